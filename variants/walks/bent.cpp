#include "walks/lines.h"

/// These riders change their direction at every step.
namespace feerie::walks {
namespace {

using geometry::joined;
using geometry::knight_leaps;
using geometry::next;

/// Returns the place of a pair of vectors in the list of the pattern.
std::size_t number_of(const Pattern& pattern, const Vector& first, const Vector& second) {
  const auto same = [](const Vector& a, const Vector& b) {
    return a.file == b.file && a.rank == b.rank;
  };
  std::size_t pair = 0;
  while (pair < pattern.vectors.size() &&
         !(same(pattern.vectors[pair], first) && same(pattern.vectors[pair + 1], second))) {
    pair += 2;
  }
  return pair / 2;
}

/// Goes on by two vectors in turn. The pattern lists pairs of such vectors.
void zigzag(const Scene& scene, const Pattern& pattern, Reach& reach) {
  for (std::size_t pair = 0; pair < pattern.vectors.size(); pair += 2) {
    Bitboard seen = 0;
    std::size_t turn = 1;
    Square here = scene.from;
    do {
      turn ^= 1U;
      here = next(here, pattern.vectors[pair + turn]);
      seen |= bit_if(here);
    } while (here != no_square && !scene.is_occupied(here));
    arrive(scene, seen, reach);
    if (here == reach.watched && here != no_square) {
      const Vector& last = pattern.vectors[pair + turn];
      const Vector& other = pattern.vectors[pair + 1 - turn];
      reach.note_way(bit(here), pair / 2, number_of(pattern, last, other));
    }
  }
}
Bitboard span_of_zigzag(const Pattern& pattern, Square from, Side) {
  Bitboard span = 0;
  for (std::size_t pair = 0; pair < pattern.vectors.size(); pair += 2) {
    std::size_t turn = 0;
    for (Square here = next(from, pattern.vectors[pair]); here != no_square;
         here = next(here, pattern.vectors[pair + turn])) {
      span |= bit(here);
      turn ^= 1U;
    }
  }
  return span;
}
constexpr Family zigzag_rider = hitting_on_arrival(as_it_captures({zigzag, span_of_zigzag}));

/// Makes all pairs of a vector and the same vector turned to either side. The vectors are given in
/// the order of their angles, and a turn goes on by so many places in that order.
template <std::size_t size>
consteval auto pairs(const std::array<Vector, size>& vectors, int places) {
  std::array<Vector, 4 * size> list{};
  std::size_t count = 0;
  for (std::size_t i = 0; i < size; ++i) {
    for (const int turn : {places, -places}) {
      list[count++] = vectors[i];
      list[count++] = vectors[(i + static_cast<std::size_t>(turn + 8)) % size];
    }
  }
  return list;
}

/// Makes all pairs of knight's leaps that together lead `larger` squares in one direction and
/// `smaller` squares in the other.
template <int larger, int smaller>
consteval auto knight_pairs() {
  constexpr auto fits = [](Vector a, Vector b) {
    const int file = a.file + b.file < 0 ? -a.file - b.file : a.file + b.file;
    const int rank = a.rank + b.rank < 0 ? -a.rank - b.rank : a.rank + b.rank;
    return std::max(file, rank) == larger && std::min(file, rank) == smaller;
  };
  constexpr std::size_t count = [=] {
    std::size_t found = 0;
    for (const Vector& a : knight_leaps) {
      for (const Vector& b : knight_leaps) found += fits(a, b) ? 1 : 0;
    }
    return found;
  }();
  std::array<Vector, 2 * count> list{};
  std::size_t place = 0;
  for (const Vector& a : knight_leaps) {
    for (const Vector& b : knight_leaps) {
      if (!fits(a, b)) continue;
      list[place++] = a;
      list[place++] = b;
    }
  }
  return list;
}

constexpr auto zigzag_20 = knight_pairs<2, 0>();
constexpr auto zigzag_40 = knight_pairs<4, 0>();
constexpr auto zigzag_11 = knight_pairs<1, 1>();
constexpr auto zigzag_33 = knight_pairs<3, 3>();
constexpr auto zigzag_31 = knight_pairs<3, 1>();
constexpr auto spiral = joined(zigzag_20, zigzag_40);
constexpr auto diagonal_spiral = joined(zigzag_11, zigzag_33);
constexpr auto straight_zigzag = pairs(geometry::orthogonals, 1);
constexpr auto diagonal_zigzag = pairs(geometry::diagonals, 1);

const Catalogue<Walk>::Entry rows[] = {
    row<zigzag_rider>({35,
                       {"SS", "SS", "CS"},
                       {"spiralspringer", "Spiralspringer", "cavalier spirale"},
                       {"moves as (2,0) or (4,0) zigzag nightrider",
                        "zieht wie (2,0)- oder (4,0)-Zickzacknachtreiter",
                        "joue comme noctambule zigzag (2,0) ou (4,0)"}},
                      spiral),
    row<zigzag_rider>(
        {52,
         {"DS", "DS", "CD"},
         {"diagonal spiralspringer", "Diagonalspiralspringer", "cavalier spirale diagonale"},
         {"moves as (1,1) or (3,3) zigzag nightrider",
          "zieht wie (1,1)- oder (3,3)-Zickzacknachtreiter",
          "joue comme noctambule zigzag (1,1) ou (3,3)"}},
        diagonal_spiral),
    row<zigzag_rider>(
        {73,
         {"BT", "PF", "BT"},
         {"boyscout", "Pfadfinder", "boy-scout"},
         {"single steps on diagonals with turns by 90 degrees to both sides in turn",
          "Einzelschritte auf Diagonalen, die abwechselnd nach beiden Seiten um 90 Grad abbiegen",
          "pas simples en diagonale, en tournant de 90 degrés d'un côté puis de l'autre"}},
        diagonal_zigzag),
    row<zigzag_rider>(
        {74,
         {"GT", "PN", "GT"},
         {"girlscout", "Pfadfinderin", "girl-scout"},
         {"single steps on ranks and files with turns by 90 degrees to both sides in turn",
          "Einzelschritte auf Reihen und Linien, die abwechselnd nach beiden Seiten um 90 Grad "
          "abbiegen",
          "pas simples sur rangées et colonnes, en tournant de 90 degrés d'un côté puis de "
          "l'autre"}},
        straight_zigzag),
    row<zigzag_rider>(
        {130,
         {"S2", "S2", "N2"},
         {"(2,0) zigzag nightrider", "(2,0)-Zickzacknachtreiter", "noctambule zigzag (2,0)"},
         {"repeats two knight's leaps in turn that together make (2,0)",
          "wiederholt abwechselnd zwei Springersprünge, die zusammen (2,0) ergeben",
          "répète tour à tour deux sauts de cavalier dont la somme est (2,0)"}},
        zigzag_20),
    row<zigzag_rider>(
        {131,
         {"S4", "S4", "N4"},
         {"(4,0) zigzag nightrider", "(4,0)-Zickzacknachtreiter", "noctambule zigzag (4,0)"},
         {"repeats two knight's leaps in turn that together make (4,0)",
          "wiederholt abwechselnd zwei Springersprünge, die zusammen (4,0) ergeben",
          "répète tour à tour deux sauts de cavalier dont la somme est (4,0)"}},
        zigzag_40),
    row<zigzag_rider>(
        {132,
         {"S1", "S1", "N1"},
         {"(1,1) zigzag nightrider", "(1,1)-Zickzacknachtreiter", "noctambule zigzag (1,1)"},
         {"repeats two knight's leaps in turn that together make (1,1)",
          "wiederholt abwechselnd zwei Springersprünge, die zusammen (1,1) ergeben",
          "répète tour à tour deux sauts de cavalier dont la somme est (1,1)"}},
        zigzag_11),
    row<zigzag_rider>(
        {133,
         {"S3", "S3", "N3"},
         {"(3,3) zigzag nightrider", "(3,3)-Zickzacknachtreiter", "noctambule zigzag (3,3)"},
         {"repeats two knight's leaps in turn that together make (3,3)",
          "wiederholt abwechselnd zwei Springersprünge, die zusammen (3,3) ergeben",
          "répète tour à tour deux sauts de cavalier dont la somme est (3,3)"}},
        zigzag_33),
    row<zigzag_rider>(
        {134,
         {"QN", "QN", "QN"},
         {"quintessence", "Quintessenz", "quintessence"},
         {"repeats two knight's leaps in turn at right angles, together (3,1)",
          "wiederholt abwechselnd zwei Springersprünge im rechten Winkel, zusammen (3,1)",
          "répète tour à tour deux sauts de cavalier à angle droit, de somme (3,1)"}},
        zigzag_31),
};

}  // namespace
}  // namespace feerie::walks
