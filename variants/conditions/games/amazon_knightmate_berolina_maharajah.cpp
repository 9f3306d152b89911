// Games in which some units move otherwise, and all else is as in orthodox chess.
//
// AmazonChess: queens move as queens or knights.
//
// Knightmate: kings move as knights, and knights move as kings. The king stays royal, and castles
// as in orthodox chess: it goes two squares towards the rook.
//
// BerolinaChess: pawns step diagonally and capture straight ahead, en passant too.
//
// Maharajah: White's king, the Maharajah, moves as a queen or knight and does not castle; with the
// word Black it is Black's king. Pawns do not promote and stay on the last rank.
//
// Source: BrainKing.com, Amazon Chess, Knightmate, Berolina Chess, Maharajah Chess; for Knightmate
// also B. Zimov (1972), in chessvariants.com, Knightmate FAQ.
#include <algorithm>

#include "game/catalogue.h"
#include "game/game.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr KindSet set_of(Kind kind) {
  return KindSet{1} << kind;
}

constexpr bool has(KindSet kinds, Kind kind) {
  return (kinds & set_of(kind)) != 0;
}

void amazon_queens(Game& /*game*/, Square /*from*/, Side /*side*/, KindSet& kinds,
                   const Arguments& /*arguments*/) {
  if (has(kinds, queen)) kinds |= set_of(knight);
}

void kings_for_knights(Game& game, Square from, Side /*side*/, KindSet& kinds,
                       const Arguments& /*arguments*/) {
  const Kind kind = game.position().at(from).kind;
  if (kind == king) kinds = (kinds & ~set_of(king)) | set_of(knight);
  if (kind == knight) kinds = (kinds & ~set_of(knight)) | set_of(king);
}

void berolina_pawns(Game& game, Square from, Side /*side*/, KindSet& kinds,
                    const Arguments& arguments) {
  if (game.position().at(from).kind == pawn) {
    kinds = (kinds & ~set_of(pawn)) | set_of(arguments.as<Kind>());
  }
}

void maharajah(Game& game, Square from, Side /*side*/, KindSet& kinds, const Arguments& arguments) {
  const Piece& piece = game.position().at(from);
  const Side owner = arguments.has("Black") ? Side::black : Side::white;
  if (piece.kind == king && piece.of(owner)) kinds = set_of(queen) | set_of(knight);
}

bool maharajah_moves_alone(Game& /*game*/, const Candidate& candidate, Side side,
                           const Arguments& arguments) {
  const Side owner = arguments.has("Black") ? Side::black : Side::white;
  return !candidate.castles() || side != owner;
}

void enrol_amazons(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.alters_walks = true});
  book.walks_as(amazon_queens);
}

void enrol_knightmate(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.alters_walks = true});
  book.walks_as(kings_for_knights);
  book.castling().any_walk = true;
}

void enrol_berolina(Rulebook& book, Arguments& arguments) {
  const auto& walks = Catalogue<Walk>::all();
  const auto found =
      std::ranges::find_if(walks, [](const Walk* walk) { return walk->letters.english == "BP"; });
  arguments.derived = std::make_shared<const Kind>(book.kinds().enter({*found, nullptr}));
  book.declare({.alters_walks = true});
  book.walks_as(berolina_pawns);
}

void enrol_maharajah(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.alters_walks = true, .restricts_moves = true});
  book.walks_as(maharajah);
  book.restrict_move(maharajah_moves_alone, moves_only);
  book.promotion().happens_nowhere();
}

constexpr std::string_view owners[] = {"White", "Black"};
constexpr std::string_view not_with_amazons[] = {"ChessMutation", "Knightmate"};
constexpr std::string_view not_with_knightmate[] = {"ChessMutation", "KnightRelay"};
constexpr std::string_view not_with_berolina[] = {"ChessMutation", "Legan", "Horde"};
constexpr std::string_view not_with_maharajah[] = {"ChessMutation", "Knightmate", "Atomic",
                                                   "AntiChess"};

const Catalogue<Condition>::Entry entries[] = {
    Catalogue<Condition>::Entry{{
        .names = {"AmazonChess", "Amazonenschach", "EchecsAmazoniens"},
        .summary = {"queens move as queens or knights", "Damen ziehen wie Damen oder Springer",
                    "les dames jouent comme dame ou comme cavalier"},
        .source = "BrainKing.com, Amazon Chess",
        .place = 1060,
        .enrol = enrol_amazons,
        .excludes = not_with_amazons,
        .secondary = true,
    }},
    Catalogue<Condition>::Entry{{
        .names = {"Knightmate", "Springermatt", "EchecsAuCavalier"},
        .summary =
            {"kings move as knights, knights as kings; kings castle all the same",
             "Könige ziehen wie Springer, Springer wie Könige; Könige rochieren wie sonst",
             "les rois jouent comme cavaliers, les cavaliers comme rois ; le roque est normal"},
        .source =
            "B. Zimov (1972), chessvariants.com/knightmatefaq.html; BrainKing.com, Knightmate",
        .place = 1061,
        .enrol = enrol_knightmate,
        .excludes = not_with_knightmate,
        .secondary = true,
    }},
    Catalogue<Condition>::Entry{{
        .names = {"BerolinaChess", "Berolinaschach", "EchecsBerolina"},
        .summary = {"pawns step diagonally and capture straight ahead",
                    "Bauern ziehen schräg und schlagen geradeaus",
                    "les pions avancent en diagonale et prennent tout droit"},
        .source = "BrainKing.com, Berolina Chess",
        .place = 1062,
        .enrol = enrol_berolina,
        .excludes = not_with_berolina,
        .secondary = true,
    }},
    Catalogue<Condition>::Entry{{
        .names = {"Maharajah", "Maharadscha", "Maharajah"},
        .summary =
            {"the king of one side moves as queen or knight; pawns do not promote",
             "der König einer Partei zieht wie Dame oder Springer; Bauern wandeln nicht um",
             "le roi d'un camp joue comme dame ou cavalier ; les pions ne se promeuvent pas"},
        .source = "BrainKing.com, Maharajah Chess",
        .place = 1063,
        .parameters = {.words = owners},
        .enrol = enrol_maharajah,
        .excludes = not_with_maharajah,
        .secondary = true,
    }},
};

const Catalogue<Condition>::Entry maharaja{{
    .names = {"Maharaja", "Maharaja", "Maharaja"},
    .place = 1063,
    .parameters = {.words = owners},
    .stands_for = "Maharajah",
    .secondary = true,
}};

}  // namespace
}  // namespace feerie
