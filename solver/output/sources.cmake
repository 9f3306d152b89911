target_sources(feerie_solver PRIVATE
  output/condition_text.cpp
  output/diagram.cpp
  output/effect_text.cpp
  output/fen.cpp
  output/header.cpp
  output/heading.cpp
  output/json_play.cpp
  output/json_writer.cpp
  output/notation.cpp
  output/notice_text.cpp
  output/play_text.cpp
  output/unit_text.cpp
  output/writer.cpp
)
# The version stands in the first line of the output.
set_source_files_properties(output/writer.cpp PROPERTIES
  COMPILE_DEFINITIONS FEERIE_VERSION="${PROJECT_VERSION}")
