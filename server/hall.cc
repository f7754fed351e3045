#include "server/hall.h"

#include <algorithm>
#include <chrono>
#include <cstdio>

#include "ai/registry.h"
#include "engine/json_reader.h"
#include "server/delta.h"

namespace stele::server {
namespace {

constexpr std::size_t kMostWishes = 64;     // of one table, waiting
constexpr std::size_t kMostOfVisit = 8;     // of one visitor
constexpr int kMostFailures = 3;            // of the store, then a wish is given up
constexpr int kMostRaces = 100;             // lost against other servers
constexpr int kMostHints = 32;              // that bots think about at once
constexpr std::int64_t kKnownKept = 5'000;  // milliseconds after the last change
constexpr std::int64_t kPresenceEvery = 10'000, kPresenceLasts = 25'000;
constexpr const char* kStoreSilent = "the store does not answer";
constexpr int kPatience = 5;  // times the time to think: how long a bot may wait for a thread

// A repeated request is known by its client; what a spectator calls itself is no seat's.
std::string client_key(PlayerId seat, const std::string& client) {
  return (seat.is_none() ? "-" : std::to_string(seat.value)) + ":" + client;
}

Listing listing_of(const TablePlan& plan, const std::vector<Seat>& seats) {
  const bool open = std::any_of(seats.begin(), seats.end(), [](const Seat& s) { return s.sitter == Sitter::Open; });
  return {listing(plan, seats).dump(), open, plan.time};
}

NewTable new_table(const TablePlan& plan) { return {plan.id, write_plan(plan), listing_of(plan, seats_of(plan))}; }

double seconds_since(std::chrono::steady_clock::time_point began) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
}

// A visitor without a key who took a seat before the line was cut: asking again brings it.
bool has_taken_seat(const Room& room, const std::string& client) {
  return std::any_of(room.seats().begin(), room.seats().end(), [&](const Seat& s) { return s.client == client_key({}, client); });
}

bool changes_seats(EntryKind k) { return k == EntryKind::Sit || k == EntryKind::Rename; }

// Another position, or somebody else who is to answer: what a bot thinks about is over.
bool changes_play(const Entry& e) {
  switch (e.kind) {
    case EntryKind::Move:
    case EntryKind::Undo:
    case EntryKind::Sit:
    case EntryKind::Leave:
    case EntryKind::Return: return true;
    default: return false;
  }
}

}  // namespace

Hall::Hall(HallSettings settings, StoreThread& store, Metrics& metrics, Now now, Elsewhere think, Elsewhere back)
    : settings_(settings),
      store_(store),
      metrics_(metrics),
      now_(std::move(now)),
      think_(std::move(think)),
      back_(std::move(back)),
      server_(new_table_id()),
      started_(now_()) {}

Hall::Loaded* Hall::find(const std::string& id) {
  const auto it = tables_.find(id);
  return it == tables_.end() ? nullptr : it->second.get();
}

Hall::Loaded* Hall::find(const Visitor* visitor) {
  const auto it = where_.find(visitor);
  return it == where_.end() ? nullptr : find(it->second);
}

void Hall::send(const std::shared_ptr<Visitor>& visitor, const Json& message) {
  visitor->send(std::make_shared<const std::string>(message.dump()));
}

void Hall::send_error(const std::shared_ptr<Visitor>& visitor, std::string_view code, Language language,
                      std::initializer_list<TextArg> args) {
  send(visitor, error(code, say("server.error." + std::string{code}, args), language));
}

// --- Tables ------------------------------------------------------------------------------------------------------------------------

void Hall::create(const TablePlan& plan, std::function<void(const std::string&)> then) {
  store_.ask(
      [table = new_table(plan)](Store& store) {
        store.create(table);
        return true;
      },
      [then = std::move(then)](bool, const std::string& why) { then(why); });
}

