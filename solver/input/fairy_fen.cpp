#include "input/fairy_fen.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <string>

#include "input/figures.h"

namespace feerie {
namespace {

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

/// A unit as it is written, up to its walk.
struct Written {
  Sides sides = Sides::none;
  bool neutral = false;
  DrawnFigure figure;
  Drawing drawing = Drawing::usual;
  /// Letters of a walk, if they are written instead of a figure.
  std::string_view letters;
  /// A marker or a text.
  bool mark = false;
};

/// Reads a placement unit by unit.
class FairyPlacer {
 public:
  FairyPlacer(Context& context, const Token& token) : context_(context), token_(token) {}

  PieceList run() {
    while (at_ < text().size()) step();
    end_rank(text().size());
    if (ranks_ != 8 && !wrong_size_) {
      context_.complain(
          {token_.place(), messages::ranks_of_fairy_fen.in_all(ranks_), messages::only_this_board});
    }
    return std::move(list_);
  }

 private:
  [[nodiscard]] std::string_view text() const { return token_.text; }
  [[nodiscard]] bool more() const { return at_ < text().size(); }
  [[nodiscard]] char now() const { return more() ? text()[at_] : '\0'; }
  [[nodiscard]] Place place_from(std::size_t begin) const {
    return {token_.offset + begin, at_ - begin};
  }

  void step() {
    if (now() == '/') {
      end_rank(at_++);
      rank_begin_ = at_;
    } else if (is_digit(now())) {
      file_ += now() - '0';
      ++at_;
    } else {
      read_unit();
    }
  }

  void end_rank(std::size_t end) {
    ++ranks_;
    if (file_ != 8 && !wrong_size_) {
      wrong_size_ = true;
      context_.complain({{token_.offset + rank_begin_, end - rank_begin_},
                         messages::squares_of_fairy_rank.in_all(file_),
                         messages::only_this_board});
    }
    file_ = 0;
  }

  void read_unit() {
    const std::size_t begin = at_;
    const auto written = now() == '(' ? bracketed() : plain();
    if (!written) {
      at_ = std::max(at_, begin + first_character(text().substr(begin)).length);
      complain(begin, messages::no_unit_of_fairy_fen, messages::how_fairy_fen_is_written);
      ++file_;
      return;
    }
    place(*written, begin);
    ++file_;
  }

  /// `-*2q`, `=.gr`, `'A`.
  std::optional<Written> plain() {
    Written unit;
    const char sign = now();
    if (sign == '-' || sign == '=' || sign == '+') ++at_;
    unit.neutral = sign == '-' || sign == '=';
    if (now() == '.') {
      if (!walk_letters(unit)) return std::nullopt;
      if (sign == '+' || sign == '-') {
        // In front of the letters of a walk the sign is that of a side, as in other placements.
        unit.neutral = false;
        unit.sides = sign == '+' ? Sides::white : Sides::black;
      }
      return unit;
    }
    if (sign == '+') return std::nullopt;
    if (now() == '*') {
      ++at_;
      if (!read_turn(unit)) return std::nullopt;
    }
    if (now() == '\'') return text_mark(unit);
    return figure(unit);
  }

  bool read_turn(Written& unit) {
    if (!is_digit(now()) || now() > '3') return false;
    unit.figure.turn = now() - '0';
    ++at_;
    return true;
  }

  /// Behind the point: one or two letters.
  bool walk_letters(Written& unit) {
    const std::size_t begin = ++at_;
    const auto is_letter = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; };
    while (more() && at_ - begin < 2 && is_letter(now())) ++at_;
    unit.letters = text().substr(begin, at_ - begin);
    if (unit.letters.empty()) return false;
    // `.l6` is a walk of one letter, and what follows it.
    const Vocabulary& words = vocabulary_of(Language::english);
    if (words.walk(unit.letters) == nullptr && words.walk(unit.letters.substr(0, 1)) != nullptr) {
      unit.letters = unit.letters.substr(0, 1);
      at_ = begin + 1;
    }
    const char first = unit.letters.front();
    unit.sides = first >= 'a' && first <= 'z' ? Sides::black : Sides::white;
    return true;
  }

