#include "game/retrace.h"

#include <algorithm>

namespace feerie {

Retrace::Retrace(const CompiledRules& rules, const Position& after)
    : rules_(rules), position_(after), side_(opposite(after.turn())) {}

void Retrace::set(Square square, Piece piece) {
  const Piece before = position_.at(square).empty() ? Piece{} : position_.take(square);
  edits_.emplace_back(square, before);
  if (piece.empty()) return;
  if (piece.id == 0) piece.id = position_.new_number();
  position_.put(square, piece);
}

void Retrace::take_back_beyond(std::size_t edits) {
  while (edits_.size() > edits) {
    const auto& [square, before] = edits_.back();
    if (!position_.at(square).empty()) position_.take(square);
    if (!before.empty()) position_.put(square, before);
    edits_.pop_back();
  }
}

Bitboard Retrace::edited_squares() const {
  Bitboard squares = 0;
  for (const auto& [square, before] : edits_) squares |= bit(square);
  return squares;
}

KindSet Retrace::common_kinds() const {
  const Kinds& kinds = rules_.kinds();
  KindSet all = kinds.in_diagram() | ((KindSet{1} << first_fairy_kind) - 1);
  KindSet common = 0;
  while (all != 0) {
    const auto kind = static_cast<Kind>(take_first(all));
    if (!kinds[kind].traits.royal) common |= KindSet{1} << kind;
  }
  return common;
}

KindSet Retrace::promoting_kinds(Kind into, Square at, Side side) const {
  KindSet promoting = 0;
  for (KindSet kinds = common_kinds(); kinds != 0;) {
    const auto kind = static_cast<Kind>(take_first(kinds));
    const auto list = rules_.promotion().kinds_on(at, kind, side);
    if (std::ranges::find(list, into) != list.end()) promoting |= KindSet{1} << kind;
  }
  return promoting;
}

}  // namespace feerie
