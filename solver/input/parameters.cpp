#include "input/parameters.h"

#include <algorithm>
#include <cctype>

#include <fmt/format.h>

#include "game/catalogue.h"
#include "input/pieces.h"

namespace feerie {

namespace {

using Fit = WordList::Found::Kind;

constexpr int largest_number = 9999;
constexpr std::size_t most_walks = 64;

/// Reads the parameters of one condition.
class ParameterReader {
 public:
  ParameterReader(Context& context, const Condition& named, const Condition& meant,
                  const Token& name, Arguments earlier)
      : context_(context),
        allowed_(named.parameters),
        meant_(meant),
        name_(name),
        words_(context.language()),
        earlier_(std::move(earlier)) {
    result_.words = earlier_.words;
    result_.details = earlier_.details;
    for (const std::string_view each : allowed_.words) {
      const Word* word = Catalogue<Word>::named(each);
      // A word that nobody has entered is known by its English name in every language.
      words_.add(word == nullptr ? Names{each, each, each} : word->names);
    }
  }

  Arguments run(std::span<const std::string_view> preset) {
    for (const std::string_view word : preset) take_preset(word);
    // Words may stand before and behind the rest.
    while (read_word()) {
    }
    read_rest();
    while (read_word()) {
    }
    sort_words();
    unite();
    return std::move(result_);
  }

 private:
  // --- Words -------------------------------------------------------------------------------------

  bool read_word() {
    const Token token = context_.scanner.peek();
    if (token.empty()) return false;
    const auto found = words_.find(token.text);
    if (found.kind == Fit::none) return false;
    if (found.kind != Fit::exact) {
      // Whole names of other things, and walks where walks are expected, come first.
      if (context_.outer(token.text).kind == Fit::exact) return false;
      const auto condition = context_.words.conditions.find(token.text);
      if (condition.kind == Fit::exact) return false;
      if (allowed_.walks != Parameters::Walks::none && context_.words.walk_id(token.text)) {
        return false;
      }
      if (found.kind == Fit::several) {
        if (condition.unique()) return false;
        Context::fail(token.place(),
                      fmt::format("the parameter {} is not unique", in_quotes(token.text)),
                      could_be(found.all));
      }
    }
    const std::string_view word = allowed_.words[found.index];
    if (repeats(word)) {
      context_.scanner.next();
      return true;
    }
    if (result_.has(word)) {
      // A name can be both: the second time it is the condition.
      if (context_.words.conditions.find(token.text).unique()) return false;
      Context::fail(token.place(), fmt::format("{} is given twice", in_quotes(token.text)));
    }
    check_contradictions(word, token);
    context_.scanner.next();
    take_word(word);
    return true;
  }

  /// Was the word there when the condition was named before? One that takes something may not come
  /// again.
  [[nodiscard]] bool repeats(std::string_view word) const {
    const Word* entry = Catalogue<Word>::named(word);
    return earlier_.has(word) && (entry == nullptr || entry->takes == Word::Takes::nothing);
  }

  /// A word that belongs to the name.
  void take_preset(std::string_view word) {
    if (repeats(word)) return;
    if (result_.has(word)) fail_twice();
    check_contradictions(word, name_);
    take_word(word);
  }

  static bool among(std::string_view word, std::span<const std::string_view> words) {
    return std::ranges::find(words, word) != words.end();
  }

  void check_contradictions(std::string_view word, const Token& token) {
    for (const auto& group : meant_.parameters.contradictions) {
      if (!among(word, group)) continue;
      for (const std::string_view given : result_.words) {
        if (!among(given, group)) continue;
        Context::fail(token.place(),
                      fmt::format("{} contradicts {}", in_quotes(token.text), in_quotes(given)));
      }
    }
  }

  void forget_overruled(std::string_view word) {
    for (const Parameters::Overruling& rule : meant_.parameters.overrulings) {
      if (!among(word, rule.later)) continue;
      std::erase_if(result_.words,
                    [&rule](std::string_view given) { return among(given, rule.earlier); });
    }
  }

  void take_word(std::string_view word) {
    forget_overruled(word);
    result_.words.push_back(word);
    const Word* entry = Catalogue<Word>::named(word);
    if (entry == nullptr || entry->takes == Word::Takes::nothing) return;
    Arguments::Detail detail;
    detail.word = word;
    read_detail(entry->takes, detail);
    if (detail != Arguments::Detail{word, {}, {}, {}}) result_.details.push_back(std::move(detail));
  }

