#pragma once

#include <fstream>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "farm/part.h"
#include "problem/solution.h"
#include "texts/told.h"

namespace feerie::farm {

/// The results of the jobs of one split, as `Record` has written them to files. All of it is looked
/// at once, so that what is missing, doubled or contradictory is found before anything is shown;
/// kept is only where each solution stands.
class Results {
 public:
  /// Gets a message for everything that is wrong.
  using Report = std::function<void(const texts::Told&)>;

  /// `parts`: the jobs, in their order. `program`: name and version of whoever has split the
  /// problem, and has to have solved all its parts.
  Results(std::vector<Part> parts, std::string program, Report report);

  /// Reads the results of one or more jobs.
  void read(const std::string& file);
  /// To be called when all files have been read: false if they do not make a whole.
  bool complete();

  /// A solution: where it belongs, and where it stands.
  struct Entry {
    /// Of the lines with which it was found; 0 for what belongs to no length.
    int length = 0;
    /// The numbers of the moves at its beginning, as far as play was cut.
    std::vector<int> way;
    std::size_t file = 0;
    std::streamoff offset = 0;
    int job = 0;
  };
  /// The solutions of a phase in the order of the single run. Valid when all is complete.
  [[nodiscard]] const std::vector<Entry>& of(const PhaseName& phase) const;
  [[nodiscard]] bool has(const PhaseName& phase) const { return phases_.contains(phase); }
  solution::TreeMove tree(const Entry& entry);
  solution::Line line(const Entry& entry);

 private:
  /// What is being read: the place in the file, and the job and the phase to which rows belong.
  struct Reading {
    std::string file;
    int line_number = 0;
    std::streamoff offset = 0;
    int job = 0;
    const Play* play = nullptr;
    bool phase_open = false;
    std::vector<PhaseName> ended;
  };

  void complain(const Reading& reading, const texts::Told& what);
  void read_row(Reading& reading, const std::string& text);
  void begin_job(Reading& reading, const std::string& text);
  void end_job(Reading& reading);
  std::string row_at(const Entry& entry);

  std::vector<Part> parts_;
  std::string program_;
  Report report_;
  bool failed_ = false;
  std::vector<std::string> files_;
  /// How often each job has been read.
  std::vector<int> read_;
  std::map<PhaseName, std::vector<Entry>> phases_;
  std::ifstream open_;
  std::size_t open_number_ = 0;
};

}  // namespace feerie::farm
