target_sources(feerie_cli PRIVATE
  cli/explain.cpp
  cli/input_files.cpp
  cli/input_stream.cpp
  cli/interrupt.cpp
  cli/list.cpp
  cli/options.cpp
  cli/output.cpp
  cli/perft.cpp
  cli/position.cpp
  cli/progress.cpp
  cli/protocol.cpp
  cli/solution_output.cpp
  cli/solve.cpp
  cli/stream.cpp
  cli/supervise.cpp
)
