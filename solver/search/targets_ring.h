#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "core/rays.h"

/// Sets of the neighbours of a square.
namespace feerie::targets {

/// A set of the eight neighbours of a square: bit n for direction n (core/rays.h).
using Ring = std::uint8_t;
inline constexpr std::size_t ring_count = 256;

/// The neighbour in a direction; `no_square` beyond the edge.
constexpr Square neighbour(Square square, unsigned direction) {
  constexpr std::array<int, rays::direction_count> file{0, 1, 1, -1, 0, -1, -1, 1};
  constexpr std::array<int, rays::direction_count> rank{1, 1, 0, 1, -1, -1, 0, -1};
  const int f = file_of(square) + file[direction];
  const int r = rank_of(square) + rank[direction];
  return on_board(f, r) ? make_square(f, r) : no_square;
}

/// Which of the neighbours of `centre` are in the set.
constexpr Ring ring_of(Square centre, Bitboard set) {
  unsigned ring = 0;
  for (unsigned direction = 0; direction < rays::direction_count; ++direction) {
    const Square square = neighbour(centre, direction);
    if (square != no_square && contains(set, square)) ring |= 1U << direction;
  }
  return static_cast<Ring>(ring);
}

/// A set of rings.
struct RingSet {
  std::array<std::uint64_t, 4> bits{};

  void insert(Ring ring) { bits[ring >> 6U] |= std::uint64_t{1} << (ring & 63U); }
  [[nodiscard]] bool contains(Ring ring) const {
    return (bits[ring >> 6U] >> (ring & 63U) & 1U) != 0;
  }
  [[nodiscard]] bool empty() const { return (bits[0] | bits[1] | bits[2] | bits[3]) == 0; }
  [[nodiscard]] bool meets(const RingSet& other) const {
    return ((bits[0] & other.bits[0]) | (bits[1] & other.bits[1]) | (bits[2] & other.bits[2]) |
            (bits[3] & other.bits[3])) != 0;
  }
  /// Adds all parts of the rings in the set.
  void add_parts() {
    // For each direction, the rings of one word that have it.
    constexpr std::array<std::uint64_t, 6> with{0xaaaaaaaaaaaaaaaa, 0xcccccccccccccccc,
                                                0xf0f0f0f0f0f0f0f0, 0xff00ff00ff00ff00,
                                                0xffff0000ffff0000, 0xffffffff00000000};
    for (std::uint64_t& word : bits) {
      for (unsigned n = 0; n < with.size(); ++n) word |= (word & with[n]) >> (1U << n);
    }
    bits[0] |= bits[1];
    bits[2] |= bits[3];
    bits[0] |= bits[2];
    bits[1] |= bits[3];
  }
  /// The rings that complete those of the set.
  [[nodiscard]] RingSet complements() const {
    RingSet result;
    for (std::size_t n = 0; n < bits.size(); ++n) result.bits[3 - n] = reversed(bits[n]);
    return result;
  }

 private:
  static constexpr std::uint64_t reversed(std::uint64_t word) {
    constexpr std::array<std::uint64_t, 6> low{0x5555555555555555, 0x3333333333333333,
                                               0x0f0f0f0f0f0f0f0f, 0x00ff00ff00ff00ff,
                                               0x0000ffff0000ffff, 0x00000000ffffffff};
    for (unsigned n = 0; n < low.size(); ++n) {
      const unsigned shift = 1U << n;
      word = (word >> shift & low[n]) | (word & low[n]) << shift;
    }
    return word;
  }
};

/// For each ring the fewest moves that it takes.
class RingMoves {
 public:
  explicit RingMoves(std::uint8_t moves) { of_.fill(moves); }

