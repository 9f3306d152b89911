#include "cli/merge_parts.h"

#include <fstream>
#include <iterator>
#include <memory>
#include <optional>
#include <string>

#include <fmt/format.h>

#include "cli/exit_status.h"
#include "cli/verify_table.h"
#include "collections/definition.h"
#include "core/unicode.h"
#include "farm/manifest.h"
#include "farm/results.h"
#include "farm/telling.h"
#include "input/reader.h"
#include "platform/paths.h"
#include "report/json_rows.h"
#include "report/recorder.h"
#include "report/writer.h"
#include "search/solve.h"

namespace feerie::cli {
namespace {

constexpr int failed = VerifyTable::unreadable;

std::string text_of_file(const std::string& name) {
  std::ifstream file(platform::path_of(name), std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// The problem that was split, as it was read from its file.
std::optional<ReadItem> problem_of(const farm::Manifest& manifest) {
  Reader reader(farm::input_of(manifest.split.body, manifest.language, nullptr, manifest.line),
                manifest.file);
  std::optional<ReadItem> item = reader.next();
  if (!item || !item->problem) return std::nullopt;
  item->problem->number = manifest.index;
  return item;
}

bool show(const ReadItem& item, farm::Results& results, Listener& listener) {
  farm::Telling telling(results);
  SolveSettings settings;
  settings.limits.memory = 0;
  settings.retro_analysis = true;
  settings.division = &telling;
  for (const Diagnostic& diagnostic : item.diagnostics) listener.refuse(diagnostic);
  return solve(*item.problem, settings, listener);
}

}  // namespace

bool begins_with_manifest(const Invocation& invocation) {
  constexpr std::streamsize enough = 64;
  std::ifstream file(platform::path_of(invocation.files.front()), std::ios::binary);
  std::string begin(enough, '\0');
  file.read(begin.data(), enough);
  return farm::is_manifest(begin);
}

int merge_parts(const Invocation& invocation, Output& output) {
  const std::string& name = invocation.files.front();
  const auto manifest = farm::manifest_from(text_of_file(name));
  const auto item = manifest ? problem_of(*manifest) : std::nullopt;
  if (!item) {
    output.report("feerie: " + output.told("{} is not a whole manifest", printable(name)));
    return failed;
  }
  if (manifest->program != version_name()) {
    output.report("feerie: " + output.told("{} was made by {}, this is {}", printable(name),
                                           printable(manifest->program), version_name()));
    return failed;
  }
  farm::Results results(manifest->split.parts, manifest->program,
                        [&output](const texts::Told& told) {
                          output.report("feerie: " + told.in(output.language()));
                        });
  for (auto file = std::next(invocation.files.begin()); file != invocation.files.end(); ++file) {
    results.read(*file);
  }
  if (!results.complete()) return failed;
  const auto sink = [&output](std::string_view text) { output.write(text); };
  if (!invocation.json) {
    report::Writer writer(sink, {.regression = true, .remarks = invocation.remarks});
    return show(*item, results, writer) ? success : failed;
  }
  report::JsonRows rows(sink, version_name());
  report::Recorder recorder(rows, {.placements = invocation.placements,
                                   .define = collections::definition_text,
                                   .regression = true});
  return show(*item, results, recorder) ? success : failed;
}

}  // namespace feerie::cli
