#include "conditions/imitator_ways.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <span>
#include <string>
#include <string_view>

namespace feerie {
namespace {

/// In how many steps does the unit go there? One if it leaps.
int steps_of(const Game& game, const Candidate& move, const Shift& shift) {
  const int most = std::max(1, std::gcd(shift.files, shift.ranks));
  const auto& leaps = game.rules().kinds()[game.position().at(move.from).kind].leaps[move.from];
  for (int steps = 1; steps <= most; ++steps) {
    if (most % steps != 0) continue;
    const int file = file_of(move.from) + shift.files / steps;
    const int rank = rank_of(move.from) + shift.ranks / steps;
    if (on_board(file, rank) && contains(leaps, make_square(file, rank))) return steps;
  }
  return most;
}

bool can_go(Bitboard occupied, Square at, const Shift& shift, int steps) {
  for (int step = 1; step <= steps; ++step) {
    const int file = file_of(at) + shift.files / steps * step;
    const int rank = rank_of(at) + shift.ranks / steps * step;
    if (!on_board(file, rank)) return false;
    if (contains(occupied, make_square(file, rank))) return false;
  }
  return true;
}

/// The way of the king, then that of its partner past the king.
bool can_follow_castling(const Game& game, Square at, const Candidate& move) {
  const auto steps = [](const Shift& shift) {
    return std::max({1, std::abs(shift.files), std::abs(shift.ranks)});
  };
  Shift by_king;
  by_king.add(move.from, move.to);
  Shift by_partner;
  by_partner.add(move.via, move.via_to);
  const Bitboard others = game.position().occupied() & ~bit(move.from);
  if (!can_go(others, at, by_king, steps(by_king))) return false;
  const Square half_way = make_square(file_of(at) + by_king.files, rank_of(at) + by_king.ranks);
  const Bitboard then = (others & ~bit(move.via)) | bit(move.to);
  return can_go(then, half_way, by_partner, steps(by_partner));
}

/// The fairy walks that go straight from square to square, so that the imitator can go their way
/// somewhere else: leapers and riders, hoppers on lines.
constexpr std::string_view straight[] = {
    "MA", "G",  "N",  "Z",  "CA", "GI", "BU", "WE", "AL", "FE", "DA", "NE", "AM",
    "EM", "PR", "GN", "AN", "SQ", "WA", "NH", "CR", "ZR", "GR", "CH", "ZH", "GH",
    "EQ", "MO", "RR", "BR", "RH", "BH", "EK", "OK", "37", "G2", "G3", "16", "24",
    "35", "KH", "OR", "15", "25", "WR", "FR", "BI", "ET", "36", "NO", "KP", "RF"};
/// Hoppers that turn at their hurdle, where the imitator must turn as well.
constexpr std::string_view angle_hoppers[] = {"M", "EA", "SW", "RM", "RE", "RW", "BM", "BE", "BW"};
/// They look at a unit beyond the square; the imitator needs none.
constexpr std::string_view equistoppers[] = {"QE", "QF"};

bool is_one_of(std::span<const std::string_view> walks, const Game& game, Kind kind) {
  return std::ranges::find(walks, letters_of(game.rules().kinds()[kind].walk, Language::english)) !=
         walks.end();
}

/// The ways in which a unit that stands, or is imagined to stand, on the square turns off its line
/// to get to the other one.
Bitboard ways(const Game& game, Kind kind, Square from, Side side, Square to) {
  const KindInfo& info = game.rules().kinds()[kind];
  Reach reach;
  reach.watched = to;
  info.reach(game, info, from, side, reach);
  return reach.ways;
}

/// Fairy units show their way by their walk: where they hop, the imitator needs a hurdle too, where
/// they turn, one that lets it turn as they do.
bool can_follow_by_walk(Game& game, Square at, const Candidate& move, Side side) {
  const Shift shift = shift_of(move);
  const int file = file_of(at) + shift.files;
  const int rank = rank_of(at) + shift.ranks;
  if (!on_board(file, rank)) return false;
  const Square to = make_square(file, rank);
  const Kind kind = game.position().at(move.from).kind;
  if (is_one_of(equistoppers, game, kind)) {
    return !contains(game.position().occupied() & ~bit(move.from), to);
  }
  if (is_one_of(angle_hoppers, game, kind)) {
    return !contains(game.position().occupied() & ~bit(move.from), to) &&
           (ways(game, kind, at, side, to) & ways(game, kind, move.from, side, move.to)) != 0;
  }
  return contains(game.quiet_reach(kind, at, side, move.from), to);
}

}  // namespace

Shift shift_of(const Candidate& move) {
  Shift shift;
  if (move.from == no_square || move.to == no_square) return shift;
  shift.add(move.from, move.to);
  if (move.castles()) shift.add(move.via, move.via_to);
  return shift;
}

bool can_follow(Game& game, Square at, const Candidate& move, Side side) {
  if (move.castles()) return can_follow_castling(game, at, move);
  if (game.position().at(move.from).kind >= first_fairy_kind) {
    return can_follow_by_walk(game, at, move, side);
  }
  const Shift shift = shift_of(move);
  const Bitboard others = game.position().occupied() & ~bit(move.from);
  return can_go(others, at, shift, steps_of(game, move, shift));
}

bool can_be_followed(const WalkId& walk) {
  const std::string letters = letters_of(walk, Language::english);
  const auto listed = [&](std::span<const std::string_view> walks) {
    return std::ranges::find(walks, letters) != walks.end();
  };
  return listed(straight) || listed(angle_hoppers) || listed(equistoppers);
}

}  // namespace feerie
