#include "search/mates/mate_squares.h"

#include <utility>

#include "position/hash.h"

namespace feerie::mates {

MateSquares::MateSquares(OpenBoard& board, OpenBoard* reborn)
    : board_(board),
      units_come_back_(reborn != nullptr),
      guards_{Guard{board, reborn, Side::white}, Guard{board, reborn, Side::black}},
      holds_{Hold{board, reborn, Side::white}, Hold{board, reborn, Side::black}} {}

void MateSquares::look_at(const Position& position) {
  en_passant_ = position.state().ep_squares != 0;
  for (const Side side : {Side::white, Side::black}) {
    parties_[index(side)] = party_of(position, side, board_.roles(), board_.freedoms().relocates());
  }
}

Bitboard MateSquares::possible_among(End end, const MovesLeft& moves, Bitboard among) {
  const Party& party = parties_[index(end.loser)];
  // A king that has no move left stays where it is.
  if (party.royal >= 0 && moves[index(end.loser)] == 0) {
    among &= bit(party.units[static_cast<std::size_t>(party.royal)].at);
  }
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
  return end.is_mate() ? guard.mating(party, centre, moves, 0)
                       : guard.stalemating(party, centre, moves)[0];
}

RingSet MateSquares::left_to_guard(Side loser, Square centre, int moves) {
  return holds_[index(loser)].mated(parties_[index(loser)], centre, moves, 0);
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
  if (is_told_of_last_move(loser, moves)) {
    return guards_[index(winner)].mates_by_last_move(parties_[index(winner)], centre,
                                                     shelter_of(loser, centre));
  }
  const auto asked = [&](Side side) {
    return question(side, centre, moves, captured(side, moves));
  };
  const auto& guarded = guarded_mates_.get(asked(winner), [&] {
    return std::array{guards_[index(winner)].mating(parties_[index(winner)], centre,
                                                    moves[index(winner)], captured(winner, moves))};
  });
  // Where all squares can be guarded at once, none has to be filled. It is known by now that the
  // king gets there.
  constexpr Ring all = 0xff;
  if (guarded[0].contains(all)) return true;
  if (guarded[0].empty()) return false;
  const auto& held = held_mates_.get(asked(loser), [&] {
    return std::array{holds_[index(loser)].mated(parties_[index(loser)], centre,
                                                 moves[index(loser)], captured(loser, moves))};
  });
  return held[0].meets(guarded[0]) ||
         (board_.freedoms().no_checks && flight_may_check(loser, centre, moves));
}

/// Is the next move the last one, and what it captures appears elsewhere at once?
bool MateSquares::is_told_of_last_move(Side loser, const MovesLeft& moves) const {
  const Freedoms& freedoms = board_.freedoms();
  return units_come_back_ && !freedoms.sends && !freedoms.carries && !freedoms.plays_checks &&
         !en_passant_ && moves[index(loser)] == 0 && moves[index(opposite(loser))] == 1;
}

const Shelter& MateSquares::shelter_of(Side loser, Square centre) {
  const Party& party = parties_[index(loser)];
  if (std::exchange(sheltered_, party.key) != party.key || shelter_at_ != centre) {
    holds_[index(loser)].look_at(shelter_, party, centre);
    shelter_at_ = centre;
  }
  return shelter_;
}

/// Could the king of the loser give check by leaving the square, so that it may be unable to do so?
bool MateSquares::flight_may_check(Side loser, Square centre, const MovesLeft& moves) {
  const Side winner = opposite(loser);
  const Party& party = parties_[index(winner)];
  if (party.royal < 0) return false;
  // Those that are carried away may end on any line.
  if (board_.freedoms().carries) return true;
  const auto& lines = lines_.get(question(loser, centre, moves, 0), [&] {
    RingSet squares;
    squares.bits[0] = squares_in_line(loser, centre, moves[index(loser)]);
    return std::array{squares};
  });
  const Distances& ways = board_.any(winner, party.units[static_cast<std::size_t>(party.royal)]);
  for (Bitboard rest = lines[0].bits[0]; rest != 0;) {
    if (ways[take_first(rest)] <= moves[index(winner)]) return true;
  }
  return false;
}

/// The squares on which a king could be attacked when the loser's king leaves `centre`, by a unit
/// that makes so many moves before: behind that king on a line. A fairy unit may need the king as a
/// hurdle where it goes, so that all counts that such a unit attacks.
Bitboard MateSquares::squares_in_line(Side loser, Square centre, int moves) {
  const Party& party = parties_[index(loser)];
  Bitboard squares = 0;
  const auto add = [&](Kind kind, Square at) {
    const Bitboard attacked = board_.attacks(kind, loser, at);
    if (kind >= first_fairy_kind) squares |= attacked;
    for (Bitboard rest = attacked & ~squares; rest != 0;) {
      const Square target = take_first(rest);
      if (contains(rays::between(at, target), centre)) squares |= bit(target);
    }
  };
  for (int number = 0; number < party.count; ++number) {
    if (number == party.royal) continue;
    board_.each_kind(loser, party.units[static_cast<std::size_t>(number)],
                     [&](Kind kind, const Distances& distances) {
                       for (Square at = 0; at < square_count; ++at) {
                         if (distances[at] <= moves) add(kind, at);
                       }
                     });
  }
  return squares;
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
