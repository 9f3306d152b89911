#include "search/uncertain_lines.h"

#include <utility>

namespace feerie {

using solution::Announcement;
using uncertain::Saying;

namespace {

Announcement announced(const Saying& saying, const uncertain::Moment& now) {
  Announcement told;
  told.side = saying.side;
  told.from = saying.from;
  told.to = saying.to;
  told.kind = saying.kind;
  told.en_passant = saying.en_passant;
  if (saying.promoted != uncertain::no_kind) told.promoted = saying.promoted;
  switch (saying.type) {
    case Saying::Type::castling:
      told.type = Announcement::Type::castling;
      break;
    case Saying::Type::hidden_move:
      told.type = Announcement::Type::hidden_move;
      break;
    case Saying::Type::hidden_capture:
      told.type = Announcement::Type::hidden_capture;
      break;
    case Saying::Type::takes_hidden:
    case Saying::Type::visible: {
      const Bitboard arrived = now.arrived[index(opposite(saying.side))];
      const bool takes_hidden = saying.type == Saying::Type::takes_hidden;
      const bool known = contains(arrived, saying.to);
      told.captures =
          takes_hidden || known || saying.en_passant || contains(now.visible.all(), saying.to);
      if (takes_hidden && !known) {
        told.unknown_victim =
            saying.en_passant ? make_square(file_of(saying.to), rank_of(saying.from)) : saying.to;
      }
      break;
    }
  }
  return told;
}

}  // namespace

void UncertainLines::list(const LineForm& form) {
  form_ = &form;
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
  const bool last = ply + 1 == form_->movers.size();
  const std::vector<Saying> sayings = knowledge_.sayings();
  int number = 0;
  for (const Saying& saying : sayings) {
    if (over()) return;
    if (ply == 0) watch_.examine(++number, static_cast<int>(sayings.size()));
    last ? play_last(saying) : play(saying, ply);
  }
}

void UncertainLines::play(const Saying& saying, std::size_t ply) {
  const Side next = form_->movers[ply + 1];
  const Announcement told = announced(saying, knowledge_.scene().now());
  // In a series only the last move gives check.
  if (!knowledge_.play(saying, next, next == saying.side)) return;
  line_.push_back(told);
  tell(knowledge_.reveal());
  visit(ply + 1);
  line_.pop_back();
  knowledge_.take_back();
}

void UncertainLines::play_last(const Saying& saying) {
  const Announcement told = announced(saying, knowledge_.scene().now());
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
  const Side numbered = even ? form_->movers.front() : opposite(form_->movers.front());
  int number = (form_->skipped + 1) / 2;
  for (auto i = static_cast<std::size_t>(form_->skipped); i < line_.size(); ++i) {
    line_[i].number = line_[i].side == numbered ? ++number : 0;
  }
  sink_({line_, {form_->goal}});
}

}  // namespace feerie
