#include <algorithm>

#include "uncertain/knowledge.h"

/// How the worlds that are kept go on with the scene.
namespace feerie::uncertain {

/// What becomes of a world by the last half-move of the scene. True, and nothing more is looked
/// for, if one of the worlds that are kept misses the aim.
bool Knowledge::extend(const World& world, std::size_t most, Worlds& to, Aim aim) {
  const int ply = scene_.length() - 1;
  const Saying& saying = scene_.at(ply).saying;
  const std::size_t before = to.size();
  bool missed = false;
  const auto done = [&] { return missed || to.size() >= before + most; };
  const auto keep_next = [&] {
    if (keep(next_, to)) missed = !reached_in(next_, aim);
  };
  const auto with_mover = [&](std::size_t mover) {
    next_ = world;
    for (std::size_t i = 0; i < world.size(); ++i) {
      if (i != mover && world[i].here(ply) && !stays(i)) return;
    }
    if (mover == world.size()) return keep_next();
    const auto moves = [&](const Life& life) {
      next_[mover] = life;
      keep_next();
      return done();
    };
    LifeFinder(scene_, 0, Plies{1} << ply, moves).onwards(world[mover], ply);
  };
  if (!saying.hidden()) {
    with_mover(world.size());
    return missed;
  }
  for (std::size_t i = 0; i < world.size() && !done(); ++i) {
    const std::size_t mover = (i + seed_ / 64) % world.size();
    if (world[mover].side == saying.side && world[mover].here(ply)) with_mover(mover);
  }
  return missed;
}

/// A unit of the world that is being extended does not move in the last half-move; false if it is
/// in the way.
bool Knowledge::stays(std::size_t unit) {
  const int ply = scene_.length() - 1;
  const Moment& before = scene_.at(ply);
  Life& life = next_[unit];
  const Square square = life.at(ply);
  const Bitboard busy = before.visible.all() | before.clear | scene_.now().visible.all();
  // Nothing happens to most of them.
  if (!contains(busy, square) && before.taken != square) {
    life.stand(ply + 1, square, life.kind(ply));
    life.end = scene_.length() + 1;
    return true;
  }
  bool fine = false;
  const auto goes_on = [&](const Life& found) {
    next_[unit] = found;
    fine = true;
    return true;
  };
  LifeFinder(scene_, 0, 0, goes_on).onwards(Life(life), ply);
  return fine;
}

/// Keeps a world if its last half-move is in order.
bool Knowledge::keep(const World& world, Worlds& worlds) {
  const int length = scene_.length();
  const int from = std::max(0, length - 1);
  for (std::size_t i = 0; i < world.size(); ++i) {
    for (std::size_t j = i + 1; j < world.size(); ++j) {
      if (!compatible(world[i], world[j], length, from)) return false;
    }
  }
  // Up to the half-move all is as it was when the world was kept that goes on with this one, but
  // for squares that a castling must not pass under attack.
  const bool guarded = from < length && scene_.at(from).guarded != 0;
  if (!find_needs(scene_, question(), world, 0, needs_, guarded ? from : length)) return false;
  worlds.push_back(world);
  return true;
}

/// The position in a world.
Board Knowledge::board_of(const World& world) const {
  const int length = scene_.length();
  const Moment& now = scene_.now();
  Board board{now.visible, scene_.holes(), now.turn, now.en_passant, now.ep_victim};
  for (const Life& life : world) {
    const bool here = life.here(length);
    if (here) board.figures.put(life.at(length), life.side, life.kind(length));
    // A pawn that has just become visible may have come by a single step.
    const bool shown = life.handed >= 0 && life.end == length;
    if ((!here && !shown) || life.side == now.turn) continue;
    const Square passed = passed_by(life, length);
    if (passed != no_square) {
      board.en_passant = passed;
      board.ep_victim = life.at(length);
    } else if (life.at(length) == board.ep_victim) {
      board.en_passant = board.ep_victim = no_square;
    }
  }
  return board;
}

void Knowledge::hand_over(Worlds& worlds) {
  const int now = scene_.length();
  const Handover& handover = scene_.handovers().back();
  for (World& world : worlds) {
    for (Life& life : world) {
      if (!life.here(now) || life.at(now) != handover.square) continue;
      life.end = now;
      life.handed = static_cast<int>(scene_.handovers().size()) - 1;
    }
  }
}

}  // namespace feerie::uncertain
