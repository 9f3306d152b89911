#pragma once

#include <set>
#include <string>
#include <vector>

#include "cli/options.h"
#include "cli/output.h"

namespace feerie::cli {

/// Takes diagrams that have been drawn and writes them to where they are wanted.
class DiagramFiles {
 public:
  DiagramFiles(const DiagramWish& wish, Output& output) : wish_(wish), output_(output) {}

  /// `file`: from which the problem is. `suffix`: what tells it apart there, such as `3-b`.
  void add(const std::string& file, const std::string& suffix, std::string text);
  /// Writes what is not written yet. False with a message if anything could not be written.
  bool finish();

 private:
  struct Drawn {
    std::string name, text;
  };

  [[nodiscard]] bool to_folder() const;
  /// Must there be one diagram at most?
  [[nodiscard]] bool is_picture() const;
  bool write_to_folder();

  const DiagramWish& wish_;
  Output& output_;
  std::vector<Drawn> drawn_;
  std::set<std::string> names_;
};

}  // namespace feerie::cli
