#include "game/play.h"

namespace feerie {

Play::Play(Game& game, const Candidate& candidate, Choices& choices)
    : game_(game),
      candidate_(candidate),
      choices_(choices),
      side_(game.turn()),
      first_effect_(game.last_effects().size()),
      mover_at_(candidate.from) {
  if (candidate.from != no_square) mover_before_ = position().at(candidate.from);
  if (candidate.capture != no_square) captured_ = position().at(candidate.capture);
}

std::span<const Effect> Play::effects() const {
  return game_.last_effects().subspan(first_effect_);
}

void Play::remove(Square square, const Reason& why) {
  if (square == mover_at_) mover_at_ = no_square;
  game_.journal_.remove(game_.position_, square, why);
}

void Play::add(Square square, Piece piece, const Reason& why) {
  if (piece.id == 0) piece.id = game_.position_.new_number();
  game_.journal_.add(game_.position_, square, piece, why);
}

void Play::move(Square from, Square to, const Reason& why) {
  game_.journal_.move(game_.position_, from, to, why);
  if (mover_at_ == from) mover_at_ = to;
}

void Play::alter(Square square, Piece after, const Reason& why) {
  after.id = position().at(square).id;
  game_.journal_.alter(game_.position_, square, after, why);
}

void Play::recolour(Square square, Sides sides, const Reason& why) {
  Piece piece = position().at(square);
  piece.sides = sides;
  alter(square, piece, why);
}

void Play::transform(Square square, Kind kind, const Reason& why) {
  Piece piece = position().at(square);
  piece.kind = kind;
  if (game_.rules().kinds()[kind].traits.royal) piece.traits |= royal_bit;
  alter(square, piece, why);
}

void Play::take_walk(Square square, Kind kind, const Reason& why) {
  Piece piece = position().at(square);
  if (piece.kind == kind) return;
  piece.kind = kind;
  alter(square, piece, why);
}

void Play::swap(Square a, Square b, const Reason& why) {
  game_.journal_.swap(game_.position_, a, b, why);
  if (mover_at_ == a) {
    mover_at_ = b;
  } else if (mover_at_ == b) {
    mover_at_ = a;
  }
}

void Play::move_as(Square from, Square to, Piece after, const Reason& why) {
  after.id = position().at(from).id;
  game_.journal_.move_as(game_.position_, from, to, after, why);
  if (mover_at_ == from) mover_at_ = to;
}

void Play::keep(const Piece& before, const Kept& kept, bool below, const Reason& why) {
  game_.journal_.keep(game_.position_, no_square, before, kept, below, why);
}

void Play::sink(Square from, const Kept& kept, bool below, const Reason& why) {
  game_.journal_.keep(game_.position_, from, {}, kept, below, why);
  if (mover_at_ == from) mover_at_ = no_square;
}

Piece Play::release(const Kept& kept, const Reason& why) {
  const Piece piece = kept.piece;
  game_.journal_.release(game_.position_, kept, why);
  return piece;
}

void Play::tell(std::uint16_t amount, const Reason& why) {
  game_.journal_.tell(amount, why);
}

void Play::remember(int slot, std::uint16_t value) {
  game_.position_.set_memory(slot, value);
}

void Play::lose_right(Square square) {
  game_.position_.set_fresh(position().state().fresh & ~bit(square));
}

void Play::open_to_en_passant(Bitboard squares, Square victim) {
  game_.position_.set_en_passant(squares, victim);
}

void Play::promote() {
  game_.promote(*this);
  game_.act(Step::promotion, *this);
}

bool Play::chooses_to_leave(Kind kind, Square at, Side side) {
  const CompiledRules& rules = game_.rules();
  if (rules.promotion().ways_to_leave().empty() ||
      rules.promotion().kinds_on(at, kind, side).empty())
    return false;
  return choose(2) == 1;
}

void Play::promote_away(Square at) {
  const auto& rule = game_.rules().promotion().ways_to_leave().front();
  rule.function(*this, at, *rule.arguments);
}

Bitboard Play::closed_squares(Closing how) const {
  Bitboard closed = 0;
  for (const auto& rule : game_.rules().closings()) {
    if (rule.how == how) closed |= rule.function(position(), *rule.arguments);
  }
  return closed;
}

void Play::close(Square square) {
  game_.position_.set_holes(position().holes() | bit(square));
}

}  // namespace feerie
