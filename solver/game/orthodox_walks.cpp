#include "game/orthodox_walks.h"

#include "core/rays.h"
#include "game/game.h"

namespace feerie {
namespace {

void split(const Game& game, Bitboard reached, Reach& reach) {
  reach.quiet |= reached & ~game.position().occupied();
  reach.hits |= reached & game.position().units();
}

void king_reach(Game& game, const KindInfo& /*kind*/, Square from, Side /*side*/, Reach& reach) {
  split(game, rays::tables.king[from], reach);
}
void knight_reach(Game& game, const KindInfo& /*kind*/, Square from, Side /*side*/, Reach& reach) {
  split(game, rays::tables.knight[from], reach);
}
void rook_reach(Game& game, const KindInfo& /*kind*/, Square from, Side /*side*/, Reach& reach) {
  split(game, rays::rook_attacks(from, game.position().occupied()), reach);
}
void bishop_reach(Game& game, const KindInfo& /*kind*/, Square from, Side /*side*/, Reach& reach) {
  split(game, rays::bishop_attacks(from, game.position().occupied()), reach);
}
void queen_reach(Game& game, const KindInfo& /*kind*/, Square from, Side /*side*/, Reach& reach) {
  split(game, rays::queen_attacks(from, game.position().occupied()), reach);
}

Bitboard king_span(const KindInfo& /*kind*/, Square from, Side /*side*/) {
  return rays::tables.king[from];
}
Bitboard knight_span(const KindInfo& /*kind*/, Square from, Side /*side*/) {
  return rays::tables.knight[from];
}
Bitboard rook_span(const KindInfo& /*kind*/, Square from, Side /*side*/) {
  return rays::rook_lines(from);
}
Bitboard bishop_span(const KindInfo& /*kind*/, Square from, Side /*side*/) {
  return rays::bishop_lines(from);
}
Bitboard queen_span(const KindInfo& /*kind*/, Square from, Side /*side*/) {
  return rays::rook_lines(from) | rays::bishop_lines(from);
}
Bitboard pawn_span(const KindInfo& /*kind*/, Square from, Side side) {
  return rays::tables.pawn[index(side)][from];
}

const Catalogue<Walk>::Entry entries[] = {
    Catalogue<Walk>::Entry{{.names = {"king", "König", "roi"},
                            .letters = {"K", "K", "R"},
                            .summary = {"one step in any direction; royal; castles",
                                        "ein Schritt in beliebiger Richtung; königlich; rochiert",
                                        "un pas dans toute direction ; royal ; roque"},
                            .source = "FIDE Laws of Chess, 3.8",
                            .place = 0,
                            .reach = king_reach,
                            .span = king_span,
                            .traits = {.royal = true, .promotable = false}}},
    Catalogue<Walk>::Entry{
        {.names = {"queen", "Dame", "dame"},
         .letters = {"Q", "D", "D"},
         .summary = {"any distance along ranks, files and diagonals",
                     "beliebig weit auf Reihen, Linien und Diagonalen",
                     "aussi loin que possible sur les rangées, colonnes et diagonales"},
         .source = "FIDE Laws of Chess, 3.4",
         .place = 2,
         .reach = queen_reach,
         .span = queen_span}},
    Catalogue<Walk>::Entry{
        {.names = {"rook", "Turm", "tour"},
         .letters = {"R", "T", "T"},
         .summary = {"any distance along ranks and files; castles",
                     "beliebig weit auf Reihen und Linien; rochiert",
                     "aussi loin que possible sur les rangées et les colonnes ; roque"},
         .source = "FIDE Laws of Chess, 3.3",
         .place = 4,
         .reach = rook_reach,
         .span = rook_span}},
    Catalogue<Walk>::Entry{
        {.names = {"bishop", "Läufer", "fou"},
         .letters = {"B", "L", "F"},
         .summary = {"any distance along diagonals", "beliebig weit auf Diagonalen",
                     "aussi loin que possible sur les diagonales"},
         .source = "FIDE Laws of Chess, 3.2",
         .place = 5,
         .reach = bishop_reach,
         .span = bishop_span}},
    Catalogue<Walk>::Entry{
        {.names = {"knight", "Springer", "cavalier"},
         .letters = {"S", "S", "C"},
         .summary = {"leaps one square along a line and two across: (1,2)",
                     "springt ein Feld längs und zwei quer: (1,2)",
                     "saute d'une case dans un sens et de deux dans l'autre : (1,2)"},
         .source = "FIDE Laws of Chess, 3.6",
         .place = 3,
         .reach = knight_reach,
         .span = knight_span}},
    Catalogue<Walk>::Entry{{.names = {"pawn", "Bauer", "pion"},
                            .letters = {"P", "B", "P"},
                            .summary = {"one step forward, two from its second rank; captures one "
                                        "step diagonally forward, en passant too; promotes",
                                        "ein Schritt vorwärts, von der zweiten Reihe auch zwei; "
                                        "schlägt schräg vorwärts, auch en passant; wandelt um",
                                        "un pas en avant, deux depuis sa deuxième rangée ; prend "
                                        "en diagonale, aussi en passant ; se promeut"},
                            .source = "FIDE Laws of Chess, 3.7",
                            .place = 1,
                            .reach = pawn_reach,
                            .span = pawn_span,
                            .traits = {.pawn = true, .promotable = false}}},
};

}  // namespace

void pawn_reach(Game& game, const KindInfo& /*kind*/, Square from, Side side, Reach& reach) {
  const Position& position = game.position();
  const int rank = relative_rank(from, side);
  if (rank == 7 || (rank == 0 && !contains(game.rules().base_line_starts(), from))) return;
  const auto step = [side](Square square) {
    return static_cast<Square>(side == Side::white ? square + 8 : square - 8);
  };
  const Bitboard attacked = rays::tables.pawn[index(side)][from];
  reach.hits |= attacked & position.units();
  Square next = step(from);
  if (!contains(position.occupied(), next)) {
    reach.quiet |= bit(next);
    for (int more = rank == 0 ? game.rules().base_line_steps() : 1; more > 1; --more) {
      next = step(next);
      if (contains(position.occupied(), next)) break;
      reach.quiet |= bit(next);
    }
    if (rank == 1 && !contains(position.occupied(), step(next))) {
      reach.add({step(next), no_square, next, MoveType::double_step});
    }
  }
  const Bitboard en_passant = attacked & position.state().ep_squares & ~position.occupied();
  // A rule may have brought a neutral pawn to where it could capture itself.
  if (en_passant != 0 && position.state().ep_victim != from) {
    reach.add({first_of(en_passant), position.state().ep_victim, no_square, MoveType::en_passant});
  }
}

const std::array<const Walk*, first_fairy_kind>& orthodox_walks() {
  static const std::array<const Walk*, first_fairy_kind> walks = [] {
    std::array<const Walk*, first_fairy_kind> found{};
    for (std::size_t i = 0; i < found.size(); ++i) found[i] = &entries[i].item();
    return found;
  }();
  return walks;
}

}  // namespace feerie
