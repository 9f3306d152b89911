#include <algorithm>
#include <optional>

#include "game/game.h"
#include "game/idle.h"
#include "game/imagined_move.h"
#include "game/other_turn.h"

/// Captures of kings are played out where rules let them count as checks only if they can be made.
namespace feerie {

/// Has the capture just played been undone by rules that put the royal unit back?
bool Game::puts_back(const Piece& captured) const {
  return captured.royal() && std::ranges::any_of(last_effects(), [&](const Effect& effect) {
           return effect.op == Effect::Op::add && effect.after.royal() &&
                  effect.after.id == captured.id;
         });
}

bool Game::playable(const Candidate& capture, Side by) {
  // The king that is captured cannot protest, nor can the one left behind: only the rules can.
  const Judging judging(*this, Legality::self_check);
  const Marking playing_out(playing_out_);
  // Where no rule acts, or acts tell what they do, and none objects, nothing keeps the unit from
  // capturing.
  const auto seen = [&]() -> std::optional<bool> {
    const bool judged = !rules_->verdicts().empty();
    if (judged && (!rules_->objects_by_units_only() || !rights_do_not_matter(capture))) return {};
    const bool silent = plays_silently(capture);
    if (silent && objects_to_promotions_ && idle::unless_promotes(*this, capture, {})) return true;
    if (!judged && silent) return true;
    Foretold foretold;
    const bool told = silent || (idle::unless_promotes(*this, capture, {}) &&
                                 foretell(capture, foretold) && !foretold.unless_attacks);
    if (!told) return {};
    if (foretold.fails) return false;
    if (!judged) return true;
    const ImaginedMove made(position_, capture, *rules_, foretold);
    return !forbidden_if_made(capture);
  };
  const bool passes = turn() != by;
  // A pass of which nothing follows need not be noted.
  if (passes && rules_->forgetting().empty() && position_.state().ep_squares == 0) {
    const OtherTurn turned(position_);
    if (const auto told = seen()) return *told;
  }
  const Piece captured = position_.at(capture.capture);
  const Passing passing(*this, passes);
  if (const auto told = seen()) return *told;
  Choices choices;
  bool found = false;
  do {
    choices.rewind();
    if (play(capture, choices)) {
      found = !puts_back(captured);
      undo();
    }
  } while (!found && choices.advance());
  return found;
}

}  // namespace feerie
