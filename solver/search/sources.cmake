target_sources(feerie_solver PRIVATE
  search/phases.cpp
  search/plan.cpp
  search/searcher.cpp
  search/solve.cpp
  search/table.cpp
  search/targets.cpp
  search/targets_ends.cpp
  search/targets_guard.cpp
  search/targets_hold.cpp
  search/targets_journeys.cpp
  search/targets_last.cpp
)
