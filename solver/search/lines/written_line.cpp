#include "search/lines/written_line.h"

namespace feerie {

void WrittenLine::begin(Side turn, int skipped) {
  made_.clear();
  counts_.assign(1, {skipped % 2 == 0 ? turn : opposite(turn), 1});
  for (int i = 0; i < skipped; ++i) {
    Count& count = counts_.back();
    made_.push_back({nullptr, i % 2 == 0 ? count.next++ : 0, turn});
  }
}

std::vector<solution::Ply> WrittenLine::plies() const {
  std::vector<solution::Ply> plies;
  plies.reserve(made_.size());
  for (const Made& made : made_) {
    if (made.move == nullptr) {
      plies.push_back({{}, true, made.number, {}});
    } else {
      plies.push_back({*made.move, false, made.number, made.mover});
    }
  }
  return plies;
}

}  // namespace feerie