void Hall::with_room(const std::string& id, std::function<void(const Room*, const std::string&)> then) {
  if (!is_table_id(id)) return then(nullptr, "");
  Loaded* l = find(id);
  if (l && l->room) return then(l->room.get(), "");
  if (l) {
    l->readers.push_back(std::move(then));
    return;
  }
  l = tables_.emplace(id, std::make_unique<Loaded>()).first->second.get();
  metrics_.tables = static_cast<std::int64_t>(tables_.size());
  l->id = id;
  l->busy = true;
  l->left = now_();
  l->readers.push_back(std::move(then));
  struct Read {
    std::optional<std::string> plan;
    std::vector<std::string> entries;
  };
  store_.ask(
      [id](Store& store) {
        Read out{store.plan(id), {}};
        if (out.plan) out.entries = store.entries(id, 0);
        return out;
      },
      [this, id](Read read, std::string why) {
        Loaded& loaded = *find(id);
        loaded.busy = false;
        if (!why.empty()) {  // what the database says is for whoever runs the server
          std::fprintf(stderr, "stele: %s\n", why.c_str());
          why = kStoreSilent;
        }
        if (read.plan) {
          const auto plan = read_plan(*read.plan);
          auto room = plan ? Room::open(plan.value(), settings_.games) : Result<std::unique_ptr<Room>>(plan.errors());
          if (room)
            loaded.room = std::move(room.value());
          else
            why = to_text(room.errors());
        }
        for (std::size_t i = 0; loaded.room && i < read.entries.size(); ++i) {
          const auto entry = read_entry(read.entries[i]);
          if (entry) loaded.room->add(entry.value());
          if (!entry) {
            why = "entry " + std::to_string(i + 1) + ": " + to_text(entry.errors());
            loaded.room.reset();
          }
        }
        loaded.changed = now_();
        const auto readers = std::move(loaded.readers);
        loaded.readers.clear();
        for (const auto& reader : readers) reader(loaded.room.get(), why);
        const auto early = std::move(loaded.early);
        loaded.early.clear();
        if (loaded.room) note_end(loaded);
        for (const auto& [visitor, request] : early)
          if (loaded.room && where_.contains(visitor.get())) receive(visitor, request);
        if (loaded.room)
          advance(loaded);
        else
          tables_.erase(id);
        metrics_.tables = static_cast<std::int64_t>(tables_.size());
      });
}

// --- Visitors ----------------------------------------------------------------------------------------------------------------------

void Hall::receive(const std::shared_ptr<Visitor>& visitor, const Request& request) {
  if (request.kind == RequestKind::Join) return join(visitor, request);
  Loaded* l = find(visitor.get());
  if (l && !l->room) {  // it is being read: whoever comes back after a cut sends what was not answered right behind the join
    const auto asked = std::count_if(l->early.begin(), l->early.end(), [&](const auto& e) { return e.first == visitor; });
    if (static_cast<std::size_t>(asked) >= kMostOfVisit)
      return send(visitor, refusal({"busy", say("server.error.busy"), {}}, request.number, request.language));
    l->early.emplace_back(visitor, request);
    return;
  }
  const auto visit = l ? std::find_if(l->visits.begin(), l->visits.end(), [&](const Visit& v) { return v.visitor == visitor; })
                       : std::vector<Visit>::iterator{};
  if (!l || visit == l->visits.end()) return send_error(visitor, "join-first", request.language);
  switch (request.kind) {
    case RequestKind::View: send(visitor, with_clock(*l->room, welcome(*l->room, visit->viewer, l->shown))); return;
    case RequestKind::Why: tell_why(*l->room, *visit, request); return;
    case RequestKind::Hint: tell_hint(*l, *visit, request); return;
    default: break;
  }
  const auto waiting = std::count_if(l->wishes.begin(), l->wishes.end(), [&](const Wish& w) { return w.from.lock() == visitor; });
  if (l->wishes.size() >= kMostWishes || static_cast<std::size_t>(waiting) >= kMostOfVisit)
    return send(visitor, refusal({"busy", say("server.error.busy"), {}}, request.number, visit->viewer.language));
  l->wishes.push_back({visitor, visit->viewer, client_key(visit->viewer.seat, visit->client), visit->name, request, ""});
  advance(*l);
}

