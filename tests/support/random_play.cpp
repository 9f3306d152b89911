#include "support/random_play.h"

#include <array>

#include "support/scene.h"

namespace feerie::test {
namespace {

using Board = std::array<char, square_count>;

void put(Board& board, char letter, Dice& dice) {
  const bool is_pawn = letter == 'P' || letter == 'p';
  while (true) {
    const auto square = static_cast<Square>(dice.roll(square_count));
    if (board[square] != 0) continue;
    if (is_pawn && (rank_of(square) == 0 || rank_of(square) == 7)) continue;
    board[square] = letter;
    return;
  }
}

std::string placement_of(const Board& board) {
  std::string text;
  for (int rank = 7; rank >= 0; --rank) {
    for (int file = 0; file < 8; ++file) {
      const char letter = board[make_square(file, rank)];
      text += letter == 0 ? '1' : letter;
    }
    if (rank > 0) text += '/';
  }
  return text;
}

}  // namespace

std::string random_fen(Dice& dice, int units) {
  constexpr std::string_view letters = "QRRBBNNPPPPqrrbbnnpppp";
  Board board{};
  put(board, 'K', dice);
  put(board, 'k', dice);
  for (int i = 0; i < units; ++i) {
    put(board, letters[static_cast<std::size_t>(dice.roll(static_cast<int>(letters.size())))],
        dice);
  }
  return placement_of(board) + (dice.roll(2) == 0 ? " w" : " b");
}

const std::vector<std::string>& rich_positions() {
  static const std::vector<std::string> positions{
      "r3k2r/8/8/8/8/8/8/R3K2R w",
      "r3k2r/p6p/8/8/8/8/P6P/R3K2R b",
      "4k3/2P1P3/8/8/8/8/3p1p2/4K3 w",
      "2r1k3/1P1P4/8/8/8/8/8/4K3 w",
      "4k3/2p1p3/8/1P1P4/4p1p1/8/3P1P2/4K3 b",
      "4k3/2p1p3/8/1P1P4/4p1p1/8/3P1P2/4K3 w",
      "2b1k3/1p1p4/8/8/8/8/1P1P4/2B1K3 w",
      "rnb1k3/pppp4/8/8/8/8/4PPPP/4KBNR b",
  };
  return positions;
}

bool play_random(Game& game, Dice& dice) {
  const std::vector<Move> moves = legal_moves(game);
  if (moves.empty()) return false;
  return game.play(moves[static_cast<std::size_t>(dice.roll(static_cast<int>(moves.size())))]);
}

}  // namespace feerie::test
