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
    known(125, {"LineChameleonChess", "LinienChamaeleonSchach", "EchecsCameleonLigne"},
          {"officers turn into the officer of the file to which they move",
           "Offiziere werden zum Offizier der Linie, auf die sie ziehen",
           "les figures deviennent la figure de la colonne où elles arrivent"},
          {}, sources::not_found),
    known(166, {"ChameleonPursuit", "ChamaeleonVerfolgung", "CameleonPoursuite"},
          {"units that move to the square that an enemy unit has just left change sides",
           "Steine, die auf das Feld ziehen, das ein feindlicher Stein gerade verlassen hat, "
           "wechseln die Farbe",
           "les pièces qui jouent sur la case qu'une pièce adverse vient de quitter changent de "
           "couleur"},
          {}, "example: L. Grolman, The Problemist 2008"),
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
    known(193, {"SnekChess", "SnekSchach", "EchecsSnek"},
          {"with a capture, a unit of the side that loses one, next in the row K, S, B, R, Q, "
           "turns into the captured walk",
           "mit einem Schlag wird ein Stein der verlierenden Partei, der nächste in der Folge K, "
           "S, L, T, D, zum geschlagenen",
           "à chaque prise, une pièce du camp qui perd, la suivante de la suite R, C, F, T, D, "
           "devient comme la pièce prise"},
          {}, "G. Ganapathi: Julia's Fairies 595 (2014); kobulchess.com"),
    known(194, {"SnekCircleChess", "SnekZirkulaerSchach", "EchecsSnekCirculaires"},
          {"with the capture of Q, R, B or S, an R, B, S or Q of the side that loses it takes the "
           "captured walk",
           "wird D, T, L oder S geschlagen, so nimmt T, L, S oder D der verlierenden Partei die "
           "geschlagene Gangart an",
           "à la capture de D, T, F ou C, une pièce T, F, C ou D du camp qui la perd prend la "
           "marche capturée"},
          {}, "D. Kostadinov, kobulchess.com (2014)"),
    known(
        196, {"ArgentinianChess", "ArgentinischesSchach", "EchecsArgentins"},
        {"senora, faro, loco and saltador take the place of queen, rook, bishop and knight",
         "Senora, Faro, Loco und Saltador treten an die Stelle von Dame, Turm, Läufer und Springer",
         "senora, faro, loco et saltador remplacent dame, tour, fou et cavalier"},
        {}, "Fairy Definitions, docslib.org/doc/6966855"),
};

}  // namespace
}  // namespace feerie
