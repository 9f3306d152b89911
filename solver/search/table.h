#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <optional>
#include <thread>

#include "core/patience.h"
#include "search/table_memory.h"

namespace feerie {

/// What a search has found out about positions: a number of entries, the shallowest of a bucket
/// giving way (transposition table; A. Zobrist, "A New Hashing Method with Application for Game
/// Playing", 1970). Losing entries costs time and never changes a result.
///
/// An entry takes 16 bytes and keeps the whole key of 64 bits, so that two positions are
/// practically never taken for each other. The table begins with 256 KiB and doubles, up to the
/// memory allowed. Beside the table a run takes 6 to 8 MiB; what help and series play remembers
/// about final positions comes on top, with at most 16 MiB.
///
/// Rules whose fact `path_dependent` is set do without a table, as what holds in a position depends
/// on how it has come about. Goals that ask which unit stands where, and rules whose fact
/// `follows_units` is set, have keys that tell positions apart in which equal units have changed
/// places.
///
/// Several threads may ask and store at once (`Guest`). An entry is two words, the first of them
/// the key combined with the second one: if two threads write an entry at the same time, the words
/// do not fit each other, and it is taken for that of no position (R. Hyatt and T. Mann, "A
/// lock-less transposition table implementation for parallel search", ICGA Journal, 2002). While
/// the table grows, guests wait.
class Table {
 public:
  /// A table that grows with its use up to `memory` bytes; 0 for one that remembers nothing. A
  /// large table takes seconds to grow: `patience` is asked then, and if it has ended the table
  /// remembers nothing any more, as nobody needs it. Null: whoever uses it waits.
  explicit Table(std::size_t memory, Patience* patience = nullptr);

  /// The data stored for the key, if it is still there.
  [[nodiscard]] std::optional<std::uint32_t> find(std::uint64_t key);
  /// Sends for what is stored for the key, which takes as long as playing a move: who asks later
  /// waits less. Always inlined, as GCC drops calls of a function that does nothing else.
  [[gnu::always_inline]] void fetch(std::uint64_t key) const {
#if defined(__GNUC__) || defined(__clang__)
    if (buckets_ == 0) return;
    // A bucket is a line of the cache.
    __builtin_prefetch(bucket(key));
#else
    static_cast<void>(key);
#endif
  }
  /// Stores or replaces; `depth` (half-moves below the position) tells how much work it was.
  void store(std::uint64_t key, std::uint32_t data, int depth);
  /// Stores these bits besides those that are there for the key.
  void add(std::uint64_t key, std::uint32_t bits, int depth);

  [[nodiscard]] std::size_t capacity() const {
    return buckets_ * ways;
  }

  /// As long as it lives, the thread that has made it may use the table besides the thread to which
  /// the table belongs. The owner must not end before its guests.
  class Guest {
   public:
    explicit Guest(Table& table);
    ~Guest();
    Guest(const Guest&) = delete;
    Guest& operator=(const Guest&) = delete;

   private:
    Table& table_;
  };

 private:
  static constexpr std::size_t ways = 4;
  /// Both words are read and written as atomic ones.
  struct Entry {
    /// The key, combined with the other word by exclusive or.
    std::uint64_t check;
    /// Data, depth, and a mark that the entry is in use.
    std::uint64_t word;
  };
  /// An entry as it was read at one moment.
  struct Read {
    std::uint64_t key;
    std::uint64_t word;
    [[nodiscard]] bool used() const { return word >> 48U != 0; }
    [[nodiscard]] std::uint32_t data() const { return static_cast<std::uint32_t>(word); }
    [[nodiscard]] int depth() const { return static_cast<int>(word >> 32U & 0xffffU); }
    /// An entry that is not used has no key, but looks like one with the key 0.
    [[nodiscard]] bool is_of(std::uint64_t asked) const { return key == asked && used(); }
  };
  static_assert(sizeof(Entry) == 16);

  static Read read(Entry& entry);
  static void write(Entry& entry, const Read& value);
  [[nodiscard]] Entry* bucket(std::uint64_t key) const {
    return &entries_[(key >> 8U & (buckets_ - 1)) * ways];
  }
  /// Where what is stored for the key goes; null for a table that remembers nothing.
  Entry* place_for(std::uint64_t key);
  Entry& slot(std::uint64_t key, bool& is_new);
  static void write(Entry& entry, std::uint64_t key, std::uint32_t data, int depth);
  [[nodiscard]] std::size_t filled() const {
    return filled_.load(std::memory_order_relaxed);
  }
  [[nodiscard]] bool should_grow() const {
    return filled() * 8 > capacity() * 5 && buckets_ < most_buckets_;
  }
  void wait_while_growing();
  void grow_by_and_by();
  void grow_if_guests_wait();
  void grow();
  void spread(std::size_t begin, std::size_t end);
  [[nodiscard]] bool is_wanted() const {
    return patience_ == nullptr || !patience_->ended(0);
  }

  std::optional<TableMemory> memory_;
  /// Where `memory_` begins, which every question asks.
  Entry* entries_ = nullptr;
  std::size_t buckets_ = 0;
  std::size_t most_buckets_ = 0;
  /// Several threads count, so that it may be a little too small.
  std::atomic<std::size_t> filled_ = 0;
  Patience* patience_;

  // --- Growing among guests
  class Pause;
  /// Only this thread makes the table grow.
  std::thread::id owner_ = std::this_thread::get_id();
  std::atomic<bool> growing_ = false;
  /// The owner stores so many entries before it tries again to make the table grow, as guests had
  /// no time to wait. Entries that are filled would not do: in a table that is full there are never
  /// more of them. Only the owner looks at it.
  std::size_t postponed_ = 0;
  std::mutex mutex_;
  std::condition_variable grown_, all_wait_;
  int guests_ = 0;
  int waiting_ = 0;
};

}  // namespace feerie
