#include <algorithm>

#include "search/mates/mate_outlook.h"

/// Moves behind which there is no way to an end any more are left out before they are played.
namespace feerie::mates {

void MateOutlook::sift(Candidates& moves) {
  if (quiet_) quiet_->sift(moves);
  if (frames_.back().asked->open) return;
  if (!board_.orthodox() && is_last()) return;
  const Side mover = position_->turn();
  // What the last move must be like was found out when the position was entered; here it is asked
  // what the last move but one must be like.
  const MovesLeft& left = frames_.back().asked->moves[{Finale::stalemate, mover}];
  if (left[0] == 1 && left[1] == 1) loose_[index(mover)].find(*position_, mover);
  look_ahead(moves, mover);
  for (const End end : all_ends) {
    if (!is_needed_picture(end)) continue;
    // Moves that do more than take a unit elsewhere have not been asked about.
    const auto& in_vain = prospects_[end].in_vain;
    std::erase_if(
        moves, [&in_vain](const Candidate& move) { return contains(in_vain[move.from], move.to); });
  }
  if (told_by_pictures()) return;
  std::erase_if(moves, [&](const Candidate& move) { return !leads_on(move, mover); });
}

/// Can play end in no way without this end, of which there are pictures?
bool MateOutlook::is_needed_picture(End end) const {
  const Frame& frame = frames_.back();
  return frame.shortlists[end].sketched && frame.crew.known &&
         std::ranges::all_of(frame.asked->ways, [end](EndSet way) { return way.contains(end); });
}

/// The only end of play, if it is a mate of which the pictures tell all that is asked.
std::optional<End> MateOutlook::told_by_pictures() const {
  const Frame& frame = frames_.back();
  const auto end = frame.asked->only_end();
  if (!end || !end->is_mate() || !frame.shortlists[*end].sketched) return std::nullopt;
  const MovesLeft& left = frame.asked->moves[*end];
  return left[0] + left[1] > 1 ? end : std::nullopt;
}

/// Does all play end with the next move?
bool MateOutlook::is_last() const {
  const Ends& asked = *frames_.back().asked;
  return std::ranges::none_of(all_ends, [&asked](End end) {
    return asked.all.contains(end) && asked.moves[end][0] + asked.moves[end][1] > 1;
  });
}

/// Does the move do no more than take a unit elsewhere, capturing or not?
bool MateOutlook::only_walks(const Candidate& move, Side mover) const {
  const bool plain = move.type == MoveType::normal || move.type == MoveType::double_step;
  return plain && !board_.may_promote(position_->at(move.from).kind, move.to, mover);
}

/// Asks the pictures once which of the moves lead on.
void MateOutlook::look_ahead(const Candidates& moves, Side mover) {
  const Frame& frame = frames_.back();
  for (const End end : all_ends) {
    const Album::Shortlist& list = frame.shortlists[end];
    if (!frame.asked->all.contains(end) || !list.sketched || !frame.crew.known) continue;
    Prospect& prospect = prospects_[end];
    prospect = {{}, !end.is_mate() && album_.any_victims(list)};
    for (const Candidate& move : moves) {
      if (only_walks(move, mover)) prospect.in_vain[move.from] |= bit(move.to);
    }
    album_.strike_moves(end, list, situation(frame, end), mover, prospect.in_vain);
  }
}

/// While an object of this class lives, the unit that moves is imagined on the square of its
/// arrival.
class MateOutlook::Trial {
 public:
  Trial(Party& party, const Candidate& move) : party_(party), key_(party.key) {
    while (party_.units[number_].at != move.from) ++number_;
    before_ = party_.units[number_];
    party_.units[number_].at = move.to;
    party_.key ^= key_of(before_) ^ key_of(party_.units[number_]);
  }
  ~Trial() {
    party_.units[number_] = before_;
    party_.key = key_;
  }
  Trial(const Trial&) = delete;
  Trial& operator=(const Trial&) = delete;

  [[nodiscard]] const Unit& before() const { return before_; }

 private:
  Party& party_;
  std::uint64_t key_;
  std::size_t number_ = 0;
  Unit before_{};
};

/// Is there still a way after this move? Yes, for moves that do more than take a unit elsewhere.
bool MateOutlook::leads_on(const Candidate& move, Side mover) {
  if (!only_walks(move, mover)) return true;
  const Frame& frame = frames_.back();
  return any_way(*frame.asked, frame.shortlists,
                 [&](End end) { return end_in_reach(end, move, mover); });
}

/// Asks with more care where somebody has to be captured on the way.
bool MateOutlook::picture_in_reach(End end, const Candidate& move, const MovesLeft& left) {
  const Prospect& prospect = prospects_[end];
  if (contains(prospect.in_vain[move.from], move.to)) return false;
  if (!prospect.victims) return true;
  const Frame& frame = frames_.back();
  Crew crew = frame.crew;
  crew.move(move);
  return album_.any_reachable(end, frame.shortlists[end],
                              {crew, left, move.type == MoveType::double_step});
}

bool MateOutlook::end_in_reach(End end, const Candidate& move, Side mover) {
  const Frame& frame = frames_.back();
  MovesLeft left = frame.asked->moves[end];
  --left[index(mover)];
  if (frame.shortlists[end].sketched) {
    if (!picture_in_reach(end, move, left)) return false;
    if (left[0] + left[1] > 0 && end.is_mate()) return true;
  }
  if (frame.can_wait(end, left)) return true;
  Bitboard among = frame.squares[end];
  if (among == 0) return false;
  const Trial trial(squares_.party(mover), move);
  const Role role = trial.before().role;
  // Only the new place of the unit is imagined: a victim that is gone, or a right to castle that is
  // lost, changes more than that.
  const bool does_more = move.captures() || (role >= castling_rook && role < pawn_role);
  while (among != 0) {
    if (square_in_reach(end, move, left, take_first(among), does_more)) return true;
  }
  return false;
}

/// Can the king still meet its end on the square, `left` being the moves behind this one?
bool MateOutlook::square_in_reach(End end, const Candidate& move, const MovesLeft& left,
                                  Square centre, bool does_more) {
  const Side mover = position_->turn();
  const LooseUnits& loose = loose_[index(end.loser)];
  const int all_left = left[0] + left[1];
  if (!end.is_mate() && mover == end.loser && all_left == 1 && left[index(mover)] == 0) {
    return loose.arrivals_after(*position_, move) != 0;
  }
  if (all_left == 0) {
    if (!end.is_mate()) return contains(loose.arrivals(), move.to);
    return !board_.orthodox() || may_check(*position_, move, centre);
  }
  // Where captured units appear elsewhere, more may follow the capture of a pawn en passant.
  if (board_.freedoms().returns && move.type == MoveType::double_step) return true;
  return does_more || squares_.possible(end, left, centre);
}

}  // namespace feerie::mates
