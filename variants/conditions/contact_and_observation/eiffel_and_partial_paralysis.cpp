// Conditions under which a unit is paralysed by units of other walks than its own:
//
//   EiffelChess       a unit observed by an enemy unit of the next lower walk is paralysed: pawns
//                     paralyse knights, knights bishops, bishops rooks, rooks queens, queens pawns
//   Leffie            a move is illegal if afterwards any unit of either side would be paralysed by
//                     the rule of Eiffel chess; an attack on a king is a check only if the capture
//                     of the king would be legal in this sense
//   PartialParalysis  a unit cannot make a move that an enemy unit which observes it could make too
//                     from the same square
//
// A paralysed unit does not give check and observes nothing for other rules, but it goes on
// paralysing others. In Eiffel chess a unit that walks as another one by a further rule paralyses
// as that one.
//
// Source: BCPS Glossary of Fairy Chess Definitions; partial paralysis: K. Kousaka, WCCC 2017.
#include "conditions/shared/checking_kinds.h"
#include "conditions/shared/observing_kinds.h"
#include "game/game.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

/// Returns the kind that paralyses the given kind in Eiffel chess; `max_kinds` if there is none.
Kind eiffel_master(Kind kind) {
  switch (kind) {
    case knight:
      return pawn;
    case bishop:
      return knight;
    case rook:
      return bishop;
    case queen:
      return rook;
    case pawn:
      return queen;
    default:
      return max_kinds;
  }
}

bool unparalysed(Game& game, Square from, Side side) {
  const Kind master = eiffel_master(game.position().at(from).kind);
  return master == max_kinds || !game.observed(from, opposite(side), Purpose::paralysing,
                                               units_observing_as(game, master, opposite(side)));
}

bool not_paralysed(Game& game, Square from, Side side, const Arguments& /*arguments*/) {
  return unparalysed(game, from, side);
}

void enrol_eiffel(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.restricts_moves = true, .restricts_observation = true});
  book.restrict_piece(not_paralysed, all_but_paralysis);
}

bool paralysed_unit(Game& game, Side side) {
  const Position& position = game.position();
  Bitboard units = position.of(side);
  // Most often geometry tells for all units of a walk at once that none is paralysed.
  for (const Kind kind : {queen, rook, bishop, knight, pawn}) {
    const Bitboard alike = position.of(side, kind);
    if (alike != 0 && game.surely_attacks_none(eiffel_master(kind), opposite(side), alike)) {
      units &= ~alike;
    }
  }
  while (units != 0) {
    if (!unparalysed(game, take_first(units), side)) return true;
  }
  return false;
}

bool anyone_paralysed(Game& game, const Arguments& /*arguments*/) {
  return paralysed_unit(game, Side::white) || paralysed_unit(game, Side::black);
}

void enrol_leffie(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.restricts_moves = true, .restricts_observation = true});
  book.forbid_after(anyone_paralysed, Objecting::by_units);
  book.checks_must_be_playable();
}

/// Returns the kinds as which the observer observes the square. If another rule lets it observe
/// from elsewhere, these are all kinds as which it walks.
KindSet kinds_used_for(Game& game, Square observer, Side side, Square square) {
  const KindSet walks = observing_kinds(game, observer, side);
  KindSet observing = 0;
  for (KindSet kinds = walks; kinds != 0;) {
    const auto kind = static_cast<Kind>(take_first(kinds));
    if (game.attacks_as(kind, observer, side, square)) observing |= KindSet{1} << kind;
  }
  return observing != 0 ? observing : walks;
}

bool beyond_observers(Game& game, const Candidate& move, Side side,
                      const Arguments& /*arguments*/) {
  if (move.from == no_square) return true;
  Bitboard observers = game.observers(move.from, opposite(side), Purpose::paralysing);
  while (observers != 0) {
    const Square observer = take_first(observers);
    for (KindSet kinds = kinds_used_for(game, observer, opposite(side), move.from); kinds != 0;) {
      if (game.could_make(static_cast<Kind>(take_first(kinds)), move, side)) return false;
    }
  }
  return true;
}

void enrol_partial(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.restricts_moves = true, .restricts_observation = true});
  book.restrict_move(beyond_observers, moves_and_checks);
}

const Catalogue<Condition>::Entry eiffel{{
    .names = {"EiffelChess", "EiffelSchach", "EchecsEiffel"},
    .summary =
        {"pawns paralyse knights, knights bishops, bishops rooks, rooks queens, queens pawns",
         "Bauern lähmen Springer, Springer Läufer, Läufer Türme, Türme Damen, Damen Bauern",
         "les pions paralysent les cavaliers, ceux-ci les fous, les fous les tours, les tours les "
         "dames, les dames les pions"},
    .source = "BCPS Glossary of Fairy Chess Definitions",
    .place = 119,
    .enrol = enrol_eiffel,
}};

const Catalogue<Condition>::Entry leffie{{
    .names = {"Leffie", "Leffie", "Leffie"},
    .summary = {"moves that lead to a paralysis of Eiffel chess are illegal",
                "Züge, die zu einer Eiffel-Lähmung führen, sind illegal",
                "les coups qui mènent à une paralysie des échecs Eiffel sont illégaux"},
    .source = "BCPS Glossary of Fairy Chess Definitions",
    .place = 222,
    .enrol = enrol_leffie,
}};

const Catalogue<Condition>::Entry partial{{
    .names = {"PartialParalysis", "PartielleParalyse", "ParalysePartielle"},
    .summary = {"a unit cannot move as enemy units that observe it could from its square",
                "ein Stein kann nicht so ziehen, wie feindliche Steine, die ihn beobachten, von "
                "seinem Feld aus könnten",
                "une pièce ne peut pas jouer comme le pourraient de sa case les pièces adverses "
                "qui l'observent"},
    .source = "K. Kousaka, WCCC 2017",
    .place = 198,
    .enrol = enrol_partial,
}};

}  // namespace
}  // namespace feerie
