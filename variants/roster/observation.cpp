// Conditions that depend on who observes whom. Known by name only: whoever implements a condition
// takes its row out here and puts the same names and parameters into the file of its rule.
#include "roster/row.h"

namespace feerie {
namespace {

using Walks = Parameters::Walks;

constexpr std::string_view isardam_words[] = {"TypeA", "TypeB", "RexInclusive"};
/// Walks that tell which squares are neighbours.
constexpr std::string_view neighbours[] = {"K", "S", "WE", "FE", "CA", "AL", "Z", "DA", "GI", "AN"};
constexpr std::string_view neighbour_words[] = {"Neighbour"};
constexpr std::string_view pad_words[] = {"Strict", "RexExclusive", "RexInclusive"};
constexpr std::string_view rex_exclusive[] = {"RexExclusive"};
constexpr std::string_view rex_inclusive[] = {"RexInclusive"};

const Row rows[] = {
    known(3, {"Madrasi", "Madrasi", "Madrasi"}, {.words = rex_inclusive}),
    known(9, {"KoeKo", "KoeKo", "Koeko"}, {.words = neighbour_words, .only_walks = neighbours}),
    known(14, {"Patrouille", "PatrouilleSchach", "Patrouille"}),
    known(50, {"NewKoeko", "NeuKoeko", "KoekoNouveaux"}),
    known(80, {"FunctionaryChess", "BeamtenSchach", "EchecsFonctionnaire"}),
    known(85, {"Isardam", "Isardam", "Isardam"}, {.words = isardam_words}),
    known(108, {"CentralChess", "ZentralSchach", "EchecsCentral"}),
    known(111, {"Woozles", "Woozles", "Woozles"}, {.words = rex_exclusive}),
    known(112, {"BiWoozles", "BiWoozles", "BiWoozles"}, {.words = rex_exclusive}),
    known(113, {"Heffalumps", "Heffalumps", "Heffalumps"}, {.words = rex_exclusive}),
    known(114, {"BiHeffalumps", "BiHeffalumps", "BiHeffalumps"}, {.words = rex_exclusive}),
    known(119, {"EiffelChess", "EiffelSchach", "EchecsEiffel"}),
    known(145, {"UltraPatrol", "UltraPatrouille", "UltraPatrouille"}),
    known(155, {"Masand", "Masand", "Masand"}),
    known(160, {"Lortap", "Elliuortap", "Elliuortap"}),
    known(167, {"AntiKoeko", "AntiKoeko", "AntiKoeko"},
          {.words = neighbour_words, .only_walks = neighbours}),
    known(170, {"Disparate", "Disparate", "Disparate"}),
    known(173, {"ProvocationChess", "ProvokationSchach", "EchecsProvacateurs"}),
    known(175, {"Dummy", "Dummy", "Dummy"}),
    known(183, {"SuperGuards", "SuperDeckungen", "Supergardes"}),
    known(198, {"PartialParalysis", "PartielleParalyse", "ParalysePartielle"}),
    known(211, {"MasandGeneralised", "MasandVerallgemeinert", "MasandGeneralise"}),
    known(212, {"Bolero", "Bolero", "Bolero"}, {.words = rex_inclusive}),
    known(213, {"BoleroInverse", "BoleroInvers", "BoleroInverse"}, {.words = rex_inclusive}),
    known(214, {"Influencer", "Influencer", "Influenceur"}),
    known(222, {"Leffie", "Leffie", "Leffie"}),
    known(228, {"PowerTransfer", "KraftTransfer", "TransfertPouvoir"}, {.words = rex_inclusive}),
    known(230, {"AntiGuards", "AntiDeckungen", "Antigardes"}),
    known(238, {"Immobilio", "Immobilio", "Immobilio"}, {.walks = Walks::optional}),
    known(239, {"PADChess", "PADSchach", "PADechecs"}, {.words = pad_words}),
};

}  // namespace
}  // namespace feerie
