#include "search/outlook_for.h"

#include "search/deeds/deed_outlook.h"
#include "search/mates/mate_outlook.h"
#include "search/mates/own_mate_outlook.h"
#include "search/mates/quiet_outlook.h"
#include "search/proof/proof_outlook.h"
#include "search/proof/squares_outlook.h"

namespace feerie {
namespace {

/// Is there play in which both sides help each other, or one moves alone? No other play asks an
/// outlook, and making one takes longer than many a #2.
bool helps_or_goes_on(const Plan& plan) {
  for (int node = 0; node < plan.size(); ++node) {
    if (plan[node].help_or_series()) return true;
  }
  return false;
}

}  // namespace

std::unique_ptr<Outlook> outlook_for(const Plan& plan, const CompiledRules& rules,
                                     const Position& start, std::uint64_t guided,
                                     Patience& patience) {
  if (!helps_or_goes_on(plan)) return nullptr;
  if (auto proof = ProofOutlook::make(plan, rules, start, guided, patience)) {
    return proof;
  };
  if (auto squares = SquaresOutlook::make(plan, rules)) return squares;
  if (auto deeds = deeds::DeedOutlook::make(plan, rules, start)) return deeds;
  if (auto own = mates::OwnMateOutlook::make(plan, rules, start)) return own;
  mates::MateOutlook::Sketching sketching;
  sketching.patience = &patience;
  if (auto mates = mates::MateOutlook::make(plan, rules, start, sketching)) return mates;
  return mates::QuietOutlook::make(plan, rules);
}

}  // namespace feerie
