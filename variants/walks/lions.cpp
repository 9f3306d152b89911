#include "walks/lines.h"

/// Lions move any distance behind a hurdle. Chinese pieces move as riders and capture as lions;
/// Argentinian pieces move as lions and capture as riders.
namespace feerie::walks {
namespace {

using geometry::compass;
using geometry::diagonals;
using geometry::knight_leaps;
using geometry::next;
using geometry::orthogonals;

/// Leaps to empty squares; captures a unit two leaps away over a unit on the square between.
void kao_reach(const Scene& scene, const Pattern& pattern, Reach& reach) {
  reach.quiet |= (*pattern.leaps)[scene.from] & ~scene.occupied;
  for (const Vector& v : pattern.vectors) {
    const Square hurdle = next(scene.from, v);
    if (hurdle == no_square || !scene.is_unit(hurdle)) continue;
    reach.hits |= bit_if(next(hurdle, v)) & scene.units;
  }
}
Bitboard kao_span(const Pattern& pattern, Square from, Side) {
  Bitboard span = 0;
  for (const Vector& v : pattern.vectors) {
    const Square hurdle = next(from, v);
    if (hurdle != no_square) span |= bit_if(next(hurdle, v));
  }
  return span;
}
Bitboard strides_of_kao(const Pattern& pattern, Square from, Side side) {
  return span_of_leaps(pattern, from, side) | kao_span(pattern, from, side);
}
constexpr Family chinese_leaper = going({kao_reach, kao_span}, strides_of_kao);

const Catalogue<Walk>::Entry rows[] = {
    row<chinese_rider>(
        {6,
         {"LE", "LE", "LE"},
         {"leo", "Leo", "leo"},
         {"moves as queen; captures on queen lines the first unit behind a hurdle",
          "zieht wie Dame; schlägt auf Damelinien den ersten Stein hinter einem Bock",
          "joue comme dame ; prend sur les lignes de dame la première pièce derrière un sautoir"}},
        compass),
    row<chinese_rider>(
        {8,
         {"PA", "PA", "PA"},
         {"pao", "Pao", "pao"},
         {"moves as rook; captures on ranks and files the first unit behind a hurdle",
          "zieht wie Turm; schlägt auf Reihen und Linien den ersten Stein hinter einem Bock",
          "joue comme tour ; prend sur rangées et colonnes la première pièce derrière un sautoir"}},
        orthogonals),
    row<chinese_rider>(
        {9,
         {"VA", "VA", "VA"},
         {"vao", "Vao", "vao"},
         {"moves as bishop; captures on diagonals the first unit behind a hurdle",
          "zieht wie Läufer; schlägt auf Diagonalen den ersten Stein hinter einem Bock",
          "joue comme fou ; prend sur les diagonales la première pièce derrière un sautoir"}},
        diagonals),
    row<lions>({22,
                {"LI", "LI", "LI"},
                {"lion", "Lion", "lion"},
                {"hops over a unit on a queen line and moves any distance behind it",
                 "hüpft auf einer Damelinie über einen Stein und zieht beliebig weit dahinter",
                 "saute par-dessus une pièce d'une ligne de dame et va aussi loin qu'il veut "
                 "derrière elle"}},
               compass, 1),
    row<lions>({58,
                {"RL", "TL", "TL"},
                {"rook lion", "Turmlion", "tour-lion"},
                {"lion on ranks and files", "Lion auf Reihen und Linien",
                 "lion sur les rangées et les colonnes"}},
               orthogonals, 1),
    row<lions>({59,
                {"BL", "LL", "FL"},
                {"bishop lion", "Läuferlion", "fou-lion"},
                {"lion on diagonals", "Lion auf Diagonalen", "lion sur les diagonales"}},
               diagonals, 1),
    row<chinese_rider>(
        {100,
         {"NA", "NA", "NA"},
         {"nao", "Nao", "nao"},
         {"moves as nightrider; captures on its lines the first unit behind a hurdle",
          "zieht wie Nachtreiter; schlägt auf dessen Linien den ersten Stein hinter einem Bock",
          "joue comme noctambule ; prend sur ses lignes la première pièce derrière un sautoir"}},
        knight_leaps),
    row<lions>({111,
                {"NL", "NL", "NL"},
                {"nightrider lion", "Nachtreiterlion", "noctambule-lion"},
                {"lion on lines of knight's leaps", "Lion auf Linien aus Springersprüngen",
                 "lion sur les lignes de sauts de cavalier"}},
               knight_leaps, 1),
    row<lions>({116,
                {"RT", "HE", "LA"},
                {"rabbit", "Hase", "lapin"},
                {"lion over two hurdles", "Lion über zwei Böcke", "lion par-dessus deux sautoirs"}},
               compass, 2, {}),
    row<lions>(
        {117,
         {"BO", "BO", "BO"},
         {"bob", "Bob", "bob"},
         {"lion over four hurdles", "Lion über vier Böcke", "lion par-dessus quatre sautoirs"}},
        compass, 4, {}),
    row<lions>({142,
                {"KL", "LK", "KL"},
                {"kangaroo lion", "Kängurulion", "kangourou-lion"},
                {"lion over two hurdles", "Lion über zwei Böcke", "lion par-dessus deux sautoirs"}},
               compass, 2, {}),
    row<chinese_leaper>(
        {143,
         {"KO", "KO", "KO"},
         {"kao", "Kao", "kao"},
         {"leaps as knight; captures over a unit a knight's leap away the unit as far behind it",
          "springt wie Springer; schlägt über einen Stein einen Springersprung weiter den Stein "
          "gleich weit dahinter",
          "saute comme cavalier ; prend la pièce symétrique par-dessus une pièce à un saut de "
          "cavalier"}},
        knight_leaps),
    row<argentinian_rider>({152,
                            {"SE", "SE", "DG"},
                            {"senora", "Senora", "senora"},
                            {"moves as lion; captures as queen", "zieht wie Lion; schlägt wie Dame",
                             "joue comme lion ; prend comme dame"}},
                           compass),
    row<argentinian_rider>(
        {153,
         {"FA", "FA", "FA"},
         {"faro", "Faro", "faro"},
         {"moves as rook lion; captures as rook", "zieht wie Turmlion; schlägt wie Turm",
          "joue comme tour-lion ; prend comme tour"}},
        orthogonals),
    row<argentinian_rider>(
        {154,
         {"LO", "LO", "LO"},
         {"loco", "Loco", "loco"},
         {"moves as bishop lion; captures as bishop", "zieht wie Läuferlion; schlägt wie Läufer",
          "joue comme fou-lion ; prend comme fou"}},
        diagonals),
};

}  // namespace
}  // namespace feerie::walks
