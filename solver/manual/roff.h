#pragma once

#include <string>
#include <string_view>

#include "core/language.h"

/// Pages for `man`, written in roff with the macros of man(7).
namespace feerie::manual::roff {

/// The text so that nothing in it is a request or an escape, wherever it stands in a line. Long
/// words may be broken behind `|` and `/`.
std::string escaped(std::string_view text);

/// The text in bold.
std::string bold(std::string_view text);

/// A paragraph; `text` is escaped already. Nothing for an empty text.
std::string paragraph(std::string_view text);

/// A heading of a section (`level` 1) or of a part of it.
std::string heading(int level, std::string_view text);

/// An item of a list behind a mark, which is escaped here; `text` is escaped already.
std::string item(std::string_view mark, std::string_view text);

/// Lines as they stand, indented.
std::string block(std::string_view text);

/// What a page says in its head.
struct Page {
  /// `feerie-walks`.
  std::string name;
  /// Of the manual: 1 commands, 7 what they know.
  int section = 7;
  /// What the page is about, in a few words.
  std::string about;
  /// Name and version of the program.
  std::string program;
};

/// The beginning of a page: title line and NAME.
std::string head(const Page& page, Language language);

}  // namespace feerie::manual::roff
