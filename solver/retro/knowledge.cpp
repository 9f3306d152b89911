#include "retro/knowledge.h"

#include <utility>

#include "game/entries.h"
#include "retro/unmove.h"

namespace feerie::retro {
namespace {

void add(const PastFacts& told, PastFacts& past) {
  past.shuffled = past.shuffled || told.shuffled;
  past.kings_kept_safe = past.kings_kept_safe && told.kings_kept_safe;
  past.capturers_stay = past.capturers_stay && told.capturers_stay;
  past.units_keep_kind = past.units_keep_kind && told.units_keep_kind;
  past.asked_of_diagrams = past.asked_of_diagrams && told.asked_of_diagrams;
}

}  // namespace

bool Knowledge::lists_moves() const {
  // Where units vanish otherwise than by capture, there are too many ways back to go all of them.
  return past.units_keep_kind && past.capturers_stay && UnMoves::known(*rules);
}

Knowledge knowledge_of(const Problem& problem, std::shared_ptr<const CompiledRules> rules) {
  Knowledge knowledge{std::move(rules)};
  for (const ConditionUse& use : problem.conditions) {
    const PastFacts* told = use.condition->past;
    if (told == nullptr) {
      knowledge.known = false;
      continue;
    }
    add(*told, knowledge.past);
    if (told->refute != nullptr) knowledge.proofs.push_back({told->refute, use.arguments});
  }
  return knowledge;
}

}  // namespace feerie::retro
