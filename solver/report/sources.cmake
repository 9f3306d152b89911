target_sources(feerie_solver PRIVATE
  report/json_rows.cpp
  report/moves.cpp
  report/recorder.cpp
)
