// Imitator: imitators stand on the squares listed. With every move they move as the unit that moves
// does, in the same direction and as far; with a castling they move as the king and then as the
// rook. A move is possible only if all imitators can make theirs: units and the edge of the board
// stop them, but not the unit that moves. Where a unit leaps, they leap too; where it goes along a
// line, all squares on their way must be empty; where it hops over a hurdle, there must be one for
// them at the same place. Attacks that the imitators would stop are no checks.
//
// Imitators belong to nobody, cannot be captured and stop no other units. A pawn may promote into a
// further imitator, also when it is reborn, unless NoIProm is given. A capture is impossible if a
// unit would be reborn on the square of an imitator.
//
// Source: T. Kardos, 1939; BCPS Glossary of Fairy Chess Definitions.
#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <string>
#include <vector>

#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason imitates{"imitator", Style::imitators};
constexpr Reason becomes_imitator{"promotion into an imitator", Style::promotion};
constexpr Reason stands{"imitator", Style::silent};

std::uint8_t store_of(const Arguments& arguments) {
  return arguments.as<std::uint8_t>();
}

/// The imitators in the order in which they are told.
std::vector<Kept> imitators(const Position& position, const Arguments& arguments) {
  std::vector<Kept> found;
  for (const Kept& kept : position.kept_units()) {
    if (kept.store == store_of(arguments)) found.push_back(kept);
  }
  std::ranges::sort(found, {}, [](const Kept& kept) { return kept.piece.id; });
  return found;
}

Kept imitator(std::uint16_t number, Square at, const Arguments& arguments) {
  return {{king, Sides::none, number, 0}, at, store_of(arguments)};
}

/// A displacement; none for moves of rules that put no unit elsewhere.
struct Shift {
  int files = 0;
  int ranks = 0;

  void add(Square from, Square to) {
    files += file_of(to) - file_of(from);
    ranks += rank_of(to) - rank_of(from);
  }
};

Shift shift_of(const Candidate& move) {
  Shift shift;
  if (move.from == no_square || move.to == no_square) return shift;
  shift.add(move.from, move.to);
  if (move.castles()) shift.add(move.via, move.via_to);
  return shift;
}

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

bool can_follow(Bitboard occupied, Square at, const Shift& shift, int steps) {
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
  if (!can_follow(others, at, by_king, steps(by_king))) return false;
  const Square half_way = make_square(file_of(at) + by_king.files, rank_of(at) + by_king.ranks);
  const Bitboard then = (others & ~bit(move.via)) | bit(move.to);
  return can_follow(then, half_way, by_partner, steps(by_partner));
}

/// Fairy units show their way by their walk: where they hop, the imitator needs a hurdle too.
bool can_follow_by_walk(Game& game, Square at, const Shift& shift, Kind kind, Side side,
                        Square mover) {
  const int file = file_of(at) + shift.files;
  const int rank = rank_of(at) + shift.ranks;
  if (!on_board(file, rank)) return false;
  return contains(game.quiet_reach(kind, at, side, mover), make_square(file, rank));
}

bool can_be_imitated(Game& game, const Candidate& move, Side side, const Arguments& arguments) {
  const bool castles = move.castles();
  const Shift shift = shift_of(move);
  if (!castles && shift.files == 0 && shift.ranks == 0) return true;
  const int steps = steps_of(game, move, shift);
  const Kind kind = game.position().at(move.from).kind;
  const Bitboard others = game.position().occupied() & ~bit(move.from);
  return std::ranges::all_of(game.position().kept_units(), [&](const Kept& kept) {
    if (kept.store != store_of(arguments)) return true;
    if (kind >= first_fairy_kind && !castles) {
      return can_follow_by_walk(game, kept.square, shift, kind, side, move.from);
    }
    return castles ? can_follow_castling(game, kept.square, move)
                   : can_follow(others, kept.square, shift, steps);
  });
}

void imitate(Play& play, const Arguments& arguments) {
  const Candidate& move = play.candidate();
  if (move.from == no_square || move.to == no_square) return;
  const Shift shift = shift_of(move);
  const std::vector<Kept> all = imitators(play.position(), arguments);
  for (const Kept& kept : all) play.release(kept, imitates);
  for (const Kept& kept : all) {
    const Square to =
        make_square(file_of(kept.square) + shift.files, rank_of(kept.square) + shift.ranks);
    play.keep(kept.piece, imitator(kept.piece.id, to, arguments), false, imitates);
  }
}

