// A table of Monuments as text: the display, the monuments with every exhibition, stories, points and hands.
#include <algorithm>

#include <fmt/format.h>

#include "clients/cli/draw_monuments.h"
#include "games/games.h"
#include "games/monuments/scoring.h"

namespace stele::cli {
namespace {

using namespace monuments;

constexpr std::array<std::string_view, kSymbols> kGlyphs = {"≡", "▲", "∩"};  // scroll, ship (a sail), helmet

class Picture {
 public:
  // `all`: the whole state, for whoever may see everything.
  Picture(const Catalogue& cat, const View& view, const State* all, const Drawing& how)
      : cat_(cat), v_(view), b_(view.board), all_(all), how_(how) {}

  std::string draw(Part part) {
    if (part == Part::Status) {
      status();
      return std::move(out_);
    }
    head();
    display();
    monuments();
    colours();
    stories();
    powers();
    laid_aside();
    hands();
    return std::move(out_);
  }

 private:
  template <class... Args>
  void line(fmt::format_string<Args...> pattern, Args&&... args) {
    out_ += fmt::format(pattern, std::forward<Args>(args)...);
    out_.erase(out_.find_last_not_of(' ') + 1);
    out_ += "\n";
  }
  std::string in(const Text& t) const { return t.in(how_.language); }
  std::string words(std::string_view id) const { return in(say("cli.monuments." + std::string{id})); }
  std::string player(int seat) const {
    const PlayerId p{static_cast<std::uint8_t>(seat)};
    return p == v_.viewer ? fmt::format("{} ({})", in(player_name(p)), in(say("cli.you"))) : in(player_name(p));
  }
  std::string glyph(CardId c) const { return std::string{kGlyphs[static_cast<std::size_t>(cat_.symbol_of(c))]}; }
  std::string label(std::string_view id) const { return how_.paint.bold(pad(words(id), 12)); }

  std::string tag(Monument m, std::string_view text) const { return how_.paint.card(cat_.of(m).colour, cat_.of(m).ink, text); }

  void head() {
    line("{}", how_.paint.bold(in(title(Monuments::info()))));
    const std::string pile = in(count("card", v_.pile_size));
    if (b_.over) {
      line("{}", in(say("monuments.ask.over")));
    } else {
      line("{} {} · {} {} · {} {} ({})", words("turn"), b_.turn_number, words("pile"), pile, words("to-play"),
           how_.paint.seat(first_colour_of(b_, b_.active).value, player(b_.active.value)), in(count("action", b_.turn.actions_left)));
    }
    line("");
  }

  // What one looks at before each action: the open cards and the hand.
  void status() {
    if (b_.over) return;
    const Colour own = first_colour_of(b_, v_.viewer.is_none() ? b_.active : v_.viewer);
    line("{} {} · {} {} · {}", words("turn"), b_.turn_number, words("pile"), in(count("card", v_.pile_size)),
         how_.paint.seat(own.value, in(count("point", b_.points[own.value]))));
    open_cards();
    if (!v_.viewer.is_none()) line("{}{}", label("your-hand"), cards(v_.hand));
    chosen_cards();
  }

  void open_cards() {
    std::string cards;
    for (const CardId c : b_.display) {
      if (c.is_none())
        cards += "[    ]  ";
      else
        cards += tag(monument_of(c), fmt::format(" {}{} ", notation(cat_, c), glyph(c))) + "  ";
    }
    line("{}{}", label("display"), cards);
  }

  void display() {
    open_cards();
    line("{}{} {} · {} {} · {} {}", std::string(12, ' '), kGlyphs[0], in(cat_.symbol_name[0]), kGlyphs[1], in(cat_.symbol_name[1]),
         kGlyphs[2], in(cat_.symbol_name[2]));
    line("");
  }

  // One row a monument; a column for each colour with its cards from the bottom to the top.
  void monuments() {
    const int n = colours_in_play(b_);
    std::array<std::size_t, kColours> columns{};
    for (int c = 0; c < n; ++c) {
      std::size_t& w = columns[static_cast<std::size_t>(c)];
      w = width(in(say(fmt::format("monuments.row.{}", word(colour(c)))))) + 1;
      for (int m = 0; m < kMonuments; ++m) w = std::max(w, b_.build(colour(c), monument(m)).size() * 3);
    }
    // On a narrow terminal the letters of a monument are enough.
    std::size_t total = 18 + 11 + 7;
    for (int c = 0; c < n; ++c) total += columns[static_cast<std::size_t>(c)] + 1;
    const bool names = total <= static_cast<std::size_t>(how_.width);
    const std::size_t first = names ? 18 : 5;
    std::string header = pad(names ? words("monument") : "", first) + pad(words("worth"), 11) + pad(words("free"), 7);
    for (int c = 0; c < n; ++c) {
      const std::string name = in(say(fmt::format("monuments.row.{}", word(colour(c)))));
      header += how_.paint.seat(c, pad(name, columns[static_cast<std::size_t>(c)] + 1));
    }
    line("{}", header);
    for (int m = 0; m < kMonuments; ++m) {
      if (!b_.plays(monument(m))) continue;
      const Catalogue::Space& space = cat_.track[b_.markers[static_cast<std::size_t>(m)]];
      const Catalogue::MonumentInfo& info = cat_.of(monument(m));
      std::string row = tag(monument(m), " " + info.abbr + " ") + " " + (names ? pad(in(info.name), 13) : "");
      row += pad(fmt::format("{:>2} ({}-{})", space.alone, space.main, space.second), 11);
      row += pad(std::to_string(2 - builders(b_, monument(m))), 7);
      for (int c = 0; c < n; ++c) {
        std::string cards;
        std::size_t visible = 0;
        const Build& build = b_.build(colour(c), monument(m));
        for (std::size_t i = 0; i < build.size(); ++i, visible += 3) {
          const std::string card = std::to_string(build[i]) + glyph(card_of(monument(m), build[i]));
          cards += (i + 1 == build.size() ? how_.paint.bold(card) : card) + " ";
        }
        row += pad(cards, columns[static_cast<std::size_t>(c)] + 1, visible);
      }
      line("{}", row);
    }
    line("");
  }

