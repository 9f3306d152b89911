target_sources(feerie_solver PRIVATE
  core/square.cpp
)
