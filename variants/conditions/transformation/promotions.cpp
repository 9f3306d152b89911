// Conditions on promotion:
//
//   PromOnly            pawns promote only to the walks listed
//   GlasgowChess        pawns promote on the rank before the last one, and not on the last one;
//                       fairy units are reborn there too
//   WhitePromSquares,   pawns of the side promote on the squares listed and nowhere else
//   BlackPromSquares
//   NoWhitePromotion,   pawns of the side cannot promote, and so cannot move to the far rank; they
//   NoBlackPromotion    attack its squares all the same
//
// Source: BCPS Glossary of Fairy Chess Definitions; details as solved by Popeye 4.104.
#include <algorithm>

#include "game/game.h"
#include "game/idle.h"
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

/// Makes a king into which a pawn has promoted non-royal.
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
  if (std::ranges::find(kinds, king) != kinds.end()) {
    book.during(Step::promotion, depose, {.idle = idle::unless_promotes});
  }
  arguments.derived = std::make_shared<const std::vector<Kind>>(std::move(kinds));
  book.promotion().adjust(only_listed);
}

template <Side side>
void enrol_squares(Rulebook& book, Arguments& arguments) {
  Bitboard squares = 0;
  for (const Square square : arguments.squares) squares |= bit(square);
  book.promotion().happens_on(side, squares);
}

void enrol_glasgow(Rulebook& book, Arguments& /*arguments*/) {
  book.promotion().happens_on(Side::white, rank_set(6));
  book.promotion().happens_on(Side::black, rank_set(1));
}

template <Side bound>
void none(std::vector<Kind>& kinds, Side side, const Arguments& /*arguments*/) {
  if (side == bound) kinds.clear();
}

/// Makes the move impossible if a pawn would have to promote and cannot.
void must_promote(Play& play, const Arguments& /*arguments*/) {
  const Square at = play.mover_at();
  if (at == no_square) return;
  const CompiledRules& rules = play.game().rules();
  const Piece& mover = play.mover();
  const bool is_pawn = mover.kind == pawn || rules.kinds()[mover.kind].traits.pawn;
  const Side side = play.acting_side();
  if (is_pawn && contains(rules.promotion().squares(side), at) &&
      rules.promotion().kinds(side, mover.kind).empty()) {
    play.reject();
  }
}

template <Side side>
void enrol_no_promotion(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.restricts_moves = true});
  book.promotion().adjust(none<side>);
  book.during(Step::promotion, must_promote);
}

using Squares = Parameters::Squares;
using Walks = Parameters::Walks;

const Catalogue<Condition>::Entry entries[] = {
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
        .names = {"GlasgowChess", "GlasgowSchach", "EchecsGlasgow"},
        .summary = {"pawns promote on the rank before the last one",
                    "Bauern wandeln schon auf der vorletzten Reihe um",
                    "les pions se promeuvent dès l'avant-dernière rangée"},
        .source = "Fairy Definitions, docslib.org/doc/6966855",
        .place = 81,
        .enrol = enrol_glasgow,
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
};

}  // namespace
}  // namespace feerie
