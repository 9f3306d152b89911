#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "published/score.h"

/// Published solutions of problems in which moves are taken back first:
///
///     a) -1.Kg3*Bf3 -2.Kh3*Bg3 & 1.f7-f5 Bg3-f4=
///     -1.Kd5-e4 & 1.Kd6! ...            (and further lines of the play)
///     R: 1.Kd5-e4, dann 1.Kd6
///     -1.e7-e5                          (only last moves are asked for)
namespace feerie::published {

/// A way back, with what is written behind it.
struct WrittenWay {
  /// "a", "b", ...; empty if there are no twins.
  std::string twin;
  /// The moves that are taken back, in the form of `plain_way`.
  std::string way;
  /// As it is written, to be told.
  std::string text;
  /// The play, cut out of the text, and the line on which it begins.
  std::string play;
  int line = 1;
};

/// Cuts a solution at its ways back. What stands in front of the first one is passed over. Lines
/// that have no way back belong to the one before.
std::vector<WrittenWay> ways_of(std::string_view text, int first_line);

/// Moves that are taken back, without numbers, blanks and signs of check, and with one sign of
/// capture, so that different ways to write them compare equal.
std::string plain_way(std::string_view text);

}  // namespace feerie::published
