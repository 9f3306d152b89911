#include "search/mates/pictures/crew.h"

namespace feerie::mates {

Crew Crew::of(const std::array<Party, 2>& parties) {
  Crew crew;
  if (parties[0].count + parties[1].count > most_members) return crew;
  for (std::size_t side = 0; side < 2; ++side) {
    for (int number = 0; number < parties[side].count; ++number) {
      crew.alive[side] |= Members{1} << crew.count;
      crew.units[static_cast<std::size_t>(crew.count++)] =
          parties[side].units[static_cast<std::size_t>(number)];
    }
  }
  crew.known = true;
  return crew;
}

Members Crew::changed_since(const Crew& before) const {
  Members changed = before.all_alive() & ~all_alive();
  for (Members rest = all_alive(); rest != 0;) {
    const int member = take_member(rest);
    const Unit& now = units[static_cast<std::size_t>(member)];
    const Unit& then = before.units[static_cast<std::size_t>(member)];
    if (now.at != then.at || now.role != then.role) changed |= only(member);
  }
  return changed;
}

int Crew::on(Square square) const {
  for (Members rest = all_alive(); rest != 0;) {
    const int member = take_member(rest);
    if (units[static_cast<std::size_t>(member)].at == square) return member;
  }
  return -1;
}

void Crew::move(const Candidate& move) {
  const int victim = on(move.to);
  if (victim >= 0) {
    for (Members& side : alive) side &= ~(Members{1} << victim);
  }
  Unit& unit = units[static_cast<std::size_t>(on(move.from))];
  unit.at = move.to;
  if (unit.role < pawn_role) unit.role = OpenBoard::kind_of(unit.role);
}

void Crew::follow(const std::array<Party, 2>& parties) {
  if (!known) return;
  for (std::size_t side = 0; side < 2; ++side) follow(parties[side], alive[side]);
}

void Crew::follow(const Party& party, Members& side) {
  std::array<Role, square_count> roles;
  Bitboard arrived = 0;
  for (int number = 0; number < party.count; ++number) {
    const Unit& unit = party.units[static_cast<std::size_t>(number)];
    arrived |= bit(unit.at);
    roles[unit.at] = unit.role;
  }
  Members gone = 0;
  for (Members rest = side; rest != 0;) {
    const int member = take_member(rest);
    Unit& unit = units[static_cast<std::size_t>(member)];
    if (contains(arrived, unit.at)) {
      arrived &= ~bit(unit.at);
      unit.role = roles[unit.at];
    } else {
      gone |= Members{1} << member;
    }
  }
  if (arrived == 0) {
    side &= ~gone;
    return;
  }
  // One unit has moved, or two by castling, which the king tells.
  const Bitboard other = arrived & (arrived - 1);
  const bool castled = other != 0;
  if (std::popcount(gone) != count_of(arrived) || count_of(arrived) > 2) {
    known = false;
    return;
  }
  const auto royal = [](Role role) { return OpenBoard::kind_of(role) == king; };
  Square king_to = first_of(arrived);
  Square partner_to = king_to;
  if (castled) {
    (royal(roles[king_to]) ? partner_to : king_to) = first_of(other);
    known = royal(roles[king_to]) && !royal(roles[partner_to]);
  }
  int kings = 0;
  while (gone != 0) {
    Unit& unit = units[static_cast<std::size_t>(take_member(gone))];
    const bool is_king = royal(unit.role);
    kings += is_king ? 1 : 0;
    const Square to = is_king ? king_to : partner_to;
    unit = {roles[to], to};
  }
  if (castled) known = known && kings == 1;
}

}  // namespace feerie::mates
