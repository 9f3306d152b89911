target_sources(feerie_solver PRIVATE
  problem/rights.cpp
  problem/setup.cpp
  problem/twin.cpp
)
