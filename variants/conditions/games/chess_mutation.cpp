// Chess Mutation: besides the king a side has fifteen equal units, written as pawns. The colour of
// the square on which a unit stands tells how it moves and what it attacks. On yellow it is a
// knight, on blue a bishop, on red a rook, on black a queen. On white it moves one or two steps
// straight forward, and captures one step diagonally forward. Nothing promotes, and nothing is
// captured en passant. The king castles with the units on a1 and h1 (Black: a8 and h8).
//
// The colours of the four outer ranks follow the game array. No source tells the colours of the
// ranks in the middle, so problems can give all colours: 64 letters from a8 to h1, R Y B K W.
//
// Source: Chess Mutation (Moebius Evolution, Algo 1994), rules of the game.
#include <array>
#include <cctype>

#include "conditions/shared/board_picture.h"
#include "core/catalogued.h"
#include "core/rays.h"
#include "game/game.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr std::string_view default_colours =
    "RYBKKBYR"
    "WWWWWWWW"
    "RYBYYBYR"
    "YBYKKYBY"
    "YBYKKYBY"
    "RYBYYBYR"
    "WWWWWWWW"
    "RYBKKBYR";

/// Enters the moves of a unit on a white square. It never moves backwards, so that it cannot move
/// at all on the far rank.
void step_forward(Game& game, const KindInfo& /*kind*/, Square from, Side side, Reach& reach) {
  const Position& position = game.position();
  reach.hits |= rays::tables.pawn[index(side)][from] & position.units();
  const int ahead = side == Side::white ? 1 : -1;
  for (int rank = rank_of(from) + ahead, steps = 0; steps < 2; rank += ahead, ++steps) {
    if (!on_board(file_of(from), rank)) return;
    const Square to = make_square(file_of(from), rank);
    if (contains(position.occupied(), to)) return;
    reach.quiet |= bit(to);
  }
}

Bitboard forward_span(const KindInfo& /*kind*/, Square from, Side side) {
  return rays::tables.pawn[index(side)][from];
}

const Walk white_walk{
    .names = {"unit on a white square", "Stein auf weißem Feld", "pion sur case blanche"},
    .letters = {"P", "B", "P"},
    .summary = {"one or two steps forward; captures one step diagonally forward",
                "ein oder zwei Schritte vorwärts; schlägt einen Schritt schräg vorwärts",
                "un ou deux pas en avant ; prend un pas en diagonale vers l'avant"},
    .reach = step_forward,
    .span = forward_span,
    .traits = {.promotable = false},
};

/// For each square this is the kind as which a unit moves from there.
using Colours = std::array<Kind, square_count>;

Kind kind_of(char colour, Kind on_white) {
  switch (std::toupper(static_cast<unsigned char>(colour))) {
    case 'R':
      return rook;
    case 'Y':
      return knight;
    case 'B':
      return bishop;
    case 'K':
      return queen;
    default:
      return on_white;
  }
}

Colours read_colours(std::string_view letters, Kind on_white) {
  Colours colours{};
  std::size_t read = 0;
  for (const char letter : letters) {
    if (letter == '/' || read == square_count) continue;
    const auto file = static_cast<int>(read % 8);
    const auto rank = 7 - static_cast<int>(read / 8);
    colours[make_square(file, rank)] = kind_of(letter, on_white);
    ++read;
  }
  return colours;
}

void walk_by_colour(Game& game, Square from, Side /*side*/, KindSet& kinds,
                    const Arguments& arguments) {
  if (game.position().at(from).kind != pawn) return;
  kinds = KindSet{1} << arguments.as<Colours>()[from];
}

constexpr std::string_view colours_told = catalogued(
    "R red: rook, Y yellow: knight, B blue: bishop, K black: queen, W white: steps forward");
constexpr std::string_view units_told =
    catalogued("in front of the colour the unit, capital letters for White: k king, p other units");

char letter_of(Kind kind) {
  switch (kind) {
    case rook:
      return 'R';
    case knight:
      return 'Y';
    case bishop:
      return 'B';
    case queen:
      return 'K';
    default:
      return 'W';
  }
}

/// Draws the board with the colours of the squares and the units on them.
std::string show_colours(const Position& position, const Arguments& arguments) {
  const auto square = [&](Square at) {
    const Piece& unit = position.at(at);
    char letter = unit.empty() ? '.' : unit.kind == king ? 'k' : 'p';
    if (unit.sides == Sides::white) letter = unit.kind == king ? 'K' : 'P';
    return std::string{letter, letter_of(arguments.as<Colours>()[at])};
  };
  return board_picture(square, {colours_told, units_told});
}

void enrol(Rulebook& book, Arguments& arguments) {
  const Kind on_white = book.kinds().enter({&white_walk, nullptr});
  const std::string_view letters = arguments.text.empty() ? default_colours : arguments.text;
  arguments.derived = std::make_shared<const Colours>(read_colours(letters, on_white));
  book.declare({.alters_walks = true, .without_pawns = true});
  book.walks_as(walk_by_colour);
  book.show(show_colours);
  book.castling().partners = KindSet{1} << pawn;
  book.promotion().happens_nowhere();
}

constexpr std::string_view excluded[] = {"Chess960", "Wandelschach", "InverseWandelschach",
                                         "WandelschachSameColour", "WandelschachTable"};

const Catalogue<Condition>::Entry chess_mutation{{
    .names = {"ChessMutation", "SchachMutation", "EchecsMutation"},
    .summary = {"units move by the colour of the square on which they stand",
                "Steine ziehen nach der Farbe des Feldes, auf dem sie stehen",
                "les pièces jouent selon la couleur de leur case"},
    .source = "Chess Mutation (Moebius Evolution, Algo, 1994), rules of the game",
    .place = 1040,
    .parameters = {.text = Parameters::Text::optional_board},
    .enrol = enrol,
    .excludes = excluded,
    .secondary = true,
}};

}  // namespace
}  // namespace feerie
