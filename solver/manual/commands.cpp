#include "manual/commands.h"

#include <array>
#include <cstddef>
#include <span>

#include "input/vocabulary.h"

namespace feerie::manual {
namespace {

/// What is said of a word, which has its names from the vocabulary.
struct Said {
  Names takes;
  Names summary;
};

constexpr Names nothing{};
constexpr Names text{"TEXT", "TEXT", "TEXTE"};
constexpr Names file{"FILE", "DATEI", "FICHIER"};
constexpr Names two_squares{"SQUARE SQUARE", "FELD FELD", "CASE CASE"};

// In the order of the enumeration Command.
constexpr std::array<Said, 17> of_commands{{
    {text,
     {"a remark, printed above the diagram", "eine Bemerkung, die über dem Diagramm steht",
      "une remarque, imprimée au-dessus du diagramme"}},
    {text,
     {"asks for play in the structured language, which joins tests and moves",
      "fragt nach Spiel in der strukturierten Sprache, die Prüfungen und Züge verbindet",
      "demande un jeu dans le langage structuré, qui combine des tests et des coups"}},
    {text, {"a composer, one a line", "ein Verfasser, einer je Zeile", "un auteur par ligne"}},
    {text,
     {"where the problem was published", "wo das Problem veröffentlicht wurde",
      "où le problème a été publié"}},
    {{"COLOUR [ATTRIBUTE...] WALKSQUARE...", "FARBE [EIGENSCHAFT...] GANGARTFELD...",
      "COULEUR [ATTRIBUT...] MARCHECASE..."},
     {"the units: white Kg1 Ra1h1, black royal Qe5; TotalInvisible 2 for units that nobody sees",
      "die Steine: Weiss Kg1 Ta1h1; TotalUnsichtbar 2 für Steine, die niemand sieht",
      "les pièces : Blanc Rg1 Ta1h1 ; TotalInvisible 2 pour des pièces que personne ne voit"}},
    {{"CONDITION...", "BEDINGUNG...", "CONDITION..."},
     {"the conditions that are in force", "die Bedingungen, die gelten",
      "les conditions qui sont en vigueur"}},
    {{"OPTION...", "OPTION...", "OPTION..."},
     {"how the problem is solved and shown", "wie das Problem gelöst und gezeigt wird",
      "comment le problème est résolu et montré"}},
    {text,
     {"what is asked for, as #2, h#3.5 or ser-s=7",
      "was gefordert ist, etwa #2, h#3.5 oder ser-s=7",
      "ce qui est demandé, par exemple #2, h#3.5 ou ser-s=7"}},
    {file,
     {"writes what is printed of the problems into this file as well",
      "schreibt die Ausgabe der Probleme auch in diese Datei",
      "écrit aussi dans ce fichier ce qui est imprimé des problèmes"}},
    {text, {"a title", "ein Titel", "un titre"}},
    {file,
     {"writes the diagrams of this problem and of those behind it into a file for LaTeX",
      "schreibt die Diagramme dieses Problems und der folgenden in eine Datei für LaTeX",
      "écrit les diagrammes de ce problème et des suivants dans un fichier pour LaTeX"}},
    {{"WALK SYMBOL NAME", "GANGART ZEICHEN NAME", "MARCHE SYMBOLE NOM"},
     {"the sign and the name that a walk has in diagrams for LaTeX, one walk a line",
      "Zeichen und Name einer Gangart in Diagrammen für LaTeX, eine je Zeile",
      "le signe et le nom d'une marche dans les diagrammes pour LaTeX, une marche par ligne"}},
    {text, {"a distinction", "eine Auszeichnung", "une distinction"}},
    {nothing,
     {"the units stand as at the beginning of a game",
      "die Steine stehen wie zu Beginn einer Partie",
      "les pièces sont placées comme au début d'une partie"}},
    {{"PLACEMENT", "STELLUNG", "POSITION"},
     {"the units in Forsyth notation, rank by rank from a8",
      "die Steine in Forsyth-Notation, Reihe für Reihe ab a8",
      "les pièces en notation Forsyth, rangée par rangée à partir de a8"}},
    {{"FEN", "FEN", "FEN"},
     {"the units, the side on move and the rights as a FEN", "Steine, Zugrecht und Rechte als FEN",
      "les pièces, le trait et les droits par un FEN"}},
    {{"LETTERS DEFINITION", "BUCHSTABEN DEFINITION", "LETTRES DEFINITION"},
     {"a walk of one's own in the notation of R. Betza, for units that follow: XY WnD",
      "eine eigene Gangart in der Schreibweise von R. Betza, für folgende Steine: XY WnD",
      "une marche propre dans la notation de R. Betza, pour les pièces qui suivent : XY WnD"}},
}};

// Those of the enumeration Separator that the vocabulary lists, in its order.
constexpr std::array<Said, 4> of_separators{{
    {nothing,
     {"ends a problem; another one follows", "beendet ein Problem; ein weiteres folgt",
      "termine un problème ; un autre suit"}},
    {nothing,
     {"ends the last problem", "beendet das letzte Problem", "termine le dernier problème"}},
    {{"CHANGE...", "AENDERUNG...", "CHANGEMENT..."},
     {"begins a twin: the diagram with changes",
      "beginnt einen Zwilling: das Diagramm mit Änderungen",
      "commence un jumeau : le diagramme avec des changements"}},
    {{"CHANGE...", "AENDERUNG...", "CHANGEMENT..."},
     {"the diagram is no problem itself; its first twin follows",
      "das Diagramm ist selbst kein Problem; sein erster Zwilling folgt",
      "le diagramme n'est pas lui-même un problème ; son premier jumeau suit"}},
}};

constexpr Said of_begin{nothing,
                        {"begins the first problem; its language is that of the input",
                         "beginnt das erste Problem; seine Sprache ist die der Eingabe",
                         "commence le premier problème ; sa langue est celle de l'entrée"}};
constexpr Said of_part{
    {"TEXT endpart", "TEXT EndeTeil", "TEXTE FinPartie"},
    {"only the play behind these moves is shown", "nur das Spiel hinter diesen Zügen wird gezeigt",
     "seul le jeu après ces coups est montré"}};

// In the order of the enumeration TwinCommand.
constexpr std::array<Said, 13> of_twin_commands{{
    {two_squares,
     {"the unit on the first square stands on the second one",
      "der Stein vom ersten Feld steht auf dem zweiten",
      "la pièce de la première case est placée sur la seconde"}},
    {two_squares,
     {"the units on the two squares change places",
      "die Steine auf den beiden Feldern tauschen die Plätze",
      "les pièces des deux cases échangent leurs places"}},
    {text, {"another stipulation", "eine andere Forderung", "un autre énoncé"}},
    {text,
     {"another stipulation in the structured language",
      "eine andere Forderung in der strukturierten Sprache",
      "un autre énoncé dans le langage structuré"}},
    {{"COLOUR [ATTRIBUTE...] WALKSQUARE...", "FARBE [EIGENSCHAFT...] GANGARTFELD...",
      "COULEUR [ATTRIBUT...] MARCHECASE..."},
     {"further units", "weitere Steine", "des pièces en plus"}},
    {{"SQUARE...", "FELD...", "CASE..."},
     {"the units on these squares are taken away", "die Steine auf diesen Feldern fehlen",
      "les pièces de ces cases sont ôtées"}},
    {nothing,
     {"the changes are those of the twin before as well",
      "die Änderungen des vorigen Zwillings bleiben bestehen",
      "les changements du jumeau précédent restent en place"}},
    {{"90|180|270", "90|180|270", "90|180|270"},
     {"the board is turned by so many degrees", "das Brett wird um so viele Grad gedreht",
      "l'échiquier est tourné d'autant de degrés"}},
    {{"CONDITION...", "BEDINGUNG...", "CONDITION..."},
     {"these conditions instead of those of the diagram",
      "diese Bedingungen statt jener des Diagramms",
      "ces conditions au lieu de celles du diagramme"}},
    {nothing,
     {"White and Black change colours", "Weiß und Schwarz tauschen die Farben",
      "les Blancs et les Noirs échangent leurs couleurs"}},
    {{"a1<-->h1|a1<-->a8|a1<-->h8|a8<-->h1", "a1<-->h1|a1<-->a8|a1<-->h8|a8<-->h1",
      "a1<-->h1|a1<-->a8|a1<-->h8|a8<-->h1"},
     {"the board is mirrored so that these corners change places",
      "das Brett wird so gespiegelt, dass diese Ecken die Plätze tauschen",
      "l'échiquier est reflété de sorte que ces coins échangent leurs places"}},
    {two_squares,
     {"all units are shifted as from the first square to the second one",
      "alle Steine werden verschoben wie vom ersten Feld zum zweiten",
      "toutes les pièces sont déplacées comme de la première case à la seconde"}},
    {{"WALK WALK", "GANGART GANGART", "MARCHE MARCHE"},
     {"all units of the first walk have the second one",
      "alle Steine der ersten Gangart haben die zweite",
      "toutes les pièces de la première marche ont la seconde"}},
}};

template <std::size_t size>
void join(std::vector<CommandWords>& words, std::span<const Names> names,
          const std::array<Said, size>& said) {
  for (std::size_t i = 0; i < size; ++i) {
    words.push_back({names[i], said.at(i).takes, said.at(i).summary});
  }
}

}  // namespace

std::vector<CommandWords> commands() {
  std::vector<CommandWords> words{{begin_words(), of_begin.takes, of_begin.summary}};
  join(words, command_names(), of_commands);
  join(words, separator_names(), of_separators);
  words.push_back({part_words(), of_part.takes, of_part.summary});
  words.push_back({solution_words(),
                   {"TEXT endsolution", "TEXT EndeLoesung", "TEXTE FinSolution"},
                   {"the published solution, with which feerie verify compares",
                    "die veröffentlichte Lösung, mit der feerie verify vergleicht",
                    "la solution publiée, avec laquelle feerie verify compare"}});
  return words;
}

std::vector<CommandWords> twin_commands() {
  std::vector<CommandWords> words;
  join(words, twin_command_names(), of_twin_commands);
  return words;
}

}  // namespace feerie::manual