void Hall::join(const std::shared_ptr<Visitor>& visitor, const Request& request) {
  if (where_.contains(visitor.get())) return send_error(visitor, "already-joined", request.language);
  where_[visitor.get()] = request.table;
  with_room(request.table, [this, visitor, request](const Room* room, const std::string& why) {
    if (!where_.contains(visitor.get())) return;  // gone meanwhile
    if (room) return come_in(*find(request.table), visitor, request);
    where_.erase(visitor.get());
    if (why.empty())
      send_error(visitor, "unknown-table", request.language, {{"table", same_in_all(in_quotes(request.table))}});
    else if (why == kStoreSilent)
      send_error(visitor, "store-silent", request.language);  // for a while: whoever comes again may find it
    else
      send_error(visitor, "unreadable-table", request.language, {{"why", same_in_all(why)}});
    visitor->close();
  });
}

void Hall::come_in(Loaded& l, const std::shared_ptr<Visitor>& visitor, const Request& request) {
  const Room& room = *l.room;
  Viewer viewer{{}, request.language};
  std::string_view refused;
  if (!request.token.empty()) {
    const auto seat = room.seat_of(request.token);
    if (seat)
      viewer.seat = *seat;
    else
      refused = "wrong-token";
  } else if (!room.plan().spectators && !room.open_seat() && !has_taken_seat(room, request.client)) {
    refused = "no-spectators";
  }
  if (refused.empty() && l.visits.size() >= settings_.most_visits) refused = "full";
  if (!refused.empty()) {
    where_.erase(visitor.get());
    send_error(visitor, refused, request.language);
    visitor->close();
    return;
  }
  l.visits.push_back({visitor, viewer, request.client, request.name, false});
  if (request.have) l.told = std::max<std::uint64_t>(l.told, store_.is_shared() ? *request.have : 0);  // heard of at another server
  // Whoever has seen the table before is told what is new, if the fingerprint says that both mean the same.
  const auto answers = request.have ? room.answers_at(*request.have) : std::nullopt;
  Known had;
  if (answers) had = {*request.have, *answers, room.table().view_to_json(viewer.seat, *answers), {}};
  note_presence(l, visitor.get());  // who comes reads it in the welcome
  if (answers && fingerprint(had.view) == request.print) {
    Json message = with_clock(room, change(room, had, viewer));
    message["presence"] = about_presence(l.shown);
    send(visitor, message);
  } else {
    send(visitor, with_clock(room, welcome(room, viewer, l.shown)));
  }
  if (room.broken()) send(visitor, error("broken", *room.broken(), viewer.language));
  if (!room.rematch().empty()) tell_rematch(l, visitor);
  // An invited person says what to call them. Whoever has a name has come: the others are asked before something is taken back.
  if (!viewer.seat.is_none()) {
    const std::string& known = room.seats()[viewer.seat.value].name;
    Request rename;
    rename.kind = RequestKind::Rename;
    rename.name = !request.name.empty() ? request.name : known.empty() ? player_name(viewer.seat).in(viewer.language) : known;
    if (rename.name != known) l.wishes.push_back({{}, viewer, "", rename.name, rename, ""});  // nobody waits for an answer
  }
  advance(l);
}

void Hall::gone(const Visitor* visitor) {
  Loaded* l = find(visitor);
  where_.erase(visitor);
  if (!l) return;
  std::erase_if(l->visits, [&](const Visit& v) { return v.visitor.get() == visitor; });
  if (l->visits.empty()) l->left = now_();
  if (l->room) note_presence(*l);
}

void Hall::close_all() {
  for (const auto& [id, l] : tables_)
    for (const Visit& v : l->visits) {
      send_error(v.visitor, "going-down", v.viewer.language);
      v.visitor->close();
    }
}

// How long the one who is asked still has, in milliseconds from now: clocks of two machines need not agree.
Json Hall::with_clock(const Room& room, Json message) const {
  if (room.plan().clock > 0 && !room.is_over() && message.contains("answers"))
    message["left"] = std::max<std::int64_t>(0, due(room) - now_());
  return message;
}

// When the clock of the one who is asked runs out; the time that the server was down does not count.
std::int64_t Hall::due(const Room& room) const { return std::max(room.last_time(), started_) + 1000 * std::int64_t{room.plan().clock}; }

