#include "farm/results.h"

#include <algorithm>
#include <iterator>
#include <stdexcept>
#include <tuple>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/unicode.h"
#include "farm/moves_json.h"
#include "farm/record.h"
#include "platform/paths.h"

namespace feerie::farm {
namespace {

using texts::told;
using Json = nlohmann::json;

/// The phase with this name, if the job has it.
const Play* play_of(const Part& part, const Json& row) {
  for (const Play& play : part.plays) {
    if (row.value("version", 0) == play.phase.version + 1 &&
        row.value("phase", std::string()) == name_of(play.phase.phase) &&
        row.value("other_side", false) == play.phase.second_side) {
      return &play;
    }
  }
  return nullptr;
}

}  // namespace

Results::Results(std::vector<Part> parts, std::string program, Report report)
    : parts_(std::move(parts)),
      program_(std::move(program)),
      report_(std::move(report)),
      read_(parts_.size(), 0) {
  for (const Part& part : parts_) {
    for (const Play& play : part.plays) phases_[play.phase];
  }
}

void Results::complain(const Reading& reading, const texts::Told& what) {
  report_(told("{}: {}", fmt::format("{}:{}", printable(reading.file), reading.line_number), what));
  failed_ = true;
}

void Results::read(const std::string& file) {
  Reading reading;
  reading.file = file;
  files_.push_back(file);
  std::ifstream stream(platform::path_of(file), std::ios::binary);
  if (!stream) {
    report_(told("{}: {}", printable(file), told("cannot be read")));
    failed_ = true;
    return;
  }
  bool whole = true;
  for (std::string text; std::getline(stream, text);) {
    ++reading.line_number;
    whole = !stream.eof();
    try {
      if (whole) read_row(reading, text);
    } catch (const std::exception&) {
      complain(reading, told("no row of a result"));
    }
    reading.offset += static_cast<std::streamoff>(text.size()) + 1;
  }
  if (!whole || reading.job != 0 || reading.line_number == 0 || stream.bad()) {
    complain(reading, told("the result is not complete"));
  }
}

void Results::read_row(Reading& reading, const std::string& text) {
  const Json row = Json::parse(text);
  const std::string kind = row.at("row");
  if (kind == "part") return begin_job(reading, text);
  if (reading.job == 0) throw std::invalid_argument("outside of all jobs");
  if (kind == "error") {
    complain(reading, told("the job failed: {}", printable(row.at("message").get<std::string>())));
  } else if (kind == "phase") {
    reading.play = play_of(parts_[static_cast<std::size_t>(reading.job) - 1], row);
    if (reading.play == nullptr) complain(reading, told("a phase that does not belong to the job"));
    reading.phase_open = true;
  } else if (kind == "end of phase") {
    reading.phase_open = false;
    if (row.at("end") == "interrupted") complain(reading, told("the job was interrupted"));
    if (reading.play != nullptr) reading.ended.push_back(reading.play->phase);
    reading.play = nullptr;
  } else if (kind == "end of part") {
    if (row.at("end") == "interrupted") complain(reading, told("the job was interrupted"));
    end_job(reading);
  } else if (kind == "tree" || kind == "line") {
    if (reading.play == nullptr) throw std::invalid_argument("outside of all phases");
    // Read to the end, so that nothing is shown of results with faults.
    kind == "tree" ? void(tree_from(row.at("tree"))) : void(line_from(row.at("line")));
    phases_[reading.play->phase].push_back({row.value("length", 0),
                                            row.at("way").get<std::vector<int>>(),
                                            files_.size() - 1, reading.offset, reading.job});
  } else {
    throw std::invalid_argument(kind);
  }
}

void Results::begin_job(Reading& reading, const std::string& text) {
  const Json row = Json::parse(text);
  if (reading.job != 0) complain(reading, told("the result in front of this one is not complete"));
  reading.job = 0;
  reading.play = nullptr;
  reading.ended.clear();
  if (row.at("format") != record_format)
    return complain(reading, told("another format of results"));
  if (row.at("program") != program_) {
    return complain(reading, told("made by {}, the problem was split by {}",
                                  printable(row.at("program").get<std::string>()), program_));
  }
  const int job = row.at("job");
  const bool known = job >= 1 && job <= static_cast<int>(parts_.size()) &&
                     row.at("jobs") == parts_.size() &&
                     row.at("split") == parts_[static_cast<std::size_t>(job) - 1].split;
  if (!known) return complain(reading, told("the result of another split"));
  reading.job = job;
  if (++read_[static_cast<std::size_t>(job) - 1] == 2) {
    complain(reading, told("a second result of job {}", job));
  }
}

void Results::end_job(Reading& reading) {
  for (const Play& play : parts_[static_cast<std::size_t>(reading.job) - 1].plays) {
    if (std::ranges::count(reading.ended, play.phase) != 1) {
      complain(reading, told("job {} has not examined all that it should", reading.job));
      break;
    }
  }
  reading.job = 0;
}

bool Results::complete() {
  for (std::size_t i = 0; i < read_.size(); ++i) {
    if (read_[i] > 0) continue;
    report_(told("the result of job {} is missing", i + 1));
    failed_ = true;
  }
  for (auto& [phase, entries] : phases_) {
    std::ranges::stable_sort(entries, [](const Entry& a, const Entry& b) {
      return std::tie(a.length, a.way) < std::tie(b.length, b.way);
    });
    const auto contradiction =
        std::ranges::adjacent_find(entries, [](const Entry& a, const Entry& b) {
          return a.length == b.length && a.way == b.way && a.job != b.job;
        });
    if (contradiction == entries.end()) continue;
    report_(told("{} and {} tell of the same moves", files_[contradiction->file],
                 files_[std::next(contradiction)->file]));
    failed_ = true;
  }
  return !failed_;
}

const std::vector<Results::Entry>& Results::of(const PhaseName& phase) const {
  return phases_.at(phase);
}

std::string Results::row_at(const Entry& entry) {
  if (!open_.is_open() || open_number_ != entry.file) {
    open_.close();
    open_.open(platform::path_of(files_[entry.file]), std::ios::binary);
    open_number_ = entry.file;
  }
  open_.clear();
  open_.seekg(entry.offset);
  std::string text;
  if (!std::getline(open_, text)) {
    throw std::runtime_error(fmt::format("{} has changed", files_[entry.file]));
  }
  return text;
}

solution::TreeMove Results::tree(const Entry& entry) {
  return tree_from(Json::parse(row_at(entry)).at("tree"));
}

solution::Line Results::line(const Entry& entry) {
  return line_from(Json::parse(row_at(entry)).at("line"));
}

}  // namespace feerie::farm
