#include "verify/playbook.h"

#include <array>

#include <fmt/format.h>

#include "core/unicode.h"
#include "output/header.h"
#include "output/unit_text.h"
#include "picture/drawing.h"
#include "report/play_text.h"
#include "verify/play_nodes.h"

namespace feerie::verify {
namespace {

using Json = nlohmann::ordered_json;
using published::ScoreMove;
using report::Record;

std::string board_of(const picture::Drawing& drawing) {
  std::array<std::string, square_count> board;
  for (Bitboard squares = drawing.overlay.imitators; squares != 0;)
    board[take_first(squares)] = "i";
  for (const Placement& unit : drawing.units) {
    std::string& text = board[unit.square];
    text = colour_letter(unit.sides, Language::english);
    text += letters_of(unit.walk, Language::english);
    const std::string marks = picture::marks_of(unit, drawing.language);
    if (!marks.empty()) text += ':' + marks;
  }
  std::string text;
  for (Square square = 0; square < square_count; ++square) {
    if (!board[square].empty())
      text += (text.empty() ? "" : " ") + to_string(square) + board[square];
  }
  return text;
}

template <class Holds>
std::string squares_where(Holds&& holds) {
  std::string text;
  for (Square square = 0; square < square_count; ++square) {
    if (holds(square)) text += (text.empty() ? "" : " ") + to_string(square);
  }
  return text;
}

void add_if_any(Json& json, const char* name, const auto& value) {
  if (!value.empty()) json[name] = value;
}

void add_diagram(Json& json, const Problem& problem) {
  const bool from_elsewhere = !problem.start_units.empty();
  const picture::Drawing drawing =
      picture::drawing_of(problem, from_elsewhere ? Diagram::start : Diagram::main);
  json["board"] = board_of(drawing);
  const Overlay& overlay = drawing.overlay;
  add_if_any(json, "holes",
             squares_where([&](Square square) { return contains(overlay.holes, square); }));
  if (overlay.grid) {
    json["left"] = squares_where([&](Square square) { return borders_left(overlay, square); });
    json["below"] = squares_where([&](Square square) { return borders_below(overlay, square); });
  }
  add_if_any(json, "stipulation", drawing.stipulation);
  json["counts"] = drawing.counts;
  add_if_any(json, "attributes", drawing.attributes);
  add_if_any(json, "conditions", drawing.conditions);
}

}  // namespace

Playbook::Playbook(const Problem& problem) {
  const picture::Drawing drawing = picture::drawing_of(problem);
  add_if_any(book_, "authors", drawing.authors);
  add_if_any(book_, "sources", drawing.sources);
  add_if_any(book_, "award", drawing.award);
  add_if_any(book_, "titles", drawing.titles);
  add_if_any(book_, "twins", drawing.twins);
  book_["versions"] = Json::array();
}

void Playbook::begin_version(const Problem& problem, std::string_view twin) {
  Json version = Json::object();
  if (!twin.empty()) version["twin"] = twin;
  add_diagram(version, problem);
  book_["versions"].push_back(std::move(version));
}

void Playbook::end_version(const Record::Version& version,
                           const std::vector<std::vector<ScoreMove>>& published, bool compared,
                           std::string_view verdict) {
  Json& json = book_["versions"].back();
  json["verdict"] = verdict;
  for (const report::ShownDeduction& deduction : version.deductions) {
    // The heading of a part belongs to its play.
    if (deduction.kind != Deduction::Kind::part) json["past"].push_back(deduction.text);
    for (const auto& [square, proved] : deduction.marks) {
      json["marks"][to_string(square)] = report::name_of(proved);
    }
  }
  for (std::size_t i = 0; i < version.phases.size(); ++i) {
    const Record::Phase& phase = version.phases[i];
    if (phase.head.board.empty()) continue;
    const bool actual = phase.head.phase == solution::Phase::actual_play;
    PhaseNodes nodes(phase, published[i], compared && actual,
                     {.found = most_moves - found_, .published = most_moves - published_});
    Json told{{"phase", name_of(phase.head.phase)}};
    if (phase.head.duplex) told["duplex"] = true;
    if (phase.head.tree) told["tree"] = true;
    add_if_any(told, "taken_back", report::text_of(phase.way_back));
    add_if_any(told, "start", changes(json["board"].get<std::string>(), phase.head.board));
    add_if_any(told, "found", nodes.found());
    add_if_any(told, "published", nodes.published());
    if (nodes.cut()) told["cut"] = true;
    found_ += nodes.found_count();
    published_ += nodes.published_count();
    json["phases"].push_back(std::move(told));
  }
}

std::string Playbook::text() const {
  return book_.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string Playbook::of_diagram(const Problem& problem) {
  Playbook book(problem);
  book.begin_version(problem, "");
  return book.text();
}

}  // namespace feerie::verify