Presence Hall::presence_here(const Loaded& l) const {
  Presence out;
  for (const Visit& v : l.visits) {
    if (v.viewer.seat.is_none())
      ++out.spectators;
    else
      out.seats |= 1u << v.viewer.seat.value;
  }
  return out;
}

// Tells the visitors, and other servers, who is here now.
void Hall::note_presence(Loaded& l, const Visitor* but) {
  Presence all = presence_here(l);
  const Presence here = all;
  for (const auto& [server, remote] : l.elsewhere) {
    all.seats |= remote.presence.seats;
    all.spectators += remote.presence.spectators;
  }
  if (store_.is_shared() && here != l.told_here) {
    l.told_here = here;
    tell_servers(l.id, here);
  }
  if (all == l.shown) return;
  l.shown = all;
  Json message = about_presence(all);
  const auto text = std::make_shared<const std::string>(Json{{"kind", "presence"}, {"presence", message}}.dump());
  for (const Visit& v : l.visits)
    if (v.visitor.get() != but) v.visitor->send(text);
}

void Hall::tell_servers(const std::string& table, const Presence& here) {
  const std::string news = Json{{"server", server_}, {"table", table}, {"seats", here.seats}, {"spectators", here.spectators}}.dump();
  store_.ask([news](Store& store) { return store.tell(news), true; }, [](bool, const std::string&) {});
}

void Hall::overheard(const std::string& news) {
  const auto json = parse_json(news);
  if (!json) return;
  JsonReader reader(json.value(), "");
  const auto root = reader.root();
  const std::string server = root["server"].string(), table = root["table"].string();
  const auto seats = static_cast<std::uint32_t>(root["seats"].integer(0, (1 << kMaxSeats) - 1));
  const auto spectators = static_cast<int>(root["spectators"].integer(0, 1'000'000));
  Loaded* l = find(table);
  if (!reader.ok() || server == server_ || !l || !l->room) return;
  const bool known = l->elsewhere.contains(server);
  l->elsewhere[server] = {{seats, spectators}, now_()};
  if (!known) l->told_here = {};  // so that the newcomer hears of us, too
  note_presence(*l);
}

// --- What is asked -----------------------------------------------------------------------------------------------------------------

void Hall::tell_why(const Room& room, const Visit& visit, const Request& request) {
  const auto reason = room.table().why_not(request.text);
  Json out = {{"kind", "why"}, {"number", request.number}, {"is", request.text}};
  // What stands in the way of somebody else may follow from what that one holds.
  if (room.to_move() != visit.viewer.seat)
    out["text"] = say("server.refused.not-your-turn").in(visit.viewer.language);
  else if (!reason)
    out["text"] = to_text(reason.errors(), visit.viewer.language);
  else if (!reason->empty())
    out["reason"] = about_reason(reason.value(), visit.viewer.language);
  send(visit.visitor, out);
}

void Hall::tell_hint(const Loaded& l, Visit& visit, const Request& request) {
  const bool hinted =
      std::any_of(l.visits.begin(), l.visits.end(), [&](const Visit& v) { return v.hinting && v.viewer.seat == visit.viewer.seat; });
  if (hinted || hints_ >= kMostHints)
    return send(visit.visitor, refusal({"busy", say("server.error.busy"), {}}, request.number, visit.viewer.language));
  if (l.room->to_move() != visit.viewer.seat || visit.viewer.seat.is_none()) {
    send(visit.visitor, refusal({"not-your-turn", say("server.refused.not-your-turn"), {}}, request.number, visit.viewer.language));
    return;
  }
  visit.hinting = true;
  ++hints_;
  const std::shared_ptr<const Table> table = l.room->table().clone();
  think_([this, table, visitor = visit.visitor, language = visit.viewer.language, number = request.number, seed = hash_of_text(l.id)] {
    Json options = Json::array();
    for (const Judgement& j : judge(*table, seed))
      options.push_back({{"is", j.notation}, {"text", j.text.in(language)}, {"value", j.value}});
    const Json out = {{"kind", "hint"}, {"number", number}, {"answers", table->answers()}, {"bot", kBestBot}, {"options", options}};
    back_([this, visitor, out] {
      --hints_;
      Loaded* loaded = find(visitor.get());
      if (!loaded) return;
      for (Visit& v : loaded->visits)
        if (v.visitor == visitor) v.hinting = false;
      send(visitor, out);
    });
  });
}

