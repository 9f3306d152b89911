#pragma once

#include <memory>

#include "search/lines/line_lister.h"
#include "search/prove/prover.h"
#include "search/trees/tree_writer.h"

namespace feerie {

/// All that searches one phase: a prover, a lister of lines and a writer of trees, which play on
/// one game and share its course.
class Search {
 public:
  /// What is handed over must outlive the search. `sink` gets the lines.
  Search(const Plan& plan, Game& game, const Manner& manner, Table& table, Watch& watch,
         const FirstMoves& first_moves, LineLister::Sink sink)
      : prover_(make_prover(plan, game, manner, table, watch, course_)),
        lines_(plan, game, manner, watch, course_, *prover_, first_moves, std::move(sink)),
        trees_(plan, game, manner, watch, course_, *prover_, first_moves) {}

  /// The first moves are gone through from another end than that of generation.
  void begin_elsewhere(const OtherEnd& end) { course_.other_end = end; }
  Prover& prover() { return *prover_; }
  LineLister& lines() { return lines_; }
  TreeWriter& trees() { return trees_; }

 private:
  Course course_;
  std::unique_ptr<Prover> prover_;
  LineLister lines_;
  TreeWriter trees_;
};

}  // namespace feerie
