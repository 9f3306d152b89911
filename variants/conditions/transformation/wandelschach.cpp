// Wandelschach (échecs changeants): a unit, kings excepted, that arrives on one of the first two or
// last two ranks turns into the unit that stands there in the game array, colour included. A rook
// that castles turns too; kings never do. There is no promotion besides. A rook or king that has
// just been made castles as if it had not moved. A unit that arrives on e1 or e8 turns into a king,
// so that a side may have several kings: strict Rex Multiplex holds unless another form of it is
// given.
//
// InverseWandelschach: the table is upside down, so that white units are made on ranks 7 and 8.
//
// WandelschachSameColour: the unit keeps its colour.
//
// WandelschachTable: the table is given as 64 letters from a8 to h1, `.` where nothing changes.
//
// Source: echekk.fr, "Echecs changeants"; problems of S. Luce (Julia's Fairies 1037) and A. Thoma
// (Julia's Fairies 1329).
#include <array>
#include <cctype>

#include "conditions/shared/board_picture.h"
#include "conditions/transformation/wandelschach_past.h"
#include "core/catalogued.h"
#include "game/game.h"
#include "game/play.h"
#include "game/retrace.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

using wandelschach::Units;

struct Table {
  Units units{};
  bool keep_colour = false;
  bool created_kings_castle = true;
  bool returned_rooks_castle = true;
};

constexpr Reason mutation{"mutation", Style::unit};
constexpr Reason renewal{"mutation into itself", Style::silent};

/// Turns the unit on the square into the one of the table, if there is one.
void mutate(Play& play, Square at, const Table& table) {
  const Piece& unit = play.position().at(at);
  Piece made = table.units[at];
  if (made.empty() || unit.kind == king || unit.royal()) return;
  if (table.keep_colour) made.sides = unit.sides;
  made.id = unit.id;
  if (made != unit) {
    play.alter(at, made, mutation);
  } else if (table.returned_rooks_castle) {
    play.alter(at, made, renewal);
  }
}

void mutate_arrivals(Play& play, const Arguments& arguments) {
  const auto& table = arguments.as<Table>();
  if (play.mover_at() != no_square) mutate(play, play.mover_at(), table);
  const Candidate& c = play.candidate();
  // In Chess960 the castling rook may stay where it is, and then it has not arrived anywhere.
  if (c.castles() && c.via != c.via_to) mutate(play, c.via_to, table);
}

/// Nothing turns on a square for which the table has no unit.
bool unless_on_table(const Game& /*game*/, const Candidate& move, const Arguments& arguments) {
  return arguments.as<Table>().units[move.to].empty();
}

/// Returns the partner of a king that has castled and stands on the square, or `no_square` if no
/// king castles there.
Square castled_partner(Square king_at) {
  const int file = file_of(king_at);
  const bool castles = (rank_of(king_at) == 0 || rank_of(king_at) == 7) && (file == 2 || file == 6);
  return castles ? make_square(file == 2 ? 3 : 5, rank_of(king_at)) : no_square;
}

/// Could the table have made the unit for the side that moves?
bool made_by_table(const Piece& unit, Square at, const Table& table, Side side) {
  const Piece& made = table.units[at];
  if (made.empty() || made.kind != unit.kind) return false;
  return table.keep_colour ? unit.sides == only(side) : unit.sides == made.sides;
}

/// A unit of the table may have been any other unit of the side that moves, but for kings; a rook,
/// if a king has castled with it.
void turn_back(Retrace& past, const Arguments& arguments) {
  const auto& table = arguments.as<Table>();
  const Square at = past.mover_at();
  if (at == no_square) return past.earlier();
  const Piece unit = past.position().at(at);
  if (made_by_table(unit, at, table, past.side())) {
    for (KindSet kinds = past.common_kinds(); kinds != 0;) {
      const Piece before{static_cast<Kind>(take_first(kinds)), only(past.side()), unit.id, 0};
      past.guess([&] { past.set(at, before); });
    }
  }
  // No unit but a king arrives on a square of the table and stays what it is.
  if (table.units[at].empty() || unit.kind == king || unit.royal()) past.earlier();
  const Square partner = castled_partner(at);
  if (unit.kind != king || partner == no_square) return;
  const Piece turned = past.position().at(partner);
  if (turned.empty() || !made_by_table(turned, partner, table, past.side())) return;
  past.guess([&] {
    past.set_capture(Retrace::Capture::none);
    past.set(partner, {rook, only(past.side()), turned.id, 0});
  });
}

