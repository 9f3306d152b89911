#include "search/mates/mate_squares.h"

#include "position/hash.h"

namespace feerie::mates {

MateSquares::MateSquares(OpenBoard& board)
    : roles_(board.roles()),
      guards_{Guard{board, Side::white}, Guard{board, Side::black}},
      holds_{Hold{board, Side::white}, Hold{board, Side::black}} {}

void MateSquares::look_at(const Position& position) {
  for (const Side side : {Side::white, Side::black}) {
    parties_[index(side)] = party_of(position, side, roles_);
  }
}

Bitboard MateSquares::possible_among(End end, const MovesLeft& moves, Bitboard among) {
  Bitboard squares = 0;
  while (among != 0) {
    const Square centre = take_first(among);
    if (possible(end, moves, centre)) squares |= bit(centre);
  }
  return squares;
}

bool MateSquares::possible(End end, const MovesLeft& moves, Square centre) {
  const Side loser = end.loser;
  const Party& party = parties_[index(loser)];
  // A side without king cannot be mated; its stalemate is not foreseen.
  if (party.royal < 0) return !end.is_mate();
  if (holds_[index(loser)].approach(party, centre) > moves[index(loser)]) return false;
  return end.is_mate() ? mate_possible(loser, centre, moves)
                       : stalemate_possible(loser, centre, moves);
}

RingSet MateSquares::guardable(End end, Square centre, int moves) {
  Guard& guard = guards_[index(end.winner())];
  const Party& party = parties_[index(end.winner())];
  return end.is_mate() ? guard.mating(party, centre, moves)
                       : guard.stalemating(party, centre, moves)[0];
}

RingSet MateSquares::left_to_guard(Side loser, Square centre, int moves) {
  return holds_[index(loser)].mated(parties_[index(loser)], centre, moves);
}

std::uint64_t MateSquares::Question::key() const {
  return hash::mix(party ^
                   (std::uint64_t{budget} << 8U | std::uint64_t{centre} << 1U | index(side)));
}

/// `more` tells apart questions that differ in another number.
auto MateSquares::question(Side side, Square centre, const MovesLeft& moves, int more) const
    -> Question {
  const auto budget = static_cast<unsigned>(moves[index(side)]) << 8U | static_cast<unsigned>(more);
  return {side, centre, parties_[index(side)].key, budget};
}

bool MateSquares::mate_possible(Side loser, Square centre, const MovesLeft& moves) {
  const Side winner = opposite(loser);
  const auto& guarded = guarded_mates_.get(question(winner, centre, moves, 0), [&] {
    return std::array{
        guards_[index(winner)].mating(parties_[index(winner)], centre, moves[index(winner)])};
  });
  // Where all squares can be guarded at once, none has to be filled. It is known by now that the
  // king gets there.
  constexpr Ring all = 0xff;
  if (guarded[0].contains(all)) return true;
  if (guarded[0].empty()) return false;
  const auto& held = held_mates_.get(question(loser, centre, moves, 0), [&] {
    return std::array{
        holds_[index(loser)].mated(parties_[index(loser)], centre, moves[index(loser)])};
  });
  return held[0].meets(guarded[0]);
}

bool MateSquares::stalemate_possible(Side loser, Square centre, const MovesLeft& moves) {
  const Side winner = opposite(loser);
  const int captures = moves[index(winner)];
  const auto& held = held_stalemates_.get(question(loser, centre, moves, captures), [&] {
    return holds_[index(loser)].stalemated<line_counts>(parties_[index(loser)], centre,
                                                        moves[index(loser)], captures);
  });
  if (held[line_counts - 1].empty()) return false;
  const auto& guarded = guarded_stalemates_.get(question(winner, centre, moves, 0), [&] {
    return guards_[index(winner)].stalemating(parties_[index(winner)], centre,
                                              moves[index(winner)]);
  });
  for (std::size_t lines = 0; lines < line_counts; ++lines) {
    if (held[lines].meets(guarded[lines])) return true;
  }
  return false;
}

}  // namespace feerie::mates
