#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "texts/told.h"

namespace feerie::collections {

/// A line of a table.
struct CsvRecord {
  std::vector<std::string> fields;
  /// The line of the text on which it begins, from 1.
  int line = 1;
  /// What is wrong with it; empty if nothing is. It has no fields then.
  texts::Told trouble;
  int trouble_column = 1;
};

/// Parts a text in CSV (RFC 4180) into records, one after the other; lines without any field are
/// left out. A record that is not written by the rules (text behind a closing quote, a quote that
/// never closes) is told, and reading goes on with the line behind its first one. `visit` returns
/// false to stop; then this returns false.
bool each_csv_record(std::string_view text, char separator,
                     const std::function<bool(CsvRecord)>& visit);

/// A field as it is written in a table with commas: in quotes where it has to be.
std::string csv_field(std::string_view text);

}  // namespace feerie::collections
