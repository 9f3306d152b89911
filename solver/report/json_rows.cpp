#include "report/json_rows.h"

namespace feerie::report {
namespace {

using Json = nlohmann::ordered_json;
using solution::Mark;

std::string_view name_of(Mark mark) {
  switch (mark) {
    case Mark::key:
      return "key";
    case Mark::attempt:
      return "try";
    case Mark::refutation:
      return "refutation";
    case Mark::violation:
      return "violation";
    case Mark::none:
      break;
  }
  return "";
}

std::string_view name_of(Deduction::Kind kind) {
  switch (kind) {
    case Deduction::Kind::side_to_move:
      return "side to move";
    case Deduction::Kind::castling:
      return "castling";
    case Deduction::Kind::en_passant:
      return "en passant";
    case Deduction::Kind::earlier_play:
      return "earlier play";
    case Deduction::Kind::part:
      return "part";
    case Deduction::Kind::illegal:
      break;
  }
  return "illegal";
}

template <class Value>
void add_if_any(Json& json, const char* name, const Value& value) {
  if (!value.empty()) json[name] = value;
}

Json json_of(const ShownMove& move) {
  Json json{{"text", move.text}};
  add_if_any(json, "from", move.from);
  add_if_any(json, "to", move.to);
  add_if_any(json, "goals", move.goals);
  add_if_any(json, "placement", move.placement);
  add_if_any(json, "board", move.board);
  return json;
}

Json json_of(const ShownTree& tree);

void add_trees(Json& json, const char* name, const std::vector<ShownTree>& trees) {
  if (trees.empty()) return;
  Json& list = json[name] = Json::array();
  for (const ShownTree& tree : trees) list.push_back(json_of(tree));
}

Json json_of(const ShownTree& tree) {
  Json json = tree.move.text.empty() ? Json::object() : json_of(tree.move);
  if (tree.mark != Mark::none) json["mark"] = name_of(tree.mark);
  if (tree.aim == solution::Aim::zugzwang) json["zugzwang"] = true;
  if (tree.unanswered) json["unanswered"] = true;
  add_trees(json, "threats", tree.threats);
  add_trees(json, "replies", tree.replies);
  add_trees(json, "refutations", tree.refutations);
  return json;
}

void add_definition(Json& json, const std::string& definition) {
  if (!definition.empty()) json["definition"] = Json::parse(definition);
}

// What is no UTF-8 in a name or a title does not keep the row from being written.
std::string text_of(const Json& row) {
  return row.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

Json json_of(const ShownPly& ply) {
  Json json = ply.skipped ? Json{{"skipped", true}} : json_of(ply.move);
  if (ply.number > 0) json["number"] = ply.number;
  return json;
}

}  // namespace

std::string run_row(std::string_view program) {
  Json row{{"row", "run"}, {"format", JsonRows::format}};
  add_if_any(row, "program", program);
  return text_of(row);
}

std::string problem_row(const ProblemHead& head) {
  Json json{{"row", "problem"}};
  if (head.number > 0) json["problem"] = head.number;
  json["file"] = head.file;
  if (head.index > 0) json["index"] = head.index;
  if (head.line > 0) json["line"] = head.line;
  json["language"] = head.language;
  add_if_any(json, "authors", head.authors);
  add_if_any(json, "sources", head.sources);
  add_if_any(json, "titles", head.titles);
  add_if_any(json, "award", head.award);
  add_definition(json, head.definition);
  return text_of(json);
}

void JsonRows::begin() {
  if (!begun_) sink_(run_row(program_));
  begun_ = true;
}

void JsonRows::write(const Json& row) {
  begin();
  sink_(text_of(row));
}

/// A row about the problem, or about the twin if there is one.
auto JsonRows::row(std::string_view kind) const -> Json {
  Json json{{"row", kind}};
  if (problem_ > 0) json["problem"] = problem_;
  add_if_any(json, "twin", twin_);
  return json;
}

auto JsonRows::phase_row(std::string_view kind) const -> Json {
  Json json = row(kind);
  json["phase"] = name_of(phase_.phase);
  if (phase_.duplex) json["duplex"] = true;
  return json;
}

void JsonRows::begin_problem(const ProblemHead& head) {
  problem_ = head.number;
  twin_.clear();
  begin();
  sink_(problem_row(head));
}

void JsonRows::begin_version(const VersionHead& head) {
  twin_ = head.twin;
  Json json = row("version");
  add_if_any(json, "changes", head.changes);
  add_if_any(json, "stipulation", head.stipulation);
  add_if_any(json, "conditions", head.conditions);
  add_if_any(json, "options", head.options);
  add_definition(json, head.definition);
  write(json);
}

void JsonRows::begin_phase(const PhaseHead& head) {
  phase_ = head;
  Json json = phase_row("phase");
  json["shows"] = head.tree ? "trees" : "lines";
  add_if_any(json, "fen", head.fen);
  add_if_any(json, "board", head.board);
  write(json);
}

void JsonRows::tree(const ShownTree& tree) {
  Json json = phase_row("tree");
  json.update(json_of(tree));
  write(json);
}

void JsonRows::line(const ShownLine& line) {
  Json json = phase_row("line");
  if (line.mark != Mark::none) json["mark"] = name_of(line.mark);
  Json& plies = json["plies"] = Json::array();
  for (const ShownPly& ply : line.plies) plies.push_back(json_of(ply));
  write(json);
}

void JsonRows::end_phase(const PhaseTail& tail) {
  Json json = phase_row("end of phase");
  json["end"] = name_of(tail.end);
  const Counts& counts = tail.counts;
  if (tail.perft) {
    json["perft"] = {{"depth", tail.perft->depth}, {"count", tail.perft->count}};
  } else if (phase_.tree) {
    json["keys"] = counts.keys;
    json["tries"] = counts.tries;
  } else {
    json["lines"] = counts.lines;
    json["short_lines"] = counts.short_lines;
  }
  if (counts.ways_back > 0) json["ways_back"] = counts.ways_back;
  if (counts.violations > 0) json["violations"] = counts.violations;
  write(json);
}

void JsonRows::tell(const Diagnostic& diagnostic) {
  Json json = row("message");
  const bool error = diagnostic.severity == Diagnostic::Severity::error;
  json["severity"] = error ? "error" : "note";
  add_if_any(json, "file", diagnostic.file);
  if (diagnostic.place.known()) {
    json["line"] = diagnostic.place.line;
    json["column"] = diagnostic.place.column;
    add_if_any(json, "token", diagnostic.place.token);
  }
  json["message"] = diagnostic.message;
  add_if_any(json, "hint", diagnostic.hint);
  write(json);
}

void JsonRows::deduced(const ShownDeduction& deduction) {
  Json json = row("deduction");
  json["kind"] = name_of(deduction.kind);
  json["text"] = deduction.text;
  for (const auto& [square, proved] : deduction.marks) {
    json["marks"][to_string(square)] = name_of(proved);
  }
  write(json);
}

void JsonRows::retracted(const ShownWayBack& way) {
  Json json = row("retraction");
  Json& moves = json["moves"] = Json::array();
  for (const ShownTakenBack& move : way.moves) {
    Json taken{{"text", move.text}, {"placement", move.placement}};
    if (move.number > 0) taken["number"] = move.number;
    moves.push_back(std::move(taken));
  }
  json["turn"] = way.turn == Side::white ? "white" : "black";
  write(json);
}

void JsonRows::end_problem(const ProblemTail& tail) {
  twin_.clear();
  Json json = row("end of problem");
  json["outcome"] = report::name_of(tail.outcome);
  if (tail.seconds) json["seconds"] = *tail.seconds;
  write(json);
  problem_ = 0;
}

void JsonRows::unreadable(std::string_view message) {
  problem_ = 0;
  twin_.clear();
  Json json = row("message");
  json["severity"] = "error";
  json["message"] = message;
  write(json);
}

}  // namespace feerie::report
