#pragma once

#include <cstdint>
#include <vector>

#include "problem/problem.h"
#include "problem/translate.h"

namespace feerie {

/// Something that was asked for and means nothing here; the rest is solved nevertheless.
enum class Notice : std::uint8_t {
  white_to_play,    ///< option WhiteToPlay
  post_key_play,    ///< option PostKeyPlay
  quodlibet,        ///< option Quodlibet
  goal_is_end,      ///< option GoalIsEnd
  set_play,         ///< option SetPlay
  intelligent,      ///< option Intelligent
  tries,            ///< options Try and Defence
  threat,           ///< option Threat
  non_trivial,      ///< option NonTrivial
  short_solutions,  ///< option StopOnShortSolutions
  move_numbers,     ///< options StartMoveNumber and UpToMoveNumber, several moves deep
};

/// The options without meaning for the stipulation that change what is asked: told before the
/// problem or twin.
std::vector<Notice> notices_about_task(const Problem& problem, const Tasks& tasks);

/// The options without meaning for the stipulation that change how it is solved and shown: told
/// behind diagram or twin heading, once for each side.
std::vector<Notice> notices_about_play(const Problem& problem, const Tasks& tasks);

/// Is only a part of the first moves to be played (StartMoveNumber, UpToMoveNumber)?
bool limits_moves(const Options& options);

/// The options that a search heeds: those of the problem without what is told to be ignored.
Options heeded_options(const Problem& problem, const Tasks& tasks);

}  // namespace feerie
