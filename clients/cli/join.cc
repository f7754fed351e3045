// The join command: a seat at a server's table, in the terminal.
#include <unistd.h>

#include <charconv>
#include <memory>

#include <fmt/format.h>

#include "clients/cli/commands.h"
#include "clients/cli/links.h"
#include "clients/wire/line.h"
#include "clients/wire/mirror.h"
#include "engine/json_reader.h"
#include "server/plan.h"

namespace stele::cli {
namespace {

class Guest {
 public:
  Guest(const TableLink& link, const Join& wanted) : link_(link), wanted_(wanted), outbox_(server::new_token()) {}

  int run() {
    connect();
    network_.read_lines(STDIN_FILENO, [this](const std::string& line) { typed(line); }, [this] { leave(kFine); });
    network_.run();
    return code_;
  }

 private:
  std::string words(std::string_view id, std::initializer_list<TextArg> args = {}) const {
    return say("cli.join." + std::string{id}, args).in(wanted_.language);
  }
  void print(const std::string& line) {
    fmt::print("{}\n", wrapped(line, terminal_width(STDOUT_FILENO), 2));
    std::fflush(stdout);
  }

  void connect() {
    line_ = wire::Line::connect(
        network_, link_.server,
        {[this] { opened(); }, [this](const std::string& m) { take(m); }, [this](const std::string& why) { closed(why); }});
  }
  void opened() {
    pause_ = kFirstPause;
    line_->send(outbox_.join(link_.table, link_.token, wanted_.name, wanted_.language == Language::French ? "fr" : "en", mirror_).dump());
    for (const Json& request : outbox_.unanswered()) line_->send(request.dump());
  }
  void closed(const std::string& why) {
    if (leaving_) return network_.stop();
    if (fatal_) return leave(kFailed);
    print(words("lost", {{"why", same_in_all(why)}}));
    network_.after(pause_, [this] { connect(); });
    pause_ = std::min<std::int64_t>(pause_ * 2, kLongestPause);
  }
  void leave(int code) {
    code_ = code;
    leaving_ = true;
    line_->close();
    network_.after(500, [this] { network_.stop(); });
  }

  void take(const std::string& text) {
    const auto message = parse_json(text);
    if (!message) return;
    const Json& m = message.value();
    const std::string kind = m.value("kind", "");
    outbox_.take(m);
    const std::size_t told = mirror_.told.size(), said = kind == "welcome" ? 0 : mirror_.chat.size();
    const bool first = !mirror_.joined;
    if (!mirror_.take(m)) return line_->send(R"({"kind":"view"})");
    if (kind == "error" || kind == "refused") {
      print(m.value("text", ""));
      if (m.contains("reason")) print(fmt::format("[{}]", m["reason"].value("rule", "")));
      // Nothing will change by trying again.
      fatal_ = kind == "error" && !mirror_.joined;
    }
    if (kind == "welcome" && first)
      print(words("welcome", {{"game", same_in_all(mirror_.table.value("title", ""))}, {"seats", same_in_all(seat_names())}}));
    if (kind == "welcome" && m.contains("token")) {
      link_.token = mirror_.token;
      print(words(
          "seated",
          {{"link", same_in_all(fmt::format("http://{}:{}/t/{}#{}", link_.server.host, link_.server.port, link_.table, link_.token))}}));
    }
    for (std::size_t i = told; i < mirror_.told.size(); ++i) print("  " + mirror_.told[i]);
    for (std::size_t i = said; i < mirror_.chat.size(); ++i)
      print(fmt::format("{}: {}", mirror_.chat[i].value("name", ""), mirror_.chat[i].value("text", "")));
    if (m.contains("seats") && kind == "change") print(seat_names());
    if (m.contains("undo") && mirror_.undo.is_object())
      print(words("undo-asked", {{"who", same_in_all(name_of_seat(mirror_.undo["seat"]))}}));
    if (kind == "why")
      print(m.contains("reason") ? fmt::format("{} [{}]", m["reason"].value("text", ""), m["reason"].value("rule", ""))
                                 : m.value("text", words("allowed")));
    if (kind == "hint" && !m["options"].empty()) print(words("hint", {{"option", same_in_all(m["options"][0].value("text", ""))}}));
    if (kind == "rematch") {
      print(words("again"));
      link_.table = mirror_.rematch_table;
      link_.token = mirror_.rematch_token;
      mirror_ = {};
      outbox_ = wire::Outbox(server::new_token());
      line_->close();
      return;
    }
    if (m.contains("result")) show_result();
    if (m.contains("answers")) ask();
  }

