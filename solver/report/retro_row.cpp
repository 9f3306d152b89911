#include "report/retro_row.h"

#include <array>
#include <string_view>

#include <nlohmann/json.hpp>

#include "core/language_codes.h"

namespace feerie::report {
namespace {

using Json = nlohmann::ordered_json;
using retro::Standing;

std::string_view name_of(Side side) {
  return side == Side::white ? "white" : "black";
}

std::string_view name_of(Standing standing) {
  switch (standing) {
    case Standing::impossible:
      return "impossible";
    case Standing::certain:
      return "certain";
    case Standing::claimed:
      return "claimed";
    case Standing::denied:
      return "denied";
    case Standing::possible:
      break;
  }
  return "possible";
}

std::string_view name_of(retro::Answer::Kind kind) {
  switch (kind) {
    case retro::Answer::Kind::illegal:
      return "impossible";
    case retro::Answer::Kind::undecided:
      return "undecided";
    case retro::Answer::Kind::not_shown:
      break;
  }
  return "not shown to be impossible";
}

std::string_view name_of(retro::Ending ending) {
  switch (ending) {
    case retro::Ending::complete:
      return "complete";
    case retro::Ending::unknown:
      return "unknown";
    case retro::Ending::bounded:
    case retro::Ending::stopped:
      break;
  }
  return "bounded";
}

Json json_of(const Diagnostic& diagnostic) {
  const bool error = diagnostic.severity == Diagnostic::Severity::error;
  Json json{{"severity", error ? "error" : "note"}, {"message", diagnostic.message}};
  if (diagnostic.place.known()) {
    json["line"] = diagnostic.place.line;
    json["column"] = diagnostic.place.column;
    if (!diagnostic.place.token.empty()) json["token"] = diagnostic.place.token;
  }
  if (!diagnostic.hint.empty()) json["hint"] = diagnostic.hint;
  return json;
}

Json json_of(const Diagnostics& diagnostics) {
  Json list = Json::array();
  for (const Diagnostic& diagnostic : diagnostics) list.push_back(json_of(diagnostic));
  return list;
}

/// Tells what is known in one language.
class Teller {
 public:
  Teller(const ToldPast& past, Language language)
      : past_(past), findings_(past.findings), language_(language) {}

  void tell(Json& row) {
    row["legality"] = past_.game ? "legal" : findings_.illegal ? "illegal" : "undecided";
    if (past_.game) row["game"] = *past_.game;
    row["turn"] = {{"side", name_of(findings_.turn)}, {"verdict", name_of(findings_.turn_stands)}};
    if (findings_.illegal) {
      add_reason("legality", *findings_.illegal);
    } else if (findings_.turn_refuted) {
      add_reason("turn", *findings_.turn_refuted);
    }
    row["castling"] = castling();
    row["en_passant"] = en_passant();
    row["worlds"] = worlds();
    row["reasons"] = reasons_;
    row["last_moves_of"] = name_of(past_.moved_last);
    row["last_moves_end"] = name_of(past_.ending);
    row["last_moves"] = last_moves();
  }

 private:
  void add_reason(const std::string& about, const retro::Reason& reason) {
    reasons_.push_back({{"about", about}, {"code", reason.code}, {"text", reason.in(language_)}});
  }

  [[nodiscard]] std::string name_of_right(const retro::Right& right) const {
    if (past_.by_squares) return to_string(right.rook);
    const bool kingside = right.rook > right.king;
    return right.side == Side::white ? (kingside ? "K" : "Q") : (kingside ? "k" : "q");
  }

  Json castling() {
    Json json = Json::object();
    if (!past_.by_squares) {
      // No king and no rook stand there, so that there is nothing to prove.
      for (const char* letter : {"K", "Q", "k", "q"}) json[letter] = name_of(Standing::impossible);
    }
    for (const auto& found : findings_.castling) {
      const std::string name = name_of_right(found.right);
      json[name] = name_of(found.stands);
      if (found.reason) add_reason("castling " + name, *found.reason);
    }
    for (const auto& pair : findings_.worlds.excluding) {
      if (!pair.reason) continue;
      add_reason("castling " + name_of_right(findings_.worlds.rights[pair.one]) + " with " +
                     name_of_right(findings_.worlds.rights[pair.other]),
                 *pair.reason);
    }
    return json;
  }

  Json en_passant() {
    Json json = Json::object();
    for (const auto& found : findings_.en_passant) {
      const std::string square = to_string(found.square);
      json[square] = name_of(found.stands);
      if (found.reason) add_reason("en passant " + square, *found.reason);
    }
    return json;
  }

  [[nodiscard]] Json worlds() const {
    Json list = Json::array();
    for (const retro::World& world : findings_.worlds.all) {
      Json rights = Json::array();
      for (std::size_t i = 0; i < findings_.worlds.rights.size(); ++i) {
        if ((world.rights >> i & 1) != 0)
          rights.push_back(name_of_right(findings_.worlds.rights[i]));
      }
      Json json{{"castling", rights}};
      if (world.victim != no_square) {
        json["en_passant"] = to_string(retro::passed_on_the_way_to(world.victim));
      }
      list.push_back(json);
    }
    return list;
  }

  [[nodiscard]] Json last_moves() const {
    Json list = Json::array();
    for (const ToldLastMove& move : past_.last_moves) {
      Json json{{"text", move.text},
                {"placement", move.placement},
                {"verdict", name_of(move.answer.kind)}};
      if (move.answer.reason) {
        json["reason"] = {{"code", move.answer.reason->code},
                          {"text", move.answer.reason->in(language_)}};
      }
      list.push_back(json);
    }
    return list;
  }

  const ToldPast& past_;
  const retro::Findings& findings_;
  Language language_;
  Json reasons_ = Json::array();
};

std::string line_of(const Json& row) {
  return row.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

Json head(const std::string& file, int index, int line) {
  Json json{{"row", "past"}, {"format", PastRow::format}, {"file", file}};
  if (index > 0) json["index"] = index;
  if (line > 0) json["line"] = line;
  return json;
}

}  // namespace

std::string text_of(const PastRow& row) {
  const Problem& problem = *row.problem;
  Json json = head(problem.file, problem.number, problem.place.line);
  if (!row.twin.empty()) json["twin"] = row.twin;
  json["language"] = code_of(problem.language);
  json["diagnostics"] = json_of(row.diagnostics);
  if (row.past) Teller(*row.past, problem.language).tell(json);
  return line_of(json);
}

std::string past_row_of_errors(const Diagnostics& diagnostics, const std::string& file, int index,
                               int line) {
  Json json = head(file, index, line);
  json["diagnostics"] = json_of(diagnostics);
  return line_of(json);
}

}  // namespace feerie::report
