#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "problem/solution.h"

/// Solutions as they are written in magazines, books and the output of solving programs.
///
/// A solution is read without knowing the rules: moves stay texts, and the tree is built from the
/// move numbers alone, so that indentation, line breaks and the order of variations do not matter.
/// What the texts mean is found out later, by playing them (replay.h).
namespace feerie::published {

/// Where a half-move stands in the count of moves: `2.` is {2, false}, `2...` is {2, true}.
struct Label {
  int number = 0;
  bool second = false;

  // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy takes what the compiler writes for ours.
  auto operator<=>(const Label&) const = default;
};

/// A half-move and what is written behind it.
struct ScoreMove {
  /// The move without check signs, goal signs and marks. `~` stands for any other move.
  std::string text;
  Label label;
  /// `key`, `attempt` or `refutation` as far as it is marked so.
  solution::Mark mark = solution::Mark::none;
  /// The line of the text on which it stands, from 1; 0 if it does not come from a text.
  int line = 0;
  /// "etc." is written behind it: the rest is left out on purpose.
  bool unfinished = false;
  std::vector<ScoreMove> threats, replies, refutations;
  /// The units behind it, where it has been played and boards are wanted (`report/board_text.h`).
  std::string board = {};
};

/// What is written about one position: first moves of all phases, each with its tree. A line of
/// help or series play is a tree in which each move has one reply.
struct Score {
  /// "a", "b", ...; empty if there are no twins.
  std::string twin;
  std::vector<ScoreMove> roots;
  /// It is said that there is no solution.
  bool says_none = false;
};

/// A part of the text that is neither move nor mark nor a word that solutions consist of.
struct Unread {
  std::string text;
  /// From 1.
  int line = 0;
};

/// A whole text.
struct Scores {
  std::vector<Score> twins;
  /// Only what stands between moves; headings and remarks of their own are passed over.
  std::vector<Unread> unread;
  /// The text says that solving was not finished: solutions may be missing.
  bool partial = false;
};

/// How a text is to be read.
struct Reading {
  /// The number of the line with which the text begins in its file.
  int first_line = 1;
  /// Within a line the count may begin again, as it does behind the parts of a structured
  /// stipulation. Otherwise a smaller number goes back in the tree.
  bool counts_anew = false;
  /// A side may pass, so that `...` in front of the first move is a move of its own; otherwise it
  /// is a half-move that is left out, as in set play.
  bool passes_are_moves = false;
};

/// Reads a solution: English, French and German words, comments in braces, headings of twins
/// (`a)`), move numbers with one or more dots, several moves behind one number. The text may be the
/// whole output of a solving program for one problem: then what is above and below its solution is
/// passed over. No text makes it throw.
Scores parse_scores(std::string_view text, const Reading& reading);

/// A first move without text stands for the position itself: what it holds as replies are first
/// moves, and it stays for its threats only.
void free_first_moves(std::vector<ScoreMove>& moves);

/// Joins moves that are written several times in one place. The mark of the first one counts.
void join_equal_moves(std::vector<ScoreMove>& moves);

}  // namespace feerie::published
