target_sources(feerie_variants PRIVATE
  options/draws.cpp
  options/readings.cpp
)
