#include "cli/reference.h"

#include <filesystem>
#include <system_error>

#include <fmt/format.h>

#include "cli/exit_status.h"
#include "cli/help.h"
#include "cli/text_file.h"
#include "core/unicode.h"
#include "manual/lookup.h"
#include "manual/page.h"
#include "manual/plain.h"

namespace feerie::cli {

int explain_word(const Invocation& invocation, Output& output) {
  if (invocation.word.empty()) {
    output.write(help_text());
    return success;
  }
  const manual::Found found = manual::find(invocation.word, invocation.language);
  const Command* const command = command_named(invocation.word);
  if (found.entries.empty() && command == nullptr) {
    const std::string message = manual::unknown_word(invocation.word, found, invocation.language);
    output.report(fmt::format("feerie: {}", message));
    return usage_error;
  }
  std::string text = command == nullptr ? "" : help_text(*command);
  for (const manual::Entry& entry : found.entries) {
    text += (text.empty() ? "" : "\n") + manual::text_of(entry, invocation.language);
  }
  output.write(text);
  return success;
}

int write_manual(const Invocation& invocation, Output& output) {
  namespace fs = std::filesystem;
  const fs::path folder = invocation.html;
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) {
    output.report(fmt::format("feerie: cannot make the folder {}: {}", printable(invocation.html),
                              error.message()));
    return not_all_solved;
  }
  const std::string program = version_name();
  bool written = write_file((folder / "index.html").string(), manual::index_page(program), output);
  for (const Language language : {Language::english, Language::german, Language::french}) {
    const std::string name = (folder / manual::file_name_of(language)).string();
    written &= write_file(name, manual::reference_page(language, program), output);
  }
  return written ? success : not_all_solved;
}

}  // namespace feerie::cli
