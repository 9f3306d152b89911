#include "search/targets.h"

#include <algorithm>

#include "position/hash.h"

namespace feerie::targets {
namespace {

/// Are the rules those of orthodox chess as far as moves, checks and immobility go?
bool orthodox(const Rulebook& rules) {
  Facts facts = rules.facts();
  facts.kingless = false;
  const bool same = facts == Facts{};
  const CastlingRules& castling = rules.castling();
  const CastlingRules usual;
  return same && rules.plain() && !rules.acts_at_all() && rules.offers().empty() &&
         rules.selections().empty() && rules.verdicts().empty() && rules.check_judges().empty() &&
         rules.mate_judges().empty() && rules.decisions().empty() && rules.goal_guards().empty() &&
         rules.without_move() == NoMove::mate_or_draw && !rules.base_line_pawns() &&
         rules.promotion_squares(Side::white) == rank_set(7) &&
         rules.promotion_squares(Side::black) == rank_set(0) && !castling.any_files &&
         castling.partners == usual.partners && castling.awaiting_king == 0;
}

bool orthodox(const Position& position, const Rulebook& rules) {
  for (const Side side : {Side::white, Side::black}) {
    const Bitboard royals = position.royals(side);
    if (count_of(royals) > 1 || royals != position.of(side, king)) return false;
    for (const Kind kind : rules.promotions(side)) {
      if (kind >= pawn || kind == king) return false;
    }
  }
  if ((position.of(Side::white) & position.of(Side::black)) != 0) return false;
  if (!position.kept_units().empty()) return false;
  for (Bitboard rest = position.units(); rest != 0;) {
    const Piece& piece = position.at(take_first(rest));
    if (piece.kind >= first_fairy_kind || (piece.traits & ~royal_bit) != 0) return false;
  }
  return true;
}

}  // namespace

std::unique_ptr<Targets> Targets::make(const Plan& plan, const Rulebook& rules,
                                       const Position& position) {
  if (!orthodox(rules) || !orthodox(position, rules)) return nullptr;
  return std::unique_ptr<Targets>(new Targets(plan, rules, position));
}

Targets::Targets(const Plan& plan, const Rulebook& rules, const Position& position)
    : plan_(plan),
      journeys_(rules, position.holes()),
      guards_{Guard{journeys_, Side::white}, Guard{journeys_, Side::black}},
      holds_{Hold{journeys_, Side::white}, Hold{journeys_, Side::black}} {}

const Ends& Targets::ends(int node, Side turn, int length) {
  const auto place = static_cast<std::size_t>((length * plan_.size() + node) * 2) + index(turn);
  if (place >= ends_.size()) ends_.resize(place + 1);
  auto& ends = ends_[place];
  if (!ends) ends = ends_of(plan_, node, turn, length);
  return *ends;
}

bool Targets::enter(const Position& position, int node, int length) {
  const Ends& asked = ends(node, position.turn(), length);
  Frame frame{node, {}};
  frame.squares.fill(all_squares);
  if (!asked.open) {
    for (const Side side : {Side::white, Side::black}) {
      parties_[index(side)] = party_of(position, side);
    }
    const Frame* outer = !frames_.empty() && frames_.back().node == node ? &frames_.back() : nullptr;
    EndSet possible = 0;
    for (std::size_t end = 0; end < end_count; ++end) {
      const Bitboard among = outer != nullptr ? outer->squares[end] : all_squares;
      frame.squares[end] = squares_for(end, asked.moves[end], among);
      if (frame.squares[end] != 0) possible |= static_cast<EndSet>(1U << end);
    }
    if (std::ranges::none_of(asked.ways,
                             [possible](EndSet way) { return (way & ~possible) == 0; })) {
      return false;
    }
  }
  frames_.push_back(frame);
  return true;
}

Bitboard Targets::squares_for(std::size_t end, const std::array<int, 2>& moves, Bitboard among) {
  const auto loser = static_cast<Side>(end % 2);
  const bool mate = end < 2;
  const Party& party = parties_[index(loser)];
  // A side without king cannot be mated, and stalemated only if nothing of it can move: not foreseen.
  if (party.royal < 0) return mate ? 0 : among;
  Bitboard squares = 0;
  while (among != 0) {
    const Square centre = take_first(among);
    if (holds_[index(loser)].approach(party, centre) > moves[index(loser)]) continue;
    if (mate ? mate_possible(loser, centre, moves) : stalemate_possible(loser, centre, moves)) {
      squares |= bit(centre);
    }
  }
  return squares;
}

bool Targets::mate_possible(Side loser, Square centre, const std::array<int, 2>& moves) {
  const Side winner = opposite(loser);
  const auto key = [&](Side side) {
    const auto budget = static_cast<std::uint64_t>(moves[index(side)]);
    return hash::mix(parties_[index(side)].key ^
                     (budget << 8U | std::uint64_t{centre} << 1U | index(side)));
  };
  const auto& held = held_mates_.get(key(loser), [&] {
    return std::array{
        holds_[index(loser)].mated(parties_[index(loser)], centre, moves[index(loser)])};
  });
  if (held[0].empty()) return false;
  const auto& guarded = guarded_mates_.get(key(winner), [&] {
    return std::array{
        guards_[index(winner)].mating(parties_[index(winner)], centre, moves[index(winner)])};
  });
  return held[0].meets(guarded[0]);
}

bool Targets::stalemate_possible(Side loser, Square centre, const std::array<int, 2>& moves) {
  const Side winner = opposite(loser);
  const int captures = moves[index(winner)];
  const auto key = [&](Side side, int more) {
    const auto budget = static_cast<std::uint64_t>(moves[index(side)]) << 8U |
                        static_cast<std::uint64_t>(more);
    return hash::mix(parties_[index(side)].key ^
                     (budget << 8U | std::uint64_t{centre} << 1U | index(side)));
  };
  const auto& held = held_stalemates_.get(key(loser, captures), [&] {
    return holds_[index(loser)].stalemated<line_counts>(parties_[index(loser)], centre,
                                                        moves[index(loser)], captures);
  });
  if (held[line_counts - 1].empty()) return false;
  const auto& guarded = guarded_stalemates_.get(key(winner, 0), [&] {
    return guards_[index(winner)].stalemating(parties_[index(winner)], centre,
                                              moves[index(winner)]);
  });
  for (std::size_t lines = 0; lines < line_counts; ++lines) {
    if (held[lines].meets(guarded[lines])) return true;
  }
  return false;
}

}  // namespace feerie::targets
