#include "game/betza_notation.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <numeric>
#include <optional>
#include <string>
#include <utility>

#include "core/board_size.h"

namespace feerie::betza {
namespace {

using Manner = Way::Manner;
using Passing = Way::Passing;

/// Not fewer steps than fit into one direction.
constexpr int unlimited = std::max(board_files, board_ranks);
/// No leap is longer on the board.
constexpr int longest_leap = unlimited - 1;

/// What stands in front of an atom.
struct Modifiers {
  std::string directions;
  bool moves = false;
  bool captures = false;
  Manner manner = Manner::leap;
  Passing passing = Passing::free;
};

/// One of the letters that name leaps, or two numbers in parentheses.
struct Atom {
  std::vector<std::pair<int, int>> leaps;
  int most_steps = 1;
};

/// What a letter names: a leap, or steps in one direction.
struct Letter {
  char letter;
  int longer;
  int shorter;
  int most_steps = 1;
};

/// A letter that stands here twice names both.
constexpr Letter letters[] = {{'W', 1, 0},
                              {'F', 1, 1},
                              {'D', 2, 0},
                              {'N', 2, 1},
                              {'A', 2, 2},
                              {'H', 3, 0},
                              {'C', 3, 1},
                              {'L', 3, 1},
                              {'Z', 3, 2},
                              {'J', 3, 2},
                              {'G', 3, 3},
                              {'K', 1, 0},
                              {'K', 1, 1},
                              {'R', 1, 0, unlimited},
                              {'B', 1, 1, unlimited},
                              {'Q', 1, 0, unlimited},
                              {'Q', 1, 1, unlimited}};

std::optional<Atom> atom_of(char letter) {
  Atom atom;
  for (const Letter& row : letters) {
    if (row.letter != letter) continue;
    atom.leaps.emplace_back(row.longer, row.shorter);
    atom.most_steps = row.most_steps;
  }
  if (atom.leaps.empty()) return std::nullopt;
  return atom;
}

bool is_digit(char c) {
  return std::isdigit(static_cast<unsigned char>(c)) != 0;
}

/// All vectors of a leap, of White.
std::vector<Vector> vectors_of(int a, int b) {
  std::vector<Vector> all;
  for (const auto& [x, y] : {std::pair{a, b}, std::pair{b, a}}) {
    for (const int sx : {1, -1}) {
      for (const int sy : {1, -1}) {
        const Vector v{static_cast<std::int8_t>(sx * x), static_cast<std::int8_t>(sy * y)};
        const bool known = std::ranges::any_of(
            all, [v](const Vector& o) { return o.file == v.file && o.rank == v.rank; });
        if (!known) all.push_back(v);
      }
    }
  }
  return all;
}

bool points(const Vector& v, char direction) {
  switch (direction) {
    case 'f':
      return v.rank > 0;
    case 'b':
      return v.rank < 0;
    case 'v':
      return v.rank != 0;
    case 'l':
      return v.file < 0;
    case 'r':
      return v.file > 0;
    default:  // 's'
      return v.file != 0;
  }
}

bool is_vertical(char direction) {
  return direction == 'f' || direction == 'b' || direction == 'v';
}

/// Is the vector one of those that a pair of letters names? Twice one letter: mainly that way.
bool points(const Vector& v, char first, char second) {
  const int files = std::abs(int{v.file});
  const int ranks = std::abs(int{v.rank});
  if (first == second)
    return points(v, first) && (is_vertical(first) ? ranks > files : files > ranks);
  // `fs`, `bs`: forwards or backwards, but mainly to the side; `fl` and the like: both.
  if (second == 's') return points(v, first) && (files == ranks || files > ranks);
  return points(v, first) && points(v, second);
}

/// Of vectors along ranks and files each letter names its own. Of others a letter for forwards or
/// backwards and the next one, for the side or once more the same, name together what both say.
bool among(const Vector& v, std::string_view directions) {
  if (directions.empty()) return true;
  const bool straight = v.file == 0 || v.rank == 0;
  for (std::size_t i = 0; i < directions.size(); ++i) {
    const char now = directions[i];
    const char next = i + 1 < directions.size() ? directions[i + 1] : '\0';
    const bool joins = next != '\0' && (next == now || (is_vertical(now) && !is_vertical(next)));
    if (!straight && joins) {
      if (points(v, now, next)) return true;
      ++i;
    } else if (points(v, now) && (!straight || is_vertical(now) == (v.file == 0))) {
      return true;
    }
  }
  return false;
}

class Definition {
 public:
  explicit Definition(std::string_view text) : text_(text) {}

