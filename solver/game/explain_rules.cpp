#include "core/catalogued.h"
#include "game/compiled_rules.h"

/// The rules of a problem in the order in which they act, in words.
namespace feerie {
namespace {

using Rows = std::vector<CompiledRules::Explained>;

template <class List>
void explain_list(std::string_view verb, const List& rules, Rows& rows,
                  std::string_view step = {}) {
  // A rule that says one thing for each of several purposes says it once here.
  const auto add = [&](const CompiledRules::Explained& row) {
    if (rows.empty() || rows.back() != row) rows.push_back(row);
  };
  for (const auto& rule : rules) {
    if constexpr (requires { rule.rule; }) {
      add({verb, step, rule.rule.owner});
    } else {
      add({verb, step, rule.owner});
    }
  }
}

}  // namespace

std::vector<CompiledRules::Explained> CompiledRules::explain() const {
  Rows rows;
  explain_list(catalogued("prepares the diagram"), prepare_, rows);
  explain_list(catalogued("restricts units"), restrict_piece_, rows);
  explain_list(catalogued("changes how units walk"), walks_as_, rows);
  explain_list(catalogued("changes as what units observe"), observes_as_, rows);
  explain_list(catalogued("changes where units depart"), departs_from_, rows);
  explain_list(catalogued("hides units from one another"), unseen_, rows);
  explain_list(catalogued("offers moves"), offer_, rows);
  explain_list(catalogued("restricts moves"), restrict_move_, rows);
  explain_list(catalogued("selects among legal moves"), select_, rows);
  for (int step = 0; step < step_count; ++step) {
    explain_list(catalogued("acts in step"), during_[static_cast<std::size_t>(step)], rows,
                 to_string(static_cast<Step>(step)));
  }
  explain_list(catalogued("forbids positions"), forbid_after_, rows);
  explain_list(catalogued("judges check"), judge_check_, rows);
  explain_list(catalogued("judges mate"), judge_mate_, rows);
  explain_list(catalogued("judges stalemate"), judge_stalemate_, rows);
  explain_list(catalogued("decides the game"), decide_, rows);
  explain_list(catalogued("draws the game"), draw_, rows);
  explain_list(catalogued("guards goals"), guard_goal_, rows);
  if (!castling_.exists)
    rows.push_back({.verb = catalogued("there is no castling"), .step = {}, .owner = {}});
  explain_list(catalogued("adjusts promotions"), promotion_.adjustments(), rows);
  explain_list(catalogued("limits promotions"), promotion_.limits(), rows);
  explain_list(catalogued("forgets when asked for threats"), forget_, rows);
  explain_list(catalogued("lets pawns promote into no unit"), promotion_.ways_to_leave(), rows);
  explain_list(catalogued("closes squares to rebirths"), closed_, rows);
  return rows;
}

}  // namespace feerie
