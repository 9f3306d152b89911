#include "search/proof/proof_outlook.h"

#include <algorithm>

namespace feerie {
namespace {

/// Do units only move as they are, capture units of the other side and promote? Units may vanish,
/// captured and capturing ones may be put back.
bool simple(const CompiledRules& rules) {
  const Facts& facts = rules.facts();
  const bool changed = facts.recolours || facts.transforms || facts.adds_units ||
                       (facts.moves_others && !facts.moves_kings_only) || facts.offers_moves;
  const CastlingRules& castling = rules.castling();
  return !changed && !castling.any_files && castling.partners == KindSet{1} << rook;
}

/// Are units off the board that may come back?
bool awaits_units(const Position& position, const CompiledRules& rules) {
  return rules.facts().rebirths && !position.kept_units().empty();
}

int waiting_units(const Position& position, Side side) {
  const auto waits = [side](const Kept& kept) { return kept.piece.of(side); };
  return static_cast<int>(std::ranges::count_if(position.kept_units(), waits));
}

/// Is each unit white or black, and no pawn but an orthodox one?
bool simple(const Position& position, const CompiledRules& rules) {
  if ((position.of(Side::white) & position.of(Side::black)) != 0) return false;
  for (const Side side : {Side::white, Side::black}) {
    if (count_of(position.of(side)) > Assignment::capacity) return false;
  }
  for (Bitboard units = position.units(); units != 0;) {
    const Kind kind = position.at(take_first(units)).kind;
    if (kind != pawn && rules.kinds()[kind].traits.pawn) return false;
  }
  const Bitboard royals = position.royals(Side::white) | position.royals(Side::black);
  const bool kings_differ = rules.facts().kings_borrow_walks || rules.facts().moves_kings_only;
  if (kings_differ && (royals & ~position.of(king)) != 0) return false;
  return !awaits_units(position, rules);
}

}  // namespace

std::unique_ptr<ProofOutlook> ProofOutlook::make(const Plan& plan, const CompiledRules& rules,
                                                 const Position& start, std::uint64_t guided,
                                                 Patience& patience) {
  const Position* aim = rules.aim();
  if (aim == nullptr || !simple(rules)) return nullptr;
  if (!simple(start, rules) || !simple(*aim, rules)) return nullptr;
  std::unique_ptr<ProofOutlook> outlook(new ProofOutlook(plan, rules, start));
  if (!outlook->rests_.any()) return nullptr;
  outlook->squares_ = SquaresOutlook::make(plan, rules);
  outlook->guide_ =
      stories::Guide::make(rules, start, outlook->aim_, *outlook->journeys_, guided, patience);
  return outlook;
}

ProofOutlook::ProofOutlook(const Plan& plan, const CompiledRules& rules, const Position& start)
    : rules_(rules), aim_(*rules.aim()), rests_(plan) {
  for (const Side side : {Side::white, Side::black}) {
    ground_.captures[index(side)] = std::max(0, surplus(start, opposite(side)));
  }
  const Facts& facts = rules.facts();
  ground_.loose = facts.alters_walks || facts.returns_elsewhere ||
                  (facts.returns_others && facts.carries_capturers);
  ground_.returning = facts.returns_others && !ground_.loose;
  if (ground_.returning) ground_.captures.fill(Journeys::most_captures);
  ground_.carrying_captures = facts.carries_capturers;
  ground_.borrowing_kings = facts.kings_borrow_walks;
  ground_.carried_kings = facts.moves_kings_only;
  ground_.castling_anywhere = facts.castles_anywhere;
  fix_units(start);
  for (const Side side : {Side::white, Side::black}) {
    needs_.emplace_back(rules_, *journeys_, aim_, side, ground_.fixed & start.of(side));
  }
}

int ProofOutlook::surplus(const Position& position, Side side) const {
  return count_of(position.of(side)) - count_of(aim_.of(side));
}

bool ProofOutlook::enter(const Position& position, int node, int length) {
  if (squares_ && !squares_->enter(position, node, length)) return false;
  const auto moves = rests_.moves_left(node, position.turn(), length);
  if (!moves) return true;
  if (guide_ && node == 0 && !guide_->leads_on(position, length)) return false;
  return within_reach(position, *moves);
}

void ProofOutlook::sift(Candidates& moves) {
  if (squares_) squares_->sift(moves);
}

/// What the guide knows is said of play from the start to the position.
void ProofOutlook::look_for(int node, int length) {
  if (guide_ && node == 0 && rests_.exact(node)) guide_->look_for(length);
}

bool ProofOutlook::within_reach(const Position& position, const std::array<int, 2>& moves) {
  if (!ground_.returning && awaits_units(position, rules_)) return true;
  std::array<int, 2> losses{};
  for (const Side side : {Side::white, Side::black}) {
    const int present = surplus(position, side);
    // Units that wait to come back may do so or not.
    losses[index(side)] = present + (ground_.returning ? waiting_units(position, side) : 0);
    if (losses[index(side)] < 0) return false;
    const int captures = moves[index(opposite(side))];
    if (present > captures && !rules_.facts().removes_others) return false;
  }
  for (Bitboard fixed = ground_.fixed; fixed != 0;) {
    const Square at = take_first(fixed);
    const Piece& unit = position.at(at);
    if (unit.kind != aim_.at(at).kind || unit.sides != aim_.at(at).sides) return false;
  }
  std::array<int, 2> spare{};
  for (const Side side : {Side::white, Side::black}) {
    const int captures = ground_.returning ? moves[index(side)] : losses[index(opposite(side))];
    const Need& need = needs_[index(side)].find(position, captures, losses[index(side)]);
    spare[index(side)] = moves[index(side)] - need.moves;
    // A capture can put a unit of the other side where it is wanted.
    if (rules_.facts().returns_elsewhere) spare[index(side)] += moves[index(opposite(side))];
    if (spare[index(side)] < 0) return false;
  }
  if (ground_.loose || ground_.carrying_captures || ground_.returning) return true;
  if (rules_.facts().removes_others) return true;
  if (losses[0] == 0 && losses[1] == 0) return true;
  const Need& white = needs_[0].find_details(position, losses[1], losses[0]);
  const Need& black = needs_[1].find_details(position, losses[0], losses[1]);
  return capturable(white, spare[0], black, spare[1], losses[0]) &&
         capturable(black, spare[1], white, spare[0], losses[1]);
}

bool ProofOutlook::capturable(const Need& victims, int spare, const Need& capturers,
                              int spare_of_capturers, int losses) {
  if (losses == 0) return true;
  Journeys::Row closed;
  for (std::size_t at = 0; at < square_count; ++at) {
    closed[at] = capturers.visit[at] <= spare_of_capturers ? 0 : 255;
  }
  const auto shortest = [&closed](const Journeys::Row& way) {
    std::uint8_t least = 255;
    for (std::size_t at = 0; at < square_count; ++at) {
      least = std::min(least, static_cast<std::uint8_t>(way[at] | closed[at]));
    }
    return static_cast<int>(least);
  };
  const int fates = victims.views * victims.units;
  if (static_cast<std::size_t>(fates) > Need::most_fates) return true;
  for (int view = 0; view < victims.views; ++view) {
    int moves = victims.view_moves[static_cast<std::size_t>(view)];
    std::array<int, Assignment::capacity> dearer{};
    for (int unit = 0; unit < victims.units; ++unit) {
      const int number = view * victims.units + unit;
      const Need::Fate& fate = victims.fates[static_cast<std::size_t>(number)];
      moves += fate.stay;
      dearer[static_cast<std::size_t>(unit)] = fate.go + shortest(*fate.way) - fate.stay;
    }
    // Those units are captured for which it costs least.
    std::partial_sort(dearer.begin(), dearer.begin() + losses, dearer.begin() + victims.units);
    for (int unit = 0; unit < losses; ++unit) moves += dearer[static_cast<std::size_t>(unit)];
    if (moves <= spare) return true;
  }
  return false;
}

}  // namespace feerie