  void colours() {
    for (int c = 0; c < colours_in_play(b_); ++c) {
      const PlayerId p = player_of(b_, colour(c));
      const std::string name = in(say(fmt::format("monuments.row.{}", word(colour(c)))));
      // A hand belongs to a player, not to each of their colours.
      const std::string hand_size =
          c == first_colour_of(b_, p).value ? " · " + words("hand-size") + " " + in(count("card", v_.hand_sizes[p.value])) : "";
      line("{}{} · {} · {}{}", how_.paint.seat(c, pad(name, 12)), pad(in(count("point", b_.points[static_cast<std::size_t>(c)])), 10),
           pad(in(count("historian", b_.historians[static_cast<std::size_t>(c)])), 12), player(p.value), hand_size);
    }
    line("");
  }

  void stories() {
    if (b_.stories.empty()) return;
    std::string told;
    for (const Story& s : b_.stories)
      told +=
          how_.paint.seat(s.author.value, fmt::format("{} {}", in(say(fmt::format("monuments.row.{}", word(s.author)))), s.pages)) + "  ";
    line("{}{}{}", label("stories"), told, how_.paint.dim(words("oldest-first")));
  }

  void powers() {
    if (!b_.has(Module::Powers)) return;
    std::string owners;
    for (std::size_t p = 0; p < kPowers; ++p) {
      const Colour o = b_.power_owner[p];
      owners += fmt::format("{} {} {}   ", in(cat_.powers[p].name), kGlyphs[static_cast<std::size_t>(cat_.powers[p].symbol)],
                            o.is_none() ? words("bank") : how_.paint.seat(o.value, in(say(fmt::format("monuments.row.{}", word(o))))));
    }
    line("{}{}", label("powers"), owners);
  }

  void laid_aside() {
    if (!b_.pages.empty()) line("{}{}", label("pages"), plain_cards(b_.pages));
    if (!b_.removed.empty()) line("{}{}", label("removed"), plain_cards(b_.removed));
  }

  // "AK 3 6 · PE 1": out of play, so without colours and symbols.
  std::string plain_cards(const CardSet& set) const {
    std::string out;
    for (int m = 0; m < kMonuments; ++m) {
      const unsigned values = set.values_of(monument(m));
      if (values == 0) continue;
      out += (out.empty() ? "" : " · ") + cat_.of(monument(m)).abbr;
      for (int value = 1; value <= kValues; ++value)
        if (values >> (value - 1) & 1) out += " " + std::to_string(value);
    }
    out = wrapped(out, how_.width - 12, 0);
    for (std::size_t at = out.find('\n'); at != std::string::npos; at = out.find('\n', at + 1)) out.insert(at + 1, std::string(12, ' '));
    return out;
  }

  // By monument, in as many lines as it takes, under the first card.
  std::string cards(const CardSet& set) const {
    std::string out;
    std::size_t at = 12;
    for (int m = 0; m < kMonuments; ++m) {
      std::string text;
      for (int value = 1; value <= kValues; ++value)
        if (const CardId c = card_of(monument(m), value); set.contains(c)) text += fmt::format(" {}{}", value, glyph(c));
      if (text.empty()) continue;
      text = " " + cat_.of(monument(m)).abbr + text + " ";
      if (at > 12 && at + width(text) + 1 > static_cast<std::size_t>(how_.width)) {
        out += "\n" + std::string(12, ' ');
        at = 12;
      }
      out += tag(monument(m), text) + " ";
      at += width(text) + 1;
    }
    return out.empty() ? "-" : out;
  }

  void hands() {
    if (all_) {
      for (int p = 0; p < b_.players; ++p)
        line("{}{}", how_.paint.bold(pad(fmt::format("{} {}", words("hand"), p + 1), 12)), cards(all_->hands[static_cast<std::size_t>(p)]));
      return;
    }
    // What everybody saw them take stays known.
    for (int p = 0; p < b_.players; ++p)
      if (p != v_.viewer.value && !b_.shown[static_cast<std::size_t>(p)].empty())
        line("{}{}{}", how_.paint.dim(pad(player(p), 12)), cards(b_.shown[static_cast<std::size_t>(p)]), how_.paint.dim(words("seen")));
    if (!v_.viewer.is_none()) line("{}{}", label("your-hand"), cards(v_.hand));
    chosen_cards();
  }

  void chosen_cards() {
    if (v_.chosen.empty()) return;
    std::string chosen;
    for (const CardId c : v_.chosen) chosen += notation(cat_, c) + " ";
    line("{}{}", label("chosen"), chosen);
  }

  const Catalogue& cat_;
  const View& v_;
  const Board& b_;
  const State* all_;
  const Drawing& how_;
  std::string out_;
};

}  // namespace

std::string draw_monuments(const Catalogue& cat, const View& view, const State* all, Part part, const Drawing& how) {
  return Picture{cat, view, all, how}.draw(part);
}

}  // namespace stele::cli
