#include "search/mates/pictures/album.h"

#include <bit>
#include <utility>

namespace feerie::mates {

auto Album::list_all(End end, std::vector<Picture> pictures, const Situation& now) -> Shortlist {
  pictures_[end] = std::move(pictures);
  Shortlist list{true, mark(), mark()};
  for (std::size_t number = 0; number < pictures_[end].size(); ++number) {
    work_.step();
    const Picture& picture = pictures_[end][number];
    Entry entry{static_cast<std::uint32_t>(number), picture.placed, picture.captured, {}, {}};
    if (feasibility_.reachable(picture, now.crew, end.loser, now.moves, now.en_passant,
                               entry.slack) &&
        feasibility_.passable(picture, now.crew, entry.slack, entry.detours)) {
      enter(end, entry, list);
    }
  }
  return list;
}

auto Album::shorten(End end, const Shortlist& longer, const Situation& before, const Situation& now)
    -> Shortlist {
  Shortlist list{true, mark(), mark()};
  const Members changed = now.crew.changed_since(before.crew);
  feasibility_.find_gains(before.crew, now.crew, changed, gains_);
  const Members gone = ~now.crew.all_alive();
  const Feasibility::Moves spent{before.moves[0] - now.moves[0], before.moves[1] - now.moves[1]};
  const Picture* const pictures = pictures_[end].data();
  // Mostly one unit has moved, and belongs to most pictures.
  const Members stepped = changed & ~gone;
  const int single = std::has_single_bit(stepped) ? std::countr_zero(stepped) : -1;
  for (std::size_t place = longer.begin; place < longer.end; ++place) {
    work_.step();
    const Entry& known = entries_[place];
    if ((known.placed & gone) != 0) continue;
    Feasibility::Moves slack{known.slack[0] - spent[0], known.slack[1] - spent[1]};
    const Members moved = known.placed & stepped;
    const auto add_gain = [&](int number) {
      const auto member = static_cast<std::size_t>(number);
      const Feasibility::Gain& gain = gains_[member];
      slack[index(gain.side)] += gain.on_way_to(pictures[known.number].places[member]);
    };
    if (moved != 0 && single >= 0) {
      add_gain(single);
    } else {
      for (Members rest = moved; rest != 0;) add_gain(take_member(rest));
    }
    if ((slack[0] | slack[1]) < 0) continue;
    Entry entry = known;
    if (still_possible(entry, end, {before, now, moved, slack})) enter(end, entry, list);
  }
  return list;
}

/// Can a picture that could come about still do so, its units having time for their journeys?
bool Album::still_possible(Entry& entry, End end, const Passed& passed) {
  const auto& [before, now, moved, slack] = passed;
  const Picture& picture = pictures_[end][entry.number];
  if ((entry.captured & now.crew.all_alive()) != 0 &&
      !feasibility_.victims_reachable(picture, now.crew, end.loser, now.moves, now.en_passant,
                                      slack)) {
    return false;
  }
  const Feasibility::Moves slack_before = std::exchange(entry.slack, slack);
  return feasibility_.still_passable(picture, before.crew, slack_before, now.crew, moved, slack,
                                     entry.detours);
}

/// Puts a picture on the list, which is the last one.
void Album::enter(End end, const Entry& entry, Shortlist& list) {
  entries_.push_back(entry);
  list.end = entries_.size();
  list.squares |= bit(pictures_[end][entry.number].centre);
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
