#include <algorithm>
#include <array>
#include <optional>

#include <fmt/format.h>

#include "collections/problem_words.h"
#include "input/options.h"

namespace feerie::collections {
namespace {

/// What is written behind an option; nothing if the option is not given.
using Value = std::optional<std::string>;

template <bool Options::*Flag>
Value flag(const Options& options) {
  return options.*Flag ? Value("") : std::nullopt;
}

template <std::optional<int> Options::*Number>
Value number(const Options& options) {
  return options.*Number ? Value(std::to_string(*(options.*Number))) : std::nullopt;
}

template <std::vector<Square> Options::*List>
Value squares(const Options& options) {
  return (options.*List).empty() ? std::nullopt : Value(squares_text(options.*List));
}

template <std::vector<int> Options::*List>
Value move_numbers(const Options& options) {
  const std::vector<int>& numbers = options.*List;
  return numbers.empty() ? std::nullopt : Value(fmt::format("{}", fmt::join(numbers, ":")));
}

/// Some options bring others with them, which need not be written.
Value plain_move_numbers(const Options& options) {
  const bool brought = !options.start_move_number.empty() || !options.up_to_move_number.empty();
  return options.move_numbers && !brought ? Value("") : std::nullopt;
}

Value plain_variations(const Options& options) {
  return options.variations && !options.post_key_play ? Value("") : std::nullopt;
}

Value one_refutation(const Options& options) {
  return options.defence == 1 ? Value("") : std::nullopt;
}

Value other_refutations(const Options& options) {
  return options.defence == 1 ? std::nullopt : number<&Options::defence>(options);
}

Value intelligent(const Options& options) {
  if (!options.intelligent) return std::nullopt;
  return options.intelligent_limit ? std::to_string(*options.intelligent_limit) : "";
}

Value non_trivial(const Options& options) {
  if (!options.non_trivial) return std::nullopt;
  return fmt::format("{} {}", options.non_trivial->first, options.non_trivial->second);
}

Value mutually_exclusive(const Options& options) {
  if (options.castling_mutually_exclusive.empty()) return std::nullopt;
  std::string text;
  for (const auto& [one, other] : options.castling_mutually_exclusive) {
    text += to_string(one) + to_string(other);
  }
  return text;
}

struct Row {
  /// English name.
  std::string_view name;
  Value (*value)(const Options& options);
};

constexpr std::array rows{
    Row{"Defence", other_refutations},
    Row{"SetPlay", flag<&Options::set_play>},
    Row{"WhiteToPlay", flag<&Options::white_to_play>},
    Row{"Variations", plain_variations},
    Row{"MoveNumbers", plain_move_numbers},
    Row{"StartMoveNumber", move_numbers<&Options::start_move_number>},
    Row{"NoWk", flag<&Options::no_white_king>},
    Row{"Duplex", flag<&Options::duplex>},
    Row{"NoBk", flag<&Options::no_black_king>},
    Row{"Threat", number<&Options::threat>},
    Row{"NoThreat", flag<&Options::no_threat>},
    Row{"Try", one_refutation},
    Row{"MaxSolutions", number<&Options::max_solutions>},
    Row{"MaxFlightsquares", number<&Options::max_flight_squares>},
    Row{"NonTrivial", non_trivial},
    Row{"KeepMatingPiece", flag<&Options::keep_mating_piece>},
    Row{"EnPassant", squares<&Options::en_passant>},
    Row{"NoBoard", flag<&Options::no_board>},
    Row{"NoShortVariations", flag<&Options::no_short_variations>},
    Row{"HalfDuplex", flag<&Options::half_duplex>},
    Row{"PostKeyPlay", flag<&Options::post_key_play>},
    Row{"Intelligent", intelligent},
    Row{"MaxTime", number<&Options::max_time>},
    Row{"NoCastling", squares<&Options::no_castling>},
    Row{"Quodlibet", flag<&Options::quodlibet>},
    Row{"StopOnShortSolutions", flag<&Options::stop_on_short_solutions>},
    Row{"Beep", number<&Options::beep>},
    Row{"SuppressGrid", flag<&Options::suppress_grid>},
    Row{"WriteGrid", flag<&Options::write_grid>},
    Row{"CastlingMutuallyExclusive", mutually_exclusive},
    Row{"GoalIsEnd", flag<&Options::goal_is_end>},
    Row{"NullMoves", flag<&Options::null_moves>},
    Row{"UpToMoveNumber", move_numbers<&Options::up_to_move_number>},
    Row{"TrivialTriesAvoid", flag<&Options::trivial_tries_avoid>},
    Row{"MatesIn1", flag<&Options::mates_in_1>},
    Row{"Castling", squares<&Options::castling>},
};

Value value_of(const OptionEntry& entry, const Options& options) {
  const std::string_view name = entry.names.english;
  if (entry.game != nullptr) {
    const auto found = std::ranges::find(options.others, name, &Options::OfGame::name);
    if (found == options.others.end()) return std::nullopt;
    return fmt::format("{}", fmt::join(found->numbers, " "));
  }
  if (const auto* row = std::ranges::find(rows, name, &Row::name); row != rows.end()) {
    return row->value(options);
  }
  // An option without effect.
  const auto given = [name](const auto& place) { return place.first == name; };
  return std::ranges::any_of(options.places, given) ? Value("") : std::nullopt;
}

}  // namespace

std::vector<std::string> option_words(const Options& options, Language language) {
  std::vector<std::string> words;
  for (const OptionEntry& entry : option_entries()) {
    const Value value = value_of(entry, options);
    if (!value) continue;
    std::string text(entry.names.in(language));
    if (!value->empty()) text += ' ' + *value;
    words.push_back(std::move(text));
  }
  return words;
}

}  // namespace feerie::collections
