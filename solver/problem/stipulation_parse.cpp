#include <algorithm>
#include <charconv>
#include <optional>

#include "problem/behind_retraction.h"
#include "problem/stipulation_messages.h"
#include "problem/stipulation_text.h"
#include "problem/stipulation_words.h"

namespace feerie::stipulation {

namespace {

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

std::string lower(std::string_view text) {
  std::string out(text);
  for (char& c : out) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c + ('a' - 'A'));
  }
  return out;
}

/// Reads one traditional stipulation. Offsets count from the start of the whole text.
class Parser {
 public:
  explicit Parser(std::string_view text) : text_(text) {}

  ParseResult run() {
    take_token();
    if (token_.empty())
      return error(0, 0, messages::no_stipulation_here, messages::stipulation_for_example);
    constexpr std::size_t longest_token = 60;
    if (token_.size() > longest_token) return unknown();
    if (token_ == "moves") {
      result_.form = Form::moves;
      return done(token_.size());
    }
    if (token_.starts_with("perft")) return perft();
    read_front();
    if (!read_form_and_goal()) return unknown();
    return read_length();
  }

 private:
  void take_token() {
    while (start_ < text_.size() && is_blank(text_[start_])) ++start_;
    std::size_t end = start_;
    while (end < text_.size() && !is_blank(text_[end])) ++end;
    token_ = lower(text_.substr(start_, end - start_));
    at_ = 0;
  }

  ParseResult error(std::size_t offset, std::size_t length, Texts message, Texts hint = {}) const {
    return ParseError{start_ + offset, length, std::move(message), std::move(hint)};
  }
  ParseResult unknown() const {
    return error(0, token_.size(), messages::not_a_stipulation,
                 messages::how_stipulations_are_written);
  }
  ParseResult done(std::size_t used) {
    if (used < token_.size()) {
      return error(used, token_.size() - used, messages::text_behind_stipulation);
    }
    return Parsed{std::move(result_), start_ + used};
  }

  /// A whole number at a place of the token; `at` moves behind it.
  std::optional<int> number(std::size_t& at) const {
    int value = 0;
    const char* begin = token_.data() + at;
    const char* end = token_.data() + token_.size();
    if (begin == end || !is_digit(*begin)) return std::nullopt;
    const auto [behind, problem] = std::from_chars(begin, end, value);
    if (problem != std::errc()) value = longest + 1;
    at = static_cast<std::size_t>(behind - token_.data());
    return value;
  }

  ParseResult perft() {
    std::size_t at = 5;
    const auto depth = number(at);
    if (!depth)
      return error(0, token_.size(), messages::perft_needs_number, messages::perft_for_example);
    if (*depth < 1 || *depth > longest) return error(5, at - 5, messages::length_out_of_range);
    result_.form = Form::perft;
    result_.length = *depth;
    return done(at);
  }

  /// `exact-` and introductory moves.
  void read_front() {
    while (true) {
      const std::string_view rest = std::string_view(token_).substr(at_);
      if (rest.starts_with("exact-")) {
        result_.exact = true;
        at_ += 6;
        continue;
      }
      std::size_t behind = at_;
      const auto moves = number(behind);
      if (!moves || std::string_view(token_).substr(behind, 2) != "->") return;
      if (*moves < 1 || *moves > longest) return;
      result_.intro.push_back(*moves);
      at_ = behind + 2;
    }
  }

  bool read_form_and_goal() {
    const std::string_view rest = std::string_view(token_).substr(at_);
    for (const Prefix& prefix : prefixes()) {
      if (rest.starts_with(prefix.text) && read_goals(prefix.form, rest, prefix.text.size())) {
        result_.form = form_with_goal(prefix.form);
        return true;
      }
    }
    return false;
  }

  bool read_goals(Form form, std::string_view rest, std::size_t at) {
    const bool reciprocal = form == Form::reciprocal_help || form == Form::series_reciprocal_help;
    GoalUse other;
    if (reciprocal && rest.substr(at).starts_with("(")) {
      const GoalText found = find_goal(rest.substr(at + 1));
      if (found.used == 0 || !rest.substr(at + 1 + found.used).starts_with(")")) return false;
      other = found.goal;
      at += found.used + 2;
    }
    const GoalText found = find_goal(rest.substr(at));
    if (found.used == 0) return false;
    result_.goal = found.goal;
    result_.reciprocal_goal = other;
    at_ += at + found.used;
    return true;
  }

  /// Proof games and a=>b play are told from others by their goal.
  Form form_with_goal(Form form) const {
    if (form == Form::direct && is_proof_game(*result_.goal.goal)) return Form::proof_game;
    if (form == Form::series && is_proof_game(*result_.goal.goal)) return Form::series_proof_game;
    if (form == Form::direct && is_a_to_b(*result_.goal.goal)) return Form::a_to_b;
    if (form == Form::series && is_a_to_b(*result_.goal.goal)) return Form::series_a_to_b;
    return form;
  }

  ParseResult read_length() {
    if (at_ == token_.size()) {
      const Parser goal_only = *this;
      start_ += token_.size();
      take_token();
      if (token_.empty() || !is_digit(token_.front())) {
        return goal_only.error(0, goal_only.token_.size(), messages::length_missing,
                               messages::length_behind_goal.in_all(goal_only.token_));
      }
    }
    const std::size_t begin = at_;
    const auto moves = number(at_);
    if (!moves) return error(begin, token_.size() - begin, messages::length_expected);
    if (*moves > longest) return error(begin, at_ - begin, messages::length_out_of_range);
    const bool halves = in_half_moves(result_.form);
    result_.length = halves ? 2 * *moves : *moves;
    const std::string_view fraction = std::string_view(token_).substr(at_);
    if (fraction == ".0") at_ += 2;
    if (fraction == ".5") {
      if (!halves) return error(at_, 2, messages::no_half_moves);
      ++result_.length;
      at_ += 2;
    }
    if (!halves && result_.length == 0) {
      return error(begin, at_ - begin, messages::length_zero);
    }
    result_.starts = first_side();
    return done(at_);
  }

  /// The side that makes the first move.
  [[nodiscard]] Side first_side() const {
    Side side = main_first_side();
    for (std::size_t i = 0; i < result_.intro.size(); ++i) side = opposite(side);
    return side;
  }
  [[nodiscard]] Side main_first_side() const {
    if (is_proof_game(*result_.goal.goal)) return Side::white;
    const bool half = result_.length % 2 != 0;
    switch (result_.form) {
      case Form::help:
      case Form::reciprocal_help:
        return half ? Side::white : Side::black;
      case Form::help_self:
      case Form::help_reflex:
        return half ? Side::black : Side::white;
      case Form::a_to_b:
      case Form::series_help:
      case Form::series_reciprocal_help:
      case Form::parry_series_help:
        return Side::black;
      default:
        return Side::white;
    }
  }

  std::string_view text_;
  std::size_t start_ = 0;
  std::string token_;
  std::size_t at_ = 0;
  Stipulation result_;
};

}  // namespace

ParseResult parse(std::string_view text, Language language) {
  return parse_behind_retraction(text, language,
                                 [](std::string_view play) { return Parser(play).run(); });
}

}  // namespace feerie::stipulation
