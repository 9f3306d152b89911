#include "guide/roff.h"

#include <fmt/format.h>

#include "guide/example.h"
#include "manual/roff.h"
#include "manual/words.h"

namespace feerie::guide {
namespace {

namespace roff = manual::roff;

/// Where a link leads, if that is a page for man or a place on the net; else empty.
std::string address_of(std::string_view target) {
  if (target.starts_with("http")) return fmt::format(" ({})", roff::escaped(target));
  for (const ChapterFile& file : chapter_files()) {
    const bool of_chapter =
        target.starts_with(file.name) && target.substr(file.name.size()).starts_with('.');
    if (of_chapter) return fmt::format(" ({}(7))", roff::bold(fmt::format("feerie-{}", file.name)));
  }
  return {};
}

/// What is said in the node, with its emphasis.
std::string inline_text(const Node& node) {
  switch (node.kind) {
    case Kind::text:
      return roff::escaped(node.text);
    case Kind::code:
      return roff::bold(node.text);
    case Kind::code_block:
      return {};
    default:
      break;
  }
  std::string text;
  for (const Node& each : node.inner) text += inline_text(each);
  if (node.kind == Kind::strong) return fmt::format("\\fB{}\\fR", text);
  if (node.kind == Kind::emphasis) return fmt::format("\\fI{}\\fR", text);
  if (node.kind == Kind::link) return text + address_of(node.target);
  return text;
}

std::string items(const Node& list) {
  std::string text;
  int number = 0;
  for (const Node& each : list.inner) {
    const std::string mark =
        list.kind == Kind::numbered_list ? fmt::format("{}.", ++number) : "\\(bu";
    text += roff::item(mark, inline_text(each));
  }
  return text;
}

/// The first cell of each row, and what stands beside it below it.
std::string table(const Node& node) {
  std::string text;
  for (const Node& row : node.inner) {
    std::string cells;
    for (std::size_t i = 1; i < row.inner.size(); ++i) {
      const std::string cell = inline_text(row.inner[i]);
      if (cell.empty()) continue;
      cells += (cells.empty() ? "" : "\n.br\n") + cell;
    }
    if (row.inner.empty()) continue;
    text +=
        fmt::format(".TP\n{}\n{}\n", inline_text(row.inner.front()), cells.empty() ? "\\&" : cells);
  }
  return text;
}

std::string text_of(const Node& node) {
  switch (node.kind) {
    case Kind::heading:
      return roff::heading(node.level <= 2 ? 1 : 2, words_of(node));
    case Kind::code_block:
      return roff::block(node.text);
    case Kind::list:
    case Kind::numbered_list:
      return items(node);
    case Kind::table:
      return table(node);
    default:
      return roff::paragraph(inline_text(node));
  }
}

}  // namespace

std::string roff_of(const Chapter& chapter, Language language) {
  std::string text = roff::heading(1, manual::words::description.in(language));
  for (const auto& part : chapter.parts) {
    for (const Node& node : part) {
      // The title of the chapter is told in the head of the page.
      if (node.kind == Kind::heading && node.level == 1) continue;
      text += text_of(node);
    }
  }
  return text;
}

std::string roff_example(const manual::Entry& entry, Language language) {
  const auto example = example_of(entry, language);
  if (!example) return {};
  const std::string by = example->by.empty() ? "" : fmt::format(" {}", example->by);
  return roff::paragraph(fmt::format("{}{}{}", example_word.in(language),
                                     manual::words::colon.in(language), roff::escaped(by))) +
         roff::block(example->problem) + roff::block(example->output);
}

}  // namespace feerie::guide
