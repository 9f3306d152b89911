target_sources(feerie_solver PRIVATE
  search/phases.cpp
  search/plan.cpp
  search/searcher.cpp
  search/solve.cpp
  search/table.cpp
)
