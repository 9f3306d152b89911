#include <algorithm>
#include <array>

#include "game/catalogue.h"
#include "problem/expressions.h"
#include "problem/stipulation_text.h"
#include "problem/stipulation_words.h"

namespace feerie::stipulation {

namespace {

constexpr std::array<Prefix, 22> all_prefixes{{
    {"ser-reci-h", Form::series_reciprocal_help},
    {"ser-hs", Form::series_help_self},
    {"ser-h", Form::series_help},
    {"ser-s", Form::series_self},
    {"ser-r", Form::series_reflex},
    {"ser-", Form::series},
    {"phser-r", Form::parry_help_series_reflex},
    {"phser-s", Form::parry_help_series_self},
    {"phser-", Form::parry_help_series},
    {"pser-hs", Form::parry_series_help_self},
    {"pser-h", Form::parry_series_help},
    {"pser-r", Form::parry_series_reflex},
    {"pser-s", Form::parry_series_self},
    {"pser-", Form::parry_series},
    {"reci-h", Form::reciprocal_help},
    {"hs", Form::help_self},
    {"hr", Form::help_reflex},
    {"h", Form::help},
    {"semi-r", Form::semi_reflex},
    {"s", Form::self},
    {"r", Form::reflex},
    {"", Form::direct},
}};

bool begins_with_ignoring_case(std::string_view text, std::string_view start) {
  const auto same = [](char a, char b) {
    return a == b || (a >= 'A' && a <= 'Z' && static_cast<char>(a + ('a' - 'A')) == b);
  };
  return text.size() >= start.size() &&
         std::equal(start.begin(), start.end(), text.begin(),
                    [same](char wanted, char given) { return same(given, wanted); });
}

}  // namespace

std::span<const Prefix> prefixes() {
  return all_prefixes;
}

GoalText find_goal(std::string_view text) {
  GoalText best;
  for (const Goal* goal : Catalogue<Goal>::all()) {
    for (const std::string_view symbol : {goal->symbol, goal->synonym}) {
      const std::size_t size = symbol.size() + (goal->needs_square ? 2 : 0);
      if (symbol.empty() || size <= best.used || size > text.size()) continue;
      if (!begins_with_ignoring_case(text, symbol)) continue;
      Square target = no_square;
      if (goal->needs_square) {
        target = parse_square(text.substr(symbol.size(), 2));
        if (target == no_square) continue;
      }
      best = {{goal, target}, size};
    }
  }
  return best;
}

std::string to_string(const GoalUse& goal) {
  if (goal.goal == nullptr) return {};
  std::string out(goal.goal->symbol);
  if (goal.goal->needs_square) out += feerie::to_string(goal.target);
  return out;
}

std::string_view name_of(Side side, Language language) {
  constexpr Names white{"White", "Weiss", "Blanc"};
  constexpr Names black{"Black", "Schwarz", "Noir"};
  return (side == Side::white ? white : black).in(language);
}

Group group_of(const Expression& expression) {
  if (expression.type == Expression::Type::goal) return Group::leaf;
  if (expression.type == Expression::Type::branch) {
    return expression.play == PlayKind::defence ? Group::defence : Group::attack;
  }
  return group_of(*expression.left);
}

bool is_proof_game(const Goal& goal) {
  return goal.symbol == "dia";
}
bool is_a_to_b(const Goal& goal) {
  return goal.symbol == "a=>b";
}

bool in_half_moves(Form form) {
  switch (form) {
    case Form::help:
    case Form::help_self:
    case Form::help_reflex:
    case Form::reciprocal_help:
    case Form::proof_game:
    case Form::a_to_b:
      return true;
    default:
      return false;
  }
}

Stipulation with_white_to_play(Stipulation stipulation) {
  switch (stipulation.form) {
    case Form::structured:
      if (stipulation.starts == Side::black) {
        if (auto rest = help_without_first_move(*stipulation.structure)) {
          stipulation.structure = std::move(rest);
        }
      }
      break;
    case Form::help:
    case Form::help_self:
    case Form::help_reflex:
    case Form::reciprocal_help:
      if (stipulation.length % 2 == 0 && stipulation.length > 0) {
        --stipulation.length;
        stipulation.starts = opposite(stipulation.starts);
      }
      break;
    case Form::a_to_b:
      stipulation.starts = Side::white;
      break;
    default:
      break;
  }
  return stipulation;
}

}  // namespace feerie::stipulation
