#include "uncertain/witness.h"

#include <algorithm>
#include <functional>
#include <utility>

/// Is there a world, that is, a life for each hidden unit, such that the line of play that has been
/// announced is a legal one and the question is answered with yes?
///
/// There are far too many worlds to go through them: some seven hundred places for each unit, and
/// a dozen moves for each of the half-moves that nobody has seen. But nearly all units do not
/// matter. So units are placed only where one is needed. Take the visible units and the hidden ones
/// that are placed already, and let `more` be the number of those that are not. Judged without the
/// latter, the line of play may have faults, and they are of two sorts:
///
/// - Faults that more units do not mend: two units on one square, a king attacked from nearby, a
///   unit in the way of one that moves. Adding units never takes anybody away from a square and
///   never opens a line, so no world that contains the placed units is free of them.
/// - Faults that only a further unit mends: a king is attacked along a line that somebody has to
///   block, a half-move still lacks a unit that makes it, a square a unit that is captured there, a
///   side a king. In every world that contains the placed units one of the others mends it, as the
///   placed ones do not. So it is enough to try, for one such need, every life that meets it: if
///   there is a world, it contains one of them.
///
/// Where there is no need left the others can be anywhere, and any of them is tried that is in
/// nobody's way; all hidden half-moves are made then, so that they do not move. Each unit that is
/// placed makes `more` smaller, and needs that one unit cannot meet together are counted: therefore
/// the search ends soon exactly where it matters, when claims are proved because all hidden units
/// are needed elsewhere.
///
/// What is placed is judged from the diagram on at every step, so that the world which is found at
/// the end is right whatever led to it: a mistake in the order of needs could cost time, and an
/// incomplete list of lives a world, but nothing wrong is ever accepted.
namespace feerie::uncertain {
namespace {

class Search {
 public:
  Search(const Scene& scene, const Question& question, std::uint32_t seed, Work& work)
      : scene_(scene),
        question_(question),
        seed_(seed),
        work_(work),
        needs_(static_cast<std::size_t>(question.hidden) + 1) {}

  std::optional<World> run() {
    const bool found =
        question_.hidden_takes_hidden ? place_victim() : place_others(question_.hidden, 0);
    if (!found) return std::nullopt;
    return world_;
  }

 private:
  /// `first`: units that nobody needs are placed in the order of their numbers, from here on.
  bool place_others(int more, int first) {
    work_.step();
    std::vector<Need>& needs = needs_for(more);
    if (!find_needs(scene_, question_, world_, more, needs)) return false;
    if (more == 0) return true;
    if (needs.empty()) return place_idle(more, first);
    if (more == 1) return meet_all(needs);
    return meet(rarest(needs), more);
  }

  /// The only unit that is left has to meet all the needs, so that it is nowhere else than they
  /// ask, and a king if one is asked for. Nobody will stand between it and a king that it attacks.
  bool meet_all(std::vector<Need>& needs) {
    Haunts haunts(scene_.length());
    int kings = 0;
    for (const Need& need : needs) {
      if (need.type == Need::Type::block || need.type == Need::Type::take) {
        haunts.confine(need.when, need.squares);
      }
      if (need.type == Need::Type::reign) ++kings;
    }
    if (kings > 1) return false;
    for (Need& need : needs) {
      if (need.type == Need::Type::block) {
        need.squares = haunts.squares[static_cast<std::size_t>(need.when)];
      }
    }
    bar_attacks(scene_, question_, world_, haunts);
    haunts_ = &haunts;
    last_reigns_ = kings > 0;
    const bool met = meet(rarest(needs), 1);
    haunts_ = nullptr;
    last_reigns_ = false;
    return met;
  }

  /// What is left to be done when so many units are not placed yet: memory that is used again.
  std::vector<Need>& needs_for(int more) { return needs_[static_cast<std::size_t>(more)]; }

  /// The need that the fewest lives meet.
  [[nodiscard]] Need rarest(const std::vector<Need>& needs) const {
    return *std::ranges::min_element(needs, {}, [this](const Need& need) { return weight(need); });
  }

  /// How many lives there are about that meet the need.
  [[nodiscard]] int weight(const Need& need) const {
    switch (need.type) {
      case Need::Type::hand:
        return 1;
      case Need::Type::take:
        return 5;
      case Need::Type::block:
        return 12 * count_of(need.squares);
      case Need::Type::reign:
        return 100;
      case Need::Type::attack:
        return 120;
      case Need::Type::mover:
        break;
    }
    // It is known where a unit that captures has arrived.
    const Saying& saying = scene_.at(need.when).saying;
    return saying.type == Saying::Type::hidden_capture ? 80 : 1000;
  }

