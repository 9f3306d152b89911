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
#include "laws/project.h"
#include "support/random_play.h"
#include "support/scene.h"
#include "support/text_file.h"

/// Acts of one step happen in the order of the catalogue. Where another order would lead elsewhere,
/// docs/steps.md declares it.
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

/// The rows `| step | conditions | conditions | reason |` of the section about precedence.
std::set<Meeting> declared_meetings() {
  std::set<Meeting> meetings;
  bool here = false;
  for (const std::string& line : lines_of(read_file(project_folder() + "/docs/steps.md"))) {
    if (line.starts_with("#")) here = line == "## Precedence within a step";
    if (!here || !line.starts_with("| `")) continue;
    std::vector<std::string> cells;
    for (std::size_t at = 1; at < line.size();) {
      const std::size_t bar = std::min(line.find('|', at), line.size());
      cells.emplace_back(trimmed(std::string_view(line).substr(at, bar - at)));
      at = bar + 1;
    }
    if (cells.size() < 4 || cells[3].empty()) throw std::runtime_error("no reason: " + line);
    const std::string step = cells[0].substr(1, cells[0].size() - 2);
    for (const std::string& first : names_in(cells[1])) {
      for (const std::string& second : names_in(cells[2])) meetings.insert({step, first, second});
    }
  }
  return meetings;
}

bool acts(const Rulebook& rules, Step step, std::string_view condition) {
  return std::ranges::any_of(rules.acts(step),
                             [&](const auto& act) { return act.owner == condition; });
}

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

/// The steps in which both conditions act and in which the order of acts matters.
std::set<Step> sensitive_steps(const std::string& first, const std::string& second, int games) {
  std::set<Step> found;
  std::string both = first;
  both.append(" ").append(second);
  Dice dice(42);
  for (int number = 0; number < games; ++number) {
    auto game = game_under(random_fen(dice, 4 + dice.roll(12)), both);
    if (!game) continue;
    std::map<Step, std::shared_ptr<Rulebook>> reversed;
    for (int step = 0; step < step_count; ++step) {
      const auto shared = static_cast<Step>(step);
      if (!acts(game->rules(), shared, first) || !acts(game->rules(), shared, second)) continue;
      reversed[shared] = std::make_shared<Rulebook>(game->rules());
      reversed[shared]->reverse(shared);
    }
    for (int ply = 0; ply < 4 && !reversed.empty(); ++ply) {
      const auto usual = outcomes(*game);
      for (const auto& [step, rules] : reversed) {
        Game other(rules, game->position());
        if (!found.contains(step) && outcomes(other) != usual) found.insert(step);
      }
      if (!play_random(*game, dice)) break;
    }
    if (reversed.empty()) break;
  }
  return found;
}

/// Conditions with an act in any step.
std::vector<const Condition*> acting_conditions() {
  std::vector<const Condition*> acting;
  for (const Condition* condition : Catalogue<Condition>::all()) {
    if (condition->enrol == nullptr || condition->alone || needs_arguments(*condition)) continue;
    const auto game =
        game_under("4k3/8/8/8/8/8/8/4K3 w - - 0 1", std::string(condition->names.english));
    if (game && game->rules().acts_at_all()) acting.push_back(condition);
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
      const std::string first(conditions[i]->names.english);
      const std::string second(conditions[j]->names.english);
      for (const Step step : sensitive_steps(first, second, 3)) {
        ++sensitive;
        const std::string name(to_string(step));
        EXPECT_TRUE(declared.contains({name, first, second}))
            << name << ": " << first << ", " << second;
      }
    }
  }
  EXPECT_GT(sensitive, 0);
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
