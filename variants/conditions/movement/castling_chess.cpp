// Castling chess: a king castles with any unit of either side that it sees along a rank, a file or
// a diagonal at a distance of at least three squares. The king moves two squares towards the unit,
// which is put on the square that the king has passed. Whether the two have moved before does not
// count. The king must not be in check, pass an attacked square or arrive on one.
//
// Rokagogo: a king castles in this way, but only along ranks and files, and only with rooks of its
// own side.
//
// Source: P. A. Petkov; BCPS Glossary of Fairy Chess Definitions; Rokagogo: P. Fayers 2009.
#include <algorithm>

#include "core/rays.h"
#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason castles{"castling", Style::main};

/// Returns the square so many steps away from one square on the line towards another.
Square along(Square from, Square to, int steps) {
  const int files = file_of(to) - file_of(from);
  const int ranks = rank_of(to) - rank_of(from);
  const auto step = [](int difference) { return difference == 0 ? 0 : difference > 0 ? 1 : -1; };
  return make_square(file_of(from) + steps * step(files), rank_of(from) + steps * step(ranks));
}

void offer_castlings(Game& game, Square king_at, Bitboard partners, Bitboard unseen,
                     Candidates& moves) {
  while (partners != 0) {
    const Square partner = take_first(partners);
    if (count_of(rays::between(king_at, partner)) < 2) continue;
    const Square passed = along(king_at, partner, 1);
    const Square arrival = along(king_at, partner, 2);
    if (((bit(passed) | bit(arrival)) & unseen) != 0 || !game.safe_path(king_at, arrival)) continue;
    // Where both conditions are in force, the other one may have offered this castling already.
    const bool offered = std::ranges::any_of(moves, [&](const Candidate& move) {
      return move.type == MoveType::castling_by_rule && move.from == king_at && move.via == partner;
    });
    if (offered) continue;
    moves.push_back({king_at, arrival, no_square, partner, passed, MoveType::castling_by_rule});
  }
}

template <bool rooks_only>
void offer(Game& game, Candidates& moves, const Arguments& /*arguments*/) {
  const Position& position = game.position();
  Bitboard kings = position.royals(game.turn()) & position.of(king);
  while (kings != 0) {
    const Square at = take_first(kings);
    // The king does not castle with units that another rule hides from it, and they do not stand in
    // its way.
    const Bitboard unseen = game.unseen_by(at, game.turn());
    const Bitboard occupied = position.occupied() & ~unseen;
    const Bitboard partners =
        rooks_only ? rays::rook_attacks(at, occupied) & position.of(game.turn(), rook)
                   : rays::queen_attacks(at, occupied) & position.units();
    offer_castlings(game, at, partners & ~unseen, unseen, moves);
  }
}

void castle(Play& play, const Arguments& /*arguments*/) {
  const Candidate& move = play.candidate();
  if (move.type != MoveType::castling_by_rule || play.mover_at() != move.from) return;
  play.move(move.from, move.to, castles);
  play.move(move.via, move.via_to, castles);
}

template <bool rooks_only>
void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare(
      {.moves_others = !rooks_only, .castles_anywhere = rooks_only, .offers_moves = !rooks_only});
  book.castling().exists = false;
  book.offer(offer<rooks_only>);
  book.during(Step::movement, castle);
}

const Catalogue<Condition>::Entry entries[] = {
    Catalogue<Condition>::Entry{
        {.names = {"CastlingChess", "RochadeSchach", "EchecsRoque"},
         .summary =
             {"kings castle with any unit that they see on a line at least three squares away",
              "Könige rochieren mit jedem Stein, den sie auf einer Linie mindestens drei Felder "
              "entfernt sehen",
              "les rois roquent avec toute pièce qu'ils voient sur une ligne à trois cases ou "
              "plus"},
         .source = "BCPS Glossary of Fairy Chess Definitions",
         .place = 168,
         .enrol = enrol<false>}},
    Catalogue<Condition>::Entry{
        {.names = {"Rokagogo", "Rokagogo", "Rokagogo"},
         .summary =
             {"kings castle with any own rook along ranks and files",
              "Könige rochieren mit jedem eigenen Turm auf Reihen und Linien",
              "les rois roquent avec toute tour de leur camp sur les rangées et les colonnes"},
         .source = "P. Fayers 2009",
         .place = 206,
         .enrol = enrol<true>}},
};

}  // namespace
}  // namespace feerie
