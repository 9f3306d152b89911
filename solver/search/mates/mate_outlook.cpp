#include "search/mates/mate_outlook.h"

#include <algorithm>

namespace feerie::mates {
namespace {

/// The board on which units are captured on the way, if they appear elsewhere then.
std::optional<OpenBoard> with_captures(const CompiledRules& rules, Bitboard holes,
                                       OpenBoard::Extras extras) {
  if (!extras.freedoms.returns) return std::nullopt;
  extras.captured = true;
  return std::optional<OpenBoard>(std::in_place, rules, holes, extras);
}

}  // namespace

MateOutlook::MateOutlook(const Plan& plan, const CompiledRules& rules, const Position& position,
                         const OpenBoard::Extras& extras, const Sketching& sketching)
    : plan_(plan),
      sketching_(sketching),
      work_(sketching.patience),
      few_moves_(!rules.selections().empty()),
      board_(rules, position.holes(), extras),
      reborn_(with_captures(rules, position.holes(), extras)),
      squares_(board_, reborn_ ? &*reborn_ : nullptr),
      album_(board_, work_) {}

const Ends& MateOutlook::ends(int node, Side turn, int length, int unused) {
  auto& all = ends_[static_cast<std::size_t>(unused)];
  const auto place = static_cast<std::size_t>((length * plan_.size() + node) * 2) + index(turn);
  if (place >= all.size()) all.resize(place + 1);
  auto& ends = all[place];
  if (!ends) {
    ends = ends_of(plan_, node, turn, length);
    // A fairy unit may be without a move wherever it stands, and pin several units at once; and
    // rules may take moves away.
    if (!board_.orthodox()) ends->ignore(Finale::stalemate);
    for (const End end : all_ends) {
      int& moves = ends->moves[end][index(opposite(turn))];
      moves = std::max(moves - unused, 0);
    }
  }
  return *ends;
}

/// Is it the turn of the side that plays alone in parry play (`?+?`), with `length` half-moves to
/// come? It is, as far as one can tell, where all play ends behind moves of one letter.
bool MateOutlook::waits_for_check(int node, int length) const {
  const Plan::Node& branch = plan_[node];
  if (!branch.parry || branch.play != Plan::Play::help) return false;
  const bool ends_first = branch.after(Letter::first).may_end();
  const bool ends_second = branch.after(Letter::second).may_end();
  return ends_first != ends_second && (length % 2 == 1) == ends_first;
}

/// In parry play the side that is not on move moves only in answer to a check, and only once. Until
/// the first check its king stays where it is. So the mover has to bring a unit to a square from
/// which it attacks that king on a board without others, or open the line of one that stands on
/// such a square: as many of its moves as that takes, but for the one that checks, are not
/// answered. Each further answer takes a further check, and so a further move. Returns the least
/// number of moves that are not answered; too small a number is never wrong.
int MateOutlook::moves_before_check(Side mover) {
  const Party& others = squares_.party(opposite(mover));
  // A capture may take a unit elsewhere, and a king may check where it cannot be captured.
  const Freedoms& freedoms = board_.freedoms();
  if (others.royal < 0 || freedoms.carries || freedoms.relocates() || freedoms.bars) return 0;
  const Square king_at = others.units[static_cast<std::size_t>(others.royal)].at;
  const Party& party = squares_.party(mover);
  int least = most_unused + 1;
  for (int number = 0; number < party.count && least > 1; ++number) {
    const Unit& unit = party.units[static_cast<std::size_t>(number)];
    board_.each_kind(mover, unit, [&](Kind kind, const Distances& moves) {
      if (kind == king) return;
      for (Bitboard rest = board_.attackers(kind, mover, king_at); rest != 0;) {
        least = std::min<int>(least, moves[take_first(rest)]);
      }
    });
  }
  return std::max(least - 1, 0);
}

bool MateOutlook::Frame::any_sketched() const {
  return std::ranges::any_of(shortlists, &Album::Shortlist::sketched);
}

void MateOutlook::Frame::take(End end, const Album::Shortlist& list) {
  shortlists[end] = list;
  squares[end] = list.squares;
}

bool MateOutlook::Frame::can_wait(End end, const MovesLeft& moves) const {
  constexpr int late = 2;
  return !shortlists[end].sketched && moves[0] + moves[1] > late && asked->pair && any_sketched();
}

bool MateOutlook::enter(const Position& position, int node, int length) {
  if (frames_.empty()) {
    postponed_.reset();
    entered_ = 0;
  } else if (postponed_ && ++entered_ > postponed_->positions) {
    catch_up(position);
  }
  const Ends* asked = &ends(node, position.turn(), length, 0);
  const Frame* outer = !frames_.empty() && frames_.back().node == node ? &frames_.back() : nullptr;
  Frame frame;
  frame.node = node;
  frame.length = length;
  frame.mark = album_.mark();
  frame.en_passant = position.state().ep_squares != 0;
  frame.asked = asked;
  if (!asked->open) {
    position_ = &position;
    squares_.look_at(position);
    if (waits_for_check(node, length)) {
      // Moves behind the branch, as that which mates in `pser-h#`, answer no check.
      const int unused = std::min(moves_before_check(position.turn()), length / 2);
      frame.asked = &ends(node, position.turn(), length, unused);
    }
    follow_units(frame, outer);
    if (frames_.empty()) sketch_one_of_two(frame);
    const auto& lists = outer != nullptr ? outer->shortlists : frame.shortlists;
    if (!any_way(*frame.asked, lists, [&](End end) { return find_ways(frame, outer, end); })) {
      album_.forget_from(frame.mark);
      return false;
    }
  }
  frames_.push_back(frame);
  if (quiet_) quiet_->enter(position, node, length);
  return true;
}

void MateOutlook::leave() {
  album_.forget_from(frames_.back().mark);
  frames_.pop_back();
}

void MateOutlook::follow_units(Frame& frame, const Frame* outer) const {
  if (outer != nullptr) {
    frame.crew = outer->crew;
    // Units can be told apart from one move to the next only. In parry play a pass counts as well.
    const int passed = outer->length - frame.length - 1;
    frame.crew.known =
        frame.crew.known && (passed == 0 || (passed == 1 && plan_[frame.node].parry));
    frame.crew.follow(squares_.parties());
  } else if (frames_.empty() && board_.orthodox()) {
    frame.crew = Crew::of(squares_.parties());
  }
}

/// The more moves are to come, the more it takes to search them. Fairy units can do so much, and
/// units under some rules, that often nothing is spared at all.
double MateOutlook::price(int length) const {
  if (few_moves_) return 0.5;
  if (board_.orthodox()) return 0;
  if (board_.freedoms().returns) return length > 1 ? 0.1 : 0.25;
  return length == 1 ? 0.5 : length == 2 ? 0.1 : 0.02;
}

bool MateOutlook::follows() const {
  return !frames_.empty() && frames_.back().crew.known && frames_.back().any_sketched();
}

Bitboard MateOutlook::final_squares(int node, Side loser) const {
  // Play that is asked about on the side has ends of its own.
  if (frames_.empty() || frames_.back().node != node) return all_squares;
  const Frame& frame = frames_.back();
  const End end{Finale::mate, loser};
  return frame.asked->open || !frame.asked->all.contains(end) ? all_squares : frame.squares[end];
}

/// Is there still a way to the end? By the pictures if they are known, otherwise by the squares.
bool MateOutlook::find_ways(Frame& frame, const Frame* outer, End end) {
  const MovesLeft& moves = frame.asked->moves[end];
  if (hopeless_stalemate(end, moves)) {
    frame.squares[end] = 0;
    return false;
  }
  if (frame.shortlists[end].sketched) return !frame.shortlists[end].empty();
  if (outer != nullptr && outer->shortlists[end].sketched && frame.crew.known) {
    frame.take(end, album_.shorten(end, outer->shortlists[end], situation(*outer, end),
                                   situation(frame, end)));
    return !frame.shortlists[end].empty();
  }
  const Bitboard among = outer != nullptr ? outer->squares[end] : all_squares;
  if (frame.can_wait(end, moves)) {
    frame.squares[end] = among;
    return true;
  }
  frame.squares[end] = squares_.possible_among(end, moves, among);
  if (frame.squares[end] == 0) return false;
  if (is_sketched_here(outer, end, moves) && frame.crew.known && !frame.asked->pair) {
    if (frames_.empty() && can_be_postponed(frame, moves)) {
      postponed_ = {*position_, end, sketching_.first_positions};
    } else {
      sketch(frame, end, sketching_.most_work);
    }
  }
  return !frame.shortlists[end].sketched || !frame.shortlists[end].empty();
}

/// Are pictures to be drawn now? Where play begins, or behind its first move if it took too much
/// work there. A stalemate has so many more pictures with a move more that in short play those
/// behind each first move are drawn sooner.
bool MateOutlook::is_sketched_here(const Frame* outer, End end, const MovesLeft& moves) const {
  constexpr int short_play = 6;
  const int sum = moves[0] + moves[1];
  if (sum < sketching_.least_moves) return false;
  if (frames_.empty()) return end.is_mate() || sum > short_play || sum == sketching_.least_moves;
  return frames_.size() == 1 && outer != nullptr && !outer->any_sketched() && !postponed_;
}

/// May the search be over before the pictures of the only end are drawn?
bool MateOutlook::can_be_postponed(const Frame& frame, const MovesLeft& moves) const {
  const auto asked = [&](End end) { return frame.asked->all.contains(end); };
  return std::ranges::count_if(all_ends, asked) == 1 && sketching_.most_postponed > 0 &&
         (few_moves_ || moves[0] + moves[1] <= sketching_.most_postponed);
}

/// Is the next move the last, and none that stalemates?
bool MateOutlook::hopeless_stalemate(End end, const MovesLeft& moves) {
  if (end.is_mate() || moves[index(end.loser)] != 0 || moves[index(end.winner())] != 1) {
    return false;
  }
  LooseUnits& loose = loose_[index(end.loser)];
  loose.find(*position_, end.loser);
  return loose.hopeless(*position_);
}

}  // namespace feerie::mates
