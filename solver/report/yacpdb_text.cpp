#include "report/yacpdb_text.h"

#include <algorithm>
#include <optional>
#include <regex>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "report/play_text.h"

namespace feerie::report::yacpdb {
namespace {

using solution::Aim;
using solution::Mark;

/// Parts of the grammar.
struct Parts {
  std::string square = "[a-h][1-8]";
  std::string walk = "(?:[0-9A-Z][0-9A-Z]|[A-Z])";
  std::string unit = "n?[cjkprvfhmu]*" + walk;
  std::string coloured = "[wbn][cjkprvfhmu]*" + walk;
};

/// The beginning of a text that a pattern fits.
std::optional<std::string> beginning(const std::string& text, const std::regex& pattern) {
  std::smatch found;
  const bool fits = std::regex_search(text, found, pattern, std::regex_constants::match_continuous);
  return fits ? std::optional(found.str()) : std::nullopt;
}

/// From where a unit goes where, or castling.
const std::regex& body() {
  static const std::regex pattern = [] {
    const auto [square, walk, unit, coloured] = Parts();
    return std::regex("(?:0-0-0|0-0|(?:" + unit + ")?" + square + "(?:-" + square + "|\\*" +
                      square + "(?:-" + square + ")?)(?: ep\\.)?)");
  }();
  return pattern;
}

/// Any effect behind it, known to the grammar or not.
const std::regex& effect() {
  static const std::regex pattern("\\[[^\\]]*\\]|=[^\\[\\s=]+|[^\\[=]+|.");
  return pattern;
}

const std::regex& known_effect() {
  static const std::regex pattern = [] {
    const auto [square, walk, unit, coloured] = Parts();
    return std::regex("=(?:" + coloured + "|" + unit + "|[wbn])|\\[\\+" + coloured + square +
                      "(?:=" + unit + ")?\\]|\\[" + coloured + square + "->" + square +
                      "(?:=" + unit + ")?\\]|\\[" + square + "=(?:" + unit + "|[wbn])\\]|\\[-" +
                      square + "\\]|\\[I" + square + "(?:," + square + ")*\\]");
  }();
  return pattern;
}

std::string sign_of(Mark mark) {
  if (mark == Mark::key || mark == Mark::refutation) return " !";
  return mark == Mark::attempt ? " ?" : "";
}

/// A half-move in the words of the grammar.
struct HalfMove {
  std::string text;
  /// What the grammar has no words for.
  std::vector<std::string> remarks;
};

/// The check and goal signs behind the move: of these the grammar knows one.
void add_signs(std::string_view signs, HalfMove& half) {
  while (!signs.empty()) {
    const std::size_t begin = std::min(signs.find_first_not_of(' '), signs.size());
    signs.remove_prefix(begin);
    const std::string_view sign = signs.substr(0, signs.find(' '));
    signs.remove_prefix(sign.size());
    if (sign == "+" || sign == "#" || sign == "=") {
      half.text += fmt::format(" {}", sign);
      if (!signs.empty()) half.remarks.emplace_back(signs);
      return;
    }
    if (!sign.empty()) half.remarks.emplace_back(sign);
  }
}

/// Nothing if the grammar has no words for the move itself.
std::optional<HalfMove> half_move(const ShownMove& move, Mark mark) {
  std::string rest = move.played;
  rest.erase(0, std::min(rest.find_first_not_of(' '), rest.size()));
  const auto start = beginning(rest, body());
  if (!start) return std::nullopt;
  HalfMove half{*start, {}};
  rest.erase(0, start->size());
  while (!rest.empty()) {
    const std::string next = beginning(rest, effect()).value_or(rest);
    if (std::regex_match(next, known_effect())) {
      half.text += next;
    } else if (next.find_first_not_of(' ') != std::string::npos) {
      half.remarks.push_back(next);
    }
    rest.erase(0, next.size());
  }
  const bool follows = move.text.starts_with(move.played);
  add_signs(follows ? std::string_view(move.text).substr(move.played.size()) : "", half);
  half.text += sign_of(mark);
  if (mark == Mark::violation) half.remarks.emplace_back("?!?");
  return half;
}

std::string with_remarks(const HalfMove& half) {
  std::string text = half.text;
  for (const std::string& remark : half.remarks) text += ' ' + comment(remark);
  return text;
}

/// Writes a tree down, line by line.
class TreeText {
 public:
  Play of(const ShownTree& shown, int depth) {
    if (!shown.move.text.empty()) {
      if (auto text = move_text(shown, depth, shown.mark, "")) return {std::move(*text), true};
      return {'\n' + comment(report::text_of(shown, depth, Language::english)), false};
    }
    Behind behind = behind_of(shown, depth - 1);
    std::string text;
    for (const std::string& remark : behind.remarks) text += '\n' + comment(remark);
    return {text + behind.moves(), behind.some()};
  }

 private:
  /// What is shown behind a move.
  struct Behind {
    std::string threats, replies, refutations;
    std::vector<std::string> remarks;