  bool meet(const Need& need, int more) {
    switch (need.type) {
      case Need::Type::hand: {
        const Handover& handover = scene_.handovers()[static_cast<std::size_t>(need.when)];
        return try_lives(handover.moment, handover.square, need.side, handover.kind, 0, more,
                         [&](const Life& life) { return life.handed == need.when; });
      }
      case Need::Type::take:
        return each_kind([&](Kind kind) {
          return try_lives(need.when, first_of(need.squares), need.side, kind, 0, more,
                           [&](const Life& life) { return life.taken == need.when; });
        });
      case Need::Type::block:
        return each_square(need.squares, [&](Square square) {
          return each_unit([&](Side side, Kind kind) {
            return try_lives(need.when, square, side, kind, 0, more,
                             [&](const Life& life) { return life.here(need.when); });
          });
        });
      case Need::Type::reign:
        return each_square(~scene_.blocked(0), [&](Square square) {
          return try_lives(0, square, need.side, king, 0, more,
                           [](const Life& /*life*/) { return true; });
        });
      case Need::Type::attack:
        return attack(need, more);
      case Need::Type::mover:
        break;
    }
    return find_mover(need, more);
  }

  bool find_mover(const Need& need, int more) {
    const Saying& saying = scene_.at(need.when).saying;
    const Plies forced = Plies{1} << need.when;
    const bool captures = saying.type == Saying::Type::hidden_capture;
    const int moment = captures ? need.when + 1 : need.when;
    const Bitboard squares = captures ? bit(saying.to) : ~scene_.blocked(need.when);
    return each_square(squares, [&](Square square) {
      return each_kind([&](Kind kind) {
        return try_lives(moment, square, need.side, kind, forced, more,
                         [](const Life& /*life*/) { return true; });
      });
    });
  }

  bool attack(const Need& need, int more) {
    const int moment = scene_.length();
    const Square target = first_of(need.squares);
    Bitboard occupied = scene_.blocked(moment);
    for (const Life& life : world_) {
      if (life.here(moment)) occupied |= bit(life.at(moment));
    }
    return each_kind([&](Kind kind) {
      const Bitboard from = reach(kind, opposite(need.side), target, occupied) & ~occupied;
      return each_square(from, [&](Square square) {
        return try_lives(moment, square, need.side, kind, 0, more,
                         [&](const Life& life) { return life.here(moment); });
      });
    });
  }

  /// A hidden unit that could be captured now, then one that captures it, then all others. Where
  /// the king of the side on move is seen and attacked, only the capture of a unit that attacks it
  /// is of use: the king itself is not a hidden unit then.
  bool place_victim() {
    const int now = scene_.length();
    const Side side = scene_.now().turn;
    const Bitboard kings = scene_.now().visible.units(side, king);
    const Bitboard blocked = scene_.blocked(now);
    return each_square(~blocked, [&](Square square) {
      return each_kind([&](Kind kind) {
        if (kind == king) return false;
        const Bitboard attacked = reach(kind, opposite(side), square, blocked);
        if (question_.checked && kings != 0 && (attacked & kings) == 0) return false;
        next_ = [this, square] { return place_taker(square, question_.hidden - 1); };
        return try_lives(now, square, opposite(side), kind, 0, question_.hidden,
                         [now](const Life& life) { return life.here(now); });
      });
    });
  }

  bool place_taker(Square target, int more) {
    std::vector<Need>& needs = needs_for(more);
    if (!find_needs(scene_, question_, world_, more, needs)) return false;
    // The only unit that is left has to do everything else too.
    if (more == 1 && !needs.empty()) {
      const Need need = rarest(needs);
      if (need.type != Need::Type::mover) return meet(need, more);
    }
    const int now = scene_.length();
    const Side side = scene_.now().turn;
    const Bitboard blocked = scene_.blocked(now);
    return each_kind([&](Kind kind) {
      Bitboard from = reach(kind, opposite(side), target, blocked);
      // A pawn may capture en passant.
      if (kind == pawn) from |= rays::tables.king[target] & rank_set(rank_of(target));
      return each_square(from & ~blocked, [&](Square square) {
        return try_lives(now, square, side, kind, 0, more,
                         [now](const Life& life) { return life.here(now); });
      });
    });
  }

