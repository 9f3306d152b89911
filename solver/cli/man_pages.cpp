#include "cli/man_pages.h"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <vector>

#include <fmt/format.h>

#include "cli/options.h"
#include "cli/text_file.h"
#include "core/language_codes.h"
#include "core/unicode.h"
#include "guide/chapter.h"
#include "guide/roff.h"
#include "manual/roff.h"
#include "manual/roff_entry.h"
#include "manual/words.h"
#include "platform/paths.h"
#include "texts/system_error.h"

namespace feerie::cli {
namespace {

namespace fs = std::filesystem;
namespace roff = manual::roff;

struct ManPage {
  std::string name;
  std::string about;
  std::string text;
};

/// The pages of a language, without their beginning and what they say of each other.
class ManPages {
 public:
  explicit ManPages(Language language) : language_(language) {}

  std::vector<ManPage> all() {
    for (const guide::ChapterFile& file : guide::chapter_files()) {
      const guide::Chapter chapter = guide::chapter_of(file, language_);
      add(std::string(chapter.name), chapter.title, guide::roff_of(chapter, language_));
    }
    for (const manual::Section section : manual::all_sections) {
      const auto example = [this](const manual::Entry& entry) {
        return guide::roff_example(entry, language_);
      };
      add(std::string(manual::word_of(section)), std::string(manual::title_of(section, language_)),
          manual::roff_of(section, example, language_));
    }
    add("deviations", std::string(manual::words::deviations.in(language_)),
        manual::roff_of_deviations(language_));
    pages_.insert(pages_.begin(), index());
    return std::move(pages_);
  }

 private:
  /// A section of the reference stands behind the chapter of its name.
  void add(const std::string& word, const std::string& about, std::string text) {
    const std::string name = "feerie-" + word;
    const auto found = std::ranges::find(pages_, name, &ManPage::name);
    if (found == pages_.end()) {
      pages_.push_back({name, about, std::move(text)});
    } else {
      found->text += text;
    }
  }

  ManPage index() const {
    std::string text = roff::heading(1, manual::words::description.in(language_));
    for (const ManPage& page : pages_) {
      text += fmt::format(".TP\n{}(7)\n{}\n", roff::bold(page.name), roff::escaped(page.about));
    }
    return {"feerie-manual", std::string(manual::words::title.in(language_)), text};
  }

  Language language_;
  std::vector<ManPage> pages_;
};

std::string see_also(const ManPage& page, Language language) {
  const bool is_index = page.name == "feerie-manual";
  return fmt::format("{}{}(1){}\n", roff::heading(1, manual::words::see_also.in(language)),
                     roff::bold("feerie"),
                     is_index ? "" : fmt::format(",\n{}(7)", roff::bold("feerie-manual")));
}

}  // namespace

bool write_man_pages(const std::string& folder, Output& output) {
  bool written = true;
  for (const Language language : all_languages) {
    const bool english = language == Language::english;
    const fs::path top = platform::path_of(folder);
    const fs::path path = (english ? top : top / code_of(language)) / "man7";
    std::error_code error;
    fs::create_directories(path, error);
    if (error) {
      output.report("feerie: " + output.told("cannot make the folder {}: {}",
                                             printable(platform::name_of(path)),
                                             texts::reason_of(error).in(output.language())));
      return false;
    }
    for (const ManPage& page : ManPages(language).all()) {
      const roff::Page head{.name = page.name, .about = page.about, .program = version_name()};
      written &=
          write_file(platform::name_of(path / (page.name + ".7")),
                     roff::head(head, language) + page.text + see_also(page, language), output);
    }
  }
  return written;
}

}  // namespace feerie::cli
