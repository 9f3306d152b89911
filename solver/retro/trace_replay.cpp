#include <algorithm>

#include "retro/game_over.h"
#include "retro/trace.h"

/// A move that has been guessed is played forward.
namespace feerie::retro {

void Trace::set_up_before(Square moved_to, Bitboard unmoved, const Taken& taken) {
  last_.before = position();
  const Bitboard arrival = moved_to == no_square ? 0 : bit(moved_to);
  last_.before.set_fresh(
      (after_.state().fresh & ~edited_squares() & ~arrival & position().units()) | unmoved);
  if (taken.en_passant) last_.before.set_en_passant(bit(moved_to), taken.square);
  // Units that come into being with the move get further numbers.
  while (last_.before.state().last_number <= position().state().last_number) {
    last_.before.new_number();
  }
}

bool Trace::possible_before() {
  Game& game = workshop_.game;
  game.begin_from(last_.before);
  if (game.in_check(opposite(side()))) return false;
  return !was_over(game, last_.before);
}

void Trace::castle_back_from(Square king_from, Square partner_from, Square king_to) {
  if (ending_ != Ending::complete) return;
  if (!effort_.spend()) {
    ending_ = Ending::bounded;
    return;
  }
  set_up_before(king_to, bit(king_from) | bit(partner_from), {});
  if (!possible_before()) return;
  Candidates& list = workshop_.list;
  workshop_.game.generate(list);
  const auto castling = std::ranges::find_if(list, [&](const Candidate& candidate) {
    return candidate.type == MoveType::castling && candidate.from == king_from &&
           candidate.to == king_to && candidate.via == partner_from;
  });
  if (castling != list.end()) replay(*castling);
}

void Trace::pass_back() {
  if (!effort_.spend()) {
    ending_ = Ending::bounded;
    return;
  }
  set_up_before(no_square, 0, {});
  if (!possible_before()) return;
  Candidates& list = workshop_.list;
  workshop_.game.generate(list);
  const auto pass = std::ranges::find(list, MoveType::null, &Candidate::type);
  if (pass != list.end()) replay(Candidate(*pass));
}

void Trace::replay(Square from, Square to, const Taken& taken) {
  if (ending_ != Ending::complete) return;
  if (!effort_.spend()) {
    ending_ = Ending::bounded;
    return;
  }
  set_up_before(to, 0, taken);
  if (!possible_before()) return;
  Candidates& list = workshop_.list;
  if (rules().selections().empty()) {
    workshop_.game.generate_of(from, list);
  } else {
    workshop_.game.generate(list);
  }
  for (const Candidate& candidate : list) {
    const bool meant = candidate.from == from && candidate.to == to &&
                       candidate.capture == taken.square && !candidate.castles();
    const bool en_passant = candidate.type == MoveType::en_passant;
    if (meant && en_passant == taken.en_passant) replay(Candidate(candidate));
    if (ending_ != Ending::complete) return;
  }
}

void Trace::replay(const Candidate& candidate) {
  workshop_.game.outcomes(candidate, [&](const Move& move) {
    if (!results()) return true;
    if (alike_) proved_.push_back(move);
    tell(move);
    return ending_ == Ending::complete;
  });
}

/// Has the move led to the diagram, with all rights that it claims?
bool Trace::results() const {
  const Position& result = workshop_.game.position();
  const State& claimed = after_.state();
  const State& state = result.state();
  if (result.of(Side::white) != after_.of(Side::white) ||
      result.of(Side::black) != after_.of(Side::black) || state.turn != claimed.turn ||
      state.holes != claimed.holes || (claimed.fresh & ~state.fresh) != 0 ||
      result.kept_units().size() != after_.kept_units().size()) {
    return false;
  }
  if (claimed.ep_squares != 0 &&
      (state.ep_squares != claimed.ep_squares || state.ep_victim != claimed.ep_victim)) {
    return false;
  }
  for (Bitboard units = after_.units(); units != 0;) {
    const Square square = take_first(units);
    const Piece& piece = after_.at(square);
    const Piece& found = result.at(square);
    if (piece.kind != found.kind || piece.traits != found.traits) return false;
  }
  return true;
}

void Trace::tell(const Move& move) {
  last_.move = move;
  // Only where rules are asked what they have done can several guesses lead to the same move.
  if (rules().takes_back_at_all()) {
    std::vector<Move>& told = told_[last_.before.key()];
    if (std::ranges::find(told, move) != told.end()) return;
    told.push_back(move);
  }
  if (!visit_(last_)) ending_ = Ending::stopped;
}

}  // namespace feerie::retro
