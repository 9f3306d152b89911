// Conditions under which units change their walk or borrow that of others. Known by name only:
// whoever implements a condition takes its row out here and puts the same names and parameters into
// the file of its rule.
#include "roster/row.h"

namespace feerie {
namespace {

using Walks = Parameters::Walks;

const Row rows[] = {
    known(12, {"Leofamily", "Leofamily", "Leofamily"}),
    known(13, {"ChineseChess", "ChinesischesSchach", "Chinoises"}),
    known(81, {"GlasgowChess", "GlasgowSchach", "EchecsGlasgow"}),
    known(125, {"LineChameleonChess", "LinienChamaeleonSchach", "EchecsCameleonLigne"}),
    known(166, {"ChameleonPursuit", "ChamaeleonVerfolgung", "CameleonPoursuite"}),
    known(185, {"MarineChess", "MarinesSchach", "EchecsMarins"}),
    known(186, {"UltramarineChess", "UltramarinesSchach", "EchecsUltramarins"}),
    known(191, {"ChameleonSequence", "Chamaeleonsequenz", "CameleonSequence"},
          {.walks = Walks::optional}),
    known(193, {"SnekChess", "SnekSchach", "EchecsSnek"}),
    known(194, {"SnekCircleChess", "SnekZirkulaerSchach", "EchecsSnekCirculaires"}),
    known(196, {"ArgentinianChess", "ArgentinischesSchach", "EchecsArgentins"}),
};

}  // namespace
}  // namespace feerie
