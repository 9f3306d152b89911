#include "search/table.h"

#include <algorithm>
#include <bit>
#include <chrono>

namespace feerie {

namespace {
constexpr std::size_t first_buckets = 1U << 12U;
/// So many buckets are gone through, 256 KB of them, before somebody is asked whether to go on.
constexpr std::size_t buckets_at_once = 1U << 12U;
}  // namespace

Table::Table(std::size_t memory, Patience* patience) : patience_(patience) {
  const std::size_t fitting = memory / (ways * sizeof(Entry));
  most_buckets_ = fitting == 0 ? 0 : std::bit_floor(fitting);
  buckets_ = std::min(first_buckets, most_buckets_);
  if (buckets_ == 0) return;
  constexpr std::size_t bucket_size = ways * sizeof(Entry);
  memory_.emplace(buckets_ * bucket_size, most_buckets_ * bucket_size);
  entries_ = static_cast<Entry*>(memory_->begin());
}

Table::Read Table::read(Entry& entry) {
  const std::uint64_t word = std::atomic_ref(entry.word).load(std::memory_order_relaxed);
  const std::uint64_t check = std::atomic_ref(entry.check).load(std::memory_order_relaxed);
  return {check ^ word, word};
}

void Table::write(Entry& entry, const Read& value) {
  std::atomic_ref(entry.word).store(value.word, std::memory_order_relaxed);
  std::atomic_ref(entry.check).store(value.key ^ value.word, std::memory_order_relaxed);
}

std::optional<std::uint32_t> Table::find(std::uint64_t key) {
  if (growing_.load(std::memory_order_relaxed)) wait_while_growing();
  if (buckets_ == 0) return std::nullopt;
  Entry* first = bucket(key);
  for (std::size_t i = 0; i < ways; ++i) {
    const Read entry = read(first[i]);
    if (entry.is_of(key)) return entry.data();
  }
  return std::nullopt;
}

Table::Entry& Table::slot(std::uint64_t key, bool& is_new) {
  Entry* first = bucket(key);
  Entry* worst = first;
  int least = read(*first).depth();
  for (std::size_t i = 0; i < ways; ++i) {
    const Read entry = read(first[i]);
    is_new = !entry.used();
    if (is_new || entry.key == key) return first[i];
    if (entry.depth() < least) {
      worst = &first[i];
      least = entry.depth();
    }
  }
  return *worst;
}

Table::Entry* Table::place_for(std::uint64_t key) {
  if (growing_.load(std::memory_order_relaxed)) wait_while_growing();
  if (buckets_ == 0) return nullptr;
  if (should_grow() && std::this_thread::get_id() == owner_) grow_by_and_by();
  if (buckets_ == 0) return nullptr;
  bool is_new = false;
  Entry& entry = slot(key, is_new);
  if (is_new) filled_.store(filled() + 1, std::memory_order_relaxed);
  return &entry;
}

void Table::write(Entry& entry, std::uint64_t key, std::uint32_t data, int depth) {
  const auto below = static_cast<std::uint16_t>(depth);
  write(entry, {key, data | std::uint64_t{below} << 32U | std::uint64_t{1} << 48U});
}

void Table::store(std::uint64_t key, std::uint32_t data, int depth) {
  Entry* const entry = place_for(key);
  if (entry != nullptr) write(*entry, key, data, depth);
}

void Table::add(std::uint64_t key, std::uint32_t bits, int depth) {
  Entry* const entry = place_for(key);
  if (entry == nullptr) return;
  const Read before = read(*entry);
  write(*entry, key, before.is_of(key) ? before.data() | bits : bits, depth);
}

Table::Guest::Guest(Table& table) : table_(table) {
  const std::lock_guard lock(table_.mutex_);
  ++table_.guests_;
}

Table::Guest::~Guest() {
  const std::lock_guard lock(table_.mutex_);
  --table_.guests_;
  table_.all_wait_.notify_one();
}

void Table::wait_while_growing() {
  std::unique_lock lock(mutex_);
  ++waiting_;
  all_wait_.notify_one();
  grown_.wait(lock, [this] { return !growing_; });
  --waiting_;
}

/// While it lives, guests that ask or store wait until it ends.
class Table::Pause {
 public:
  explicit Pause(Table& table) : table_(table), lock_(table.mutex_) {
    if (table_.guests_ > 0) table_.growing_ = true;
  }
  ~Pause() {
    table_.growing_ = false;
    table_.grown_.notify_all();
  }
  Pause(const Pause&) = delete;
  Pause& operator=(const Pause&) = delete;

  /// False if not all guests have come to ask or store in the meantime.
  bool all_wait() {
    constexpr auto longest = std::chrono::milliseconds(2);
    return table_.all_wait_.wait_for(lock_, longest,
                                     [this] { return table_.waiting_ == table_.guests_; });
  }

 private:
  Table& table_;
  std::unique_lock<std::mutex> lock_;
};

void Table::grow_by_and_by() {
  if (postponed_ == 0) return grow_if_guests_wait();
  --postponed_;
}

/// Guests may be busy elsewhere for long. Then the table grows later.
void Table::grow_if_guests_wait() {
  Pause pause(*this);
  if (pause.all_wait()) {
    grow();
  } else {
    postponed_ = capacity() / 64;
  }
}

/// Doubles the table.
void Table::grow() {
  const std::size_t old_buckets = buckets_;
  if (!memory_->grow(2 * old_buckets * ways * sizeof(Entry))) {
    // The memory that there is must do.
    most_buckets_ = old_buckets;
    return;
  }
  entries_ = static_cast<Entry*>(memory_->begin());
  buckets_ = 2 * old_buckets;
  for (std::size_t begin = 0; begin < old_buckets; begin += buckets_at_once) {
    if (!is_wanted()) {
      buckets_ = most_buckets_ = 0;
      return;
    }
    spread(begin, std::min(begin + buckets_at_once, old_buckets));
  }
}

/// The table has twice the buckets that it had. Entries of these old ones stay in their bucket or
/// go to the new one, empty so far, that differs in one bit.
void Table::spread(std::size_t begin, std::size_t end) {
  const std::size_t half = buckets_ / 2 * ways;
  for (std::size_t i = begin * ways; i < end * ways; ++i) {
    const Read entry = read(entries_[i]);
    if (!entry.used() || bucket(entry.key) < &entries_[half]) continue;
    write(entries_[i + half], entry);
    entries_[i] = {};
  }
}

}  // namespace feerie
