// Kobul Kings: when an officer is captured, the king of its side turns into a royal unit with the
// walk of that officer. When a pawn is captured, the king of its side walks as a king again. With
// the word White or Black the rule holds only for the king of that side.
//
// Source: D. Kostadinov, The Problemist, January 2014; details as solved by Popeye 4.104.
#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason takes_over{"kobul", Style::walk};

bool concerned_side(Side side, const Arguments& arguments) {
  if (arguments.words.empty()) return true;
  return arguments.has(side == Side::white ? "White" : "Black");
}

void take_over(Play& play, const Arguments& arguments) {
  const Side loser = opposite(play.side());
  if (!play.captures() || !concerned_side(loser, arguments)) return;
  const Kind captured = play.captured().kind;
  const bool is_pawn = play.game().rules().kinds()[captured].traits.pawn || captured == pawn;
  const Kind walk = is_pawn ? king : captured;
  for (Bitboard kings = play.position().royals(loser); kings != 0;) {
    const Square at = take_first(kings);
    if (play.position().at(at).kind != walk) play.transform(at, walk, takes_over);
  }
}

void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.transforms = true});
  book.during(Step::exchange, take_over,
              {.captures_only = true, .in_place = true, .units = Extent::Units::enemies},
              late("the king of the other side answers when the mover has become what it will be"));
}

constexpr std::string_view words[] = {"White", "Black"};

const Catalogue<Condition>::Entry kobul_kings{{
    .names = {"KobulKings", "KobulKoenige", "RoisKobul"},
    .summary = {"a king takes over the walk of each officer that its side loses",
                "ein König übernimmt die Gangart jedes Offiziers, den seine Partei verliert",
                "un roi adopte la marche de chaque figure que perd son camp"},
    .source = "D. Kostadinov, The Problemist 2014",
    .place = 178,
    .parameters = {.words = words},
    .enrol = enrol,
}};

}  // namespace
}  // namespace feerie
