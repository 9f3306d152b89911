#pragma once

#include "core/message.h"

/// Words of the output in the languages of the input.
namespace feerie::words {

inline constexpr Names white{"White", "Weiss", "Blanc"};
inline constexpr Names black{"Black", "Schwarz", "Noir"};
inline constexpr Names white_letter{"w", "w", "b"};
inline constexpr Names black_letter{"b", "s", "n"};
inline constexpr Names neutral_letter{"n", "n", "n"};
inline constexpr Names total_invisibles{"TI", "TU", "TI"};

inline constexpr Names zugzwang{"zugzwang.", "Zugzwang.", "blocus."};
inline constexpr Names threat{"threat:", "Drohung:", "menace:"};
inline constexpr Names but{"but", "Aber", "mais"};
inline constexpr Names refutes{"refutes.", "Widerlegt.", "Refute."};
inline constexpr Names no_solution{"no solution", "keine Loesung", "pas de solution"};
inline constexpr Names one_solution{"1 solution", "1 Loesung", "1 solution"};
inline constexpr Message<int> solutions{"{} solutions", "{} Loesungen", "{} solutions"};
inline constexpr Message<int> so_many_at_least{"at least {} solutions", "mindestens {} Loesungen",
                                               "au moins {} solutions"};

inline constexpr Names finished{"solution finished.", "Loesung beendet.", "solution terminee."};
inline constexpr Names not_solved{"not solved", "nicht geloest", "non resolu"};
inline constexpr Names partly_not_solved{"partly not solved", "teilweise nicht geloest",
                                         "en partie non resolu"};
inline constexpr Names partial{"Partial solution", "Partielle Loesung", "solution partielle"};
inline constexpr Names interrupted{"solving interrupted.", "Bearbeitung abgebrochen.",
                                   "solution interrompue."};
inline constexpr Names time{"Time", "Zeit", "Temps"};

/// Notices about options, with the name of the option where it stands between blanks.
inline constexpr Names not_applicable{"not applicable - ignored", "nicht anwendbar - ignoriert",
                                      "pas applicable - ignore"};
inline constexpr Names intelligent_not_applicable{
    "Intelligent Mode only with h#/=, ser-#/= and ser-h#/=, with a limited set of fairy conditions "
    "and without fairy pieces.",
    "Intelligent Modus nur im h#/=, ser-#/= und ser-h#/=, wenigen Maerchenbedingungen und keinen "
    "Maerchensteinen.",
    "mode intelligent seulement avec h#/=, ser-#/= et ser-h#/=, facultativement avec certaines "
    "conditions, et sans pieces feeriques."};
inline constexpr Names tries_not_applicable{
    "try play not applicable", "Verfuehrung nicht anwendbar", "jeu d'essai pas applicable"};
inline constexpr Names threat_not_applicable{
    "Option \"Threat\" not applicable or indicated maximum threat length too big",
    "Option \"Drohung\" nicht anwendbar order maximale Laenge der Drohung zu gross",
    "Option \"menace\" pas applicable ou longueur maximale de la menace trop grande"};
inline constexpr Names stop_not_applicable{
    "Option  StopOnShortSolutions  not supported with direct play.",
    "Option  StopNachKurzloesungen  nicht unterstuetzt im direkten Spiel.",
    "L'option  FinApresSolutionsCourtes  n'est pas soutenu au jeu direct."};
inline constexpr Names move_numbers_incompatible{
    "StartMoveNumber or UpToMoveNumber incompatible with the stipulation",
    "StartZugnummer oder BisZugnummer inkompatibel mit der Forderung",
    "Enroute ou JusquAuCoup incompatible avec l'enonce"};
inline constexpr Names already_occupied{"already occupied - old piece goes to the underworld.",
                                        "ist bereits besetzt - alter Stein geht in die Unterwelt.",
                                        "deja occupee - piece ancienne va dans l'au-dela."};

inline constexpr Names white_to_play{"WhiteToPlay", "WeissBeginnt", "ApparentSeul"};
inline constexpr Names post_key_play{"PostKeyPlay", "NachSchluessel", "ApresCle"};
inline constexpr Names goal_is_end{"GoalIsEnd", "ZielIstEnde", "ButEstFin"};
inline constexpr Names non_trivial{"NonTrivial", "NichtTrivial", "NonTrivial"};
inline constexpr Names set_play{"SetPlay", "Satzspiel", "Apparent"};

/// Of the command `retro`: the side that has moved, and how many moves there are.
inline constexpr Message<std::string_view, int> last_moves{
    "{}: {} last moves", "{}: {} letzte Zuege", "{} : {} derniers coups"};
inline constexpr Message<std::string_view> one_last_move{"{}: 1 last move", "{}: 1 letzter Zug",
                                                         "{} : 1 dernier coup"};
inline constexpr Message<std::string_view, int> some_last_moves{
    "{}: at least {} last moves; others were not looked for",
    "{}: mindestens {} letzte Zuege; weitere wurden nicht gesucht",
    "{} : au moins {} derniers coups ; d'autres n'ont pas ete cherches"};

inline constexpr Names zero_position{"zeroposition", "NullStellung", "zeroposition"};
inline constexpr Names rotate{"rotate", "Drehung", "rotation"};
inline constexpr Names mirror{"mirror", "Spiegelung", "miroir"};
inline constexpr Names shift{"shift", "Verschiebung", "translation"};
inline constexpr Names polish_type{"PolishType", "Farbwechsel", "CouleurEchange"};

inline constexpr Names castling_mutually_exclusive{"CastlingMutuallyExclusive",
                                                   "RochadenGegenseitigAusschliessend",
                                                   "RoquesMutuellementExclusifs"};
inline constexpr Names duplex{"Duplex", "Duplex", "Duplex"};
inline constexpr Names half_duplex{"HalfDuplex", "HalbDuplex", "DemiDuplex"};
inline constexpr Names quodlibet{"Quodlibet", "Quodlibet", "Quodlibet"};

}  // namespace feerie::words
