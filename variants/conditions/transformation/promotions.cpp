// Conditions on promotion:
//
//   PromOnly            pawns promote only to the walks listed
//   WhitePromSquares,   pawns of the side promote on the squares listed and nowhere else
//   BlackPromSquares
//   NoWhitePromotion,   pawns of the side cannot promote, and so cannot move to the far rank; they
//   NoBlackPromotion    attack it all the same
//   CavalierMajeur      nightriders take the place of knights: there are no knights, and pawns
//                       promote to nightriders instead; the game array has them, too
//   NormalPawn          a pawn on its own base line can make single steps and captures
//
// Source: BCPS Glossary of Fairy Chess Definitions; details as solved by Popeye 4.104.
#include <algorithm>

#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

const std::vector<Kind>& listed_kinds(const Arguments& arguments) {
  return arguments.as<std::vector<Kind>>();
}

void only_listed(std::vector<Kind>& kinds, Side /*side*/, const Arguments& arguments) {
  kinds = listed_kinds(arguments);
}

constexpr Reason commoner{"promoted king is not royal", Style::silent};

/// A pawn that promotes to a king walks as one but is not royal.
void depose(Play& play, const Arguments& /*arguments*/) {
  const Square at = play.mover_at();
  if (at == no_square || play.mover().kind != king || play.mover_before().kind == king) return;
  Piece piece = play.mover();
  piece.traits &= ~royal_bit;
  play.alter(at, piece, commoner);
}

void enrol_prom_only(Rulebook& book, Arguments& arguments) {
  std::vector<Kind> kinds;
  for (const WalkId& walk : arguments.walks) {
    const Kind kind = book.kinds().enter(walk);
    if (std::ranges::find(kinds, kind) == kinds.end()) kinds.push_back(kind);
  }
  if (std::ranges::find(kinds, king) != kinds.end()) book.during(Step::promotion, depose);
  arguments.derived = std::make_shared<const std::vector<Kind>>(std::move(kinds));
  book.adjust_promotions(only_listed);
}

template <Side side>
void enrol_squares(Rulebook& book, Arguments& arguments) {
  Bitboard squares = 0;
  for (const Square square : arguments.squares) squares |= bit(square);
  book.promote_on(side, squares);
}

template <Side bound>
void none(std::vector<Kind>& kinds, Side side, const Arguments& /*arguments*/) {
  if (side == bound) kinds.clear();
}

/// A pawn that ought to promote and cannot has made an impossible move.
void must_promote(Play& play, const Arguments& /*arguments*/) {
  const Square at = play.mover_at();
  if (at == no_square) return;
  const CompiledRules& rules = play.game().rules();
  const Piece& mover = play.mover();
  const bool is_pawn = mover.kind == pawn || rules.kinds()[mover.kind].traits.pawn;
  if (is_pawn && contains(rules.promotion_squares(play.side()), at) &&
      rules.promotions(play.side(), mover.kind).empty()) {
    play.reject();
  }
}

template <Side side>
void enrol_no_promotion(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.restricts_moves = true});
  book.adjust_promotions(none<side>);
  book.during(Step::promotion, must_promote);
}

const Walk* nightrider() {
  for (const Walk* walk : Catalogue<Walk>::all()) {
    if (walk->letters.english == "N") return walk;
  }
  return nullptr;
}

void nightriders_for_knights(std::vector<Kind>& kinds, Side /*side*/, const Arguments& arguments) {
  const Kind rider = listed_kinds(arguments).front();
  // Pawns that do not become knights have their own officers.
  if (std::ranges::find(kinds, knight) == kinds.end()) return;
  std::erase(kinds, rider);
  std::ranges::replace(kinds, knight, rider);
}

/// The game array, from which proof games start, has nightriders where knights would be.
void change_game_array(Position& position, const Arguments& arguments) {
  constexpr Bitboard homes = bit(make_square(1, 0)) | bit(make_square(6, 0)) |
                             bit(make_square(1, 7)) | bit(make_square(6, 7));
  if (position.of(knight) != homes || position.of(pawn) != (rank_set(1) | rank_set(6)) ||
      position.units() != (rank_set(0) | rank_set(1) | rank_set(6) | rank_set(7))) {
    return;
  }
  for (Bitboard knights = homes; knights != 0;) {
    const Square square = take_first(knights);
    Piece unit = position.take(square);
    unit.kind = listed_kinds(arguments).front();
    position.put(square, unit);
  }
}

