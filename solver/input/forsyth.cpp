#include <algorithm>
#include <array>
#include <cctype>

#include "input/fairy_fen.h"
#include "input/pieces.h"

namespace feerie {

namespace {

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}
bool is_upper(char c) {
  return c >= 'A' && c <= 'Z';
}

/// Square number `index` in reading order, a8 being 0 and h1 63.
Square in_reading_order(int index) {
  return make_square(index % 8, 7 - index / 8);
}

/// Is the text the placement field of a FEN: eight ranks of eight squares, English letters only?
bool is_fen_placement(std::string_view text) {
  constexpr std::string_view letters = "KQRBNPkqrbnp";
  int ranks = 1;
  int files = 0;
  for (const char c : text) {
    if (c == '/') {
      if (files != 8) return false;
      ++ranks;
      files = 0;
    } else if (c >= '1' && c <= '8') {
      files += c - '0';
    } else if (letters.find(c) != std::string_view::npos) {
      ++files;
    } else {
      return false;
    }
  }
  return ranks == 8 && files == 8;
}

/// Reads a placement character by character from a8 to h1.
class Placer {
 public:
  Placer(Context& context, const Token& token, bool fen)
      : context_(context), token_(token), fen_(fen) {}

  PieceList run() {
    while (at_ < token_.text.size() && !given_up_) step();
    if (square_ < square_count && !given_up_) {
      context_.note(token_.place(), messages::position_ends.in_all(square_), messages::others_stay);
    }
    return std::move(list_);
  }

 private:
  void step() {
    const char c = token_.text[at_];
    if (c == '/') {
      // Ranks behind one of a wrong length are not wrong for that.
      const int given = square_ - rank_;
      if (given % 8 != 0) {
        context_.note({token_.offset + at_, 1}, messages::slash_misplaced,
                      messages::squares_of_rank.in_all(given));
      }
      rank_ = square_;
      ++at_;
    } else if (is_digit(c)) {
      skip_empty();
    } else {
      place_unit();
    }
  }

  /// One or two digits are a number of empty squares.
  void skip_empty() {
    const bool two = !fen_ && at_ + 1 < token_.text.size() && is_digit(token_.text[at_ + 1]);
    const std::size_t length = two ? 2 : 1;
    int run = token_.text[at_] - '0';
    if (two) run = 10 * run + (token_.text[at_ + 1] - '0');
    if (run == 0) context_.note({token_.offset + at_, length}, messages::no_square_here);
    if (square_ + run > square_count) {
      context_.note({token_.offset + at_, length}, messages::beyond_h1);
    }
    square_ = std::min(square_ + run, square_count);
    at_ += length;
  }

  void place_unit() {
    const std::size_t begin = at_;
    std::optional<Sides> sides;
    switch (token_.text[at_]) {
      case '=':
        sides = Sides::neutral;
        break;
      case '+':
        sides = Sides::white;
        break;
      case '-':
        sides = Sides::black;
        break;
      default:
        break;
    }
    if (sides) ++at_;
    std::size_t letters = 1;
    if (at_ < token_.text.size() && token_.text[at_] == '.') {
      ++at_;
      letters = 2;
    }
    const std::string_view name = token_.text.substr(std::min(at_, token_.text.size()), letters);
    at_ = begin;
    const std::size_t used =
        static_cast<std::size_t>(name.data() - token_.text.data()) + name.size() - begin;
    at_ = begin + std::max<std::size_t>(used, 1);
    const Place place{token_.offset + begin, at_ - begin};
    if (square_ >= square_count) return give_up({place, messages::too_many_squares, {}});
    const Walk* walk = name.size() == letters ? walk_of(name) : nullptr;
    if (walk == nullptr) {
      // It still stands for a square, so that what follows stays where it belongs.
      ++square_;
      return complain_of(name, place);
    }
    Placement unit;
    unit.walk = {walk, nullptr};
    const bool white = is_upper(name.front()) || is_digit(name.front());
    unit.sides = sides.value_or(white ? Sides::white : Sides::black);
    unit.square = in_reading_order(square_++);
    unit.place = context_.passage(place);
    list_.places.push_back(place);
    list_.units.push_back(unit);
  }

  [[nodiscard]] const Walk* walk_of(std::string_view name) const {
    if (fen_) return fen_walk(name.front());
    const auto walk = context_.walk_id(name);
    return walk ? walk->away : nullptr;
  }

  /// Tells of letters of no walk, once.
  void complain_of(std::string_view name, Place place) {
    const bool told = std::ranges::find(unknown_, name) != unknown_.end();
    if (told) return;
    unknown_.push_back(name);
    const auto elsewhere = context_.words.walks_elsewhere(name);
    Texts hint = did_you_mean(elsewhere);
    if (elsewhere.empty() && name.size() == 1) hint = messages::point_for_two_letters;
    const InputError error{place, messages::no_walk.in_all(in_quotes(name)), std::move(hint)};
    // A word that has nothing of a position is wrong as a whole.
    const bool position = token_.text.find_first_of("/12345678") != std::string_view::npos;
    if (!position) return give_up(error);
    context_.complain(error);
  }