  void read_detail(Word::Takes takes, Arguments::Detail& detail) {
    switch (takes) {
      case Word::Takes::nothing:
        break;
      case Word::Takes::number:
        detail.numbers.push_back(context_.number(0, largest_number, "a number"));
        break;
      case Word::Takes::walk:
        detail.walks.push_back(one_walk());
        break;
      case Word::Takes::walks:
        detail.walks = walks(true);
        break;
      case Word::Takes::optional_walks:
        detail.walks = walks(false);
        break;
      case Word::Takes::files_and_ranks:
        detail.texts.push_back(files_and_ranks());
        break;
      case Word::Takes::square_groups:
        detail.texts = tokens(is_squares, "");
        break;
      case Word::Takes::lines:
        detail.texts = tokens(is_line,
                              "lines like ha24 are expected: direction (h or v), square, "
                              "length");
        break;
    }
  }

  static bool is_squares(std::string_view token) { return !Context::squares_of(token).empty(); }
  static bool is_line(std::string_view token) {
    return token.size() == 4 && (token[0] == 'h' || token[0] == 'v') &&
           parse_square(token.substr(1, 2)) != no_square && token[3] >= '1' && token[3] <= '8';
  }

  /// Tokens as long as they have a form; if there must be some, `message` says what is missing.
  std::vector<std::string> tokens(bool (*fits)(std::string_view), std::string_view message) {
    std::vector<std::string> all;
    constexpr std::size_t longest = 128;
    Token token = context_.scanner.peek();
    const Token first = token;
    while (token.text.size() <= longest && fits(lower(token.text))) {
      if (all.size() == square_count) Context::fail(token.place(), "too many of these");
      all.push_back(lower(token.text));
      context_.scanner.next();
      token = context_.scanner.peek();
    }
    if (all.empty() && !message.empty()) Context::fail(first.place(), std::string(message));
    return all;
  }

  std::string files_and_ranks() {
    const Token token = context_.scanner.peek();
    constexpr std::size_t most = 16;
    std::string text = token.text.size() <= most ? lower(token.text) : std::string();
    const bool fits = !text.empty() && std::ranges::all_of(text, [](char c) {
      return (c >= 'a' && c <= 'h') || (c >= '1' && c <= '8');
    });
    if (!fits) {
      Context::fail(token.place(), "files and ranks are expected", "for example: bdf246");
    }
    context_.scanner.next();
    return text;
  }

  /// Brings words and details into the order of the parameters of the condition.
  void sort_words() {
    const auto order = meant_.parameters.words;
    const auto number = [order](std::string_view word) {
      return std::ranges::find(order, word) - order.begin();
    };
    std::ranges::stable_sort(result_.words, {}, number);
    std::ranges::stable_sort(result_.details, {}, [number](const Arguments::Detail& detail) {
      return number(detail.word);
    });
  }

  // --- Conditions that are named more than once --------------------------------------------------

  /// Adds what was given when the condition was named before.
  void unite() {
    if (allowed_.unit && !earlier_.squares.empty()) fail_twice();
    if (allowed_.squares == Parameters::Squares::one ||
        allowed_.squares == Parameters::Squares::two_units) {
      keep(earlier_.squares, result_.squares);
    } else {
      add_squares();
    }
    keep(earlier_.walks, result_.walks);
    keep(earlier_.numbers, result_.numbers);
    keep(earlier_.text, result_.text);
  }

  void add_squares() {
    std::vector<Square> all = earlier_.squares;
    for (const Square square : result_.squares) {
      if (std::ranges::find(all, square) == all.end()) all.push_back(square);
    }
    result_.squares = std::move(all);
  }

  /// What was given only once stays; what was given twice must be the same.
  template <class T>
  void keep(const T& before, T& now) const {
    if (before.empty()) return;
    if (!now.empty() && now != before) fail_twice();
    now = before;
  }

  [[noreturn]] void fail_twice() const {
    Context::fail(name_.place(),
                  fmt::format("{} is given twice, and differently", in_quotes(name_.text)));
  }

  // --- What stands behind the name itself --------------------------------------------------------

  void read_rest() {
    read_squares();
    read_walks();
    read_numbers();
    if (allowed_.unit) {
      const Placement unit = read_unit(context_);
      result_.squares = {unit.square};
      result_.walks = {unit.walk};
      result_.sides = unit.sides;
      result_.traits = unit.traits;
    }
    read_board();
  }

  void read_squares() {
    using Squares = Parameters::Squares;
    if (allowed_.squares == Squares::none) return;
    if (allowed_.squares == Squares::optional &&
        Context::squares_of(context_.scanner.peek().text).empty()) {
      return;
    }
    const Token token = context_.scanner.peek();
    if (allowed_.squares == Squares::one) {
      result_.squares = context_.squares(1);
    } else if (allowed_.squares == Squares::two_units) {
      result_.squares = context_.squares(2);
      if (result_.squares.size() != 2 || result_.squares[0] == result_.squares[1]) {
        Context::fail(token.place(), "two different squares are expected");
      }
    } else {
      result_.squares = context_.squares(allowed_.most_squares);
    }
  }

  void read_walks() {
    switch (allowed_.walks) {
      case Parameters::Walks::none:
        break;
      case Parameters::Walks::one:
        result_.walks.push_back(one_walk());
        break;
      case Parameters::Walks::optional:
        result_.walks = walks(false);
        break;
      case Parameters::Walks::list:
        result_.walks = walks(true);
        break;
    }
  }

