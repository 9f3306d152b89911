target_sources(feerie_solver PRIVATE
  search/assignment.cpp
  search/journeys.cpp
  search/manner.cpp
  search/move_numbers.cpp
  search/phases.cpp
  search/plan.cpp
  search/proof_outlook.cpp
  search/searcher.cpp
  search/side_needs.cpp
  search/solve.cpp
  search/table.cpp
)
