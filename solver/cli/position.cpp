#include "cli/position.h"

#include <algorithm>

#include <fmt/format.h>

#include "cli/exit_status.h"
#include "core/unicode.h"
#include "problem/scharnagl.h"

namespace feerie::cli {
namespace {

/// The white base line: of a placement or FEN its last line, else the text itself.
std::string base_line_of(const std::string& text) {
  const std::string placement = text.substr(0, text.find(' '));
  return placement.substr(placement.rfind('/') + 1);
}

}  // namespace

std::optional<std::string> chess960_position(const std::string& which, bool shredder) {
  const bool digits = !which.empty() && which.size() <= 3 &&
                      which.find_first_not_of("0123456789") == std::string::npos;
  if (digits) {
    const int number = std::stoi(which);
    if (number >= scharnagl::array_count) return std::nullopt;
    using scharnagl::Castling;
    return scharnagl::fen_of(number, shredder ? Castling::shredder : Castling::x_fen) + '\n';
  }
  const auto number = scharnagl::number_of(base_line_of(which));
  if (!number) return std::nullopt;
  return fmt::format("{}\n", *number);
}

int write_chess960_position(const std::string& which, bool shredder, Output& output) {
  const auto answer = chess960_position(which, shredder);
  if (!answer) {
    output.report("feerie: " + output.told("no start position of Chess960: {}", printable(which)));
    return usage_error;
  }
  output.write(*answer);
  return success;
}

}  // namespace feerie::cli
