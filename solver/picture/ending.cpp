#include "picture/ending.h"

#include "output/replay.h"

namespace feerie::picture {

using solution::Mark;

void Ending::begin_version(const Version& version) {
  here_ = version.number == version_;
  problem_ = version.problem;
}

void Ending::begin_phase(const PhaseStart& start) {
  start_ = start;
  if (start.game != nullptr) lettering_ = lettering_of(*problem_, *start.game);
}

bool Ending::counts() {
  return here_ && start_.phase != solution::Phase::set_play && ++count_ == wanted_;
}

void Ending::draw() {
  drawing_ = drawing_of(Scenery{.problem = problem_,
                                .position = &start_.game->position(),
                                .kinds = &start_.game->rules().kinds(),
                                .lettering = lettering_});
}

void Ending::follow(const solution::TreeMove& shown) {
  const auto go_on = [&] {
    if (!shown.replies.empty()) {
      follow(shown.replies.front());
    } else if (!shown.threats.empty()) {
      during_pass(*start_.game, Pass::imagined, [&] { follow(shown.threats.front()); });
    } else {
      draw();
    }
  };
  if (nobody_moves(shown)) {
    go_on();
  } else {
    during(*start_.game, shown.move, go_on);
  }
}

void Ending::tree(const solution::TreeMove& shown) {
  const bool solves = shown.mark == Mark::key || start_.phase == solution::Phase::post_key_play;
  if (solves && counts()) follow(shown);
}

void Ending::follow(const solution::Line& line, std::size_t next) {
  if (next == line.plies.size()) return draw();
  const solution::Ply& ply = line.plies[next];
  if (ply.skipped) return follow(line, next + 1);
  during_ply(*start_.game, ply, [&] { follow(line, next + 1); });
}

void Ending::line(const solution::Line& line) {
  if (line.mark != Mark::violation && counts()) follow(line, 0);
}

}  // namespace feerie::picture
