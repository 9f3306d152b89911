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
  const auto ends = frame.asked->pair();
  if (!ends || !frame.crew.known || (*ends)[1] >= 2 || may_castle(frame.crew)) return;
  for (const std::size_t end : *ends) {
    const Moves& moves = frame.asked->moves[end];
    if (moves[0] + moves[1] < drawing_.least_moves) return;
    frame.squares[end] = squares_for(end, moves, all_squares);
    if (frame.squares[end] == 0) return;
  }
  for (const auto& [first, second] :
       {std::pair{(*ends)[1], (*ends)[0]}, {(*ends)[0], (*ends)[1]}}) {
    int work = drawing_.most_work;
    auto firsts = drawn(frame, first, work, most_beside);
    if (!firsts) continue;
    pictures_[first].swap(*firsts);
    if (draw_beside(frame, first, second)) pair_ = {first, second};
    const std::size_t listed = pair_ ? second : first;
    begin_list(frame, listed);
    for (std::size_t number = 0; number < pictures_[listed].size(); ++number) {
      list(frame, listed, static_cast<std::uint32_t>(number));
    }
    return;
  }
}

/// The pictures of the second end beside those of the first. If they are too many, false, and only
/// pictures of the first are left that have one beside them.
bool Targets::draw_beside(const Frame& frame, std::size_t first, std::size_t second) {
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
  firsts_.clear();
  pictures_[second].clear();
  bool all = true;
  int work = drawing_.most_work;
  std::vector<Picture> matched;
  for (const Picture& picture : pictures_[first]) {
    if (work <= 0) all = false;
    if (!all) work = std::max(work, drawing_.most_work / 64);
    Finder finder(journeys_, frame.crew, {Finale::mate, loser}, asked.moves[second],
                  all ? most_pairs - firsts_.size() : 0);
    bool finished = true;
    for (Bitboard rest = frame.squares[second]; rest != 0 && finished;) {
      const Square centre = take_first(rest);
      finished = finder.find(centre, guards[centre], {picture, elsewhere, apart, both}, work);
    }
    all = all && finished;
    if (finished && finder.pictures().empty()) continue;
    for (const Picture& other : finder.pictures()) {
      firsts_.push_back(static_cast<std::uint32_t>(matched.size()));
      pictures_[second].push_back(other);
    }
    matched.push_back(picture);
  }
  pictures_[first].swap(matched);
  return all;
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
  first_known_.reset();
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

const Picture& Targets::picture(std::size_t end, std::uint32_t number) const {
  const bool first = pair_ && (*pair_)[0] == end;
  return pictures_[end][first ? firsts_[number] : number];
}

bool Targets::can_come_about(const Frame& frame, std::size_t end, std::uint32_t number) {
  const Picture& drawing = picture(end, number);
  const Moves& moves = frame.asked->moves[end];
  return feasibility_.reachable(drawing, frame.crew, static_cast<Side>(end % 2), moves,
                                position_->state().ep_squares != 0) &&
         feasibility_.passable(drawing, frame.crew, moves);
}

/// Puts a picture on the list if it, and the one that belongs to it, can still come about.
void Targets::list(Frame& frame, std::size_t end, std::uint32_t number) {
  const std::size_t other = partner(end);
  if (other != end) {
    // Pictures that belong to the same one follow each other.
    if (first_known_ != firsts_[number]) {
      first_known_ = firsts_[number];
      first_possible_ = can_come_about(frame, (*pair_)[0], number);
    }
    if (!first_possible_ || !can_come_about(frame, (*pair_)[1], number)) return;
  } else if (!can_come_about(frame, end, number)) {
    return;
  }
  candidates_.push_back(number);
  for (const std::size_t which : {end, other}) {
    frame.shortlists[which].end = candidates_.size();
    frame.squares[which] |= bit(picture(which, number).centre);
  }
}

}  // namespace feerie::targets
