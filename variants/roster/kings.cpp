// This file lists conditions about kings, check and mate that are known by name only. Who writes
// the rule of a condition takes its row out here, and puts the names and parameters into the file
// of the rule.
#include "roster/row.h"

namespace feerie {
namespace {

using Numbers = Parameters::Numbers;

constexpr std::string_view types_a_to_c[] = {"TypeA", "TypeB", "TypeC"};
constexpr std::span<const std::string_view> one_of[] = {types_a_to_c};

const Row rows[] = {
    known(49, {"Bicolores", "Bicolores", "Bicolores"},
          {"kings are in check from units of either side",
           "Könige stehen auch durch Steine der eigenen Partei im Schach",
           "les rois sont aussi en échec par les pièces de leur propre camp"},
          {}, "example: E. Bartel, CfT 1970"),
    known(134, {"MAFF", "MAFF", "MAFF"},
          {"mate means a check that leaves the king exactly one flight",
           "Matt heißt: ein Schach, das dem König genau ein Fluchtfeld lässt",
           "le mat est un échec qui laisse au roi exactement une case de fuite"},
          {}, "example: M. Brada, The Problemist 1997"),
    known(135, {"OWU", "OWU", "OWU"},
          {"mate counts only if exactly one unit of the mating side stands beside the mated king",
           "Matt gilt nur, wenn genau ein Stein der mattsetzenden Partei neben dem matten König "
           "steht",
           "le mat ne compte que si une seule pièce du camp qui mate est voisine du roi mat"},
          {}, "example: M. Brada, The Problemist 1997"),
    known(136, {"WhiteOscillatingKings", "WeisseOszillierendeKoenige", "BlancRoisOscillant"},
          {"after each white move the kings change places",
           "nach jedem weißen Zug tauschen die Könige die Plätze",
           "après chaque coup blanc, les rois échangent leurs places"},
          {.words = types_a_to_c, .contradictions = one_of},
          "example: A. Bell, Variant Chess 1998"),
    known(137, {"BlackOscillatingKings", "SchwarzeOszillierendeKoenige", "NoirRoisOscillant"},
          {"after each black move the kings change places",
           "nach jedem schwarzen Zug tauschen die Könige die Plätze",
           "après chaque coup noir, les rois échangent leurs places"},
          {.words = types_a_to_c, .contradictions = one_of},
          "example: A. Bell, Variant Chess 1998"),
    known(179, {"ExchangeCastling", "PlatzwechselRochade", "EchangeRoque"},
          {"once in the game a side may let its king change places with one of its officers",
           "einmal in der Partie darf eine Seite ihren König mit einem eigenen Offizier die Plätze "
           "tauschen lassen",
           "une fois par partie, le roi peut échanger sa place avec une figure de son camp"},
          {}, "example: N. A. Bakke, The Problemist 2011"),
    known(215, {"RoleExchange", "Rollentausch", "EchangeRole"},
          {"the sides can exchange their roles in the stipulation, at most so many times",
           "die Parteien können ihre Rollen in der Forderung tauschen, höchstens so oft",
           "les camps peuvent échanger leurs rôles dans l'énoncé, au plus ce nombre de fois"},
          {.numbers = Numbers::optional}, sources::not_found),
    known(241, {"#C", "#C", "#C"},
          {"a unit that gives mate changes sides, unless its own king would be in check then",
           "ein Stein, der mattsetzt, wechselt die Farbe, wenn der eigene König dadurch nicht im "
           "Schach steht",
           "une pièce qui donne mat change de camp, si son propre roi n'est pas alors en échec"},
          {}, "example: K. Wenda, H. Gruber, Andernach 2026"),
};

}  // namespace
}  // namespace feerie
