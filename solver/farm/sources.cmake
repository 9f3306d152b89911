target_sources(feerie_solver PRIVATE
  farm/first_moves.cpp
  farm/manifest.cpp
  farm/moves_json.cpp
  farm/part.cpp
  farm/part_division.cpp
  farm/record.cpp
  farm/results.cpp
  farm/solve_part.cpp
  farm/split.cpp
)
