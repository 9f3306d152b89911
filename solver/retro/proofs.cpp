#include "retro/proofs.h"

#include <array>

#include "retro/array960.h"
#include "retro/cages.h"
#include "retro/capture_colours.h"
#include "retro/census.h"
#include "retro/checks.h"
#include "retro/homes.h"
#include "retro/pawn_captures.h"
#include "retro/waylaid.h"

namespace feerie::retro {
namespace {

Refutation refute_by_conditions(const Knowledge& knowledge, const Position& position) {
  for (const Knowledge::Proof& proof : knowledge.proofs) {
    if (auto reason = proof.refute(position, proof.arguments)) return reason;
  }
  return std::nullopt;
}

Cages cages_for(const PastFacts& past, const Position& position) {
  if (!past.shuffled) return cages_of(position, past.kings_kept_safe);
  Cages cages;
  cages.still = unmoved_pawns(position, Side::white) | unmoved_pawns(position, Side::black) |
                position.state().fresh;
  return cages;
}

/// Which units pawns have captured, and how often.
Refutation refute_by_captures(const Position& position, const Cages& cages,
                              const std::array<Party, 2>& parties, const PastFacts& past) {
  const PawnPlay white = pawn_play(position, Side::white, cages, parties[1], past);
  const PawnPlay black = pawn_play(position, Side::black, cages, parties[0], past);
  for (const PawnPlay* play : {&white, &black}) {
    if (auto reason = refute_by_pawns(*play)) return reason;
  }
  for (const PawnPlay* play : {&white, &black}) {
    if (auto reason = refute_by_colours(position, *play, cages, past)) return reason;
    const PawnPlay& other = play == &white ? black : white;
    if (auto reason = refute_by_waylaid_pawns(*play, other)) return reason;
  }
  return std::nullopt;
}

}  // namespace

Refutation refute_as_it_stands(const Knowledge& knowledge, const Position& position) {
  const PastFacts& past = knowledge.past;
  if (auto reason = refute_by_conditions(knowledge, position)) return reason;
  if (!past.units_keep_kind) return std::nullopt;
  if (past.kings_kept_safe) {
    if (auto reason = refute_by_checks(position)) return reason;
  }
  if (past.shuffled) {
    if (auto reason = refute_by_array(position)) return reason;
  }
  const Cages cages = cages_for(past, position);
  std::array<Party, 2> parties;
  for (const Side side : {Side::white, Side::black}) {
    parties[index(side)] = count(position, side, cages, past);
    if (auto reason = refute_by_numbers(position, side, parties[index(side)])) return reason;
    if (past.shuffled) continue;
    if (auto reason = refute_by_cages(position, side, cages)) return reason;
  }
  // With all 32 units on the board, nobody need have moved yet.
  constexpr int all_units = 32;
  const Side last = opposite(position.turn());
  const bool has_moved = (position.of(last) & ~cages.still) != 0;
  if (past.capturers_stay && !has_moved && count_of(position.units()) < all_units) {
    return messages::all_unmoved.in_all(name_of(last));
  }
  return refute_by_captures(position, cages, parties, past);
}

}  // namespace feerie::retro