void Hall::advance(Loaded& l) {
  while (l.room && !l.busy) {
    if (l.doubtful || l.told > l.room->entries()) return refresh(l);
    if (l.wishes.empty()) return think(l);
    Wish wish = std::move(l.wishes.front());
    l.wishes.pop_front();
    grant(l, std::move(wish));
  }
}

// Judges a wish by the log as it is now; what is allowed goes to the store.
void Hall::grant(Loaded& l, Wish wish) {
  const Room& room = *l.room;
  const Request& r = wish.request;
  const PlayerId seat = wish.viewer.seat;
  if (!wish.client.empty() && room.has_done(wish.client, r.number)) return tell_done(l, wish);
  if (r.kind == RequestKind::Rematch && !room.rematch().empty()) {
    tell_done(l, wish);
    return tell_rematch(l, wish.from.lock());
  }
  // Whoever has seen more than we have was at another server.
  if (r.at && *r.at > room.table().answers() && store_.is_shared() && wish.tries == 0) {
    ++wish.tries;
    l.doubtful = true;
    l.wishes.push_front(std::move(wish));
    return;
  }
  const Judged judged = [&]() -> Judged {
    if (wish.noting_end) return judge_end(room);
    switch (r.kind) {
      case RequestKind::Move: return judge_move(room, seat, r.text, r.at);
      case RequestKind::Undo: return judge_undo(room, seat);
      case RequestKind::Agree: return judge_agree(room, seat, true);
      case RequestKind::Refuse: return judge_agree(room, seat, false);
      case RequestKind::Chat: return judge_chat(room, seat, wish.name, r.text);
      case RequestKind::Sit: return judge_sit(room, seat, r.seat, r.name, std::string_view{wish.client}.substr(2));  // behind "-:"
      case RequestKind::Rename: return judge_rename(room, seat, r.name);
      case RequestKind::Leave: return judge_leave(room, seat);
      case RequestKind::Return: return judge_return(room, seat);
      default: return judge_rematch(room, seat, new_table_id());
    }
  }();
  if (const auto* refused = std::get_if<Refused>(&judged)) {
    ++metrics_.refused;
    const auto visitor = wish.from.lock();
    if (visitor && where_.contains(visitor.get())) send(visitor, refusal(*refused, r.number, wish.viewer.language));
    return;
  }
  Entry entry = std::get<Entry>(judged);
  entry.client = wish.client;
  entry.number = wish.client.empty() ? 0 : r.number;
  entry.bot = wish.bot;
  store(l, entry, std::move(wish));
}

void Hall::store(Loaded& l, const Entry& judged, Wish wish) {
  Entry entry = judged;
  entry.time = std::max(now_(), l.room->last_time());
  Append append{l.id, l.room->entries() + 1, write_entry(entry), {}, {}};
  if (changes_seats(entry.kind)) {
    std::vector<Seat> seats = l.room->seats();
    seats[entry.seat.value].sitter = Sitter::Person;
    seats[entry.seat.value].name = entry.name;
    append.listing = listing_of(l.room->plan(), seats);
  }
  if (entry.kind == EntryKind::Rematch) {
    TablePlan plan = plan_again(*l.room, entry.time);
    plan.id = entry.text;
    append.another = new_table(plan);
  }
  l.busy = true;
  const auto began = std::chrono::steady_clock::now();
  store_.append(std::move(append), [this, id = l.id, entry, began, wish = std::move(wish)](Stored outcome, const std::string&) mutable {
    Loaded& loaded = *find(id);
    loaded.busy = false;
    metrics_.stored.add(seconds_since(began));
    if (outcome == Stored::Yes) {
      stored(loaded, entry, wish);
    } else {
      // Whatever came first is read, and the wish judged again.
      ++(outcome == Stored::Taken ? metrics_.conflicts : metrics_.store_failures);
      loaded.doubtful = true;
      if (++wish.tries < (outcome == Stored::Taken ? kMostRaces : kMostFailures))
        loaded.wishes.push_front(std::move(wish));
      else
        give_up(loaded, wish);
    }
    advance(loaded);
  });
}

