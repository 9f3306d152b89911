#include "problem/traditional.h"

#include <memory>
#include <utility>

#include "problem/expressions.h"
#include "problem/stipulation_words.h"

namespace feerie {
namespace {

using namespace stipulation;  // NOLINT(google-build-using-namespace): the language of this file

/// Translates one traditional stipulation, form by form.
class FormTranslator {
 public:
  FormTranslator(const Stipulation& given, const Options& options)
      : given_(given), options_(options), length_(given.length) {}

  Task run() {
    play_.tree = tree();
    return std::move(play_);
  }

 private:
  /// The tree, and in `play_` the side that starts. Null: not supported.
  ExpressionPtr tree() {
    switch (given_.form) {
      case Form::direct:
      case Form::self:
      case Form::reflex:
      case Form::semi_reflex:
        return battle();
      case Form::proof_game:
      case Form::a_to_b:
        play_.starts = given_.starts;
        if (given_.form == Form::a_to_b && options_.white_to_play) play_.starts = Side::white;
        return proof_game();
      case Form::series_proof_game:
      case Form::series_a_to_b:
        return branch(PlayKind::series, length_, {fork(leaf(given_.goal))}, {}, given_.exact);
      case Form::help:
        play_.starts = Side::black;
        return help(shortened(), {fork(leaf(given_.goal))}, {});
      case Form::help_self:
        return help_then(forced_at_once(given_.goal), !given_.goal.goal->requires_immobility,
                         false);
      case Form::help_reflex:
        return help_then(at_once(given_.goal), true, true);
      case Form::reciprocal_help:
        play_.starts = Side::black;
        return reciprocal_help();
      case Form::series:
      case Form::series_help:
      case Form::series_self:
      case Form::series_reflex:
      case Form::series_help_self:
      case Form::series_reciprocal_help:
        return series();
      case Form::parry_series:
      case Form::parry_series_help:
      case Form::parry_series_self:
      case Form::parry_series_reflex:
      case Form::parry_series_help_self:
      case Form::parry_help_series:
      case Form::parry_help_series_self:
      case Form::parry_help_series_reflex:
        return parry_series();
      default:
        return nullptr;
    }
  }

  ExpressionPtr battle() {
    Clauses first;
    Clauses second;
    int half_moves = 2 * length_ - 1;
    if (given_.form == Form::direct) first.push_back(fork(leaf(given_.goal)));
    if (given_.form == Form::self) {
      ++half_moves;
      second.push_back(fork(leaf(given_.goal)));
    }
    if (given_.form == Form::reflex || given_.form == Form::semi_reflex) {
      first.push_back(fork(at_once(given_.goal), true));
    }
    if (given_.form == Form::reflex) second.push_back(constraint(negation(at_once(given_.goal))));
    return branch(PlayKind::attack, half_moves, std::move(first), std::move(second), given_.exact);
  }

  /// Help play of so many half-moves in which `ending` follows the last of them and `other` is
  /// attached to the moves of the other side. An odd number begins with the side that otherwise
  /// moves second.
  ExpressionPtr help(int half_moves, Clauses ending, Clauses other) {
    const bool odd = half_moves % 2 != 0;
    Clauses& first = odd ? ending : other;
    Clauses& second = odd ? other : ending;
    auto tree =
        branch(PlayKind::help, half_moves, std::move(first), std::move(second), given_.exact);
    return odd ? inverted(std::move(tree)) : tree;
  }

  /// Help play that the same side begins whether its length is whole or not.
  ExpressionPtr proof_game() {
    Clauses ending{fork(leaf(given_.goal))};
    const bool odd = length_ % 2 != 0;
    return branch(PlayKind::help, length_, odd ? ending : Clauses{}, odd ? Clauses{} : ending,
                  given_.exact);
  }

  /// hs and hr: help play up to the last move, which is `last`.
  ExpressionPtr help_then(const ExpressionPtr& last, bool forced, bool reflex) {
    const int half_moves = shortened();
    play_.starts = Side::white;
    const bool half = half_moves % 2 != 0;
    if (half_moves < 2) return half ? inverted(last) : nullptr;
    Clauses first{fork(last, forced)};
    Clauses second;
    if (reflex) second.push_back(constraint(negation(at_once(given_.goal))));
    const int rest = half_moves - 1;
    if (!half) {
      return branch(PlayKind::help, rest, std::move(first), std::move(second), given_.exact);
    }
    play_.may_end_at_once = true;
    return inverted(
        branch(PlayKind::help, rest, std::move(second), std::move(first), given_.exact));
  }