  WalkId one_walk() {
    const Token token = context_.scanner.peek();
    const WalkId walk = context_.walk();
    const auto only = allowed_.only_walks;
    if (only.empty()) return walk;
    const bool listed =
        !walk.hunter() && std::ranges::find(only, walk.away->letters.english) != only.end();
    if (!listed) {
      Context::fail(
          token.place(), "this walk is not possible here",
          "possible are " + fmt::format("{}", fmt::join(only, ", ")) + " (English letters)");
    }
    return walk;
  }

  std::vector<WalkId> walks(bool needed) {
    std::vector<WalkId> all;
    Token token = context_.scanner.peek();
    const Token first = token;
    for (auto walk = context_.words.walk_id(token.text); walk;
         walk = context_.words.walk_id(token.text)) {
      if (all.size() == most_walks) Context::fail(token.place(), "too many walks");
      all.push_back(*walk);
      context_.scanner.next();
      token = context_.scanner.peek();
    }
    if (needed && all.empty()) {
      Context::fail(first.empty() ? name_.place() : first.place(), "walks are expected",
                    "for example: q r b s");
    }
    return all;
  }

  void read_numbers() {
    using Numbers = Parameters::Numbers;
    if (allowed_.numbers == Numbers::none) return;
    if (allowed_.numbers == Numbers::accounts) return read_accounts();
    const bool needed = allowed_.numbers == Numbers::one || allowed_.numbers == Numbers::one_or_two;
    const int most =
        allowed_.numbers == Numbers::one_or_two || allowed_.numbers == Numbers::up_to_two ? 2 : 1;
    if (needed) result_.numbers.push_back(context_.number(0, largest_number, "a number"));
    while (static_cast<int>(result_.numbers.size()) < most) {
      const auto number = context_.optional_number(0, largest_number, "a number");
      if (!number) break;
      result_.numbers.push_back(*number);
    }
  }

  void read_accounts() {
    for (int i = 0; i < 2; ++i) {
      const Token token = context_.scanner.peek();
      const auto account = account_of(token.text);
      if (!account) {
        if (i == 1) return;
        Context::fail(token.place(), "an account is expected",
                      "a number with at most two decimals, or - for one without end");
      }
      result_.numbers.push_back(*account);
      context_.scanner.next();
    }
  }

  /// "4.5" as 450 hundredths.
  static std::optional<int> account_of(std::string_view token) {
    if (token == "-") return Arguments::unlimited;
    const std::size_t point = token.find('.');
    const std::string_view whole = token.substr(0, point);
    const std::string_view decimals =
        point == std::string_view::npos ? std::string_view() : token.substr(point + 1);
    constexpr std::size_t most_digits = 5;
    if (!is_number(whole) || whole.size() > most_digits || decimals.size() > 2) {
      return std::nullopt;
    }
    if (!decimals.empty() && !is_number(decimals)) return std::nullopt;
    int value = 0;
    for (const char c : whole) value = 10 * value + (c - '0');
    for (std::size_t i = 0; i < 2; ++i) {
      value = 10 * value + (i < decimals.size() ? decimals[i] - '0' : 0);
    }
    return value;
  }

  void read_board() {
    if (allowed_.text == Parameters::Text::none) return;
    const Token token = context_.scanner.peek();
    std::string board = board_of(token.text);
    if (board.size() == square_count) {
      result_.text = std::move(board);
      context_.scanner.next();
      return;
    }
    const bool looks_so = token.text.find('/') != std::string_view::npos;
    if (allowed_.text == Parameters::Text::board || looks_so) {
      Context::fail(token.place(), "64 squares from a8 to h1 are expected",
                    "like a Forsyth position; / between ranks, digits and points for squares "
                    "without letter");
    }
  }

  /// The letters of a board, `.` for squares without; anything but 64 characters if it is none.
  static std::string board_of(std::string_view token) {
    std::string board;
    if (token.size() > std::size_t{2} * square_count) return board;
    for (const char c : token) {
      if (c == '/') {
        if (board.size() % 8 != 0) return {};
      } else if (c >= '1' && c <= '8') {
        board.append(static_cast<std::size_t>(c - '0'), '.');
      } else if (c == '.' || std::isalpha(static_cast<unsigned char>(c)) != 0) {
        board += c;
      } else {
        return {};
      }
    }
    return board;
  }

  Context& context_;
  const Parameters& allowed_;
  const Condition& meant_;
  Token name_;
  WordList words_;
  Arguments earlier_;
  Arguments result_;
};

}  // namespace

Arguments read_parameters(Context& context, const Condition& named, const Condition& meant,
                          const Token& name, Arguments earlier) {
  return ParameterReader(context, named, meant, name, std::move(earlier)).run(named.preset);
}

}  // namespace feerie
