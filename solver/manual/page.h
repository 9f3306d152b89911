#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "core/language.h"
#include "manual/entry.h"
#include "picture/element.h"

namespace feerie::manual {

/// Name of the file with the reference in a language: `reference.en.html`.
std::string file_name_of(Language language);

/// A section of the page that is no part of the reference.
struct Chapter {
  /// Its address in the page, and the title under which it is listed.
  std::string address, title;
  /// An element `section` with articles in it.
  picture::Element section;
};

/// What a page has besides the reference itself.
struct Additions {
  std::span<const Chapter> chapters;
  /// What stands below an entry, such as an example; an empty element, or no function, for nothing.
  std::function<picture::Element(const Entry&)> below;
};

/// The chapters and the reference as a page of HTML that needs nothing else: each entry has an
/// anchor, and a search field hides the articles that do not fit. `program`: name and version of
/// the program.
std::string reference_page(Language language, const Additions& additions, std::string_view program);

/// A page that leads to the pages of all languages.
std::string index_page(std::string_view program);

}  // namespace feerie::manual
