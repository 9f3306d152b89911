// Conditions that select among the moves of a side. Known by name only: whoever implements a
// condition takes its row out here and puts the same names and parameters into the file of its
// rule.
#include "roster/row.h"

namespace feerie {
namespace {

using Squares = Parameters::Squares;
using Numbers = Parameters::Numbers;

const Row rows[] = {
    known(43, {"DuellistChess", "Duellantenschach", "Duelliste"}),
    known(90, {"ExclusiveChess", "ExklusivSchach", "EchecsExclusif"}),
    known(105, {"PatienceChess", "PatienceSchach", "EchecsPatience"}),
    known(129, {"AlphabeticChess", "AlphabetischesSchach", "EchecsAlphabetiques"}),
    known(151, {"BlackSynchronMover", "SchwarzerSynchronZueger", "NoirSynchronCoup"}),
    known(152, {"WhiteSynchronMover", "WeisserSynchronZueger", "BlancSynchronCoup"}),
    known(153, {"BlackAntiSynchronMover", "SchwarzerAntiSynchronZueger", "NoirAntiSynchronCoup"}),
    known(154, {"WhiteAntiSynchronMover", "WeisserAntiSynchronZueger", "BlancAntiSynchronCoup"}),
    known(156, {"BGL", "BGL", "BGL"}, {.numbers = Numbers::accounts}),
    known(157, {"BlackChecks", "SchwarzSchaecher", "NoirEchecs"}),
    known(169, {"LosingChess", "Schlagschach", "QuiPerdGagne"}),
    known(180, {"WhiteAlphabeticChess", "WeissesAlphabetischesSchach", "BlancEchecsAlphabetiques"}),
    known(181,
          {"BlackAlphabeticChess", "SchwarzesAlphabetischesSchach", "NoirEchecsAlphabetiques"}),
    known(216, {"BlackMaxDister", "SchwarzerMaxDister", "NoirMaxDister"},
          {.squares = Squares::two}),
    known(217, {"BlackMinDister", "SchwarzerMinDister", "NoirMinDister"},
          {.squares = Squares::two}),
    known(218, {"WhiteMaxDister", "WeisserMaxDister", "BlancMaxDister"}, {.squares = Squares::two}),
    known(219, {"WhiteMinDister", "WeisserMinDister", "BlancMinDister"}, {.squares = Squares::two}),
};

}  // namespace
}  // namespace feerie
