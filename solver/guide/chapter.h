#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/language.h"
#include "guide/markdown.h"

namespace feerie::guide {

/// A chapter as it is written: docs/manual/NAME.LANGUAGE.md.
struct ChapterFile {
  /// `first-steps`.
  std::string_view name;
  /// In Markdown.
  Names text;
};

/// All chapters in the order in which they are read.
std::span<const ChapterFile> chapter_files();

/// A chapter in one language.
struct Chapter {
  std::string_view name;
  std::string title;
  /// What stands between two headings of the second level, heading first. The part in front of the
  /// first one begins with the title of the chapter.
  std::vector<std::vector<Node>> parts;
};

Chapter chapter_of(const ChapterFile& file, Language language);

/// The heading of a part.
std::string title_of(const std::vector<Node>& part);

}  // namespace feerie::guide
