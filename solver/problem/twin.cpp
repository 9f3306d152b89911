#include <algorithm>
#include <functional>

#include "problem/complaint.h"
#include "problem/diagrams.h"
#include "problem/messages.h"
#include "problem/setup.h"

namespace feerie {
namespace {

/// Makes one edit after the other on a problem and notes what cannot be done.
class Editor {
 public:
  Editor(Problem& problem, Diagnostics& diagnostics)
      : problem_(problem), diagnostics_(diagnostics) {}

  /// `place`: where the edit stands.
  void make(const twin::Edit& edit, const Passage& place) {
    place_ = place;
    std::visit(*this, edit);
  }

  void operator()(const twin::MoveUnit& edit) {
    if (!occupied(edit.from)) return complain_empty(edit.from);
    if (edit.from == edit.to) return;
    clear(edit.to);
    put(*top(edit.from), edit.to);
  }
  void operator()(const twin::Exchange& edit) {
    if (!occupied(edit.first)) return complain_empty(edit.first);
    if (!occupied(edit.second)) return complain_empty(edit.second);
    Placement& first = *top(edit.first);
    Placement& second = *top(edit.second);
    put(first, edit.second);
    put(second, edit.first);
  }
  void operator()(const twin::Remove& edit) {
    for (const Square square : edit.squares) {
      if (occupied(square)) {
        problem_.units.erase(top(square));
      } else {
        complain_empty(square);
      }
    }
  }
  void operator()(const twin::Add& edit) {
    for (const Placement& unit : edit.units) {
      clear(unit.square);
      problem_.units.push_back(unit);
    }
    if (edit.invisibles) problem_.invisibles = *edit.invisibles;
  }
  void operator()(const twin::Substitute& edit) {
    for (Placement& unit : problem_.units) {
      if (unit.walk != edit.before) continue;
      unit.walk = edit.after;
      unit.place = place_;
    }
  }
  void operator()(const twin::Rotate& edit) {
    for (int turned = 0; turned < edit.degrees; turned += 90) {
      relocate([](int file, int rank) { return make_square(7 - rank, file); });
    }
  }
  void operator()(const twin::Mirror& edit) {
    using Axis = twin::Mirror::Axis;
    switch (edit.axis) {
      case Axis::a1_h1:
        return relocate([](int f, int r) { return make_square(7 - f, r); });
      case Axis::a1_a8:
        return relocate([](int f, int r) { return make_square(f, 7 - r); });
      case Axis::a1_h8:
        return relocate([](int f, int r) { return make_square(7 - r, 7 - f); });
      case Axis::a8_h1:
        return relocate([](int f, int r) { return make_square(r, f); });
    }
  }
  void operator()(const twin::Shift& edit) {
    const int files = file_of(edit.to) - file_of(edit.from);
    const int ranks = rank_of(edit.to) - rank_of(edit.from);
    bool fits = true;
    each_square([&](const Square& square) {
      fits = fits && on_board(file_of(square) + files, rank_of(square) + ranks);
    });
    if (!fits) return complain(messages::moved_off_the_board);
    relocate([&](int f, int r) { return make_square(f + files, r + ranks); });
  }
  void operator()(const twin::PolishType& /*edit*/) {
    for (Placement& unit : problem_.units) {
      unit.sides = swapped(unit.sides);
      unit.place = place_;
    }
  }
  void operator()(const twin::Stipulate& edit) {
    problem_.stipulation = edit.stipulation;
    problem_.stipulation_place = place_;
  }
  void operator()(const twin::Conditions& edit) { problem_.conditions = edit.conditions; }

 private:
  /// The unit on the board of a square with units below it is the one placed last.
  std::vector<Placement>::iterator top(Square square) {
    const auto found = std::find_if(problem_.units.rbegin(), problem_.units.rend(),
                                    [square](const auto& unit) { return unit.square == square; });
    return found == problem_.units.rend() ? problem_.units.end() : std::prev(found.base());
  }
  bool occupied(Square square) { return top(square) != problem_.units.end(); }
  void clear(Square square) {
    std::erase_if(problem_.units, [square](const auto& unit) { return unit.square == square; });
  }
  void relocate(const std::function<Square(int file, int rank)>& goes_to) {
    each_square([&](Square& square) { square = goes_to(file_of(square), rank_of(square)); });
    for (Placement& unit : problem_.units) unit.place = place_;
  }
  void put(Placement& unit, Square square) {
    unit.square = square;
    unit.place = place_;
  }
  /// The squares of all units, those that can be captured en passant, and those that conditions
  /// have put on the diagram.
  void each_square(const std::function<void(Square&)>& visit) {
    for (Placement& unit : problem_.units) visit(unit.square);
    std::ranges::for_each(problem_.options.en_passant, visit);
    auto& passed = problem_.fen.en_passant;
    if (passed && *passed != no_square) visit(*passed);
    for (ConditionUse& use : problem_.conditions) {
      if (!use.condition->on_diagram) continue;
      // Twins change the position to be reached.
      const bool second = use.condition->of_position && !problem_.start_units.empty();
      std::ranges::for_each(second ? use.squares_to_reach : use.arguments.squares, visit);
    }
  }
  void complain_empty(Square square) { complain(messages::empty_square, to_string(square)); }
  template <class... Arguments, class... Given>
  void complain(const Message<Arguments...>& message, const Given&... given) {
    diagnostics_.push_back(complaint(problem_, place_, message, given...));
  }

  Problem& problem_;
  Diagnostics& diagnostics_;
  Passage place_;
};

}  // namespace

Problem apply(const Problem& problem, const Twin& twin, Diagnostics& diagnostics) {
  Problem edited = problem;
  edited.twins.clear();
  if (twin.place.known()) edited.place = twin.place;
  Editor editor(edited, diagnostics);
  for (std::size_t i = 0; i < twin.edits.size(); ++i) {
    editor.make(twin.edits[i], i < twin.edit_places.size() ? twin.edit_places[i] : Passage{});
  }
  bring_conditions(edited);
  return edited;
}

}  // namespace feerie
