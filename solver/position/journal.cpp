#include "position/journal.h"

#include <utility>

#include "position/position.h"

namespace feerie {

void Journal::add(Position& position, Square to, const Piece& piece, const Reason& why) {
  position.put(to, piece);
  effects_.push_back({Effect::Op::add, 0, no_square, to, {}, piece, 0, 0, &why});
}

void Journal::keep(Position& position, Square from, const Piece& before, const Kept& kept,
                   bool below, const Reason& why) {
  const Piece taken = from == no_square ? before : position.take(from);
  const std::int8_t level = position.keep(kept, below);
  effects_.push_back(
      {Effect::Op::keep, kept.store, from, kept.square, taken, kept.piece, level, 0, &why});
}

void Journal::release(Position& position, const Kept& kept, const Reason& why) {
  effects_.push_back({Effect::Op::release,
                      kept.store,
                      kept.square,
                      no_square,
                      kept.piece,
                      {},
                      kept.level,
                      0,
                      &why});
  position.release(kept);
}

void Journal::tell(std::uint16_t amount, const Reason& why) {
  effects_.push_back({Effect::Op::tell, 0, no_square, no_square, {}, {}, 0, amount, &why});
}

void Journal::alter(Position& position, Square square, const Piece& after, const Reason& why) {
  const Piece before = position.take(square);
  position.put(square, after);
  effects_.push_back({Effect::Op::alter, 0, square, square, before, after, 0, 0, &why});
}

void Journal::swap(Position& position, Square from, Square to, const Reason& why) {
  const Piece first = position.take(from);
  const Piece second = position.take(to);
  position.put(to, first);
  position.put(from, second);
  effects_.push_back({Effect::Op::swap, 0, from, to, first, second, 0, 0, &why});
}

void Journal::take_back(Position& position, const Effect& effect) {
  switch (effect.op) {
    case Effect::Op::remove:
      position.put_unhashed(effect.from, effect.before);
      break;
    case Effect::Op::add:
      position.take_unhashed(effect.to);
      break;
    case Effect::Op::move:
      take_move_back(position, effect);
      break;
    case Effect::Op::alter:
      position.take_unhashed(effect.from);
      position.put_unhashed(effect.from, effect.before);
      break;
    case Effect::Op::swap:
      position.take_unhashed(effect.to);
      position.take_unhashed(effect.from);
      position.put_unhashed(effect.from, effect.before);
      position.put_unhashed(effect.to, effect.after);
      break;
    case Effect::Op::keep:
      position.release_unhashed(effect.store, effect.to, effect.level);
      if (effect.from != no_square) position.put_unhashed(effect.from, effect.before);
      break;
    case Effect::Op::tell:
      break;
    case Effect::Op::release:
      position.keep_unhashed({effect.before, effect.from, effect.store, effect.level});
      break;
  }
}

Square end_of_move(std::span<const Effect> effects, Square from) {
  Square at = from;
  for (const Effect& effect : effects) {
    const bool taken = effect.op == Effect::Op::move || effect.op == Effect::Op::swap;
    if (!taken || effect.why->style != Style::main) continue;
    if (effect.from == at) {
      at = effect.to;
    } else if (effect.op == Effect::Op::swap && effect.to == at) {
      at = effect.from;
    }
  }
  return at;
}

}  // namespace feerie
