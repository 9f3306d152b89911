// Bytes become conditions, a diagram and moves; what must hold of every move is checked.
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>

#include "support/bytes.h"
#include "support/invariants.h"
#include "support/scene.h"

namespace feerie::test {
namespace {

/// Two bytes a unit, square and letter; a king each comes first.
std::string fen_from(Bytes& bytes) {
  constexpr std::string_view letters = "KkQRBNPqrbnp";
  std::string board(square_count, '1');
  const int units = 2 + bytes.next() % 20;
  for (int i = 0; i < units; ++i) {
    const std::size_t square = bytes.next() % square_count;
    const std::size_t any = 2 + bytes.next() % (letters.size() - 2);
    board[square] = letters[i < 2 ? static_cast<std::size_t>(i) : any];
  }
  for (std::size_t rank = 7; rank > 0; --rank) board.insert(8 * rank, "/");
  return board + (bytes.next() % 2 == 0 ? " w" : " b");
}

void play_and_check(Bytes bytes) {
  const std::string conditions = conditions_from(bytes);
  Game game = scene(fen_from(bytes), conditions);
  for (int i = 0; i < 12 && !bytes.empty(); ++i) {
    check_every_move(game);
    const std::vector<Move> moves = legal_moves(game);
    if (moves.empty()) break;
    game.play(moves[bytes.next() % moves.size()]);
  }
  while (game.ply() > 0) game.undo();
  if (!(game.position() == game.diagram())) throw std::logic_error("all is taken back");
}

}  // namespace
}  // namespace feerie::test

/// The entry point that libFuzzer calls. A std::logic_error ends the program: that is a finding.
// NOLINTNEXTLINE(readability-identifier-naming): the name is given
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  try {
    feerie::test::play_and_check({data, size});
  } catch (const std::runtime_error&) {
    // A diagram that cannot be set up.
    return -1;
  }
  return 0;
}
