#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "problem/problem.h"
#include "texts/told.h"

/// Collections of problems in the formats of other programs. Each problem becomes a text in the
/// language of the input, so that there is one reader that knows what problems consist of.
namespace feerie::collections {

enum class Format : unsigned char {
  input,  ///< the language of the input
  yaml,   ///< entries of Olive and YACPDB (.olv)
  json,   ///< entries of YACPDB
  rows,   ///< rows of JSON, as `feerie solve --json` writes them
  lines,  ///< a position a line: EPD or FEN
  table,  ///< a table in CSV whose first line names the columns
};

/// By what the text looks like, whatever the name of its file is. The first 64 KiB are enough.
Format recognise(std::string_view text);

/// A problem of a collection.
struct Entry {
  /// The line on which it begins, from 1.
  int line = 1;
  /// In the language of the input, from `BeginProblem` to `EndProblem`; empty if there is trouble.
  std::string text;
  /// The solution that the entry gives; empty if it gives none.
  PublishedSolution published;
  /// How many solutions are intended, if the entry says so in a way that one number tells.
  std::optional<int> intended;
  /// What an entry of YACPDB says that the text has no place for, by its names: `keywords`,
  /// `source`, `intended-solutions`. Null if nothing.
  std::shared_ptr<const nlohmann::json> details;
  /// Why the entry is no problem: `column 3: ...`.
  texts::Told trouble;
  /// What of the file was passed over, such as an unknown column of a table.
  std::vector<texts::Told> notes;
};

/// Gets one entry after the other; false to stop.
using VisitEntry = std::function<bool(Entry)>;

/// The problems of a text that is not `Format::input`, one after the other: only one of them is in
/// memory at a time. `stipulation` is that of positions that have none of their own; may be empty.
/// Nothing that the text holds makes it throw; what cannot be read is an entry with its trouble,
/// and those behind it are read as far as the format allows. Returns false if it was stopped.
bool each_entry(std::string_view text, Format format, std::string_view stipulation,
                const VisitEntry& visit);

/// All of them at once.
std::vector<Entry> entries_of(std::string_view text, Format format, std::string_view stipulation);

}  // namespace feerie::collections
