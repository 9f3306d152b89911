#include <algorithm>

#include "core/rays.h"
#include "game/game.h"
#include "game/pawns.h"
#include "position/hash.h"

/// Which positions of a game are the same, and which moves bring it forward.
namespace feerie {
namespace {

/// Of the units that have not moved, those that could still castle: kings with a partner.
Bitboard castling_rights(const Position& position, Bitboard fresh) {
  Bitboard rights = 0;
  for (const Side side : {Side::white, Side::black}) {
    const Bitboard own = fresh & position.of(side);
    Bitboard kings = own & position.of(king);
    while (kings != 0) {
      const Square at = take_first(kings);
      const Bitboard partners = own & ~position.of(king) & rank_set(rank_of(at));
      if (partners != 0) rights |= partners | bit(at);
    }
  }
  return rights;
}

/// Does a pawn stand where it could capture en passant, its king aside?
bool pawn_could_pass(const Position& position, const CompiledRules& rules) {
  const State& state = position.state();
  const Side victim = position.at(state.ep_victim).of(Side::white) ? Side::white : Side::black;
  for (Bitboard units = position.of(opposite(victim)); units != 0;) {
    const Square at = take_first(units);
    if (!is_pawn(position.at(at), rules)) continue;
    // Where other pawns capture is not known here.
    if (position.at(at).kind != pawn) return true;
    if ((rays::tables.pawn[index(opposite(victim))][at] & state.ep_squares) != 0) return true;
  }
  return false;
}

}  // namespace

std::uint64_t Game::identity() const {
  const State& state = position_.state();
  std::uint64_t key = state.key ^ hash::turn(state.turn) ^ hash::fresh(state.fresh) ^
                      hash::fresh(castling_rights(position_, state.fresh));
  if (state.ep_squares != 0 && !pawn_could_pass(position_, *rules_)) {
    key ^= hash::en_passant(state.ep_squares, state.ep_victim);
  }
  for (int slot = 0; slot < position_.memory_slots(); ++slot) {
    key ^= hash::memory(slot, position_.memory(slot));
  }
  return key;
}

/// Is there a legal capture en passant in this state of the units on the board?
bool Game::passing_capture(const State& state) {
  if (state.ep_squares == 0) return false;
  // What was remembered since then must not be lost.
  const Position now = position_;
  position_.restore(state);
  Bitboard units = position_.of(turn());
  Candidates moves;
  while (units != 0) generate_from(take_first(units), moves);
  drop_forbidden(moves);
  std::erase_if(moves, [](const Candidate& move) { return move.type != MoveType::en_passant; });
  const Judging fully(*this, Legality::full);
  const bool possible = any_legal(moves);
  position_ = now;
  return possible;
}

/// The key of the state without rights that mean nothing. Only for states with the units that are
/// on the board now.
std::uint64_t Game::identity_of(const State& state) {
  std::uint64_t key =
      state.key ^ hash::fresh(state.fresh) ^ hash::fresh(castling_rights(position_, state.fresh));
  if (!passing_capture(state)) key ^= hash::en_passant(state.ep_squares, state.ep_victim);
  return key;
}

int Game::occurrences() {
  const auto units_of = [](const State& state) {
    return state.key ^ hash::fresh(state.fresh) ^
           hash::en_passant(state.ep_squares, state.ep_victim);
  };
  const State now = position_.state();
  const std::uint64_t identity = identity_of(now);
  int count = 1;
  for (const Frame& frame : frames_) {
    // Equal but for rights: then the units are those on the board, and rights can be compared.
    if (units_of(frame.state) != units_of(now)) continue;
    const State earlier = frame.state;
    if (identity_of(earlier) == identity) ++count;
  }
  return count + static_cast<int>(std::ranges::count(played_before().positions, identity));
}

const PlayedBefore& Game::played_before() const {
  static const PlayedBefore nothing;
  return earlier_ != nullptr ? *earlier_ : nothing;
}

bool Game::progressed(int ply) const {
  const bool pawns = !rules().facts().without_pawns;
  return std::ranges::any_of(effects_of(ply), [&](const Effect& effect) {
    const bool by_pawn =
        pawns && effect.op == Effect::Op::move && rules().kinds()[effect.before.kind].traits.pawn;
    return by_pawn || effect.op == Effect::Op::remove;
  });
}

}  // namespace feerie
