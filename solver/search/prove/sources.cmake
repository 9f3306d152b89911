target_sources(feerie_solver PRIVATE
  search/prove/prover.cpp
)