  /// Reads all of it; false if it cannot be understood from `rest` on.
  bool read(std::vector<Way>& ways) {
    if (text_.empty()) return false;
    while (at_ < text_.size()) {
      begin_ = at_;
      if (!read_way(ways)) return false;
    }
    return true;
  }
  [[nodiscard]] std::string_view rest() const {
    return text_.substr(std::min(begin_, text_.size()));
  }

 private:
  [[nodiscard]] char now() const { return at_ < text_.size() ? text_[at_] : '\0'; }

  bool read_way(std::vector<Way>& ways) {
    const auto modifiers = read_modifiers();
    if (!modifiers) return false;
    auto atom = read_atom();
    if (!atom) return false;
    read_range(*atom);
    const bool over = modifiers->manner != Manner::leap;
    for (const auto& [a, b] : atom->leaps) {
      // Only what passes squares can be lame, or jump.
      if (modifiers->passing != Passing::free && std::gcd(a, b) == 1) return false;
      if (over && (modifiers->passing != Passing::free || atom->most_steps < unlimited))
        return false;
      for (const Vector& v : vectors_of(a, b)) {
        if (!among(v, modifiers->directions)) continue;
        const bool both = modifiers->moves == modifiers->captures;
        ways.push_back({v, atom->most_steps, modifiers->manner, both || modifiers->moves,
                        both || modifiers->captures, modifiers->passing});
      }
    }
    return true;
  }

  std::optional<Modifiers> read_modifiers() {
    Modifiers read;
    for (; std::islower(static_cast<unsigned char>(now())) != 0; ++at_) {
      switch (now()) {
        case 'm':
          read.moves = true;
          break;
        case 'c':
          read.captures = true;
          break;
        case 'n':
          read.passing = Passing::lame;
          break;
        case 'j':
          read.passing = Passing::jumping;
          break;
        case 'p':
          read.manner = Manner::lion;
          break;
        case 'g':
          read.manner = Manner::hop;
          break;
        default:
          if (std::string_view("fbvlrs").find(now()) == std::string_view::npos) return std::nullopt;
          read.directions += now();
      }
    }
    return read;
  }

  std::optional<Atom> read_atom() {
    if (now() != '(') {
      letter_ = now();
      auto atom = atom_of(letter_);
      if (atom) ++at_;
      return atom;
    }
    // (3,4)
    letter_ = '\0';
    std::array<int, 2> numbers{};
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      ++at_;
      if (!is_digit(now())) return std::nullopt;
      numbers[i] = now() - '0';
      ++at_;
      if (now() != (i == 0 ? ',' : ')')) return std::nullopt;
    }
    ++at_;
    if (numbers[0] > longest_leap || numbers[1] > longest_leap) return std::nullopt;
    if (numbers[0] + numbers[1] == 0) return std::nullopt;
    return Atom{{{numbers[0], numbers[1]}}};
  }

  /// The letter once more, or 0: any number of steps; another number: so many at most.
  void read_range(Atom& atom) {
    if (letter_ != '\0' && now() == letter_ && atom.most_steps == 1) {
      ++at_;
      atom.most_steps = unlimited;
    } else if (is_digit(now())) {
      const int steps = now() - '0';
      ++at_;
      atom.most_steps = steps == 0 ? unlimited : std::min(steps, unlimited);
    }
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t begin_ = 0;
  char letter_ = '\0';
};

}  // namespace

std::variant<std::vector<Way>, std::string_view> read(std::string_view notation) {
  std::vector<Way> ways;
  Definition definition(notation);
  if (!definition.read(ways)) return definition.rest();
  return ways;
}

}  // namespace feerie::betza
