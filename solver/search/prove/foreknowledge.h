#pragma once

#include <cstdint>

#include "search/table.h"
#include "search/trust.h"

/// What is known of a position before a move leads there. In series play most moves lead to
/// positions that have been looked at, and to play a move costs more than to ask the table.
namespace feerie {

/// Knows of positions that nothing more is to be looked for there.
class Foreknowledge {
 public:
  /// Is the position behind the move known to lead nowhere? `place`: what the table will be asked
  /// there.
  virtual bool leads_nowhere(std::uint64_t place) = 0;
  /// Hears that the move is left out of which it has just been asked.
  virtual void left_out() = 0;

 protected:
  ~Foreknowledge() = default;
};

/// Knows what the table keeps of lengths without a line. Behind the move nothing else would be
/// asked than that, or who says no as well.
class KnownHopeless final : public Foreknowledge {
 public:
  /// Entries of which the bit is set have no line.
  KnownHopeless(Table& table, std::uint32_t bit, Experience& behind)
      : table_(table), bit_(bit), behind_(behind) {}
  bool leads_nowhere(std::uint64_t place) override {
    return (table_.find(place).value_or(0) & bit_) != 0;
  }
  void left_out() override {
    behind_.order.note_known();
    behind_.recurrence.note_left_out();
  }

 private:
  Table& table_;
  std::uint32_t bit_;
  Experience& behind_;
};

}  // namespace feerie
