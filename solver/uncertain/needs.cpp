#include "uncertain/needs.h"

#include <algorithm>

namespace feerie::uncertain {
namespace {

class Judge {
 public:
  Judge(const Scene& scene, const Question& question, const World& world, std::vector<Need>& needs)
      : scene_(scene), question_(question), world_(world), needs_(needs) {}

  bool run(int more, int from) {
    needs_.clear();
    ask_for_movers();
    ask_for_victims();
    ask_for_handovers();
    if (!ask_for_kings() || !enough(more)) return false;
    // Most worlds fail now, by what is asked.
    for (int moment = scene_.length(); moment >= from; --moment) {
      if (!look_at(moment, more)) return false;
    }
    return more > 0 || needs_.empty();
  }

 private:
  void ask_for_movers() {
    for (const Side side : {Side::white, Side::black}) {
      Plies left = unmade(scene_, world_, side);
      for (int ply = 0; left != 0; ++ply, left >>= 1U) {
        if ((left & 1U) != 0) needs_.push_back({Need::Type::mover, ply, 0, side});
      }
    }
  }

  void ask_for_victims() {
    Plies left = scene_.now().takes;
    if (left == 0) return;
    for (const Life& life : world_) {
      if (life.taken >= 0) left &= ~(Plies{1} << life.taken);
    }
    for (int ply = 0; left != 0; ++ply, left >>= 1U) {
      if ((left & 1U) == 0) continue;
      const Moment& moment = scene_.at(ply);
      needs_.push_back({Need::Type::take, ply, bit(moment.taken), opposite(moment.saying.side)});
    }
  }

  void ask_for_handovers() {
    for (std::size_t i = 0; i < scene_.handovers().size(); ++i) {
      const auto number = static_cast<int>(i);
      const Handover& handover = scene_.handovers()[i];
      if (any([&](const Life& life) { return life.handed == number && agrees(life, handover); })) {
        continue;
      }
      needs_.push_back({Need::Type::hand, number, bit(handover.square), handover.side});
    }
  }

  /// A king that is not visible is one hidden unit, and only one.
  bool ask_for_kings() {
    for (const Side side : {Side::white, Side::black}) {
      const auto kings = std::ranges::count_if(
          world_, [&](const Life& life) { return life.side == side && life.kind(0) == king; });
      const int wanted = scene_.hides_king(side) ? 1 : 0;
      if (kings > wanted) return false;
      if (kings < wanted) needs_.push_back({Need::Type::reign, 0, 0, side});
    }
    return true;
  }

  /// Needs that one unit cannot meet together ask for several.
  [[nodiscard]] bool enough(int more) const {
    int victims = 0;
    std::array<int, 2> movers{};
    for (const Need& need : needs_) {
      victims += need.type == Need::Type::take || need.type == Need::Type::hand ? 1 : 0;
      if (need.type == Need::Type::mover) movers[index(need.side)] = 1;
    }
    return victims <= more && movers[0] + movers[1] <= more;
  }

  bool look_at(int moment, int more) {
    Figures figures = scene_.at(moment).visible;
    for (const Life& life : world_) {
      if (life.here(moment)) figures.put(life.at(moment), life.side, life.kind(moment));
    }
    figures_ = &figures;
    occupied_ = figures.all() | scene_.holes();
    bool fine = true;
    for (const Side side : {Side::white, Side::black}) {
      if (scene_.at(moment).safe[index(side)]) fine = fine && keep_king_safe(moment, side);
    }
    if (moment < scene_.length()) {
      const Side side = scene_.at(moment).saying.side;
      for (Bitboard squares = scene_.at(moment).guarded; squares != 0 && fine;) {
        fine = keep_safe(moment, take_first(squares), side);
      }
    } else if (question_.safe_now) {
      fine = fine && keep_king_safe(moment, scene_.now().turn);
    } else if (question_.attacked_now) {
      ask_for_attack(moment);
    } else if (question_.hidden_takes_hidden && world_.size() >= 2) {
      fine = fine && takes(moment, world_[1], world_[0]);
    }
    return fine && enough_blocks(moment, more);
  }

