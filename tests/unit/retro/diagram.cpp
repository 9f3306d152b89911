#include "unit/retro/diagram.h"

#include <stdexcept>
#include <variant>

#include <fmt/format.h>

#include "input/reader.h"
#include "problem/setup.h"

namespace feerie::test {

Diagram diagram(std::string_view fen, const std::string& lines) {
  const bool black = fen.find(" b") != std::string_view::npos;
  // Without castling field the convention holds, so the side is left out too.
  const bool bare = fen.ends_with(" w") || fen.ends_with(" b");
  const std::string_view units = bare ? fen.substr(0, fen.find(' ')) : fen;
  Reader reader(
      fmt::format("BeginProblem\nstipulation moves\nforsyth {}\n{}\nEndProblem\n", units, lines),
      "diagram");
  const auto item = reader.next();
  if (!item || !item->problem) throw std::runtime_error(std::string(fen));
  const auto setup = set_up(*item->problem, black ? Side::black : Side::white);
  const auto* ready = std::get_if<Setup>(&setup);
  if (ready == nullptr) throw std::runtime_error(std::string(fen));
  return {retro::knowledge_of(*item->problem, ready->rules), ready->position};
}

}  // namespace feerie::test
