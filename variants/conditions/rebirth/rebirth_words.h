#pragma once

#include <span>
#include <string>
#include <string_view>

#include "conditions/rebirth/rebirth.h"

/// These are the words that may stand behind the names of the Circe families: which there are,
/// which contradict each other, how they are read and how they are printed.
namespace feerie::rebirth {

/// A family takes these settings where the words leave them open.
struct Defaults {
  Occupied occupied = Occupied::relaxed;
  bool royals = false;
  /// In this family the reborn unit is the capturing one, so that Einstein promotes it.
  bool capturer = false;
};

/// These words say where a unit is reborn.
inline constexpr std::string_view words_of_place[] = {
    "File",      "Rank",      "Symmetry",     "VerticalSymmetry", "HorizontalSymmetry", "Diagram",
    "PWC",       "Antipodes", "Equipollents", "Parrain",          "ContraParrain",      "Cage",
    "Take&Make", "Super",     "CaptureSquare"};
inline constexpr std::string_view words_of_turn[] = {"Diametral", "VerticalMirror", "Frischauf",
                                                     "Rank"};
inline constexpr std::string_view words_of_walk[] = {"Clone", "Chameleon", "Einstein",
                                                     "ReversalEinstein"};
inline constexpr std::string_view mirror_or_rank[] = {"Mirror", "Rank"};
inline constexpr std::span<const std::string_view> contradictions[] = {
    words_of_place, words_of_turn, words_of_walk, mirror_or_rank};

inline constexpr std::string_view words_of_kings[] = {"RexInclusive", "RexExclusive"};
inline constexpr std::string_view words_of_block[] = {"Calvet", "Cheylan"};
inline constexpr std::string_view words_of_occupation[] = {"Relaxed", "Strict", "Assassin",
                                                           "Volcanic", "Parachute"};
inline constexpr std::string_view next_move_words[] = {"LastMove", "Parrain", "ContraParrain"};
inline constexpr std::string_view last_move_word[] = {"LastMove"};
inline constexpr std::string_view next_capture_word[] = {"WaitCapture"};
inline constexpr Parameters::Overruling overrulings[] = {{words_of_kings, words_of_kings},
                                                         {words_of_block, words_of_block},
                                                         {words_of_occupation, words_of_occupation},
                                                         {next_move_words, next_capture_word},
                                                         {next_capture_word, last_move_word}};

/// These words may follow the name of a family; they are printed in this order.
inline constexpr std::string_view words[] = {"File",
                                             "Rank",
                                             "Symmetry",
                                             "VerticalSymmetry",
                                             "HorizontalSymmetry",
                                             "Diagram",
                                             "PWC",
                                             "Cage",
                                             "Couscous",
                                             "Antipodes",
                                             "Take&Make",
                                             "Super",
                                             "CaptureSquare",
                                             "April",
                                             "Equipollents",
                                             "Parrain",
                                             "ContraParrain",
                                             "LastMove",
                                             "WaitCapture",
                                             "Mirror",
                                             "Assassin",
                                             "Strict",
                                             "Relaxed",
                                             "Parachute",
                                             "Volcanic",
                                             "Diametral",
                                             "VerticalMirror",
                                             "Clone",
                                             "Einstein",
                                             "ReversalEinstein",
                                             "Chameleon",
                                             "Turncoats",
                                             "Frischauf",
                                             "Calvet",
                                             "Cheylan",
                                             "RexInclusive",
                                             "RexExclusive"};
/// These words make sense where nobody is reborn and only the rebirth square of a unit counts.
inline constexpr std::string_view square_words[] = {"File",
                                                    "Rank",
                                                    "Symmetry",
                                                    "VerticalSymmetry",
                                                    "HorizontalSymmetry",
                                                    "Diagram",
                                                    "Cage",
                                                    "Antipodes",
                                                    "Super",
                                                    "CaptureSquare",
                                                    "April",
                                                    "Mirror",
                                                    "Strict",
                                                    "Relaxed",
                                                    "Diametral",
                                                    "VerticalMirror",
                                                    "Frischauf",
                                                    "Calvet",
                                                    "Cheylan",
                                                    "RexInclusive",
                                                    "RexExclusive"};

inline constexpr Parameters parameters{
    .words = words, .contradictions = contradictions, .overrulings = overrulings};
inline constexpr Parameters square_parameters{
    .words = square_words, .contradictions = contradictions, .overrulings = overrulings};

/// Reads the words behind the name, and enters walks that they name into the book.
Rules read(Rulebook& book, const Arguments& arguments, const Defaults& defaults);

/// Returns the words as they are printed under the diagram, without those that only say what is
/// usual.
std::string caption(const Arguments& arguments, Language language);
std::string caption_royal(const Arguments& arguments, Language language);

}  // namespace feerie::rebirth
