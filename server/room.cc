#include "server/room.h"

#include <algorithm>

#include "ai/registry.h"

namespace stele::server {
namespace {

constexpr std::size_t kChatKept = 100;
constexpr std::size_t kLongestChat = 500;    // bytes
constexpr std::size_t kShortestSecret = 16;  // bytes: by its client's word whoever took a seat gets the key again after a cut line

Refused refused(std::string_view code, std::initializer_list<TextArg> args = {}) {
  return {code, say("server.refused." + std::string{code}, args), {}};
}

// Where the game cannot be played on, every change of it is refused with the same words.
std::optional<Refused> not_playable(const Room& room, PlayerId seat) {
  if (room.broken()) return Refused{"broken", *room.broken(), {}};
  if (seat.is_none()) return refused("spectator");
  if (room.is_over()) return refused("over");
  return {};
}

// Everybody's points, as the log notes them: "31 27".
std::string points_text(const Table& table) {
  std::string out;
  const Standing st = table.standing();
  for (int i = 0; i < table.setup().players; ++i) out += (i == 0 ? "" : " ") + std::to_string(st.points[static_cast<std::size_t>(i)]);
  return out;
}

bool is_asked_for_undo(const Seat& s) { return s.sitter == Sitter::Person && !s.away && !s.name.empty(); }

Entry entry(EntryKind kind, PlayerId seat, std::string text = {}) {
  Entry e;
  e.kind = kind;
  e.seat = seat;
  e.text = std::move(text);
  return e;
}

}  // namespace

std::vector<Seat> seats_of(const TablePlan& plan) {
  std::vector<Seat> out;
  for (const SeatPlan& s : plan.seats) out.push_back({s.sitter, s.bot, s.name, s.token, false, ""});
  return out;
}

Room::Room(TablePlan plan, std::unique_ptr<Table> table)
    : plan_(std::move(plan)), table_(std::move(table)), seats_(seats_of(plan_)), last_time_(plan_.time) {
  Entry played;
  for (const std::string& answer : plan_.played) {
    played.text = answer;
    if (!broken_) move(played);
  }
  if (!broken_ && plan_.played_to && *plan_.played_to != table_->hash()) broken_ = other_versions("server.broken.record");
  answers_after_[0] = static_cast<std::uint32_t>(table_->answers());
}

Result<std::unique_ptr<Room>> Room::open(const TablePlan& plan, GameList games) {
  auto table = open_table(plan, games);
  if (!table) return table.errors();
  if (static_cast<std::size_t>(table.value()->setup().players) != plan.seats.size())
    return Error{"seats", "there are " + std::to_string(plan.seats.size()) + " seats for " +
                              std::to_string(table.value()->setup().players) + " players"};
  return std::unique_ptr<Room>{new Room(plan, std::move(table.value()))};
}

void Room::move(const Entry& e) {
  Text why;
  if (e.before && *e.before != table_->hash()) {
    why = say("server.broken.state");
  } else {
    const Outcome outcome = table_->apply(e.text);
    if (outcome.taken()) return;
    why = outcome.errors.empty() ? outcome.reason.text + same_in_all(" (" + std::string{outcome.reason.rule} + ")")
                                 : Text{to_text(outcome.errors), to_text(outcome.errors, Language::French)};
  }
  broken_ = other_versions("server.broken.move",
                           {{"number", number(table_->answers() + 1)}, {"answer", same_in_all(in_quotes(e.text))}, {"why", why}});
}

void Room::end(const Entry& e) {
  end_noted_ = true;
  const std::string now = points_text(*table_);
  if (broken_ || (e.before && *e.before == table_->hash() && e.text == now)) return;
  broken_ = other_versions("server.broken.end", {{"then", same_in_all(e.text)}, {"now", same_in_all(now)}});
}

// Says what it was played by and what is here.
Text Room::other_versions(std::string_view id, std::vector<TextArg> args) const {
  args.push_back({"rules", number(plan_.rules_version)});
  args.push_back({"cards", same_in_all(hash_to_text(plan_.cards_version))});
  args.push_back({"own-rules", number(table_->info().rules_version)});
  args.push_back({"own-cards", same_in_all(hash_to_text(table_->cards_version()))});
  return say(id, std::span<const TextArg>(args));
}

void Room::add(const Entry& e) {
  const std::size_t number = answers_after_.size();
  Seat* seat = e.seat.value < seats_.size() ? &seats_[e.seat.value] : nullptr;
  const bool wished = wish_.has_value();
  switch (e.kind) {
    case EntryKind::Move:
      if (!broken_) move(e);
      wish_.reset();
      last_time_ = e.time;
      table_changed_ = number;
      break;
    case EntryKind::Undo:
      while (!broken_ && table_->answers() > e.to) table_->undo();
      wish_.reset();
      last_time_ = e.time;
      table_changed_ = number;
      break;
    case EntryKind::AskUndo: wish_ = {e.seat, e.to, 1u << e.seat.value}; break;
    case EntryKind::Agree:
      if (wish_) wish_->agreed |= 1u << e.seat.value;
      break;
    case EntryKind::Refuse: wish_.reset(); break;
    case EntryKind::Chat:
      chat_.push_back({number, e});
      if (chat_.size() > kChatKept) chat_.erase(chat_.begin());
      break;
    case EntryKind::Sit:
      if (seat) *seat = {Sitter::Person, "", e.name, e.token, false, e.client};
      last_time_ = e.time;  // nobody loses time that somebody else took to come
      break;
    case EntryKind::Rename:
      if (seat) seat->name = e.name;
      break;
    case EntryKind::Leave:
      if (seat) seat->away = true, seat->bot = e.text;
      wish_.reset();  // who is asked has changed
      break;
    case EntryKind::Return:
      if (seat) seat->away = false, seat->bot.clear();
      wish_.reset();
      last_time_ = e.time;
      break;
    case EntryKind::Rematch: rematch_ = e.text; break;
    case EntryKind::End: end(e); break;
  }
  if (wished || wish_) undo_changed_ = number;
  if (e.kind == EntryKind::Sit || e.kind == EntryKind::Rename || e.kind == EntryKind::Leave || e.kind == EntryKind::Return)
    seats_changed_ = number;
  if (!e.client.empty()) done_[e.client] = std::max(done_[e.client], e.number);
  answers_after_.push_back(static_cast<std::uint32_t>(table_->answers()));
}

std::optional<PlayerId> Room::seat_of(std::string_view token) const {
  if (token.empty()) return {};
  for (std::size_t i = 0; i < seats_.size(); ++i)
    if (seats_[i].token == token) return PlayerId{static_cast<std::uint8_t>(i)};
  return {};
}

std::optional<PlayerId> Room::open_seat() const {
  for (std::size_t i = 0; i < seats_.size(); ++i)
    if (seats_[i].sitter == Sitter::Open) return PlayerId{static_cast<std::uint8_t>(i)};
  return {};
}

bool Room::has_done(const std::string& client, std::uint64_t number) const {
  const auto last = done_.find(client);
  return last != done_.end() && number <= last->second;
}

std::optional<std::size_t> Room::answers_at(std::size_t entry) const {
  if (entry >= answers_after_.size()) return {};
  const std::uint32_t then = answers_after_[entry];
  if (fewest_answers_since(entry) < then) return {};
  return then;
}

std::size_t Room::fewest_answers_since(std::size_t entry) const {
  return *std::min_element(answers_after_.begin() + static_cast<std::ptrdiff_t>(entry), answers_after_.end());
}

Judged judge_move(const Room& room, PlayerId seat, std::string_view answer, std::optional<std::size_t> at) {
  if (auto no = not_playable(room, seat)) return *no;
  if (at && *at != room.table().answers()) return refused("stale");
  if (room.to_move() != seat) return refused("not-your-turn");
  const auto reason = room.table().why_not(answer);
  if (!reason) return Refused{"unreadable", {to_text(reason.errors()), to_text(reason.errors(), Language::French)}, {}};
  if (!reason->empty()) return Refused{"not-allowed", reason->text, reason.value()};
  Entry e = entry(EntryKind::Move, seat, std::string{answer});
  e.before = room.table().hash();
  return e;
}

Judged judge_undo(const Room& room, PlayerId seat) {
  if (room.broken()) return Refused{"broken", *room.broken(), {}};
  if (seat.is_none()) return refused("spectator");
  if (room.is_over()) return refused("over");  // everything is shown by then
  const Table::Undo undo = room.table().undo_for(seat);
  if (!undo.to) return refused("nothing-to-undo");
  bool others = false;
  for (std::size_t i = 0; i < room.seats().size(); ++i) others |= i != seat.value && is_asked_for_undo(room.seats()[i]);
  // Nobody to ask: bots agree.
  Entry e = entry(undo.fence && others ? EntryKind::AskUndo : EntryKind::Undo, seat);
  e.to = *undo.to;
  if (e.kind == EntryKind::AskUndo && room.undo_wish()) return refused("already-asked");
  return e;
}

Judged judge_agree(const Room& room, PlayerId seat, bool yes) {
  if (seat.is_none()) return refused("spectator");
  const auto& wish = room.undo_wish();
  if (!wish) return refused("nothing-asked");
  if (!yes) return entry(EntryKind::Refuse, seat);
  std::uint32_t agreed = wish->agreed | 1u << seat.value;
  for (std::size_t i = 0; i < room.seats().size(); ++i)
    if (!is_asked_for_undo(room.seats()[i])) agreed |= 1u << i;
  const bool all = agreed == (1u << room.seats().size()) - 1;
  Entry e = entry(all ? EntryKind::Undo : EntryKind::Agree, seat);
  e.to = all ? wish->to : 0;
  return e;
}

Judged judge_chat(const Room& room, PlayerId seat, std::string_view name, std::string_view text) {
  if (text.size() > kLongestChat || first_bad_line(text) != 0 || text.find_first_not_of(" \t\n") == std::string_view::npos)
    return refused("chat-text");
  if (seat.is_none() && !is_name(name)) return refused("name");
  Entry e = entry(EntryKind::Chat, seat, std::string{text});
  e.name = seat.is_none() ? std::string{name} : room.seats()[seat.value].name;
  return e;
}

Judged judge_sit(const Room& room, PlayerId seat, std::optional<PlayerId> wanted, std::string_view name, std::string_view client) {
  if (!seat.is_none()) return refused("already-seated");
  if (client.size() < kShortestSecret) return refused("client-word");
  if (!is_name(name)) return refused("name");
  if (!wanted) wanted = room.open_seat();
  if (!wanted || wanted->value >= room.seats().size() || room.seats()[wanted->value].sitter != Sitter::Open) return refused("seat-taken");
  Entry e = entry(EntryKind::Sit, *wanted);
  e.name = name;
  e.token = new_token();
  return e;
}

Judged judge_rename(const Room& room, PlayerId seat, std::string_view name) {
  if (seat.is_none()) return refused("spectator");
  if (!is_name(name)) return refused("name");
  if (room.seats()[seat.value].name == name) return refused("same-name");
  Entry e = entry(EntryKind::Rename, seat);
  e.name = name;
  return e;
}

Judged judge_leave(const Room& room, PlayerId seat) {
  if (auto no = not_playable(room, seat)) return *no;
  if (room.seats()[seat.value].away) return refused("already-away");
  return entry(EntryKind::Leave, seat, std::string{kBestBot});
}

Judged judge_return(const Room& room, PlayerId seat) {
  if (seat.is_none()) return refused("spectator");
  if (!room.seats()[seat.value].away) return refused("not-away");
  return entry(EntryKind::Return, seat);
}

Judged judge_rematch(const Room& room, PlayerId seat, const std::string& new_table) {
  if (seat.is_none()) return refused("spectator");
  if (!room.is_over() && !room.broken()) return refused("not-over");
  if (!room.rematch().empty()) return refused("already-again");
  return entry(EntryKind::Rematch, seat, new_table);
}

Judged judge_end(const Room& room) {
  if (!room.is_over() || room.end_noted()) return refused("not-over");
  Entry e = entry(EntryKind::End, {}, points_text(room.table()));
  e.before = room.table().hash();
  return e;
}

TablePlan plan_again(const Room& room, std::int64_t time) {
  TablePlan out = room.plan();
  out.id = new_table_id();
  out.setup.seed = new_seed();
  out.start.clear();
  out.played.clear();
  out.played_to.reset();
  out.time = time;
  out.rules_version = room.table().info().rules_version;
  out.cards_version = room.table().cards_version();
  for (std::size_t i = 0; i < out.seats.size(); ++i)
    if (const Seat& s = room.seats()[i]; s.sitter == Sitter::Person) out.seats[i] = {Sitter::Person, "", new_token(), s.name};
  return out;
}

}  // namespace stele::server
