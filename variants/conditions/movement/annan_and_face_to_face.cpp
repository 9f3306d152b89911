// Conditions under which a unit walks as another unit that stands beside it, or opposite to it. The
// unit that lends its walk is:
//
//   AnnanChess       the unit of its own side directly behind it (one square towards its base)
//   NannaChess       the unit of its own side directly in front of it
//   FaceToFace       the enemy unit directly in front of it, which faces it
//   BackToBack       the enemy unit directly behind it
//   CheekToCheek     each of the enemy units directly beside it, on the same rank
//   PointReflection  the unit of either side on the square that is opposite to its own through the
//                    centre of the board
//
// The other unit lends its own walk, even while it walks as a third unit itself. A unit to which no
// unit lends its walk walks as usual. Only pawns promote, wherever a borrowed walk leads them.
// Under Point Reflection a king and a rook castle only if they walk as king and rook.
//
// Annan and Nanna come in types. Type A: kings lend and borrow walks. Type B: kings only borrow.
// Type C: kings only lend. Type D: kings do neither.
//
// Sources: Annan: Japanese shogi variant (annan shogi), I. Shinkman, Problem Paradise 1997; Point
// reflection: F. Richter, 2008, Sake tourney, Vilnius 2019; BCPS Glossary of Fairy Chess
// Definitions.
#include "conditions/shared/type_caption.h"
#include "game/game.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

/// Returns the square so many files to the right and so many ranks forward, as the side sees it.
Square beside(Square from, Side side, int files, int ranks) {
  const int file = file_of(from) + files;
  const int rank = rank_of(from) + (side == Side::white ? ranks : -ranks);
  return on_board(file, rank) ? make_square(file, rank) : no_square;
}

void walk_as_unit_on(const Game& game, Square square, Side owner, KindSet& kinds) {
  if (square == no_square) return;
  const Piece& unit = game.position().at(square);
  if (unit.of(owner)) kinds = KindSet{1} << unit.kind;
}

void walk_as_friend(const Game& game, Square from, Square lender, Side side, KindSet& kinds,
                    const Arguments& arguments) {
  if (lender == no_square) return;
  const Position& position = game.position();
  const bool kings_lend = !arguments.has("TypeB") && !arguments.has("TypeD");
  const bool kings_borrow = !arguments.has("TypeC") && !arguments.has("TypeD");
  if (position.at(from).royal() && !kings_borrow) return;
  if (position.at(lender).royal() && !kings_lend) return;
  walk_as_unit_on(game, lender, side, kinds);
}

void annan(Game& game, Square from, Side side, KindSet& kinds, const Arguments& arguments) {
  walk_as_friend(game, from, beside(from, side, 0, -1), side, kinds, arguments);
}

void nanna(Game& game, Square from, Side side, KindSet& kinds, const Arguments& arguments) {
  walk_as_friend(game, from, beside(from, side, 0, 1), side, kinds, arguments);
}

void face_to_face(Game& game, Square from, Side side, KindSet& kinds,
                  const Arguments& /*arguments*/) {
  walk_as_unit_on(game, beside(from, side, 0, 1), opposite(side), kinds);
}

void back_to_back(Game& game, Square from, Side side, KindSet& kinds,
                  const Arguments& /*arguments*/) {
  walk_as_unit_on(game, beside(from, side, 0, -1), opposite(side), kinds);
}

void cheek_to_cheek(Game& game, Square from, Side side, KindSet& kinds,
                    const Arguments& /*arguments*/) {
  KindSet borrowed = 0;
  for (const int files : {-1, 1}) {
    KindSet lent = 0;
    walk_as_unit_on(game, beside(from, side, files, 0), opposite(side), lent);
    borrowed |= lent;
  }
  if (borrowed != 0) kinds = borrowed;
}

void point_reflection(Game& game, Square from, Side /*side*/, KindSet& kinds,
                      const Arguments& /*arguments*/) {
  const Piece& unit = game.position().at(static_cast<Square>(square_count - 1 - from));
  if (!unit.empty()) kinds = KindSet{1} << unit.kind;
}

