// Swapping kings: a move that gives check makes the kings change places.
//
// White (Black) oscillating kings: the kings change places after each move of the side. The move
// may leave the own king attacked where it is before the exchange (type A, the usual one), or it
// may not (type B). Type C: the kings change places only if the move gives check.
//
// Source: BCPS Glossary of Fairy Chess Definitions; A. Bell, Variant Chess 1998 (oscillating
// kings); types as solved by Popeye 4.104.
#include "conditions/shared/type_caption.h"
#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason swapped_kings{"swapping kings", Style::swap};

bool has_both_kings(const Position& position) {
  const Bitboard black = position.royals(Side::black);
  const Bitboard white = position.royals(Side::white);
  return black != 0 && white != 0 && black != white;
}

void swap(Play& play) {
  const Position& position = play.position();
  play.swap(first_of(position.royals(Side::black)), first_of(position.royals(Side::white)),
            swapped_kings);
}

void swap_if_checked(Play& play, const Arguments& /*arguments*/) {
  if (has_both_kings(play.position()) && play.gives_check()) swap(play);
}

void oscillate(Play& play, const Arguments& arguments) {
  if (play.side() != arguments.side || !has_both_kings(play.position())) return;
  if (arguments.has("TypeC")) return swap_if_checked(play, arguments);
  if (arguments.has("TypeB") && play.leaves_check()) return play.reject();
  swap(play);
}

void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.moves_others = true, .moves_kings_only = true});
  book.during(Step::reaction, swap_if_checked, {.checks_only = true, .in_place = true});
}

template <Side side>
void enrol_oscillating(Rulebook& book, Arguments& arguments) {
  arguments.side = side;
  book.declare({.moves_others = true, .moves_kings_only = true, .restricts_moves = true});
  book.during(Step::reaction, oscillate, {.checks_only = arguments.has("TypeC"), .in_place = true});
}

/// The usual type is left out. Behind another one the texts are as other programs write them.
std::string caption(const Arguments& arguments, Language language) {
  if (arguments.has("TypeC")) return type_caption(arguments, language).substr(2);
  return type_caption(arguments, language);
}

constexpr std::string_view types[] = {"TypeA", "TypeB", "TypeC"};
constexpr std::span<const std::string_view> one_of[] = {types};

const Catalogue<Condition>::Entry swapping_kings{{
    .names = {"SwappingKings", "TauschKoenige", "RoisEchanges"},
    .summary = {"a move that gives check makes the kings change places",
                "ein Schach lässt die Könige die Plätze tauschen",
                "un échec fait échanger leurs places aux rois"},
    .source = "BCPS Glossary of Fairy Chess Definitions",
    .place = 146,
    .enrol = enrol,
}};

const Catalogue<Condition>::Entry oscillating[] = {
    Catalogue<Condition>::Entry{
        {.names = {"WhiteOscillatingKings", "WeisseOszillierendeKoenige", "BlancRoisOscillant"},
         .summary = {"after each white move the kings change places",
                     "nach jedem weißen Zug tauschen die Könige die Plätze",
                     "après chaque coup blanc, les rois échangent leurs places"},
         .source = "A. Bell, Variant Chess 1998",
         .place = 136,
         .parameters = {.words = types, .contradictions = one_of},
         .enrol = enrol_oscillating<Side::white>,
         .caption = caption}},
    Catalogue<Condition>::Entry{
        {.names = {"BlackOscillatingKings", "SchwarzeOszillierendeKoenige", "NoirRoisOscillant"},
         .summary = {"after each black move the kings change places",
                     "nach jedem schwarzen Zug tauschen die Könige die Plätze",
                     "après chaque coup noir, les rois échangent leurs places"},
         .source = "A. Bell, Variant Chess 1998",
         .place = 137,
         .parameters = {.words = types, .contradictions = one_of},
         .enrol = enrol_oscillating<Side::black>,
         .caption = caption}},
};

}  // namespace
}  // namespace feerie