void enrol_cavalier_majeur(Rulebook& book, Arguments& arguments) {
  const Kind rider = book.kinds().enter({nightrider(), nullptr});
  arguments.derived = std::make_shared<const std::vector<Kind>>(1, rider);
  book.adjust_promotions(nightriders_for_knights);
  book.bar(KindSet{1} << knight);
  book.prepare(change_game_array);
}

void enrol_normal_pawn(Rulebook& book, Arguments& /*arguments*/) {
  book.pawns_leave_base_line();
}

using Squares = Parameters::Squares;
using Walks = Parameters::Walks;

const Catalogue<Condition>::Entry entries[] = {
    Catalogue<Condition>::Entry{{
        .names = {"CavalierMajeur", "CavalierMajeur", "CavalierMajeur"},
        .summary = {"nightriders take the place of knights",
                    "Nachtreiter treten an die Stelle der Springer",
                    "les noctambules remplacent les cavaliers"},
        .source = "fr.wikipedia.org, Condition féerique",
        .place = 21,
        .enrol = enrol_cavalier_majeur,
    }},
    Catalogue<Condition>::Entry{{
        .names = {"PromOnly", "UWnur", "PromSeul"},
        .summary = {"pawns promote only to the walks listed",
                    "Bauern wandeln nur in die angegebenen Steine um",
                    "les pions n'ont droit qu'aux promotions indiquées"},
        .source = sources::not_found,
        .place = 88,
        .parameters = {.walks = Walks::list},
        .enrol = enrol_prom_only,
    }},
    Catalogue<Condition>::Entry{{
        .names = {"WhitePromSquares", "UWFeldWeiss", "BlancCasePromotion"},
        .summary = {"white pawns promote on the squares listed only",
                    "weiße Bauern wandeln nur auf den angegebenen Feldern um",
                    "les pions blancs ne se promeuvent que sur les cases indiquées"},
        .source = sources::not_found,
        .place = 115,
        .parameters = {.squares = Squares::list},
        .enrol = enrol_squares<Side::white>,
    }},
    Catalogue<Condition>::Entry{{
        .names = {"BlackPromSquares", "UWFeldSchwarz", "NoirCasePromotion"},
        .summary = {"black pawns promote on the squares listed only",
                    "schwarze Bauern wandeln nur auf den angegebenen Feldern um",
                    "les pions noirs ne se promeuvent que sur les cases indiquées"},
        .source = sources::not_found,
        .place = 116,
        .parameters = {.squares = Squares::list},
        .enrol = enrol_squares<Side::black>,
    }},
    Catalogue<Condition>::Entry{{
        .names = {"NoWhitePromotion", "OhneWeissUW", "SansBlancPromotion"},
        .summary = {"white pawns cannot promote", "weiße Bauern können nicht umwandeln",
                    "les pions blancs ne peuvent pas se promouvoir"},
        .source = sources::not_found,
        .place = 117,
        .enrol = enrol_no_promotion<Side::white>,
    }},
    Catalogue<Condition>::Entry{{
        .names = {"NoBlackPromotion", "OhneSchwarzUW", "SansNoirPromotion"},
        .summary = {"black pawns cannot promote", "schwarze Bauern können nicht umwandeln",
                    "les pions noirs ne peuvent pas se promouvoir"},
        .source = sources::not_found,
        .place = 118,
        .enrol = enrol_no_promotion<Side::black>,
    }},
    Catalogue<Condition>::Entry{{
        .names = {"NormalPawn", "NormalBauern", "PionNormale"},
        .summary = {"pawns on their own base line can make single steps and captures",
                    "Bauern auf ihrer eigenen Grundreihe können einen Schritt vorwärts ziehen und "
                    "schlagen",
                    "les pions sur leur première rangée peuvent avancer d'un pas et prendre"},
        .source = sources::not_found,
        .place = 159,
        .enrol = enrol_normal_pawn,
    }},
};

}  // namespace
}  // namespace feerie
