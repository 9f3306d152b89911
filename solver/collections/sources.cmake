target_sources(feerie_solver PRIVATE
  collections/fen_lines.cpp
  collections/olive.cpp
  collections/reading.cpp
  collections/yaml_tree.cpp
)
