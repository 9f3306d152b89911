#include "collections/yaml_tree.h"

#include <sstream>
#include <utility>
#include <vector>

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/mark.h>
#include <yaml-cpp/parser.h>

namespace feerie::collections {
namespace {

using texts::told;
using Json = nlohmann::json;

/// Builds the tree from what the library tells while it reads.
class TreeBuilder : public YAML::EventHandler {
 public:
  explicit TreeBuilder(int first_line) : first_line_(first_line) {}

  Json take() { return std::move(root_); }

  void OnDocumentStart(const YAML::Mark& /*mark*/) override {}
  void OnDocumentEnd() override {}
  void OnNull(const YAML::Mark& mark, YAML::anchor_t /*anchor*/) override { scalar(mark, ""); }
  void OnAlias(const YAML::Mark& mark, YAML::anchor_t /*anchor*/) override {
    fail(mark, told("references (*name) are not read"));
  }
  void OnScalar(const YAML::Mark& mark, const std::string& /*tag*/, YAML::anchor_t /*anchor*/,
                const std::string& value) override {
    scalar(mark, value);
  }
  void OnSequenceStart(const YAML::Mark& mark, const std::string& /*tag*/,
                       YAML::anchor_t /*anchor*/, YAML::EmitterStyle::value /*style*/) override {
    begin(mark, Json::array());
  }
  void OnSequenceEnd() override { end(); }
  void OnMapStart(const YAML::Mark& mark, const std::string& /*tag*/, YAML::anchor_t /*anchor*/,
                  YAML::EmitterStyle::value /*style*/) override {
    begin(mark, Json{{line_key, line_of(mark)}});
  }
  void OnMapEnd() override { end(); }

 private:
  /// More than any problem has.
  static constexpr std::size_t deepest = 30;
  static constexpr int most_nodes = 100000;

  struct Level {
    Json node;
    /// In a mapping: the key whose value comes next.
    std::string key;
    bool has_key = false;
  };

  [[nodiscard]] int line_of(const YAML::Mark& mark) const { return first_line_ + mark.line; }

  [[noreturn]] void fail(const YAML::Mark& mark, const texts::Told& what) const {
    throw Trouble{line_of(mark), mark.column + 1, what};
  }

  void begin(const YAML::Mark& mark, Json node) {
    count(mark);
    if (levels_.size() == deepest) fail(mark, told("nested too deeply"));
    note_line(mark);
    levels_.push_back({std::move(node), "", false});
  }

  void end() {
    Json node = std::move(levels_.back().node);
    levels_.pop_back();
    add(std::move(node));
  }

  void scalar(const YAML::Mark& mark, const std::string& value) {
    count(mark);
    if (!levels_.empty() && levels_.back().node.is_object() && !levels_.back().has_key) {
      levels_.back().key = value;
      levels_.back().has_key = true;
      return;
    }
    note_line(mark);
    add(value);
  }

  void note_line(const YAML::Mark& mark) {
    if (levels_.empty() || !levels_.back().node.is_object()) return;
    if (!levels_.back().has_key) fail(mark, told("a name is expected here"));
    levels_.back().node[line_key + levels_.back().key] = line_of(mark);
  }

  void add(Json node) {
    if (levels_.empty()) {
      root_ = std::move(node);
    } else if (levels_.back().node.is_array()) {
      levels_.back().node.push_back(std::move(node));
    } else {
      levels_.back().node[levels_.back().key] = std::move(node);
      levels_.back().has_key = false;
    }
  }

  void count(const YAML::Mark& mark) {
    if (++nodes_ > most_nodes) fail(mark, told("too many values in one document"));
  }

  int first_line_;
  int nodes_ = 0;
  std::vector<Level> levels_;
  Json root_;
};

}  // namespace

Json yaml_tree(std::string_view document, int first_line) {
  TreeBuilder builder(first_line);
  try {
    std::istringstream stream{std::string(document)};
    YAML::Parser parser(stream);
    parser.HandleNextDocument(builder);
  } catch (const YAML::Exception& error) {
    throw Trouble{first_line + error.mark.line, error.mark.column + 1,
                  texts::Told::as_it_is(error.msg)};
  }
  return builder.take();
}

}  // namespace feerie::collections
