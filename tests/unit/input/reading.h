#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "input/reader.h"

namespace feerie::test {

/// All that a reader finds in a text.
inline std::vector<ReadItem> read_all(std::string_view text) {
  Reader reader(std::string(text), "t.inp");
  std::vector<ReadItem> items;
  while (auto item = reader.next()) items.push_back(std::move(*item));
  return items;
}

/// The one problem of a text without errors.
inline Problem read_one(std::string_view text) {
  std::vector<ReadItem> items = read_all(text);
  EXPECT_EQ(items.size(), 1U);
  if (items.empty() || !items.front().problem) {
    ADD_FAILURE() << "no problem in: " << text;
    for (const ReadItem& item : items) {
      for (const Diagnostic& each : item.diagnostics) ADD_FAILURE() << to_string(each);
    }
    return {};
  }
  return std::move(*items.front().problem);
}

/// A whole English problem around some commands.
inline std::string english(std::string_view commands) {
  return "beginproblem\n" + std::string(commands) + "\nendproblem\n";
}

/// The problem of some English commands and a stipulation.
inline Problem read_commands(std::string_view commands) {
  return read_one(english("stipulation #2 " + std::string(commands)));
}

inline std::vector<Diagnostic> diagnostics_of(std::string_view text,
                                              Diagnostic::Severity severity) {
  std::vector<Diagnostic> found;
  for (ReadItem& item : read_all(text)) {
    for (Diagnostic& each : item.diagnostics) {
      if (each.severity == severity) found.push_back(std::move(each));
    }
  }
  return found;
}

/// The first error of an English problem that consists of a stipulation and some commands; the
/// commands stand in a line of their own, the third one.
inline Diagnostic first_error(std::string_view commands) {
  const auto found = diagnostics_of(english("stipulation #2\n" + std::string(commands)),
                                    Diagnostic::Severity::error);
  if (found.empty()) {
    ADD_FAILURE() << "no error in: " << commands;
    return {};
  }
  return found.front();
}

/// The notes of an English problem that consists of a stipulation and some commands.
inline std::vector<Diagnostic> notes_of(std::string_view commands) {
  return diagnostics_of(english("stipulation #2\n" + std::string(commands)),
                        Diagnostic::Severity::note);
}

/// "wKa1 bQh8": units in the order in which they were placed.
inline std::string units_of(const std::vector<Placement>& units,
                            Language language = Language::english) {
  constexpr std::string_view sides = "-wbn";
  std::string out;
  for (const Placement& unit : units) {
    if (!out.empty()) out += ' ';
    out += sides[static_cast<std::size_t>(unit.sides)];
    for (const Trait* trait : unit.traits) out += "(" + std::string(trait->names.english) + ")";
    out += letters_of(unit.walk, language) + to_string(unit.square);
  }
  return out;
}

}  // namespace feerie::test
