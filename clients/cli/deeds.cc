#include "clients/cli/deeds.h"

#include "clients/cli/news.h"

namespace stele::cli {
namespace {

using civic::EventKind;

std::string id_of(std::string_view deed) { return "cli.news." + std::string{deed}; }

}  // namespace

void Deeds::answered(const std::string& answer) {
  for (const std::string_view kind : {"row ", "column "})
    if (answer.starts_with(kind))
      lines_.push_back(say(id_of(kind.substr(0, kind.size() - 1)), {{"which", same_in_all(answer.substr(kind.size()))}}));
}

void Deeds::add(const civic::Event& e) {
  switch (e.kind) {
    case EventKind::Gained: gained_[e.a] += e.amount; break;
    case EventKind::Acquired: add(e.b == 1 ? "began" : "acquired", name(e)); break;
    case EventKind::Took: add("took", name(e)); break;
    case EventKind::Completed: add("completed", name(e)); break;
    case EventKind::Developed: add("developed", name(e)); break;
    case EventKind::Archived: add("archived", name(e)); break;
    default: break;
  }
}

void Deeds::add(std::string_view deed, Text what) { deeds_[std::string{deed}].push_back(std::move(what)); }

Text Deeds::name(const civic::Event& e) const { return e.thing.is_none() ? say("civic.unseen") : cat_->of(e.thing).name; }

Text Deeds::told(std::initializer_list<std::string_view> order) const {
  std::vector<Text> parts;
  if (!lines_.empty()) parts.push_back(say(id_of("activated"), {{"lines", join(lines_, ", ")}}));
  std::vector<Text> gains;
  for (std::uint8_t r = 0; r < civic::kResources; ++r)
    if (gained_[r] > 0)
      gains.push_back(same_in_all(std::to_string(gained_[r]) + "\u00a0") + say("effect.resource." + std::string{civic::kResourceWords[r]}));
  if (!gains.empty()) parts.push_back(say(id_of("gained"), {{"what", join(gains, ", ")}}));
  for (const std::string_view deed : order) {
    const auto it = deeds_.find(deed);
    if (it == deeds_.end()) continue;
    const std::string many = id_of(deed) + "-many";
    const bool several = it->second.size() > 1 && has_text(many);
    parts.push_back(say(several ? many : id_of(deed), {{"what", join(merged(it->second), ", ")}}));
  }
  return join(parts, " · ");
}

}  // namespace stele::cli
