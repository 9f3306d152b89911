#include "search/mates/party.h"

#include <algorithm>

#include "position/hash.h"

namespace feerie::mates {
namespace {

Role role_of(const Position& position, Side side, Square at, int captures, const Roles& roles,
             bool come_back) {
  const Kind kind = position.at(at).kind;
  if (kind == pawn) return static_cast<Role>(pawn_role + captures);
  if (kind >= first_fairy_kind) return roles[kind];
  const Bitboard fresh = position.state().fresh & position.of(side);
  if (!contains(fresh, at)) return kind;
  if (come_back) {
    const int file = file_of(at);
    if (relative_rank(at, side) != 0) return kind;
    if (kind == rook) return file == 0 || file == 7 ? castling_rook : kind;
    return file == 4 ? static_cast<Role>(castling_king + 2) : kind;
  }
  const Bitboard kings = fresh & position.of(king);
  const Bitboard rooks = fresh & position.of(rook);
  if (kings == 0 || rooks == 0) return kind;
  if (kind == rook) return castling_rook;
  const bool right = (rooks & file_set(7)) != 0;
  const bool left = (rooks & file_set(0)) != 0;
  return static_cast<Role>(castling_king + (right && left ? 2 : left ? 1 : 0));
}

}  // namespace

std::uint64_t key_of(const Unit& unit) {
  static const auto keys = [] {
    std::array<std::array<std::uint64_t, square_count>, most_roles> all{};
    for (Role role = 0; role < most_roles; ++role) {
      for (Square at = 0; at < square_count; ++at) {
        all[role][at] = hash::mix(std::uint64_t{role} << 8U | at);
      }
    }
    return all;
  }();
  return keys[unit.role][unit.at];
}

Party party_of(const Position& position, Side side, const Roles& roles, bool come_back) {
  Party party;
  const Bitboard victims = position.of(opposite(side)) & ~position.royals(opposite(side));
  party.captures = come_back ? most_captures : std::min(count_of(victims), most_captures);
  for (Bitboard rest = position.of(side); rest != 0;) {
    const Square at = take_first(rest);
    const Unit unit{role_of(position, side, at, party.captures, roles, come_back), at};
    if (contains(position.royals(side), at)) party.royal = party.count;
    party.units[static_cast<std::size_t>(party.count++)] = unit;
    party.key ^= key_of(unit);
  }
  return party;
}

}  // namespace feerie::mates
