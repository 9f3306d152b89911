#pragma once

#include <span>
#include <string_view>

#include "game/catalogue.h"
#include "game/entries.h"

/// Rows for traditional names, which stand for other conditions.
namespace feerie {

using Row = Catalogue<Condition>::Entry;

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
