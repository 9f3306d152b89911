#include "walks/lines.h"

/// Locusts capture a unit by hopping over it. Marine pieces capture in this way too, but move in
/// other ways.
namespace feerie::walks {
namespace {

using geometry::compass;
using geometry::diagonals;
using geometry::knight_leaps;
using geometry::next;
using geometry::orthogonals;

/// Leaps to empty squares; captures a unit one leap away by going on as far behind it.
void leap_as_marine(const Scene& scene, const Pattern& pattern, Reach& reach) {
  reach.quiet |= (*pattern.leaps)[scene.from] & ~scene.occupied;
  for (const Vector& v : pattern.vectors) {
    const Square victim = next(scene.from, v);
    if (victim == no_square || !scene.is_unit(victim)) continue;
    const Square to = next(victim, v);
    if (to != no_square && !scene.is_occupied(to)) {
      reach.add({to, victim, no_square, MoveType::normal});
    }
  }
}
bool captures_by_leap(const Scene& scene, const Pattern& pattern, Square target) {
  if (!contains((*pattern.leaps)[scene.from], target) || !scene.is_unit(target)) return false;
  const int file = 2 * file_of(target) - file_of(scene.from);
  const int rank = 2 * rank_of(target) - rank_of(scene.from);
  return on_board(file, rank) && !scene.is_occupied(make_square(file, rank));
}
/// Finds the squares one leap away and, for captures, two leaps away.
Bitboard strides_of_marine_leaper(const Pattern& pattern, Square from, Side side) {
  Bitboard squares = span_of_leaps(pattern, from, side);
  for (const Vector& v : pattern.vectors) {
    const Square victim = next(from, v);
    if (victim != no_square) squares |= bit_if(next(victim, v));
  }
  return squares;
}
/// Finds the square behind the target, on which it would land.
Bitboard sight_of_marine_leaper(const Pattern&, Square from, Square target) {
  const int file = 2 * file_of(target) - file_of(from);
  const int rank = 2 * rank_of(target) - rank_of(from);
  return on_board(file, rank) ? bit(make_square(file, rank)) : 0;
}
constexpr Family marine_leaper =
    going({leap_as_marine, span_of_leaps, false, captures_by_leap, sight_of_marine_leaper},
          strides_of_marine_leaper);

const Catalogue<Walk>::Entry rows[] = {
    row<locusts>(
        {24,
         {"L", "H", "L"},
         {"locust", "Heuschrecke", "locuste"},
         {"moves only by capturing the first unit on a queen line and landing right behind it",
          "zieht nur, indem sie auf einer Damelinie den ersten Stein schlägt und unmittelbar "
          "dahinter landet",
          "ne joue qu'en prenant la première pièce d'une ligne de dame, pour arriver juste "
          "derrière"}},
        compass),
    row<marine_rider>(
        {60,
         {"SI", "SI", "SI"},
         {"siren", "Sirene", "sirène"},
         {"moves as queen; captures as locust", "zieht wie Dame; schlägt wie Heuschrecke",
          "joue comme dame ; prend comme locuste"}},
        compass),
    row<marine_rider>(
        {61,
         {"TR", "TR", "TR"},
         {"triton", "Triton", "triton"},
         {"moves as rook; captures as rook locust", "zieht wie Turm; schlägt wie Turmheuschrecke",
          "joue comme tour ; prend comme tour-locuste"}},
        orthogonals),
    row<marine_rider>({62,
                       {"ND", "ND", "NE"},
                       {"nereid", "Nereide", "néréide"},
                       {"moves as bishop; captures as bishop locust",
                        "zieht wie Läufer; schlägt wie Läuferheuschrecke",
                        "joue comme fou ; prend comme fou-locuste"}},
                      diagonals),
    row<locusts>({93,
                  {"LR", "HT", "LT"},
                  {"rook locust", "Turmheuschrecke", "tour-locuste"},
                  {"locust on ranks and files", "Heuschrecke auf Reihen und Linien",
                   "locuste sur les rangées et les colonnes"}},
                 orthogonals),
    row<locusts>(
        {94,
         {"LB", "HL", "LF"},
         {"bishop locust", "Läuferheuschrecke", "fou-locuste"},
         {"locust on diagonals", "Heuschrecke auf Diagonalen", "locuste sur les diagonales"}},
        diagonals),
    row<locusts>(
        {95,
         {"LN", "HN", "LN"},
         {"nightrider locust", "Nachtreiterheuschrecke", "noctambule-locuste"},
         {"locust on lines of knight's leaps", "Heuschrecke auf Linien aus Springersprüngen",
          "locuste sur les lignes de sauts de cavalier"}},
        knight_leaps),
    row<marine_leaper>(
        {147,
         {"MS", "MS", "CM"},
         {"marine knight", "mariner Springer", "cavalier marin"},
         {"leaps as knight; captures the unit a knight's leap away and lands as far behind it",
          "springt wie Springer; schlägt den Stein einen Springersprung weiter und landet gleich "
          "weit dahinter",
          "saute comme cavalier ; prend la pièce à un saut de cavalier et arrive aussi loin "
          "derrière elle"}},
        knight_leaps),
    row<marine_leaper>(
        {148,
         {"PO", "PO", "PO"},
         {"poseidon", "Poseidon", "poséidon"},
         {"moves as king; captures an adjacent unit and lands right behind it; royal",
          "zieht wie König; schlägt einen benachbarten Stein und landet unmittelbar dahinter; "
          "königlich",
          "joue comme roi ; prend une pièce voisine et arrive juste derrière ; royal"}},
        compass, 0, {.royal = true, .promotable = false}),
};

}  // namespace
}  // namespace feerie::walks