    [[nodiscard]] bool some() const { return !moves().empty(); }
    [[nodiscard]] std::string moves() const { return threats + replies + refutations; }
  };

  std::optional<std::string> move_text(const ShownTree& shown, int depth, Mark mark,
                                       const std::string& front) {
    auto half = half_move(shown.move, mark);
    if (!half) return std::nullopt;
    const Behind behind = behind_of(shown, depth);
    half->remarks.insert(half->remarks.end(), behind.remarks.begin(), behind.remarks.end());
    std::string text = fmt::format("{}\n{:{}}{:3}.{}{}", front, "", std::max(1, 4 * depth),
                                   depth / 2 + 1, depth % 2 == 0 ? "" : "..", with_remarks(*half));
    if (!behind.threats.empty()) {
      text += " threat:";
    } else if (shown.aim == Aim::zugzwang && depth % 2 == 0 && behind.some()) {
      text += " zugzwang.";
    }
    return text + behind.moves();
  }

  /// Adds a move to a list of moves, or to the remarks if it cannot be told.
  void add(const ShownTree& shown, int depth, Mark mark, std::string& list, Behind& behind,
           const std::string& front = "") {
    if (auto text = move_text(shown, depth, mark, list.empty() ? front : "")) {
      list += *text;
    } else {
      behind.remarks.push_back(report::text_of(shown, depth, Language::english));
    }
  }

  Behind behind_of(const ShownTree& shown, int depth) {
    Behind behind;
    for (const ShownTree& threat : shown.threats) {
      add(threat, depth + 2, threat.mark, behind.threats, behind);
    }
    for (const ShownTree& reply : shown.replies) {
      add(reply, depth + 1, reply.mark, behind.replies, behind);
    }
    for (const ShownTree& refutation : shown.refutations) {
      const Mark mark = refutation.mark == Mark::none ? Mark::refutation : refutation.mark;
      add(refutation, depth + 1, mark, behind.refutations, behind, "\n    but");
    }
    if (shown.unanswered) behind.remarks.emplace_back("refutes");
    return behind;
  }
};

/// One number and the half-moves behind it; nothing if the grammar has no such form.
bool fits(const std::vector<const ShownPly*>& group) {
  if (group.empty() || group.size() > 2) return false;
  if (!group.front()->skipped) return group.size() == 1 || !group.back()->skipped;
  return group.size() == 2;
}

}  // namespace

std::string comment(std::string_view text) {
  std::string inside(text);
  std::ranges::replace(inside, '{', '(');
  std::ranges::replace(inside, '}', ')');
  const std::size_t begin = inside.find_first_not_of(" \n");
  const std::size_t end = inside.find_last_not_of(" \n");
  if (begin == std::string::npos) return "";
  return '{' + inside.substr(begin, end - begin + 1) + '}';
}

Play play_of(const ShownTree& shown, int depth) {
  return TreeText().of(shown, depth);
}

Play play_of(const ShownLine& line) {
  Play told{'\n' + comment(report::text_of(line)), false};
  std::string text = "\n";
  std::vector<const ShownPly*> group;
  for (const ShownPly& ply : line.plies) {
    if (ply.number > 0 || line.plies.data() == &ply) {
      if (!group.empty() && !fits(group)) return told;
      group.clear();
      if (ply.number == 0) return told;
      text += fmt::format("{:3}.", ply.number);
    }
    if (ply.skipped) {
      text += group.empty() ? ".." : " ...";
    } else {
      const auto half = half_move(ply.move, Mark::none);
      if (!half) return told;
      text += (group.empty() || group.front()->skipped ? "" : " ") + with_remarks(*half);
    }
    group.push_back(&ply);
  }
  if (!fits(group)) return told;
  if (line.mark == Mark::key || line.mark == Mark::refutation) text += " !";
  if (line.mark == Mark::attempt) text += " ?";
  if (line.mark == Mark::violation) text += " {?!?}";
  return {text, true};
}

std::string heading_of(std::string_view changes) {
  static const std::regex known = [] {
    const auto [square, walk, unit, coloured] = Parts();
    return std::regex("[+-]?" + coloured + square + "|" + coloured + square + "-->" + square + "|" +
                      coloured + square + "<-->" + coloured + square +
                      "|rotate (?:90|180|270)|mirror " + square + "<-->" + square + "|shift " +
                      square + " ==> " + square + "|PolishType");
  }();
  std::string told;
  std::string others;
  while (!changes.empty()) {
    const std::size_t end = std::min(changes.find("  "), changes.size());
    const std::string change(changes.substr(0, end));
    changes.remove_prefix(std::min(end + 2, changes.size()));
    std::string& list = std::regex_match(change, known) ? told : others;
    if (!change.empty()) list += (list.empty() ? "" : "  ") + change;
  }
  if (!told.empty()) told = ' ' + told;
  return others.empty() ? told : told + ' ' + comment(others);
}

}  // namespace feerie::report::yacpdb
