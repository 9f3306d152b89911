#include "search/mates/bars.h"

#include <memory>

#include "game/by_squares.h"

namespace feerie::mates {

Bars::Bars(const CompiledRules& rules, const Position& diagram) {
  Game game(std::make_shared<const CompiledRules>(rules), diagram);
  for (const Side side : {Side::white, Side::black}) {
    for (Square from = 0; from < square_count; ++from) {
      ends_[index(side)][from] = ends_by_squares(game, side, from, all_squares);
    }
  }
}

}  // namespace feerie::mates
