// This file lists conditions under which units change their walk or borrow one, and which are known
// by name only. Who writes the rule of a condition takes its row out here, and puts the names and
// parameters into the file of the rule.
#include "roster/row.h"

namespace feerie {
namespace {

using Walks = Parameters::Walks;

const Row rows[] = {
    known(12, {"Leofamily", "Leofamily", "Leofamily"},
          {"leo, pao, vao and mao take the place of queen, rook, bishop and knight",
           "Leo, Pao, Vao und Mao treten an die Stelle von Dame, Turm, Läufer und Springer",
           "leo, pao, vao et mao remplacent dame, tour, fou et cavalier"},
          {}, sources::not_found),
    known(13, {"ChineseChess", "ChinesischesSchach", "Chinoises"},
          {"pawns promote to leo, pao, vao and mao too",
           "Bauern wandeln auch in Leo, Pao, Vao und Mao um",
           "les pions se promeuvent aussi en leo, pao, vao et mao"},
          {}, sources::not_found),
    known(81, {"GlasgowChess", "GlasgowSchach", "EchecsGlasgow"},
          {"pawns promote on the rank before the last one",
           "Bauern wandeln schon auf der vorletzten Reihe um",
           "les pions se promeuvent dès l'avant-dernière rangée"},
          {}, "Fairy Definitions, docslib.org/doc/6966855"),
    known(
        185, {"MarineChess", "MarinesSchach", "EchecsMarins"},
        {"siren, triton, nereid and marine knight take the place of queen, rook, bishop and knight",
         "Sirene, Triton, Nereide und mariner Springer treten an die Stelle von Dame, Turm, Läufer "
         "und Springer",
         "sirène, triton, néréide et cavalier marin remplacent dame, tour, fou et cavalier"},
        {}, sources::not_found),
    known(186, {"UltramarineChess", "UltramarinesSchach", "EchecsUltramarins"},
          {"as MarineChess, and poseidon and marine pawns take the place of king and pawns",
           "wie MarinesSchach, und Poseidon und marine Bauern treten an die Stelle von König und "
           "Bauern",
           "comme EchecsMarins, et poséidon et pions marins remplacent roi et pions"},
          {}, "example: P. Fayers, The Problemist Supplement 2001-2003"),
    known(191, {"ChameleonSequence", "Chamaeleonsequenz", "CameleonSequence"},
          {"chameleons change their walk in the order listed",
           "Chamäleons wechseln die Gangart in der angegebenen Reihenfolge",
           "les caméléons changent de marche dans l'ordre indiqué"},
          {.walks = Walks::optional}, sources::not_found),
    known(
        196, {"ArgentinianChess", "ArgentinischesSchach", "EchecsArgentins"},
        {"senora, faro, loco and saltador take the place of queen, rook, bishop and knight",
         "Senora, Faro, Loco und Saltador treten an die Stelle von Dame, Turm, Läufer und Springer",
         "senora, faro, loco et saltador remplacent dame, tour, fou et cavalier"},
        {}, "Fairy Definitions, docslib.org/doc/6966855"),
};

}  // namespace
}  // namespace feerie
