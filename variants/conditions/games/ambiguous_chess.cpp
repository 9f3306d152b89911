// Ambiguous chess: the side on move only names a square. The other side then chooses with which
// unit of the first side the move to this square is made, and into what a pawn promotes. There is
// neither check nor castling. A side that names the square of the enemy's king, when one of its
// units can go there, has won.
//
// A half-move therefore has two parts, as in `Sg1-f3[->e5]`: a side makes the move of the other
// side to the square that was named, and then names a square for itself. The first half-move from
// the diagram is only the second part: `[->f3]`.
//
// Source: F. Liardet (2005), pion.ch, Ambiguous Chess; brainking.com, GameRules tp=85.
#include "conditions/games/goal_advice.h"
#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason naming{"a square is named", Style::named};
constexpr Reason moved_there{"the move to the square named", Style::silent};
constexpr Reason promotion{"promotion", Style::promotion};

std::uint8_t store_of(const Arguments& arguments) {
  return arguments.as<std::uint8_t>();
}

/// Returns the square that was named last, as the position keeps it; null before the first move.
const Kept* named(const Position& position, const Arguments& arguments) {
  for (const Kept& kept : position.kept_units()) {
    if (kept.store == store_of(arguments)) return &kept;
  }
  return nullptr;
}

Reach reach_of(Game& game, Square from, Side side) {
  const KindInfo& info = game.rules().kinds()[game.position().at(from).kind];
  Reach reach;
  info.reach(game, info, from, side, reach);
  reach.hits &= game.position().of(opposite(side)) & ~bit(from);
  return reach;
}

/// Finds all squares to which the side can move.
Bitboard goals_of(Game& game, Side side) {
  Bitboard goals = 0;
  for (Bitboard units = game.position().of(side); units != 0;) {
    const Reach reach = reach_of(game, take_first(units), side);
    goals |= reach.quiet | reach.hits;
    for (const Reach::Special& special : reach.all_specials()) goals |= bit(special.to);
  }
  return goals;
}

/// Adds all moves of the side to the square.
void add_moves_to(Game& game, Square to, Side side, Candidates& moves) {
  for (Bitboard units = game.position().of(side); units != 0;) {
    const Square from = take_first(units);
    const Reach reach = reach_of(game, from, side);
    if (contains(reach.quiet, to)) moves.push_back({from, to});
    if (contains(reach.hits, to)) moves.push_back({from, to, to});
    for (const Reach::Special& special : reach.all_specials()) {
      if (special.to != to) continue;
      moves.push_back({from, to, special.capture, no_square, special.passed, special.type});
    }
  }
}

void moves_of_the_enemy(Game& game, Candidates& moves, const Arguments& arguments) {
  moves.clear();
  const Kept* target = named(game.position(), arguments);
  if (target != nullptr) return add_moves_to(game, target->square, opposite(game.turn()), moves);
  Candidate first;
  first.type = MoveType::special;
  moves.push_back(first);
}

/// Promotes a pawn into what the side on move chooses, although the pawn belongs to the other side.
void promote(Play& play, const Arguments& /*arguments*/) {
  const Square at = play.mover_at();
  if (at == no_square) return;
  const auto kinds =
      play.game().rules().promotion().kinds_on(at, play.mover().kind, opposite(play.side()));
  if (kinds.empty()) return;
  const auto branch = static_cast<std::size_t>(play.choose(static_cast<int>(kinds.size())));
  play.transform(at, kinds[branch], promotion);
}

/// Ends the half-move: the side on move names a square to which one of its units can go.
void name_a_square(Play& play, const Arguments& arguments) {
  if (const Kept* before = named(play.position(), arguments)) {
    const Kept old = *before;
    play.release(old, moved_there);
  }
  const Bitboard goals = goals_of(play.asked(), play.side());
  if (goals == 0) return play.reject();
  Bitboard rest = goals;
  for (int skip = play.choose(count_of(goals)); skip > 0; --skip) rest &= rest - 1;
  const Piece mark{king, only(play.side()), 0, 0};
  play.keep(mark, {mark, first_of(rest), store_of(arguments)}, false, naming);
}

/// Has a side won, because it has named the square of the enemy's king?
Outcome king_named(Game& game, const Arguments& arguments) {
  const Position& position = game.position();
  const Kept* target = named(position, arguments);
  if (target == nullptr) return Outcome::open;
  const Side namer = opposite(game.turn());
  return contains(position.royals(game.turn()), target->square) ? win_of(namer) : Outcome::open;
}

bool no_check(Game& /*game*/, Side /*side*/, bool /*ordinary*/, const Arguments& /*arguments*/) {
  return false;
}

void enrol(Rulebook& book, Arguments& arguments) {
  arguments.derived = std::make_shared<const std::uint8_t>(book.reserve_store());
  book.declare({.selects_moves = true, .own_check = true, .offers_moves = true});
  book.select(moves_of_the_enemy);
  book.during(Step::promotion, promote);
  book.during(Step::account, name_a_square);
  book.define_check(no_check);
  book.decide(king_named);
  book.castling().exists = false;
  for (const std::string_view goal : {"#", "##", "##!", "#=", "!#", "+"}) {
    book.refuse_goal(goal, advice::use_win);
  }
}

const Catalogue<Condition>::Entry ambiguous{{
    .names = {"AmbiguousChess", "MehrdeutigesSchach", "EchecsAmbigus"},
    .summary = {"one side names the square of arrival, the other one chooses the move to it",
                "die eine Partei nennt das Zielfeld, die andere wählt den Zug dorthin",
                "un camp nomme la case d'arrivée, l'autre choisit le coup qui y mène"},
    .source = "F. Liardet (2005), pion.ch, Ambiguous Chess; brainking.com, GameRules tp=85",
    .place = 1091,
    .enrol = enrol,
    .secondary = true,
    .alone = true,
}};

}  // namespace
}  // namespace feerie
