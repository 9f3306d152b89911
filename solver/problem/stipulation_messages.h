#pragma once

#include "core/message.h"

/// What is said of stipulations that cannot be read.
namespace feerie::messages {

// --- Traditional stipulations --------------------------------------------------------------------

inline constexpr Message<> no_stipulation_here{
    "no stipulation is given", "keine Forderung ist angegeben", "aucun énoncé n'est donné ici"};
inline constexpr Message<> stipulation_for_example{
    "for example: #2, h#3.5", "zum Beispiel: #2, h#3.5", "par exemple : #2, h#3.5"};
inline constexpr Message<> not_a_stipulation{"not a stipulation", "keine Forderung",
                                             "ce n'est pas un énoncé"};
inline constexpr Message<> how_stipulations_are_written{
    "a stipulation is a kind of play (none, h, s, r, hs, ser-, ...), a goal (#, =, +, x, zg7, ...) "
    "and a length",
    "eine Forderung ist eine Spielart (keine, h, s, r, hs, ser-, ...), ein Ziel (#, =, +, x, zg7, "
    "...) und eine Länge",
    "un énoncé est un genre de jeu (aucun, h, s, r, hs, ser-, ...), un but (#, =, +, x, zg7, ...) "
    "et une longueur"};
inline constexpr Message<> text_behind_stipulation{
    "text behind the stipulation", "Text hinter der Forderung", "texte après l'énoncé"};
inline constexpr Message<> perft_needs_number{"perft needs a number of half-moves",
                                              "perft braucht eine Zahl von Halbzügen",
                                              "perft veut un nombre de demi-coups"};
inline constexpr Message<> perft_for_example{"perft3", "perft3", "perft3"};
inline constexpr Message<> length_out_of_range{"the length is out of range",
                                               "die Länge liegt außerhalb der Grenzen",
                                               "la longueur dépasse les limites"};
inline constexpr Message<> length_missing{"the length is missing", "die Länge fehlt",
                                          "la longueur manque"};
inline constexpr Message<std::string_view> length_behind_goal{"write it behind the goal: {}2",
                                                              "hinter das Ziel schreiben: {}2",
                                                              "l'écrire après le but : {}2"};
inline constexpr Message<> length_expected{"a length was expected", "erwartet wird eine Länge",
                                           "on attend une longueur"};
inline constexpr Message<> no_half_moves{
    "only help play and proof games have half moves",
    "nur Hilfsspiele und Beweispartien haben halbe Züge",
    "seuls le jeu aidé et les parties justificatives ont des demi-coups"};
inline constexpr Message<> length_zero{"the length must not be zero",
                                       "die Länge darf nicht null sein",
                                       "la longueur ne peut être nulle"};

inline constexpr Message<> not_a_retraction{"moves cannot be taken back like this",
                                            "so können Züge nicht zurückgenommen werden",
                                            "on ne peut pas reprendre des coups ainsi"};
inline constexpr Message<> how_retractions_are_written{
    "-2 & #1, -1w & h#1.5, -1(w+b) & h#1, -2b & ser-h=3; -1w alone lists last moves",
    "-2 & #1, -1w & h#1.5, -1(w+s) & h#1, -2s & ser-h=3; -1w allein listet letzte Züge",
    "-2 & #1, -1b & h#1.5, -1(b+n) & h#1, -2n & ser-h=3 ; -1b seul énumère les derniers coups"};
inline constexpr Message<> no_play_behind_retraction{
    "this cannot be asked for behind moves that are taken back",
    "dies kann nicht nach zurückgenommenen Zügen gefordert werden",
    "cela ne peut être demandé après des coups repris"};

// --- Structured stipulations ---------------------------------------------------------------------

inline constexpr Message<> text_behind_structure{"text behind a complete stipulation",
                                                 "Text hinter einer vollständigen Forderung",
                                                 "texte après un énoncé complet"};
inline constexpr Message<> sides_differ{"the two sides are of different kinds",
                                        "die beiden Seiten sind von verschiedener Art",
                                        "les deux côtés sont de genres différents"};
inline constexpr Message<> what_can_be_joined{
    "goals can be joined with goals, ad, hh and s with each other, da with da",
    "Ziele können mit Zielen verbunden werden, ad, hh und s miteinander, da mit da",
    "on peut joindre des buts à des buts, ad, hh et s entre eux, da à da"};
inline constexpr Message<> signs_mixed{"& and | are mixed", "& und | sind vermischt",
                                       "& et | sont mêlés"};
inline constexpr Message<> parentheses_help{"put parentheses around one of them",
                                            "eines davon in Klammern setzen",
                                            "mettre l'un d'eux entre parenthèses"};
inline constexpr Message<> too_deep{"the stipulation is nested too deeply",
                                    "die Forderung ist zu tief verschachtelt",
                                    "l'énoncé est imbriqué trop profondément"};
inline constexpr Message<> parenthesis_missing{"a closing parenthesis is missing",
                                               "eine schließende Klammer fehlt",
                                               "une parenthèse fermante manque"};
inline constexpr Message<> minimum_exceeds{"the minimal length exceeds the maximal one",
                                           "die kleinste Länge übertrifft die größte",
                                           "la longueur minimale dépasse la maximale"};
inline constexpr Message<> play_missing{"the kind of play is missing behind the length",
                                        "hinter der Länge fehlt die Spielart",
                                        "le genre de jeu manque après la longueur"};
inline constexpr Message<> kinds_of_play{"a..d, d..a, h..h or s", "a..d, d..a, h..h oder s",
                                         "a..d, d..a, h..h ou s"};
inline constexpr Message<> only_parry{"only ?+? can stand here", "hier kann nur ?+? stehen",
                                      "seul ?+? a sa place ici"};
inline constexpr Message<> where_parry{"?+? is possible in front of d and of the second h only",
                                       "?+? ist nur vor d und vor dem zweiten h möglich",
                                       "?+? n'est possible que devant d et devant le second h"};
inline constexpr Message<std::string_view> letter_missing{
    "the letter '{}' is missing", "der Buchstabe '{}' fehlt", "la lettre '{}' manque"};
inline constexpr Message<> branch_for_example{"for example: 3a[#]d", "zum Beispiel: 3a[#]d",
                                              "par exemple : 3a[#]d"};
inline constexpr Message<std::string_view> only_before_branch{
    "{} can only stand in front of a branch", "{} kann nur vor einem Zweig stehen",
    "{} ne peut que précéder une branche"};
inline constexpr Message<std::string_view> sign_missing{"'{}' is missing", "'{}' fehlt",
                                                        "'{}' manque"};
inline constexpr Message<> side_expected{
    "the side on move is expected", "erwartet wird die Seite am Zug", "on attend le camp au trait"};
inline constexpr Message<std::string_view, std::string_view> one_or_other{"{} or {}", "{} oder {}",
                                                                          "{} ou {}"};
inline constexpr Message<int> length_up_to{"a length from 1 to {} is expected",
                                           "erwartet wird eine Länge von 1 bis {}",
                                           "on attend une longueur de 1 à {}"};
inline constexpr Message<> neither_goal_nor_branch{
    "neither a goal nor a branch", "weder ein Ziel noch ein Zweig", "ni un but ni une branche"};
inline constexpr Message<> structure_ends{"the stipulation ends here", "die Forderung endet hier",
                                          "l'énoncé se termine ici"};
inline constexpr Message<> what_branches_are{
    "a branch is a length and ad, da, hh or s: 3a[#]d; a goal is #, =, x, zg7, ...",
    "ein Zweig ist eine Länge mit ad, da, hh oder s: 3a[#]d; ein Ziel ist #, =, x, zg7, ...",
    "une branche est une longueur et ad, da, hh ou s : 3a[#]d ; un but est #, =, x, zg7, ..."};

}  // namespace feerie::messages
