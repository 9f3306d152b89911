#include "search/uncertain_lines.h"

#include <utility>

#include "uncertain/announced.h"

namespace feerie {

using solution::Announcement;

void UncertainLines::list(const LineForm& form) {
  form_ = &form;
  BattleForm forced;
  forced.type =
      form.ending == LineForm::Ending::forced ? BattleForm::Type::self : BattleForm::Type::reflex;
  forced.aim = form.aim;
  forced.goal = form.goal;
  battle_.emplace(knowledge_, forced);
  line_.clear();
  for (int i = 0; i < form.skipped; ++i) {
    Announcement skipped;
    skipped.skipped = true;
    skipped.number = i % 2 == 0 ? i / 2 + 1 : 0;
    line_.push_back(skipped);
  }
  if (knowledge_.possible()) visit(0);
}

void UncertainLines::visit(std::size_t ply) {
  const bool ends = form_->ending != LineForm::Ending::none;
  if (ends && ply == form_->movers.size()) return end_line();
  if (ends && !helps_on(form_->movers[ply])) return;
  const bool last = !ends && ply + 1 == form_->movers.size();
  const std::vector<uncertain::Saying> sayings = knowledge_.sayings();
  if (ply == 0 && form_->numbered) numbers_->begin_phase(static_cast<int>(sayings.size()));
  int number = 0;
  for (const uncertain::Saying& saying : sayings) {
    if (over()) return;
    if (!examine(saying, ply, ++number)) continue;
    last ? play_last(saying) : play(saying, ply);
  }
}

/// Play goes on by help, because the side on move is not bound to end it.
bool UncertainLines::helps_on(Side mover) {
  if (form_->ending == LineForm::Ending::reflex) return !battle_->can_reach_goal();
  const bool may_be_forced = form_->ends_when_forced && mover == form_->ender;
  return !may_be_forced || !battle_->solves_behind(0);
}

/// The half-moves by which the other side ends the play.
void UncertainLines::end_line() {
  if (form_->ending == LineForm::Ending::forced && !battle_->solves_behind(0)) return;
  for (const uncertain::Saying& saying : knowledge_.sayings()) {
    if (over()) return;
    battle_->reaching(saying, [this](const solution::AnnouncedMove& shown) {
      line_.push_back(shown.move);
      report();
      line_.pop_back();
    });
  }
}

/// False if the options leave it out.
bool UncertainLines::examine(const uncertain::Saying& saying, std::size_t ply, int number) {
  if (!form_->numbered || static_cast<int>(ply) >= numbers_->levels()) return true;
  return numbers_->examine(uncertain::announced(saying, knowledge_.scene().now()),
                           static_cast<int>(ply), number);
}

void UncertainLines::play(const uncertain::Saying& saying, std::size_t ply) {
  const bool more = ply + 1 < form_->movers.size();
  const Side next = more ? form_->movers[ply + 1] : form_->ender;
  const Announcement told = uncertain::announced(saying, knowledge_.scene().now());
  // In a series only the last move gives check.
  if (!knowledge_.play(saying, next, next == saying.side)) return;
  line_.push_back(told);
  tell(knowledge_.reveal());
  visit(ply + 1);
  line_.pop_back();
  knowledge_.take_back();
}

void UncertainLines::play_last(const uncertain::Saying& saying) {
  const Announcement told = uncertain::announced(saying, knowledge_.scene().now());
  const auto revealed = knowledge_.play_to(saying, opposite(saying.side), form_->aim);
  if (!revealed) return;
  line_.push_back(told);
  tell(*revealed);
  report();
  line_.pop_back();
  knowledge_.take_back();
}

void UncertainLines::tell(const std::vector<uncertain::Revealed>& revealed) {
  for (const uncertain::Revealed& unit : revealed) {
    line_.back().revealed.push_back({unit.square, unit.side, unit.kind});
  }
}

/// The moves of the side that begins are numbered.
void UncertainLines::report() {
  const bool even = form_->skipped % 2 == 0;
  const Side first = form_->movers.empty() ? form_->ender : form_->movers.front();
  const Side numbered = even ? first : opposite(first);
  int number = (form_->skipped + 1) / 2;
  for (auto i = static_cast<std::size_t>(form_->skipped); i < line_.size(); ++i) {
    line_[i].number = line_[i].side == numbered ? ++number : 0;
  }
  sink_({line_, {form_->goal}});
}

}  // namespace feerie
