#pragma once

#include "core/message.h"

/// What keeps a problem that could be read from being solved.
namespace feerie::messages {

using Text = std::string_view;

// --- Not supported yet: what, and its name -------------------------------------------------------

inline constexpr Message<Text> unsupported_condition{"not supported yet: condition {}",
                                                     "noch nicht unterstützt: Bedingung {}",
                                                     "pas encore pris en charge : condition {}"};
inline constexpr Message<Text> unsupported_attribute{"not supported yet: attribute {}",
                                                     "noch nicht unterstützt: Eigenschaft {}",
                                                     "pas encore pris en charge : attribut {}"};
inline constexpr Message<Text> unsupported_walk{"not supported yet: walk {}",
                                                "noch nicht unterstützt: Gangart {}",
                                                "pas encore pris en charge : marche {}"};
inline constexpr Message<Text> unsupported_goal{"not supported yet: goal {}",
                                                "noch nicht unterstützt: Ziel {}",
                                                "pas encore pris en charge : but {}"};
inline constexpr Message<Text> unsupported_units{"not supported yet: units {}",
                                                 "noch nicht unterstützt: Steine {}",
                                                 "pas encore pris en charge : pièces {}"};
inline constexpr Message<> uncertain_play{
    "not supported yet: TotalInvisible in this form of play; it is in direct, self, reflex, "
    "help, help-self and help-reflex play and series with the goals #, =, + and ~, up to 24 "
    "half-moves",
    "noch nicht unterstützt: TotalUnsichtbar in dieser Art zu spielen; möglich ist es in direktem, "
    "Selbst-, Reflex-, Hilfs-, Hilfsselbst-, Hilfsreflex- und Serienspiel mit den Zielen #, =, + "
    "und ~, bis zu 24 Halbzügen",
    "pas encore pris en charge : TotalInvisible dans cette forme de jeu ; il l'est dans le jeu "
    "direct, inverse, réflexe, aidé, aidé inverse et aidé réflexe et les séries avec les buts #, "
    "=, + et ~, jusqu'à 24 "
    "demi-coups"};
inline constexpr Message<> uncertain_rules{
    "not supported yet: TotalInvisible with rules or visible units that are not orthodox",
    "noch nicht unterstützt: TotalUnsichtbar mit Regeln oder sichtbaren Steinen, die nicht "
    "orthodox "
    "sind",
    "pas encore pris en charge : TotalInvisible avec des règles ou des pièces visibles qui ne sont "
    "pas orthodoxes"};
inline constexpr Message<> uncertain_options{
    "not supported yet: TotalInvisible with one of the options given",
    "noch nicht unterstützt: TotalUnsichtbar mit einer der angegebenen Optionen",
    "pas encore pris en charge : TotalInvisible avec une des options données"};
inline constexpr Message<> uncertain_part{
    "not supported yet: a part of a problem with TotalInvisible",
    "noch nicht unterstützt: ein Teil eines Problems mit TotalUnsichtbar",
    "pas encore pris en charge : une partie d'un problème avec TotalInvisible"};
inline constexpr Message<> unsupported_play{"not supported yet: this form of play",
                                            "noch nicht unterstützt: diese Art zu spielen",
                                            "pas encore pris en charge : cette forme de jeu"};

// --- Rules and units -----------------------------------------------------------------------------

inline constexpr Message<Text, Text> exclude_each_other{"{} and {} exclude each other",
                                                        "{} und {} schließen einander aus",
                                                        "{} et {} s'excluent l'un l'autre"};
inline constexpr Message<Text, Text> trait_does_not_fit{
    "no {} can be {}", "kein Stein {} kann {} sein", "aucune pièce {} ne peut être {}"};
inline constexpr Message<Text, Text> goal_refused{"no goal {} with {}", "kein Ziel {} mit {}",
                                                  "pas de but {} avec {}"};
inline constexpr Message<Text, Text> unit_barred{"there are no units such as {} with {}",
                                                 "Steine wie {} gibt es mit {} nicht",
                                                 "il n'y a pas de pièces comme {} avec {}"};
inline constexpr Message<> one_king{"only one king allowed", "nur ein König ist erlaubt",
                                    "un seul roi est permis"};
inline constexpr Message<int, int> starts_behind_last_move{
    "the first moves end with number {1}, before StartMoveNumber {0}",
    "die ersten Züge enden mit Nummer {1}, vor StartZugnummer {0}",
    "les premiers coups finissent au numéro {1}, avant Enroute {0}"};
inline constexpr Message<> white_without_king{
    "White has no king; option NoWk would say that it needs none",
    "Weiß hat keinen König; die Option OhneWk sagte, dass Weiß keinen braucht",
    "les Blancs n'ont pas de roi ; l'option SansRB dirait qu'ils n'en ont pas besoin"};
inline constexpr Message<> black_without_king{
    "Black has no king; option NoBk would say that it needs none",
    "Schwarz hat keinen König; die Option OhneSk sagte, dass Schwarz keinen braucht",
    "les Noirs n'ont pas de roi ; l'option SansRN dirait qu'ils n'en ont pas besoin"};
inline constexpr Message<Text> off_the_board{
    "a unit stands on {}, which is no square of the board",
    "ein Stein steht auf {}, das kein Feld des Brettes ist",
    "une pièce se trouve en {}, qui n'est pas une case de l'échiquier"};
inline constexpr Message<Text, Text> no_unit_named{
    "no unit stands on {}, of which {} speaks", "auf {}, wovon {} spricht, steht kein Stein",
    "aucune pièce ne se trouve en {}, dont parle {}"};

// --- Rights --------------------------------------------------------------------------------------

inline constexpr Message<Text> no_castling_pair{
    "castling right {} without a king and rook that could castle",
    "Rochaderecht {} ohne König und Turm, die rochieren könnten",
    "droit de roque {} sans roi et tour qui puissent roquer"};
inline constexpr Message<Text> nobody_to_castle{"{}: no unit that could castle",
                                                "{}: kein Stein, der rochieren könnte",
                                                "{} : aucune pièce qui puisse roquer"};
inline constexpr Message<Text> no_double_step{
    "en passant on {}: no pawn that can have made a double step there",
    "en passant auf {}: kein Bauer, der dort einen Doppelschritt gemacht haben kann",
    "en passant en {} : aucun pion qui puisse y avoir fait un double pas"};
inline constexpr Message<Text, Text, Text> pawn_did_not_come{
    "en passant on {}: the pawn on {} cannot have come from {}, where a unit stands",
    "en passant auf {}: der Bauer auf {} kann nicht von {} gekommen sein, wo ein Stein steht",
    "en passant en {} : le pion en {} ne peut pas venir de {}, où se trouve une pièce"};
inline constexpr Message<Text, Text, Text> pawn_did_not_pass{
    "en passant on {}: the pawn on {} cannot have passed {}, which is not empty",
    "en passant auf {}: der Bauer auf {} kann nicht über {} gezogen sein, das nicht leer ist",
    "en passant en {} : le pion en {} n'a pas pu passer par {}, qui n'est pas vide"};
inline constexpr Message<Text, Text> double_step_of_other_side{
    "en passant on {}: the side of the pawn on {} is on move",
    "en passant auf {}: die Seite des Bauern auf {} ist am Zug",
    "en passant en {} : le camp du pion en {} est au trait"};

// --- Twins ---------------------------------------------------------------------------------------

inline constexpr Message<Text> empty_square{
    "{}: square is empty - cannot (re)move any piece.",
    "{}: das Feld ist leer - kein Stein kann versetzt oder entfernt werden.",
    "{} : la case est vide - aucune pièce ne peut être déplacée ou enlevée."};
inline constexpr Message<> moved_off_the_board{"A piece will be moved outside.",
                                               "Ein Stein würde das Brett verlassen.",
                                               "Une pièce quitterait l'échiquier."};
inline constexpr Message<> continues_nothing{
    "the twin before, which this one continues, could not be made",
    "die Zwillingsstellung davor, die hier fortgesetzt wird, konnte nicht gebildet werden",
    "la position précédente, que ce jumeau continue, n'a pas pu être établie"};

// --- Play ----------------------------------------------------------------------------------------

inline constexpr Message<> no_stipulation{"no stipulation specified", "keine Forderung angegeben",
                                          "aucun énoncé n'est donné"};
inline constexpr Message<> only_a_part{
    "this is a part of a problem that was split: feerie solve and feerie merge know what to do "
    "with it",
    "dies ist ein Teil einer zerlegten Aufgabe: feerie solve und feerie merge wissen damit "
    "umzugehen",
    "ceci est une partie d'un problème découpé : feerie solve et feerie merge savent quoi en "
    "faire"};
inline constexpr Message<> other_side_of_fen{
    "the side on move of the FEN is not the one that the stipulation means",
    "die Seite am Zug in der FEN ist nicht die, welche die Forderung meint",
    "le camp au trait de la FEN n'est pas celui de l'énoncé"};
inline constexpr Message<> king_can_be_captured{"the side to play can capture the king",
                                                "die Seite am Zug kann den König schlagen",
                                                "le camp au trait peut prendre le roi"};
inline constexpr Message<std::string_view, std::string_view> retraction_does_not_fit{
    "{} has taken the last move back and is on move, but the play begins with {}",
    "{} hat den letzten Zug zurückgenommen und ist am Zug, aber das Spiel beginnt mit {}",
    "{} a repris le dernier coup et a le trait, mais le jeu commence par {}"};
inline constexpr Message<std::string_view> retraction_not_with{
    "moves cannot be taken back with {}", "Züge können nicht zurückgenommen werden mit {}",
    "on ne peut pas reprendre des coups avec {}"};
inline constexpr Message<> retraction_of_other_side{
    "the FEN gives the move to the side that is to take a move back first",
    "die FEN gibt den Zug der Seite, die zuerst zurücknehmen soll",
    "la FEN donne le trait au camp qui doit reprendre un coup en premier"};
inline constexpr Message<std::string_view> not_taken_back{
    "not supported yet: how moves are taken back under {}",
    "noch nicht unterstützt: wie Züge unter {} zurückgenommen werden",
    "pas encore pris en charge : comment reprendre les coups sous {}"};
inline constexpr Message<> move_numbers_too_deep{
    "StartMoveNumber and UpToMoveNumber number first moves only in this stipulation",
    "StartZugnummer und BisZugnummer zählen bei dieser Forderung nur erste Züge",
    "Enroute et JusquAuCoup ne numérotent que les premiers coups avec cet énoncé"};
inline constexpr Message<> past_of_part{
    "what happened before the diagram decides about rights here, so that the problem cannot be "
    "split; "
    "option RetroAnalysis off leaves that aside",
    "was vor dem Diagramm geschah, entscheidet hier über Rechte, so dass die Aufgabe nicht geteilt "
    "werden kann; mit der Option RetroAnalysis off bleibt das beiseite",
    "ce qui précède le diagramme décide ici des droits, de sorte que le problème ne peut pas être "
    "partagé ; l'option RetroAnalysis off laisse cela de côté"};
inline constexpr Message<Text> internal_error{"internal error: {}", "interner Fehler: {}",
                                              "erreur interne : {}"};
inline constexpr Message<> endless_move{
    "under these conditions a move has so many parts or choices that they may never end",
    "unter diesen Bedingungen hat ein Zug so viele Teile oder Wahlen, dass sie vielleicht nie "
    "enden",
    "sous ces conditions un coup a tant de parties ou de choix qu'ils ne finissent peut-être "
    "jamais"};

}  // namespace feerie::messages
