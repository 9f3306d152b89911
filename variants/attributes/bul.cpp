// Attributes of hoppers that drive their hurdles away. After the hop the side that moved moves the
// hurdle, of whichever side, to an empty square:
//
//   Bul  as the hopper walks
//   Dob  as the hurdle itself walks
//
// A hop whose hurdle cannot be moved is illegal. A pawn that comes to its promotion square
// promotes.
//
// Source: P. Petkov, Julia's Fairies 2020; as solved by Popeye 4.104.
#include "attributes/hurdles.h"
#include "game/game.h"

namespace feerie {
namespace {

constexpr Reason driven{"hurdle is driven away", Style::transfer};
constexpr Reason promoted{"promotion of the hurdle", Style::promotion};

Side side_of(const Piece& unit, Side if_neutral) {
  if (unit.neutral()) return if_neutral;
  return unit.of(Side::white) ? Side::white : Side::black;
}

template <bool as_hopper>
void drive(Play& play, const Arguments& arguments) {
  const Square hurdle = hurdles::noted(play, arguments);
  if (hurdle == no_square) return;
  const Piece unit = play.position().at(hurdle);
  if (unit.empty()) return;
  const Side side = side_of(unit, play.side());
  const Kind walk = as_hopper ? play.mover_before().kind : unit.kind;
  const Bitboard squares = play.quiet_reach(walk, hurdle, side, no_square);
  if (squares == 0) return play.reject();
  const Square at = play.choose_square(squares);
  if (at == no_square) return;
  play.move(hurdle, at, driven);
  const auto kinds = play.game().rules().promotions_at(unit.kind, side, at);
  if (kinds.empty()) return;
  const int branch = play.choose(static_cast<int>(kinds.size()));
  play.transform(at, kinds[static_cast<std::size_t>(branch)], promoted);
  hurdles::promote(play, at, arguments.trait);
}

template <bool as_hopper>
void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.moves_others = true, .restricts_moves = true});
  book.during(Step::capture, hurdles::note);
  book.during(Step::promotion, hurdles::promote_mover);
  book.during(Step::reaction, drive<as_hopper>);
  book.checks_must_be_playable();
}

const Catalogue<Trait>::Entry bul{{
    .names = {"Bul", "Bul", "Bul"},
    .summary = "moves its hurdle afterwards, as it walks itself",
    .place = 14,
    .enrol = enrol<true>,
    .fits = hurdles::has_one_hurdle,
}};

const Catalogue<Trait>::Entry dob{{
    .names = {"Dob", "Dob", "Dob"},
    .summary = "moves its hurdle afterwards, as the hurdle walks",
    .place = 15,
    .enrol = enrol<false>,
    .fits = hurdles::has_one_hurdle,
}};

}  // namespace
}  // namespace feerie
