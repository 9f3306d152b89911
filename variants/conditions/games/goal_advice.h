#pragma once

#include "core/language.h"

/// These texts tell the user which goal to write where a game knows neither check nor mate.
namespace feerie::advice {

inline constexpr Names use_win{"there is neither check nor mate in this game: use win",
                               "in diesem Spiel gibt es weder Schach noch Matt: win verwenden",
                               "ce jeu ne connaît ni échec ni mat : employer win"};
inline constexpr Names use_king_capture{"there is neither check nor mate in this game: use kx",
                                        "in diesem Spiel gibt es weder Schach noch Matt: kx "
                                        "verwenden",
                                        "ce jeu ne connaît ni échec ni mat : employer kx"};
inline constexpr Names use_stalemate{"there is neither check nor mate in this game: use =",
                                     "in diesem Spiel gibt es weder Schach noch Matt: = verwenden",
                                     "ce jeu ne connaît ni échec ni mat : employer ="};

}  // namespace feerie::advice
