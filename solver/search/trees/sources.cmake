target_sources(feerie_solver PRIVATE
  search/trees/endings.cpp
  search/trees/first_moves.cpp
  search/trees/threats.cpp
  search/trees/variations.cpp
  search/trees/without_key.cpp
)