// The store does not take it. A person may ask again; a bot does so after a while.
void Hall::give_up(Loaded& l, const Wish& wish) {
  if (!wish.bot.empty()) {
    forget_thought(l);
    l.ours = false;
    l.changed = now_();
  }
  const auto visitor = wish.from.lock();
  if (visitor && where_.contains(visitor.get()))
    send(visitor, refusal({"store", say("server.refused.store"), {}}, wish.request.number, wish.viewer.language));
}

void Hall::stored(Loaded& l, const Entry& entry, const Wish& wish) {
  if (entry.kind == EntryKind::Move) ++(entry.bot.empty() ? metrics_.moves : metrics_.bot_moves);
  // Whoever takes a seat hears of it with the key, and not before.
  const bool sits = entry.kind == EntryKind::Sit;
  add(l, {entry}, sits ? wish.from.lock().get() : nullptr);
  l.ours = true;
  if (sits) tell_done(l, wish);
  note_end(l);
}

// How a game ended is noted in its log, so that it is noticed should the rules or cards of another version make something else of it.
void Hall::note_end(Loaded& l) {
  if (!l.room->is_over() || l.room->broken() || l.room->end_noted()) return;
  Wish wish;
  wish.noting_end = true;
  l.wishes.push_front(std::move(wish));
}

// The request was carried out, now or when it came the first time.
void Hall::tell_done(Loaded& l, const Wish& wish) {
  const auto visit = std::find_if(l.visits.begin(), l.visits.end(), [&](const Visit& v) { return v.visitor == wish.from.lock(); });
  if (visit == l.visits.end()) return;
  if (wish.request.kind != RequestKind::Sit) {
    send(visit->visitor, {{"kind", "done"}, {"number", wish.request.number}, {"entry", l.room->entries()}});
    return;
  }
  // Whoever took a seat gets the key to it, and sees the table from there.
  for (std::size_t i = 0; i < l.room->seats().size(); ++i)
    if (l.room->seats()[i].client == wish.client) {
      visit->viewer.seat = PlayerId{static_cast<std::uint8_t>(i)};
      note_presence(l);
      Json message = with_clock(*l.room, welcome(*l.room, visit->viewer, l.shown));
      message["number"] = wish.request.number;
      message["token"] = l.room->seats()[i].token;
      send(visit->visitor, message);
    }
}

// Reads what is in the log beyond what we know.
void Hall::refresh(Loaded& l) {
  l.busy = true;
  store_.ask([id = l.id, after = l.room->entries()](Store& store) { return store.entries(id, after); },
             [this, id = l.id](const std::vector<std::string>& lines, const std::string& why) {
               Loaded& loaded = *find(id);
               loaded.busy = false;
               if (!why.empty()) {
                 // Nothing was lost: whoever asked may ask again, and the next tick looks into the log again.
                 ++metrics_.store_failures;
                 for (const Wish& w : loaded.wishes) give_up(loaded, w);
                 loaded.wishes.clear();
                 loaded.doubtful = true;
                 return;
               }
               std::vector<Entry> entries;
               for (const std::string& line : lines) {
                 auto entry = read_entry(line);
                 if (!entry) return close_table(id, to_text(entry.errors()));
                 entries.push_back(std::move(entry.value()));
               }
               loaded.doubtful = false;
               if (!entries.empty()) {
                 add(loaded, entries);
                 loaded.ours = false;
               }
               loaded.told = std::min<std::uint64_t>(loaded.told, loaded.room->entries());
               advance(loaded);
             });
}