  [[nodiscard]] std::uint8_t operator[](std::size_t ring) const { return of_[before + ring]; }
  std::uint8_t& operator[](std::size_t ring) { return of_[before + ring]; }
  /// As many moves as in `from` and some more will do too.
  void take(const RingMoves& from, std::uint8_t more) {
    std::uint8_t* const into = of_.data() + before;
    const std::uint8_t* const others = from.of_.data() + before;
    for (std::size_t ring = 0; ring < ring_count; ++ring) {
      const auto moves = static_cast<std::uint8_t>(others[ring] + more);
      into[ring] = std::min(into[ring], moves);
    }
  }
  /// The same for rings that have one neighbour more than those in `from`.
  void take(const RingMoves& from, unsigned direction, std::uint8_t more) {
    const std::size_t step = std::size_t{1} << direction;
    const std::uint8_t* const shorter = from.of_.data() + before - step;
    const std::uint8_t* const without = rings_without[direction].data();
    std::uint8_t* const into = of_.data() + before;
    for (std::size_t ring = 0; ring < ring_count; ++ring) {
      const auto moves = static_cast<std::uint8_t>(shorter[ring] + more);
      const auto possible = static_cast<std::uint8_t>(moves | without[ring]);
      into[ring] = std::min(into[ring], possible);
    }
  }

 private:
  /// For each direction, all bits set at the rings that do not have it.
  static constexpr auto rings_without = [] {
    std::array<std::array<std::uint8_t, ring_count>, rays::direction_count> table{};
    for (unsigned direction = 0; direction < rays::direction_count; ++direction) {
      for (std::size_t ring = 0; ring < ring_count; ++ring) {
        table[direction][ring] = (ring >> direction & 1U) != 0 ? 0 : 0xff;
      }
    }
    return table;
  }();
  // Room in front for rings that do not exist, so that loops need no exceptions.
  static constexpr std::size_t before = 128;
  alignas(64) std::array<std::uint8_t, before + ring_count> of_;
};

/// What some units of a party can do together: the ring covered, how far something else has been
/// counted, and the moves it takes.
struct Feat {
  std::uint8_t count;
  Ring ring;
  std::uint8_t moves;
};

/// The feats possible for a growing number of units, those left out that others outdo.
class Feats {
 public:
  void start(const Feat& first) { feats_.assign(1, first); }
  void clear() { feats_.clear(); }
  [[nodiscard]] const std::vector<Feat>& all() const { return feats_; }
  /// Replaces each feat by what the next unit makes of it, one of the things added by `add`.
  template <class Outdoes>
  void step(Outdoes outdoes) {
    feats_.clear();
    for (const std::uint16_t place : touched_) {
      feats_.push_back({static_cast<std::uint8_t>(place >> 8U), static_cast<Ring>(place & 0xffU),
                        static_cast<std::uint8_t>(least_[place] - 1)});
      least_[place] = 0;
    }
    touched_.clear();
    if (feats_.size() > most_compared) return;
    const auto superfluous = [&](const Feat& one) {
      for (const Feat& other : feats_) {
        if (other.moves <= one.moves && (other.ring | one.ring) == other.ring && &other != &one &&
            outdoes(other.count, one.count)) {
          return true;
        }
      }
      return false;
    };
    kept_.clear();
    for (const Feat& feat : feats_) {
      if (!superfluous(feat)) kept_.push_back(feat);
    }
    feats_.swap(kept_);
  }
  void add(const Feat& feat) {
    const auto place = static_cast<std::uint16_t>(feat.count << 8U | feat.ring);
    if (place >= least_.size()) least_.resize((std::size_t{feat.count} + 1) << 8U);
    std::uint8_t& least = least_[place];
    if (least == 0) touched_.push_back(place);
    // One more than the moves, so that 0 is free for: not reached.
    if (least == 0 || feat.moves + 1 < least) least = static_cast<std::uint8_t>(feat.moves + 1);
  }

 private:
  /// Comparing more takes longer than carrying them on.
  static constexpr std::size_t most_compared = 64;
  std::vector<Feat> feats_;
  std::vector<Feat> kept_;
  std::vector<std::uint8_t> least_;
  std::vector<std::uint16_t> touched_;
};

}  // namespace feerie::targets
