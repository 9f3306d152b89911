#include <algorithm>
#include <bit>

#include "search/targets.h"

/// The pictures of `Targets`: drawn where play begins, and looked through on the way.
namespace feerie::targets {
namespace {

/// Units that are put on squares before the other of two ends is tried.
constexpr int first_limit = 1 << 12;

std::size_t most_pictures(const std::array<int, 2>& moves) {
  return std::size_t{1} << std::clamp(3 * (moves[0] + moves[1]) - 5, 4, 16);
}

}  // namespace

RingSet Targets::guardable(std::size_t end, Square centre, int moves) {
  const Side winner = opposite(static_cast<Side>(end % 2));
  const Party& party = parties_[index(winner)];
  return end < 2 ? guards_[index(winner)].mating(party, centre, moves)
                 : guards_[index(winner)].stalemating(party, centre, moves)[0];
}

/// All pictures of an end with the king on one of the squares; none if they are too many.
std::optional<std::vector<Picture>> Targets::drawn(const Frame& frame, std::size_t end, int& work,
                                                   std::size_t most) {
  const auto loser = static_cast<Side>(end % 2);
  const Moves& moves = frame.asked->moves[end];
  if (parties_[index(loser)].royal < 0) return std::nullopt;
  Finder finder(journeys_, frame.crew, {static_cast<Finale>(end / 2), loser}, moves, most, work_);
  for (Bitboard rest = frame.squares[end]; rest != 0;) {
    const Square centre = take_first(rest);
    const RingSet guards = guardable(end, centre, moves[index(opposite(loser))]);
    if (!finder.find(centre, guards, work)) return std::nullopt;
  }
  return std::move(finder.pictures());
}

void Targets::draw(Frame& frame, std::size_t end, const Moves& moves) {
  int work = drawing_.most_work;
  auto pictures = drawn(frame, end, work, most_pictures(moves));
  if (!pictures) {
    // What was too much once will be so again.
    if (work <= 0) drawing_.most_work /= 4;
    return;
  }
  list_all(frame, end, std::move(*pictures));
}

/// Where two ends have to come about, one is drawn: that which takes the least work.
void Targets::draw_one_of_two(Frame& frame) {
  const auto ends = frame.asked->pair();
  if (!ends || !frame.crew.known) return;
  for (const std::size_t end : *ends) {
    const Moves& moves = frame.asked->moves[end];
    if (moves[0] + moves[1] < drawing_.least_moves) return;
    frame.squares[end] = squares_for(end, moves, all_squares);
    if (frame.squares[end] == 0) return;
  }
  constexpr int growth = 8;
  for (int limit = first_limit; limit < growth * drawing_.most_work; limit *= growth) {
    for (const std::size_t end : *ends) {
      int work = std::min(limit, drawing_.most_work);
      auto pictures = drawn(frame, end, work, most_pictures(frame.asked->moves[end]));
      if (pictures) return list_all(frame, end, std::move(*pictures));
    }
  }
  drawing_.most_work /= 4;
}

void Targets::shorten(Frame& frame, const Frame& outer, std::size_t end) {
  begin_list(frame, end);
  const Shortlist& all = outer.shortlists[end];
  for (std::size_t place = all.begin; place < all.end; ++place)
    list(frame, end, candidates_[place]);
}

void Targets::begin_list(Frame& frame, std::size_t end) {
  frame.shortlists[end] = {true, candidates_.size(), candidates_.size()};
  frame.squares[end] = 0;
}

void Targets::list_all(Frame& frame, std::size_t end, std::vector<Picture> pictures) {
  pictures_[end] = std::move(pictures);
  begin_list(frame, end);
  for (std::size_t number = 0; number < pictures_[end].size(); ++number) {
    list(frame, end, static_cast<std::uint32_t>(number));
  }
}

/// Puts a picture on the list if it can still come about.
void Targets::list(Frame& frame, std::size_t end, std::uint32_t number) {
  work_.step();
  const Picture& picture = pictures_[end][number];
  const Moves& moves = frame.asked->moves[end];
  const bool en_passant = position_->state().ep_squares != 0;
  const auto loser = static_cast<Side>(end % 2);
  if (!feasibility_.reachable(picture, frame.crew, loser, moves, en_passant) ||
      !feasibility_.passable(picture, frame.crew, moves)) {
    return;
  }
  candidates_.push_back(number);
  frame.shortlists[end].end = candidates_.size();
  frame.squares[end] |= bit(picture.centre);
}

}  // namespace feerie::targets
