// Bytes become conditions, a diagram and moves; what must hold of every move is checked.
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>

#include "game/catalogue.h"
#include "support/invariants.h"
#include "support/scene.h"

namespace feerie::test {
namespace {

/// Hands out the bytes of the input, zeros behind its end.
class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : data_(data), left_(size) {}
  [[nodiscard]] bool empty() const { return left_ == 0; }
  std::uint8_t next() {
    if (left_ == 0) return 0;
    --left_;
    return *data_++;
  }

 private:
  const std::uint8_t* data_;
  std::size_t left_;
};

/// Up to two conditions that need nothing behind their names; byte 0 stands for none.
std::string conditions_from(Bytes& bytes) {
  std::vector<std::string_view> names;
  for (const Condition* condition : Catalogue<Condition>::all()) {
    if (condition->enrol != nullptr && !needs_arguments(*condition)) {
      names.push_back(condition->names.english);
    }
  }
  std::string text;
  for (int i = 0; i < 2; ++i) {
    const std::size_t number = bytes.next();
    if (number == 0 || names.empty()) continue;
    text += (text.empty() ? "" : " ") + std::string(names[(number - 1) % names.size()]);
  }
  return text;
}

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
