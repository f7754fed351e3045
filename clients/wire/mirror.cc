#include "clients/wire/mirror.h"

#include "server/delta.h"

namespace stele::wire {
namespace {

void set(Json& out, const Json& message, const char* key) {
  if (const auto it = message.find(key); it != message.end()) out = *it;
}

}  // namespace

bool Mirror::take(const Json& m) {
  const std::string kind = m.value("kind", "");
  if (kind == "presence") presence = m["presence"];
  if (kind == "rematch") {
    rematch_table = m.value("table", "");
    rematch_token = m.value("token", "");
  }
  if (kind != "welcome" && kind != "change") return true;
  if (kind == "welcome") {
    joined = true;
    undo = result = nullptr;
    chat.clear();
    set(view, m, "view");
    if (m.contains("token")) token = m["token"];
  }
  entry = m["entry"];
  if (m.contains("answers")) answers = m["answers"];
  for (const auto& [field, key] : {std::pair{&table, "table"},
                                   {&seat, "seat"},
                                   {&seats, "seats"},
                                   {&presence, "presence"},
                                   {&asks, "asks"},
                                   {&undo, "undo"},
                                   {&result, "result"}})
    set(*field, m, key);
  if (m.contains("answers") && !m.contains("result")) result = nullptr;  // a finished game was taken back
  if (m.contains("chat"))
    for (const Json& line : m["chat"]) chat.push_back(line);
  if (m.contains("told"))
    for (const Json& line : m["told"]) told.push_back(line);
  if (m.contains("delta") && !server::apply_delta(view, m["delta"])) return false;
  if (m.contains("asks-delta") && !server::apply_delta(asks, m["asks-delta"])) return false;
  if (!m.contains("print")) return true;
  print = m["print"];
  return server::fingerprint(view) == print;
}

Json Outbox::join(const std::string& table, const std::string& token, const std::string& name, const std::string& language,
                  const Mirror& mirror) const {
  Json out = {{"kind", "join"}, {"table", table}, {"client", client_}, {"lang", language}};
  if (!token.empty()) out["token"] = token;
  if (!name.empty()) out["name"] = name;
  if (mirror.joined) {
    out["have"] = mirror.entry;
    out["print"] = mirror.print;
  }
  return out;
}

Json Outbox::request(Json message) {
  message["number"] = ++number_;
  kept_.push_back(message);
  return message;
}

void Outbox::take(const Json& message) {
  const auto number = message.find("number");
  if (number == message.end()) return;
  while (!kept_.empty() && kept_.front()["number"] <= *number) kept_.pop_front();
}

}  // namespace stele::wire
