#include "input/refusal.h"

namespace feerie {

void tell_refusal(const ReadItem& item, Listener& listener) {
  Problem nothing;
  nothing.options.no_board = true;
  const Problem& draft = item.draft ? *item.draft : nothing;
  listener.begin_problem(draft);
  listener.begin_version({.problem = &draft});
  for (const Diagnostic& diagnostic : item.diagnostics) listener.refuse(diagnostic);
  listener.end_problem(solution::End::finished);
}

}  // namespace feerie
