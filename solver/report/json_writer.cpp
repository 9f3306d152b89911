#include "report/json_writer.h"

#include <algorithm>
#include <sstream>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "output/fen.h"
#include "output/heading.h"
#include "output/notice_text.h"
#include "problem/stipulation_text.h"
#include "report/json_play.h"

namespace feerie::report {
namespace {

using nlohmann::json;

json square_list(Bitboard squares) {
  std::vector<std::string> names;
  while (squares != 0) names.push_back(to_string(take_first(squares)));
  std::ranges::sort(names);
  return names;
}

}  // namespace

struct JsonWriter::Row {
  json object = json::object();
  /// Of a phase that has begun: fills its lists of moves.
  std::optional<JsonPlay> play;
};

JsonWriter::JsonWriter(Sink sink) : sink_(std::move(sink)) {}
JsonWriter::~JsonWriter() = default;

void JsonWriter::begin_problem(const Problem& problem) {
  ++problem_number_;
  problem_ = &problem;
  twin_.clear();
  std::istringstream covered(covered_units_text(problem));
  for (std::string line; std::getline(covered, line);) notes_.push_back(line);
}

void JsonWriter::begin_version(const Version& version) {
  write_row();
  problem_ = version.problem;
  position_open_ = true;
  twin_ = version.has_twins ? twin_letter(version.number) : "";
}

std::string JsonWriter::phase_name(solution::Phase phase, bool second_side) const {
  std::string name = twin_;
  const auto add = [&name](std::string_view part) {
    if (!name.empty()) name += ' ';
    name += part;
  };
  if (second_side || problem_->options.half_duplex) add("duplex");
  if (phase == solution::Phase::set_play) add("set play");
  if (phase == solution::Phase::post_key_play) add("post-key play");
  return name;
}

void JsonWriter::begin_phase(const PhaseStart& start) {
  write_row();
  game_ = start.game;
  position_open_ = false;
  begin_row(start.phase, start.second_side);
  if (!start.tree && stipulation::half_moves_of_line(problem_->stipulation) > 0) {
    row_->object["short"] = json::array();
    row_->object["short_text"] = json::array();
  }
  if (start.tree && problem_->options.variations) {
    row_->object["lines"] = json::array();
    row_->object["lines_text"] = json::array();
  }
  Lettering lettering = lettering_of(*problem_, *game_);
  lettering.brief = true;
  row_->play.emplace(*game_, lettering, stipulation::half_moves_of_line(problem_->stipulation),
                     row_->object);
  describe_position();
}

void JsonWriter::describe_position() {
  json& object = row_->object;
  object["fen"] = fen::whole(*game_);
  object["fresh"] = square_list(game_->position().state().fresh);
  object["status"] = {{"check", game_->in_check(game_->turn())},
                      {"mate", game_->mated()},
                      {"stalemate", game_->stalemated()}};
  json moves = json::array();
  game_->each_move([&](const Move& /*move*/) {
    moves.push_back(move_json(*game_));
    return true;
  });
  object["moves"] = std::move(moves);
}

void JsonWriter::tree(const solution::TreeMove& shown) {
  if (row_ != nullptr) row_->play->tree(shown);
}

void JsonWriter::line(const solution::Line& line) {
  if (row_ != nullptr) row_->play->line(line);
}

void JsonWriter::announced(const solution::AnnouncedLine& line) {
  if (row_ != nullptr) row_->play->announced(line);
}

void JsonWriter::announced_tree(const solution::AnnouncedMove& shown) {
  if (row_ != nullptr) row_->play->announced(shown);
}

void JsonWriter::move_number(const std::vector<int>& /*numbers*/, const Move& /*move*/) {}

void JsonWriter::perft(int depth, std::uint64_t count) {
  if (row_ == nullptr) return;
  row_->object["perft"] = count;
  row_->object["text"].push_back(fmt::format("perft {}: {}", depth, count));
}

void JsonWriter::end_phase(solution::End end) {
  if (row_ != nullptr) row_->object["end"] = name_of(end);
  write_row();
  game_ = nullptr;
}

void JsonWriter::notice(const Problem& problem, Notice notice) {
  notes_.push_back(notice_text(notice, problem.language));
}

void JsonWriter::deduced(const Problem& problem, const Deduction& deduction) {
  notes_.push_back(deduction.text.in(problem.language));
}

void JsonWriter::refuse(const Diagnostic& diagnostic) {
  if (diagnostic.severity == Diagnostic::Severity::note) {
    notes_.push_back(diagnostic.message);
    return;
  }
  if (row_ == nullptr) begin_row(solution::Phase::actual_play, !position_open_);
  json& object = row_->object;
  std::string error = object.value("error", "");
  if (!error.empty()) error += "; ";
  object["error"] = error + diagnostic.message;
  object["errors"].push_back({{"message", diagnostic.message},
                              {"line", diagnostic.place.line},
                              {"column", diagnostic.place.column},
                              {"token", diagnostic.place.token},
                              {"hint", diagnostic.hint}});
}

void JsonWriter::end_problem(solution::End /*end*/) {
  write_row();
  notes_.clear();
}

void JsonWriter::omit_phase(const PhaseStart& start, solution::End end) {
  write_row();
  position_open_ = false;
  begin_row(start.phase, start.second_side);
  row_->object["end"] = name_of(end);
  game_ = start.game;
  if (game_ != nullptr) describe_position();
  end_phase(end);
}

void JsonWriter::omit_version(const Version& version) {
  begin_version(version);
}

void JsonWriter::begin_row(solution::Phase phase, bool second_side) {
  row_ = std::make_unique<Row>();
  row_->object["file"] = problem_->file;
  row_->object["problem"] = problem_number_;
  row_->object["phase"] = phase_name(phase, second_side);
  row_->object["solutions"] = json::array();
  row_->object["text"] = json::array();
}

void JsonWriter::write_row() {
  if (row_ == nullptr) return;
  if (row_->object.contains("error")) row_->object["end"] = "refused";
  if (!notes_.empty()) row_->object["notes"] = std::exchange(notes_, {});
  sink_(row_->object.dump(-1, ' ', false, json::error_handler_t::replace) + '\n');
  row_.reset();
}

std::string unreadable_row(std::string_view message) {
  const json row = {{"end", "refused"}, {"error", message}};
  return row.dump(-1, ' ', false, json::error_handler_t::replace) + '\n';
}

}  // namespace feerie::report
