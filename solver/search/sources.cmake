target_sources(feerie_solver PRIVATE
  search/companions.cpp
  search/manner.cpp
  search/move_numbers.cpp
  search/outlook_for.cpp
  search/phases.cpp
  search/phases_play.cpp
  search/phases_retro.cpp
  search/plan.cpp
  search/reached.cpp
  search/retractor.cpp
  search/solve.cpp
  search/table.cpp
  search/travel.cpp
  search/uncertain_lines.cpp
  search/uncertain_phases.cpp
  search/ways_back.cpp
)
