#include "retro/past.h"

#include <array>
#include <vector>

namespace feerie::retro {
namespace {

constexpr std::array<Kind, 8> array_files = {rook, knight, bishop, queen,
                                             king, bishop, knight, rook};

bool base_lines_as_in_array(const Position& position) {
  for (const Side side : {Side::white, Side::black}) {
    const int rank = side == Side::white ? 0 : 7;
    for (int file = 0; file < 8; ++file) {
      const Piece& piece = position.at(make_square(file, rank));
      if (piece.kind != array_files[static_cast<std::size_t>(file)]) return false;
    }
  }
  return true;
}

/// Looks back ply by ply, with a lister of its own for each.
class Looking {
 public:
  Looking(const std::shared_ptr<const CompiledRules>& rules, int plies, Effort& effort,
          const Refuted& refuted)
      : rules_(*rules), effort_(effort), refuted_(refuted) {
    listers_.reserve(static_cast<std::size_t>(plies));
    for (int i = 0; i < plies; ++i) listers_.emplace_back(rules);
  }

  Past look(const Position& position, std::size_t ply) {
    if (begins_game(rules_, position)) return Past::open;
    if (ply == listers_.size()) return Past::open;
    bool open = false;
    bool undecided = false;
    const Ending ending = listers_[ply].each(
        position,
        [&](const LastMove& last) {
          if (refuted_ && refuted_(last.before)) return true;
          const Past before = look(last.before, ply + 1);
          open |= before == Past::open;
          undecided |= before == Past::undecided;
          return !open;
        },
        effort_);
    if (open) return Past::open;
    return undecided || ending != Ending::complete ? Past::undecided : Past::none;
  }

 private:
  const CompiledRules& rules_;
  Effort& effort_;
  const Refuted& refuted_;
  std::vector<UnMoves> listers_;
};

}  // namespace

bool begins_game(const CompiledRules& rules, const Position& position) {
  if (position.turn() != Side::white) return false;
  const bool in_place = position.of(Side::white) == (rank_set(0) | rank_set(1)) &&
                        position.of(Side::black) == (rank_set(6) | rank_set(7));
  if (!in_place) return false;
  const bool as_usual = !rules.castling().any_files && rules.kinds().count() == first_fairy_kind;
  if (!as_usual) return true;
  return position.of(pawn) == (rank_set(1) | rank_set(6)) && base_lines_as_in_array(position);
}

Past past_of(const std::shared_ptr<const CompiledRules>& rules, const Position& position, int plies,
             Effort& effort, const Refuted& refuted) {
  return Looking(rules, plies, effort, refuted).look(position, 0);
}

}  // namespace feerie::retro
