#pragma once

#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>

#include "core/patience.h"

namespace feerie {

/// What a search has found out about positions: a number of entries, the shallowest of a bucket
/// giving way (transposition table; A. Zobrist, "A New Hashing Method with Application for Game
/// Playing", 1970). Losing entries costs time and never changes a result.
///
/// An entry takes 16 bytes and keeps the whole key of 64 bits, so that two positions are
/// practically never taken for each other. The table begins with 256 KiB and doubles where it lies,
/// up to the memory allowed. Beside the table a run takes 6 to 8 MiB; what help and series play
/// remembers about final positions comes on top, with at most 16 MiB.
///
/// Rules whose fact `path_dependent` is set do without a table, as what holds in a position depends
/// on how it has come about. Goals that ask which unit stands where, and rules whose fact
/// `follows_units` is set, have keys that tell positions apart in which equal units have changed
/// places.
class Table {
 public:
  /// A table that grows with its use up to `memory` bytes; 0 for one that remembers nothing. A
  /// large table takes seconds to grow: `patience` is asked then, and if it has ended the table
  /// remembers nothing any more, as nobody needs it. Null: whoever uses it waits.
  explicit Table(std::size_t memory, Patience* patience = nullptr);

  /// The data stored for the key, if it is still there.
  [[nodiscard]] std::optional<std::uint32_t> find(std::uint64_t key) const;
  /// Stores or replaces; `depth` (half-moves below the position) tells how much work it was.
  void store(std::uint64_t key, std::uint32_t data, int depth);

  [[nodiscard]] std::size_t capacity() const { return buckets_ * ways; }

 private:
  static constexpr std::size_t ways = 4;
  struct Entry {
    std::uint64_t key;
    std::uint32_t data;
    std::uint16_t depth;
    std::uint16_t used;
  };
  static_assert(sizeof(Entry) == 16);
  struct Release {
    void operator()(Entry* entries) const { std::free(entries); }
  };
  using Entries = std::unique_ptr<Entry[], Release>;

  static Entries allocate(std::size_t buckets);
  [[nodiscard]] Entry* bucket(std::uint64_t key) const;
  Entry& slot(std::uint64_t key);
  void grow();
  void spread(std::size_t begin, std::size_t end);
  [[nodiscard]] bool is_wanted() const { return patience_ == nullptr || !patience_->ended(0); }

  Entries entries_;
  std::size_t buckets_ = 0;
  std::size_t most_buckets_ = 0;
  std::size_t filled_ = 0;
  Patience* patience_;
};

}  // namespace feerie
