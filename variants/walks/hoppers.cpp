#include "core/clear_lines.h"
#include "core/rays.h"
#include "walks/hops.h"
#include "walks/lines.h"

/// Hoppers need a unit over which they hop, the hurdle.
namespace feerie::walks {
namespace {

using geometry::compass;
using geometry::diagonals;
using geometry::joined;
using geometry::knight_leaps;
using geometry::next;
using geometry::orthogonals;
using geometry::turned;

constexpr auto camel = geometry::leap<1, 3>();
constexpr auto zebra = geometry::leap<2, 3>();
constexpr auto gnu = joined(knight_leaps, camel);
constexpr auto alfil = geometry::leap<2, 2>();

constexpr Family several_hopper = landing_once(as_it_captures({hop_over_several, span_behind}));
constexpr Family neighbour_hopper = as_it_captures(
    {hop_over_neighbour, span_of_double_steps, false, nullptr, nullptr, hops_straight});
constexpr Family contra_hopper = as_it_captures(
    {run_behind_neighbour, span_of_lines, false, nullptr, nullptr, {.hops_once = true}});
constexpr Family contra_hamsters =
    hitting_on_arrival(as_it_captures({run_from_neighbour, span_of_lines}));

/// For the directions to the right and up, to the left and so on: the squares a knight's leap from
/// each square that deviate least from the direction, to the left of it and to the right.
using NearlyStraight = std::array<std::array<std::array<Bitboard, 2>, square_count>, 9>;

constexpr NearlyStraight nearly_straight = [] {
  NearlyStraight table{};
  for (const Vector& v : compass) {
    for (Square from = 0; from < square_count; ++from) {
      // The two leaps end beside the square two steps on.
      const Square behind = next(from, v);
      if (behind == no_square) continue;
      table[place_of(v)][from] = {bit_if(next(behind, turned(v, 1))),
                                  bit_if(next(behind, turned(v, -1)))};
    }
  }
  return table;
}();

/// Rides to the hurdle, and from there makes one of the two knight's leaps that deviate least from
/// the line.
void hop_and_leap(const Scene& scene, const Pattern& pattern, Reach& reach) {
  Bitboard landings = 0;
  for (std::size_t i = 0; i < pattern.vectors.size(); ++i) {
    const Vector v = pattern.vectors[i];
    const Square hurdle = geometry::first_met(scene.from, v, scene.occupied);
    if (hurdle == no_square || !scene.is_unit(hurdle)) continue;
    const auto& [left, right] = nearly_straight[place_of(v)][hurdle];
    landings |= left | right;
    reach.note_way(left, 2 * i, 2 * i);
    reach.note_way(right, 2 * i + 1, 2 * i + 1);
  }
  arrive(scene, landings, reach);
}

/// For the directions and each target the hurdles from which such a walk leaps there.
constexpr std::array<std::array<Bitboard, square_count>, 9> hurdles_before = [] {
  std::array<std::array<Bitboard, square_count>, 9> table{};
  for (std::size_t direction = 0; direction < table.size(); ++direction) {
    for (Square hurdle = 0; hurdle < square_count; ++hurdle) {
      for (const Bitboard landing : nearly_straight[direction][hurdle]) {
        if (landing != 0) table[direction][first_of(landing)] |= bit(hurdle);
      }
    }
  }
  return table;
}();

/// The hurdles over which a unit that rides along queen lines leaps from the square to the target.
Bitboard hurdles_between(Square from, Square target) {
  using Row = std::array<Bitboard, square_count>;
  static const std::array<Row, square_count> table = [] {
    std::array<Row, square_count> hurdles{};
    for (Square start = 0; start < square_count; ++start) {
      for (Square end = 0; end < square_count; ++end) {
        for (const Vector& v : compass) {
          hurdles[start][end] |= hurdles_before[place_of(v)][end] & geometry::line(start, v);
        }
      }
    }
    return hurdles;
  }();
  return table[from][target];
}

/// Squares that it reaches over a hurdle somewhere.
Bitboard span_of_leap_from_hurdle(const Pattern& pattern, Square from, Side /*side*/) {
  Bitboard span = 0;
  for (const Vector& v : pattern.vectors) {
    for (Bitboard hurdles = geometry::line(from, v); hurdles != 0;) {
      const auto& [left, right] = nearly_straight[place_of(v)][take_first(hurdles)];
      span |= left | right;
    }
  }
  return span;
}

bool attacks_by_leap_from_hurdle(const Scene& scene, const Pattern& /*pattern*/, Square target) {
  if (target == scene.from || !scene.is_unit(target)) return false;
  const Bitboard hurdles = hurdles_between(scene.from, target) & scene.units;
  return rays::unblocked(hurdles, scene.from, scene.occupied) != 0;
}

/// The lines up to the hurdles matter.
Bitboard sight_of_leap_from_hurdle(const Pattern& /*pattern*/, Square from, Square target) {
  return lines_up_to(hurdles_between(from, target), from) & ~bit(target);
}
constexpr Family scarabaeus =
    hitting_on_arrival(as_it_captures({hop_and_leap, span_of_leap_from_hurdle, false,
                                       attacks_by_leap_from_hurdle, sight_of_leap_from_hurdle}));

/// Finds the empty squares on which the first of two hops can end.
Bitboard first_landings(const Scene& scene, const Pattern& pattern) {
  Reach first;
  hop(scene, pattern, first);
  return first.quiet;
}

/// Makes two hops in one move, each as a grasshopper along the vectors. The first one must end on
/// an empty square.
void hop_twice(const Scene& scene, const Pattern& pattern, Reach& reach) {
  Scene again = scene;
  if (reach.watched == no_square) {
    // The ways make no difference.
    for (Bitboard landings = first_landings(scene, pattern); landings != 0;) {
      again.from = take_first(landings);
      hop(again, pattern, reach);
    }
  } else {
    for (std::size_t i = 0; i < pattern.vectors.size(); ++i) {
      const Bitboard landing =
          first_landings(scene, {pattern.vectors.subspan(i, 1), pattern.parameter});
      if (landing == 0) continue;
      again.from = first_of(landing);
      for (std::size_t j = 0; j < pattern.vectors.size(); ++j) {
        Reach second;
        hop(again, {pattern.vectors.subspan(j, 1), pattern.parameter}, second);
        arrive(scene, second.quiet | second.hits, reach, 8 * i + j);
      }
    }
  }
  reach.quiet &= ~bit(scene.from);
  reach.hits &= ~bit(scene.from);
}

/// Finds the squares from which one hop captures the unit on the target: behind it on a line stands
/// the hurdle, and the rest of the line is empty up to there.
Bitboard starts_of_hops(const Scene& scene, const Pattern& pattern, Square target) {
  Bitboard starts = 0;
  for (const Vector& v : pattern.vectors) {
    const Vector back = geometry::reversed(v);
    const Square hurdle = next(target, back);
    if (hurdle == no_square || !scene.is_unit(hurdle)) continue;
    starts |= geometry::sight(hurdle, back, scene.occupied) & ~scene.occupied;
  }
  return starts;
}

bool attacks_by_two_hops(const Scene& scene, const Pattern& pattern, Square target) {
  if (target == scene.from || !scene.is_unit(target)) return false;
  const Bitboard starts = starts_of_hops(scene, pattern, target);
  return starts != 0 && (first_landings(scene, pattern) & starts) != 0;
}
constexpr Family double_hopper =
    hitting_on_arrival(as_it_captures({hop_twice, span_anywhere, false, attacks_by_two_hops}));

constexpr geometry::Leaps alfil_table = geometry::leap_table(alfil);
constexpr geometry::Leaps king_table = geometry::leap_table(compass);
constexpr Part grasshopper_part{&hopper, {.vectors = compass, .parameter = 1}};
constexpr Part king_part{&leaper, {.vectors = compass, .leaps = &king_table}};

constexpr Part gral[] = {{&leaper, {.vectors = alfil, .leaps = &alfil_table}},
                         {&hopper, {.vectors = orthogonals, .parameter = 1}}};
constexpr Part scorpion[] = {king_part, grasshopper_part};
constexpr Part dolphin[] = {grasshopper_part,
                            {&several_hopper, {.vectors = compass, .parameter = 2}}};

const Catalogue<Walk>::Entry rows[] = {
    row<hopper>(
        {11,
         {"G", "G", "S"},
         {"grasshopper", "Grashüpfer", "sauterelle"},
         {"hops over the first unit on a queen line and lands right behind it",
          "hüpft auf einer Damelinie über den ersten Stein und landet unmittelbar dahinter",
          "saute par-dessus la première pièce d'une ligne de dame et arrive juste derrière"}},
        compass, 1),
    row<several_hopper>(
        {34,
         {"KA", "KA", "KA"},
         {"kangaroo", "Känguru", "kangourou"},
         {"hops over two units on a queen line and lands right behind the second",
          "hüpft auf einer Damelinie über zwei Steine und landet unmittelbar hinter dem zweiten",
          "saute par-dessus deux pièces d'une ligne de dame et arrive juste derrière la seconde"}},
        compass, 2),
    row<hamsters>({37,
                   {"HA", "HA", "HA"},
                   {"hamster", "Hamster", "hamster"},
                   {"runs up to the first unit on a queen line and stops in front of it",
                    "läuft auf einer Damelinie bis zum ersten Stein und hält vor ihm an",
                    "va sur une ligne de dame jusqu'à la première pièce et s'arrête devant elle"}},
                  compass),
    row<hopper>(
        {44,
         {"NH", "NH", "SN"},
         {"nightrider hopper", "Nachtreiterhüpfer", "noctambule sauteur"},
         {"grasshopper on lines of knight's leaps", "Grashüpfer auf Linien aus Springersprüngen",
          "sauterelle sur les lignes de sauts de cavalier"}},
        knight_leaps, 1),
    row<hopper>({49,
                 {"CH", "CH", "SC"},
                 {"camelrider hopper", "Kamelreiterhüpfer", "chameau sauteur"},
                 {"grasshopper on lines of (1,3) leaps", "Grashüpfer auf Linien aus (1,3)-Sprüngen",
                  "sauterelle sur les lignes de sauts (1,3)"}},
                camel, 1),
    row<hopper>({50,
                 {"ZH", "ZH", "SZ"},
                 {"zebrarider hopper", "Zebrareiterhüpfer", "zèbre sauteur"},
                 {"grasshopper on lines of (2,3) leaps", "Grashüpfer auf Linien aus (2,3)-Sprüngen",
                  "sauterelle sur les lignes de sauts (2,3)"}},
                zebra, 1),
    row<hopper>({51,
                 {"GH", "GH", "SG"},
                 {"gnurider hopper", "Gnureiterhüpfer", "gnou sauteur"},
                 {"hops as nightrider hopper or camelrider hopper",
                  "hüpft wie Nachtreiterhüpfer oder Kamelreiterhüpfer",
                  "saute comme noctambule sauteur ou chameau sauteur"}},
                gnu, 1),
    row<hopper>({70,
                 {"RH", "TH", "ST"},
                 {"rook hopper", "Turmhüpfer", "sauterelle-tour"},
                 {"grasshopper on ranks and files", "Grashüpfer auf Reihen und Linien",
                  "sauterelle sur les rangées et les colonnes"}},
                orthogonals, 1),
    row<hopper>({71,
                 {"BH", "LH", "SF"},
                 {"bishop hopper", "Läuferhüpfer", "sauterelle-fou"},
                 {"grasshopper on diagonals", "Grashüpfer auf Diagonalen",
                  "sauterelle sur les diagonales"}},
                diagonals, 1),
    row<contra_hopper>(
        {77,
         {"CG", "KG", "SA"},
         {"contra-grasshopper", "Kontragrashüpfer", "sauterelle contra"},
         {"hops over an adjacent unit and runs any distance behind it",
          "hüpft über einen benachbarten Stein und läuft beliebig weit dahinter",
          "saute par-dessus une pièce voisine et va aussi loin qu'elle veut derrière elle"}},
        compass),
    row<hopper>({82,
                 {"G2", "G2", "S2"},
                 {"grasshopper-2", "Grashüpfer-2", "sauterelle-2"},
                 {"grasshopper that lands two squares behind the hurdle",
                  "Grashüpfer, der zwei Felder hinter dem Bock landet",
                  "sauterelle qui arrive deux cases derrière le sautoir"}},
                compass, 2),
    row<hopper>({83,
                 {"G3", "G3", "S3"},
                 {"grasshopper-3", "Grashüpfer-3", "sauterelle-3"},
                 {"grasshopper that lands three squares behind the hurdle",
                  "Grashüpfer, der drei Felder hinter dem Bock landet",
                  "sauterelle qui arrive trois cases derrière le sautoir"}},
                compass, 3),
    row<double_hopper>({87,
                        {"DG", "DG", "DS"},
                        {"double grasshopper", "Doppelgrashüpfer", "double sauterelle"},
                        {"makes two hops of a grasshopper in one move",
                         "macht in einem Zug zwei Hüpfer eines Grashüpfers",
                         "fait en un coup deux sauts de sauterelle"}},
                       compass, 1),
    row<neighbour_hopper>({88,
                           {"KH", "KH", "SR"},
                           {"kinghopper", "Königshüpfer", "roi sauteur"},
                           {"hops over an adjacent unit to the square right behind it",
                            "hüpft über einen benachbarten Stein auf das Feld unmittelbar dahinter",
                            "saute par-dessus une pièce voisine sur la case juste derrière elle"}},
                          compass),
    sum_row<gral>(
        {92,
         {"GL", "GL", "GL"},
         {"gral", "Gral", "gral"},
         {"leaps (2,2) or moves as rook hopper", "springt (2,2) oder zieht wie Turmhüpfer",
          "saute (2,2) ou joue comme sauterelle-tour"}}),
    sum_row<scorpion>({108,
                       {"SO", "SO", "SO"},
                       {"scorpion", "Skorpion", "scorpion"},
                       {"moves as erlking or grasshopper", "zieht wie Erlkönig oder Grashüpfer",
                        "joue comme roi des elfes ou sauterelle"}}),
    sum_row<dolphin>({115,
                      {"DO", "DE", "DN"},
                      {"dolphin", "Delphin", "dauphin"},
                      {"moves as grasshopper or kangaroo", "zieht wie Grashüpfer oder Känguru",
                       "joue comme sauterelle ou kangourou"}}),
    row<double_hopper>({135,
                        {"DK", "DT", "DT"},
                        {"double rook hopper", "Doppelturmhüpfer", "double sauterelle-tour"},
                        {"makes two hops of a rook hopper in one move",
                         "macht in einem Zug zwei Hüpfer eines Turmhüpfers",
                         "fait en un coup deux sauts de sauterelle-tour"}},
                       orthogonals, 1),
    row<double_hopper>({136,
                        {"DB", "DL", "DF"},
                        {"double bishop hopper", "Doppelläuferhüpfer", "double sauterelle-fou"},
                        {"makes two hops of a bishop hopper in one move",
                         "macht in einem Zug zwei Hüpfer eines Läuferhüpfers",
                         "fait en un coup deux sauts de sauterelle-fou"}},
                       diagonals, 1),
    row<neighbour_hopper>(
        {144,
         {"KP", "SH", "SV"},
         {"knight hopper", "Springerhüpfer", "cavalier sauteur"},
         {"hops over a unit a knight's leap away to the square as far behind it",
          "hüpft über einen Stein, der einen Springersprung entfernt ist, auf das Feld gleich weit "
          "dahinter",
          "saute par-dessus une pièce à un saut de cavalier sur la case symétrique"}},
        knight_leaps),
    sum_row<scorpion>(
        {151,
         {"ST", "ST", "EP"},
         {"sting", "Stachel", "épine"},
         {"moves as king or grasshopper; royal", "zieht wie König oder Grashüpfer; königlich",
          "joue comme roi ou sauterelle ; royal"}},
        {.royal = true, .promotable = false}),
    row<contra_hamsters>({158,
                          {"HC", "HK", "HC"},
                          {"contra-hamster", "Kontrahamster", "hamster contra"},
                          {"runs any distance straight away from an adjacent unit",
                           "läuft von einem benachbarten Stein beliebig weit geradewegs weg",
                           "s'éloigne d'une pièce voisine tout droit, aussi loin qu'il veut"}},
                         compass),
    row<scarabaeus>(
        {161,
         {"SC", "SR", "SS"},
         {"scarabaeus", "Skarabäus", "scarabée"},
         {"from the hurdle on a queen line leaps on as a knight, nearly straight",
          "springt auf einer Damelinie vom Bock aus wie ein Springer weiter, fast geradeaus",
          "sur une ligne de dame, repart du sautoir par un saut de cavalier presque tout droit"}},
        compass),
};

}  // namespace
}  // namespace feerie::walks