void turn_into_imitator(Play& play, Square at, const Arguments& arguments) {
  const auto number = static_cast<std::uint16_t>(imitators(play.position(), arguments).size() + 1);
  play.remove(at, becomes_imitator);
  const Kept promoted = imitator(number, at, arguments);
  play.keep(promoted.piece, promoted, false, stands);
}

/// A promotion, with which a pawn may become an imitator.
void promote(Play& play, const Arguments& /*arguments*/) {
  const Square at = play.mover_at();
  if (at == no_square) return;
  if (play.chooses_to_leave(play.mover().kind, at, play.side())) play.promote_away(at);
}

Bitboard squares_of(const Position& position, const Arguments& arguments) {
  Bitboard squares = 0;
  for (const Kept& kept : imitators(position, arguments)) squares |= bit(kept.square);
  return squares;
}

/// NoIProm: no pawn vanishes by a promotion.
void stay_unit(Play& play, const Arguments& /*arguments*/) {
  const bool vanished = std::ranges::any_of(play.effects(), [](const Effect& effect) {
    return effect.op == Effect::Op::remove && effect.why->style == Style::promotion;
  });
  if (vanished) play.reject();
}

void place(Position& position, const Arguments& arguments) {
  std::uint16_t number = 0;
  for (const Square at : arguments.squares) position.keep(imitator(++number, at, arguments));
}

/// The fairy walks that go straight from square to square, so that the imitator can go their way
/// somewhere else: leapers and riders, hoppers on lines.
constexpr std::string_view followed[] = {
    "MA", "G",  "N",  "Z",  "CA", "GI", "BU", "WE", "AL", "FE", "DA", "NE", "AM",
    "EM", "PR", "GN", "AN", "SQ", "WA", "NH", "CR", "ZR", "GR", "CH", "ZH", "GH",
    "EQ", "MO", "RR", "BR", "RH", "BH", "EK", "OK", "37", "G2", "G3", "16", "24",
    "35", "KH", "OR", "15", "25", "WR", "FR", "BI", "ET", "36", "NO", "KP"};

bool can_be_followed(const WalkId& walk) {
  return std::ranges::find(followed, letters_of(walk, Language::english)) != std::end(followed);
}

void enrol(Rulebook& book, Arguments& arguments) {
  const auto kinds = static_cast<Kind>(book.kinds().count());
  for (Kind kind = first_fairy_kind; kind < kinds; ++kind) {
    if (can_be_followed(book.kinds()[kind].walk)) continue;
    return book.object("not supported yet: Imitator with the walk " +
                       letters_of(book.kinds()[kind].walk, Language::english));
  }
  arguments.derived = std::make_shared<const std::uint8_t>(book.reserve_store());
  book.declare({.removes_others = true, .restricts_moves = true, .restricts_observation = true});
  book.prepare(place);
  book.restrict_move(can_be_imitated, all_purposes);
  book.during(Step::landing, imitate, {.units = Extent::Units::none});
  book.during(Step::change, promote, {.units = Extent::Units::mover});
  book.promote_away(turn_into_imitator);
  book.close(squares_of, Closing::impossible);
}

void enrol_without_promotion(Rulebook& book, Arguments& /*arguments*/) {
  book.during(Step::promotion, stay_unit, {.units = Extent::Units::none});
  book.during(Step::victim_rebirth, stay_unit, {.units = Extent::Units::none});
}

void draw(const Arguments& arguments, Overlay& overlay) {
  for (const Square at : arguments.squares) overlay.imitators |= bit(at);
}

/// The squares in the order in which they were written: that of the imitators in moves.
std::string caption(const Arguments& arguments, Language /*language*/) {
  std::string text;
  for (const Square at : arguments.squares) text += ' ' + to_string(at);
  return text;
}

constexpr int most_imitators = 10;

const Catalogue<Condition>::Entry entries[] = {
    Catalogue<Condition>::Entry{
        {.names = {"Imitator", "Imitator", "Imitator"},
         .summary = "imitators make every move with the unit that moves",
         .source = "T. Kardos 1939; BCPS Glossary of Fairy Chess Definitions",
         .place = 20,
         .parameters = {.squares = Parameters::Squares::list, .most_squares = most_imitators},
         .enrol = enrol,
         .draw = draw,
         .on_diagram = true,
         .of_position = true,
         .caption = caption}},
    Catalogue<Condition>::Entry{{.names = {"NoIProm", "OhneIUW", "SansIProm"},
                                 .summary = "pawns do not promote into imitators",
                                 .source = "as solved by Popeye 4.104",
                                 .place = 45,
                                 .enrol = enrol_without_promotion}},
};

}  // namespace
}  // namespace feerie
