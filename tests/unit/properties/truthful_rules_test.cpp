#include <algorithm>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "game/catalogue.h"
#include "game/idle.h"
#include "game/play.h"
#include "game/rulebook.h"
#include "support/invariants.h"
#include "support/random_play.h"
#include "support/scene.h"
#include "unit/search/random_problem.h"

/// What rules tell of their acts is true: play is the same with short cuts, which rely on it, and
/// without.
namespace feerie::test {
namespace {

constexpr Square h3 = 23;
constexpr Reason changed{"changed", Style::walk};
constexpr Reason sent{"sent elsewhere", Style::transfer};

using Idle = bool (*)(const Game&, const Candidate&, const Arguments&);

/// All units but kings turn into queens, and the act says this of itself.
template <Idle idle, bool follows_others>
void enrol_transforming(Rulebook& book, Arguments& /*arguments*/) {
  const auto act = [](Play& play, const Arguments&) {
    if (play.mover().kind != king && play.mover().kind != queen) {
      play.transform(play.mover_at(), queen, changed);
    }
  };
  book.during(Step::change, act, {.follows_others = follows_others, .idle = idle});
}

/// Moves to other squares than a rook on a1 reaches in one step are impossible.
template <Idle idle>
void enrol_rejecting(Rulebook& book, Arguments& /*arguments*/) {
  const auto act = [](Play& play, const Arguments&) {
    if (play.candidate().to > 8) play.reject();
  };
  book.during(Step::landing, act, {.idle = idle});
}

/// Units that capture go to h3, and the act says that they go to the square.
template <Square end>
void enrol_sending(Rulebook& book, Arguments& /*arguments*/) {
  const auto act = [](Play& play, const Arguments&) {
    if (play.captures()) play.move(play.mover_at(), h3, sent);
  };
  book.during(Step::mover_rebirth, act,
              {.captures_only = true,
               .units = Extent::Units::mover,
               .ends = [](Game&, const Candidate&, const Arguments&) { return bit(end); }});
}

/// Units that capture go to h3, and the act says that units go to the square from wherever they
/// capture.
template <Square end>
void enrol_telling_where(Rulebook& book, Arguments& /*arguments*/) {
  const auto act = [](Play& play, const Arguments&) {
    if (play.captures()) play.move(play.mover_at(), h3, sent);
  };
  book.during(Step::mover_rebirth, act,
              {.captures_only = true,
               .units = Extent::Units::mover,
               .ends = [](Game&, const Candidate&, const Arguments&) { return all_squares; },
               .whereabouts = [](const CompiledRules&, const Position&, const InCapture&,
                                 const Arguments&) { return bit(end); }});
}

/// Units that capture turn into queens, and the act says that they turn into this kind.
template <Kind told>
void enrol_foretelling(Rulebook& book, Arguments& /*arguments*/) {
  const auto act = [](Play& play, const Arguments&) {
    if (play.captures()) play.transform(play.mover_at(), queen, changed);
  };
  const auto foretell = [](const Game& game, const Candidate& move, const Arguments&,
                           Foretold& out) {
    Piece unit = game.position().at(move.from);
    unit.kind = told;
    out.put(move.to, unit);
    return true;
  };
  book.during(Step::change, act, {.captures_only = true, .foretells = foretell});
}

/// Captures are impossible, and the act says that nothing comes of them.
void enrol_hiding(Rulebook& book, Arguments& /*arguments*/) {
  const auto act = [](Play& play, const Arguments&) {
    if (play.captures()) play.reject();
  };
  const auto foretell = [](const Game& game, const Candidate& move, const Arguments&,
                           Foretold& out) {
    out.put(move.to, game.position().at(move.from));
    return true;
  };
  book.during(Step::landing, act, {.captures_only = true, .foretells = foretell});
}

/// Captured units appear on h3, and the act says that they appear on the square.
template <Square end>
void enrol_bringing_back(Rulebook& book, Arguments& /*arguments*/) {
  const auto act = [](Play& play, const Arguments&) {
    if (play.captures()) play.add(h3, play.captured(), sent);
  };
  book.during(Step::victim_rebirth, act,
              {.captures_only = true,
               .units = Extent::Units::victim,
               .whereabouts = [](const CompiledRules&, const Position&, const InCapture&,
                                 const Arguments&) { return bit(end); }});
}

bool on_first_rank(const Game& /*game*/, const Candidate& move, const Arguments& /*arguments*/) {
  return move.to <= 8;
}

/// Captures are impossible, and so are checks; the act says whether it lets them pass.
template <bool lets_pass>
void enrol_sparing(Rulebook& book, Arguments& /*arguments*/) {
  const auto act = [](Play& play, const Arguments&) {
    if (play.captures()) play.reject();
  };
  book.during(Step::landing, act, {.captures_only = true, .lets_pass = lets_pass});
  book.checks_must_be_playable();
}

/// Captures on closed squares are impossible, and another rule closes all of them. What the act
/// says of itself is true: it lets all captures pass while no rule closes squares.
void enrol_heeding(Rulebook& book, Arguments& /*arguments*/) {
  const auto act = [](Play& play, const Arguments&) {
    const Bitboard closed = play.closed_squares(Closing::impossible);
    if (play.captures() && contains(closed, play.candidate().to)) play.reject();
  };
  book.during(Step::landing, act, {.captures_only = true, .lets_pass = true});
  book.close([](const Position&, const Arguments&) { return all_squares; }, Closing::impossible);
  book.checks_must_be_playable();
}

bool is_truthful(void (*enrol)(Rulebook&, Arguments&),
                 std::string_view fen = "4k3/8/8/8/p7/8/8/R3K3 w -") {
  const Condition condition{.names = {"Test", "Test", "Test"}, .enrol = enrol};
  auto book = std::make_shared<Rulebook>();
  book->enrol(condition, {});
  book->compile();
  Game game(book, scene(fen).position());
  try {
    check_every_move(game);
    return true;
  } catch (const std::logic_error&) {
    return false;
  }
}

TEST(RulesThatDeceive, AreFoundOut) {
  EXPECT_FALSE(is_truthful(enrol_transforming<idle::unless_special, false>));
  EXPECT_FALSE(is_truthful(enrol_transforming<idle::unless_captures, false>));
  EXPECT_FALSE(is_truthful(enrol_transforming<nullptr, true>));
  EXPECT_FALSE(is_truthful(enrol_rejecting<idle::unless_special>));
  EXPECT_FALSE(is_truthful(enrol_sending<h3 + 8>));
  EXPECT_FALSE(is_truthful(enrol_telling_where<h3 + 8>));
  EXPECT_FALSE(is_truthful(enrol_bringing_back<h3 + 8>));
  EXPECT_FALSE(is_truthful(enrol_foretelling<bishop>, "4k3/8/8/8/4r3/8/8/R3R1K1 w -"));
  EXPECT_FALSE(is_truthful(enrol_hiding, "4k3/8/8/8/4r3/8/8/R3R1K1 w -"));
  EXPECT_FALSE(is_truthful(enrol_sparing<true>, "4k3/8/8/8/4r3/8/8/R3K3 w -"));
}

TEST(RulesThatTellTheTruth, PassTheTest) {
  EXPECT_TRUE(is_truthful(enrol_transforming<nullptr, false>));
  EXPECT_TRUE(is_truthful(enrol_rejecting<on_first_rank>));
  EXPECT_TRUE(is_truthful(enrol_sending<h3>));
  EXPECT_TRUE(is_truthful(enrol_telling_where<h3>));
  EXPECT_TRUE(is_truthful(enrol_bringing_back<h3>));
  EXPECT_TRUE(is_truthful(enrol_foretelling<queen>, "4k3/8/8/8/4r3/8/8/R3R1K1 w -"));
  EXPECT_TRUE(is_truthful(enrol_sparing<false>, "4k3/8/8/8/4r3/8/8/R3K3 w -"));
  EXPECT_TRUE(is_truthful(enrol_heeding, "4k3/8/8/8/4r3/8/8/R3K3 w -"));
}

/// A game with the lines of input; nothing if they make no sense.
std::optional<Game> game_of(const std::vector<std::string>& lines, Dice& dice) {
  try {
    return scene_with(dice.roll(2) == 0 ? "8/8/8/8/8/8/8/8 w" : "8/8/8/8/8/8/8/8 b", lines);
  } catch (const std::runtime_error&) {
    return std::nullopt;
  }
}

bool tells_of_moves(const CompiledRules& rules) {
  return std::ranges::any_of(std::initializer_list<bool>{false, true}, [&](bool capturing) {
    const Changes& changes = rules.changes(capturing);
    return !changes.idling.empty() || !changes.telling.empty() || !changes.remembering.empty() ||
           changes.ends != nullptr;
  });
}

/// Where and how many games are played.
struct Trial {
  std::string conditions;
  std::vector<std::string> attributes;
  int games = 3;
  int length = 4;
};

/// Plays random games and checks all moves on the way. Returns in how many games rules told of
/// single moves.
int play_games(const Trial& trial, Dice& dice) {
  const Mixture mixture{.units = 7,
                        .royal = 20,
                        .walks = {"G", "LE", "N", "Z23", "LI"},
                        .attributes = trial.attributes};
  int telling = 0;
  for (int number = 0; number < trial.games; ++number) {
    std::vector<std::string> lines{random_pieces(mixture, dice)};
    if (!trial.conditions.empty()) lines.push_back("condition " + trial.conditions);
    std::optional<Game> game = game_of(lines, dice);
    if (!game) continue;
    telling += tells_of_moves(game->rules()) ? 1 : 0;
    for (int ply = 0; ply < trial.length; ++ply) {
      EXPECT_NO_THROW(check_every_move(*game))
          << lines.front() << "; " << trial.conditions << ", after " << ply << " half-moves";
      if (testing::Test::HasFailure() || !play_random(*game, dice)) break;
    }
  }
  return telling;
}

std::vector<std::string> all_settings() {
  std::vector<std::string> settings = settings_of_conditions();
  for (const char* more : {"MagicSquares d4 e4 c5 f2",
                           "MagicSquares Type2 d4 e4 c5 f2",
                           "Wormholes c3 f6 d5",
                           "Football S",
                           "RexMultiplex Ultra",
                           "AntiCirce Symmetry",
                           "AntiCirce Relaxed",
                           "AntiCirce Cage",
                           "Take&MakeChess Absolute",
                           "Messigny RexExclusive",
                           "AntiCirce Cheylan",
                           "AntiCirce Diagram",
                           "AntiCirce Symmetry",
                           "AntiCirce Rank",
                           "Circe Mirror",
                           "Circe Strict",
                           "Circe Symmetry",
                           "Circe VerticalSymmetry",
                           "Circe HorizontalSymmetry",
                           "Circe Antipodes",
                           "Circe Diametral",
                           "Circe File",
                           "Circe Rank",
                           "Circe VerticalMirror",
                           "Circe Diagram",
                           "Circe CaptureSquare",
                           "Circe Turncoats",
                           "Circe Couscous",
                           "Circe Clone",
                           "Circe Chameleon",
                           "Circe Einstein",
                           "Circe Equipollents",
                           "Circe RexInclusive",
                           "Circe Antipodes Turncoats",
                           "Sentinelles PionAdvers",
                           "Sentinelles PionNeutre",
                           "Sentinelles ParaSentinelles",
                           "Sentinelles MaximumWhite 2 MaximumTotal 4",
                           "FrankfurtChess RexExclusive",
                           "ChameleonChess",
                           "SingleBox Type2",
                           "SingleBox Type3"}) {
    settings.emplace_back(more);
  }
  return settings;
}

std::vector<std::string> all_attributes() {
  std::vector<std::string> names;
  for (const Trait* trait : Catalogue<Trait>::all()) names.emplace_back(trait->names.english);
  return names;
}

TEST(TruthfulRules, OfUnitsThatGoBackToTheDiagram) {
  Game game = scene("r3k3/8/8/8/8/8/8/R3K3 w - -", "DiagramCirce");
  for (const Move& move : legal_moves(game)) {
    game.play(move);
    // Black captures the rook on the a-file, so that it appears on a1 again.
    EXPECT_NO_THROW(check_every_move(game));
    game.undo();
  }
}

TEST(TruthfulRules, UnderEachCondition) {
  Dice dice = dice_of(20261126);
  int telling = 0;
  for (const std::string& setting : all_settings()) {
    telling += play_games({setting, {}}, dice);
    if (HasFailure()) return;
  }
  EXPECT_GT(telling, 40);
}

TEST(TruthfulRules, WithEachAttribute) {
  Dice dice = dice_of(20261127);
  for (const std::string& attribute : all_attributes()) {
    play_games({"", {attribute}, 12}, dice);
    if (HasFailure()) return;
  }
}

/// Rules that tell of moves beside any others, which may make them act.
TEST(TruthfulRules, BesideOthers) {
  Dice dice = dice_of(20261128);
  const std::vector<std::string> settings = all_settings();
  const std::vector<std::string> attributes = all_attributes();
  std::vector<Trial> tellers;
  tellers.reserve(settings.size() + attributes.size());
  for (const std::string& setting : settings) tellers.push_back({setting, {}});
  for (const std::string& attribute : attributes) tellers.push_back({"", {attribute}});
  int tested = 0;
  for (Trial& trial : tellers) {
    Trial alone = trial;
    alone.length = 0;
    if (play_games(alone, dice) == 0) continue;
    for (int number = 0; number < 6; ++number) {
      Trial both = trial;
      both.games = 1;
      both.conditions += ' ' + any_of(settings, dice);
      if (dice.roll(3) == 0) both.attributes.push_back(any_of(attributes, dice));
      tested += play_games(both, dice);
      if (HasFailure()) return;
    }
  }
  EXPECT_GT(tested, 100);
}

}  // namespace
}  // namespace feerie::test