/// The squares beside those of the set, as `beside` finds each.
Bitboard all_beside(Bitboard squares, Side side, int files, int ranks) {
  if (ranks != 0) return (ranks > 0) == (side == Side::white) ? squares << 8U : squares >> 8U;
  return files > 0 ? (squares & ~file_set(7)) << 1U : (squares & ~file_set(0)) >> 1U;
}

/// The squares opposite to those of the set through the centre of the board.
Bitboard all_opposite(Bitboard squares) {
  Bitboard found = 0;
  while (squares != 0) found |= bit(static_cast<Square>(square_count - 1 - take_first(squares)));
  return found;
}

/// Lets the borrowers walk as the lenders, of which `borrowing` tells to which squares they lend
/// their walk.
template <class Borrowing>
void lend_to_all(const Position& position, Bitboard lenders, Bitboard borrowers, Walkers& walkers,
                 Borrowing&& borrowing) {
  const Bitboard owing = borrowing(lenders) & borrowers;
  if (owing == 0) return;
  for (int number = 0; number < walkers.kinds; ++number) {
    const auto kind = static_cast<Kind>(number);
    walkers.as[kind] &= ~owing;
    const Bitboard same = lenders & position.of(kind);
    if (same != 0) walkers.as[kind] |= borrowing(same) & borrowers;
  }
}

template <int direction>
void all_as_friends(const Position& position, Side side, Walkers& walkers,
                    const Arguments& arguments) {
  const bool kings_lend = !arguments.has("TypeB") && !arguments.has("TypeD");
  const bool kings_borrow = !arguments.has("TypeC") && !arguments.has("TypeD");
  const Bitboard units = position.of(side);
  const Bitboard others = units & ~position.royals(side);
  lend_to_all(position, kings_lend ? units : others, kings_borrow ? units : others, walkers,
              [side](Bitboard lenders) { return all_beside(lenders, side, 0, direction); });
}

template <int direction>
void all_as_enemies(const Position& position, Side side, Walkers& walkers,
                    const Arguments& /*arguments*/) {
  lend_to_all(position, position.of(opposite(side)), position.of(side), walkers,
              [side](Bitboard lenders) { return all_beside(lenders, side, 0, direction); });
}

void all_as_neighbours(const Position& position, Side side, Walkers& walkers,
                       const Arguments& /*arguments*/) {
  lend_to_all(position, position.of(opposite(side)), position.of(side), walkers,
              [side](Bitboard lenders) {
                return all_beside(lenders, side, 1, 0) | all_beside(lenders, side, -1, 0);
              });
}

void all_as_opposite(const Position& position, Side side, Walkers& walkers,
                     const Arguments& /*arguments*/) {
  lend_to_all(position, position.units(), position.of(side), walkers, all_opposite);
}

template <int direction>
Bitboard lenders_ahead(Bitboard borrowers, Side side) {
  return all_beside(borrowers, side, 0, direction);
}

Bitboard lenders_beside(Bitboard borrowers, Side side) {
  return all_beside(borrowers, side, 1, 0) | all_beside(borrowers, side, -1, 0);
}

Bitboard lenders_opposite(Bitboard borrowers, Side /*side*/) {
  return all_opposite(borrowers);
}

/// Lets a rook castle only if it walks as a rook. The kernel asks anyway whether the king walks as
/// a king.
bool castles_unreflected(Game& game, const Candidate& move, Side side,
                         const Arguments& /*arguments*/) {
  if (!move.castles()) return true;
  return game.kinds_at(move.via, side) == KindSet{1} << game.position().at(move.via).kind;
}

template <Rulebook::WalksAs rule, WalkersChange of_all, Lenders lenders>
void borrow(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.alters_walks = true});
  book.walks_as(rule, Lending::always, of_all, lenders);
}

