#include <algorithm>
#include <bit>

#include "search/targets.h"

/// The pictures of `Targets`: drawn where play begins, and looked through on the way.
namespace feerie::targets {
namespace {

/// More pictures of one of two ends than these are too many to look at each for the other end.
constexpr std::size_t most_beside = 2048;
constexpr std::size_t most_pairs = std::size_t{1} << 16U;

std::size_t most_pictures(const std::array<int, 2>& moves) {
  return std::size_t{1} << std::clamp(3 * (moves[0] + moves[1]) - 5, 4, 16);
}

bool may_castle(const Crew& crew) {
  return std::any_of(crew.units.begin(), crew.units.begin() + crew.count, [](const Unit& unit) {
    return unit.role >= castling_rook && unit.role < pawn_role;
  });
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
  Finder finder(journeys_, frame.crew, {static_cast<Finale>(end / 2), loser}, moves, most);
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
  pictures_[end].swap(*pictures);
  begin_list(frame, end);
  for (std::size_t number = 0; number < pictures_[end].size(); ++number) {
    list(frame, end, static_cast<std::uint32_t>(number));
  }
}

/// Where two mates have to come about, the pictures of the one are drawn beside each of the other.
void Targets::draw_pair(Frame& frame) {
  pair_.reset();
  const auto pair = frame.asked->pair();
  if (!pair || !frame.crew.known || (*pair)[1] >= 2 || may_castle(frame.crew)) return;
  for (const std::size_t end : *pair) {
    const Moves& moves = frame.asked->moves[end];
    if (moves[0] + moves[1] < drawing_.least_moves) return;
    frame.squares[end] = squares_for(end, moves, all_squares);
    if (frame.squares[end] == 0) return;
  }
  for (std::size_t one = 0; one < 2; ++one) {
    const std::size_t first = (*pair)[1 - one];
    int work = drawing_.most_work;
    const auto firsts = drawn(frame, first, work, most_beside);
    if (!firsts) continue;
    if (draw_beside(frame, first, (*pair)[one], *firsts)) pair_ = pair;
    break;
  }
  if (!pair_) return;
  const std::size_t end = (*pair)[0];
  begin_list(frame, end);
  for (std::size_t number = 0; number < pictures_[end].size(); ++number) {
    list(frame, end, static_cast<std::uint32_t>(number));
  }
}

bool Targets::draw_beside(Frame& frame, std::size_t first, std::size_t second,
                          const std::vector<Picture>& firsts) {
  const auto loser = static_cast<Side>(second % 2);
  const Ends& asked = *frame.asked;
  Moves elsewhere{};
  Moves apart{};
  Moves both{};
  for (std::size_t side = 0; side < 2; ++side) {
    apart[side] = asked.moves[first][side] + asked.moves[second][side] - 2 * asked.shared[side];
    // A unit that stands in the first picture may have been captured on the way to the second.
    elsewhere[side] = apart[side] + asked.moves[second][1 - side] - asked.shared[1 - side];
    both[side] = apart[side] + asked.shared[side];
  }
  std::array<RingSet, square_count> guards;
  for (Bitboard rest = frame.squares[second]; rest != 0;) {
    const Square centre = take_first(rest);
    guards[centre] = guardable(second, centre, asked.moves[second][index(opposite(loser))]);
  }
  pictures_[first].clear();
  pictures_[second].clear();
  int work = drawing_.most_work;
  for (const Picture& picture : firsts) {
    Finder finder(journeys_, frame.crew, {Finale::mate, loser}, asked.moves[second], most_pairs);
    for (Bitboard rest = frame.squares[second]; rest != 0;) {
      const Square centre = take_first(rest);
      if (!finder.find(centre, guards[centre], {picture, elsewhere, apart, both}, work))
        return false;
    }
    for (const Picture& other : finder.pictures()) {
      pictures_[first].push_back(picture);
      pictures_[second].push_back(other);
    }
    if (pictures_[first].size() > most_pairs) return false;
  }
  return true;
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
  if (const std::size_t other = partner(end); other != end) {
    frame.shortlists[other] = frame.shortlists[end];
    frame.squares[other] = 0;
  }
}

/// The other end of the pair; without one the end itself.
std::size_t Targets::partner(std::size_t end) const {
  if (!pair_) return end;
  if ((*pair_)[0] == end) return (*pair_)[1];
  return (*pair_)[1] == end ? (*pair_)[0] : end;
}

/// Puts a picture on the list if it, and the one that belongs to it, can still come about.
void Targets::list(Frame& frame, std::size_t end, std::uint32_t number) {
  const bool en_passant = position_->state().ep_squares != 0;
  const auto possible = [&](std::size_t which) {
    const Picture& picture = pictures_[which][number];
    const Moves& moves = frame.asked->moves[which];
    return feasibility_.reachable(picture, frame.crew, static_cast<Side>(which % 2), moves,
                                  en_passant) &&
           feasibility_.passable(picture, frame.crew, moves);
  };
  const std::size_t other = partner(end);
  if (!possible(end) || (other != end && !possible(other))) return;
  candidates_.push_back(number);
  for (const std::size_t which : {end, other}) {
    frame.shortlists[which].end = candidates_.size();
    frame.squares[which] |= bit(pictures_[which][number].centre);
  }
}

}  // namespace feerie::targets
