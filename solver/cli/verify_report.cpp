#include "cli/verify_report.h"

#include <cerrno>
#include <filesystem>
#include <fstream>

#include <fmt/format.h>

#include "core/unicode.h"
#include "platform/files.h"
#include "platform/paths.h"
#include "texts/system_error.h"

namespace feerie::cli {

VerifyReport::~VerifyReport() {
  if (descriptor_ >= 0) platform::close_file(descriptor_);
}

void VerifyReport::complain(int reason) {
  if (!lost_) {
    output_.report("feerie: " + output_.told("cannot write {}: {}", printable(invocation_.report),
                                             texts::reason_of(reason).in(output_.language())));
  }
  lost_ = true;
}

bool VerifyReport::open() {
  if (invocation_.report.empty()) return true;
  if (invocation_.resume && !read_earlier()) return false;
  // Nobody's report is lost because its name was given by mistake.
  using platform::Access;
  const Access access = invocation_.resume ? Access::append : Access::append_new;
  descriptor_ = platform::open_file(invocation_.report, access);
  if (descriptor_ >= 0) return true;
  if (errno == EEXIST) {
    output_.report("feerie: " + output_.told("{} exists already: --resume goes on with it",
                                             printable(invocation_.report)));
    return false;
  }
  complain(errno);
  return false;
}

/// A row that was cut off, as the program was killed while it wrote it, is taken away.
bool VerifyReport::read_earlier() {
  const std::filesystem::path path = platform::path_of(invocation_.report);
  std::error_code error;
  // A device or a pipe has nothing to go on with.
  if (!std::filesystem::is_regular_file(path, error)) return true;
  std::ifstream file(path, std::ios::binary);
  if (!file) {
    output_.report("feerie: " + output_.told("cannot read {}", printable(invocation_.report)));
    return false;
  }
  std::string line;
  std::streamoff whole = 0;
  while (std::getline(file, line)) {
    if (file.eof()) break;
    whole = file.tellg();
    if (auto finding = verify::finding_from(line)) {
      earlier_.insert_or_assign({finding->file, finding->index}, std::move(*finding));
    } else if (line.find("\"row\":") == std::string::npos) {
      output_.report("feerie: " + output_.told("{} is no report", printable(invocation_.report)));
      return false;
    }
  }
  file.close();
  std::filesystem::resize_file(path, static_cast<std::uintmax_t>(whole), error);
  if (!error) return true;
  complain(error.default_error_condition().value());
  return false;
}

std::optional<verify::Finding> VerifyReport::known(const std::string& file, int index,
                                                   std::uint64_t hash) {
  const auto found = earlier_.find({file, index});
  if (found == earlier_.end() || found->second.hash != hash) return std::nullopt;
  const bool limited = found->second.verdict == verify::Verdict::limit;
  if (limited && invocation_.retry_limits) return std::nullopt;
  all_.insert_or_assign({file, index}, found->second);
  return found->second;
}

void VerifyReport::write(const std::string& text) {
  for (std::size_t written = 0; written < text.size();) {
    const std::ptrdiff_t more =
        platform::write_some(descriptor_, text.data() + written, text.size() - written);
    if (more < 0 && errno == EINTR) continue;
    if (more < 0) return complain(errno);
    written += static_cast<std::size_t>(more);
  }
  if (!platform::save_file(descriptor_)) complain(errno);
}

void VerifyReport::add(const verify::Finding& finding) {
  if (descriptor_ < 0 || lost_) return;
  all_.insert_or_assign({finding.file, finding.index}, finding);
  write(verify::to_json(finding, invocation_.times) + '\n');
}

/// The ordered report is written beside the other and takes its place when it is complete.
bool VerifyReport::close() {
  if (descriptor_ < 0 || lost_) return !lost_;
  platform::close_file(descriptor_);
  const std::string ordered = invocation_.report + ".new";
  descriptor_ = platform::open_file(ordered, platform::Access::overwrite);
  if (descriptor_ < 0) {
    complain(errno);
    return false;
  }
  std::string text;
  for (const auto& [place, finding] : all_) {
    text += verify::to_json(finding, invocation_.times) + '\n';
  }
  write(text);
  if (!platform::close_file(std::exchange(descriptor_, -1))) complain(errno);
  if (lost_) return false;
  std::error_code error;
  std::filesystem::rename(platform::path_of(ordered), platform::path_of(invocation_.report), error);
  if (error) complain(error.default_error_condition().value());
  return !lost_;
}

}  // namespace feerie::cli