  /// Can the one unit capture the other one, as far as the units that are placed tell?
  bool takes(int moment, const Life& taker, const Life& victim) {
    if (!taker.here(moment) || !victim.here(moment)) return false;
    const Square from = taker.at(moment);
    const Square to = victim.at(moment);
    const Kind kind = taker.kind(moment);
    const Bitboard reached = reach(kind, taker.side, from, occupied_);
    Square arrival = to;
    if (!contains(reached, to)) {
      arrival = passed_by(victim, moment);
      if (kind != pawn || arrival == no_square || !contains(reached, arrival)) return false;
    }
    Figures after = *figures_;
    after.take(from);
    after.take(to);
    after.put(arrival, taker.side, kind);
    figures_ = &after;
    occupied_ = after.all() | scene_.holes();
    return keep_king_safe(moment, taker.side);
  }

  bool keep_king_safe(int moment, Side side) {
    const Bitboard kings = figures_->units(side, king);
    return kings == 0 || keep_safe(moment, first_of(kings), side);
  }

  /// Each attack along a line has to be blocked, others cannot be.
  bool keep_safe(int moment, Square square, Side side) {
    for (Bitboard by = attackers(*figures_, square, opposite(side), occupied_); by != 0;) {
      const Square from = take_first(by);
      const bool leaps = figures_->kind_at(from) == knight;
      const Bitboard gap = leaps ? 0 : rays::between(from, square) & ~occupied_ & ~closed(moment);
      if (gap == 0) return false;
      needs_.push_back({Need::Type::block, moment, gap, side});
    }
    return true;
  }

  /// Squares that the visible unit which moves now passes.
  [[nodiscard]] Bitboard closed(int moment) const {
    return moment < scene_.length() ? scene_.at(moment).clear : 0;
  }

  void ask_for_attack(int moment) {
    const Side side = scene_.now().turn;
    const Bitboard kings = figures_->units(side, king);
    if (kings == 0) return;
    const Square square = first_of(kings);
    if (attackers(*figures_, square, opposite(side), occupied_) != 0) return;
    needs_.push_back({Need::Type::attack, moment, bit(square), opposite(side)});
  }

  /// Gaps without a common square have to be filled by different units.
  [[nodiscard]] bool enough_blocks(int moment, int more) const {
    Bitboard filled = 0;
    int wanted = 0;
    for (const Need& need : needs_) {
      if (need.type != Need::Type::block || need.when != moment) continue;
      if ((need.squares & filled) != 0) continue;
      filled |= need.squares;
      ++wanted;
    }
    return wanted <= more;
  }

  template <class Test>
  [[nodiscard]] bool any(const Test& test) const {
    return std::ranges::any_of(world_, test);
  }

  const Scene& scene_;
  const Question& question_;
  const World& world_;
  std::vector<Need>& needs_;
  const Figures* figures_ = nullptr;
  Bitboard occupied_ = 0;
};

}  // namespace

Plies unmade(const Scene& scene, const World& world, Side side) {
  Plies plies = scene.now().by_hidden[index(side)];
  for (const Life& life : world) plies &= ~life.moves;
  return plies;
}

bool find_needs(const Scene& scene, const Question& question, const World& world, int more,
                std::vector<Need>& needs, int from) {
  return Judge(scene, question, world, needs).run(more, from);
}

void bar_attacks(const Scene& scene, const Question& question, const World& world, Haunts& haunts) {
  for (int moment = 0; moment <= scene.length(); ++moment) {
    Figures figures = scene.at(moment).visible;
    for (const Life& life : world) {
      if (life.here(moment)) figures.put(life.at(moment), life.side, life.kind(moment));
    }
    const Bitboard occupied = figures.all() | scene.holes();
    for (const Side side : {Side::white, Side::black}) {
      const bool asked = question.safe_now && moment == scene.length() && scene.now().turn == side;
      const Bitboard kings = figures.units(side, king);
      if ((!scene.at(moment).safe[index(side)] && !asked) || kings == 0) continue;
      const Square at = first_of(kings);
      const Bitboard straight = rays::rook_attacks(at, occupied);
      const Bitboard slanting = rays::bishop_attacks(at, occupied);
      haunts.bar(moment, opposite(side), rook, straight);
      haunts.bar(moment, opposite(side), bishop, slanting);
      haunts.bar(moment, opposite(side), queen, straight | slanting);
      for (const Kind kind : {king, knight, pawn}) {
        haunts.bar(moment, opposite(side), kind, reach(kind, side, at, occupied));
      }
    }
  }
}

}  // namespace feerie::uncertain