// Another program wrote something into the log that we cannot read: whoever comes again is told so.
void Hall::close_table(const std::string& id, const std::string& why) {
  for (const Visit& v : find(id)->visits) {
    where_.erase(v.visitor.get());
    send_error(v.visitor, "unreadable-table", v.viewer.language, {{"why", same_in_all(why)}});
    v.visitor->close();
  }
  tables_.erase(id);
}

// Adds entries that are stored, and tells everybody what is new for them.
void Hall::add(Loaded& l, const std::vector<Entry>& entries, const Visitor* but) {
  Room& room = *l.room;
  const bool plays =
      std::any_of(entries.begin(), entries.end(), [](const Entry& e) { return e.kind == EntryKind::Move || e.kind == EntryKind::Undo; });
  // What each kind of viewer knows. While there is much to tell it is kept from one time to the next.
  std::map<Viewer, Known> had;
  for (const Visit& v : l.visits) {
    if (had.contains(v.viewer)) continue;
    const auto kept = l.known.find(v.viewer);
    if (!plays)
      had[v.viewer] = {room.entries(), room.table().answers(), {}, {}};
    else if (kept != l.known.end() && kept->second.entry == room.entries())
      had[v.viewer] = std::move(kept->second);
    else
      had[v.viewer] = known(room, v.viewer);
  }
  const std::size_t since = room.entries();
  const bool was_broken = room.broken().has_value();
  for (const Entry& e : entries) room.add(e);
  // Where something was taken back, what is told begins where the games part.
  for (auto& [viewer, k] : had) k.answers = std::min(k.answers, room.fewest_answers_since(since));
  std::map<Viewer, Json> news;
  for (auto& [viewer, k] : had) news[viewer] = with_clock(room, change(room, k, viewer));
  if (plays) {
    l.known = std::move(had);
  } else {
    for (auto& [viewer, k] : l.known) k.entry = room.entries();
  }
  std::map<Viewer, std::shared_ptr<const std::string>> texts;
  for (const Visit& v : l.visits) {
    if (v.visitor.get() == but) continue;
    const std::string key = client_key(v.viewer.seat, v.client);
    const auto own = std::find_if(entries.rbegin(), entries.rend(), [&](const Entry& e) { return e.client == key; });
    if (own != entries.rend()) {
      Json mine = news[v.viewer];
      mine["number"] = own->number;
      send(v.visitor, mine);
      continue;
    }
    auto& text = texts[v.viewer];
    if (!text) text = std::make_shared<const std::string>(news[v.viewer].dump());
    v.visitor->send(text);
  }
  if (room.broken() && !was_broken)
    for (const Visit& v : l.visits) send(v.visitor, error("broken", *room.broken(), v.viewer.language));
  l.changed = now_();
  if (std::any_of(entries.begin(), entries.end(), changes_play)) forget_thought(l);
  if (std::any_of(entries.begin(), entries.end(), [](const Entry& e) { return e.kind == EntryKind::Rematch; })) tell_rematch(l, nullptr);
}

// Where the game is played again, and for each its own key. `only`: the one visitor who asks.
void Hall::tell_rematch(Loaded& l, const std::shared_ptr<Visitor>& only) {
  store_.ask([id = l.room->rematch()](Store& store) { return store.plan(id); },
             [this, id = l.id, only](const std::optional<std::string>& text, const std::string&) {
               Loaded* loaded = find(id);
               const auto plan = read_plan(text.value_or(""));
               if (!loaded || !plan) return;
               for (const Visit& v : loaded->visits) {
                 if (only && v.visitor != only) continue;
                 Json message = {{"kind", "rematch"}, {"table", plan->id}};
                 if (!v.viewer.seat.is_none()) message["token"] = plan->seats[v.viewer.seat.value].token;
                 send(v.visitor, message);
               }
             });
}

// --- Bots, clocks, other servers ---------------------------------------------------------------------------------------------------

// A bot moves as a person does, and is judged like one.
Hall::Wish Hall::bots_wish(PlayerId seat, const std::string& bot, const std::string& answer, std::size_t at) {
  Wish out;
  out.viewer.seat = seat;
  out.bot = bot;
  out.request.kind = RequestKind::Move;
  out.request.text = answer;
  out.request.at = at;
  return out;
}

