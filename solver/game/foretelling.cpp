#include <algorithm>

#include "game/game.h"
#include "game/imagined_move.h"
#include "game/rulebook.h"

/// Acts of rules tell exactly what they do in single moves (`Extent::foretells`), so that these are
/// imagined instead of played.
///
/// An act that does nothing unless a king is attacked behind the move (`Extent::checks_only`)
/// leaves all moves that attack none as they are, and only playing tells of the others.
///
/// Only one act may do anything in such a move: what several do may depend on their order. So all
/// others have to tell that they are idle, and where one tells nothing of itself, no move is
/// foretold. Nor is it where another rule is idle: it has told that of a move in which nothing else
/// happens. A rule knows what its own acts do. An act may also tell that the move cannot be made.
/// Rights are not told, nor is what rules remember; whoever imagines the move leaves both aside. A
/// rule that looks at positions for their units would have to be asked what it says of what the act
/// has done: where there is one, only moves are foretold that fail, or in which no act does
/// anything.
///
/// An act that takes a capturing unit on to another square, and does nothing more, tells to which
/// ones (`Extent::ends_only`). The capture is in vain if it is so wherever it ends, each end being
/// imagined. Most captures are, and those that are not are played in all their ways.
namespace feerie {
namespace {

/// Is this a unit that has no right to castle, wherever it stands?
bool never_castles(const Piece& unit) {
  const Kind kind = unit.kind;
  return !unit.royal() && (kind == queen || kind == bishop || kind == knight || kind == pawn);
}

}  // namespace

/// What all acts of the rules in such moves tell of single ones.
std::vector<Changes::Telling> Rulebook::telling_of(bool capturing) const {
  std::vector<Changes::Telling> telling;
  bool foretold = false;
  for (const Reaching& act : extents_) {
    const Extent& extent = act.extent;
    if ((extent.captures_only && !capturing) || extent.follows_others) continue;
    const bool tells = extent.idle != nullptr || extent.foretells != nullptr || extent.checks_only;
    if (!tells || extent.remembers != nullptr) return {};
    foretold |= extent.foretells != nullptr || extent.checks_only;
    telling.push_back({extent.idle, extent.foretells, extent.checks_only, act.arguments});
  }
  if (!foretold) telling.clear();
  return telling;
}

bool Game::foretell(const Candidate& move, Foretold& out) const {
  const auto& telling = rules_->changes(move.captures()).telling;
  const bool plain = move.type <= MoveType::en_passant && move.via == no_square &&
                     move.extra == 0 && move.from != no_square;
  if (telling.empty() || !plain) return false;
  const Arguments* acting = nullptr;
  for (const Changes::Telling& act : telling) {
    Foretold told;
    const bool tells = !act.checks_only && act.foretells != nullptr &&
                       act.foretells(*this, move, *act.arguments, told);
    if (tells && told.count == 0 && !told.fails) continue;
    if (!tells && act.idle != nullptr && act.idle(*this, move, *act.arguments)) continue;
    out.unless_attacks |= act.checks_only;
    if (act.checks_only) continue;
    if (acting != nullptr || !tells) return false;
    acting = act.arguments;
    out.places = told.places;
    out.count = told.count;
    out.fails = told.fails;
  }
  const auto of_other_rule = [&](const auto& act) { return act.arguments != acting; };
  if (acting != nullptr && std::ranges::any_of(telling, of_other_rule)) return false;
  // A king may be attacked before the other act has done all it does, or attacked otherwise than by
  // walks.
  const bool walks_tell =
      rules_->plain() && rules_->check_judges().empty() && !rules_->ignores_attacks();
  if (out.unless_attacks && (acting != nullptr || !walks_tell)) return false;
  if (acting == nullptr) return !(out.unless_attacks && rules_->objects_by_units());
  if (rules_->objects_by_units() && !out.fails) return false;
  // A unit may promote where it has been put, or as what it has become.
  const auto promotes = [this](const Foretold::Place& place) {
    const auto as = [&](Side side) {
      return place.unit.of(side) &&
             !rules_->promotion().kinds_on(place.at, place.unit.kind, side).empty();
    };
    return place.unit.kind >= pawn && (as(Side::white) || as(Side::black));
  };
  if (std::ranges::any_of(out.places, promotes)) return false;
  // Where rules ask for rights, these may come or go with a unit that could castle.
  return !rules_->facts().asks_rights ||
         std::ranges::all_of(out.places, [&](const Foretold::Place& place) {
           return place.unit.empty() || place.at == move.to || never_castles(place.unit);
         });
}

/// Does the move take its unit to one of the squares that an act tells, by a capture, and change
/// nothing else? Then each way in which it can turn out is imagined as if it went there.
bool Game::ends_tell(const Candidate& move) const {
  return move.captures() && move.type == MoveType::normal && move.capture == move.to &&
         move.via == no_square && move.extra == 0 && rules_->changes(true).ends_only &&
         rights_do_not_matter(move) && !rules_->facts().asks_rights && rules_->worlds().empty();
}

/// Is the move, of which the ends tell, in vain wherever it ends? Where a pawn could promote, only
/// playing tells.
bool Game::in_vain_at_all_ends(const Candidate& move, Square king_at, bool mates) {
  const Changes& changes = rules_->changes(true);
  const Side side = turn();
  const Kind kind = position_.at(move.from).kind;
  for (Bitboard ends = changes.ends(*this, move, *changes.of_ends); ends != 0;) {
    Candidate ended = move;
    ended.to = take_first(ends);
    const bool promotes =
        kind >= pawn &&
        !rules_->promotion().kinds_on(ended.to, kind, acting_side(move.from)).empty();
    if (promotes) return false;
    const ImaginedMove made(position_, ended, *rules_);
    if (!in_check(turn()) || in_check(side)) continue;
    if (!mates || !king_escapes(move.from == king_at ? ended.to : king_at)) return false;
  }
  return true;
}

}  // namespace feerie
