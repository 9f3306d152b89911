#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

/// What fuzz targets make of the bytes that they are given.
namespace feerie::test {

/// Hands out the bytes of an input, zeros behind its end.
class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : data_(data), left_(size) {}
  [[nodiscard]] bool empty() const { return left_ == 0; }
  std::uint8_t next() {
    if (left_ == 0) return 0;
    --left_;
    return *data_++;
  }
  /// A number from 0 to `sides` - 1; `sides` is at most 256.
  std::size_t roll(std::size_t sides) { return next() % sides; }

 private:
  const std::uint8_t* data_;
  std::size_t left_;
};

/// Up to two conditions that need nothing behind their names, separated by a blank; may be empty.
/// Takes two bytes, of which 0 stands for none.
std::string conditions_from(Bytes& bytes);

/// A problem of a few units and half-moves, in the input language: any kind of play, up to two
/// conditions, walks and attributes of all sorts, neutral and royal units.
std::string small_problem_from(Bytes& bytes);

}  // namespace feerie::test
