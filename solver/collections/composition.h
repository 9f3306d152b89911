#pragma once

#include <memory>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "problem/problem.h"
#include "texts/told.h"

namespace feerie::collections {

/// A problem with all that a collection tells of it.
struct Composition {
  Problem problem;
  /// Empty if none is published.
  std::string solution;
  /// What an entry of YACPDB tells besides, by its names (`Entry::details`); may be null.
  std::shared_ptr<const nlohmann::json> details;
};

/// A problem in some format.
struct Written {
  std::string text;
  /// What the format has no place for: `title "..."`, `keywords`.
  std::vector<texts::Told> lost;
};

/// The format cannot hold the problem at all, as a whole diagram or the stipulation would be
/// missing.
struct Unwritable {
  texts::Told why;
};

/// What the problem `original` has and the other one has not, or has otherwise: `unit wKa1`,
/// `condition Circe`, `twin b`. Places and the language do not count.
std::vector<texts::Told> missing_from(const Problem& other, const Problem& original);

/// The problem without FEN fields: castling rights and the square of a capture en passant become
/// options, and the side that begins anyway need not be told. What is left of the fields is what
/// cannot be told otherwise.
Problem without_fen_fields(const Problem& problem);

}  // namespace feerie::collections
