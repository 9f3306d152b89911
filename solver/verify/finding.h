#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace feerie::verify {

/// What verifying found about a problem or one of its versions. The words for soundness are those
/// of the Codex for Chess Composition (WFCC, articles 8 to 12). A limit never counts as sound.
enum class Verdict : std::uint8_t {
  sound,           ///< solved as intended
  dualised,        ///< the attacker has more than one continuation behind a defence
  differs,         ///< other play than published, although the first moves agree
  cooked,          ///< more first moves or lines than intended
  short_solution,  ///< a solution in fewer moves
  no_solution,     ///< nothing solves, or not what was published
  not_legal,       ///< the diagram cannot have come about
  unsupported,     ///< a rule or option that is known by name only
  limit,           ///< a limit of time, memory or solutions ended the search
  interrupted,     ///< the user ended the run
  error,           ///< the problem cannot be read or set up, or the program failed
};
inline constexpr int verdict_count = 11;

/// "sound", "no solution", ...
std::string_view name_of(Verdict verdict);
/// Nothing if there is no verdict of the name.
std::optional<Verdict> verdict_named(std::string_view name);
/// Of the verdicts about two versions that about both: the worse one, in the order above.
Verdict worse(Verdict one, Verdict other);

/// What was found about one problem.
struct Finding {
  /// As it was given, and which problem of the file, from 1.
  std::string file;
  int index = 0;
  /// Tells whether the problem has changed since: of its text and its published solution.
  std::uint64_t hash = 0;
  std::string title;
  std::string stipulation;
  std::vector<std::string> conditions;
  Verdict verdict = Verdict::error;
  /// Does the solution agree with the published one? Nothing if none is published, or if they could
  /// not be compared.
  std::optional<bool> as_published;
  /// Why: other keys, lines that are missing, reasons why it is not solved. Each begins with the
  /// letter of its twin, if there are twins.
  std::vector<std::string> remarks;
  /// Versions with a verdict of their own, if there are twins.
  struct Version {
    std::string twin;
    Verdict verdict = Verdict::error;
  };
  std::vector<Version> versions;
  /// What a page shows of the problem, as an object of JSON (`verify/playbook.h`); empty unless it
  /// is wanted.
  std::string play;
  /// Time that it took; not part of reports, unless times are asked for.
  double seconds = 0;
};

/// A finding as an object of JSON, without a line end. `times`: with its seconds.
std::string to_json(const Finding& finding, bool times);
/// Nothing if the text is no finding.
std::optional<Finding> finding_from(std::string_view json);

}  // namespace feerie::verify