bool may_come_to(const Piece& unit, Square square, const Arguments& arguments) {
  const auto& table = arguments.as<Table>();
  return wandelschach::can_stand(unit, square, table.units, table.keep_colour);
}

void created_king_has_moved(Play& play, const Arguments& /*arguments*/) {
  for (const Effect& effect : play.effects()) {
    if (effect.why == &mutation && effect.after.kind == king) play.lose_right(effect.to);
  }
}

/// Finds the squares on which the table has a unit.
Bitboard entries_of(const Table& table) {
  Bitboard squares = 0;
  for (Square square = 0; square < square_count; ++square) {
    if (!table.units[square].empty()) squares |= bit(square);
  }
  return squares;
}

/// Finds the rooks of the table on the base lines: with these a king that is made later may castle.
Bitboard home_rooks(const Table& table) {
  Bitboard squares = 0;
  for (const Side side : {Side::white, Side::black}) {
    for (const int file : {0, 7}) {
      const Square square = make_square(file, side == Side::white ? 0 : 7);
      const Piece& unit = table.units[square];
      if (unit.kind == rook && (table.keep_colour ? !unit.empty() : unit.of(side))) {
        squares |= bit(square);
      }
    }
  }
  return squares;
}

/// Draws the table, which shows into what a unit turns on each square.
std::string show_table(const Position& /*position*/, const Arguments& arguments) {
  const auto& table = arguments.as<Table>();
  const auto square = [&](Square at) {
    const Piece& unit = table.units[at];
    if (unit.empty()) return std::string{'.'};
    constexpr std::string_view letters = "kqrbsp";
    const char letter = letters[unit.kind];
    const bool white = unit.of(Side::white);
    return std::string{white ? static_cast<char>(std::toupper(letter)) : letter};
  };
  return board_picture(
      square,
      {table.keep_colour ? catalogued("what a unit turns into; its colour stays")
                         : catalogued("what a unit turns into, capital letters for White")});
}

void enrol_table(Rulebook& book, Arguments& arguments, std::string_view letters, bool keep_colour) {
  Table table;
  table.units = wandelschach::read_units(letters);
  table.keep_colour = keep_colour;
  table.returned_rooks_castle = !book.option("NoReturnedRookCastling");
  table.created_kings_castle = !book.option("NoCreatedKingCastling");
  arguments.derived = std::make_shared<const Table>(table);

  book.declare(
      {.recolours = !keep_colour, .transforms = true, .kingless = true, .several_kings = true});
  book.during(Step::change, mutate_arrivals, {.idle = unless_on_table});
  book.take_back(Step::change, turn_back);
  book.comes_to(may_come_to);
  book.show(show_table);
  if (!table.created_kings_castle) {
    book.during(Step::account, created_king_has_moved, {.idle = unless_on_table});
    book.take_back(Step::account, nothing_to_take_back);
  }
  const Bitboard entries = entries_of(table);
  book.promotion().happens_on(Side::white, rank_set(7) & ~entries);
  book.promotion().happens_on(Side::black, rank_set(0) & ~entries);
  book.castling().awaiting_king = home_rooks(table);
}

constexpr std::string_view others[] = {"Wandelschach", "InverseWandelschach",
                                       "WandelschachSameColour", "WandelschachTable"};
constexpr std::string_view kings[] = {"RexMultiplex"};
constexpr std::string_view table_words[] = {"SameColour"};

