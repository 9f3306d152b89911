#pragma once

#include "core/language.h"

/// What the reference itself says, in three languages.
namespace feerie::manual::words {

inline constexpr Names english{"English", "englisch", "anglais"};
inline constexpr Names german{"German", "deutsch", "allemand"};
inline constexpr Names french{"French", "französisch", "français"};
inline constexpr Names colon{":", ":", " :"};
inline constexpr Names written{"written", "geschrieben", "écrit"};
inline constexpr Names followed_by{"may be followed by", "kann gefolgt sein von",
                                   "peut être suivi de"};
inline constexpr Names stands_for{"stands for", "steht für", "signifie"};
inline constexpr Names brings{"brings with it", "bringt mit sich", "entraîne"};
inline constexpr Names excludes{"not together with", "nicht zusammen mit", "pas avec"};
inline constexpr Names source{"source", "Quelle", "source"};
inline constexpr Names not_supported{"not supported yet", "noch nicht unterstützt",
                                     "pas encore pris en charge"};
inline constexpr Names differs{"differs from Popeye 4.104, or a choice was made",
                               "weicht von Popeye 4.104 ab, oder es wurde gewählt",
                               "diffère de Popeye 4.104, ou un choix a été fait"};
inline constexpr Names unknown{"is no name of a rule, walk, option or command",
                               "ist kein Name einer Regel, Gangart, Option oder eines Befehls",
                               "n'est le nom d'aucune règle, marche, option ou commande"};
inline constexpr Names perhaps{"Did you mean", "War gemeint", "Vouliez-vous dire"};
inline constexpr Names title{"Manual of feerie", "Handbuch zu feerie", "Manuel de feerie"};
inline constexpr Names search{"Search", "Suche", "Recherche"};
inline constexpr Names search_hint{"a name in any language, or a word of the rule",
                                   "ein Name in einer der Sprachen oder ein Wort der Regel",
                                   "un nom dans une des langues, ou un mot de la règle"};
inline constexpr Names skip{"To the entries", "Zu den Einträgen", "Aller aux articles"};
inline constexpr Names sections{"Sections", "Abschnitte", "Sections"};
inline constexpr Names languages{"Languages", "Sprachen", "Langues"};
inline constexpr Names shown{"entries shown", "Einträge gezeigt", "articles affichés"};
inline constexpr Names deviations{"Differences from Popeye 4.104, and choices",
                                  "Abweichungen von Popeye 4.104 und gewählte Lesarten",
                                  "Différences avec Popeye 4.104, et choix"};
// Headings of pages for man, as other pages of the language have them.
inline constexpr Names page_name{"NAME", "BEZEICHNUNG", "NOM"};
inline constexpr Names synopsis{"SYNOPSIS", "ÜBERSICHT", "SYNOPSIS"};
inline constexpr Names description{"DESCRIPTION", "BESCHREIBUNG", "DESCRIPTION"};
inline constexpr Names see_also{"SEE ALSO", "SIEHE AUCH", "VOIR AUSSI"};
inline constexpr Names user_commands{"User Commands", "Dienstprogramme für Benutzer",
                                     "Commandes de l'utilisateur"};

}  // namespace feerie::manual::words
