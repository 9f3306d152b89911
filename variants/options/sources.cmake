target_sources(feerie_variants PRIVATE
  options/dead_position.cpp
  options/draws.cpp
  options/liveness.cpp
  options/readings.cpp
)
