// Attributes of hoppers that drive their hurdles away. After the hop the side that has moved also
// moves the hurdle, of whichever side it is, to an empty square:
//
//   Bul  the hurdle moves as the hopper walks
//   Dob  the hurdle moves as it walks itself, also by rules that change walks
//
// A hop is illegal if its hurdle cannot be moved, for example because it is paralysed. Rules that
// forbid single moves are not applied to the move of the hurdle. A pawn that comes to its promotion
// square in this way promotes.
//
// Source: P. Petkov, Julia's Fairies 2020; as solved by Popeye 4.104.
#include "attributes/hurdles.h"
#include "game/game.h"
#include "game/idle.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason driven{"hurdle is driven away", Style::transfer};
constexpr Reason promoted{"promotion of the hurdle", Style::promotion};

Side side_of(const Piece& unit, Side if_neutral) {
  if (unit.neutral()) return if_neutral;
  return unit.of(Side::white) ? Side::white : Side::black;
}

/// Finds the squares to which the hurdle can be driven. There are none if the rules do not let it
/// move at all, as a unit of its own side; a neutral one moves for the side that drives it.
template <bool as_hopper>
Bitboard ways_of(Play& play, Square hurdle, Side side) {
  if (!play.may_move(hurdle, side)) return 0;
  if (as_hopper) return play.quiet_reach(play.mover_before().kind, hurdle, side, no_square);
  Bitboard ways = 0;
  for (KindSet kinds = play.kinds_at(hurdle, side); kinds != 0;) {
    ways |= play.quiet_reach(static_cast<Kind>(take_first(kinds)), hurdle, side, no_square);
  }
  return ways;
}

template <bool as_hopper>
void drive(Play& play, const Arguments& arguments) {
  const Square hurdle = hurdles::noted(play, arguments);
  if (hurdle == no_square) return;
  const Piece unit = play.position().at(hurdle);
  if (unit.empty()) return;
  const Side side = side_of(unit, play.side());
  const Square at =
      play.choose_square_among([&] { return ways_of<as_hopper>(play, hurdle, side); });
  if (at == no_square) return play.reject();
  play.move(hurdle, at, driven);
  const auto kinds = play.game().rules().promotion().kinds_on(at, unit.kind, side);
  if (kinds.empty()) return;
  const int branch = play.choose(static_cast<int>(kinds.size()));
  play.transform(at, kinds[static_cast<std::size_t>(branch)], promoted);
  hurdles::promote(play, at, arguments.trait);
}

template <bool as_hopper>
void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.moves_others = true, .restricts_moves = true});
  using Units = Extent::Units;
  constexpr Extent of_promoted{.idle = idle::unless_promotes, .units = Units::put};
  constexpr Extent of_reborn{.follows_others = true, .units = Units::put};
  book.during(Step::capture, hurdles::note, {.idle = hurdles::unless_meant, .units = Units::none});
  book.during(Step::promotion, hurdles::promote_mover, of_promoted);
  book.during(Step::mover_rebirth, hurdles::promote_reborn, of_reborn);
  book.during(Step::victim_rebirth, hurdles::promote_reborn, of_reborn);
  book.during(Step::reaction, drive<as_hopper>,
              {.idle = hurdles::unless_meant, .units = Units::met});
  book.checks_must_be_playable();
}

const Catalogue<Trait>::Entry bul{{
    .names = {"Bul", "Bul", "Bul"},
    .summary = {"moves its hurdle afterwards, as it walks itself",
                "zieht danach seinen Bock so, wie er selbst zieht",
                "joue ensuite son sautoir selon sa propre marche"},
    .source = "P. Petkov, Julia's Fairies 2020",
    .place = 14,
    .enrol = enrol<true>,
    .fits = hurdles::has_one_hurdle,
}};

const Catalogue<Trait>::Entry dob{{
    .names = {"Dob", "Dob", "Dob"},
    .summary = {"moves its hurdle afterwards, as the hurdle walks",
                "zieht danach seinen Bock so, wie der Bock zieht",
                "joue ensuite son sautoir selon la marche du sautoir"},
    .source = "P. Petkov, Julia's Fairies 2020",
    .place = 15,
    .enrol = enrol<false>,
    .fits = hurdles::has_one_hurdle,
}};

}  // namespace
}  // namespace feerie
