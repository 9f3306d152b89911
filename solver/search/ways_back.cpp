#include "search/ways_back.h"

#include "retro/messages.h"
#include "retro/oracle.h"
#include "retro/proofs.h"
#include "retro/said.h"

namespace feerie {

WaysBack::WaysBack(const Problem& problem, const Setup& setup, const std::vector<Side>& sides,
                   Watch& watch)
    : setup_(setup),
      sides_(sides),
      watch_(watch),
      knowledge_(retro::knowledge_of(problem, setup.rules)),
      proves_(retro::said::analysis(problem.options).value_or(true) &&
              knowledge_.past.asked_of_diagrams) {
  for (std::size_t i = 0; i < sides.size(); ++i) listers_.emplace_back(setup.rules);
  way_.rules = setup.rules;
  for (std::size_t i = 1; i < sides.size(); ++i) way_.series |= sides[i] == sides[i - 1];
  if (!proves_) return;
  Position diagram = setup.position;
  const bool claimed = problem.options.castling_given || problem.fen.castling;
  if (!claimed) diagram.set_fresh(0);
  const retro::Answer answer = retro::illegal(knowledge_, {diagram, 0});
  if (!answer.illegal()) return;
  proves_ = false;
  illegal_ = {Deduction::Kind::illegal, retro::messages::illegal_diagram.in_all(*answer.reason)};
}

void WaysBack::each(const Visit& visit) {
  visit_ = &visit;
  Position diagram = setup_.position;
  diagram.set_fresh(0);
  go_back(diagram, 0);
  visit_ = nullptr;
}

bool WaysBack::admitted(const Position& before) const {
  if (!proves_ || !retro::is_known(knowledge_, before)) return true;
  return !retro::refute_as_it_stands(knowledge_, before);
}

bool WaysBack::admits(const WayBack& way) const {
  if (!proves_) return true;
  return !retro::illegal(knowledge_, {way.moves.back().before, 0}).illegal();
}

std::optional<Position> WaysBack::passed(const Position& position) const {
  // A capture en passant answers the move before, so that nobody has passed.
  if (position.state().ep_squares != 0) return std::nullopt;
  Position before = position;
  before.set_turn(opposite(before.turn()));
  Game game(setup_.rules, before);
  const bool in_check = !setup_.rules->facts().may_keep_check && game.in_check(before.turn());
  return in_check ? std::nullopt : std::optional(before);
}

/// Takes back the move number `depth` of the way and those behind it; false if no more are wanted.
bool WaysBack::go_back(const Position& after, std::size_t depth) {
  bool wanted = true;
  // An explosion may have destroyed so many units that nobody can try them all.
  retro::Effort effort;
  const retro::Ending ending = listers_[depth].each(
      after,
      [&](const retro::LastMove& last) {
        if (watch_.over()) return wanted = false;
        if (!admitted(last.before)) return true;
        way_.moves.push_back({last.before, last.move});
        if (depth + 1 == sides_.size()) {
          wanted = (*visit_)(way_);
        } else if (sides_[depth + 1] != sides_[depth]) {
          wanted = go_back(last.before, depth + 1);
        } else if (const auto before = passed(last.before)) {
          wanted = go_back(*before, depth + 1);
        }
        way_.moves.pop_back();
        return wanted;
      },
      effort);
  // It is told that solutions may be missing.
  if (ending == retro::Ending::bounded) watch_.leave_out();
  return wanted;
}

}  // namespace feerie
