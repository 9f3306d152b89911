#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "published/score.h"
#include "report/record.h"

namespace feerie::verify {

/// What has to be changed on a board (`report/board_text.h`) to come to another one: `e2 e4wP`. A
/// square alone is emptied.
std::string changes(const std::string& from, const std::string& to);

/// The moves of a phase, found and published, as trees of JSON for a page.
///
/// A node has `t` (the move), `n` (number in front of it), `d` (changes on the board), `m` (mark),
/// `z` (zugzwang), `x` (1: the other side has nothing like it), and the lists `th` (threats), `k`
/// (what follows), `rf` (refutations).
class PhaseNodes {
 public:
  /// Most moves that are taken.
  struct Room {
    int found = 0;
    int published = 0;
  };
  /// `compared`: first moves that are not published are marked.
  PhaseNodes(const report::Record::Phase& phase, const std::vector<published::ScoreMove>& published,
             bool compared, const Room& room);

  [[nodiscard]] const nlohmann::ordered_json& found() const { return found_; }
  [[nodiscard]] const nlohmann::ordered_json& published() const { return published_; }
  [[nodiscard]] int found_count() const { return found_count_; }
  [[nodiscard]] int published_count() const { return published_count_; }
  /// There were more moves than room for them.
  [[nodiscard]] bool cut() const { return cut_; }

 private:
  using Json = nlohmann::ordered_json;
  using Scores = std::vector<published::ScoreMove>;

  /// Where a list of moves stands.
  struct Place {
    std::string board;
    /// Half-moves before it.
    int plies = 0;
    /// What the other side has there; null: nothing to compare with.
    const Scores* other = nullptr;
    /// All that the other side has not is marked.
    bool all = false;
  };

  Json trees(const std::vector<report::ShownTree>& list, const Place& place);
  void add_tree(Json& nodes, const report::ShownTree& tree, const Place& place);
  void add_line(const report::ShownLine& line, const Place& place);
  Json scores(const Scores& list, const Place& place);
  bool has_room(int& count, int most);

  Room room_;
  bool tree_ = false;
  Json found_ = Json::array();
  Json published_ = Json::array();
  int found_count_ = 0;
  int published_count_ = 0;
  bool cut_ = false;
};

}  // namespace feerie::verify
