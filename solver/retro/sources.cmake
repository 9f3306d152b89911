target_sources(feerie_solver PRIVATE
  retro/army.cpp
  retro/origins.cpp
  retro/past.cpp
  retro/trace.cpp
  retro/trace_replay.cpp
  retro/unmove.cpp
)