  /// Units that do not move.
  bool place_idle(int more, int first) {
    constexpr int kinds = Figures::kind_count;
    constexpr int count = square_count * 2 * kinds;
    // A step that is prime to the number of places, so that each has its turn, in an order that
    // puts units far from each other.
    constexpr int step = 355;
    for (int number = first; number < count; ++number) {
      const int place = (number * step + static_cast<int>(seed_ % count)) % count;
      const auto square = static_cast<Square>(place / (2 * kinds));
      const Side side = place % 2 == 0 ? Side::white : Side::black;
      const auto kind = static_cast<Kind>(place / 2 % kinds);
      if (kind == king) continue;
      if (contains(scene_.blocked(0), square)) continue;
      first_ = number + 1;
      if (try_lives(0, square, side, kind, 0, more, [](const Life& /*life*/) { return true; })) {
        return true;
      }
    }
    return false;
  }

  template <class Meets>
  bool try_lives(int moment, Square square, Side side, Kind kind, Plies forced, int more,
                 const Meets& meets) {
    if (haunts_ != nullptr && !contains(haunts_->at(moment, side, kind), square)) return false;
    if (kind == king ? !may_reign(side) : last_reigns_) return false;
    const Plies free = unmade(scene_, world_, side);
    // Half-moves of the other side are left to other units.
    if (more <= 2) {
      const int others = unmade(scene_, world_, opposite(side)) != 0 ? 1 : 0;
      if (more == others) return false;
      if (more == others + 1) forced |= free;
    }
    const int first = std::exchange(first_, 0);
    const auto next = std::exchange(next_, {});
    const auto found = [&](const Life& life) {
      if (!meets(life) || is_barred(life)) return false;
      const auto fits = [&](const Life& other) { return compatible(life, other, scene_.length()); };
      if (!std::ranges::all_of(world_, fits)) return false;
      world_.push_back(life);
      if (next ? next() : place_others(more - 1, first)) return true;
      world_.pop_back();
      return false;
    };
    LifeFinder finder(scene_, free, forced, found);
    if (haunts_ != nullptr) finder.keep_to(*haunts_);
    return finder.through(moment, square, side, kind);
  }

  [[nodiscard]] bool may_reign(Side side) const {
    return scene_.hides_king(side) && std::ranges::none_of(world_, [side](const Life& life) {
             return life.side == side && life.kind(0) == king;
           });
  }

  [[nodiscard]] bool is_barred(const Life& life) const {
    const int now = scene_.length();
    return question_.square != no_square && life.here(now) && life.at(now) == question_.square &&
           life.side == question_.side && life.kind(now) == question_.kind;
  }

  template <class Try>
  bool each_square(Bitboard squares, const Try& attempt) {
    // The order is that of numbers of which each is 23 times its place, counted from some square;
    // 39 undoes that.
    const unsigned turn = seed_ % square_count;
    Bitboard places = 0;
    while (squares != 0) {
      places |=
          bit(static_cast<Square>((take_first(squares) + square_count - turn) * 39 % square_count));
    }
    while (places != 0) {
      const unsigned place = take_first(places);
      if (attempt(static_cast<Square>((place * 23 + turn) % square_count))) return true;
    }
    return false;
  }
  template <class Try>
  bool each_kind(const Try& attempt) {
    constexpr unsigned kinds = Figures::kind_count;
    for (unsigned i = 0; i < kinds; ++i) {
      if (attempt(static_cast<Kind>((i + seed_ / square_count) % kinds))) return true;
    }
    return false;
  }
  template <class Try>
  bool each_unit(const Try& attempt) {
    const Side one = seed_ % 2 == 0 ? Side::white : Side::black;
    return each_kind([&](Kind kind) { return attempt(one, kind) || attempt(opposite(one), kind); });
  }

  const Scene& scene_;
  const Question& question_;
  std::uint32_t seed_;
  Work& work_;
  std::vector<std::vector<Need>> needs_;
  World world_;
  /// What is asked of the last unit, if that is known: where it stands, and whether it is a king.
  const Haunts* haunts_ = nullptr;
  bool last_reigns_ = false;
  /// How the search goes on behind the next unit, if not as usual.
  std::function<bool()> next_;
  /// Where the next unit that nobody needs is looked for.
  int first_ = 0;
};

}  // namespace

std::optional<World> find_world(const Scene& scene, const Question& question, std::uint32_t seed,
                                Work& work) {
  return Search(scene, question, seed, work).run();
}

}  // namespace feerie::uncertain
