#include "uncertain/knowledge.h"

#include <algorithm>
#include <utility>

#include "uncertain/checks.h"

namespace feerie::uncertain {
namespace {

/// Worlds that are kept of a position.
constexpr std::size_t most_worlds = 24;
/// Worlds that are made of a single one by its hidden moves.
constexpr std::size_t most_of_one = 6;
/// If there are fewer, more are searched.
constexpr std::size_t few_worlds = 4;

}  // namespace

Knowledge::Knowledge(Scene scene, int hidden, Patience* patience)
    : scene_(std::move(scene)), hidden_(hidden), work_(patience) {
  worlds_.emplace_back();
  add_worlds(worlds_.back(), most_worlds);
}

Question Knowledge::question() const {
  Question question;
  question.hidden = hidden_;
  return question;
}

std::optional<World> Knowledge::find(const Question& question) {
  seed_ = seed_ * 1664525U + 1013904223U;
  return find_world(scene_, question, seed_ >> 8U, work_);
}

/// Worlds of different kinds, as far as there are some.
void Knowledge::add_worlds(Worlds& worlds, std::size_t enough) {
  for (std::size_t i = worlds.size(); i < enough; ++i) {
    auto world = find(question());
    if (!world) return;
    worlds.push_back(std::move(*world));
  }
}

/// Do the visible units leave the last half-move possible, wherever the hidden ones are? Many leave
/// a king attacked by a visible unit, so that no world need be asked.
bool Knowledge::conceivable() {
  return find_needs(scene_, question(), {}, hidden_, needs_, std::max(0, scene_.length() - 1));
}

void Knowledge::extend_worlds(const Worlds& from, Worlds& to) {
  for (const World& world : from) {
    if (to.size() >= most_worlds) return;
    extend(world, most_of_one, to, Aim::any);
  }
}

bool Knowledge::play(const Saying& saying, Side next, bool both_safe) {
  work_.step();
  scene_.extend(saying, next, both_safe);
  Worlds worlds;
  if (conceivable()) {
    extend_worlds(worlds_.back(), worlds);
    add_worlds(worlds, few_worlds);
  }
  if (worlds.empty()) {
    scene_.retract();
    return false;
  }
  worlds_.push_back(std::move(worlds));
  return true;
}

void Knowledge::take_back() {
  worlds_.pop_back();
  scene_.retract();
}

std::optional<std::vector<Revealed>> Knowledge::play_to(const Saying& saying, Side next, Aim aim) {
  work_.step();
  scene_.extend(saying, next, false);
  Worlds worlds;
  const bool needs_check = aim == Aim::mate || aim == Aim::check;
  bool fails = (needs_check && !may_give_check(scene_)) || !conceivable();
  Worlds& known = worlds_.back();
  for (std::size_t from = 0; from < known.size() && !fails; ++from) {
    fails = extend(known[from], most_of_one, worlds, aim);
    // A world that refutes one half-move refutes most others, too.
    if (fails) std::swap(known[from], known.front());
  }
  // Most half-moves that no world of those kept allows miss the aim in any other one.
  if (!fails && worlds.empty()) {
    add_worlds(worlds, 1);
    fails = !worlds.empty() && !reached_in(worlds.front(), aim);
  }
  if (!fails && !worlds.empty()) add_worlds(worlds, few_worlds);
  if (fails || worlds.empty()) {
    scene_.retract();
    return std::nullopt;
  }
  worlds_.push_back(std::move(worlds));
  // What has become visible can be captured by units that are still hidden.
  std::vector<Revealed> revealed = reveal();
  if (reached_in_all(aim)) return revealed;
  take_back();
  return std::nullopt;
}

bool Knowledge::reached_in(const World& world, Aim aim) const {
  if (aim == Aim::any) return true;
  const Board board = board_of(world);
  switch (aim) {
    case Aim::mate:
      return is_attacked(board) && !can_move(board);
    case Aim::stalemate:
      return !is_attacked(board) && !can_move(board);
    case Aim::check:
      return is_attacked(board);
    case Aim::any:
      break;
  }
  return true;
}

/// Is there a world that misses the aim by a check or for want of one?
Question Knowledge::failing(Aim aim) const {
  Question failing = question();
  failing.safe_now = aim == Aim::mate || aim == Aim::check;
  failing.attacked_now = aim == Aim::stalemate;
  return failing;
}

bool Knowledge::reached_in_all(Aim aim) {
  for (const World& world : Worlds(worlds_.back())) {
    if (!reached_in(world, aim)) return false;
  }
  if (aim == Aim::any) return true;
  if (find(failing(aim))) return false;
  return aim == Aim::check || !can_reply_in_some(aim == Aim::mate);
}

bool Knowledge::can_reply_in_some(bool checked) {
  for (const Saying& saying : sayings()) {
    scene_.extend(saying, opposite(saying.side), false);
    const bool can = find(question()).has_value();
    scene_.retract();
    if (can) return true;
  }
  if (hidden_ < 2) return false;
  Question taking = question();
  taking.hidden_takes_hidden = true;
  taking.checked = checked;
  return find(taking).has_value();
}

std::vector<Revealed> Knowledge::reveal() {
  std::vector<Revealed> revealed;
  const int now = scene_.length();
  // Revealing one tells nothing new of the others.
  const World first = worlds_.back().front();
  for (const Life& life : first) {
    if (!life.here(now)) continue;
    const Square square = life.at(now);
    const Kind kind = life.kind(now);
    const auto has_it = [&](const World& world) {
      return std::ranges::any_of(world, [&](const Life& other) {
        return other.here(now) && other.at(now) == square && other.side == life.side &&
               other.kind(now) == kind;
      });
    };
    if (!std::ranges::all_of(worlds_.back(), has_it)) continue;
    Question otherwise = question();
    otherwise.square = square;
    otherwise.side = life.side;
    otherwise.kind = kind;
    if (auto world = find(otherwise)) {
      worlds_.back().push_back(std::move(*world));
    } else {
      revealed.push_back({square, life.side, kind});
    }
  }
  std::ranges::sort(revealed, std::greater<>(), &Revealed::square);
  for (const Revealed& unit : revealed) {
    scene_.reveal(unit.square, unit.side, unit.kind);
    hand_over(worlds_.back());
  }
  return revealed;
}

}  // namespace feerie::uncertain
