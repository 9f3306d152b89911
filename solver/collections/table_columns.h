#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace feerie::collections {

/// What a column of a table tells.
enum class Column : unsigned char {
  fen,      ///< a FEN, EPD or Fairy FEN: all fields or the placement alone
  forsyth,  ///< a placement in the notation of the input
  pieces,   ///< units as in the input: `white Ka1 Qb2 black Kh8`
  stipulation,
  conditions,
  options,
  twins,  ///< `b) move a1 a2`, one a line
  authors,
  title,
  source,
  date,
  award,
  solution,
  intended,  ///< how many solutions are intended
  keywords,
  remarks,
  passed_over,  ///< known, but nothing that a problem consists of
  unknown,
};

/// Names of columns in English, German and French, in any case, with or without accents.
Column column_named(std::string_view name);

/// The names under which this program writes the columns, in the order in which it does.
std::string_view name_of(Column column);

/// The character that parts the columns of a line that names them: comma, semicolon or tab. Nothing
/// if the line is no such line: it has to name at least two columns, or one that is a position.
std::optional<char> separator_of_header(std::string_view line);

}  // namespace feerie::collections
