#include "guide/chapter.h"

#include <utility>

namespace feerie::guide {

Chapter chapter_of(const ChapterFile& file, Language language) {
  Chapter chapter{.name = file.name, .title = {}, .parts = {}};
  Node document = parse_markdown(file.text.in(language));
  for (Node& node : document.inner) {
    const bool begins = node.kind == Kind::heading && node.level <= 2;
    if (begins || chapter.parts.empty()) chapter.parts.emplace_back();
    chapter.parts.back().push_back(std::move(node));
  }
  if (!chapter.parts.empty()) chapter.title = title_of(chapter.parts.front());
  return chapter;
}

std::string title_of(const std::vector<Node>& part) {
  const bool headed = !part.empty() && part.front().kind == Kind::heading;
  return headed ? words_of(part.front()) : std::string();
}

}  // namespace feerie::guide
