target_sources(feerie_solver PRIVATE
  problem/rights.cpp
  problem/setup.cpp
  problem/translate.cpp
  problem/twin.cpp
)
