// Lost Pieces: after a move, all units of the other side vanish that are lost: they are attacked,
// and whatever the other side replied, they could be captured next. Kings do not vanish. Whether a
// move leaves a king attacked does not matter for this question, neither for the reply nor for the
// capture; nor does it matter what else would vanish with the reply. What other rules say does
// matter: a move that they do not allow saves no unit and captures none.
//
// Whether a move is legal is seen when the lost units have vanished. A pass is no move, so that
// nothing vanishes with it.
//
// Source: J. Kuhlmann, Andernach 2017; details as solved by Popeye 4.104.
#include <algorithm>
#include <vector>

#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason lost{"lost", Style::vanish};

struct Unit {
  Square at;
  std::uint16_t id;
};

/// Where the unit stands now; `no_square` if it is not on the board.
Square found(const Position& position, const Unit& unit) {
  if (position.at(unit.at).id == unit.id) return unit.at;
  for (Bitboard squares = position.units(); squares != 0;) {
    const Square at = take_first(squares);
    if (position.at(at).id == unit.id) return at;
  }
  return no_square;
}

/// Can the move be carried out in at least one way, as far as rules tell?
bool is_playable(Game& game, const Candidate& move) {
  return !game.outcomes(move, [](const Move&) { return false; });
}

/// Leaves only the units that the side on move could capture now.
void leave_capturable(Game& game, std::vector<Unit>& units) {
  Candidates moves;
  game.generate_unselected(moves);
  std::erase_if(units, [&](const Unit& unit) {
    const Square at = found(game.position(), unit);
    return at == no_square || std::ranges::none_of(moves, [&](const Candidate& move) {
             return move.capture == at && is_playable(game, move);
           });
  });
}

/// Leaves only the units whose capture no move of the side on move prevents.
void leave_lost(Game& game, std::vector<Unit>& units) {
  const Game::Judging by_rules(game, Legality::self_check);
  Candidates replies;
  game.generate_unselected(replies);
  for (const Candidate& reply : replies) {
    const bool all_saved = !game.outcomes(reply, [&](const Move&) {
      leave_capturable(game, units);
      return !units.empty();
    });
    if (all_saved) return;
  }
}

void take_lost(Play& play, const Arguments& /*arguments*/) {
  if (play.game().question_depth() > 0 || play.game().playing_out()) return;
  const Position& position = play.position();
  const Side other = opposite(play.side());
  std::vector<Unit> units;
  for (Bitboard left = position.of(other) & ~position.royals(other); left != 0;) {
    const Square at = take_first(left);
    if (play.observed(at, play.side(), Purpose::checking)) {
      units.push_back({at, position.at(at).id});
    }
  }
  if (units.empty()) return;
  play.if_it_ended([&](Game& game) { leave_lost(game, units); });
  for (const Unit& unit : units) {
    play.remove(unit.at, lost);
    play.lose_right(unit.at);
  }
}

void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.removes_others = true});
  book.during(Step::account, take_lost);
}

const Catalogue<Condition>::Entry lost_pieces{{
    .names = {"LostPieces", "VerloreneSteine", "PiecesPerdues"},
    .summary =
        {"after a move, enemy units whose capture no move could prevent vanish",
         "nach einem Zug verschwinden feindliche Steine, deren Schlag kein Zug verhindern könnte",
         "après un coup, les pièces adverses dont aucun coup n'empêcherait la prise disparaissent"},
    .source = "J. Kuhlmann, Andernach 2017",
    .place = 197,
    .enrol = enrol,
}};

}  // namespace
}  // namespace feerie
