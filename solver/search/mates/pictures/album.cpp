#include "search/mates/pictures/album.h"

#include <utility>

namespace feerie::mates {

auto Album::list_all(End end, std::vector<Picture> pictures, const Situation& now) -> Shortlist {
  pictures_[end] = std::move(pictures);
  Shortlist list{true, mark(), mark()};
  for (std::size_t number = 0; number < pictures_[end].size(); ++number) {
    work_.step();
    const Picture& picture = pictures_[end][number];
    Entry entry{static_cast<std::uint32_t>(number), picture.placed, picture.captured, {}};
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
  for (std::size_t place = longer.begin; place < longer.end; ++place) {
    work_.step();
    Entry entry = entries_[place];
    if (still_reachable(entry, end, before, now, changed)) enter(end, entry, now, list);
  }
  return list;
}

/// Is a picture that was reachable still so, when these members of the crew have moved or been
/// captured? Follows what it leaves over of the moves.
bool Album::still_reachable(Entry& entry, End end, const Situation& before, const Situation& now,
                            Members changed) {
  const Members alive = now.crew.all_alive();
  if ((entry.placed & ~alive) != 0) return false;
  for (std::size_t side = 0; side < 2; ++side) {
    entry.slack[side] -= before.moves[side] - now.moves[side];
  }
  const Picture& picture = pictures_[end][entry.number];
  if (const Members moved = entry.placed & changed; moved != 0) {
    feasibility_.follow(picture, before.crew, now.crew, moved, entry.slack);
  }
  if (entry.slack[0] < 0 || entry.slack[1] < 0) return false;
  return (entry.captured & alive) == 0 ||
         feasibility_.victims_reachable(picture, now.crew, end.loser, now.moves, now.en_passant,
                                        entry.slack);
}

/// Puts a picture that is reachable on the list, which is the last one, if it can still come about.
void Album::enter(End end, const Entry& entry, const Situation& now, Shortlist& list) {
  const Picture& picture = pictures_[end][entry.number];
  if (!feasibility_.passable(picture, now.crew, entry.slack)) return;
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

void Album::strike_moves(End end, const Shortlist& list, const Situation& now, Side mover,
                         Destinations& moves) {
  Members asked = 0;
  for (Members rest = now.crew.alive[index(mover)]; rest != 0;) {
    const int member = take_member(rest);
    if (moves[now.crew.units[static_cast<std::size_t>(member)].at] != 0) asked |= only(member);
  }
  for (std::size_t place = list.begin; place < list.end && asked != 0; ++place) {
    const Entry& entry = entries_[place];
    // No move is left over for any other unit.
    if (entry.slack[index(mover)] < 1 && (entry.placed & asked) == 0) continue;
    feasibility_.strike_moves(pictures_[end][entry.number], now.crew, mover, entry.slack, asked,
                              moves);
  }
}

bool Album::any_victims(const Shortlist& list) const {
  for (std::size_t place = list.begin; place < list.end; ++place) {
    if (entries_[place].captured != 0) return true;
  }
  return false;
}

}  // namespace feerie::mates
