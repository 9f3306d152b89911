#include "cli/verify_report.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include "core/unicode.h"

namespace feerie::cli {

VerifyReport::~VerifyReport() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

void VerifyReport::complain(int reason) {
  if (!lost_) {
    output_.report("feerie: " + output_.told("cannot write {}: {}", printable(invocation_.report),
                                             std::strerror(reason)));
  }
  lost_ = true;
}

bool VerifyReport::open() {
  if (invocation_.report.empty()) return true;
  if (invocation_.resume && !read_earlier()) return false;
  // Nobody's report is lost because its name was given by mistake.
  const int flags = O_WRONLY | O_CREAT | O_APPEND | (invocation_.resume ? 0 : O_EXCL);
  descriptor_ = ::open(invocation_.report.c_str(), flags | O_CLOEXEC, 0644);
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
  std::error_code error;
  // A device or a pipe has nothing to go on with.
  if (!std::filesystem::is_regular_file(invocation_.report, error)) return true;
  std::ifstream file(invocation_.report, std::ios::binary);
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
  if (truncate(invocation_.report.c_str(), whole) == 0) return true;
  complain(errno);
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
    const ssize_t more = ::write(descriptor_, text.data() + written, text.size() - written);
    if (more < 0 && errno == EINTR) continue;
    if (more < 0) return complain(errno);
    written += static_cast<std::size_t>(more);
  }
  if (fdatasync(descriptor_) != 0 && errno != EINVAL && errno != EROFS) complain(errno);
}

void VerifyReport::add(const verify::Finding& finding) {
  if (descriptor_ < 0 || lost_) return;
  all_.insert_or_assign({finding.file, finding.index}, finding);
  write(verify::to_json(finding, invocation_.times) + '\n');
}

/// The ordered report is written beside the other and takes its place when it is complete.
bool VerifyReport::close() {
  if (descriptor_ < 0 || lost_) return !lost_;
  ::close(descriptor_);
  const std::string ordered = invocation_.report + ".new";
  descriptor_ = ::open(ordered.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
  if (descriptor_ < 0) {
    complain(errno);
    return false;
  }
  std::string text;
  for (const auto& [place, finding] : all_) {
    text += verify::to_json(finding, invocation_.times) + '\n';
  }
  write(text);
  if (lost_) return false;
  if (std::rename(ordered.c_str(), invocation_.report.c_str()) != 0) complain(errno);
  return !lost_;
}

}  // namespace feerie::cli
