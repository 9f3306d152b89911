#include "uncertain/scene.h"

namespace feerie::uncertain {

Scene::Scene(const Position& position, Side turn, Bitboard corners)
    : holes_(position.holes()), corners_(corners) {
  Moment first;
  for (Bitboard units = position.units(); units != 0;) {
    const Square square = take_first(units);
    const Piece& piece = position.at(square);
    for (const Side side : {Side::white, Side::black}) {
      if (piece.of(side)) first.visible.put(square, side, piece.kind);
    }
  }
  first.turn = turn;
  first.fresh = position.state().fresh;
  if (position.state().ep_squares != 0) {
    first.en_passant = first_of(position.state().ep_squares);
    first.ep_victim = position.state().ep_victim;
  }
  first.safe[index(opposite(turn))] = true;
  for (const Side side : {Side::white, Side::black}) {
    hides_king_[index(side)] = first.visible.units(side, king) == 0;
  }
  moments_.push_back(first);
}

void Scene::extend(const Saying& saying, Side next, bool both_safe) {
  before_.push_back({moments_.back(), handovers_.size()});
  Moment& before = moments_.back();
  before.saying = saying;
  Moment after = before;
  after.turn = next;
  after.en_passant = after.ep_victim = no_square;
  after.hidden_step = false;
  after.safe = {both_safe, both_safe};
  after.safe[index(saying.side)] = true;
  if (saying.hidden()) {
    after.by_hidden[index(saying.side)] |= std::uint32_t{1} << static_cast<unsigned>(length());
  }
  switch (saying.type) {
    case Saying::Type::hidden_move:
      after.arrived[index(saying.side)] = 0;
      after.hidden_step = next != saying.side;
      break;
    case Saying::Type::hidden_capture:
      capture_unseen(saying, before, after);
      break;
    case Saying::Type::castling:
      castle(saying, before, after);
      break;
    case Saying::Type::pass:
      break;
    default:
      move(saying, before, after);
  }
  if (before.must_take) after.takes |= std::uint32_t{1} << static_cast<unsigned>(length());
  if (next == saying.side) after.en_passant = after.ep_victim = no_square;
  moments_.push_back(after);
}

void Scene::capture_unseen(const Saying& saying, const Moment& before, Moment& after) {
  const Square victim = saying.en_passant ? before.ep_victim : saying.to;
  if (saying.en_passant) {
    if (Handover* pawn = handed_over(victim)) pawn->stepped = true;
  }
  after.visible.take(victim);
  after.fresh &= ~bit(victim);
  after.perhaps_fresh &= ~bit(victim);
  after.arrived[index(saying.side)] = bit(saying.to);
}

void Scene::move(const Saying& saying, Moment& before, Moment& after) {
  const Square to = saying.to;
  const bool captures = contains(before.visible.all(), to);
  before.clear = saying.kind == knight ? 0 : rays::between(saying.from, to);
  if (saying.type == Saying::Type::takes_hidden) {
    before.taken = to;
    before.must_take = true;
    if (saying.en_passant) {
      before.clear |= bit(to);
      before.taken = static_cast<Square>(make_square(file_of(to), rank_of(saying.from)));
    }
  } else if (saying.kind == pawn && !captures) {
    before.clear |= bit(to);
  } else if (!captures) {
    before.taken = to;
  }
  if (captures) after.visible.take(to);
  if (saying.type == Saying::Type::visible && saying.en_passant) {
    after.visible.take(before.ep_victim);
    if (Handover* victim = handed_over(before.ep_victim)) victim->stepped = true;
  }
  after.visible.take(saying.from);
  const Kind kind = saying.promoted == no_kind ? saying.kind : saying.promoted;
  after.visible.put(to, saying.side, kind);
  if (contains(before.visible.neutral(), saying.from)) {
    after.visible.put(to, opposite(saying.side), kind);
  }
  after.fresh &= ~(bit(saying.from) | bit(to));
  after.perhaps_fresh &= ~(bit(saying.from) | bit(to));
  for (Bitboard& squares : after.arrived) squares &= ~bit(to);
  const int step = rank_of(to) - rank_of(saying.from);
  if (saying.kind == pawn && (step == 2 || step == -2)) {
    after.en_passant = make_square(file_of(to), rank_of(saying.from) + step / 2);
    after.ep_victim = to;
  }
}

void Scene::castle(const Saying& saying, Moment& before, Moment& after) {
  const int rank = rank_of(saying.from);
  const bool is_short = file_of(saying.to) == 6;
  const Square corner = make_square(is_short ? 7 : 0, rank);
  const Square beside = make_square(is_short ? 5 : 3, rank);
  if (!contains(before.visible.all(), corner)) {
    before.visible.put(corner, saying.side, rook);
    after.visible.put(corner, saying.side, rook);
    handovers_.push_back({length(), corner, saying.side, rook, true, false});
  } else if (contains(before.perhaps_fresh, corner)) {
    if (Handover* partner = handed_over(corner)) partner->unmoved = true;
  }
  before.clear = rays::between(saying.from, corner);
  before.guarded = bit(saying.from) | bit(beside);
  after.visible.take(corner);
  after.visible.take(saying.from);
  after.visible.put(saying.to, saying.side, king);
  after.visible.put(beside, saying.side, rook);
  after.fresh &= ~(bit(saying.from) | bit(corner));
  after.perhaps_fresh &= ~bit(corner);
}

Handover* Scene::handed_over(Square square) {
  for (std::size_t i = handovers_.size(); i-- > 0;) {
    if (handovers_[i].square != square) continue;
    before_.back().told = handovers_[i];
    before_.back().number = static_cast<int>(i);
    return &handovers_[i];
  }
  return nullptr;
}

void Scene::retract() {
  moments_.pop_back();
  moments_.back() = before_.back().moment;
  const Before& before = before_.back();
  if (before.number >= 0) handovers_[static_cast<std::size_t>(before.number)] = before.told;
  handovers_.resize(before.handovers);
  before_.pop_back();
}

void Scene::reveal(Square square, Side side, Kind kind) {
  Moment& now = moments_.back();
  now.visible.put(square, side, kind);
  for (Bitboard& squares : now.arrived) squares &= ~bit(square);
  handovers_.push_back({length(), square, side, kind, false, false});
  if (kind == rook) now.perhaps_fresh |= bit(square) & corners_;
  // As far as one knows it may have come by a double step.
  if (kind == pawn && now.hidden_step && relative_rank(square, side) == 3) {
    now.en_passant = static_cast<Square>(side == Side::white ? square - 8 : square + 8);
    now.ep_victim = square;
  }
}

}  // namespace feerie::uncertain