  /// `'A`, or `''12` for two characters.
  std::optional<Written> text_mark(Written unit) {
    int characters = 0;
    while (now() == '\'' && characters < 2) {
      ++characters;
      ++at_;
    }
    for (int i = 0; i < characters; ++i) at_ += first_character(text().substr(at_)).length;
    unit.mark = true;
    return unit;
  }

  std::optional<Written> figure(Written unit) {
    constexpr std::string_view letters = "kqrbnp";
    constexpr std::string_view markers = "cxstgad";
    const char letter = static_cast<char>(std::tolower(static_cast<unsigned char>(now())));
    const bool upper = letter != now();
    unit.mark = markers.find(letter) != std::string_view::npos;
    if (!more() || (!unit.mark && letters.find(letter) == std::string_view::npos)) {
      return std::nullopt;
    }
    ++at_;
    unit.figure.drawn = letter == 'n' ? 's' : letter;
    unit.sides = upper ? Sides::white : Sides::black;
    return unit;
  }

  /// `(!b2)`.
  std::optional<Written> bracketed() {
    const std::size_t end = text().find(')', at_);
    if (end == std::string_view::npos) return std::nullopt;
    std::string_view inside = text().substr(at_ + 1, end - at_ - 1);
    at_ = end + 1;
    Written unit;
    unit.drawing = Drawing::yacpdb;
    if (inside.starts_with('!')) {
      unit.neutral = true;
      inside.remove_prefix(1);
    }
    if (inside.empty() || inside.size() > 2) return std::nullopt;
    const char letter = static_cast<char>(std::tolower(static_cast<unsigned char>(inside[0])));
    constexpr std::string_view letters = "kqrbsnpeaofwdx";
    if (letters.find(letter) == std::string_view::npos) return std::nullopt;
    unit.figure.drawn = letter == 'n' ? 's' : letter;
    unit.sides = letter == inside[0] ? Sides::black : Sides::white;
    if (inside.size() == 2) {
      if (inside[1] < '0' || inside[1] > '3') return std::nullopt;
      unit.figure.turn = inside[1] - '0';
    }
    return unit;
  }

  void place(const Written& written, std::size_t begin) {
    if (written.mark) {
      const Texts& hint = messages::letters_of_fairy_fen;
      return complain(begin, messages::mark_of_fairy_fen, hint);
    }
    const std::string_view letters =
        written.letters.empty() ? walk_drawn_as(written.figure, written.drawing) : written.letters;
    if (letters.empty()) return complain(begin, messages::no_walk_drawn_so, messages::write_walk);
    const Walk* walk = vocabulary_of(Language::english).walk(letters);
    if (walk == nullptr) {
      context_.complain(
          {place_from(begin), messages::no_walk.in_all(in_quotes(letters)), messages::write_walk});
      return;
    }
    if (file_ >= 8 || ranks_ >= 8) return;
    Placement unit;
    unit.walk = {walk, nullptr};
    unit.sides = written.neutral ? Sides::neutral : written.sides;
    unit.square = make_square(file_, 7 - ranks_);
    unit.place = context_.passage(place_from(begin));
    list_.places.push_back(place_from(begin));
    list_.units.push_back(unit);
  }

  void complain(std::size_t begin, const Message<messages::Text>& message, const Texts& hint) {
    const std::string_view written = text().substr(begin, at_ - begin);
    context_.complain({place_from(begin), message.in_all(in_quotes(written)), hint});
  }

  Context& context_;
  Token token_;
  std::size_t at_ = 0;
  std::size_t rank_begin_ = 0;
  int file_ = 0;
  /// Ranks that have ended.
  int ranks_ = 0;
  bool wrong_size_ = false;
  PieceList list_;
};

}  // namespace

bool looks_like_fairy_fen(std::string_view placement) {
  return placement.find_first_of("*'(") != std::string_view::npos;
}

PieceList read_fairy_placement(Context& context, const Token& token) {
  return FairyPlacer(context, token).run();
}

}  // namespace feerie
