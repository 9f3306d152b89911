#include "game/walk.h"

#include <stdexcept>

#include "game/orthodox_walks.h"

namespace feerie {
namespace {

Bitboard leaps_from(std::span<const Vector> vectors, Square from) {
  Bitboard reached = 0;
  for (const Vector& vector : vectors) {
    const int file = file_of(from) + vector.file;
    const int rank = rank_of(from) + vector.rank;
    if (on_board(file, rank)) reached |= bit(make_square(file, rank));
  }
  return reached;
}

void fill_observers(KindInfo& info) {
  for (const Side side : {Side::white, Side::black}) {
    auto& observers = info.observers[index(side)];
    if (info.plain().span == nullptr) {
      observers.fill(all_squares);
      continue;
    }
    for (Square from = 0; from < square_count; ++from) {
      Bitboard targets = info.plain().span(info, from, side);
      while (targets != 0) observers[take_first(targets)] |= bit(from);
    }
  }
}

/// A hunter observes with its parts.
void join_observers(KindInfo& hunter, const KindInfo& away, const KindInfo& home) {
  for (const Side side : {Side::white, Side::black}) {
    for (Square target = 0; target < square_count; ++target) {
      hunter.observers[index(side)][target] =
          away.observers[index(side)][target] | home.observers[index(side)][target];
    }
  }
}

std::shared_ptr<const KindInfo> make_info(const WalkId& walk, Kind number) {
  auto info = std::make_shared<KindInfo>();
  info->walk = walk;
  info->number = number;
  info->reach = walk.away->reach;
  info->attacks = walk.away->attacks;
  info->sight = walk.away->sight;
  info->sight_now = walk.away->sight_now;
  info->traits = walk.away->traits;
  for (Square from = 0; from < square_count; ++from) {
    info->leaps[from] = leaps_from(walk.away->vectors, from);
  }
  return info;
}

}  // namespace

std::string letters_of(const WalkId& walk, Language language) {
  std::string text{walk.away->letters.in(language)};
  if (walk.hunter()) {
    text += '/';
    text += walk.home->letters.in(language);
  }
  return text;
}

Kinds::Kinds() {
  for (const Walk* walk : orthodox_walks()) enter({walk, nullptr});
}

Kind Kinds::enter(const WalkId& walk) {
  if (const Kind known = find(walk); known < max_kinds) return known;
  Kind away = 0;
  Kind home = 0;
  if (walk.hunter()) {
    away = enter({walk.away, nullptr});
    home = enter({walk.home, nullptr});
  }
  if (count() == max_kinds) throw std::length_error("too many different walks in one problem");
  const auto number = static_cast<Kind>(count());
  auto info = std::const_pointer_cast<KindInfo>(make_info(walk, number));
  if (walk.hunter()) {
    info->away = away;
    info->home = home;
    info->reach = hunter_reach;
    info->attacks = nullptr;
    info->sight = nullptr;
    info->sight_now = nullptr;
    info->traits = WalkTraits{};
    join_observers(*info, *kinds_[away], *kinds_[home]);
  } else {
    fill_observers(*info);
  }
  kinds_.push_back(std::move(info));
  return number;
}

Kind Kinds::enter_from_diagram(const WalkId& walk) {
  const Kind kind = enter(walk);
  in_diagram_ |= KindSet{1} << kind;
  return kind;
}

void Kinds::make_common(Kind kind) {
  auto info = std::make_shared<KindInfo>(*kinds_[kind]);
  info->traits.royal = false;
  kinds_[kind] = std::move(info);
}

Kind Kinds::find(const WalkId& walk) const {
  for (const auto& info : kinds_) {
    if (info->walk == walk) return info->number;
  }
  return max_kinds;
}

}  // namespace feerie
