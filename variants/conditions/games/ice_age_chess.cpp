// Ice Age Chess: cubes of ice, which are neutral dummies, stand in the way and can be captured by
// both sides. Each time Black has made twenty moves, the ice age comes: units that have no other
// unit on a neighbouring square freeze, which means that they become cubes, and each empty square
// becomes a cube unless units stand on all squares beside it along rank and file. Cubes are no
// units. A side whose king freezes has lost; if both kings freeze, the game is drawn.
//
// A number behind the name is the number of moves that Black still makes before the next ice age.
// In the game all squares between the armies are cubes at the beginning; in a problem the diagram
// tells where they are.
//
// Source: K. Karakus (2000), BrainKing.com, Ice Age Chess.
#include <array>

#include "core/rays.h"
#include "game/game.h"
#include "game/geometry.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason frozen{"freezing", Style::vanish};
constexpr Reason ice{"ice age", Style::silent};
constexpr int moves_of_an_age = 20;

struct Ice {
  Kind cube;
  /// The memory slot for the number of moves that Black has made since the diagram or the last ice
  /// age.
  int counter;
  /// The slot that tells whether an ice age has come.
  int ages;
};

bool is_cube(const Piece& unit, const Ice& rule) {
  return unit.kind == rule.cube && unit.neutral();
}

Bitboard warm_units(const Position& position, const Ice& rule) {
  Bitboard units = 0;
  for (Bitboard all = position.units(); all != 0;) {
    const Square at = take_first(all);
    if (!is_cube(position.at(at), rule)) units |= bit(at);
  }
  return units;
}

bool is_enclosed(Square at, Bitboard units) {
  for (const Vector& v : geometry::orthogonals) {
    const Square beside = geometry::next(at, v);
    if (beside != no_square && !contains(units, beside)) return false;
  }
  return true;
}

void freeze(Play& play, const Ice& rule) {
  const Piece cube{rule.cube, Sides::neutral, 0, 0};
  const Bitboard units = warm_units(play.position(), rule);
  const Bitboard empty = play.position().empty_squares();
  for (Bitboard rest = units; rest != 0;) {
    const Square at = take_first(rest);
    if ((rays::tables.king[at] & units) != 0) continue;
    play.remove(at, frozen);
    play.add(at, cube, ice);
  }
  for (Bitboard rest = empty; rest != 0;) {
    const Square at = take_first(rest);
    if (!is_enclosed(at, units)) play.add(at, cube, ice);
  }
}

void count_moves(Play& play, const Arguments& arguments) {
  if (play.side() != Side::black) return;
  const auto& rule = arguments.as<Ice>();
  const Position& position = play.position();
  const bool first = position.memory(rule.ages) == 0;
  const int wanted =
      first && !arguments.numbers.empty() ? arguments.numbers.front() : moves_of_an_age;
  const int made = position.memory(rule.counter) + 1;
  play.remember(rule.counter, static_cast<std::uint16_t>(made < wanted ? made : 0));
  if (made < wanted) return;
  play.remember(rule.ages, 1);
  freeze(play, rule);
}

Outcome king_frozen(Game& game, const Arguments& /*arguments*/) {
  std::array<bool, 2> lost{};
  for (const Side side : {Side::white, Side::black}) {
    lost[index(side)] = game.diagram().royals(side) != 0 && game.position().royals(side) == 0;
  }
  if (lost[0] && lost[1]) return Outcome::drawn;
  if (lost[0]) return Outcome::black_wins;
  return lost[1] ? Outcome::white_wins : Outcome::open;
}

void enrol(Rulebook& book, Arguments& arguments) {
  const WalkId dummy{Catalogue<Walk>::named("dummy"), nullptr};
  const Kind cube = book.kinds().enter(dummy);
  const int counter = book.reserve();
  arguments.derived = std::make_shared<const Ice>(Ice{cube, counter, book.reserve()});
  book.declare({.adds_units = true, .removes_others = true, .kingless = true});
  book.during(Step::account, count_moves);
  book.decide(king_frozen);
}

const Catalogue<Condition>::Entry ice_age{{
    .names = {"IceAgeChess", "Eiszeitschach", "EchecsGlaciaires"},
    .summary =
        {"after each twenty black moves isolated units and empty squares become neutral dummies",
         "nach je zwanzig schwarzen Zügen werden einzelne Steine und leere Felder zu neutralen "
         "Dummies",
         "tous les vingt coups noirs, pièces isolées et cases vides deviennent des figurants "
         "neutres"},
    .source = "K. Karakus (2000), BrainKing.com, Ice Age Chess",
    .place = 1098,
    .parameters = {.numbers = Parameters::Numbers::optional},
    .enrol = enrol,
    .secondary = true,
}};

}  // namespace
}  // namespace feerie
