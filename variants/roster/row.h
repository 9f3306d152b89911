#pragma once

#include <span>
#include <string_view>

#include "game/catalogue.h"
#include "game/entries.h"

/// Here rows of two sorts are made: conditions that are known by name and parameters but have no
/// rule yet, and traditional names that stand for other conditions.
namespace feerie {

using Row = Catalogue<Condition>::Entry;

/// Makes a condition without rule. `place` is its number in printed lists, and `summary` tells what
/// its rule is about.
inline Row known(int place, const Names& names, const Names& summary,
                 const Parameters& parameters = {}, std::string_view source = {}) {
  Condition condition;
  condition.names = names;
  condition.summary = summary;
  condition.source = source;
  condition.place = place;
  condition.parameters = parameters;
  return Row(condition);
}

/// Makes a traditional name, which stands for the condition `meant` with the words `preset`. The
/// words `words` may follow it.
inline Row traditional(int place, const Names& names, std::string_view meant,
                       std::span<const std::string_view> preset,
                       std::span<const std::string_view> words) {
  Condition condition;
  condition.names = names;
  condition.place = place;
  condition.parameters.words = words;
  condition.stands_for = meant;
  condition.preset = preset;
  return Row(condition);
}

}  // namespace feerie