void borrow_from_opposite(Rulebook& book, Arguments& arguments) {
  borrow<point_reflection, all_as_opposite, lenders_opposite>(book, arguments);
  book.declare({.restricts_moves = true});
  book.restrict_move(castles_unreflected, moves_only);
}

constexpr std::string_view types[] = {"TypeA", "TypeB", "TypeC", "TypeD"};
constexpr std::span<const std::string_view> one_of[] = {types};

const Catalogue<Condition>::Entry entries[] = {
    Catalogue<Condition>::Entry{{
        .names = {"AnnanChess", "Annanschach", "AnnanEchecs"},
        .summary = {"a unit walks as the unit of its own side directly behind it",
                    "ein Stein zieht wie der eigene Stein unmittelbar hinter ihm",
                    "une pièce joue comme la pièce de son camp placée juste derrière elle"},
        .source = "annan shogi; I. Shinkman, Problem Paradise 1997",
        .place = 158,
        .parameters = {.words = types, .contradictions = one_of},
        .enrol = borrow<annan, all_as_friends<1>, lenders_ahead<-1>>,
        .caption = type_caption,
    }},
    Catalogue<Condition>::Entry{{
        .names = {"FaceToFace", "AngesichtZuAngesicht", "FaceAFace"},
        .summary = {"a unit walks as the enemy unit directly in front of it",
                    "ein Stein zieht wie der feindliche Stein unmittelbar vor ihm",
                    "une pièce joue comme la pièce adverse placée juste devant elle"},
        .source = "BCPS Glossary of Fairy Chess Definitions",
        .place = 188,
        .enrol = borrow<face_to_face, all_as_enemies<-1>, lenders_ahead<1>>,
    }},
    Catalogue<Condition>::Entry{{
        .names = {"BackToBack", "RueckenAnRuecken", "DosADos"},
        .summary = {"a unit walks as the enemy unit directly behind it",
                    "ein Stein zieht wie der feindliche Stein unmittelbar hinter ihm",
                    "une pièce joue comme la pièce adverse placée juste derrière elle"},
        .source = "BCPS Glossary of Fairy Chess Definitions",
        .place = 189,
        .enrol = borrow<back_to_back, all_as_enemies<1>, lenders_ahead<-1>>,
    }},
    Catalogue<Condition>::Entry{{
        .names = {"CheekToCheek", "WangeAnWange", "JoueAJoue"},
        .summary = {"a unit walks as the enemy units directly beside it",
                    "ein Stein zieht wie die feindlichen Steine unmittelbar neben ihm",
                    "une pièce joue comme les pièces adverses placées juste à côté d'elle"},
        .source = "BCPS Glossary of Fairy Chess Definitions",
        .place = 190,
        .enrol = borrow<cheek_to_cheek, all_as_neighbours, lenders_beside>,
    }},
    Catalogue<Condition>::Entry{{
        .names = {"PointReflection", "Punktspiegelung", "ReflexionCentrale"},
        .summary =
            {"a unit walks as the unit opposite to it through the centre of the board",
             "ein Stein zieht wie der Stein auf dem zum Brettmittelpunkt spiegelbildlichen Feld",
             "une pièce joue comme celle de la case symétrique par rapport au centre de "
             "l'échiquier"},
        .source = "F. Richter 2008; BCPS Glossary of Fairy Chess Definitions",
        .place = 209,
        .enrol = borrow_from_opposite,
    }},
    Catalogue<Condition>::Entry{{
        .names = {"NannaChess", "Nannaschach", "NannaEchecs"},
        .summary = {"a unit walks as the unit of its own side directly in front of it",
                    "ein Stein zieht wie der eigene Stein unmittelbar vor ihm",
                    "une pièce joue comme la pièce de son camp placée juste devant elle"},
        .source = "BCPS Glossary of Fairy Chess Definitions",
        .place = 210,
        .parameters = {.words = types, .contradictions = one_of},
        .enrol = borrow<nanna, all_as_friends<-1>, lenders_ahead<1>>,
        .caption = type_caption,
    }},
};

}  // namespace
}  // namespace feerie
