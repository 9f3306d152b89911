#include "published/json_scores.h"

#include <algorithm>
#include <string>
#include <utility>

#include <nlohmann/json.hpp>

#include "published/output_pieces.h"
#include "published/score_tokens.h"

namespace feerie::published {
namespace {

using Json = nlohmann::json;
using solution::Mark;

/// The move without the signs behind it.
std::string bare(const std::string& text) {
  const auto tokens = tokens_of(text, 1);
  const bool is_move = !tokens.empty() && tokens.front().type == ScoreToken::Type::move;
  return is_move ? tokens.front().text : text;
}

Mark mark_of(const Json& json) {
  const std::string mark = json.value("mark", std::string());
  if (mark == "key") return Mark::key;
  if (mark == "try") return Mark::attempt;
  if (mark == "refutation") return Mark::refutation;
  return mark == "violation" ? Mark::violation : Mark::none;
}

Label behind(const Label& label) {
  return label.second ? Label{label.number + 1, false} : Label{label.number, true};
}

ScoreMove tree_of(const Json& json, const Label& label);

std::vector<ScoreMove> trees_of(const Json& json, const char* list, const Label& label) {
  std::vector<ScoreMove> moves;
  if (!json.contains(list)) return moves;
  for (const Json& each : json[list]) moves.push_back(tree_of(each, label));
  return moves;
}

ScoreMove tree_of(const Json& json, const Label& label) {
  ScoreMove move;
  move.text = bare(json.value("text", std::string()));
  move.label = label;
  move.mark = mark_of(json);
  move.threats = trees_of(json, "threats", behind(behind(label)));
  move.replies = trees_of(json, "replies", behind(label));
  move.refutations = trees_of(json, "refutations", behind(label));
  return move;
}

ScoreMove line_of(const Json& json) {
  std::vector<ScoreMove> plies;
  Label label{1, false};
  for (const Json& ply : json.value("plies", Json::array())) {
    const int number = ply.value("number", 0);
    if (number > 0) label = {number, false};
    ScoreMove move;
    move.text = bare(ply.value("text", std::string()));
    // In a text a pass behind `1...` looks as what set play leaves out.
    const bool left_out = move.text == " ..." && plies.empty() && label.second;
    if (!ply.value("skipped", false) && !left_out) {
      move.label = label;
      plies.push_back(std::move(move));
    }
    label = behind(label);
  }
  if (plies.empty()) return {};
  for (std::size_t i = plies.size() - 1; i-- > 0;) {
    plies[i].replies.push_back(std::move(plies[i + 1]));
  }
  plies.front().mark = mark_of(json);
  return std::move(plies.front());
}

class RowReader {
 public:
  void take(const Json& row, int line) {
    const std::string kind = row.value("row", std::string());
    if (kind == "problem") {
      problems_.push_back({{}, line});
    } else if (problems_.empty()) {
      return;
    } else if (kind == "version") {
      Score score;
      score.twin = row.value("twin", std::string());
      scores().twins.push_back(std::move(score));
    } else if (kind == "tree" || kind == "line") {
      add(row, kind == "tree");
    } else if (kind == "end of problem") {
      end(row.value("outcome", std::string()));
    }
  }
  std::vector<ProblemScores> problems() { return std::move(problems_); }

 private:
  Scores& scores() { return problems_.back().scores; }

  void add(const Json& row, bool tree) {
    if (scores().twins.empty()) return;
    // A tree without a move stands for the position itself, one move before its defences.
    const bool first = row.value("phase", std::string()) == "actual play" || !row.contains("text");
    ScoreMove move = tree ? tree_of(row, {1, !first}) : line_of(row);
    scores().twins.back().roots.push_back(std::move(move));
  }

  void end(const std::string& outcome) {
    scores().partial = outcome == "limited" || outcome == "interrupted";
    for (Score& score : scores().twins) {
      score.says_none = score.roots.empty() && outcome != "refused" && !scores().partial;
      free_first_moves(score.roots);
    }
  }

  std::vector<ProblemScores> problems_;
};

}  // namespace

std::vector<ProblemScores> scores_of_rows(std::string_view rows) {
  RowReader reader;
  int line = 0;
  for (std::size_t begin = 0; begin < rows.size();) {
    const std::size_t end = std::min(rows.find('\n', begin), rows.size());
    ++line;
    const Json row = Json::parse(rows.substr(begin, end - begin), nullptr, false);
    if (row.is_object()) reader.take(row, line);
    begin = end + 1;
  }
  return reader.problems();
}

std::vector<ProblemScores> read_scores(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  if (first != std::string_view::npos && text[first] == '{' &&
      text.substr(first, 200).find("\"row\"") != std::string_view::npos) {
    return scores_of_rows(text);
  }
  std::vector<ProblemScores> problems;
  for (const PublishedSolution& piece : pieces_of(text)) {
    Scores scores = parse_scores(piece.text, {.first_line = piece.line});
    for (Score& score : scores.twins) free_first_moves(score.roots);
    problems.push_back({std::move(scores), piece.line});
  }
  return problems;
}

}  // namespace feerie::published
