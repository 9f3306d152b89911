#pragma once

#include "core/language.h"

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

inline constexpr Names finished{"solution finished.", "Loesung beendet.", "solution terminee."};
inline constexpr Names partial{"Partial solution", "Partielle Loesung", "solution partielle"};
inline constexpr Names interrupted{"solving interrupted.", "Bearbeitung abgebrochen.",
                                   "solution interrompue."};
inline constexpr Names time{"Time", "Zeit", "Temps"};

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
