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
  explain_list("prepares the diagram", prepare_, lines);
  explain_list("restricts units", restrict_piece_, lines);
  explain_list("changes how units walk", walks_as_, lines);
  explain_list("changes as what units observe", observes_as_, lines);
  explain_list("changes where units depart", departs_from_, lines);
  explain_list("hides units from one another", unseen_, lines);
  explain_list("offers moves", offer_, lines);
  explain_list("restricts moves", restrict_move_, lines);
  explain_list("selects among legal moves", select_, lines);
  for (int step = 0; step < step_count; ++step) {
    std::string verb = "acts in step ";
    verb += to_string(static_cast<Step>(step));
    explain_list(verb, during_[static_cast<std::size_t>(step)], lines);
  }
  explain_list("forbids positions", forbid_after_, lines);
  explain_list("judges check", judge_check_, lines);
  explain_list("judges mate", judge_mate_, lines);
  explain_list("judges stalemate", judge_stalemate_, lines);
  explain_list("decides the game", decide_, lines);
  explain_list("draws the game", draw_, lines);
  explain_list("guards goals", guard_goal_, lines);
  if (!castling_.exists) lines.emplace_back("there is no castling");
  explain_list("adjusts promotions", promotion_.adjustments(), lines);
  explain_list("limits promotions", promotion_.limits(), lines);
  explain_list("forgets when asked for threats", forget_, lines);
  explain_list("lets pawns promote into no unit", promotion_.ways_to_leave(), lines);
  explain_list("closes squares to rebirths", closed_, lines);
  return lines;
}

}  // namespace feerie
