#include "search/targets.h"

#include <algorithm>

namespace feerie::targets {

Targets::Targets(const Plan& plan, const CompiledRules& rules, const Position& position,
                 const Drawing& drawing)
    : plan_(plan),
      drawing_(drawing),
      work_(drawing.patience),
      doubtful_(!rules.selections().empty()),
      journeys_(rules, position.holes()),
      guards_{Guard{journeys_, Side::white}, Guard{journeys_, Side::black}},
      holds_{Hold{journeys_, Side::white}, Hold{journeys_, Side::black}},
      feasibility_(journeys_) {}

const Ends& Targets::ends(int node, Side turn, int length) {
  const auto place = static_cast<std::size_t>((length * plan_.size() + node) * 2) + index(turn);
  if (place >= ends_.size()) ends_.resize(place + 1);
  auto& ends = ends_[place];
  if (!ends) ends = ends_of(plan_, node, turn, length);
  return *ends;
}

/// Is there a way all ends of which are possible? Those of which pictures have been drawn are asked
/// about first, which costs least.
template <class Possible>
bool Targets::any_way(const Ends& asked, const Shortlists& lists, Possible&& possible) {
  EndSet left = asked.all;
  const auto any_left = [&] {
    return std::ranges::any_of(asked.ways, [left](EndSet way) { return (way & ~left) == 0; });
  };
  for (const bool drawn : {true, false}) {
    for (std::size_t end = 0; end < end_count; ++end) {
      if (!asked.in_any_way(end) || lists[end].drawn != drawn || possible(end)) continue;
      left &= static_cast<EndSet>(~(1U << end));
      if (!any_left()) return false;
    }
  }
  return true;
}

bool Targets::Frame::can_wait(std::size_t end, const Moves& moves) const {
  constexpr int late = 2;
  return !shortlists[end].drawn && moves[0] + moves[1] > late && asked->pair() &&
         std::ranges::any_of(shortlists, &Shortlist::drawn);
}

bool Targets::enter(const Position& position, int node, int length) {
  const Ends& asked = ends(node, position.turn(), length);
  const Frame* outer = !frames_.empty() && frames_.back().node == node ? &frames_.back() : nullptr;
  Frame frame;
  frame.node = node;
  frame.length = length;
  frame.asked = &asked;
  frame.squares.fill(all_squares);
  frame.candidates = candidates_.size();
  if (!asked.open) {
    position_ = &position;
    know_parties();
    if (outer != nullptr) {
      frame.crew = outer->crew;
      // Units can be told apart from one move to the next only.
      frame.crew.known = frame.crew.known && outer->length == length + 1;
      frame.crew.follow(parties_);
    } else if (frames_.empty()) {
      frame.crew = Crew::of(parties_);
    }
    if (frames_.empty()) draw_one_of_two(frame);
    const Shortlists& lists = outer != nullptr ? outer->shortlists : frame.shortlists;
    if (!any_way(asked, lists, [&](std::size_t end) { return find_ways(frame, outer, end); })) {
      candidates_.resize(frame.candidates);
      return false;
    }
  }
  frames_.push_back(frame);
  return true;
}

void Targets::leave() {
  candidates_.resize(frames_.back().candidates);
  frames_.pop_back();
}

bool Targets::follows() const {
  if (frames_.empty() || !frames_.back().crew.known) return false;
  return std::ranges::any_of(frames_.back().shortlists, &Shortlist::drawn);
}

/// Is there still a way to the end? By the pictures if they are known, otherwise by the squares.
bool Targets::find_ways(Frame& frame, const Frame* outer, std::size_t end) {
  const Moves& moves = frame.asked->moves[end];
  if (hopeless_stalemate(end, moves)) {
    frame.squares[end] = 0;
    return false;
  }
  if (frame.shortlists[end].drawn) return !frame.shortlists[end].empty();
  if (outer != nullptr && outer->shortlists[end].drawn && frame.crew.known) {
    shorten(frame, *outer, end);
    return !frame.shortlists[end].empty();
  }
  const Bitboard among = outer != nullptr ? outer->squares[end] : all_squares;
  if (frame.can_wait(end, moves)) {
    frame.squares[end] = among;
    return true;
  }
  frame.squares[end] = squares_for(end, moves, among);
  if (frame.squares[end] == 0) return false;
  if (frames_.empty() && frame.crew.known && moves[0] + moves[1] >= drawing_.least_moves &&
      !frame.asked->pair()) {
    draw(frame, end, moves);
  }
  return !frame.shortlists[end].drawn || !frame.shortlists[end].empty();
}

bool Targets::any_reachable(const Shortlist& list, const Crew& crew, std::size_t end,
                            const Moves& moves, bool en_passant) {
  for (std::size_t place = list.begin; place < list.end; ++place) {
    const Picture& drawing = pictures_[end][candidates_[place]];
    const auto loser = static_cast<Side>(end % 2);
    if (feasibility_.reachable(drawing, crew, loser, moves, en_passant)) return true;
  }
  return false;
}

/// Is the next move the last, and none that stalemates?
bool Targets::hopeless_stalemate(std::size_t end, const Moves& moves) {
  const auto loser = static_cast<Side>(end % 2);
  if (end < 2 || moves[index(loser)] != 0 || moves[index(opposite(loser))] != 1) return false;
  loose_[end % 2].find(*position_, loser);
  return loose_[end % 2].hopeless(*position_);
}

void Targets::know_parties() {
  for (const Side side : {Side::white, Side::black}) {
    parties_[index(side)] = party_of(*position_, side);
  }
}

Bitboard Targets::squares_for(std::size_t end, const Moves& moves, Bitboard among) {
  Bitboard squares = 0;
  while (among != 0) {
    const Square centre = take_first(among);
    if (possible(end, moves, centre)) squares |= bit(centre);
  }
  return squares;
}

bool Targets::possible(std::size_t end, const Moves& moves, Square centre) {
  const auto loser = static_cast<Side>(end % 2);
  const bool mate = end < 2;
  const Party& party = parties_[index(loser)];
  // A side without king cannot be mated; its stalemate is not foreseen.
  if (party.royal < 0) return !mate;
  if (holds_[index(loser)].approach(party, centre) > moves[index(loser)]) return false;
  return mate ? mate_possible(loser, centre, moves) : stalemate_possible(loser, centre, moves);
}

void Targets::sift(Candidates& moves) {
  if (frames_.back().asked->open) return;
  const Side mover = position_->turn();
  for (const Side loser : {Side::white, Side::black}) {
    const Moves& left = frames_.back().asked->moves[End{Finale::stalemate, loser}.number()];
    // The last move was found out about when the position was entered.
    if (loser == mover && left[0] == 1 && left[1] == 1)
      loose_[index(loser)].find(*position_, loser);
  }
  std::erase_if(moves, [&](const Candidate& move) { return !leads_on(move, mover); });
}

/// Is there still a way after this move? Yes, for moves that do more than take a unit elsewhere.
bool Targets::leads_on(const Candidate& move, Side mover) {
  const bool plain = move.type == MoveType::normal || move.type == MoveType::double_step;
  const Kind kind = position_->at(move.from).kind;
  if (!plain || (kind == pawn && relative_rank(move.to, mover) == 7)) return true;
  const Frame& frame = frames_.back();
  const bool drawn = std::ranges::any_of(frame.shortlists, &Shortlist::drawn);
  Crew crew;
  if (drawn) {
    crew = frame.crew;
    if (crew.known) crew.move(move);
  }
  Party& party = parties_[index(mover)];
  int number = 0;
  while (party.units[static_cast<std::size_t>(number)].at != move.from) ++number;
  Unit& unit = party.units[static_cast<std::size_t>(number)];
  const bool still = move.captures() || (unit.role >= castling_rook && unit.role < pawn_role);
  const Unit before = unit;
  const std::uint64_t key = party.key;
  unit.at = move.to;
  party.key ^= key_of(before) ^ key_of(unit);
  const auto reachable = [&](std::size_t end) {
    Moves left = frame.asked->moves[end];
    --left[index(mover)];
    const bool last = left[0] + left[1] == 0;
    if (const Shortlist& list = frame.shortlists[end]; list.drawn) {
      if (!any_reachable(list, crew, end, left, move.type == MoveType::double_step)) return false;
      if (!last && end < 2) return true;
    }
    if (frame.can_wait(end, left)) return true;
    for (Bitboard among = frame.squares[end]; among != 0;) {
      const Square centre = take_first(among);
      if (mover == static_cast<Side>(end % 2) && end >= 2 && left[0] + left[1] == 1 &&
          left[index(mover)] == 0) {
        if (loose_[end % 2].arrivals_after(*position_, move) != 0) return true;
      } else if (last) {
        if (end < 2 ? may_check(*position_, move, centre)
                    : contains(loose_[end % 2].arrivals(), move.to)) {
          return true;
        }
      } else if (still || possible(end, left, centre)) {
        return true;
      }
    }
    return false;
  };
  const bool found = any_way(*frame.asked, frame.shortlists, reachable);
  unit = before;
  party.key = key;
  return found;
}

}  // namespace feerie::targets
