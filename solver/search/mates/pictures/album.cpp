#include "search/mates/pictures/album.h"

#include <utility>

namespace feerie::mates {

auto Album::list_all(End end, std::vector<Picture> pictures, const Situation& now) -> Shortlist {
  pictures_[end] = std::move(pictures);
  Shortlist list{true, mark(), mark()};
  for (std::size_t number = 0; number < pictures_[end].size(); ++number) {
    work_.step();
    Entry entry{static_cast<std::uint32_t>(number), {}};
    const Picture& picture = pictures_[end][number];
    if (feasibility_.reachable(picture, now.crew, end.loser, now.moves, now.en_passant,
                               entry.slack)) {
      enter(end, entry, now, list);
    }
  }
  return list;
}

auto Album::shorten(End end, const Shortlist& longer, const Situation& before, const Situation& now)
    -> Shortlist {
  Shortlist list{true, mark(), mark()};
  const Members changed = now.crew.changed_since(before.crew);
  const Feasibility::Moves spent{before.moves[0] - now.moves[0], before.moves[1] - now.moves[1]};
  for (std::size_t place = longer.begin; place < longer.end; ++place) {
    work_.step();
    Entry entry = entries_[place];
    const Picture& picture = pictures_[end][entry.number];
    if (feasibility_.still_reachable(picture, before.crew, now.crew, changed, spent, entry.slack) &&
        feasibility_.victims_reachable(picture, now.crew, end.loser, now.moves, now.en_passant,
                                       entry.slack)) {
      enter(end, entry, now, list);
    }
  }
  return list;
}

/// Puts a picture that is reachable on the list, which is the last one, if it can still come about.
void Album::enter(End end, const Entry& entry, const Situation& now, Shortlist& list) {
  const Picture& picture = pictures_[end][entry.number];
  if (!feasibility_.passable(picture, now.crew, now.moves)) return;
  entries_.push_back(entry);
  list.end = entries_.size();
  list.squares |= bit(picture.centre);
}

bool Album::any_reachable(End end, const Shortlist& list, const Situation& now) {
  for (std::size_t place = list.begin; place < list.end; ++place) {
    const Picture& picture = pictures_[end][entries_[place].number];
    Feasibility::Moves slack{};
    if (feasibility_.reachable(picture, now.crew, end.loser, now.moves, now.en_passant, slack)) {
      return true;
    }
  }
  return false;
}

Destinations Album::next_moves(End end, const Shortlist& list, const Situation& now, Side mover) {
  Destinations destinations{};
  for (std::size_t place = list.begin; place < list.end; ++place) {
    const Picture& picture = pictures_[end][entries_[place].number];
    feasibility_.add_moves(picture, now.crew, mover, now.moves, destinations);
  }
  return destinations;
}

bool Album::any_victims(End end, const Shortlist& list) const {
  for (std::size_t place = list.begin; place < list.end; ++place) {
    if (pictures_[end][entries_[place].number].captured != 0) return true;
  }
  return false;
}

}  // namespace feerie::mates
