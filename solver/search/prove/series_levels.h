#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <utility>
#include <vector>

#include "game/move.h"

namespace feerie {

/// The positions of series play, by the fewest moves in which they are reached: level by level,
/// each with one move that leads there from the level above, and with all its other parents there.
/// Numbers of positions count from 0, the position in which play begins.
class SeriesLevels {
 public:
  struct Place {
    std::uint64_t key = 0;
    std::uint32_t parent = 0;
    std::uint32_t first_child = 0;
    std::uint32_t children = 0;
    Candidate move = {};
    /// Is there a position behind it, along the tree of first parents, that is to be followed on?
    bool open = true;
    /// Does a line of the length that is listed pass through it?
    bool leads = false;
    /// Has it been found out whether play ends behind a move that leads there?
    bool answered = true;
  };

  /// Begins with the position in which play begins.
  void begin(std::uint64_t key) {
    root_ = key;
    --question_;
    places_.assign(1, {});
    level_begins_.assign(1, 0);
    edges_.clear();
    edges_begin_.clear();
    asked_ = guided_ = 0;
    spent_ = false;
    placed_ = true;
  }
  [[nodiscard]] bool begins_with(std::uint64_t key) const {
    return !places_.empty() && root_ == key;
  }
  /// What the table is asked about positions, so that nothing is found that was entered before play
  /// began elsewhere.
  [[nodiscard]] int question() const { return question_; }
  /// Lines of so many moves have been looked for.
  [[nodiscard]] int asked() const { return asked_; }
  /// Looks for longer ones from now on; returns how long they are.
  int ask_further() { return ++asked_; }
  /// How many moves lead to the positions entered last.
  [[nodiscard]] int deepest() const { return static_cast<int>(level_begins_.size()) - 1; }
  [[nodiscard]] std::size_t size() const { return places_.size(); }
  [[nodiscard]] Place& operator[](std::uint32_t number) { return places_[number]; }
  [[nodiscard]] const Place& operator[](std::uint32_t number) const { return places_[number]; }

  /// What is entered from now on is one move deeper. `placed`: it will be followed on.
  void begin_level(bool placed) {
    level_begins_.push_back(static_cast<std::uint32_t>(places_.size()));
    edges_begin_.push_back(edges_.size());
    placed_ = placed;
  }
  /// Are positions of the deepest level kept? Otherwise nothing is known of them but whether lines
  /// go on there.
  [[nodiscard]] bool are_placed() const { return placed_; }
  /// From here on numbers stand for positions that have none yet (series_finds.h).
  static constexpr std::uint32_t first_of_finds = 0x8000'0000;
  /// Stands for the number of a position that is not kept.
  [[nodiscard]] static std::uint32_t unplaced(bool leads) { return last_number + (leads ? 2 : 1); }
  std::uint32_t enter(std::uint64_t key, std::uint32_t parent, const Candidate& move, bool leads) {
    if (!placed_) {
      places_[parent].leads |= leads;
      return unplaced(leads);
    }
    places_.push_back({.key = key, .parent = parent, .move = move, .leads = leads});
    return static_cast<std::uint32_t>(places_.size() - 1);
  }
  /// All positions from `first` on have been entered behind this one.
  void set_children(std::uint32_t number, std::uint32_t first) {
    Place& place = places_[number];
    place.first_child = first;
    place.children = static_cast<std::uint32_t>(places_.size()) - first;
    place.open = place.children > 0;
  }
  /// Has it been found out whether play ends behind a usual move to the position? So it has for all
  /// that are not kept.
  [[nodiscard]] bool answered(std::uint32_t number) const {
    return number > last_number || places_[number].answered;
  }
  void answer(std::uint32_t number, bool leads) {
    places_[number].leads |= leads;
    places_[number].answered = true;
  }
  /// Has the position been reached by so many moves as nothing had been before?
  [[nodiscard]] bool is_deepest(std::uint32_t number) const {
    return number >= level_begins_.back() && number <= last_number;
  }
  /// The positions reached by so many moves: the first one, and one behind the last one.
  [[nodiscard]] std::pair<std::uint32_t, std::uint32_t> level(int moves) const {
    const auto at = static_cast<std::size_t>(moves);
    const bool last = at + 1 == level_begins_.size();
    return {level_begins_[at],
            last ? static_cast<std::uint32_t>(places_.size()) : level_begins_[at + 1]};
  }
  /// The position has been reached once more, from another parent.
  void reach_again(std::uint32_t number, std::uint32_t parent) {
    if (number > last_number) {
      places_[parent].leads |= number == unplaced(true);
    } else if (is_deepest(number)) {
      edges_.push_back({number, parent});
    }
  }
  /// Finds out behind which positions there are some that are to be followed on, where it is known
  /// of those from which the deepest ones were entered.
  void look_for_open();
  /// Notes which positions lie on a line to one of the deepest ones from which a line is known to
  /// go on.
  void mark_lines();

  /// Nothing more can be found out: lines have been found, or there are too many positions.
  [[nodiscard]] bool spent() const { return spent_; }
  void give_up() { spent_ = true; }
  /// The length of the lines that are being listed, if it is known through which positions they
  /// pass; otherwise 0.
  [[nodiscard]] int guided() const { return guided_; }
  void guide(int length) { guided_ = length; }
  [[nodiscard]] bool leads(std::uint32_t number) const {
    return number > last_number ? number == unplaced(true) : places_[number].leads;
  }
  /// May a line of that length pass through the position behind so many moves? Where the table has
  /// lost a position, it may have been entered once more from farther away: then nothing is known
  /// of how lines pass through it earlier.
  [[nodiscard]] bool leads(std::uint32_t number, int moves_made) const {
    const int level = level_of(number);
    return level > moves_made || (level == moves_made && leads(number));
  }

 private:
  /// A way from a position to one that has been entered from another parent.
  struct Edge {
    std::uint32_t child;
    std::uint32_t parent;
  };
  /// How many moves have led to the position.
  [[nodiscard]] int level_of(std::uint32_t number) const {
    if (number > last_number) return deepest();
    const auto next = std::ranges::upper_bound(level_begins_, number);
    return static_cast<int>(next - level_begins_.begin()) - 1;
  }

  /// Numbers above it stand for positions that are not kept.
  static constexpr std::uint32_t last_number = 0xffff'fff0;

  std::uint64_t root_ = 0;
  int question_ = 0;
  int asked_ = 0;
  int guided_ = 0;
  bool placed_ = true;
  std::deque<Place> places_;
  /// By number of moves: the first position reached by so many.
  std::vector<std::uint32_t> level_begins_;
  std::deque<Edge> edges_;
  /// By number of moves, from 1: the first edge to positions reached by so many.
  std::vector<std::size_t> edges_begin_;
  bool spent_ = false;
};

inline void SeriesLevels::look_for_open() {
  for (int moves = deepest() - 2; moves >= 0; --moves) {
    const auto [first, end] = level(moves);
    for (std::uint32_t number = first; number < end; ++number) {
      Place& place = places_[number];
      const auto open = [this](std::uint32_t child) { return places_[child].open; };
      bool any = false;
      for (std::uint32_t i = 0; i < place.children && !any; ++i) any = open(place.first_child + i);
      place.open = any;
    }
  }
}

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
