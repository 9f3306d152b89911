#include "cli/reference.h"

#include <filesystem>
#include <system_error>

#include <fmt/format.h>

#include "cli/exit_status.h"
#include "cli/help.h"
#include "cli/man_pages.h"
#include "cli/text_file.h"
#include "core/language_codes.h"
#include "core/unicode.h"
#include "guide/example.h"
#include "guide/lookup.h"
#include "guide/page.h"
#include "manual/lookup.h"
#include "manual/page.h"
#include "manual/plain.h"
#include "platform/paths.h"
#include "texts/system_error.h"

namespace feerie::cli {

namespace {

/// What the manual says of the word; where the word is explained already, how to read it.
std::string chapters_about(const Invocation& invocation, bool explained) {
  constexpr Names more{"More in the manual:", "Mehr im Handbuch:", "Voir aussi le manuel :"};
  const Language language = invocation.language;
  std::string text = guide::text_about(invocation.word, language);
  if (text.empty() || !explained) return text;
  return fmt::format("\n{} feerie help {} {}\n", more.in(language),
                     guide::chapter_word.in(language), invocation.word);
}

std::string list_of_chapters(Language language) {
  std::string text;
  for (const std::string& title : guide::titles(language)) text += title + '\n';
  return text;
}

bool write_html(const Invocation& invocation, Output& output) {
  namespace fs = std::filesystem;
  const fs::path path = platform::path_of(invocation.html);
  std::error_code error;
  fs::create_directories(path, error);
  if (error) {
    output.report("feerie: " + output.told("cannot make the folder {}: {}",
                                           printable(invocation.html),
                                           texts::reason_of(error).in(output.language())));
    return false;
  }
  const std::string program = version_name();
  bool written =
      write_file(platform::name_of(path / "index.html"), manual::index_page(program), output);
  for (const Language language : all_languages) {
    const std::string name = platform::name_of(path / manual::file_name_of(language));
    const auto chapters = guide::chapter_sections(language);
    const manual::Additions additions{.chapters = chapters,
                                      .below = [language](const manual::Entry& entry) {
                                        return guide::example_element(entry, language);
                                      }};
    written &= write_file(name, manual::reference_page(language, additions, program), output);
  }
  return written;
}

}  // namespace

int explain_word(const Invocation& invocation, Output& output) {
  const Language language = invocation.language;
  if (invocation.word.empty()) {
    output.write(help_text(language));
    return success;
  }
  if (guide::asks_for_titles(invocation.word)) {
    output.write(list_of_chapters(language));
    return success;
  }
  const manual::Found found = manual::find(invocation.word, language);
  const Command* const command = command_named(invocation.word);
  std::string text = command == nullptr ? "" : help_text(*command, language);
  for (const manual::Entry& entry : found.entries) {
    text += (text.empty() ? "" : "\n") + manual::text_of(entry, language) +
            guide::example_text(entry, language) + manual::deviations_text(entry, language);
  }
  text += chapters_about(invocation, !text.empty());
  if (text.empty()) {
    const std::string message = manual::unknown_word(invocation.word, found, language);
    output.report(fmt::format("feerie: {}", message));
    return usage_error;
  }
  output.write(text);
  return success;
}

int write_manual(const Invocation& invocation, Output& output) {
  bool written = invocation.man.empty() || write_man_pages(invocation.man, output);
  if (!invocation.html.empty()) written &= write_html(invocation, output);
  return written ? success : not_all_solved;
}

}  // namespace feerie::cli
