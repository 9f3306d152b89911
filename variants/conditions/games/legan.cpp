// Legan chess: the armies start in the corners a8 and h1, and pawns walk towards the corner of the
// enemy. A white pawn goes one step to the upper left, and captures one step to the left or
// straight up. A black pawn goes one step to the lower right, and captures one step to the right or
// straight down. White promotes on a5-a8 and a8-d8, Black on e1-h1 and h1-h4: the squares on which
// the enemy's king, bishops, knights and rooks start. There is no castling and no capture en
// passant.
//
// Source: L. Legan, in The Chess Amateur (1922); brainking.com, GameRules tp=70.
#include "game/game.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

/// Returns the square that lies so many files to the right and so many ranks up, seen from White's
/// side; for Black the directions are reversed. Beyond the edge of the board the set is empty.
Bitboard ahead(Square from, Side side, int files, int ranks) {
  const int sign = side == Side::white ? 1 : -1;
  const int file = file_of(from) + sign * files;
  const int rank = rank_of(from) + sign * ranks;
  return on_board(file, rank) ? bit(make_square(file, rank)) : 0;
}

Bitboard captures_of(const KindInfo& /*kind*/, Square from, Side side) {
  return ahead(from, side, -1, 0) | ahead(from, side, 0, 1);
}

void step_to_the_corner(Game& game, const KindInfo& kind, Square from, Side side, Reach& reach) {
  reach.quiet |= ahead(from, side, -1, 1) & ~game.position().occupied();
  reach.hits |= captures_of(kind, from, side) & game.position().units();
}

const Walk corner_pawn{
    .names = {"Legan pawn", "Legan-Bauer", "pion de Legan"},
    .letters = {"P", "B", "P"},
    .summary = {"one step diagonally to the enemy's corner; captures to the side and ahead",
                "ein Schritt schräg zur Ecke des Gegners; schlägt seitwärts und geradeaus",
                "un pas en diagonale vers le coin adverse ; prend de côté et tout droit"},
    .reach = step_to_the_corner,
    .span = captures_of,
    .traits = {.promotable = false},
};

void walk_to_the_corner(Game& game, Square from, Side /*side*/, KindSet& kinds,
                        const Arguments& arguments) {
  if (game.position().at(from).kind == pawn) kinds = KindSet{1} << arguments.as<Kind>();
}

constexpr Bitboard lower_half = rank_set(0) | rank_set(1) | rank_set(2) | rank_set(3);
constexpr Bitboard left_half = file_set(0) | file_set(1) | file_set(2) | file_set(3);
constexpr Bitboard upper_left = (file_set(0) & ~lower_half) | (rank_set(7) & left_half);
constexpr Bitboard lower_right = (file_set(7) & lower_half) | (rank_set(0) & ~left_half);

void enrol(Rulebook& book, Arguments& arguments) {
  arguments.derived = std::make_shared<const Kind>(book.kinds().enter({&corner_pawn, nullptr}));
  book.declare({.alters_walks = true});
  book.walks_as(walk_to_the_corner);
  book.promotion().happens_on(Side::white, upper_left);
  book.promotion().happens_on(Side::black, lower_right);
  book.castling().exists = false;
}

constexpr std::string_view excluded[] = {"Chess960", "ChessMutation", "Horde", "Maharajah"};

const Catalogue<Condition>::Entry legan{{
    .names = {"Legan", "Legan", "Legan"},
    .summary = {"pawns walk diagonally from corner to corner and capture straight",
                "Bauern ziehen schräg von Ecke zu Ecke und schlagen gerade",
                "les pions avancent en diagonale de coin à coin et prennent tout droit"},
    .source = "L. Legan, in The Chess Amateur (1922); brainking.com, GameRules tp=70",
    .place = 1064,
    .enrol = enrol,
    .excludes = excluded,
    .secondary = true,
}};

}  // namespace
}  // namespace feerie
