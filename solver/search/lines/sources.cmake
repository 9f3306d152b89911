target_sources(feerie_solver PRIVATE
  search/lines/battle_lines.cpp
  search/lines/line_lister.cpp
  search/lines/written_line.cpp
)
