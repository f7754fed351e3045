#include "server/messages.h"

#include "server/delta.h"

namespace stele::server {
namespace {

Json seat_or_null(PlayerId seat) { return seat.is_none() ? Json(nullptr) : Json(seat.value); }

Json points_of(const Standing& st, const std::string& game, Language language) {
  Json rows = Json::array();
  for (std::size_t r = 0; r < st.rows.size(); ++r) {
    Json lines = Json::array();
    for (const ScoreLine& l : st.lines)
      if (l.row == r)
        lines.push_back(
            {{"for", say(game + ".points." + std::string{l.label->name}).in(language)}, {"rule", l.label->rule}, {"points", l.points}});
    rows.push_back({{"seat", st.rows[r].seat.value},
                    {"name", say(game + ".row." + std::string{st.rows[r].name}).in(language)},
                    {"points", st.rows[r].points},
                    {"lines", lines}});
  }
  return rows;
}

}  // namespace

Json about_table(const Room& room, Language language) {
  const SetupRequest setup = room.table().setup();
  Json out = {{"id", room.plan().id},
              {"game", room.plan().game},
              {"title", title(room.table().info()).in(language)},
              {"rules", room.plan().rules_version},
              {"cards", hash_to_text(room.plan().cards_version)},
              {"modules", setup.modules},
              {"spectators", room.plan().spectators},
              {"clock", room.plan().clock}};
  if (!setup.map.empty()) out["map"] = setup.map;
  if (setup.automa) out["automa-level"] = setup.automa_level;
  return out;
}

Json about_seats(const Room& room) {
  Json out = Json::array();
  for (const Seat& s : room.seats()) {
    switch (s.sitter) {
      case Sitter::Person:
        out.push_back({{"who", "person"}, {"name", s.name}});
        if (s.away) out.back()["bot"] = s.bot;
        break;
      case Sitter::Open: out.push_back({{"who", "open"}}); break;
      case Sitter::Bot: out.push_back({{"who", "bot"}, {"bot", s.bot}}); break;
      case Sitter::Automa: out.push_back({{"who", "automa"}}); break;
    }
  }
  return out;
}

Json about_presence(const Presence& p) {
  Json here = Json::array();
  for (int i = 0; i < kMaxSeats; ++i)
    if (p.seats >> i & 1) here.push_back(i);
  return {{"seats", here}, {"spectators", p.spectators}};
}

Json about_chat(const Entry& e) { return {{"seat", seat_or_null(e.seat)}, {"name", e.name}, {"text", e.text}, {"time", e.time}}; }

Json about_undo(const Room& room) {
  const auto& wish = room.undo_wish();
  if (!wish) return nullptr;
  Json agreed = Json::array();
  for (int i = 0; i < kMaxSeats; ++i)
    if (wish->agreed >> i & 1) agreed.push_back(i);
  return {{"seat", wish->seat.value}, {"to", wish->to}, {"agreed", agreed}};
}

Json about_question(const Room& room, const Viewer& viewer) {
  const Table& table = room.table();
  const Decision d = table.decision();
  if (d.nothing()) return nullptr;
  Json out = {{"seat", d.seat.value}};
  if (d.seat != viewer.seat) return out;
  out["decision"] = d.kind->name;
  out["rule"] = d.kind->rule;
  out["text"] = table.question().in(viewer.language);
  Json options = Json::object();
  for (const OptionText& o : table.options()) {
    Json option = {{"text", o.text.in(viewer.language)}};
    option.update(o.shown);
    options[o.notation] = std::move(option);
  }
  out["options"] = std::move(options);
  return out;
}

Json about_result(const Room& room, Language language) {
  const Standing st = room.table().standing();
  const std::string game = room.plan().game;
  Json points = Json::array(), winners = Json::array();
  for (std::size_t i = 0; i < room.seats().size(); ++i) {
    points.push_back(st.points[i]);
    if (st.winners >> i & 1) winners.push_back(i);
  }
  return {{"points", points},
          {"winners", winners},
          {"decided", say(game + ".decided." + std::string{st.decided.name}).in(language)},
          {"rule", st.decided.rule},
          {"rows", points_of(st, game, language)}};
}

Json about_reason(const Reason& r, Language language) {
  Json out = {{"rule", r.rule}, {"text", r.text.in(language)}};
  if (!r.because.empty()) {
    out["because"] = Json::array();
    for (const Reason& b : r.because) out["because"].push_back(about_reason(b, language));
  }
  return out;
}

std::vector<Told> told(const Room& room, std::size_t from, const Viewer& viewer) {
  std::vector<Told> out;
  for (const auto& happened : room.table().events(from, room.table().answers(), viewer.seat)) {
    Told& of_answer = out.emplace_back();
    for (const Table::Happened& h : happened) {
      if (h.automa && !of_answer.automa) of_answer.automa = of_answer.lines.size();
      of_answer.lines.push_back(h.text.in(viewer.language));
    }
  }
  return out;
}

Json listing(const TablePlan& plan, const std::vector<Seat>& seats) {
  Json names = Json::array();
  for (const Seat& s : seats)
    names.push_back(s.sitter == Sitter::Open     ? Json(nullptr)
                    : s.sitter == Sitter::Person ? Json(s.name)
                                                 : Json(s.sitter == Sitter::Bot ? s.bot : "automa"));
  return {{"id", plan.id},    {"game", plan.game},   {"modules", plan.setup.modules},
          {"seats", names},   {"clock", plan.clock}, {"spectators", plan.spectators},
          {"time", plan.time}};
}

Json refusal(const Refused& r, std::uint64_t number, Language language) {
  Json out = {{"kind", "refused"}, {"number", number}, {"code", r.code}, {"text", r.text.in(language)}};
  if (!r.reason.empty()) out["reason"] = about_reason(r.reason, language);
  return out;
}

Json error(std::string_view code, const Text& text, Language language) {
  return {{"kind", "error"}, {"code", code}, {"text", text.in(language)}};
}

Json welcome(const Room& room, const Viewer& viewer, const Presence& presence) {
  Json out = {{"kind", "welcome"},
              {"entry", room.entries()},
              {"answers", room.table().answers()},
              {"table", about_table(room, viewer.language)},
              {"seat", seat_or_null(viewer.seat)},
              {"seats", about_seats(room)},
              {"presence", about_presence(presence)},
              {"view", room.table().view_to_json(viewer.seat)}};
  out["print"] = fingerprint(out["view"]);
  out["asks"] = about_question(room, viewer);
  if (room.is_over()) out["result"] = about_result(room, viewer.language);
  if (room.undo_wish()) out["undo"] = about_undo(room);
  if (!room.rematch().empty()) out["rematch"] = room.rematch();
  if (room.broken()) out["broken"] = room.broken()->in(viewer.language);
  Json chat = Json::array();
  for (const auto& said : room.chat()) chat.push_back(about_chat(said.line));
  if (!chat.empty()) out["chat"] = std::move(chat);
  return out;
}

Known known(const Room& room, const Viewer& viewer) {
  return {room.entries(), room.table().answers(), room.table().view_to_json(viewer.seat), about_question(room, viewer)};
}

Json change(const Room& room, Known& had, const Viewer& viewer) {
  const Table& table = room.table();
  Json out = {{"kind", "change"}, {"entry", room.entries()}};
  if (room.table_changed() > had.entry) {
    Json view = table.view_to_json(viewer.seat);
    out["answers"] = table.answers();
    Json lines = Json::array();
    for (Told& of_answer : told(room, had.answers, viewer))
      for (std::string& line : of_answer.lines) lines.push_back(std::move(line));
    if (!lines.empty()) out["told"] = std::move(lines);
    if (Json steps = delta(had.view, view); !steps.empty()) out["delta"] = std::move(steps);
    out["print"] = fingerprint(view);
    Json question = about_question(room, viewer);
    Json to_it = had.question.is_null() ? Json() : delta(had.question, question);
    if (!to_it.is_array() || to_it.dump().size() > question.dump().size())
      out["asks"] = question;
    else if (!to_it.empty())
      out["asks-delta"] = std::move(to_it);
    had.answers = table.answers();
    had.view = std::move(view);
    had.question = std::move(question);
    if (room.is_over()) out["result"] = about_result(room, viewer.language);
  }
  if (room.seats_changed() > had.entry) out["seats"] = about_seats(room);
  if (room.undo_changed() > had.entry) out["undo"] = about_undo(room);
  Json chat = Json::array();
  for (const auto& said : room.chat())
    if (said.entry > had.entry) chat.push_back(about_chat(said.line));
  if (!chat.empty()) out["chat"] = std::move(chat);
  had.entry = room.entries();
  return out;
}

}  // namespace stele::server
