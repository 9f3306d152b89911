#include "output/last_move_text.h"

#include "output/notation.h"
#include "output/replay.h"

namespace feerie {

std::string text_of(const TakenBack& taken, const std::shared_ptr<const CompiledRules>& rules,
                    Lettering lettering) {
  lettering.victims = true;
  Game game(rules, taken.before);
  std::string text;
  during(game, taken.move, [&] { text = notate_last(game, lettering); });
  return text;
}

std::string text_of(const retro::LastMove& last, const std::shared_ptr<const CompiledRules>& rules,
                    Lettering lettering) {
  return text_of(TakenBack{last.before, last.move}, rules, lettering);
}

int number_on(const WayBack& way, std::size_t place) {
  const Side first = way.moves.front().before.turn();
  if (way.moves[place].before.turn() != first) return 0;
  int number = 0;
  for (std::size_t i = 0; i <= place; ++i) number += way.moves[i].before.turn() == first ? 1 : 0;
  return number;
}

}  // namespace feerie
