#include "search/proof/stories/teller.h"

#include "search/proof/stories/casting.h"
#include "search/proof/stories/victims.h"

namespace feerie::stories {
namespace {

int losses(const Question& question, Side side) {
  return count_of(question.start.of(side)) - count_of(question.aim.of(side));
}

void tell(const Question& question, Effort& effort, const Player::Cuts& cuts, Alive& alive) {
  std::array<std::vector<Cast>, 2> casts;
  for (const Side side : {Side::white, Side::black}) {
    const Casting::Budget budget{question.moves[index(side)], losses(question, opposite(side))};
    if (budget.captures < 0) return;
    casts[index(side)] =
        Casting(question.start, question.aim, question.journeys, side, budget, effort).list();
    if (casts[index(side)].empty()) return;
  }
  Player player(question.start, question.aim, question.moves, effort, alive, cuts);
  Victims victims(question.start, question.journeys, question.moves, effort,
                  [&](const Story& story) { player.play(story); });
  for (const Cast& white : casts[0]) {
    for (const Cast& black : casts[1]) victims.complete(white, black);
  }
}

}  // namespace

std::optional<Alive> tell(const Question& question, Effort effort, const Player::Cuts& cuts) {
  Alive alive;
  try {
    tell(question, effort, cuts, alive);
  } catch (const TooMuchWork&) {
    return std::nullopt;
  }
  return alive;
}

}  // namespace feerie::stories