void Hall::forget_thought(Loaded& l) {
  l.thought = 0;
  if (l.wanted) *l.wanted = false;
  l.wanted.reset();
}

void Hall::think(Loaded& l) {
  const Room& room = *l.room;
  if (l.thought != 0 || room.broken() || room.is_over() || l.visits.empty()) return;
  const PlayerId seat = room.to_move();
  const Seat& sitter = room.seats()[seat.value];
  const std::int64_t now = now_();
  const bool overdue = sitter.sitter == Sitter::Person && room.plan().clock > 0 && now > due(room);
  if (!sitter.is_played_by_bot() && !overdue) return;
  if (!l.ours && now - l.changed < settings_.waiting_ms) return;  // the server that stored the last entry is at it
  const std::string bot = sitter.is_played_by_bot() ? sitter.bot : std::string{kBestBot};
  l.thought = ++thoughts_;
  l.thinking = false;
  l.thinking_since = now;
  l.wanted = std::make_shared<std::atomic<bool>>(true);
  const std::shared_ptr<const Table> table = room.table().clone();
  think_([this, table, bot, seat, id = l.id, thought = l.thought, wanted = l.wanted, seed = hash_of_text(l.id),
          began = std::chrono::steady_clock::now()] {
    if (!*wanted) return;  // it waited so long for its turn that somebody else answered, or it is no longer asked
    back_([this, id, thought] {
      if (Loaded* loaded = find(id); loaded && loaded->thought == thought) loaded->thinking = true, loaded->thinking_since = now_();
    });
    std::string answer = choose(*table, bot, seed);
    back_([this, id, thought, bot, seat, began, at = table->answers(), answer = std::move(answer)] {
      Loaded* loaded = find(id);
      if (!loaded || loaded->thought != thought) return;  // too late, or no longer asked
      metrics_.thought.add(seconds_since(began));
      loaded->wishes.push_back(bots_wish(seat, bot, answer, at));
      advance(*loaded);
    });
  });
}

// Whoever came for a seat that another one took.
void Hall::turn_out_spectators(const Loaded& l) {
  for (const Visit& v : l.visits)
    if (v.viewer.seat.is_none()) {
      send_error(v.visitor, "no-spectators", v.viewer.language);
      v.visitor->close();
    }
}

void Hall::heard(const std::string& table, std::uint64_t number) {
  if (Loaded* l = find(table)) {
    l->told = std::max(l->told, number);
    advance(*l);
  }
  if (!table.empty()) return;
  for (const auto& [id, l] : tables_) {
    l->doubtful = true;
    advance(*l);
  }
}

void Hall::tick() {
  const std::int64_t now = now_();
  const bool tell_presence = store_.is_shared() && now - presence_told_ > kPresenceEvery;
  if (tell_presence) presence_told_ = now;
  std::vector<std::string> idle;
  for (const auto& [id, l] : tables_) {
    if (!l->room) continue;
    if (l->thought != 0 && now - l->thinking_since > settings_.thinking_ms * (l->thinking ? 1 : kPatience)) {
      // A bot that is too slow loses its turn to one that does not think.
      ++metrics_.late_bots;
      forget_thought(*l);
      const Table& table = l->room->table();
      l->wishes.push_back(bots_wish(l->room->to_move(), "random", choose(table, "random", hash_of_text(id)), table.answers()));
    }
    if (std::erase_if(l->elsewhere, [&](const auto& r) { return now - r.second.time > kPresenceLasts; }) > 0) note_presence(*l);
    if (tell_presence && !l->visits.empty()) tell_servers(id, presence_here(*l));
    if (now - l->changed > kKnownKept) l->known.clear();
    if (!l->room->plan().spectators && !l->room->open_seat()) turn_out_spectators(*l);
    advance(*l);
    if (l->visits.empty() && l->wishes.empty() && !l->busy && l->thought == 0 && now - l->left > settings_.idle_ms) idle.push_back(id);
  }
  for (const std::string& id : idle) tables_.erase(id);
  metrics_.tables = static_cast<std::int64_t>(tables_.size());
}

}  // namespace stele::server
