#include "search/move_numbers.h"

#include <algorithm>

namespace feerie {

int MoveNumbers::levels() const {
  const std::size_t most =
      std::max(options_.start_move_number.size(), options_.up_to_move_number.size());
  return std::max(1, static_cast<int>(most));
}

bool MoveNumbers::starts_behind_last() const {
  const std::vector<int>& start = options_.start_move_number;
  return options_.move_numbers && first_moves_ > 0 && !start.empty() &&
         start.front() > first_moves_;
}

void MoveNumbers::begin_phase(Game& game) {
  Candidates moves;
  game.generate(moves);
  begin_phase(static_cast<int>(moves.size()));
}

/// False if the options leave the move out.
bool MoveNumbers::count(int level, int number) {
  numbers_.resize(static_cast<std::size_t>(level) + 1);
  numbers_.back() = level == 0 ? ++first_moves_ : number;
  if (level == 0) watch_.examine(first_moves_, std::max(first_moves_, total_));
  if (!options_.move_numbers) return true;
  return order(options_.start_move_number) >= 0 && order(options_.up_to_move_number) <= 0;
}

bool MoveNumbers::examine(const Move& move, int level, int number, const Game& searched,
                          Game& shown) {
  if (!count(level, number)) return false;
  if (options_.move_numbers) tell(move, searched, shown);
  return true;
}

bool MoveNumbers::examine(const solution::Announcement& move, int level, int number) {
  if (!count(level, number)) return false;
  if (options_.move_numbers) listener_.announced_number(numbers_, move);
  return true;
}

/// Compares the way to the move with another one, as far as both go: below 0 if it comes earlier.
int MoveNumbers::order(const std::vector<int>& other) const {
  const std::size_t count = std::min(other.size(), numbers_.size());
  for (std::size_t i = 0; i < count; ++i) {
    if (numbers_[i] != other[i]) return numbers_[i] < other[i] ? -1 : 1;
  }
  return 0;
}

void MoveNumbers::tell(const Move& move, const Game& searched, Game& shown) {
  const bool deeper = numbers_.size() > 1;
  const Game first = shown;
  if (deeper) {
    shown = searched;
    shown.undo();
  }
  {
    const Game::Judging lenient(shown, Legality::self_check);
    listener_.move_number(numbers_, move);
  }
  if (deeper) shown = first;
}

}  // namespace feerie
