// This file carries out a rebirth: the square is found or chosen, a unit on it is dealt with, and
// the reborn unit is put there.
#include "conditions/rebirth/rebirth.h"

#include <algorithm>
#include <vector>

#include "game/catalogue.h"
#include "game/rulebook.h"

namespace feerie::rebirth {
namespace {

/// Where kings can come back to their squares, rooks on these squares keep their right to castle.
constexpr Bitboard rook_squares = 0x8100000000000081;

constexpr Reason reborn{"rebirth", Style::born};
constexpr Reason transferred{"rebirth of a unit on the board", Style::transfer};
constexpr Reason promoted{"promotion on rebirth", Style::promotion};
constexpr Reason turned_coat{"change of sides on rebirth", Style::side};
constexpr Reason assassinated{"assassination", Style::silent};
constexpr Reason covered{"covered by a rebirth", Style::silent};
constexpr Reason sunk{"rebirth below a square", Style::sunk};
constexpr Reason uncovered{"square left by the unit above", Style::born};
constexpr Reason leaves_underworld{"leaves the underworld", Style::silent};
constexpr Reason marked{"marked as promoted", Style::silent};

/// May the unit be reborn on the square as one of this kind? Under Cage it may only if it could not
/// move from there.
bool allowed_on(const Rules& rules, Play& play, const Case& due, Kind kind, Square at) {
  if (rules.place != Place::cage) return true;
  Piece unit = due.unit;
  unit.kind = kind;
  return !play.could_leave(unit, at, due.side, due.lifted);
}

/// Is the square a cage for a unit of the kind, or for one of the units into which it could promote
/// there?
bool is_cage(const Rules& rules, Play& play, const Case& due, Kind kind, Square at) {
  const auto promotions = play.game().rules().promotions_at(kind, due.side, at);
  if (promotions.empty()) return allowed_on(rules, play, due, kind, at);
  return std::ranges::any_of(promotions,
                             [&](Kind as) { return allowed_on(rules, play, due, as, at); });
}

Bitboard choices_of(const Rules& rules, Play& play, const Case& due) {
  const Kind kind = reborn_as(rules, play.game(), due).kind;
  if (rules.place == Place::take_and_make) {
    const Kind as = rules.couscous ? due.other.kind : kind;
    // A capturing unit that is put back steps as the captured unit, and in the direction of its
    // side.
    const Side side = due.lifted == no_square ? due.side : due.other_side;
    Piece unit = due.unit;
    unit.kind = as;
    if (!unit.neutral()) unit.sides = only(side);
    return play.steps_of(unit, due.at, side, due.lifted) & ~play.closed_squares(Closing::occupied);
  }
  const bool any = rules.occupied >= Occupied::assassin;
  Bitboard free = any ? ~play.position().holes() : play.position().empty_squares();
  free &= ~(play.closed_squares(Closing::impossible) | play.closed_squares(Closing::occupied));
  if (due.lifted != no_square) free |= bit(due.lifted);
  if (rules.place == Place::super) return free;
  Bitboard cages = 0;
  while (free != 0) {
    const Square square = take_first(free);
    if (is_cage(rules, play, due, kind, square)) cages |= bit(square);
  }
  return cages;
}

/// Gives a promoted unit the attribute that makes it count as a fairy unit.
void mark(Play& play, const Rules& rules, Square at) {
  if (rules.frischauf == 0) return;
  Piece unit = play.position().at(at);
  unit.traits |= rules.frischauf;
  play.alter(at, unit, marked);
}

/// Returns the rebirth square, which is found or chosen by the player; `no_square` if there is
/// none, or if the player declines the rebirth where that is allowed.
Square choose_square(const Rules& rules, Play& play, const Case& due) {
  if (rules.place < Place::cage) return square_of(rules, play.game(), due);
  const auto choices = [&] { return choices_of(rules, play, due); };
  const bool may_decline = rules.place == Place::super && rules.occupied != Occupied::strict;
  if (may_decline && (choices() == 0 || play.choose(2) == 0)) return no_square;
  const Square chosen = play.choose_square_among(choices);
  // The words that turn the square, such as Mirror, make a difference only for Take & Make here:
  // where the player can choose any square or any cage, turning these would lead to others of them.
  const bool derived = rules.place == Place::take_and_make && chosen != no_square;
  return derived ? turned(rules, chosen, due) : chosen;
}

/// Returns the kind as which the unit stands on its square. A pawn may promote there, and the
/// player chooses into what.
Kind promotion_of(const Rules& rules, Play& play, const Case& due, Kind kind, Square at) {
  const auto promotions = play.game().rules().promotions_at(kind, due.side, at);
  std::vector<Kind> kinds(promotions.begin(), promotions.end());
  std::erase_if(kinds, [&](Kind as) { return !allowed_on(rules, play, due, as, at); });
  if (kinds.size() < 2) return kinds.empty() ? kind : kinds.front();
  return kinds[static_cast<std::size_t>(play.choose(static_cast<int>(kinds.size())))];
}

void put_below(Play& play, const Rules& rules, const Case& due, Square at) {
  const Piece unit = reborn_as(rules, play.game(), due);
  Piece kept = unit;
  kept.kind = promotion_of(rules, play, due, unit.kind, at);
  if (rules.turncoats) kept.sides = swapped(kept.sides);
  if (due.lifted == no_square) {
    play.keep(unit, {kept, at, underworld}, true, sunk);
  } else {
    play.sink(due.lifted, {kept, at, underworld}, true, sunk);
  }
}

void put_on(Play& play, const Rules& rules, const Case& due, Square at) {
  const Piece unit = reborn_as(rules, play.game(), due);
  const bool leaves = play.chooses_to_leave(unit.kind, at, due.side);
  const Kind kind = leaves ? unit.kind : promotion_of(rules, play, due, unit.kind, at);
  if (due.lifted == no_square) {
    play.add(at, unit, reborn);
  } else {
    play.move_as(due.lifted, at, unit, transferred);
  }
  if (leaves) return play.promote_away(at);
  if (kind != unit.kind) {
    play.transform(at, kind, promoted);
    mark(play, rules, at);
  }
  // A neutral unit cannot change its side.
  if (rules.turncoats && !unit.neutral()) play.recolour(at, swapped(unit.sides), turned_coat);
}

void no_rebirth(Play& play, const Rules& rules) {
  if (rules.occupied == Occupied::strict) play.reject();
}

bool is_below(const Position& position, Side side) {
  return std::ranges::any_of(position.kept_units(), [side](const Kept& kept) {
    return kept.store == underworld && kept.piece.royal() && kept.piece.of(side);
  });
}

/// Has the side lost its king? While it is found out what a unit on the king's square would attack,
/// the king lies below that unit, and is not lost. A side with several kings none of which is royal
/// by another rule has not lost a king either.
bool has_lost_its_king(const Game& game, Side side) {
  return game.diagram().royals(side) != 0 && game.position().of(side, king) == 0 &&
         !is_below(game.position(), side);
}

/// Under Assassin a side is also in check if a capture elsewhere could let a unit be reborn on its
/// king. As for other checks, it does not matter whether the other side would be free to choose
/// this capture.
bool may_be_assassinated(Game& game, Side side, bool ordinary, const Arguments& /*arguments*/) {
  // Which squares are cages depends on checks, which depend on cages. Beyond this depth the
  // question is not asked any more, so that it ends.
  constexpr int deepest_question = 1;
  if (ordinary || game.question_depth() > deepest_question) return ordinary;
  const Game::Asking asking(game);
  const Bitboard royals = game.position().royals(side);
  if (royals == 0) return has_lost_its_king(game, side);
  const Game::Judging judging(game, Legality::self_check);
  const Game::Passing passing(game, game.turn() == side);
  const auto spares = [&](const Move&) { return game.position().royals(side) == royals; };
  Candidates captures;
  game.generate_unselected(captures, Purpose::checking);
  bool killed = false;
  for (const Candidate& capture : captures) {
    if (killed) break;
    if (!capture.captures() || game.position().at(capture.capture).royal()) continue;
    killed = !game.outcomes(capture, spares);
  }
  return killed;
}

void mark_promoted(Play& play, const Arguments& arguments) {
  const auto& rules = arguments.as<Rules>();
  for (const Effect& effect : play.effects()) {
    if (effect.op == Effect::Op::alter && effect.why->style == Style::promotion) {
      mark(play, rules, effect.to);
      return;
    }
  }
}

}  // namespace

void surface_on(Play& play, Bitboard among) {
  Bitboard squares = 0;
  for (const Kept& kept : play.position().kept_units()) {
    if (kept.store == underworld) squares |= bit(kept.square);
  }
  squares &= among & ~play.position().occupied();
  while (squares != 0 && !play.rejected()) {
    const Square at = take_first(squares);
    const Kept kept = *play.position().uppermost(underworld, at);
    const Piece unit = play.release(kept, leaves_underworld);
    play.add(at, unit, uncovered);
  }
}

void surface(Play& play, const Arguments& /*arguments*/) {
  surface_on(play, all_squares);
}

void put_back(Play& play, const Rules& rules, const Case& due) {
  const Square at = choose_square(rules, play, due);
  if (at == no_square && rules.place == Place::take_and_make) return play.reject();
  if (at == no_square) return no_rebirth(play, rules);
  const bool stays = at == due.lifted && !rules.cheylan;
  const bool free = stays || !contains(play.position().occupied(), at);
  if (!stays && contains(play.closed_squares(Closing::impossible), at)) return play.reject();
  if (!stays && contains(play.closed_squares(Closing::occupied), at))
    return no_rebirth(play, rules);
  if (!free) {
    switch (rules.occupied) {
      case Occupied::relaxed:
      case Occupied::strict:
        return no_rebirth(play, rules);
      case Occupied::volcanic:
        return put_below(play, rules, due, at);
      case Occupied::assassin:
        if (play.position().at(at).royal() && play.position().at(at).of(play.side())) {
          return play.reject();
        }
        play.remove(at, assassinated);
        break;
      case Occupied::parachute:
        play.sink(at, {play.position().at(at), at, underworld}, false, covered);
        break;
    }
  }
  put_on(play, rules, due, at);
}

void enrol_common(Rulebook& book, const Rules& rules) {
  book.declare({.recolours = rules.turncoats,
                .transforms = rules.as != As::itself,
                .rebirths = true,
                .removes_others = rules.occupied > Occupied::strict,
                .restricts_moves = rules.occupied == Occupied::strict});
  if (rules.occupied == Occupied::assassin) {
    book.declare({.kingless = true, .own_check = true});
    book.judge_check(may_be_assassinated);
  }
  if (rules.occupied == Occupied::volcanic || rules.occupied == Occupied::parachute) {
    book.during(Step::victim_rebirth, surface);
  }
  if (rules.royals) book.castling().awaiting_king |= rook_squares;
  if (rules.frischauf != 0) book.during(Step::promotion, mark_promoted);
}

}  // namespace feerie::rebirth
