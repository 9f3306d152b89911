target_sources(feerie_variants PRIVATE
  options/a_posteriori.cpp
  options/dead_position.cpp
  options/draws.cpp
  options/liveness.cpp
  options/readings.cpp
  options/retro.cpp
)
