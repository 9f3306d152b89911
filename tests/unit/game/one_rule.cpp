#include "unit/game/one_rule.h"

#include <memory>

namespace feerie::test {

Game game_with(void (*enrol)(Rulebook&, Arguments&), const Position& position) {
  const Condition condition{.names = {"Test", "Test", "Test"}, .enrol = enrol};
  auto book = std::make_shared<Rulebook>();
  book->enrol(condition, {});
  book->compile();
  return {book, position};
}

}  // namespace feerie::test
