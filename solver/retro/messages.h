#pragma once

#include <string_view>

#include "retro/ground.h"

/// Why a diagram cannot have come about, and what follows for rights.
namespace feerie::retro::messages {

using Text = std::string_view;

// --- Sides -----------------------------------------------------------------------------------

inline constexpr Message<> white{"White", "Weiß", "les Blancs"};
inline constexpr Message<> black{"Black", "Schwarz", "les Noirs"};

// --- Numbers of units ------------------------------------------------------------------------

inline constexpr Ground<Text> too_many_units{"too many units", "{} has more than 16 units",
                                             "{} hat mehr als 16 Steine",
                                             "{} ont plus de 16 pièces"};
inline constexpr Ground<Text> too_many_pawns{"too many pawns", "{} has more than 8 pawns",
                                             "{} hat mehr als 8 Bauern", "{} ont plus de 8 pions"};
inline constexpr Ground<Text> pawn_on_base_line{"pawn on base line", "a pawn stands on {}",
                                                "auf {} steht ein Bauer",
                                                "un pion se trouve en {}"};
inline constexpr Ground<Text, int, int> too_many_promoted{
    "too many promoted",
    "at least {1} units of {0} have come from promotion, but only {2} pawns are missing",
    "mindestens {1} Steine von {0} sind durch Umwandlung entstanden, aber nur {2} Bauern fehlen",
    "au moins {1} pièces de promotion pour {0}, mais seulement {2} pions manquent"};
inline constexpr Ground<Text, int, int> too_many_captures{
    "too many captures",
    "the pawns of {} have captured at least {} times, but could capture only {} units",
    "die Bauern von {} haben mindestens {}-mal geschlagen, konnten aber nur {} Steine schlagen",
    "{} : les pions ont fait au moins {} prises, mais ne pouvaient prendre que {} pièces"};
inline constexpr Ground<Text> pawns_out_of_place{
    "pawns out of place", "the pawns of {} cannot have come to where they stand",
    "die Bauern von {} können nicht dorthin gekommen sein, wo sie stehen",
    "{} : les pions n'ont pas pu arriver où ils sont"};

inline constexpr Ground<Text> captures_by_colour{
    "captures by colour",
    "the pawns of {} have captured so often on squares of one colour that a missing bishop of the "
    "other colour is one victim too few",
    "die Bauern von {} haben so oft auf Feldern einer Farbe geschlagen, dass durch einen fehlenden "
    "Läufer der anderen Farbe ein Opfer zu wenig da ist",
    "{} : les pions ont pris si souvent sur des cases d'une couleur que, un fou de l'autre couleur "
    "ayant disparu, il manque une victime"};
inline constexpr Ground<Text, Text> pawns_waylaid{
    "pawns waylaid",
    "the pawns of {} have captured too often, because missing pawns of {} never left their files",
    "die Bauern von {} haben zu oft geschlagen, weil fehlende Bauern von {} ihre Linien nie "
    "verlassen haben",
    "{} : les pions ont fait trop de prises, car des pions disparus ({}) n'ont jamais quitté leur "
    "colonne"};

// --- Units that cannot have come to where they are ----------------------------------------------

inline constexpr Ground<Text> king_shut_in{
    "king shut in", "the king on {} cannot have left its square of the game array",
    "der König auf {} kann sein Feld der Anfangsstellung nicht verlassen haben",
    "le roi en {} n'a pas pu quitter sa case initiale"};
inline constexpr Ground<Text> unit_shut_out{
    "unit shut out", "the unit on {} cannot have come there, not as a promoted one either",
    "der Stein auf {} kann nicht dorthin gekommen sein, auch nicht als umgewandelter",
    "la pièce en {} n'a pas pu y arriver, même issue d'une promotion"};
inline constexpr Ground<> no_array{
    "no array",
    "kings and rooks that have not moved fit no game array with the same files for both sides",
    "Könige und Türme, die nicht gezogen haben, passen zu keiner Anfangsstellung mit gleichen "
    "Linien für beide Seiten",
    "rois et tours qui n'ont pas bougé ne correspondent à aucune position initiale symétrique"};

// --- Checks --------------------------------------------------------------------------------------

inline constexpr Ground<Text> other_side_in_check{
    "other side in check", "{} is in check without being on move",
    "{} steht im Schach, ohne am Zug zu sein", "{} en échec sans avoir le trait"};
inline constexpr Ground<> kings_touch{"kings touch", "the kings stand side by side",
                                      "die Könige stehen nebeneinander", "les rois se touchent"};
inline constexpr Ground<Text, int> impossible_check{
    "impossible check", "no move gives check to the king on {} with these {} units at once",
    "kein Zug bietet dem König auf {} mit diesen {} Steinen zugleich Schach",
    "aucun coup ne donne échec au roi en {} avec ces {} pièces à la fois"};

// --- Last moves ----------------------------------------------------------------------------------

inline constexpr Ground<Text> no_last_move{"no last move", "{} has no last move",
                                           "{} hat keinen letzten Zug",
                                           "{} : aucun dernier coup possible"};
inline constexpr Ground<Text> all_unmoved{
    "all unmoved", "{} has moved last, but no unit of it has moved",
    "{} hat zuletzt gezogen, aber keiner seiner Steine hat gezogen",
    "{} ont joué en dernier, mais aucune de leurs pièces n'a bougé"};
inline constexpr Ground<Text, Text> each_refuted{
    "each refuted", "no last move of {} is possible; before one of them: {}",
    "kein letzter Zug von {} ist möglich; vor einem von ihnen: {}",
    "{} : aucun dernier coup possible ; avant l'un d'eux : {}"};

// --- What follows --------------------------------------------------------------------------------

inline constexpr Message<Text> illegal_diagram{"illegal diagram: {}", "illegale Stellung: {}",
                                               "diagramme illégal : {}"};
inline constexpr Message<Text, Text> not_on_move{
    "{} cannot be on move: {}", "{} kann nicht am Zug sein: {}", "trait impossible pour {} : {}"};
inline constexpr Message<Text, Text> cannot_castle{"castling with {} is impossible: {}",
                                                   "Rochade mit {} ist unmöglich: {}",
                                                   "roque avec {} impossible : {}"};
inline constexpr Message<Text, Text> castling_asked_for{
    "castling with {} was asked for, but is impossible: {}",
    "Rochade mit {} wurde verlangt, ist aber unmöglich: {}",
    "roque avec {} demandé, mais impossible : {}"};
inline constexpr Message<Text, Text, Text> castlings_exclude{
    "castlings with {} and {} exclude each other: {}",
    "die Rochaden mit {} und {} schließen einander aus: {}",
    "les roques avec {} et {} s'excluent : {}"};
inline constexpr Message<Text> certain_en_passant{
    "en passant on {}: the double step was certainly the last move",
    "en passant auf {}: der letzte Zug war sicher der Doppelschritt",
    "en passant en {} : le dernier coup était à coup sûr le double pas"};
inline constexpr Message<Text, Text> impossible_en_passant{
    "en passant on {} was asked for, but is impossible: {}",
    "en passant auf {} wurde verlangt, ist aber unmöglich: {}",
    "en passant en {} demandé, mais impossible : {}"};
inline constexpr Message<> first_castling_decides{
    "rights depend on each other: the first castling decides",
    "Rechte hängen voneinander ab: die erste Rochade entscheidet",
    "droits interdépendants : le premier roque décide"};
inline constexpr Message<Text> proved_later{
    "en passant on {} must be proved by a later castling",
    "en passant auf {} muss durch eine spätere Rochade bewiesen werden",
    "en passant en {} doit être prouvé par un roque ultérieur"};
inline constexpr Message<int> quiet_before{
    "certain half-moves before the diagram without capture and pawn move: {}",
    "sichere Halbzüge vor dem Diagramm ohne Schlag und Bauernzug: {}",
    "demi-coups certains avant le diagramme sans prise ni coup de pion : {}"};
inline constexpr Message<int> positions_before{
    "positions that were certainly on the board before the diagram: {}",
    "Stellungen, die vor dem Diagramm sicher auf dem Brett standen: {}",
    "positions certainement survenues avant le diagramme : {}"};
inline constexpr Message<int, Text> part{"{}. {}", "{}. {}", "{}. {}"};
inline constexpr Message<Text> may_castle{"castling with {}", "Rochade mit {}", "roque avec {}"};
inline constexpr Message<> no_castling{"no castling", "keine Rochade", "pas de roque"};
inline constexpr Message<Text, Text> and_en_passant{"{}, en passant on {}", "{}, en passant auf {}",
                                                    "{}, en passant en {}"};

}  // namespace feerie::retro::messages