  ExpressionPtr reciprocal_ending() {
    const GoalUse& other =
        given_.reciprocal_goal.goal != nullptr ? given_.reciprocal_goal : given_.goal;
    auto usual = branch(PlayKind::help, 2, {}, {fork(leaf(given_.goal))});
    return conjunction(std::move(usual), helped_at_once(other));
  }

  ExpressionPtr reciprocal_help() {
    const int half_moves = shortened();
    if (half_moves < 2) return nullptr;
    if (half_moves == 2) return reciprocal_ending();
    play_.may_end_at_once = half_moves % 2 == 0;
    return help(half_moves - 2, {fork(reciprocal_ending())}, {});
  }

  ExpressionPtr series() {
    Clauses behind;
    switch (given_.form) {
      case Form::series:
        behind.push_back(fork(leaf(given_.goal)));
        break;
      case Form::series_help:
        play_.starts = series_side();
        behind.push_back(fork(helped_at_once(given_.goal)));
        break;
      case Form::series_self:
        behind.push_back(selfmate_ending(given_.goal));
        break;
      case Form::series_reflex:
        behind.push_back(fork(at_once(given_.goal), true));
        behind.push_back(constraint(negation(at_once(given_.goal))));
        break;
      case Form::series_help_self:
        play_.starts = series_side();
        behind.push_back(fork(branch(PlayKind::help, 1, {fork(forced_at_once(given_.goal))})));
        break;
      default:
        play_.starts = series_side();
        if (length_ == 1) return reciprocal_ending();
        --length_;
        behind.push_back(fork(inverted(reciprocal_ending())));
        break;
    }
    return branch(PlayKind::series, length_, std::move(behind), {}, given_.exact);
  }

  /// Series in which the other side moves while it is in check. It parries as it likes, or helps.
  ExpressionPtr parry_series() {
    Clauses first;
    Clauses second;
    bool helped = false;
    switch (given_.form) {
      case Form::parry_help_series:
      case Form::parry_series:
        helped = given_.form == Form::parry_help_series;
        first.push_back(fork(leaf(given_.goal)));
        break;
      case Form::parry_help_series_self:
      case Form::parry_series_self:
        helped = given_.form == Form::parry_help_series_self;
        first.push_back(selfmate_ending(given_.goal));
        break;
      case Form::parry_help_series_reflex:
      case Form::parry_series_reflex:
        helped = given_.form == Form::parry_help_series_reflex;
        first.push_back(fork(at_once(given_.goal), true));
        second.push_back(constraint(negation(at_once(given_.goal))));
        break;
      case Form::parry_series_help:
        helped = true;
        play_.starts = series_side();
        first.push_back(fork(helped_at_once(given_.goal)));
        break;
      default:
        helped = true;
        play_.starts = series_side();
        first.push_back(fork(branch(PlayKind::help, 1, {fork(forced_at_once(given_.goal))})));
        break;
    }
    Expression result = *branch(helped ? PlayKind::help : PlayKind::attack, 2 * length_ - 1,
                                std::move(first), std::move(second), given_.exact);
    result.parry = true;
    return std::make_shared<Expression>(std::move(result));
  }

  /// The side that makes the moves of a series before the other one reaches the goal. The other
  /// one is White, but in a proof game White begins.
  [[nodiscard]] Side series_side() const {
    return stipulation::is_proof_game(*given_.goal.goal) ? Side::white : Side::black;
  }

  /// Half-moves of help play; option WhiteToPlay takes the first one away.
  [[nodiscard]] int shortened() const {
    return options_.white_to_play && length_ % 2 == 0 ? length_ - 1 : length_;
  }

  const Stipulation& given_;
  const Options& options_;
  int length_;
  Task play_;
};

}  // namespace

Task traditional_play(const Stipulation& given, const Options& options) {
  return FormTranslator(given, options).run();
}

}  // namespace feerie
