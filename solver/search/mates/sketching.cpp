#include <algorithm>

#include "search/mates/mate_outlook.h"
#include "search/mates/pictures/finder.h"

/// Pictures are sketched where play begins, if that does not take too long.
namespace feerie::mates {
namespace {

/// Units that are put on squares before the other of two ends is tried.
constexpr int first_limit = 1 << 12;

std::size_t most_pictures(const MovesLeft& moves) {
  return std::size_t{1} << std::clamp(3 * (moves[0] + moves[1]) - 5, 4, 16);
}

}  // namespace

Album::Situation MateOutlook::situation(const Frame& frame, End end) const {
  return {frame.crew, frame.asked->moves[end], frame.en_passant};
}

/// All pictures of an end with the king on one of the squares; none if they are too many.
std::optional<std::vector<Picture>> MateOutlook::sketched(const Frame& frame, End end, int& work,
                                                          std::size_t most) {
  const MovesLeft& moves = frame.asked->moves[end];
  if (squares_.party(end.loser).royal < 0) return std::nullopt;
  Finder finder(board_, frame.crew, end, moves, most, work_);
  for (Bitboard rest = frame.squares[end]; rest != 0;) {
    const Square centre = take_first(rest);
    const Finder::Neighbours neighbours{
        squares_.guardable(end, centre, moves[index(end.winner())]),
        end.is_mate() ? squares_.left_to_guard(end.loser, centre, moves[index(end.loser)])
                      : RingSet{}};
    if (!finder.find(centre, neighbours, work)) return std::nullopt;
  }
  return std::move(finder.pictures());
}

/// False if that took too much work.
bool MateOutlook::sketch(Frame& frame, End end, int most_work) {
  int work = most_work;
  auto pictures = sketched(frame, end, work, most_pictures(frame.asked->moves[end]));
  if (pictures) {
    frame.take(end, album_.list_all(end, std::move(*pictures), situation(frame, end)));
  } else if (work <= 0 && most_work >= sketching_.most_work) {
    // What was too much once will be so again.
    sketching_.most_work /= 4;
  }
  return pictures || work > 0 || most_work >= sketching_.most_work;
}

/// Draws the pictures where play began, and hands them down to where it is `now`. If they take more
/// work than the search has taken so far, they wait until it has taken some times as much.
void MateOutlook::catch_up(const Position& now) {
  constexpr int work_of_position = 8;
  constexpr int patience = 8;
  const End end = postponed_->end;
  const int limit = std::min(sketching_.most_work, work_of_position * postponed_->positions);
  Frame& first = frames_.front();
  squares_.look_at(postponed_->start);
  first.mark = album_.mark();
  const bool done = sketch(first, end, limit);
  squares_.look_at(now);
  if (!done) {
    postponed_->positions *= patience;
    return;
  }
  postponed_.reset();
  if (first.shortlists[end].sketched) hand_down(end);
}

/// Shortens the list of the first frame for those above it, as long as the units can be told apart.
void MateOutlook::hand_down(End end) {
  for (std::size_t number = 1; number < frames_.size(); ++number) {
    Frame& frame = frames_[number];
    frame.mark = album_.mark();
    const Frame& outer = frames_[number - 1];
    const bool follows = frame.node == outer.node && frame.crew.known && !frame.asked->open &&
                         outer.shortlists[end].sketched;
    if (follows) {
      frame.take(end, album_.shorten(end, outer.shortlists[end], situation(outer, end),
                                     situation(frame, end)));
    }
  }
}

/// Where two ends have to come about, one is sketched: that which takes the least work.
void MateOutlook::sketch_one_of_two(Frame& frame) {
  const auto& ends = frame.asked->pair;
  if (!ends || !frame.crew.known) return;
  for (const End end : *ends) {
    const MovesLeft& moves = frame.asked->moves[end];
    if (moves[0] + moves[1] < sketching_.least_moves) return;
    frame.squares[end] = squares_.possible_among(end, moves, all_squares);
    if (frame.squares[end] == 0) return;
  }
  constexpr int growth = 8;
  for (int limit = first_limit; limit < growth * sketching_.most_work; limit *= growth) {
    for (const End end : *ends) {
      int work = std::min(limit, sketching_.most_work);
      auto pictures = sketched(frame, end, work, most_pictures(frame.asked->moves[end]));
      if (!pictures) continue;
      return frame.take(end, album_.list_all(end, std::move(*pictures), situation(frame, end)));
    }
  }
  sketching_.most_work /= 4;
}

}  // namespace feerie::mates
