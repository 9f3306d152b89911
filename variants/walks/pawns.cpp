#include "walks/hops.h"
#include "walks/lines.h"
#include "walks/pawn_steps.h"

/// These are pawns of all sorts, and pieces that are partly pawns. A pawn on the base line of its
/// side has no moves, unless a rule lets it leave that line.
namespace feerie::walks {
namespace {

using geometry::diagonals;
using geometry::knight_leaps;
using geometry::next;
using geometry::orthogonals;

void pawn_captures(const Scene& scene, const Pattern&, Reach& reach) {
  const Outlook look(scene.from, scene.side);
  if (!stands_still(scene, look)) capture_ahead(scene, look, reach);
}
Bitboard span_of_pawn(const Pattern&, Square from, Side side) {
  return span_of_steps(from, Outlook(from, side));
}
constexpr Family pawn_capture = as_it_captures({pawn_captures, span_of_pawn});

/// Enters steps after which the unit cannot be captured en passant.
void plain_steps(const Scene& scene, const Pattern&, Reach& reach) {
  const Outlook look(scene.from, scene.side);
  if (!stands_still(scene, look)) step(scene, look, look.ahead(), false, reach);
}
Bitboard steps_ahead(const Pattern&, Square from, Side side) {
  const Outlook look(from, side);
  return stride_of_step(from, look, look.ahead());
}
constexpr Family pawn_step = going({plain_steps, span_of_nothing}, steps_ahead);

/// Enters the moves of a pawn that walks towards the base line of its own side.
void reversed_pawn(const Scene& scene, const Pattern&, Reach& reach) {
  Scene mirrored = scene;
  mirrored.side = opposite(scene.side);
  const Outlook look(mirrored.from, mirrored.side);
  if (stands_still(scene, look)) return;
  step(mirrored, look, look.ahead(), true, reach);
  capture_ahead(mirrored, look, reach);
}
Bitboard span_of_reversed_pawn(const Pattern&, Square from, Side side) {
  return span_of_steps(from, Outlook(from, opposite(side)));
}
Bitboard strides_of_reversed_pawn(const Pattern& pattern, Square from, Side side) {
  return steps_ahead(pattern, from, opposite(side)) | span_of_reversed_pawn(pattern, from, side);
}
constexpr Family reversed_pawns =
    going({reversed_pawn, span_of_reversed_pawn}, strides_of_reversed_pawn);

void berolina_pawn(const Scene& scene, const Pattern&, Reach& reach) {
  const Outlook look(scene.from, scene.side);
  if (look.base) return;
  step(scene, look, look.left(), true, reach);
  step(scene, look, look.right(), true, reach);
  capture_on(scene, next(scene.from, look.ahead()), reach);
}
Bitboard span_of_berolina_pawn(const Pattern&, Square from, Side side) {
  const Outlook look(from, side);
  return look.base ? 0 : bit_if(next(from, look.ahead()));
}
Bitboard strides_of_berolina_pawn(const Pattern& pattern, Square from, Side side) {
  const Outlook look(from, side);
  return stride_of_step(from, look, look.left()) | stride_of_step(from, look, look.right()) |
         span_of_berolina_pawn(pattern, from, side);
}
constexpr Family berolina = going({berolina_pawn, span_of_berolina_pawn}, strides_of_berolina_pawn);

/// Enters the moves of a superpawn: it rides where other pawns step, also from its base line.
void super_pawn(const Scene& scene, const Pattern&, Reach& reach) {
  const Outlook look(scene.from, scene.side);
  reach.quiet |= beyond(scene, look.ahead(), 0) & ~scene.occupied;
  reach.hits |= (beyond(scene, look.left(), 0) | beyond(scene, look.right(), 0)) & scene.units;
}
Bitboard span_of_super_pawn(const Pattern&, Square from, Side side) {
  const Outlook look(from, side);
  return geometry::line(from, look.left()) | geometry::line(from, look.right());
}
/// Finds the squares of all three lines ahead: these pieces move on some of them and capture on the
/// others.
Bitboard strides_of_super_pawn(const Pattern&, Square from, Side side) {
  const Outlook look(from, side);
  return geometry::line(from, look.ahead()) | geometry::line(from, look.left()) |
         geometry::line(from, look.right());
}
constexpr Family superpawn = going({super_pawn, span_of_super_pawn}, strides_of_super_pawn);

void berolina_super_pawn(const Scene& scene, const Pattern&, Reach& reach) {
  const Outlook look(scene.from, scene.side);
  reach.quiet |= (beyond(scene, look.left(), 0) | beyond(scene, look.right(), 0)) & ~scene.occupied;
  reach.hits |= beyond(scene, look.ahead(), 0) & scene.units;
}
Bitboard span_of_berolina_super_pawn(const Pattern&, Square from, Side side) {
  return geometry::line(from, Outlook(from, side).ahead());
}
constexpr Family berolina_superpawn =
    going({berolina_super_pawn, span_of_berolina_super_pawn}, strides_of_super_pawn);

/// Finds the squares of a Chinese pawn, on which it can move and capture: the one ahead of it, and
/// on the far half of the board also those beside it.
Bitboard span_of_chinese_pawn(const Pattern&, Square from, Side side) {
  const Bitboard ahead = bit_if(next(from, Outlook(from, side).ahead()));
  if (relative_rank(from, side) < 4) return ahead;
  return ahead | bit_if(next(from, {-1, 0})) | bit_if(next(from, {1, 0}));
}
void chinese_pawn(const Scene& scene, const Pattern& pattern, Reach& reach) {
  arrive(scene, span_of_chinese_pawn(pattern, scene.from, scene.side), reach);
}
constexpr Family chinese = as_it_captures({chinese_pawn, span_of_chinese_pawn});

/// Enters captures of a unit diagonally ahead, with arrival behind it, en passant too.
void marine_captures(const Scene& scene, const Pattern&, Reach& reach) {
  const Outlook look(scene.from, scene.side);
  const State& state = scene.game.position().state();
  for (const Vector& v : {look.left(), look.right()}) {
    const Square over = next(scene.from, v);
    const Square to = over == no_square ? no_square : next(over, v);
    if (to == no_square || scene.is_occupied(to)) continue;
    if (scene.is_unit(over)) {
      reach.add({to, over, no_square, MoveType::normal});
    } else if (contains(state.ep_squares & ~scene.occupied, over) &&
               state.ep_victim != scene.from) {
      reach.add({to, state.ep_victim, no_square, MoveType::en_passant});
    }
  }
}
/// Finds the squares behind those on which the piece captures.
Bitboard landings_of_marine_pawn(const Pattern&, Square from, Side side) {
  const Outlook look(from, side);
  Bitboard squares = 0;
  for (const Vector& v : {look.left(), look.right()}) {
    const Square over = next(from, v);
    if (over != no_square) squares |= bit_if(next(over, v));
  }
  return squares;
}
constexpr Family marine_capture = going({marine_captures, span_of_pawn}, landings_of_marine_pawn);

void marine_pawn(const Scene& scene, const Pattern& pattern, Reach& reach) {
  const Outlook look(scene.from, scene.side);
  if (stands_still(scene, look)) return;
  step(scene, look, look.ahead(), true, reach);
  marine_captures(scene, pattern, reach);
}
Bitboard strides_of_marine_pawn(const Pattern& pattern, Square from, Side side) {
  return steps_ahead(pattern, from, side) | landings_of_marine_pawn(pattern, from, side);
}
constexpr Family marine_pawns = going({marine_pawn, span_of_pawn}, strides_of_marine_pawn);

constexpr geometry::Leaps knight_table = geometry::leap_table(knight_leaps);
constexpr Part dragon[] = {{&leaper, {.vectors = knight_leaps, .leaps = &knight_table}},
                           {&pawn_step, {}},
                           {&pawn_capture, {}}};
constexpr Part ship[] = {{&rider, {.vectors = orthogonals}}, {&pawn_capture, {}}};
constexpr Part gryphon[] = {{&rider, {.vectors = diagonals}}, {&pawn_step, {}}};
constexpr Part marine_ship[] = {{&marine_rider, {.vectors = orthogonals}}, {&marine_capture, {}}};

/// A marine pawn promotes to these pieces, in place of queen, knight, rook, bishop and king.
constexpr std::string_view marine_officers[] = {"siren", "marine knight", "triton", "nereid",
                                                "poseidon"};
constexpr WalkTraits promotes{.pawn = true, .promotable = false};
constexpr WalkTraits promotes_at_home{.pawn = true, .reversed = true, .promotable = false};

const Catalogue<Walk>::Entry rows[] = {
    row<berolina>({25,
                   {"BP", "BB", "PB"},
                   {"berolina pawn", "Berolinabauer", "pion berolina"},
                   {"pawn that moves diagonally and captures straight ahead",
                    "Bauer, der schräg zieht und geradeaus schlägt",
                    "pion qui avance en diagonale et prend tout droit"}},
                  {}, 0, promotes),
    sum_row<dragon>({33,
                     {"DR", "DR", "DR"},
                     {"dragon", "Drache", "dragon"},
                     {"moves as knight or as pawn; does not promote",
                      "zieht wie Springer oder wie Bauer; wandelt nicht um",
                      "joue comme cavalier ou comme pion ; ne se promeut pas"}}),
    row<berolina_superpawn>(
        {56,
         {"BS", "BS", "BS"},
         {"berolina superpawn", "Superberolinabauer", "superpion berolina"},
         {"moves any distance diagonally forward, captures any distance straight ahead; promotes",
          "zieht schräg vorwärts und schlägt geradeaus, beliebig weit; wandelt um",
          "avance en diagonale et prend tout droit, aussi loin qu'il veut ; se promeut"}},
        {}, 0, promotes),
    row<superpawn>(
        {57,
         {"SP", "SB", "SP"},
         {"superpawn", "Superbauer", "superpion"},
         {"moves any distance straight ahead, captures any distance diagonally forward; promotes",
          "zieht geradeaus und schlägt schräg vorwärts, beliebig weit; wandelt um",
          "avance tout droit et prend en diagonale vers l'avant, aussi loin qu'il veut ; se "
          "promeut"}},
        {}, 0, promotes),
    row<chinese>({124,
                  {"CP", "CB", "PC"},
                  {"chinese pawn", "Chinesischer Bauer", "pion chinois"},
                  {"moves and captures one step ahead, on the far half of the board sideways too; "
                   "does not promote",
                   "zieht und schlägt einen Schritt geradeaus, auf der fernen Bretthälfte auch "
                   "seitwärts; wandelt nicht um",
                   "avance et prend d'un pas tout droit, dans la moitié lointaine aussi de côté ; "
                   "ne se promeut pas"}}),
    row<reversed_pawns>(
        {126,
         {"PP", "RB", "PV"},
         {"reverse pawn", "Reversbauer", "pion renversé"},
         {"pawn that moves backwards and promotes on its own base line",
          "Bauer, der rückwärts zieht und auf der Grundreihe der eigenen Partei umwandelt",
          "pion qui joue en arrière et se promeut sur la première rangée de son camp"}},
        {}, 0, promotes_at_home),
    sum_row<ship>({145,
                   {"SH", "SC", "BA"},
                   {"ship", "Schiff", "bateau"},
                   {"moves as rook; captures as pawn too; does not promote",
                    "zieht wie Turm; schlägt auch wie Bauer; wandelt nicht um",
                    "joue comme tour ; prend aussi comme pion ; ne se promeut pas"}}),
    sum_row<gryphon>({146,
                      {"GY", "GY", "GY"},
                      {"gryphon", "Greif", "griffon"},
                      {"moves as bishop or makes the steps of a pawn; does not promote",
                       "zieht wie Läufer oder macht die Schritte eines Bauern; wandelt nicht um",
                       "joue comme fou ou fait les pas d'un pion ; ne se promeut pas"}}),
    row<marine_pawns>(
        {149,
         {"MP", "MB", "PM"},
         {"marine pawn", "mariner Bauer", "pion marin"},
         {"pawn that captures by hopping over the victim; promotes into marine pieces",
          "Bauer, der schlägt, indem er über das Opfer hüpft; wandelt in marine Steine um",
          "pion qui prend en sautant par-dessus sa victime ; se promeut en pièces marines"}},
        {}, 0, promotes, marine_officers),
    sum_row<marine_ship>(
        {150,
         {"MH", "MC", "BM"},
         {"marine ship", "marines Schiff", "bateau marin"},
         {"moves as triton; captures as marine pawn too; does not promote",
          "zieht wie Triton; schlägt auch wie mariner Bauer; wandelt nicht um",
          "joue comme triton ; prend aussi comme pion marin ; ne se promeut pas"}}),
};

}  // namespace
}  // namespace feerie::walks
