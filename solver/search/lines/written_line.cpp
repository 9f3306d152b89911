#include "search/lines/written_line.h"

namespace feerie {

void WrittenLine::begin(Side turn, int skipped) {
  plies_.clear();
  counts_.assign(1, {skipped % 2 == 0 ? turn : opposite(turn), 1});
  for (int i = 0; i < skipped; ++i) {
    Count& count = counts_.back();
    plies_.push_back({{}, true, i % 2 == 0 ? count.next++ : 0, {}});
  }
}

void WrittenLine::push(const Move& move, Side mover) {
  Count& count = counts_.back();
  plies_.push_back({move, false, mover == count.side ? count.next++ : 0, mover});
}

void WrittenLine::pop() {
  if (plies_.back().number != 0) --counts_.back().next;
  plies_.pop_back();
}

}  // namespace feerie
