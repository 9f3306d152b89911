#pragma once

#include "core/message.h"

/// What is said of an input that cannot be read, or that is read in a way worth telling. Tokens of
/// the input are put in in quotes.
namespace feerie::messages {

using Text = std::string_view;

/// What is said of a word of a list.
struct ListMessages {
  Message<Text> unknown;
  Message<Text> not_unique;
};

inline constexpr ListMessages conditions{
    {"unknown condition {}", "unbekannte Bedingung {}", "condition inconnue {}"},
    {"the condition {} is not unique", "die Bedingung {} ist nicht eindeutig",
     "la condition {} n'est pas univoque"}};
inline constexpr ListMessages options{
    {"unknown option {}", "unbekannte Option {}", "option inconnue {}"},
    {"the option {} is not unique", "die Option {} ist nicht eindeutig",
     "l'option {} n'est pas univoque"}};
inline constexpr ListMessages commands{
    {"unknown command {}", "unbekannter Befehl {}", "commande inconnue {}"},
    {"the command {} is not unique", "der Befehl {} ist nicht eindeutig",
     "la commande {} n'est pas univoque"}};

// --- Things of which a list names some -----------------------------------------------------------

inline constexpr Message<Text> did_you_mean{"did you mean {}?", "ist {} gemeint?",
                                            "vouliez-vous dire {} ?"};
inline constexpr Message<Text> could_be{"it could be {}", "es könnte {} sein",
                                        "ce pourrait être {}"};
inline constexpr Names or_word{" or ", " oder ", " ou "};

// --- The input as a whole ------------------------------------------------------------------------

inline constexpr Message<> input_empty{"the input is empty", "die Eingabe ist leer",
                                       "l'entrée est vide"};
inline constexpr Message<Text> no_beginning{"no problem begins with {}",
                                            "kein Problem beginnt mit {}",
                                            "aucun problème ne commence par {}"};
inline constexpr Message<> beginnings{
    "the first word is beginproblem, AnfangProblem or DebutProbleme",
    "das erste Wort ist beginproblem, AnfangProblem oder DebutProbleme",
    "le premier mot est beginproblem, AnfangProblem ou DebutProbleme"};
inline constexpr Message<> text_behind_end{"text behind the end of the problems is not read",
                                           "Text hinter dem Ende der Probleme wird nicht gelesen",
                                           "le texte après la fin des problèmes n'est pas lu"};
inline constexpr Message<> end_missing{"the input ends before the end of the problem",
                                       "die Eingabe endet vor dem Ende des Problems",
                                       "l'entrée se termine avant la fin du problème"};
inline constexpr Message<Text> last_word{"the last word should be {}",
                                         "das letzte Wort sollte {} sein",
                                         "le dernier mot devrait être {}"};
inline constexpr Message<Text> bad_character{"the character {} cannot stand here",
                                             "das Zeichen {} kann hier nicht stehen",
                                             "le caractère {} n'a pas de place ici"};
inline constexpr Message<Text> bad_characters{"the characters {} cannot stand here",
                                              "die Zeichen {} können hier nicht stehen",
                                              "les caractères {} n'ont pas de place ici"};
inline constexpr Message<Text> good_characters{
    "other characters than letters, digits and {} can stand in texts only (title, author, remark, "
    "...)",
    "andere Zeichen als Buchstaben, Ziffern und {} können nur in Texten stehen (Titel, Autor, "
    "Bemerkung, ...)",
    "d'autres caractères que lettres, chiffres et {} ne sont admis que dans les textes (titre, "
    "auteur, remarque, ...)"};
inline constexpr Message<> notes_left_out{"further notes on this problem are left out",
                                          "weitere Hinweise zu diesem Problem werden weggelassen",
                                          "les autres remarques sur ce problème sont omises"};
inline constexpr Message<> errors_left_out{"further errors in this problem are left out",
                                           "weitere Fehler dieses Problems werden weggelassen",
                                           "les autres erreurs de ce problème sont omises"};

inline constexpr Message<int> too_long{"there are more than {} MB without the end of a problem",
                                       "mehr als {} MB ohne das Ende eines Problems",
                                       "plus de {} Mo sans la fin d'un problème"};
inline constexpr Message<> rest_not_read{"the rest of the input is not read",
                                         "der Rest der Eingabe wird nicht gelesen",
                                         "le reste de l'entrée n'est pas lu"};

// --- Commands and twins --------------------------------------------------------------------------

inline constexpr Message<Text> not_behind_twin{"{} cannot stand behind a twin",
                                               "{} kann nicht hinter einem Zwilling stehen",
                                               "{} ne peut pas suivre un jumeau"};
inline constexpr Message<> all_before_twins{
    "everything but changes and remarks must stand in front of the first twin",
    "alles außer Änderungen und Bemerkungen muss vor dem ersten Zwilling stehen",
    "tout, sauf les changements et les remarques, doit précéder le premier jumeau"};
inline constexpr Message<> zero_position_late{"the zero position must come before all twins",
                                              "die Nullstellung muss vor allen Zwillingen stehen",
                                              "la position zéro doit précéder tous les jumeaux"};
inline constexpr Message<> second_solution{"a second solution", "eine zweite Lösung",
                                           "une deuxième solution"};
inline constexpr Message<> second_part{"a second part", "ein zweiter Teil", "une deuxième partie"};
inline constexpr Message<> part_without_end{
    "the end of the part is missing", "das Ende des Teils fehlt", "la fin de la partie manque"};
inline constexpr Message<> solution_without_end{"the end of the solution is missing",
                                                "das Ende der Lösung fehlt",
                                                "la fin de la solution manque"};
inline constexpr Message<> too_many_twins{"too many twins", "zu viele Zwillinge",
                                          "trop de jumeaux"};
inline constexpr Message<> too_many_changes{"too many changes", "zu viele Änderungen",
                                            "trop de changements"};
inline constexpr Message<> continued_misplaced{
    "this word can only stand directly behind the word for twin",
    "dieses Wort kann nur direkt hinter dem Wort für Zwilling stehen",
    "ce mot ne peut que suivre directement le mot pour jumeau"};
inline constexpr Message<> angles{"the angle must be 90, 180 or 270",
                                  "der Winkel muss 90, 180 oder 270 sein",
                                  "l'angle doit être de 90, 180 ou 270"};
inline constexpr Message<> angle{"the angle", "der Winkel", "l'angle"};
inline constexpr Message<Text> swapped_squares_expected{
    "squares that change places are expected, not {}",
    "erwartet werden Felder, die ihre Plätze tauschen, nicht {}",
    "on attend des cases qui changent de place, et non {}"};
inline constexpr Message<> swapped_squares{"a1<-->h1, a1<-->a8, a1<-->h8 or a8<-->h1",
                                           "a1<-->h1, a1<-->a8, a1<-->h8 oder a8<-->h1",
                                           "a1<-->h1, a1<-->a8, a1<-->h8 ou a8<-->h1"};
inline constexpr Message<> twins_unlabelled{
    "twins get their letters by themselves: write twin in front of each",
    "Zwillinge bekommen ihre Buchstaben von selbst: vor jeden Zwilling schreiben",
    "les jumeaux reçoivent leurs lettres d'eux-mêmes : écrire jumeau devant chacun"};
inline constexpr Message<> no_stipulation_given{"the problem has no stipulation",
                                                "das Problem hat keine Forderung",
                                                "le problème n'a pas d'énoncé"};
inline constexpr Message<> second_stipulation{"the problem has a stipulation already",
                                              "das Problem hat schon eine Forderung",
                                              "le problème a déjà un énoncé"};
inline constexpr Message<> stipulations_as_twins{
    "several stipulations are twins: twin stipulation ...",
    "mehrere Forderungen sind Zwillinge: Zwilling Forderung ...",
    "plusieurs énoncés sont des jumeaux : jumeau enonce ..."};
inline constexpr Message<> comma_in_length{"a length has no comma", "eine Länge hat kein Komma",
                                           "une longueur n'a pas de virgule"};
inline constexpr Message<> point_in_length{"half a move is written with a point: 2.5",
                                           "ein halber Zug wird mit Punkt geschrieben: 2.5",
                                           "un demi-coup s'écrit avec un point : 2.5"};
inline constexpr Message<> file_name_expected{
    "a file name is expected", "erwartet wird ein Dateiname", "on attend un nom de fichier"};

// --- Numbers, squares, walks ---------------------------------------------------------------------

inline constexpr Message<> a_number{"a number", "eine Zahl", "un nombre"};
inline constexpr Message<Text, Text> expected_not{
    "{} is expected, not {}", "erwartet wird {}, nicht {}", "on attend {}, et non {}"};
inline constexpr Message<Text, int, int> must_lie_between{
    "{} must lie between {} and {}", "{} muss zwischen {} und {} liegen",
    "{} : la valeur doit être comprise entre {} et {}"};
inline constexpr Message<Text> squares_expected{"squares are expected, not {}",
                                                "erwartet werden Felder, nicht {}",
                                                "on attend des cases, et non {}"};
inline constexpr Message<> squares_together{"squares are written together, like a1b2",
                                            "Felder werden zusammengeschrieben: a1b2",
                                            "les cases s'écrivent ensemble : a1b2"};
inline constexpr Message<> squares_of_board{"the squares of the board are a1 to h8",
                                            "die Felder des Bretts sind a1 bis h8",
                                            "les cases de l'échiquier vont de a1 à h8"};
inline constexpr Message<> one_square_expected{"one square is expected", "erwartet wird ein Feld",
                                               "on attend une seule case"};
inline constexpr Message<int> at_most_squares{"at most {} squares are possible here",
                                              "hier sind höchstens {} Felder möglich",
                                              "{} cases au plus sont possibles ici"};
inline constexpr Message<Text> square_expected{"a square is expected, not {}",
                                               "erwartet wird ein Feld, nicht {}",
                                               "on attend une case, et non {}"};
inline constexpr Message<Text> walk_expected{"a walk is expected, not {}",
                                             "erwartet wird eine Gangart, nicht {}",
                                             "on attend une marche, et non {}"};

// --- Units ---------------------------------------------------------------------------------------

inline constexpr Message<> colour_missing{"a colour is missing in front of the units",
                                          "vor den Steinen fehlt eine Farbe",
                                          "il manque une couleur devant les pièces"};
inline constexpr Message<> too_many_units{"too many units", "zu viele Steine", "trop de pièces"};
inline constexpr Message<> number_of_invisibles{"the number of invisible units",
                                                "die Zahl der unsichtbaren Steine",
                                                "le nombre de pièces invisibles"};
inline constexpr Message<Text> attribute_not_unique{"the attribute {} is not unique",
                                                    "die Eigenschaft {} ist nicht eindeutig",
                                                    "l'attribut {} n'est pas univoque"};
inline constexpr Message<Text> colour_not_unique{"the colour {} is not unique",
                                                 "die Farbe {} ist nicht eindeutig",
                                                 "la couleur {} n'est pas univoque"};
inline constexpr Message<Text> attribute_misplaced{
    "the attribute {} does not stand behind a colour",
    "die Eigenschaft {} steht nicht hinter einer Farbe", "l'attribut {} ne suit pas une couleur"};
inline constexpr Message<> attributes_follow_colours{
    "attributes follow the colour and hold for all units behind it: repeat the colour in front of "
    "it",
    "Eigenschaften folgen auf die Farbe und gelten für alle Steine danach: die Farbe davor "
    "wiederholen",
    "les attributs suivent la couleur et valent pour toutes les pièces qui suivent : répéter la "
    "couleur devant"};
inline constexpr Message<Text> no_unit{
    "{} is neither a unit nor a colour, an attribute or a command",
    "{} ist weder ein Stein noch eine Farbe, eine Eigenschaft oder ein Befehl",
    "{} n'est ni une pièce ni une couleur, un attribut ou une commande"};
inline constexpr Message<> how_units_are_written{
    "a unit is a walk and squares written together, like qa1 or pa2b3",
    "ein Stein ist eine Gangart mit Feldern, zusammengeschrieben: da1 oder ba2b3",
    "une pièce est une marche avec ses cases, en un mot : da1 ou pa2b3"};
inline constexpr Message<Text> no_units_behind{
    "no units stand behind {}", "hinter {} stehen keine Steine", "aucune pièce ne suit {}"};
inline constexpr Message<> units_expected{"units are expected", "erwartet werden Steine",
                                          "on attend des pièces"};
inline constexpr Message<> units_for_example{"for example: white ka1 qb2 black kh8 pa7b7",
                                             "zum Beispiel: weiss ka1 db2 schwarz kh8 ba7b7",
                                             "par exemple : blanc ra1 db2 noir rh8 pa7b7"};
inline constexpr Message<> one_unit_expected{"one unit is expected", "erwartet wird ein Stein",
                                             "on attend une pièce"};
inline constexpr Message<> unit_for_example{"for example: white qd1", "zum Beispiel: weiss dd1",
                                            "par exemple : blanc dd1"};

// --- Forsyth and FEN -----------------------------------------------------------------------------

inline constexpr Message<> slash_misplaced{
    "the / does not stand at the end of a rank; it is ignored",
    "der / steht nicht am Ende einer Reihe; er wird ignoriert",
    "la / n'est pas à la fin d'une rangée ; elle est ignorée"};
inline constexpr Message<int> squares_of_rank{"{} squares of the rank are given",
                                              "{} Felder der Reihe sind angegeben",
                                              "{} cases de la rangée sont données"};
inline constexpr Message<> beyond_h1{"this leads beyond h1", "das führt über h1 hinaus",
                                     "cela mène au-delà de h1"};
inline constexpr Message<> too_many_squares{"more than 64 squares", "mehr als 64 Felder",
                                            "plus de 64 cases"};
inline constexpr Message<Text> letters_of_new_walk{
    "a new walk needs one or two letters that are not taken, not {}",
    "eine neue Gangart braucht einen oder zwei freie Buchstaben, nicht {}",
    "une nouvelle marche demande une ou deux lettres libres, et non {}"};
inline constexpr Message<> how_walks_are_defined{
    "for example `DefineWalk XY WnD` or `DefineWalk XY (3,4)`",
    "zum Beispiel `DefiniereGangart XY WnD` oder `DefiniereGangart XY (3,4)`",
    "par exemple `DefinirMarche XY WnD` ou `DefinirMarche XY (3,4)`"};
inline constexpr Message<Text> no_walk{"no walk has the letters {}",
                                       "keine Gangart hat die Buchstaben {}",
                                       "aucune marche n'a les lettres {}"};
inline constexpr Message<> point_for_two_letters{
    "a walk of two letters needs a point in front: .le",
    "eine Gangart aus zwei Buchstaben braucht einen Punkt davor: .le",
    "une marche de deux lettres veut un point devant elle : .le"};
inline constexpr Message<int> position_ends{"the position ends behind {} of 64 squares",
                                            "die Stellung endet nach {} von 64 Feldern",
                                            "la position se termine après {} cases sur 64"};
inline constexpr Message<> others_stay{"the other squares stay as they are",
                                       "die anderen Felder bleiben, wie sie sind",
                                       "les autres cases restent comme elles sont"};
inline constexpr Message<> no_square_here{"this stands for no square", "dies steht für kein Feld",
                                          "ceci ne représente aucune case"};
inline constexpr Message<> forsyth_expected{"a Forsyth position is expected",
                                            "erwartet wird eine Forsyth-Stellung",
                                            "on attend une position Forsyth"};
inline constexpr Message<> knights_of_fen{
    "N is read as knight, because this is the placement of a FEN",
    "N wird als Springer gelesen, denn dies ist die Stellung einer FEN",
    "N est lu comme cavalier, car c'est la position d'une FEN"};
inline constexpr Message<> nightriders_elsewhere{
    "write S for knights; for nightriders write +n, -n or use the command pieces",
    "S für Springer schreiben; für Nachtreiter +n, -n oder der Befehl für Steine",
    "écrire S pour les cavaliers ; pour les noctambules, +n, -n ou la commande des pièces"};
inline constexpr Message<> fen_ranks{"a FEN has eight ranks of eight squares",
                                     "eine FEN hat acht Reihen mit acht Feldern",
                                     "une FEN a huit rangées de huit cases"};
inline constexpr Message<> fen_for_example{"for example: fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq -",
                                           "zum Beispiel: fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq -",
                                           "par exemple : fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq -"};
inline constexpr Message<> fen_fields_expected{
    "side on move and castling rights are expected",
    "erwartet werden die Seite am Zug und die Rochaderechte",
    "on attend le camp au trait et les droits de roque"};
inline constexpr Message<> fen_fields_for_example{
    "for example: w KQkq - (w - - if nobody can castle)",
    "zum Beispiel: w KQkq - (w - -, wenn niemand rochieren kann)",
    "par exemple : w KQkq - (w - - si personne ne peut roquer)"};

// --- Fairy FEN -----------------------------------------------------------------------------------

inline constexpr Message<Text> no_unit_of_fairy_fen{"{} is no unit of a Fairy FEN",
                                                    "{} ist kein Stein einer Fairy-FEN",
                                                    "{} n'est pas une pièce d'une FEN féerique"};
inline constexpr Message<> how_fairy_fen_is_written{
    "units are K Q R B N P; -q is neutral, *2Q upside down, (!b2) both as YACPDB writes it",
    "Steine sind K Q R B N P; -q ist neutral, *2Q steht kopf, (!b2) beides, wie YACPDB es schreibt",
    "les pièces sont K Q R B N P ; -q est neutre, *2Q à l'envers, (!b2) les deux comme YACPDB "
    "l'écrit"};
inline constexpr Message<Text> mark_of_fairy_fen{"{} is a marker or a text, not a unit",
                                                 "{} ist eine Marke oder ein Text, kein Stein",
                                                 "{} est une marque ou un texte, pas une pièce"};
inline constexpr Message<> letters_of_fairy_fen{"units are K Q R B N P (knights are N)",
                                                "Steine sind K Q R B N P (Springer sind N)",
                                                "les pièces sont K Q R B N P (N : cavalier)"};
inline constexpr Message<Text> no_walk_drawn_so{
    "the figure {} does not stand for one walk by convention",
    "die Figur {} steht nicht nach Übereinkunft für eine Gangart",
    "la figure {} ne représente pas une seule marche par convention"};
inline constexpr Message<> write_walk{
    "write the English letters of the walk behind a point: .le, or =.le for a neutral unit",
    "die englischen Buchstaben der Gangart hinter einem Punkt schreiben: .le, neutral =.le",
    "écrire les lettres anglaises de la marche après un point : .le, ou =.le si neutre"};
inline constexpr Message<int> squares_of_fairy_rank{
    "this rank has {} squares", "diese Reihe hat {} Felder", "cette rangée a {} cases"};
inline constexpr Message<int> ranks_of_fairy_fen{
    "the position has {} ranks", "die Stellung hat {} Reihen", "la position a {} rangées"};
inline constexpr Message<> only_this_board{"the board has eight ranks of eight squares",
                                           "das Brett hat acht Reihen mit acht Feldern",
                                           "l'échiquier a huit rangées de huit cases"};

// --- Conditions, options and what follows them ---------------------------------------------------

inline constexpr Message<> condition_expected{
    "a condition is expected", "erwartet wird eine Bedingung", "on attend une condition"};
inline constexpr Message<> option_expected{"an option is expected", "erwartet wird eine Option",
                                           "on attend une option"};
inline constexpr Message<Text> option_without_effect{
    "the option {} has no effect", "die Option {} hat keine Wirkung", "l'option {} est sans effet"};
inline constexpr Message<Text> move_number_expected{"a move number is expected, not {}",
                                                    "erwartet wird eine Zugnummer, nicht {}",
                                                    "on attend un numéro de coup, et non {}"};
inline constexpr Message<int> move_numbers_written{
    "a number from {} on; numbers of deeper moves behind colons: 3:12",
    "eine Zahl ab {}; Nummern tieferer Züge hinter Doppelpunkten: 3:12",
    "un nombre à partir de {} ; les coups plus profonds après un deux-points : 3:12"};
inline constexpr Message<> square_pairs_expected{"pairs of squares are expected",
                                                 "erwartet werden Paare von Feldern",
                                                 "on attend des paires de cases"};
inline constexpr Message<> square_pairs_for_example{"for example: a1h8", "zum Beispiel: a1h8",
                                                    "par exemple : a1h8"};
inline constexpr Message<Text> given_twice{"{} is given twice", "{} ist zweimal angegeben",
                                           "{} est donné deux fois"};
inline constexpr Message<Text> given_differently{"{} is given twice, and differently",
                                                 "{} ist zweimal und verschieden angegeben",
                                                 "{} est donné deux fois, et différemment"};
inline constexpr Message<Text> parameter_not_unique{"the parameter {} is not unique",
                                                    "der Parameter {} ist nicht eindeutig",
                                                    "le paramètre {} n'est pas univoque"};
inline constexpr Message<> one_name_or_several{"this can be one name or several",
                                               "dies kann ein Name sein oder mehrere",
                                               "ceci peut être un seul nom ou plusieurs"};
inline constexpr Message<Text, Text> how_to_part_names{
    "write {} for the one name, {} for several", "{} schreiben für den einen Namen, {} für mehrere",
    "écrire {} pour un seul nom, {} pour plusieurs"};
inline constexpr Message<Text, Text> contradicts{"{} contradicts {}", "{} widerspricht {}",
                                                 "{} contredit {}"};
inline constexpr Message<> two_squares_expected{"two different squares are expected",
                                                "erwartet werden zwei verschiedene Felder",
                                                "on attend deux cases différentes"};
inline constexpr Message<> too_many_of_these{"too many of these", "zu viele davon",
                                             "il y en a trop"};
inline constexpr Message<> walk_impossible{"this walk is not possible here",
                                           "diese Gangart ist hier nicht möglich",
                                           "cette marche n'est pas possible ici"};
inline constexpr Message<Text> possible_walks{"possible are {} (English letters)",
                                              "möglich sind {} (englische Buchstaben)",
                                              "sont possibles {} (lettres anglaises)"};
inline constexpr Message<> too_many_walks{"too many walks", "zu viele Gangarten",
                                          "trop de marches"};
inline constexpr Message<> walks_expected{"walks are expected", "erwartet werden Gangarten",
                                          "on attend des marches"};
inline constexpr Message<> walks_for_example{"for example: q r b s", "zum Beispiel: d t l s",
                                             "par exemple : d t f c"};
inline constexpr Message<Text> walk_or_condition{
    "{} can be a walk or the beginning of a condition",
    "{} kann eine Gangart sein oder der Anfang einer Bedingung",
    "{} peut être une marche ou le début d'une condition"};
inline constexpr Message<Text> how_walks_are_written{
    "write {} for the walk, or the condition in full",
    "{} schreiben für die Gangart, oder die Bedingung ganz",
    "écrire {} pour la marche, ou la condition en entier"};
inline constexpr Message<> lines_expected{"files and ranks are expected",
                                          "erwartet werden Linien und Reihen",
                                          "on attend des colonnes et des rangées"};
inline constexpr Message<> lines_for_example{"for example: bdf246", "zum Beispiel: bdf246",
                                             "par exemple : bdf246"};
inline constexpr Message<> borders_expected{
    "lines like ha24 are expected: direction (h or v), square, length",
    "erwartet werden Striche wie ha24: Richtung (h oder v), Feld, Länge",
    "on attend des traits comme ha24 : direction (h ou v), case, longueur"};
inline constexpr Message<> account_expected{"an account is expected", "erwartet wird ein Konto",
                                            "on attend un compte"};
inline constexpr Message<> how_accounts_are_written{
    "a number with at most two decimals, or - for one without end",
    "eine Zahl mit höchstens zwei Nachkommastellen, oder - für eines ohne Ende",
    "un nombre à deux décimales au plus, ou - pour un compte sans fin"};
inline constexpr Message<> board_expected{"64 squares from a8 to h1 are expected",
                                          "erwartet werden 64 Felder von a8 bis h1",
                                          "on attend 64 cases de a8 à h1"};
inline constexpr Message<> how_boards_are_written{
    "like a Forsyth position; / between ranks, digits and points for squares without letter",
    "wie eine Forsyth-Stellung; / zwischen den Reihen, Ziffern und Punkte für Felder ohne "
    "Buchstaben",
    "comme une position Forsyth ; / entre les rangées, chiffres et points pour les cases sans "
    "lettre"};

}  // namespace feerie::messages
