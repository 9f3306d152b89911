#include "search/mates/pictures/album.h"

#include <utility>

namespace feerie::mates {

auto Album::list_all(End end, std::vector<Picture> pictures, const Situation& now) -> Shortlist {
  pictures_[end] = std::move(pictures);
  Shortlist list{true, mark(), mark()};
  for (std::size_t number = 0; number < pictures_[end].size(); ++number) {
    enter(end, static_cast<std::uint32_t>(number), now, list);
  }
  return list;
}

auto Album::shorten(End end, const Shortlist& longer, const Situation& now) -> Shortlist {
  Shortlist list{true, mark(), mark()};
  for (std::size_t place = longer.begin; place < longer.end; ++place) {
    enter(end, numbers_[place], now, list);
  }
  return list;
}

/// Puts a picture on the list, which is the last one, if it can still come about.
void Album::enter(End end, std::uint32_t number, const Situation& now, Shortlist& list) {
  work_.step();
  const Picture& picture = pictures_[end][number];
  if (!feasibility_.reachable(picture, now.crew, end.loser, now.moves, now.en_passant) ||
      !feasibility_.passable(picture, now.crew, now.moves)) {
    return;
  }
  numbers_.push_back(number);
  list.end = numbers_.size();
  list.squares |= bit(picture.centre);
}

bool Album::any_reachable(End end, const Shortlist& list, const Situation& now) {
  for (std::size_t place = list.begin; place < list.end; ++place) {
    const Picture& picture = pictures_[end][numbers_[place]];
    if (feasibility_.reachable(picture, now.crew, end.loser, now.moves, now.en_passant)) {
      return true;
    }
  }
  return false;
}

Destinations Album::next_moves(End end, const Shortlist& list, const Situation& now, Side mover) {
  Destinations destinations{};
  for (std::size_t place = list.begin; place < list.end; ++place) {
    const Picture& picture = pictures_[end][numbers_[place]];
    feasibility_.add_moves(picture, now.crew, mover, now.moves, destinations);
  }
  return destinations;
}

bool Album::any_victims(End end, const Shortlist& list) const {
  for (std::size_t place = list.begin; place < list.end; ++place) {
    if (pictures_[end][numbers_[place]].captured != 0) return true;
  }
  return false;
}

}  // namespace feerie::mates