  /// Tells of a mistake behind which nothing can be read.
  void give_up(const InputError& error) {
    context_.complain(error);
    given_up_ = true;
  }

  static const Walk* fen_walk(char letter) {
    static const Vocabulary english(Language::english);
    const char upper = is_upper(letter) ? letter : static_cast<char>(letter - ('a' - 'A'));
    return english.walk(upper == 'N' ? std::string_view("S") : std::string_view(&upper, 1));
  }

  Context& context_;
  Token token_;
  bool fen_;
  std::size_t at_ = 0;
  int square_ = 0;
  /// The square behind the last `/`.
  int rank_ = 0;
  bool given_up_ = false;
  /// Letters of no walk that were told.
  std::vector<std::string_view> unknown_;
  PieceList list_;
};

bool is_castling_field(std::string_view text) {
  constexpr std::string_view letters = "KQABCDEFGHkqabcdefgh";
  if (text == "-") return true;
  return !text.empty() && text.size() <= 4 && std::ranges::all_of(text, [letters](char c) {
    return letters.find(c) != std::string_view::npos;
  });
}

bool fields_follow(Context& context) {
  const Token side = context.scanner.peek();
  if (side.text != "w" && side.text != "b") return false;
  return is_castling_field(context.scanner.peek_second().text);
}

void read_fields(Context& context) {
  FenFields& fields = context.problem.fen;
  const Token side = context.scanner.next();
  fields.side = side.text == "w" ? Side::white : Side::black;
  fields.side_place = context.passage(side.place());
  const Token castling = context.scanner.next();
  fields.castling = std::string(castling.text);
  fields.castling_place = context.passage(castling.place());
  const Token passed = context.scanner.peek();
  const Square square = parse_square(passed.text);
  if (passed.text == "-" || square != no_square) {
    fields.en_passant = square;
    fields.en_passant_place = context.passage(passed.place());
    context.scanner.next();
  }
  // No game is as long as this.
  constexpr int largest = 100'000;
  fields.quiet_half_moves = context.optional_number(0, largest).value_or(0);
  // The number of the move, which means nothing in a problem.
  if (is_number(context.scanner.peek().text)) context.scanner.next();
}

}  // namespace

namespace {

/// The next word if it is a placement in Fairy FEN, which has signs that no other word has.
std::optional<Token> fairy_placement(Context& context) {
  context.scanner.at_end();
  const std::size_t here = context.scanner.offset();
  const Token token = context.scanner.skip();
  if (looks_like_fairy_fen(token.text)) return token;
  context.scanner.seek(here);
  return std::nullopt;
}

}  // namespace

void read_forsyth(Context& context) {
  if (const auto fairy = fairy_placement(context)) {
    place_units(context, read_fairy_placement(context, *fairy));
    if (fields_follow(context)) read_fields(context);
    return;
  }
  const Token token = context.scanner.next();
  if (token.empty()) Context::fail(token.place(), messages::forsyth_expected);
  const bool fen = context.language() == Language::english && is_fen_placement(token.text);
  if (fen && token.text.find_first_of("Nn") != std::string_view::npos) {
    context.note(token.place(), messages::knights_of_fen, messages::nightriders_elsewhere);
  }
  place_units(context, Placer(context, token, fen).run());
  if (fields_follow(context)) read_fields(context);
}

void read_fen(Context& context) {
  context.scanner.at_end();
  const Token token = context.scanner.skip();
  const bool fairy = token.text.find_first_of("*'(-=.") != std::string_view::npos;
  if (!fairy && !is_fen_placement(token.text)) {
    Context::fail(token.place(), messages::fen_ranks, messages::fen_for_example);
  }
  place_units(context,
              fairy ? read_fairy_placement(context, token) : Placer(context, token, true).run());
  if (!fields_follow(context)) {
    const Token side = context.scanner.peek();
    // A placement alone leaves the rest to the stipulation and the conventions.
    if (side.text != "w" && side.text != "b" && !is_castling_field(side.text)) return;
    Context::fail(side.place(), messages::fen_fields_expected, messages::fen_fields_for_example);
  }
  read_fields(context);
}

void place_game_array(Context& context, Place place) {
  const Token array{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", place.offset};
  PieceList list = Placer(context, array, true).run();
  std::ranges::fill(list.places, place);
  for (Placement& unit : list.units) unit.place = context.passage(place);
  place_units(context, list);
}

}  // namespace feerie
