// Cavalier Majeur: nightriders take the place of knights. There are no knights, pawns promote to
// nightriders instead, and the game array has nightriders where knights would be.
//
// Source: fr.wikipedia.org, Condition féerique; details as solved by Popeye 4.104.
#include <algorithm>

#include "game/game.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

const Walk* nightrider() {
  for (const Walk* walk : Catalogue<Walk>::all()) {
    if (walk->letters.english == "N") return walk;
  }
  return nullptr;
}

void nightriders_for_knights(std::vector<Kind>& kinds, Side /*side*/, const Arguments& arguments) {
  const Kind rider = arguments.as<Kind>();
  // Where pawns do not promote to knights anyway, another rule has decided about promotions.
  if (std::ranges::find(kinds, knight) == kinds.end()) return;
  std::erase(kinds, rider);
  std::ranges::replace(kinds, knight, rider);
}

/// Puts nightriders on the squares of knights if the position is the game array, from which proof
/// games start.
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
    unit.kind = arguments.as<Kind>();
    position.put(square, unit);
  }
}

void enrol_cavalier_majeur(Rulebook& book, Arguments& arguments) {
  const Kind rider = book.kinds().enter({nightrider(), nullptr});
  arguments.derived = std::make_shared<const Kind>(rider);
  book.promotion().adjust(nightriders_for_knights);
  book.bar(KindSet{1} << knight);
  book.prepare(change_game_array);
}

const Catalogue<Condition>::Entry cavalier_majeur{{
    .names = {"CavalierMajeur", "CavalierMajeur", "CavalierMajeur"},
    .summary = {"nightriders take the place of knights",
                "Nachtreiter treten an die Stelle der Springer",
                "les noctambules remplacent les cavaliers"},
    .source = "fr.wikipedia.org, Condition féerique",
    .place = 21,
    .enrol = enrol_cavalier_majeur,
}};

}  // namespace
}  // namespace feerie
