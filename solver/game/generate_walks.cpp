#include <algorithm>

#include "core/rays.h"
#include "core/reach.h"
#include "game/game.h"
#include "game/plain_arrival.h"
#include "game/relocated.h"

/// Lists the moves that a unit makes by its walks.
namespace feerie {
namespace {

void add_arrivals(Square from, Bitboard quiet, Bitboard captures, Candidates& out) {
  while (captures != 0) {
    const Square to = take_first(captures);
    out.push_back({from, to, to});
  }
  while (quiet != 0) out.push_back({from, take_first(quiet)});
}

/// Two steps that a unit makes by one walk and as a pawn by another one are one move. It is kept as
/// a double step, which opens pawns, and nobody else, to capture en passant.
bool same_but_double_step(const Candidate& a, const Candidate& b) {
  return a.from == b.from && a.to == b.to && a.type <= MoveType::double_step &&
         b.type <= MoveType::double_step && !a.captures() && !b.captures() && a.type != b.type;
}

/// Does the move of an officer from square to square tell all, so that the square of arrival tells
/// it from others of the unit?
bool is_told_by_arrival(const Candidate& move) {
  return move.type == MoveType::normal && (!move.captures() || move.capture == move.to) &&
         move.via == no_square && move.via_to == no_square && move.extra == 0;
}

/// Drops moves, from number `first` on, all of one unit, that stand there before.
void drop_repeated(Candidates& out, std::ptrdiff_t first) {
  if (std::all_of(out.begin() + first, out.end(), is_told_by_arrival)) {
    Bitboard arrivals = 0;
    const auto told = [&arrivals](const Candidate& move) {
      const bool before = contains(arrivals, move.to);
      arrivals |= bit(move.to);
      return before;
    };
    out.erase(std::remove_if(out.begin() + first, out.end(), told), out.end());
    return;
  }
  auto end = out.begin() + first;
  for (auto move = end; move != out.end(); ++move) {
    const auto told = std::find_if(out.begin() + first, end, [&](const Candidate& other) {
      return other == *move || same_but_double_step(other, *move);
    });
    if (told == end) {
      *end++ = *move;
    } else if (move->type == MoveType::double_step) {
      *told = *move;
    }
  }
  out.erase(end, out.end());
}

/// Takes out those of the moves from number `first` on that do not start from this square.
void drop_undeparted(const Departures& departures, Square start, std::ptrdiff_t first,
                     Candidates& out) {
  const auto elsewhere = [&](const Candidate& move) {
    return !contains(move.captures() ? departures.captures : departures.quiet, start);
  };
  out.erase(std::remove_if(out.begin() + first, out.end(), elsewhere), out.end());
}

/// Where moves may arrive that start from this square.
Arrivals arrivals_from(const Departures& departures, Square start) {
  return {contains(departures.quiet, start) ? all_squares : 0,
          contains(departures.captures, start) ? all_squares : 0};
}

/// What a move changes in which no rule acts.
const Changes& changing_nothing() {
  static const Changes nothing = [] {
    Changes changes;
    for (std::size_t kind = 0; kind < changes.arrives_as.size(); ++kind) {
      changes.arrives_as[kind] = KindSet{1} << kind;
    }
    return changes;
  }();
  return nothing;
}

/// Does an officer of the side on move that stands on `from` go anywhere when it starts elsewhere?
bool officer_goes(const Position& position, Kind kind, Square from, Square start,
                  const Departures& departures) {
  const Bitboard occupied = (position.occupied() & ~bit(from)) | bit(start);
  const Bitboard reached = rays::officer_attacks(kind, start, occupied);
  const Bitboard enemies = position.of(opposite(position.turn())) & ~bit(from);
  return (contains(departures.captures, start) && (reached & enemies) != 0) ||
         (contains(departures.quiet, start) && (reached & ~occupied) != 0);
}

/// Does the unit on the square, of the side on move, certainly capture nothing by its walk?
bool has_no_prey(const Position& position, Square from) {
  const Kind kind = position.at(from).kind;
  if (kind >= first_fairy_kind) return false;
  const Side side = position.turn();
  const Bitboard attacked = kind == pawn ? rays::tables.pawn[index(side)][from]
                                         : rays::officer_attacks(kind, from, position.occupied());
  return (attacked & (position.of(opposite(side)) | position.state().ep_squares)) == 0;
}

}  // namespace

void Game::generate_from(Square from, Candidates& out, const Vantage* enemy) {
  const bool plain = rules_->plain();
  if (plain && enemy == nullptr) return generate_walk(from, position_.at(from).kind, out);
  if (enemy != nullptr && enemy->captures_only && plain && has_no_prey(position_, from)) return;
  if (!plain && !may_act(from, turn(), Purpose::moving)) return;
  const Arrivals wanted = enemy == nullptr ? Arrivals{} : checking_arrivals(from, *enemy);
  const auto first = static_cast<std::ptrdiff_t>(out.size());
  const bool own_walk = plain || (rules_->walk_changes().empty() && rules_->departures().empty() &&
                                  rules_->worlds().empty());
  const Bitboard unseen = own_walk ? 0 : unseen_by(from, turn());
  if (own_walk) {
    generate_walk(from, position_.at(from).kind, out, wanted);
  } else {
    const Lifted others(position_, unseen);
    generate_seen(from, kinds_at(from, turn()), out, wanted);
  }
  if (unseen != 0) {
    const auto taken = [unseen](const Candidate& move) { return contains(unseen, move.to); };
    out.erase(std::remove_if(out.begin() + first, out.end(), taken), out.end());
  }
  if (enemy == nullptr || wanted.quiet != all_squares || silent_moves_ != Silence::at_times) return;
  // Rules may act in quiet moves of the unit, but in most of them they do not: that is found out
  // before more is asked of these moves (`may_check`).
  const Bitboard checking = checking_arrivals(from, changing_nothing(), *enemy);
  if (checking == all_squares) return;
  const auto harmless = [&](const Candidate& move) {
    return !move.captures() && !contains(checking, move.to) && plain_arrival(move) &&
           plays_silently(move);
  };
  out.erase(std::remove_if(out.begin() + first, out.end(), harmless), out.end());
}

/// Generates the moves of a unit that sees all the units on the board.
void Game::generate_seen(Square from, KindSet kinds, Candidates& out, const Arrivals& wanted) {
  const bool several = (kinds & (kinds - 1)) != 0;
  const auto first = static_cast<std::ptrdiff_t>(out.size());
  const bool elsewhere = !rules_->departures().empty();
  while (kinds != 0) {
    const auto kind = static_cast<Kind>(take_first(kinds));
    if (elsewhere) {
      generate_departing(from, kind, out);
    } else {
      generate_walk(from, kind, out, wanted);
    }
  }
  // A move that several walks make is one move.
  if (several) drop_repeated(out, first);
}

/// Generates the moves of a unit that rules let start from other squares too. A move that ends
/// where the unit stands is none, unless it captures and the unit could not capture directly; a
/// move that it can make directly is not made in another way again.
void Game::generate_departing(Square from, Kind kind, Candidates& out) {
  const Departures departures = departures_of(from, turn(), Purpose::moving);
  const auto begin = static_cast<std::ptrdiff_t>(out.size());
  Bitboard starts = departures.quiet | departures.captures;
  const bool directly = contains(starts, from);
  starts &= ~bit(from);
  if (directly) {
    generate_walk(from, kind, out, arrivals_from(departures, from));
    drop_undeparted(departures, from, begin, out);
  }
  const auto end_of_direct = static_cast<std::ptrdiff_t>(out.size());
  while (starts != 0) {
    const Square start = take_first(starts);
    if (kind < pawn && !officer_goes(position_, kind, from, start, departures)) continue;
    const auto first = static_cast<std::ptrdiff_t>(out.size());
    {
      const Relocated unit(position_, from, start);
      generate_walk(start, kind, out, arrivals_from(departures, start));
    }
    if (out.size() == static_cast<std::size_t>(first)) continue;
    drop_undeparted(departures, start, first, out);
    for (auto move = out.begin() + first; move != out.end(); ++move) {
      move->from = from;
      move->via = start;
    }
    const auto made = [&](const Candidate& move) {
      return (move.to == from && (!move.captures() || contains(departures.captures, from))) ||
             std::any_of(out.begin() + begin, out.begin() + end_of_direct,
                         [&](const Candidate& other) {
                           return other.to == move.to && other.capture == move.capture;
                         });
    };
    out.erase(std::remove_if(out.begin() + first, out.end(), made), out.end());
  }
}

void Game::generate_walk(Square from, Kind kind, Candidates& out, const Arrivals& wanted) {
  const Bitboard enemies = position_.of(opposite(turn()));
  const Bitboard empty = position_.empty_squares();
  Bitboard reached = 0;
  switch (kind) {
    case king:
      reached = rays::tables.king[from];
      break;
    case knight:
      reached = rays::tables.knight[from];
      break;
    case rook:
      reached = rays::rook_attacks(from, ~empty);
      break;
    case bishop:
      reached = rays::bishop_attacks(from, ~empty);
      break;
    case queen:
      reached = rays::queen_attacks(from, ~empty);
      break;
    default: {
      Reach reach;
      const KindInfo& info = rules_->kinds()[kind];
      info.reach(*this, info, from, turn(), reach);
      add_arrivals(from, reach.quiet & wanted.quiet,
                   reach.hits & enemies & ~bit(from) & wanted.captures, out);
      for (const Reach::Special& special : reach.all_specials()) {
        if (special.capture != no_square && !contains(enemies, special.capture)) continue;
        out.push_back({from, special.to, special.capture, no_square, special.passed, special.type});
      }
      return;
    }
  }
  add_arrivals(from, reached & empty & wanted.quiet, reached & enemies & wanted.captures, out);
}

}  // namespace feerie
