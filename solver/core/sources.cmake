target_sources(feerie_solver PRIVATE
  core/rays.cpp
  core/square.cpp
  core/unicode.cpp
  core/wrapping.cpp
)
