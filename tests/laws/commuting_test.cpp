#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "game/catalogue.h"
#include "game/compiled_rules.h"
#include "laws/project.h"
#include "support/random_play.h"
#include "support/scene.h"
#include "support/text_file.h"

/// Acts of one step happen in the order of their ranks, then in that of the list of rules. Where
/// another order would lead elsewhere, docs/steps.md declares it.
namespace feerie::test {
namespace {

/// A step and two conditions that both act in it, the first one first.
using Meeting = std::array<std::string, 3>;

std::vector<std::string> names_in(std::string_view cell) {
  std::vector<std::string> names;
  while (!cell.empty()) {
    const std::size_t comma = std::min(cell.find(','), cell.size());
    names.emplace_back(trimmed(cell.substr(0, comma)));
    cell.remove_prefix(std::min(comma + 1, cell.size()));
  }
  return names;
}

/// The rows `| step | ... | ... | reason |` of a section of docs/steps.md, in cells.
std::vector<std::vector<std::string>> rows_of(std::string_view section) {
  std::vector<std::vector<std::string>> rows;
  bool here = false;
  for (const std::string& line : lines_of(read_file(project_folder() + "/docs/steps.md"))) {
    if (line.starts_with("#")) here = line == section;
    if (!here || !line.starts_with("| `")) continue;
    std::vector<std::string> cells;
    for (std::size_t at = 1; at < line.size();) {
      const std::size_t bar = std::min(line.find('|', at), line.size());
      cells.emplace_back(trimmed(std::string_view(line).substr(at, bar - at)));
      at = bar + 1;
    }
    if (cells.size() < 4 || cells[3].empty()) throw std::runtime_error("no reason: " + line);
    cells[0] = cells[0].substr(1, cells[0].size() - 2);
    rows.push_back(std::move(cells));
  }
  return rows;
}

/// The rows `| step | conditions | conditions | reason |` of the section about precedence.
std::set<Meeting> declared_meetings() {
  std::set<Meeting> meetings;
  for (const auto& cells : rows_of("## Precedence within a step")) {
    for (const std::string& first : names_in(cells[1])) {
      for (const std::string& second : names_in(cells[2])) {
        meetings.insert({cells[0], first, second});
      }
    }
  }
  return meetings;
}

/// The place of the first act of a condition in a step; the number of acts if it has none there.
std::size_t place_of_act(const CompiledRules& rules, Step step, std::string_view condition) {
  const auto& acts = rules.acts(step);
  const auto found = std::ranges::find(acts, condition, [](const auto& act) { return act.owner; });
  return static_cast<std::size_t>(found - acts.begin());
}

bool acts(const CompiledRules& rules, Step step, std::string_view condition) {
  return place_of_act(rules, step, condition) < rules.acts(step).size();
}

/// A condition as it is written in a problem.
struct Written {
  std::string name;
  std::string text;
};

/// What stands behind the names of conditions that act and cannot do without.
const std::map<std::string_view, std::string> samples{
    {"MagicSquares", " d4e4c5"}, {"Imitator", " c6"}, {"Wormholes", " c3f6"}, {"BGL", " 20"}};

/// A game under both conditions; nothing if they do not go together.
std::optional<Game> game_under(const std::string& fen, const std::string& conditions) {
  try {
    return scene(fen, conditions);
  } catch (const std::runtime_error&) {
    return std::nullopt;
  }
}

/// All moves and where they lead.
std::vector<std::pair<Move, Position>> outcomes(Game& game) {
  std::vector<std::pair<Move, Position>> result;
  game.each_move([&](const Move& move) {
    result.emplace_back(move, game.position());
    return true;
  });
  return result;
}

/// The steps in which both conditions act and in which the order of acts matters, with the one that
/// acts first and the other one.
std::set<Meeting> sensitive_meetings(const Written& a, const Written& b, int games) {
  std::set<Meeting> found;
  std::set<Step> settled;
  const std::string both = a.text + " " + b.text;
  Dice dice(42);
  for (int number = 0; number < games; ++number) {
    auto game = game_under(random_fen(dice, 4 + dice.roll(12)), both);
    if (!game) continue;
    std::map<Step, std::shared_ptr<const CompiledRules>> reversed;
    for (int step = 0; step < step_count; ++step) {
      const auto shared = static_cast<Step>(step);
      if (!acts(game->rules(), shared, a.name) || !acts(game->rules(), shared, b.name)) continue;
      reversed[shared] = std::make_shared<CompiledRules>(game->rules().reversed(shared));
    }
    for (int ply = 0; ply < 4 && !reversed.empty(); ++ply) {
      const auto usual = outcomes(*game);
      for (const auto& [step, rules] : reversed) {
        Game other(rules, game->position());
        if (settled.contains(step) || outcomes(other) == usual) continue;
        settled.insert(step);
        const bool in_order =
            place_of_act(game->rules(), step, a.name) < place_of_act(game->rules(), step, b.name);
        const std::string name(to_string(step));
        found.insert(in_order ? Meeting{name, a.name, b.name} : Meeting{name, b.name, a.name});
      }
      if (!play_random(*game, dice)) break;
    }
    if (reversed.empty()) break;
  }
  return found;
}

/// Conditions with an act in any step.
std::vector<Written> acting_conditions() {
  std::vector<Written> acting;
  for (const Condition* condition : Catalogue<Condition>::all()) {
    Written written{std::string(condition->names.english), std::string(condition->names.english)};
    const auto sample = samples.find(condition->names.english);
    if (sample != samples.end()) written.text += sample->second;
    const bool incomplete = sample == samples.end() && needs_arguments(*condition);
    if (condition->enrol == nullptr || condition->alone || incomplete) continue;
    const auto game = game_under("4k3/8/8/8/8/8/8/4K3 w - - 0 1", written.text);
    if (game && game->rules().acts_at_all()) acting.push_back(std::move(written));
  }
  return acting;
}

TEST(Steps, DeclareAllActsThatDoNotCommute) {
  const std::set<Meeting> declared = declared_meetings();
  const auto conditions = acting_conditions();
  ASSERT_GT(conditions.size(), 10U);
  int sensitive = 0;
  for (std::size_t i = 0; i < conditions.size(); ++i) {
    for (std::size_t j = i + 1; j < conditions.size(); ++j) {
      for (const Meeting& meeting : sensitive_meetings(conditions[i], conditions[j], 20)) {
        ++sensitive;
        EXPECT_TRUE(declared.contains(meeting))
            << meeting[0] << ": " << meeting[1] << ", " << meeting[2];
      }
    }
  }
  EXPECT_GT(sensitive, 0);
}

TEST(Steps, ListAllRanks) {
  std::set<std::vector<std::string>> listed;
  for (const auto& cells : rows_of("## Ranks")) {
    for (const std::string& name : names_in(cells[2])) {
      listed.insert({cells[0], cells[1], name, cells[3]});
    }
  }
  std::set<std::vector<std::string>> ranked;
  for (const Written& written : acting_conditions()) {
    const auto game = game_under("4k3/8/8/8/8/8/8/4K3 w - - 0 1", written.text);
    for (int number = 0; number < step_count; ++number) {
      const auto step = static_cast<Step>(number);
      for (const auto& act : game->rules().acts(step)) {
        const Precedence& among = act.precedence;
        if (among.rank == Rank::normal) continue;
        ranked.insert({std::string(to_string(step)), std::string(to_string(among.rank)),
                       std::string(act.owner), std::string(among.reason)});
      }
    }
  }
  EXPECT_FALSE(ranked.empty());
  EXPECT_EQ(listed, ranked);
}

TEST(Steps, DeclareOnlyConditionsThatExist) {
  for (const Meeting& meeting : declared_meetings()) {
    for (const std::string& name : {meeting[1], meeting[2]}) {
      EXPECT_NE(Catalogue<Condition>::named(name), nullptr) << name;
    }
  }
}

}  // namespace
}  // namespace feerie::test
