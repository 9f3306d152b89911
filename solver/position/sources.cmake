target_sources(feerie_solver PRIVATE
  position/hash.cpp
  position/journal.cpp
  position/position.cpp
)
