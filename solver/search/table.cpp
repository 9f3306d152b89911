#include "search/table.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <new>

namespace feerie {

namespace {
constexpr std::size_t first_buckets = 1U << 12U;
}

Table::Table(std::size_t memory) {
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
  Entry& entry = slot(key);
  if (entry.used == 0) ++filled_;
  entry = {key, data, static_cast<std::uint16_t>(depth), 1};
}

/// Doubles the table where it lies, so that never two of them take memory: a bucket's entries stay
/// in it or go to the new bucket that differs in one bit.
void Table::grow() {
  const std::size_t old_buckets = buckets_;
  const std::size_t bytes = old_buckets * ways * sizeof(Entry);
  void* larger = std::realloc(entries_.get(), 2 * bytes);
  if (larger == nullptr) {
    // The memory that there is must do.
    most_buckets_ = old_buckets;
    return;
  }
  static_cast<void>(entries_.release());
  entries_.reset(static_cast<Entry*>(larger));
  std::memset(static_cast<char*>(larger) + bytes, 0, bytes);
  buckets_ = 2 * old_buckets;
  for (std::size_t i = 0; i < old_buckets * ways; ++i) {
    Entry& entry = entries_[i];
    if (entry.used == 0 || bucket(entry.key) < &entries_[old_buckets * ways]) continue;
    entries_[i + old_buckets * ways] = entry;
    entry = {};
  }
}

}  // namespace feerie
