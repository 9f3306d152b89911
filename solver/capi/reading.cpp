#include <utility>

#include "capi/handles.h"
#include "collections/collection.h"
#include "collections/definition.h"
#include "core/unicode.h"
#include "core/version.h"
#include "report/json_rows.h"
#include "report/recorder.h"
#include "verify/entry_case.h"

namespace {

using feerie::Diagnostic;
using feerie::verify::Case;

/// Reads a text and keeps its problems and messages.
class Reading {
 public:
  explicit Reading(std::string name) : name_(std::move(name)) {}

  void read(std::string_view text, std::string_view stipulation) {
    const auto format = feerie::collections::recognise(text);
    if (format == feerie::collections::Format::input) {
      read_input(text);
    } else {
      read_entries(text, format, stipulation);
    }
    for (FeerieProblems::Kept& kept : all_->messages) point(kept);
  }

  FeerieStatus hand_over(FeerieProblems** problems) {
    *problems = all_.release();
    return refused_ ? feerie_refused : feerie_ok;
  }

 private:
  void read_input(std::string_view text) {
    feerie::Reader reader(std::string{text}, name_);
    while (auto item = reader.next()) {
      if (item->number == 0) {
        refused_ |= item->has_errors();
        keep(item->diagnostics, SIZE_MAX);
        continue;
      }
      Case wanted;
      wanted.file = name_;
      if (item->problem && item->problem->published) wanted.published = *item->problem->published;
      wanted.hash = feerie::verify::hash_of(item->text + wanted.published.text);
      wanted.item = std::move(*item);
      add(std::move(wanted));
    }
  }

  void read_entries(std::string_view text, feerie::collections::Format format,
                    std::string_view stipulation) {
    constexpr auto english = feerie::Language::english;
    int index = 0;
    feerie::collections::each_entry(feerie::decoded(text), format, stipulation,
                                    [&](const feerie::collections::Entry& entry) {
                                      for (const auto& note : entry.notes)
                                        keep({note_of(entry, note.in(english))}, SIZE_MAX);
                                      add(feerie::verify::case_of(entry, ++index, name_, english));
                                      return true;
                                    });
  }

  [[nodiscard]] Diagnostic note_of(const feerie::collections::Entry& entry,
                                   const std::string& note) const {
    Diagnostic diagnostic;
    diagnostic.severity = Diagnostic::Severity::note;
    diagnostic.file = name_;
    diagnostic.place.line = entry.line;
    diagnostic.place.column = 1;
    diagnostic.message = note;
    return diagnostic;
  }

  void add(Case wanted) {
    refused_ |= !wanted.item.problem;
    keep(wanted.item.diagnostics, all_->problems.size());
    all_->problems.push_back({std::move(wanted)});
  }

  void keep(const feerie::Diagnostics& diagnostics, std::size_t problem) {
    for (const Diagnostic& diagnostic : diagnostics) {
      FeerieProblems::Kept kept{diagnostic, to_string(diagnostic)};
      kept.message.problem = problem;
      all_->messages.push_back(std::move(kept));
    }
  }

  /// The texts stay where they are from now on.
  static void point(FeerieProblems::Kept& kept) {
    const Diagnostic& from = kept.diagnostic;
    kept.message.is_error = from.severity == Diagnostic::Severity::error ? 1 : 0;
    kept.message.is_unsupported = from.unsupported ? 1 : 0;
    kept.message.line = from.place.line;
    kept.message.column = from.place.known() ? from.place.column : 0;
    kept.message.file = from.file.c_str();
    kept.message.text = from.message.c_str();
    kept.message.token = from.place.token.c_str();
    kept.message.hint = from.hint.c_str();
    kept.message.shown = kept.shown.c_str();
  }

  std::string name_;
  std::unique_ptr<FeerieProblems> all_ = std::make_unique<FeerieProblems>();
  bool refused_ = false;
};

/// What is known of a problem, whether or not it could be read.
feerie::report::ProblemHead head_of(const feerie::verify::Case& wanted) {
  const auto& item = wanted.item;
  feerie::report::ProblemHead head;
  if (item.problem || item.draft) {
    const feerie::Problem& problem = item.problem ? *item.problem : *item.draft;
    head = feerie::report::head_of(problem, 1);
  }
  head.file = wanted.file;
  head.index = item.number;
  head.number = 1;
  if (item.problem) head.definition = feerie::collections::definition_text(*item.problem);
  return head;
}

}  // namespace

const char* feerie_status_text(int status) {
  switch (status) {
    case feerie_ok:
      return "all went well";
    case feerie_refused:
      return "something in the input is wrong or not supported";
    case feerie_stopped:
      return "the search was stopped";
    case feerie_limited:
      return "a limit of time or of solutions ended the search";
    case feerie_bad_argument:
      return "an argument is missing, out of its range or not known";
    case feerie_no_memory:
      return "there is not enough memory";
    case feerie_internal_error:
      return "internal error: please report it";
  }
  return "no such status";
}

int feerie_api_version() {
  return FEERIE_API_VERSION;
}

const char* feerie_version() {
  return FEERIE_VERSION_TEXT;
}

void feerie_free_text(char* text) {
  std::free(text);
}

FeerieStatus feerie_read(const char* text, size_t size, const char* name, const char* stipulation,
                         FeerieProblems** problems) {
  if (problems == nullptr) return feerie_bad_argument;
  *problems = nullptr;
  if (text == nullptr) return feerie_bad_argument;
  return feerie::capi::guarded([&] {
    Reading reading(name == nullptr ? "" : name);
    reading.read({text, size}, stipulation == nullptr ? "" : stipulation);
    return reading.hand_over(problems);
  });
}

void feerie_free_problems(FeerieProblems* problems) {
  delete problems;
}

size_t feerie_problem_count(const FeerieProblems* problems) {
  return problems == nullptr ? 0 : problems->problems.size();
}

const FeerieProblem* feerie_problem_at(const FeerieProblems* problems, size_t number) {
  return number < feerie_problem_count(problems) ? &problems->problems[number] : nullptr;
}

FeerieStatus feerie_problem_status(const FeerieProblem* problem) {
  if (problem == nullptr) return feerie_bad_argument;
  return problem->readable() ? feerie_ok : feerie_refused;
}

FeerieStatus feerie_problem_json(const FeerieProblem* problem, char** row) {
  if (row == nullptr) return feerie_bad_argument;
  *row = nullptr;
  if (problem == nullptr) return feerie_bad_argument;
  return feerie::capi::guarded([&] {
    std::string text = feerie::report::problem_row(head_of(problem->wanted));
    while (text.ends_with('\n')) text.pop_back();
    feerie::capi::give(text, row);
    return feerie_ok;
  });
}

size_t feerie_message_count(const FeerieProblems* problems) {
  return problems == nullptr ? 0 : problems->messages.size();
}

const FeerieMessage* feerie_message_at(const FeerieProblems* problems, size_t number) {
  return number < feerie_message_count(problems) ? &problems->messages[number].message : nullptr;
}
