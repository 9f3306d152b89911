#include "position/journal.h"

#include <utility>

#include "position/position.h"

namespace feerie {

void Journal::remove(Position& position, Square from, const Reason& why) {
  const Piece piece = position.take(from);
  effects_.push_back({Effect::Op::remove, from, no_square, piece, {}, &why});
}

void Journal::add(Position& position, Square to, const Piece& piece, const Reason& why) {
  position.put(to, piece);
  effects_.push_back({Effect::Op::add, no_square, to, {}, piece, &why});
}

void Journal::move(Position& position, Square from, Square to, const Reason& why) {
  const Piece piece = position.take(from);
  position.put(to, piece);
  effects_.push_back({Effect::Op::move, from, to, piece, piece, &why});
}

void Journal::alter(Position& position, Square square, const Piece& after, const Reason& why) {
  const Piece before = position.take(square);
  position.put(square, after);
  effects_.push_back({Effect::Op::alter, square, square, before, after, &why});
}

void Journal::swap(Position& position, Square from, Square to, const Reason& why) {
  const Piece first = position.take(from);
  const Piece second = position.take(to);
  position.put(to, first);
  position.put(from, second);
  effects_.push_back({Effect::Op::swap, from, to, first, second, &why});
}

void Journal::undo(Position& position, std::size_t first) {
  while (effects_.size() > first) {
    const Effect& effect = effects_.back();
    switch (effect.op) {
      case Effect::Op::remove:
        position.put_unhashed(effect.from, effect.before);
        break;
      case Effect::Op::add:
        position.take_unhashed(effect.to);
        break;
      case Effect::Op::move:
        position.take_unhashed(effect.to);
        position.put_unhashed(effect.from, effect.before);
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
    }
    effects_.pop_back();
  }
}

}  // namespace feerie
