#include "retro/said.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace feerie::retro::said {
namespace {

constexpr std::string_view analysis_name = "RetroAnalysis";
constexpr std::string_view partial_name = "PRA";
constexpr std::string_view strategy_name = "RS";
constexpr std::string_view posteriori_name = "AP";

/// The option as it was given last; null if it was not.
const Options::OfGame* given(const Options& options, std::string_view name) {
  const auto& all = options.others;
  const auto found = std::find_if(all.rbegin(), all.rend(), [name](const Options::OfGame& option) {
    return option.name == name;
  });
  return found == all.rend() ? nullptr : &*found;
}

}  // namespace

std::optional<bool> analysis(const Options& options) {
  if (const Options::OfGame* option = given(options, analysis_name)) {
    return option->numbers.empty() || option->numbers.front() != 0;
  }
  if (partial_analysis(options) || retro_strategy(options) || a_posteriori(options)) return true;
  return std::nullopt;
}

bool partial_analysis(const Options& options) {
  return given(options, partial_name) != nullptr;
}

bool retro_strategy(const Options& options) {
  return given(options, strategy_name) != nullptr;
}

bool a_posteriori(const Options& options) {
  return given(options, posteriori_name) != nullptr;
}

void deduce_nothing(Options& options) {
  options.others.push_back({analysis_name, {0}});
}

void prove_by_castling(Options& options, std::vector<int> rooks) {
  const auto found = std::ranges::find(options.others, posteriori_name, &Options::OfGame::name);
  if (found != options.others.end()) found->numbers = std::move(rooks);
}

}  // namespace feerie::retro::said
