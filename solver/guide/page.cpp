#include "guide/page.h"

#include <string>
#include <string_view>

#include <fmt/format.h>

#include "guide/chapter.h"

namespace feerie::guide {
namespace {

using picture::Element;

/// Where a link leads within the page; empty where it leads to another file of the project.
std::string address_of(std::string_view target) {
  if (target.starts_with("http")) return std::string(target);
  for (const ChapterFile& file : chapter_files()) {
    const bool of_chapter =
        target.starts_with(file.name) && target.substr(file.name.size()).starts_with('.');
    if (of_chapter) return fmt::format("#chapter-{}", file.name);
  }
  return {};
}

std::string name_of(const Node& node) {
  switch (node.kind) {
    case Kind::heading:
      // A page has a title of its own, and a chapter is a section of it.
      return fmt::format("h{}", node.level + 1);
    case Kind::paragraph:
      return "p";
    case Kind::code_block:
      return "pre";
    case Kind::list:
      return "ul";
    case Kind::numbered_list:
      return "ol";
    case Kind::item:
      return "li";
    case Kind::table:
      return "table";
    case Kind::row:
      return "tr";
    case Kind::cell:
      return "td";
    case Kind::code:
      return "code";
    case Kind::emphasis:
      return "em";
    case Kind::strong:
      return "strong";
    default:
      return "span";
  }
}

Element element_of(const Node& node) {
  const std::string address = node.kind == Kind::link ? address_of(node.target) : "";
  Element element(address.empty() ? name_of(node) : "a");
  if (!address.empty()) element.set("href", address);
  if (node.kind == Kind::code) return element.say(node.text);
  if (node.kind == Kind::code_block) {
    if (!node.target.empty()) element.set("class", node.target.substr(0, node.target.find(' ')));
    // Signs that cannot be seen are told as such, but lines end.
    std::string_view rest = node.text;
    while (!rest.empty()) {
      const std::size_t end = rest.find('\n');
      element.append(rest.substr(0, end));
      if (end == std::string_view::npos) break;
      element.end_line();
      rest.remove_prefix(end + 1);
    }
    return element;
  }
  for (const Node& each : node.inner) {
    if (each.kind == Kind::text) {
      element.append(each.text);
    } else {
      element.add(element_of(each));
    }
  }
  return element;
}

Element article_of(const std::vector<Node>& part, const std::string& address) {
  Element article("article");
  article.set("id", address).set("class", "chapter");
  for (const Node& node : part) {
    // The title of the chapter stands above its first part.
    if (node.kind == Kind::heading && node.level == 1) continue;
    article.add(element_of(node)).end_line();
  }
  return article;
}

}  // namespace

std::vector<manual::Chapter> chapter_sections(Language language) {
  std::vector<manual::Chapter> sections;
  for (const ChapterFile& file : chapter_files()) {
    const Chapter chapter = chapter_of(file, language);
    Element section("section");
    const std::string address = fmt::format("chapter-{}", chapter.name);
    section.set("id", address);
    section.add(Element("h2").say(chapter.title)).end_line();
    std::size_t number = 0;
    for (const auto& part : chapter.parts) {
      ++number;
      section.add(article_of(part, fmt::format("{}-{}", chapter.name, number))).end_line();
    }
    sections.push_back({address, chapter.title, section});
  }
  return sections;
}

}  // namespace feerie::guide
