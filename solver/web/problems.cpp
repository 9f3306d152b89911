#include "web/problems.h"

#include <functional>
#include <optional>
#include <utility>

#include <nlohmann/json.hpp>

#include "collections/collection.h"
#include "collections/conversion.h"
#include "collections/definition.h"
#include "collections/trouble.h"
#include "input/reader.h"
#include "picture/drawing.h"
#include "picture/svg.h"
#include "published/output_pieces.h"
#include "report/json_rows.h"
#include "report/recorder.h"
#include "verify/playbook.h"

namespace feerie::web {
namespace {

using Json = nlohmann::ordered_json;

constexpr int refused = 1;
constexpr std::string_view nameless = "problem";

void answer(const Answers& answers, const Json& json) {
  answers.write(json.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n');
}

Json json_of(const Diagnostic& diagnostic) {
  const bool error = diagnostic.severity == Diagnostic::Severity::error;
  Json json{{"severity", error ? "error" : "note"}, {"message", diagnostic.message}};
  if (diagnostic.place.known()) {
    json["line"] = diagnostic.place.line;
    json["column"] = diagnostic.place.column;
    json["token"] = diagnostic.place.token;
  }
  if (!diagnostic.hint.empty()) json["hint"] = diagnostic.hint;
  return json;
}

Json row_of(const Problem& problem, bool draft) {
  report::ProblemHead head = report::head_of(problem, problem.number);
  if (!draft) head.definition = collections::definition_text(problem);
  Json row = Json::parse(report::problem_row(head));
  const Json book = Json::parse(verify::Playbook::of_diagram(problem));
  row["diagram"] = book["versions"][0];
  if (book.contains("twins")) row["diagram"]["twins"] = book["twins"];
  return row;
}

std::string solution_of(const Problem& problem) {
  return problem.published ? problem.published->text : std::string();
}

/// Visits the problems of a text in any format; what is in no problem is reported. Returns false if
/// something could not be read; what is wrong with entries of other programs is told in the
/// language.
bool each_problem(const std::string& text, const std::function<void(const Problem&)>& visit,
                  std::vector<std::string>& wrong, Language language,
                  std::string_view stipulation = {},
                  const std::function<void(const collections::Entry&)>& begin = {}) {
  const auto read = [&](const std::string& problems) {
    Reader reader(problems, std::string{nameless});
    while (const auto item = reader.next()) {
      for (const Diagnostic& diagnostic : item->diagnostics) {
        if (!item->problem) wrong.push_back(to_string(diagnostic));
      }
      if (item->problem) visit(*item->problem);
    }
  };
  const collections::Format format = collections::recognise(text);
  if (format == collections::Format::input) {
    read(text);
  } else {
    collections::each_entry(text, format, stipulation, [&](const collections::Entry& entry) {
      if (begin) begin(entry);
      if (entry.trouble.empty()) {
        read(entry.text);
      } else {
        wrong.push_back(entry.trouble.in(language));
      }
      return true;
    });
  }
  return wrong.empty();
}

}  // namespace

int read_problems(const std::string& text, const Answers& answers) {
  int status = 0;
  Reader reader(text, std::string{nameless});
  while (const auto item = reader.next()) {
    const std::optional<Problem>& read = item->problem ? item->problem : item->draft;
    Json row = read ? row_of(*read, !item->problem) : Json{{"row", "problem"}};
    if (!item->problem) row["draft"] = true;
    for (const Diagnostic& diagnostic : item->diagnostics) {
      row["messages"].push_back(json_of(diagnostic));
    }
    if (item->has_errors()) status = refused;
    answer(answers, row);
  }
  return status;
}

int write_problem(const std::string& input, Language language, const Answers& answers) {
  std::vector<std::string> wrong;
  std::string text;
  try {
    collections::Conversion conversion(collections::Target::input, language);
    each_problem(
        collections::text_of_row(nlohmann::json::parse(input), 1),
        [&](const Problem& problem) {
          text += conversion.add({problem, solution_of(problem), {}}).text;
        },
        wrong, language);
    text += conversion.end();
  } catch (const collections::Trouble& trouble) {
    wrong.push_back(trouble.what.in(language));
  } catch (const nlohmann::json::exception& exception) {
    wrong.emplace_back(exception.what());
  } catch (const collections::Unwritable& unwritable) {
    wrong.push_back(unwritable.why.in(language));
  }
  answer(answers, wrong.empty() ? Json{{"text", text}} : Json{{"wrong", wrong}});
  return wrong.empty() ? 0 : refused;
}

int convert(const std::string& text, const Wish& wish, const Answers& answers) {
  const auto target = collections::target_named(wish.format);
  if (!target) return refused;
  collections::Conversion conversion(*target, wish.language);
  std::vector<std::string> lost;
  std::string converted;
  std::string published;
  std::shared_ptr<const nlohmann::json> details;
  each_problem(
      text,
      [&](const Problem& problem) {
        try {
          auto written = conversion.add(
              {problem, published.empty() ? solution_of(problem) : published, details});
          converted += written.text;
          for (const texts::Told& told : written.lost) lost.push_back(told.in(wish.language));
        } catch (const collections::Unwritable& unwritable) {
          lost.push_back(unwritable.why.in(wish.language));
        }
      },
      lost, wish.language, wish.stipulation,
      [&](const collections::Entry& entry) {
        published = feerie::published::play_of(entry.published.text);
        details = entry.details;
      });
  converted += conversion.end();
  answer(answers, {{"text", converted}, {"lost", lost}});
  return lost.empty() ? 0 : refused;
}

int draw(const std::string& text, const Answers& answers) {
  std::vector<std::string> wrong;
  bool drawn = false;
  each_problem(
      text,
      [&](const Problem& problem) {
        if (!std::exchange(drawn, true)) {
          answers.write(picture::svg_of(picture::drawing_of(problem),
                                        {.coordinates = false, .caption = true}));
        }
      },
      wrong, Language::english);
  return drawn ? 0 : refused;
}

}  // namespace feerie::web
