// Readings of article 16 of the Codex for Chess Composition, where castling rights and captures en
// passant depend on each other. They are options without a rule: retro analysis asks for them.
//
// PRA, partial retro analysis: the solution falls into parts, one for each possible past.
//
// RS, retro strategy: there is one solution, and the castling that is played first decides which
// others are possible.
#include "game/catalogue.h"
#include "game/entries.h"

namespace feerie {
namespace {

constexpr std::string_view codex_16 = "Codex for Chess Composition, 16";

const Catalogue<GameOption>::Entry readings[] = {
    Catalogue<GameOption>::Entry{{
        .names = {"PRA", "PRA", "PRA"},
        .summary = {"a solution for each possible past where rights depend on each other",
                    "eine Lösung für jede mögliche Vorgeschichte, wo Rechte voneinander abhängen",
                    "une solution pour chaque passé possible si des droits dépendent l'un de "
                    "l'autre"},
        .source = codex_16,
        .place = 21,
    }},
    Catalogue<GameOption>::Entry{{
        .names = {"RS", "RS", "RS"},
        .summary = {"the first castling decides where castling rights depend on each other",
                    "die erste Rochade entscheidet, wo Rochaderechte voneinander abhängen",
                    "le premier roque décide si des droits de roque dépendent l'un de l'autre"},
        .source = codex_16,
        .place = 22,
    }},
};

}  // namespace
}  // namespace feerie
