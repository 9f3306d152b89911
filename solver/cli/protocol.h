#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "cli/stream.h"
#include "platform/files.h"

namespace feerie::cli {

/// Opens the files that problems ask for: into which output is copied, or diagrams are written.
/// Their names stand in problems, which may come from anywhere, so a name must not do harm.
class ProtocolFiles {
 public:
  struct Rules {
    /// Files outside of the working directory, devices and pipes are allowed.
    bool anywhere = false;
    /// What a file holds from an earlier run is dropped; otherwise it is added to.
    bool renew = false;
  };
  /// `inputs`: names of files that are read and therefore cannot be written.
  ProtocolFiles(Rules rules, std::vector<std::string> inputs);

  struct Opened {
    /// Nothing if the file is refused or cannot be written.
    std::optional<Stream> stream;
    /// Why not, or what becomes of a file that was there before; may be empty.
    texts::Told remark;
  };
  /// `what` names the file in messages: "the protocol".
  Opened open(const std::string& name, const texts::Told& what);

 private:
  Opened accept(int descriptor, const std::string& name, const texts::Told& what);
  [[nodiscard]] bool is_in_use(const platform::FileIdentity& file) const;

  Rules rules_;
  std::vector<std::string> inputs_;
  /// Files that this run has written.
  std::set<platform::FileIdentity> written_;
};

}  // namespace feerie::cli