  std::string name_of_seat(const Json& seat) const {
    const Json& s = mirror_.seats.at(seat.get<std::size_t>());
    const std::string name = s.value("name", "");
    return !name.empty() ? name : fmt::format("{} {}", words("seat"), seat.get<int>() + 1);
  }
  std::string seat_names() const {
    std::string out;
    for (std::size_t i = 0; i < mirror_.seats.size(); ++i) {
      const Json& s = mirror_.seats[i];
      const std::string who = s.value("who", ""), bot = s.value("bot", "");
      out += (out.empty() ? "" : ", ") + (who == "person" ? name_of_seat(i) + (bot.empty() ? "" : " (" + bot + ")")
                                          : who == "bot"  ? bot
                                                          : words("seat-" + who));
      if (mirror_.seat.is_number() && mirror_.seat == i) out += fmt::format(" ({})", words("you"));
    }
    return out;
  }
  void show_result() {
    const Json& r = mirror_.result;
    for (std::size_t i = 0; i < r["points"].size(); ++i) print(fmt::format("{:>5}  {}", r["points"][i].get<int>(), name_of_seat(i)));
    print(fmt::format("{} [{}]", r.value("decided", ""), r.value("rule", "")));
  }
  void ask() {
    if (!mirror_.asks.is_object()) return;
    if (!mirror_.my_turn()) return print(words("waits", {{"who", same_in_all(name_of_seat(mirror_.asks["seat"]))}}));
    print(mirror_.asks.value("text", ""));
    int i = 0;
    for (const auto& [notation, o] : mirror_.asks["options"].items())
      fmt::print("{}\n", hanging(fmt::format("{:>3} ", ++i), o.value("text", ""), terminal_width(STDOUT_FILENO)));
    fmt::print("> ");
    std::fflush(stdout);
  }

  void request(Json message) { line_->send(outbox_.request(std::move(message)).dump()); }

  void typed(const std::string& line) {
    const auto typed_words = words_of(line);
    if (typed_words.empty()) return;
    const std::string first{typed_words[0]};
    const std::size_t behind = line.find(first) + first.size();
    const std::string rest =
        behind < line.size()
            ? line.substr(line.find_first_not_of(' ', behind) == std::string::npos ? line.size() : line.find_first_not_of(' ', behind))
            : "";
    if (first == "quit") return leave(kFine);
    if (first == "?" || first == "help") return print(words("help"));
    if (first == "table") {
      fmt::print("{}\n", to_readable_text(mirror_.view));
      return ask();
    }
    for (const std::string_view plain : {"undo", "agree", "refuse", "leave", "return", "rematch", "hint"})
      if (first == plain && rest.empty()) return request({{"kind", plain}});
    if (first == "say") return request({{"kind", "chat"}, {"text", rest}});
    if (first == "why") return request({{"kind", "why"}, {"text", rest}});
    if (first == "sit") return request({{"kind", "sit"}, {"name", rest.empty() ? wanted_.name : rest}});
    if (!mirror_.my_turn()) return print(words("not-now"));
    std::string answer = line;
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(first.data(), first.data() + first.size(), number);
    if (error == std::errc{} && end == first.data() + first.size() && rest.empty()) {
      if (number < 1 || number > mirror_.options()) return print(words("no-such-number", {{"most", stele::number(mirror_.options())}}));
      answer = mirror_.option(number - 1);
    }
    request({{"kind", "move"}, {"text", answer}, {"at", mirror_.answers}});
  }

  static constexpr std::int64_t kFirstPause = 200, kLongestPause = 5000;
  TableLink link_;
  Join wanted_;
  wire::Network network_;
  wire::Mirror mirror_;
  wire::Outbox outbox_;
  std::shared_ptr<wire::Line> line_;
  std::int64_t pause_ = kFirstPause;
  int code_ = kFine;
  bool leaving_ = false, fatal_ = false;
};

}  // namespace

int join(const Join& wanted) {
  const auto link = read_link(wanted.link);
  if (!link) return fail(link.errors());
  return Guest(link.value(), wanted).run();
}

}  // namespace stele::cli
