#include "server/api.h"

#include <charconv>
#include <cstdio>

#include "ai/registry.h"
#include "engine/json_reader.h"
#include "engine/record.h"
#include "engine/rule_book.h"
#include "engine/table_file.h"
#include "games/about.h"
#include "server/delta.h"

namespace stele::server {
namespace {

constexpr int kMostListed = 100;

HttpResponse json(const Json& body, int status = 200) { return {status, "application/json", body.dump() + "\n"}; }

// What cannot be answered, in the language that was asked for.
struct Problems {
  Language language;
  HttpResponse operator()(int status, const Text& text) const { return json({{"error", text.in(language)}}, status); }
  HttpResponse operator()(int status, std::string_view id) const { return (*this)(status, say("server.http." + std::string{id})); }
  HttpResponse operator()(int status, const Errors& errors) const {
    Json list = Json::array();
    for (const Error& e : errors) list.push_back({{"where", e.where}, {"what", what_of(e).in(language)}});
    return json({{"error", to_text(errors, language)}, {"errors", list}}, status);
  }
  // What the database says may name its host and user: that is for whoever runs the server.
  HttpResponse of_store(const std::string& why) const {
    std::fprintf(stderr, "stele: %s\n", why.c_str());
    return (*this)(503, "store");
  }
};

int hex_digit(char c) {
  return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

std::string decoded(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '%' && i + 2 < text.size() && hex_digit(text[i + 1]) >= 0 && hex_digit(text[i + 2]) >= 0) {
      out += static_cast<char>(hex_digit(text[i + 1]) * 16 + hex_digit(text[i + 2]));
      i += 2;
    } else {
      out += text[i] == '+' ? ' ' : text[i];
    }
  }
  return out;
}

// The value of a field behind the '?'; empty if it is not there.
std::string field(std::string_view query, std::string_view key) {
  while (!query.empty()) {
    const std::string_view pair = query.substr(0, query.find('&'));
    query.remove_prefix(std::min(query.size(), pair.size() + 1));
    if (pair.starts_with(key) && pair.size() > key.size() && pair[key.size()] == '=') return decoded(pair.substr(key.size() + 1));
  }
  return "";
}

Language language(std::string_view query) { return field(query, "lang") == "fr" ? Language::French : Language::English; }

// Everything that happened, answer by answer, as the viewer may read it.
Json log_of(const Room& room, const Viewer& viewer) {
  Json out = Json::array();
  for (const Told& t : told(room, 0, viewer)) {
    out.push_back({{"seat", room.table().answered_by(out.size()).value}, {"told", t.lines}});
    if (t.automa) out.back()["automa"] = *t.automa;
  }
  return out;
}

// Everybody's points before each answer and at the end.
Json points_of(const Room& room) {
  Json out = Json::array();
  for (const Standing& s : room.table().standings()) {
    out.push_back(Json::array());
    for (std::size_t i = 0; i < room.seats().size(); ++i) out.back().push_back(s.points[i]);
  }
  return out;
}

}  // namespace

