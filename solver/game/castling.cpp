#include "game/castling.h"

#include "core/rays.h"
#include "game/game.h"
#include "game/relocated.h"

namespace feerie {
namespace castling {
namespace {

constexpr int file_of_king = 4;

Bitboard line_with_ends(Square a, Square b) {
  return rays::between(a, b) | bit(a) | bit(b);
}

bool on_base_line(Square square, Side side) {
  return relative_rank(square, side) == 0;
}

Bitboard base_line(Side side) {
  return rank_set(side == Side::white ? 0 : 7);
}

/// Of the units, those with which a king can castle.
Bitboard partners_among(Bitboard units, const Position& position, const CastlingRules& rules) {
  Bitboard partners = 0;
  while (units != 0) {
    const Square at = take_first(units);
    if ((rules.partners >> position.at(at).kind & 1) != 0) partners |= bit(at);
  }
  return partners;
}

/// King on e1 (e8) and partners on a1, h1 (a8, h8).
Bitboard at_home(const Position& position, Side side, const CastlingRules& rules) {
  const Bitboard kings = position.of(side, king) & base_line(side) & file_set(file_of_king);
  if (kings == 0) return 0;
  const Bitboard corners = base_line(side) & (file_set(0) | file_set(7));
  return kings | partners_among(position.of(side) & corners, position, rules);
}

/// The outermost rook of the side on its base line beyond the king, if there is one.
Bitboard outermost(const Position& position, Square king_at, Side side, bool kingside) {
  Bitboard rooks = position.of(side, rook) & rank_set(rank_of(king_at));
  const Bitboard left_of_king = bit(king_at) - 1;
  rooks &= kingside ? ~(left_of_king | bit(king_at)) : left_of_king;
  if (rooks == 0) return 0;
  return kingside ? bit(static_cast<Square>(63 - std::countl_zero(rooks))) : bit(first_of(rooks));
}

Bitboard with_any_files(const Position& position, Side side) {
  Bitboard kings = position.of(side, king) & base_line(side);
  // A king on the edge cannot have stood between two rooks at the start.
  kings &= ~(file_set(0) | file_set(7));
  if (count_of(kings) != 1) return 0;
  const Square at = first_of(kings);
  const Bitboard rooks = outermost(position, at, side, false) | outermost(position, at, side, true);
  return rooks | kings;
}

}  // namespace

Bitboard by_convention(const Position& position, const CastlingRules& rules) {
  Bitboard fresh = 0;
  for (const Side side : {Side::white, Side::black}) {
    fresh |= rules.any_files ? with_any_files(position, side) : at_home(position, side, rules);
    fresh |=
        partners_among(position.of(side) & rules.awaiting_king & base_line(side), position, rules);
  }
  return fresh;
}

bool renewed(const Piece& piece, Square square, const CastlingRules& rules) {
  if (piece.sides != Sides::white && piece.sides != Sides::black) return false;
  const Side side = piece.sides == Sides::white ? Side::white : Side::black;
  if (!on_base_line(square, side)) return false;
  const int file = file_of(square);
  if (piece.kind == king) return file == file_of_king && (rules.common_kings || piece.royal());
  const bool home = file == 0 || file == 7 || contains(rules.awaiting_king, square);
  return home && (rules.partners >> piece.kind & 1) != 0;
}

Bitboard excluded_by(Square partner_from, const CastlingRules& rules) {
  Bitboard excluded = 0;
  for (const auto& [one, other] : rules.exclusive) {
    if (one == partner_from) excluded |= bit(other);
    if (other == partner_from) excluded |= bit(one);
  }
  return excluded;
}

Destinations destinations(Square king_from, Square partner_from) {
  const int rank = rank_of(king_from);
  const bool queenside = partner_from < king_from;
  return {make_square(queenside ? 2 : 6, rank), make_square(queenside ? 3 : 5, rank)};
}

Bitboard path(Square king_from, Square partner_from) {
  const Destinations to = destinations(king_from, partner_from);
  return (line_with_ends(king_from, to.king) | line_with_ends(partner_from, to.partner)) &
         ~(bit(king_from) | bit(partner_from));
}

}  // namespace castling

void Game::add_castlings(Candidates& out) {
  const Bitboard own = position_.state().fresh & position_.of(turn());
  Bitboard kings = own & position_.of(king);
  if (!rules_->castling().common_kings) kings &= position_.royals(turn());
  while (kings != 0) {
    const Square king_at = take_first(kings);
    if (!may_act(king_at, turn(), Purpose::moving)) continue;
    // Castling is part of a king's walk: a king that walks otherwise cannot castle.
    const bool walks_so = (kinds_at(king_at, turn()) >> king & 1) != 0;
    if (!walks_so && !rules_->castling().any_walk) continue;
    Bitboard partners = own & ~position_.of(king) & rank_set(rank_of(king_at));
    while (partners != 0) add_castling(king_at, take_first(partners), out);
  }
}

void Game::add_castling(Square king_from, Square partner_from, Candidates& out) {
  const auto to = castling::destinations(king_from, partner_from);
  const Bitboard unseen = unseen_by(king_from, turn());
  const Bitboard arrivals = bit(to.king) | bit(to.partner);
  if ((unseen & (arrivals | bit(partner_from))) != 0) return;
  const Bitboard occupied = position_.occupied() & ~unseen;
  if ((castling::path(king_from, partner_from) & occupied) != 0) return;
  if (!rules_->castling().through_check && !safe_path(king_from, to.king)) return;
  out.push_back({king_from, to.king, no_square, partner_from, to.partner, MoveType::castling});
}

/// Is the king on the move's way out of check there? Where rules say anew what check is, they are
/// asked, the king being imagined on the square. Where a side that has several kings may leave one
/// of them attacked, the one that castles may still not be attacked.
bool Game::safe_path(Square king_from, Square king_to) {
  const Side enemy = opposite(turn());
  const bool one_of_several = rules_->facts().several_kings && rules_->ignores_attacks();
  const bool judged = !rules_->check_judges().empty() && !one_of_several;
  const auto safe_on = [&](Square square) {
    if (!judged) return !observed(square, enemy, Purpose::checking);
    // A judge may ask for moves, and castlings among them would lead back here.
    const State state = position_.state();
    position_.set_fresh(0);
    const bool checked = in_check(turn());
    position_.restore(state);
    return !checked;
  };
  if (!safe_on(king_from)) return false;
  Bitboard passed = rays::between(king_from, king_to);
  bool safe = true;
  while (passed != 0 && safe) {
    // The king is imagined on the square, as a target and so that its old square is open. In
    // Chess960 its partner may stand there, which is as good a target.
    const Square square = take_first(passed);
    const bool vacant = position_.at(square).empty();
    const Relocated imagined(position_, king_from, vacant ? square : king_from);
    // The partner on the way is no enemy of the king: the square is asked as it is.
    safe = vacant ? safe_on(square) : !observed(square, enemy, Purpose::checking);
  }
  return safe;
}

bool Game::safe_path(std::pair<Square, Square> king_goes, std::pair<Square, Square> partner_goes,
                     Square king_to) {
  const Relocated king_at_home(position_, king_goes.first, king_goes.second);
  const Relocated partner_at_home(position_, partner_goes.first, partner_goes.second);
  return safe_path(king_goes.second, king_to);
}

}  // namespace feerie
