#include "problem/solution.h"

namespace feerie::solution {

std::string_view name_of(Phase phase) {
  switch (phase) {
    case Phase::set_play:
      return "set play";
    case Phase::post_key_play:
      return "post-key play";
    case Phase::actual_play:
      break;
  }
  return "actual play";
}

std::string_view name_of(End end) {
  switch (end) {
    case End::partial:
      return "partial";
    case End::interrupted:
      return "interrupted";
    case End::finished:
      break;
  }
  return "finished";
}

}  // namespace feerie::solution
