#include <algorithm>
#include <array>

#include "game/catalogue.h"
#include "game/sources.h"
#include "problem/expressions.h"
#include "problem/stipulation_text.h"
#include "problem/stipulation_words.h"

namespace feerie::stipulation {

namespace {

constexpr std::array<Prefix, 22> all_prefixes{{
    {"ser-reci-h",
     Form::series_reciprocal_help,
     {"as ser-h, and Black has another last move that reaches the goal itself",
      "wie ser-h, und Schwarz hat einen anderen letzten Zug, mit dem er selbst das Ziel erreicht",
      "comme ser-h, et les Noirs ont un autre dernier coup qui atteint lui-même le but"},
     sources::not_found},
    {"ser-hs",
     Form::series_help_self,
     {"Black makes a series of n moves, then a white move forces him to reach the goal",
      "Schwarz macht eine Serie von n Zügen, dann zwingt ihn ein weißer Zug, das Ziel zu erreichen",
      "les Noirs jouent une série de n coups, puis un coup blanc les force à atteindre le but"},
     sources::not_found},
    {"ser-h",
     Form::series_help,
     {"Black makes a series of n moves, then White reaches the goal",
      "Schwarz macht eine Serie von n Zügen, dann erreicht Weiß das Ziel",
      "les Noirs jouent une série de n coups, puis les Blancs atteignent le but"},
     "Wikipedia, Seriesmover"},
    {"ser-s",
     Form::series_self,
     {"White makes a series of n moves, then Black cannot but reach the goal",
      "Weiß macht eine Serie von n Zügen, dann muss Schwarz das Ziel erreichen",
      "les Blancs jouent une série de n coups, puis les Noirs sont forcés d'atteindre le but"},
     "Wikipedia, Seriesmover"},
    {"ser-r",
     Form::series_reflex,
     {"White makes a series of n moves, then Black reaches the goal because he can",
      "Weiß macht eine Serie von n Zügen, dann erreicht Schwarz das Ziel, weil er es kann",
      "les Blancs jouent une série de n coups, puis les Noirs atteignent le but parce qu'ils le "
      "peuvent"},
     "Wikipedia, Seriesmover"},
    {"ser-",
     Form::series,
     {"White makes a series of n moves, the last of which reaches the goal",
      "Weiß macht eine Serie von n Zügen, deren letzter das Ziel erreicht",
      "les Blancs jouent une série de n coups dont le dernier atteint le but"},
     "Wikipedia, Seriesmover"},
    {"phser-r",
     Form::parry_help_series_reflex,
     {"as ser-r, but Black parries checks, and helps",
      "wie ser-r, doch Schwarz pariert Schachgebote und hilft dabei",
      "comme ser-r, mais les Noirs parent les échecs en aidant"},
     "D. Meinking, StrateGems 47 (2009)"},
    {"phser-s",
     Form::parry_help_series_self,
     {"as ser-s, but Black parries checks, and helps",
      "wie ser-s, doch Schwarz pariert Schachgebote und hilft dabei",
      "comme ser-s, mais les Noirs parent les échecs en aidant"},
     "D. Meinking, StrateGems 47 (2009)"},
    {"phser-",
     Form::parry_help_series,
     {"as ser-, but Black parries checks, and helps",
      "wie ser-, doch Schwarz pariert Schachgebote und hilft dabei",
      "comme ser-, mais les Noirs parent les échecs en aidant"},
     "D. Meinking, StrateGems 47 (2009)"},
    {"pser-hs",
     Form::parry_series_help_self,
     {"as ser-hs, but White parries checks, and helps",
      "wie ser-hs, doch Weiß pariert Schachgebote und hilft dabei",
      "comme ser-hs, mais les Blancs parent les échecs en aidant"},
     "D. Meinking, StrateGems 47 (2009)"},
    {"pser-h",
     Form::parry_series_help,
     {"as ser-h, but White parries checks, and helps",
      "wie ser-h, doch Weiß pariert Schachgebote und hilft dabei",
      "comme ser-h, mais les Blancs parent les échecs en aidant"},
     "D. Meinking, StrateGems 47 (2009)"},
    {"pser-r",
     Form::parry_series_reflex,
     {"as ser-r, but Black parries checks as he likes",
      "wie ser-r, doch Schwarz pariert Schachgebote, wie er will",
      "comme ser-r, mais les Noirs parent les échecs à leur gré"},
     "D. Meinking, StrateGems 47 (2009)"},
    {"pser-s",
     Form::parry_series_self,
     {"as ser-s, but Black parries checks as he likes",
      "wie ser-s, doch Schwarz pariert Schachgebote, wie er will",
      "comme ser-s, mais les Noirs parent les échecs à leur gré"},
     "D. Meinking, StrateGems 47 (2009)"},
    {"pser-",
     Form::parry_series,
     {"as ser-, but Black parries checks as he likes",
      "wie ser-, doch Schwarz pariert Schachgebote, wie er will",
      "comme ser-, mais les Noirs parent les échecs à leur gré"},
     "D. Meinking, StrateGems 47 (2009)"},
    {"reci-h",
     Form::reciprocal_help,
     {"as h, and Black has another last move that reaches the goal itself",
      "wie h, und Schwarz hat einen anderen letzten Zug, mit dem er selbst das Ziel erreicht",
      "comme h, et les Noirs ont un autre dernier coup qui atteint lui-même le but"},
     sources::not_found},
    {"hs",
     Form::help_self,
     {"both sides help, from White on, until White's last move forces Black to reach the goal",
      "beide Seiten helfen, Weiß beginnt, bis der letzte weiße Zug Schwarz zwingt, das Ziel zu "
      "erreichen",
      "les deux camps s'aident, les Blancs d'abord, jusqu'à ce que leur dernier coup force les "
      "Noirs à atteindre le but"},
     "Fairy Classification, juliasfairies.com"},
    {"hr",
     Form::help_reflex,
     {"both sides help, from White on, until Black reaches the goal; a side that can do so at once "
      "must",
      "beide Seiten helfen, Weiß beginnt, bis Schwarz das Ziel erreicht; wer es sofort erreichen "
      "kann, muss es tun",
      "les deux camps s'aident, les Blancs d'abord, pour que les Noirs atteignent le but ; qui "
      "peut l'atteindre aussitôt le doit"},
     sources::not_found},
    {"h",
     Form::help,
     {"both sides help White to reach the goal; Black begins, with n.5 moves White",
      "beide Seiten helfen Weiß, das Ziel zu erreichen; Schwarz beginnt, bei n.5 Zügen Weiß",
      "les deux camps aident les Blancs à atteindre le but ; les Noirs commencent, et les Blancs "
      "pour n.5 coups"},
     "M. Lange, Deutsche Schachzeitung 1854"},
    {"semi-r",
     Form::semi_reflex,
     {"as r, but only Black must reach the goal where he can",
      "wie r, doch nur Schwarz muss das Ziel erreichen, wo er kann",
      "comme r, mais seuls les Noirs doivent atteindre le but là où ils le peuvent"},
     "Wikipedia, Reflexmate"},
    {"s",
     Form::self,
     {"White forces Black to reach the goal", "Weiß zwingt Schwarz, das Ziel zu erreichen",
      "les Blancs forcent les Noirs à atteindre le but"},
     "M. McDowell, What are Chess Problems?, theproblemist.org"},
    {"r",
     Form::reflex,
     {"White brings Black to reach the goal; a side that can reach it at once must do so",
      "Weiß bringt Schwarz dazu, das Ziel zu erreichen; wer es sofort erreichen kann, muss es tun",
      "les Blancs amènent les Noirs à atteindre le but ; qui peut l'atteindre aussitôt le doit"},
     "M. McDowell, What are Chess Problems?, theproblemist.org"},
    {"",
     Form::direct,
     {"White reaches the goal in n moves against every defence",
      "Weiß erreicht das Ziel in n Zügen gegen jede Verteidigung",
      "les Blancs atteignent le but en n coups contre toute défense"},
     "M. McDowell, What are Chess Problems?, theproblemist.org"},
}};

bool begins_with_ignoring_case(std::string_view text, std::string_view start) {
  const auto same = [](char a, char b) {
    return a == b || (a >= 'A' && a <= 'Z' && static_cast<char>(a + ('a' - 'A')) == b);
  };
  return text.size() >= start.size() &&
         std::equal(start.begin(), start.end(), text.begin(),
                    [same](char wanted, char given) { return same(given, wanted); });
}

}  // namespace

std::span<const Prefix> prefixes() {
  return all_prefixes;
}

GoalText find_goal(std::string_view text) {
  GoalText best;
  for (const Goal* goal : Catalogue<Goal>::all()) {
    for (const std::string_view symbol : {goal->symbol, goal->synonym}) {
      const std::size_t size = symbol.size() + (goal->needs_square ? 2 : 0);
      if (symbol.empty() || size <= best.used || size > text.size()) continue;
      if (!begins_with_ignoring_case(text, symbol)) continue;
      Square target = no_square;
      if (goal->needs_square) {
        target = parse_square(text.substr(symbol.size(), 2));
        if (target == no_square) continue;
      }
      best = {{goal, target}, size};
    }
  }
  return best;
}

std::string to_string(const GoalUse& goal) {
  if (goal.goal == nullptr) return {};
  std::string out(goal.goal->symbol);
  if (goal.goal->needs_square) out += feerie::to_string(goal.target);
  return out;
}

std::string_view name_of(Side side, Language language) {
  constexpr Names white{"White", "Weiss", "Blanc"};
  constexpr Names black{"Black", "Schwarz", "Noir"};
  return (side == Side::white ? white : black).in(language);
}

Group group_of(const Expression& expression) {
  if (expression.type == Expression::Type::goal) return Group::leaf;
  if (expression.type == Expression::Type::branch) {
    return expression.play == PlayKind::defence ? Group::defence : Group::attack;
  }
  return group_of(*expression.left);
}

bool is_proof_game(const Goal& goal) {
  return goal.symbol == "dia";
}
bool is_a_to_b(const Goal& goal) {
  return goal.symbol == "a=>b";
}
bool is_castling(const Goal& goal) {
  return goal.symbol == "00";
}
bool is_own_mate(const Goal& goal) {
  return goal.symbol == "!#" || goal.symbol == "##" || goal.symbol == "##!";
}
bool is_arrival(const Goal& goal) {
  return goal.symbol == "z";
}

bool in_half_moves(Form form) {
  switch (form) {
    case Form::help:
    case Form::help_self:
    case Form::help_reflex:
    case Form::reciprocal_help:
    case Form::proof_game:
    case Form::a_to_b:
      return true;
    default:
      return false;
  }
}

Stipulation with_white_to_play(Stipulation stipulation) {
  switch (stipulation.form) {
    case Form::structured:
      if (stipulation.starts == Side::black) {
        if (auto rest = help_without_first_move(*stipulation.structure)) {
          stipulation.structure = std::move(rest);
        }
      }
      break;
    case Form::help:
    case Form::help_self:
    case Form::help_reflex:
    case Form::reciprocal_help:
      if (stipulation.length % 2 == 0 && stipulation.length > 0) {
        --stipulation.length;
        stipulation.starts = opposite(stipulation.starts);
      }
      break;
    case Form::a_to_b:
      stipulation.starts = Side::white;
      break;
    default:
      break;
  }
  return stipulation;
}

int half_moves_of_line(const Stipulation& asked) {
  int length = asked.length;
  for (const int moves : asked.intro) length += moves;
  switch (asked.form) {
    case Form::help:
    case Form::help_self:
    case Form::help_reflex:
    case Form::reciprocal_help:
    case Form::proof_game:
    case Form::a_to_b:
    case Form::series:
    case Form::series_proof_game:
    case Form::series_a_to_b:
      return length;
    case Form::series_help:
    case Form::series_self:
    case Form::series_reflex:
    case Form::series_help_self:
    case Form::series_reciprocal_help:
      return length + 1;
    default:
      return 0;
  }
}

}  // namespace feerie::stipulation
