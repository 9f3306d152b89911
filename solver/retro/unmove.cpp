#include "retro/unmove.h"

#include <utility>

#include "retro/trace.h"

namespace feerie::retro {

class UnMoves::Search {
 public:
  explicit Search(std::shared_ptr<const CompiledRules> rules) : workshop(std::move(rules)) {}
  Workshop workshop;
};

UnMoves::UnMoves(std::shared_ptr<const CompiledRules> rules)
    : search_(std::make_unique<Search>(std::move(rules))) {}
UnMoves::~UnMoves() = default;
UnMoves::UnMoves(UnMoves&&) noexcept = default;
UnMoves& UnMoves::operator=(UnMoves&&) noexcept = default;

Ending UnMoves::each(const Position& after, const Visit& visit, Effort& effort) {
  if (!known(search_->workshop.game.rules())) return Ending::unknown;
  return Trace(search_->workshop, after, visit, effort, short_cuts_).run();
}

UnMoves::List UnMoves::all(const Position& after, Effort effort) {
  List list{};
  const auto keep = [&list](const LastMove& last) {
    list.moves.push_back(last);
    return true;
  };
  list.ending = each(after, keep, effort);
  return list;
}

}  // namespace feerie::retro
