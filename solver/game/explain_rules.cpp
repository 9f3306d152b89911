#include "core/catalogued.h"
#include "game/compiled_rules.h"

/// The rules of a problem in the order in which they act, in words.
namespace feerie {
namespace {

template <class List>
void explain_list(std::string_view verb, const List& rules, std::vector<std::string>& lines) {
  for (const auto& rule : rules) {
    std::string line{verb};
    line += ": ";
    if constexpr (requires { rule.rule; }) {
      line += rule.rule.owner;
    } else {
      line += rule.owner;
    }
    lines.push_back(std::move(line));
  }
}

}  // namespace

std::vector<std::string> CompiledRules::explain() const {
  std::vector<std::string> lines;
  explain_list(catalogued("prepares the diagram"), prepare_, lines);
  explain_list(catalogued("restricts units"), restrict_piece_, lines);
  explain_list(catalogued("changes how units walk"), walks_as_, lines);
  explain_list(catalogued("changes as what units observe"), observes_as_, lines);
  explain_list(catalogued("changes where units depart"), departs_from_, lines);
  explain_list(catalogued("hides units from one another"), unseen_, lines);
  explain_list(catalogued("offers moves"), offer_, lines);
  explain_list(catalogued("restricts moves"), restrict_move_, lines);
  explain_list(catalogued("selects among legal moves"), select_, lines);
  for (int step = 0; step < step_count; ++step) {
    std::string verb{catalogued("acts in step")};
    verb += ' ';
    verb += to_string(static_cast<Step>(step));
    explain_list(verb, during_[static_cast<std::size_t>(step)], lines);
  }
  explain_list(catalogued("forbids positions"), forbid_after_, lines);
  explain_list(catalogued("judges check"), judge_check_, lines);
  explain_list(catalogued("judges mate"), judge_mate_, lines);
  explain_list(catalogued("judges stalemate"), judge_stalemate_, lines);
  explain_list(catalogued("decides the game"), decide_, lines);
  explain_list(catalogued("draws the game"), draw_, lines);
  explain_list(catalogued("guards goals"), guard_goal_, lines);
  if (!castling_.exists) lines.emplace_back(catalogued("there is no castling"));
  explain_list(catalogued("adjusts promotions"), promotion_.adjustments(), lines);
  explain_list(catalogued("limits promotions"), promotion_.limits(), lines);
  explain_list(catalogued("forgets when asked for threats"), forget_, lines);
  explain_list(catalogued("lets pawns promote into no unit"), promotion_.ways_to_leave(), lines);
  explain_list(catalogued("closes squares to rebirths"), closed_, lines);
  return lines;
}

}  // namespace feerie