void Api::answer(const HttpRequest& request, Then then) {
  ++metrics_.requests;
  const std::string_view target = request.target;
  const std::string_view path = target.substr(0, target.find('?'));
  const std::string query{target.substr(std::min(target.size(), path.size() + 1))};
  constexpr std::string_view kTables = "/api/tables";
  const Problems problem{language(query)};
  if (path == kTables && request.method == "POST") return create(request.body, problem.language, then);
  if (request.method != "GET" && request.method != "HEAD") return then(problem(405, "only-read"));

  if (path == "/healthz") {
    store_.ask([](Store& store) { return store.open_tables(1), true; },
               [then, problem](bool, const std::string& why) {
                 if (!why.empty()) return then(problem.of_store(why));
                 then({200, "text/plain; charset=utf-8", "fine\n"});
               });
    return;
  }
  if (path == "/metrics") return then({200, "text/plain; version=0.0.4; charset=utf-8", metrics_.text()});
  if (path == "/api/games") {
    Json out = Json::array();
    for (const AnyGame* g : games_) {
      out.push_back(about_game(*g));
      out.back()["bots"] = bot_names();
    }
    return then(json(out));
  }
  if (path == "/api/rules" || path == "/api/cards" || path == "/api/glossary") {
    const std::string game = field(query, "game");
    if (!game.empty() && !find_game(games_, game)) return then(problem(404, what_of(unknown_game(games_, game))));
    Json out = Json::array();
    if (path == "/api/rules") {
      for (const Rule& r : all_rules())
        if (game.empty() || r.game == game) out.push_back(about_rule(r));
    } else if (path == "/api/glossary") {
      for (const Term& t : glossary(game)) out.push_back(about_term(t));
    } else {
      for (const AnyGame* g : games_)
        if (game.empty() || g->info().id == game)
          for (const CardText& c : g->cards()) out.push_back(about_card(*g, c));
    }
    return then(json(out));
  }
  if (path == kTables) {
    store_.ask([](Store& store) { return store.open_tables(kMostListed); },
               [then, problem](const std::vector<std::string>& tables, const std::string& why) {
                 if (!why.empty()) return then(problem.of_store(why));
                 Json out = Json::array();
                 for (const std::string& t : tables)
                   if (auto listed = parse_json(t)) out.push_back(std::move(listed.value()));
                 then(json(out));
               });
    return;
  }
  if (path.starts_with(kTables) && path[kTables.size()] == '/') {
    const std::string_view rest = path.substr(kTables.size() + 1);
    const std::string_view id = rest.substr(0, rest.find('/'));
    constexpr std::string_view kBearer = "Bearer ";
    const std::string token{request.authorization.starts_with(kBearer) ? request.authorization.substr(kBearer.size()) : ""};
    return table(id, rest.substr(std::min(rest.size(), id.size() + 1)), query, token, then);
  }
  if (!path.starts_with("/api/")) {
    // Where nothing is the client says so; a file that is missing is no page.
    const Page* page = pages_.find(path);
    const int status = page ? 200 : 404;
    if (!page && path.find('.') == std::string_view::npos) page = pages_.find("/");
    if (page) {
      const bool packed = request.packed && !page->packed.empty();
      return then({status, page->type, packed ? page->packed : page->body, packed, page->lasting});
    }
  }
  if (path == "/")
    return then({200, "text/html; charset=utf-8",
                 "<!doctype html><html lang=\"en\"><title>Stele</title><p>The Stele server is running, without its web client (--web). "
                 "Play with <code>stele join</code>.</p></html>\n"});
  then(problem(404, "nothing-here"));
}

void Api::create(const std::string& body, Language language, const Then& then) {
  const Problems problem{language};
  const auto wish = parse_json(body);
  if (!wish) return then(problem(400, wish.errors()));
  const auto plan = read_wish(wish.value(), games_, now_());
  if (!plan) return then(problem(400, plan.errors()));
  hall_.create(plan.value(), [then, problem, plan = plan.value()](const std::string& why) {
    if (!why.empty()) return then(problem.of_store(why));
    Json seats = Json::array();
    for (const SeatPlan& s : plan.seats) seats.push_back(s.token.empty() ? Json::object() : Json{{"token", s.token}});
    then(json({{"table", plan.id}, {"seats", seats}}, 201));
  });
}

void Api::table(std::string_view id, std::string_view part, const std::string& query, const std::string& token, const Then& then) {
  hall_.with_room(std::string{id}, [then, part = std::string{part}, query, token](const Room* room, const std::string& why) {
    Viewer viewer{{}, language(query)};
    const Problems problem{viewer.language};
    if (!room) return then(why.empty() ? problem(404, "no-table") : problem(503, "unreadable"));
    if (const auto seat = room->seat_of(token))
      viewer.seat = *seat;
    else if (!token.empty())
      return then(problem(403, "wrong-token"));
    const bool may_look = !viewer.seat.is_none() || room->plan().spectators;
    if (part.empty()) {
      Json out = about_table(*room, viewer.language);
      out["seats"] = about_seats(*room);
      out["answers"] = room->table().answers();
      out["over"] = room->is_over();
      if (room->broken()) out["broken"] = room->broken()->in(viewer.language);
      return then(json(out));
    }
    if (!may_look) return then(problem(403, "no-spectators"));
    if (part == "log") return then(json(log_of(*room, viewer)));
    if (part == "record" || part == "file") {
      // With the seed everything hidden could be worked out: while the game runs both begin at this moment, as the viewer knows it.
      const Table& table = room->table();
      const std::uint64_t guess = (hash_of_text(room->plan().id) + table.answers()) & kMaxSeed;
      const auto known = room->is_over() ? table.clone() : table.as_known_to(viewer.seat, guess);
      if (part == "file") return then({200, "application/json", write_table(*known)});
      return then({200, "text/plain; charset=utf-8", write_record(*known)});
    }
    if (part == "points") {
      if (!room->is_over()) return then(problem(403, "not-over"));
      return then(json(points_of(*room)));
    }
    if (part.starts_with("at/")) {
      std::size_t k = 0;
      const auto [end, error] = std::from_chars(part.data() + 3, part.data() + part.size(), k);
      if (error != std::errc{} || end != part.data() + part.size() || k > room->table().answers())
        return then(problem(404, say("server.http.answers", {{"number", number(room->table().answers())}})));
      return then(json(room->table().view_to_json(viewer.seat, k)));
    }
    then(problem(404, "nothing-here"));
  });
}

}  // namespace stele::server
