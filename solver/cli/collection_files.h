#pragma once

#include <atomic>
#include <functional>
#include <string>
#include <vector>

#include "core/language.h"
#include "verify/examine.h"

namespace feerie::cli {

/// How collections are read.
struct CollectionReading {
  /// Of positions that have none of their own; may be empty.
  std::string stipulation;
  /// Ends reading as soon as it becomes true; may be null.
  const std::atomic<bool>* stop = nullptr;
  /// Of the messages.
  Language language = Language::english;
};

/// The files to which the paths lead: files as they are named, and of folders all files below them
/// that hold problems, in the order of their names. `report` gets a message for each folder that
/// cannot be read; returns whether all could be.
bool find_collections(const std::vector<std::string>& paths, std::vector<std::string>& files,
                      const std::function<void(const std::string&)>& report, Language language);

/// The problems of the files one after the other, in whatever format they are, with their published
/// solutions. `visit` returns false to stop. `report` gets a message for each file that cannot be
/// read to its end. Returns whether all could be read.
bool each_case(const std::vector<std::string>& files, const CollectionReading& reading,
               const std::function<bool(verify::Case)>& visit,
               const std::function<void(const std::string&)>& report);

}  // namespace feerie::cli
