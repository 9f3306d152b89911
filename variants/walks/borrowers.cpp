#include "core/rays.h"
#include "game/orthodox_walks.h"
#include "game/sight.h"
#include "walks/hops.h"
#include "walks/lines.h"

/// These are pieces whose moves depend on where they stand, on the units that they meet, or on the
/// direction, and the dummy, which has no moves.
namespace feerie::walks {
namespace {

using geometry::compass;

void stay(const Scene&, const Pattern&, Reach&) {}
constexpr Family dummies = as_it_captures({stay, span_of_nothing});

// These hunters go in the same directions whichever side they belong to.
constexpr Vector rook_up_bishop_down[] = {{0, 1}, {-1, -1}, {1, -1}};
constexpr Vector bishop_up_rook_down[] = {{-1, 1}, {1, 1}, {0, -1}};

/// Lets the piece move as the officer that stands on its file in the game array.
void move_by_file(Game& game, const KindInfo&, Square from, Side side, Reach& reach) {
  constexpr std::array<Kind, 8> array{rook, knight, bishop, queen, king, bishop, knight, rook};
  const KindInfo& officer = game.rules().kinds()[array[static_cast<std::size_t>(file_of(from))]];
  officer.reach(game, officer, from, side, reach);
}
Bitboard span_by_file(const KindInfo&, Square from, Side) {
  constexpr geometry::Leaps knight_table = geometry::leap_table(geometry::knight_leaps);
  const Bitboard lines = span_of_lines({.vectors = compass}, from, Side::white);
  return lines | knight_table[from];
}

/// An orphan borrows its powers from units of the other side, a friend from units of its own side.
enum class Lender { other_side, own_side };

constexpr Side lender_of(Side side, Lender lender) {
  return lender == Lender::own_side ? side : opposite(side);
}

/// Finds the units of the side that can lend the powers of the kind. They walk as this kind by
/// themselves or because rules let them; what orphans and friends among them borrow does not count.
Bitboard lenders_of(Game& game, Kind kind, Side side) {
  const Position& position = game.position();
  if (game.rules().walk_changes().empty()) return position.of(side, kind);
  Bitboard found = 0;
  for (Bitboard units = position.of(side); units != 0;) {
    const Square at = take_first(units);
    if ((game.lent_kinds(at, side) >> kind & 1) != 0) found |= bit(at);
  }
  return found;
}

/// Does the unit observe the square as this kind? It does not if another rule keeps it from looking
/// there.
bool looks_at(Game& game, Kind kind, Square from, Side side, Square target) {
  return game.attacks_as(kind, from, side, target) && game.may_look(from, side, target);
}

/// Does a unit of the kind lend its powers to the borrower through other borrowers that observe it?
bool lends_on(Game& game, Kind kind, Kind borrower, Square from, Side side, Lender lender) {
  struct Link {
    Square square;
    Side side;
  };
  std::array<Bitboard, 2> linked{};
  std::array<Link, 2UL * square_count> links;
  std::size_t count = 0;
  const auto link = [&](Square square, Side of) {
    if (contains(linked[index(of)], square)) return;
    linked[index(of)] |= bit(square);
    links[count++] = {square, of};
  };
  link(from, side);
  for (std::size_t i = 0; i < count; ++i) {
    const Link borrowing = links[i];
    const Side by = lender_of(borrowing.side, lender);
    Bitboard lenders = lenders_of(game, kind, by) & ~bit(borrowing.square);
    while (lenders != 0) {
      if (looks_at(game, kind, take_first(lenders), by, borrowing.square)) return true;
    }
    Bitboard others = lenders_of(game, borrower, by) & ~bit(borrowing.square);
    while (others != 0) {
      const Square other = take_first(others);
      if (looks_at(game, kind, other, by, borrowing.square)) link(other, by);
    }
  }
  return false;
}

/// Does a unit of the kind lend its powers to the borrower? It may do so directly or through other
/// borrowers that it observes.
bool lends(Game& game, Kind kind, Kind borrower, Square from, Side side, Lender lender) {
  const Side by = lender_of(side, lender);
  for (Bitboard lenders = lenders_of(game, kind, by) & ~bit(from); lenders != 0;) {
    if (looks_at(game, kind, take_first(lenders), by, from)) return true;
  }
  const bool others = (lenders_of(game, borrower, by) & ~bit(from)) != 0;
  return others && lends_on(game, kind, borrower, from, side, lender);
}

constexpr bool on_base_line(Square from, Side side) {
  return relative_rank(from, side) == 0;
}

/// Lets an orphan with the powers of a pawn walk on the base line of its side, too, where pawns
/// cannot move: it walks there as pawns do elsewhere, because it is no pawn.
void step_off_base_line(const Game& game, Square from, Side side, Reach& reach) {
  const Bitboard front = side == Side::white ? bit(from) << 8U : bit(from) >> 8U;
  reach.quiet |= front & game.position().empty_squares();
  reach.hits |= rays::tables.pawn[index(side)][from] & game.position().units();
}

/// Takes captures en passant away: orphans do not make them, as solved by Popeye 4.104.
void drop_en_passant(Reach& reach) {
  int kept = 0;
  for (int i = 0; i < reach.special_count; ++i) {
    const Reach::Special special = reach.specials[static_cast<std::size_t>(i)];
    if (special.type == MoveType::en_passant) continue;
    reach.specials[static_cast<std::size_t>(kept++)] = special;
  }
  reach.special_count = kept;
}

void add(const Reach& lent, Reach& reach) {
  reach.quiet |= lent.quiet;
  reach.hits |= lent.hits;
  for (const Reach::Special& special : lent.all_specials()) reach.add(special);
  reach.ways |= lent.ways;
  reach.endings |= lent.endings;
  reach.direct_ways += lent.direct_ways;
}

/// Lets the piece move as all units of the lending side that observe it.
template <Lender lender>
void borrow(Game& game, const KindInfo& kind, Square from, Side side, Reach& reach);

bool borrows(const Walk& walk) {
  return walk.reach == borrow<Lender::other_side> || walk.reach == borrow<Lender::own_side>;
}

/// Does the walk have powers of its own to lend? Borrowers do not have any, and neither do hunters
/// that are borrowers in one of their directions.
bool can_lend(const WalkId& walk) {
  return !borrows(*walk.away) && (!walk.hunter() || !borrows(*walk.home));
}

template <Lender lender>
void borrow(Game& game, const KindInfo& kind, Square from, Side side, Reach& reach) {
  const Kinds& kinds = game.rules().kinds();
  for (int number = 0; number < kinds.count(); ++number) {
    const auto power = static_cast<Kind>(number);
    const bool there = game.position().of(power) != 0 || !game.rules().walk_changes().empty();
    if (!there || !can_lend(kinds[power].walk)) continue;
    if (!lends(game, power, kind.number, from, side, lender)) continue;
    // Each walk begins with an empty result, because it may look at what has been reached already.
    Reach lent;
    lent.watched = reach.watched;
    kinds[power].reach(game, kinds[power], from, side, lent);
    if (lender == Lender::other_side) {
      drop_en_passant(lent);
      if (power == pawn && on_base_line(from, side)) step_off_base_line(game, from, side, lent);
    }
    add(lent, reach);
  }
}
Bitboard span_of_borrower(const KindInfo&, Square from, Side) {
  return ~bit(from);
}

/// Would a unit with these powers attack the unit on the target, as far as borrowers use them?
bool attacks_with(Game& game, Kind power, Square from, Side side, Square target, Lender lender) {
  if (game.attacks_as(power, from, side, target)) return true;
  return lender == Lender::other_side && power == pawn && on_base_line(from, side) &&
         contains(rays::tables.pawn[index(side)][from], target);
}

/// Does the piece attack the unit on the target? Who lends a power is asked only where the power
/// would attack, and that is seldom so.
template <Lender lender>
bool borrowed_attack(Game& game, const KindInfo& kind, Square from, Side side, Square target) {
  const Position& position = game.position();
  if (target == position.state().ep_victim || position.at(target).empty()) {
    Reach reach;
    borrow<lender>(game, kind, from, side, reach);
    return reach.attacks(target);
  }
  const Kinds& kinds = game.rules().kinds();
  for (int number = 0; number < kinds.count(); ++number) {
    const auto power = static_cast<Kind>(number);
    const bool there = position.of(power) != 0 || !game.rules().walk_changes().empty();
    if (!there) continue;
    // Only pawns capture differently when their power is borrowed.
    if (power != pawn && !contains(kinds[power].observers[index(side)][target], from)) continue;
    if (can_lend(kinds[power].walk) && attacks_with(game, power, from, side, target, lender) &&
        lends(game, power, kind.number, from, side, lender)) {
      return true;
    }
  }
  return false;
}

/// Could a unit of the kind on the first square ever capture on the second one, as one of the side?
bool may_attack(const KindInfo& kind, Square from, Side side, Square target) {
  if (kind.number == pawn) return contains(rays::tables.pawn[index(side)][from], target);
  return contains(kind.observers[index(side)][target], from);
}

/// Is there a power that a unit of the other side could hand on to the orphan, and by which that
/// attacks the target? Those of units that pawns may turn into are among them.
bool may_hand_on(const Game& game, Square from, Side side, Square target, Square link) {
  const Position& position = game.position();
  const Bitboard last = rank_set(side == Side::white ? 6 : 1);
  const bool promotes = (position.of(side, pawn) & last) != 0;
  const Kinds& kinds = game.rules().kinds();
  for (int number = 0; number < kinds.count(); ++number) {
    const KindInfo& power = kinds[static_cast<Kind>(number)];
    const bool there = promotes || position.of(power.number) != 0;
    if (there && can_lend(power.walk) && may_attack(power, link, opposite(side), from) &&
        may_attack(power, from, side, target)) {
      return true;
    }
  }
  return false;
}

/// A move of a unit of its own side gives an orphan no new lender, unless an orphan of the other
/// side could hand a power on, or there are neutral units. So it matters only where it captures a
/// lender, or opens or closes a line from there to the orphan, or from the orphan to the target.
Bitboard sight_of_orphan(const Game& game, const KindInfo& /*kind*/, Square from, Side side,
                         Square target) {
  const Position& position = game.position();
  const Side by = opposite(side);
  const bool neutral = (position.of(side) & position.of(by)) != 0;
  const State& state = position.state();
  const Bitboard everywhere = ~bit(target);
  if (!game.rules().plain() || neutral || from == state.ep_victim || target == state.ep_victim) {
    return everywhere;
  }
  Bitboard squares = 0;
  for (Bitboard units = position.of(by); units != 0;) {
    const Square lender = take_first(units);
    const KindInfo& power = game.rules().kinds()[position.at(lender).kind];
    if (!can_lend(power.walk)) {
      if (may_hand_on(game, from, side, target, lender)) return everywhere;
    } else if (may_attack(power, lender, by, from) && may_attack(power, from, side, target)) {
      squares |= bit(lender) | sight_of(power, lender, from) | sight_of(power, from, target);
    }
  }
  return squares & everywhere;
}

/// The moves of these pieces end only on squares on which they could capture in some position.
Catalogue<Walk>::Entry special_row(const Card& card, ReachFunction reach, SpanFunction span,
                                   AttackFunction attacks = nullptr,
                                   SightNowFunction sight_now = nullptr) {
  Walk walk = named(card);
  walk.reach = reach;
  walk.span = span;
  walk.attacks = attacks;
  walk.sight_now = sight_now;
  walk.stride = span;
  return Catalogue<Walk>::Entry(walk);
}

const Catalogue<Walk>::Entry rows[] = {
    row<dummies>({45,
                  {"DU", "DU", "PI"},
                  {"dummy", "Dummy", "pièce impuissante"},
                  {"does not move", "zieht nicht", "ne bouge pas"}},
                 {}, 0, {.promotable = false, .motionless = true}),
    special_row({63,
                 {"O", "O", "O"},
                 {"orphan", "Waise", "orphelin"},
                 {"moves as the units of the other side that observe it, directly or through other "
                  "orphans",
                  "zieht wie die Steine der Gegenseite, die sie beobachten, unmittelbar oder über "
                  "andere Waisen",
                  "joue comme les pièces du camp adverse qui l'observent, directement ou par "
                  "d'autres orphelins"}},
                borrow<Lender::other_side>, span_of_borrower, borrowed_attack<Lender::other_side>,
                sight_of_orphan),
    row<rider>({66,
                {"RR", "TJ", "TC"},
                {"rook/bishop hunter", "Turm/Läufer-Jäger", "chasseur tour/fou"},
                {"moves up the board as rook and down as bishop",
                 "zieht brettaufwärts wie Turm und abwärts wie Läufer",
                 "joue comme tour en montant l'échiquier et comme fou en descendant"}},
               rook_up_bishop_down),
    row<rider>({67,
                {"BR", "LJ", "FC"},
                {"bishop/rook hunter", "Läufer/Turm-Jäger", "chasseur fou/tour"},
                {"moves up the board as bishop and down as rook",
                 "zieht brettaufwärts wie Läufer und abwärts wie Turm",
                 "joue comme fou en montant l'échiquier et comme tour en descendant"}},
               bishop_up_rook_down),
    special_row(
        {114,
         {"F", "F", "A"},
         {"friend", "Freund", "ami"},
         {"moves as the units of its own side that observe it, directly or through other friends",
          "zieht wie die Steine der eigenen Partei, die ihn beobachten, unmittelbar oder über "
          "andere Freunde",
          "joue comme les pièces de son camp qui l'observent, directement ou par d'autres amis"}},
        borrow<Lender::own_side>, span_of_borrower, borrowed_attack<Lender::own_side>),
    special_row({120,
                 {"QQ", "OD", "QQ"},
                 {"querquisite", "Odysseus", "querquisite"},
                 {"moves as the piece that stands on its file in the game array",
                  "zieht wie der Stein, der in der Partieausgangsstellung auf seiner Linie steht",
                  "joue comme la pièce qui occupe sa colonne dans la position initiale"}},
                move_by_file, span_by_file),
};

}  // namespace
}  // namespace feerie::walks
