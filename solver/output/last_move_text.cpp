#include "output/last_move_text.h"

#include "output/notation.h"
#include "output/replay.h"

namespace feerie {

std::string text_of(const retro::LastMove& last, const std::shared_ptr<const CompiledRules>& rules,
                    Lettering lettering) {
  lettering.victims = true;
  Game game(rules, last.before);
  std::string text;
  during(game, last.move, [&] { text = notate_last(game, lettering); });
  return text;
}

}  // namespace feerie
