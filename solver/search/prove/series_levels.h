#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "game/move.h"

namespace feerie {

/// The positions of series play, by the fewest moves in which they are reached: level by level,
/// each with one move that leads there from the level above, and with all its other parents there.
/// Numbers of positions count from 0, the position in which play begins.
class SeriesLevels {
 public:
  struct Place {
    std::uint64_t key;
    std::uint32_t parent;
    std::uint32_t first_child = 0;
    std::uint32_t children = 0;
    Candidate move = {};
    /// Is there a position behind it, along the tree of first parents, that is to be followed on?
    bool open = true;
    /// Does a line of the length that is listed pass through it?
    bool leads = false;
  };

  /// Begins with the position in which play begins.
  void begin(std::uint64_t key) {
    places_.assign(1, {key, 0});
    level_begins_.assign(1, 0);
    edges_.clear();
    edges_begin_.clear();
    spent_ = guides_ = false;
  }
  [[nodiscard]] bool begins_with(std::uint64_t key) const {
    return !places_.empty() && places_.front().key == key;
  }
  /// How many moves lead to the positions entered last.
  [[nodiscard]] int deepest() const { return static_cast<int>(level_begins_.size()) - 1; }
  [[nodiscard]] std::size_t size() const { return places_.size(); }
  [[nodiscard]] Place& operator[](std::uint32_t number) { return places_[number]; }

  /// What is entered from now on is one move deeper.
  void begin_level() {
    level_begins_.push_back(static_cast<std::uint32_t>(places_.size()));
    edges_begin_.push_back(edges_.size());
  }
  std::uint32_t enter(std::uint64_t key, std::uint32_t parent, const Candidate& move) {
    places_.push_back({.key = key, .parent = parent, .move = move});
    return static_cast<std::uint32_t>(places_.size() - 1);
  }
  /// The position has been reached once more, from another parent.
  void reach_again(std::uint32_t number, std::uint32_t parent) {
    if (number >= level_begins_.back()) edges_.push_back({number, parent});
  }
  /// Notes which positions lie on a line to one of the deepest ones from which a line is known to
  /// go on.
  void mark_lines();

  /// Nothing more can be found out: lines have been found, or there are too many positions.
  [[nodiscard]] bool spent() const { return spent_; }
  void give_up() { spent_ = true; }
  /// Are lines being listed that have one move more than the deepest positions?
  [[nodiscard]] bool guides() const { return guides_; }
  void guide(bool on) { guides_ = on; }
  /// May a line of that length pass through the position behind so many moves?
  [[nodiscard]] bool leads(std::uint32_t number, int moves_made) const {
    const auto level = static_cast<std::size_t>(moves_made);
    const bool later = level + 1 < level_begins_.size() && number >= level_begins_[level + 1];
    return number >= level_begins_[level] && !later && places_[number].leads;
  }

 private:
  /// A way from a position to one that has been entered from another parent.
  struct Edge {
    std::uint32_t child;
    std::uint32_t parent;
  };

  std::vector<Place> places_;
  /// By number of moves: the first position reached by so many.
  std::vector<std::uint32_t> level_begins_;
  std::vector<Edge> edges_;
  /// By number of moves, from 1: the first edge to positions reached by so many.
  std::vector<std::size_t> edges_begin_;
  bool spent_ = false;
  bool guides_ = false;
};

inline void SeriesLevels::mark_lines() {
  std::size_t edges_end = edges_.size();
  std::size_t end = places_.size();
  for (std::size_t level = level_begins_.size() - 1; level > 0; --level) {
    for (std::size_t number = level_begins_[level]; number < end; ++number) {
      if (places_[number].leads) places_[places_[number].parent].leads = true;
    }
    for (std::size_t edge = edges_begin_[level - 1]; edge < edges_end; ++edge) {
      if (places_[edges_[edge].child].leads) places_[edges_[edge].parent].leads = true;
    }
    end = level_begins_[level];
    edges_end = edges_begin_[level - 1];
  }
}

}  // namespace feerie
