// Kings that borrow the walks of the units that check them:
//
//   TransmutedKings      a king in check walks only as the checking units
//   ReflectiveKings      a king in check walks as the checking units and as a king
//
// (White..., Black...: for one side only.) A king attacked by several units chooses among their
// walks. A king gives check with its borrowed walk too.
//
// Source: BCPS Glossary of Fairy Chess Definitions.
#include "game/game.h"

namespace feerie {
namespace {

/// The kinds of the units that attack the king. Of an enemy king only the plain walk counts: what
/// it borrows may depend on this very king.
KindSet checking_kinds(Game& game, Square king_at, Side side) {
  KindSet kinds = 0;
  const Position& position = game.position();
  const Side enemy = opposite(side);
  const Bitboard royals = position.royals(enemy);
  Bitboard units = position.of(enemy) & ~bit(king_at);
  while (units != 0) {
    const Square from = take_first(units);
    const KindSet kind = KindSet{1} << position.at(from).kind;
    if ((kinds & kind) != 0) continue;
    const bool attacks = contains(royals, from)
                             ? game.attacks(from, enemy, king_at)
                             : game.observed(king_at, enemy, Purpose::checking, bit(from));
    if (attacks) kinds |= kind;
  }
  return kinds;
}

struct Subject {
  bool white;
  bool black;

  [[nodiscard]] bool concerns(const Game& game, Square from, Side side) const {
    return (side == Side::white ? white : black) && game.position().at(from).royal();
  }
};
constexpr Subject both{true, true};
constexpr Subject white_only{true, false};
constexpr Subject black_only{false, true};

template <Subject subject>
void transmute(Game& game, Square from, Side side, KindSet& kinds, const Arguments& /*arguments*/) {
  if (!subject.concerns(game, from, side)) return;
  const KindSet borrowed = checking_kinds(game, from, side);
  if (borrowed != 0) kinds = borrowed;
}

template <Subject subject>
void reflect(Game& game, Square from, Side side, KindSet& kinds, const Arguments& /*arguments*/) {
  if (subject.concerns(game, from, side)) kinds |= checking_kinds(game, from, side);
}

template <Rulebook::WalksAs rule>
void borrow(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.alters_walks = true});
  book.walks_as(rule);
}

constexpr std::string_view glossary = "BCPS Glossary of Fairy Chess Definitions";

const Catalogue<Condition>::Entry entries[] = {
    Catalogue<Condition>::Entry{{
        .names = {"ReflectiveKings", "ReflektierendeKoenige", "RoisReflecteurs"},
        .summary = "a king in check walks as the checking units too",
        .source = glossary,
        .place = 39,
        .enrol = borrow<reflect<both>>,
    }},
    Catalogue<Condition>::Entry{{
        .names = {"TransmutedKings", "TransmutierendeKoenige", "RoisTransmutes"},
        .summary = "a king in check walks only as the checking units",
        .source = glossary,
        .place = 40,
        .enrol = borrow<transmute<both>>,
    }},
    Catalogue<Condition>::Entry{{
        .names = {"WhiteReflectiveKing", "WeisserReflektierenderKoenig", "BlancRoiReflecteur"},
        .summary = "the white king, in check, walks as the checking units too",
        .source = glossary,
        .place = 94,
        .enrol = borrow<reflect<white_only>>,
    }},
    Catalogue<Condition>::Entry{{
        .names = {"BlackReflectiveKing", "SchwarzerReflektierenderKoenig", "NoirRoiReflecteur"},
        .summary = "the black king, in check, walks as the checking units too",
        .source = glossary,
        .place = 95,
        .enrol = borrow<reflect<black_only>>,
    }},
    Catalogue<Condition>::Entry{{
        .names = {"WhiteTransmutedKing", "WeisserTransmutierenderKoenig", "BlancRoiTransmute"},
        .summary = "the white king, in check, walks only as the checking units",
        .source = glossary,
        .place = 96,
        .enrol = borrow<transmute<white_only>>,
    }},
    Catalogue<Condition>::Entry{{
        .names = {"BlackTransmutedKing", "SchwarzerTransmutierenderKoenig", "NoirRoiTransmute"},
        .summary = "the black king, in check, walks only as the checking units",
        .source = glossary,
        .place = 97,
        .enrol = borrow<transmute<black_only>>,
    }},
};

}  // namespace
}  // namespace feerie