const Catalogue<Condition>::Entry wandelschach{{
    .names = {"Wandelschach", "Wandelschach", "EchecsChangeants"},
    .summary = {"units turn into the array unit of their arrival square, colour included",
                "Steine werden zu dem Stein, der in der Partieausgangsstellung auf dem Zielfeld "
                "steht, auch in der Farbe",
                "les pièces deviennent celle qui occupe leur case d'arrivée en début de partie, "
                "couleur comprise"},
    .source = "echekk.fr, Echecs changeants",
    .place = 1001,
    .enrol =
        [](Rulebook& book, Arguments& arguments) {
          enrol_table(book, arguments, wandelschach::array_table, false);
        },
    .excludes = std::span(others).subspan(1),
    .implies = kings,
    .secondary = true,
    .past = &wandelschach::past_of_array_table,
}};

const Catalogue<Condition>::Entry english_name{{
    .names = {"ChangeableChess", "ChangeableChess", "ChangeableChess"},
    .place = 1001,
    .stands_for = "Wandelschach",
    .secondary = true,
}};

const Catalogue<Condition>::Entry inverse{{
    .names = {"InverseWandelschach", "InversesWandelschach", "EchecsChangeantsInverses"},
    .summary =
        {"Wandelschach with the table upside down: white units are made on ranks 7 and 8",
         "Wandelschach mit umgedrehter Tabelle: auf den Reihen 7 und 8 entstehen weiße Steine",
         "échecs changeants à table renversée : les rangées 7 et 8 donnent des pièces blanches"},
    .source = "echekk.fr, Echecs changeants",
    .place = 1002,
    .enrol =
        [](Rulebook& book, Arguments& arguments) {
          enrol_table(book, arguments, wandelschach::inverse_table, false);
        },
    .excludes = std::span(others).subspan(2),
    .implies = kings,
    .secondary = true,
    .past = &wandelschach::past_of_inverse_table,
}};

const Catalogue<Condition>::Entry same_colour{{
    .names = {"WandelschachSameColour", "GleichfarbigesWandelschach",
              "EchecsChangeantsMemeCouleur"},
    .summary = {"Wandelschach in which units keep their colour",
                "Wandelschach, bei dem die Steine ihre Farbe behalten",
                "échecs changeants où les pièces gardent leur couleur"},
    .source = "echekk.fr, Echecs changeants; goja.sk/p18-22.htm",
    .place = 1003,
    .enrol =
        [](Rulebook& book, Arguments& arguments) {
          enrol_table(book, arguments, wandelschach::array_table, true);
        },
    .excludes = std::span(others).subspan(3),
    .implies = kings,
    .secondary = true,
    .past = &wandelschach::past_of_same_colour,
}};

const Catalogue<Condition>::Entry free_table{{
    .names = {"WandelschachTable", "WandelschachTabelle", "EchecsChangeantsTable"},
    .summary = {"Wandelschach with a table of one's own", "Wandelschach mit eigener Tabelle",
                "échecs changeants avec une table à soi"},
    .source = "echekk.fr, Echecs changeants (the table may be modified)",
    .place = 1004,
    .parameters = {.text = Parameters::Text::board, .words = table_words},
    .enrol =
        [](Rulebook& book, Arguments& arguments) {
          enrol_table(book, arguments, arguments.text, arguments.has("SameColour"));
        },
    .implies = kings,
    .secondary = true,
    .past = &wandelschach::past_of_own_table,
}};

const Catalogue<Condition>::Entry wandelschach_inverse{{
    .names = {"WandelschachInverse", "WandelschachInvers", "EchecsChangeantsInverse"},
    .place = 1002,
    .stands_for = "InverseWandelschach",
    .secondary = true,
}};

const Catalogue<Condition>::Entry changeable_chess_same_colour{{
    .names = {"ChangeableChessSameColour", "WandelschachOhneFarbwechsel",
              "EchecsChangeantsSansChangementDeCouleur"},
    .place = 1003,
    .stands_for = "WandelschachSameColour",
    .secondary = true,
}};

}  // namespace
}  // namespace feerie
