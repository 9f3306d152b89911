target_sources(feerie_solver PRIVATE
  search/assignment.cpp
  search/journeys.cpp
  search/phases.cpp
  search/plan.cpp
  search/proof_outlook.cpp
  search/searcher.cpp
  search/side_needs.cpp
  search/solve.cpp
  search/table.cpp
  search/targets.cpp
  search/targets_ends.cpp
  search/targets_guard.cpp
  search/targets_hold.cpp
  search/targets_journeys.cpp
)
