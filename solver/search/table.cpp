#include "search/table.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <new>

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
  if (buckets_ > 0) entries_ = allocate(buckets_);
}

Table::Entries Table::allocate(std::size_t buckets) {
  // Pages of a zeroed block are provided when they are touched, so a large table starts quickly.
  auto* block = static_cast<Entry*>(std::calloc(buckets * ways, sizeof(Entry)));
  if (block == nullptr) throw std::bad_alloc();
  return Entries(block);
}

Table::Entry* Table::bucket(std::uint64_t key) const {
  return &entries_[(key >> 8U & (buckets_ - 1)) * ways];
}

std::optional<std::uint32_t> Table::find(std::uint64_t key) const {
  if (buckets_ == 0) return std::nullopt;
  const Entry* first = bucket(key);
  for (std::size_t i = 0; i < ways; ++i) {
    if (first[i].used != 0 && first[i].key == key) return first[i].data;
  }
  return std::nullopt;
}

Table::Entry& Table::slot(std::uint64_t key) {
  Entry* first = bucket(key);
  Entry* worst = first;
  for (std::size_t i = 0; i < ways; ++i) {
    if (first[i].used == 0 || first[i].key == key) return first[i];
    if (first[i].depth < worst->depth) worst = &first[i];
  }
  return *worst;
}

void Table::store(std::uint64_t key, std::uint32_t data, int depth) {
  if (buckets_ == 0) return;
  if (filled_ * 8 > capacity() * 5 && buckets_ < most_buckets_) grow();
  if (buckets_ == 0) return;
  Entry& entry = slot(key);
  if (entry.used == 0) ++filled_;
  entry = {key, data, static_cast<std::uint16_t>(depth), 1};
}

/// Doubles the table where it lies, so that never two of them take memory.
void Table::grow() {
  const std::size_t old_buckets = buckets_;
  void* larger = std::realloc(entries_.get(), 2 * old_buckets * ways * sizeof(Entry));
  if (larger == nullptr) {
    // The memory that there is must do.
    most_buckets_ = old_buckets;
    return;
  }
  static_cast<void>(entries_.release());
  entries_.reset(static_cast<Entry*>(larger));
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
/// go to the new one that differs in one bit.
void Table::spread(std::size_t begin, std::size_t end) {
  const std::size_t half = buckets_ / 2 * ways;
  std::memset(static_cast<void*>(&entries_[begin * ways + half]), 0,
              (end - begin) * ways * sizeof(Entry));
  for (std::size_t i = begin * ways; i < end * ways; ++i) {
    Entry& entry = entries_[i];
    if (entry.used == 0 || bucket(entry.key) < &entries_[half]) continue;
    entries_[i + half] = entry;
    entry = {};
  }
}

}  // namespace feerie
