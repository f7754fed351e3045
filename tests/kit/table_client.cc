#include "tests/kit/table_client.h"

#include <chrono>
#include <stdexcept>

#include "engine/json_reader.h"
#include "server/plan.h"

namespace stele::kit {

MadeTable make_table(std::uint16_t port, const Json& wish) {
  const auto answer = wire::http({"127.0.0.1", port}, "POST", "/api/tables", wish.dump());
  if (answer.status != 201) throw std::runtime_error(answer.body);
  const Json made = Json::parse(answer.body);
  MadeTable out{made["table"], {}};
  for (const Json& seat : made["seats"]) out.tokens.push_back(seat.value("token", ""));
  return out;
}

Json get_json(std::uint16_t port, const std::string& target, const std::string& token) {
  const auto answer = wire::http({"127.0.0.1", port}, "GET", target, "", "", token);
  if (answer.status != 200) throw std::runtime_error(target + ": " + answer.body);
  return Json::parse(answer.body);
}

double metric(std::uint16_t port, const std::string& name) {
  const std::string text = wire::http({"127.0.0.1", port}, "GET", "/metrics").body;
  const std::size_t at = text.find("\n" + name + " ");
  if (at == std::string::npos) throw std::runtime_error(name + " is not in\n" + text);
  return std::stod(text.substr(at + name.size() + 2));
}

TableClient::TableClient(wire::Network& network, std::string table, std::string token, std::string name, std::string language)
    : outbox(server::new_token()),
      network_(network),
      table_(std::move(table)),
      token_(std::move(token)),
      name_(std::move(name)),
      language_(std::move(language)) {}

std::shared_ptr<TableClient> TableClient::join(wire::Network& network, std::uint16_t port, const std::string& table,
                                               const std::string& token, const std::string& name, const std::string& language) {
  const auto out = std::make_shared<TableClient>(network, table, token, name, language);
  out->connect(port);
  out->until([&] { return out->mirror.joined || out->closed; });
  return out;
}

void TableClient::connect(std::uint16_t port) {
  port_ = port;
  read_ = 0;
  closed = false;
  const std::weak_ptr<TableClient> weak = weak_from_this();
  line = wire::Line::connect(network_, {"127.0.0.1", port},
                             {[weak] {
                                const auto self = weak.lock();
                                if (!self) return;
                                self->open = true;
                                self->send(self->outbox.join(self->table_, self->token_, self->name_, self->language_, self->mirror));
                                for (const Json& m : self->outbox.unanswered()) self->send(m);
                              },
                              [weak](const std::string& text) {
                                if (const auto self = weak.lock()) self->take(text);
                              },
                              [weak](const std::string&) {
                                const auto self = weak.lock();
                                if (!self) return;
                                self->open = false;
                                self->closed = true;
                                if (self->stay_)
                                  self->network_.after(20, [weak] {
                                    const auto again = weak.lock();
                                    if (again && again->stay_ && again->closed) again->connect(again->port_);
                                  });
                              }});
}

void TableClient::send_text(const std::string& text) {
  if (open) line->send(text);
}

void TableClient::take(const std::string& text) {
  all += text + "\n";
  const auto message = parse_json(text);
  if (!message) throw std::runtime_error("not JSON: " + text);
  outbox.take(message.value());
  if (!mirror.take(message.value())) send({{"kind", "view"}});
  if (message.value()["kind"] == "welcome" && message.value().contains("token")) token_ = message.value()["token"];
  received.push_back(message.value());
  wire.push_back(line->bytes_read() - read_);
  read_ = line->bytes_read();
}

bool TableClient::until(const std::function<bool()>& holds, std::int64_t milliseconds) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(milliseconds);
  while (!holds()) {
    if (std::chrono::steady_clock::now() > end) return false;
    network_.run_for(2);
  }
  return true;
}

Json TableClient::next(const std::string& kind) {
  std::size_t at = 0;
  const auto found = [&] {
    for (at = looked_; at < received.size(); ++at)
      if (received[at].value("kind", "") == kind) return true;
    return false;
  };
  if (!until(found, 10'000)) return nullptr;
  looked_ = at + 1;
  return received[at];
}

}  // namespace stele::kit
