target_sources(feerie_solver PRIVATE
  report/board_text.cpp
  report/json_play.cpp
  report/json_rows.cpp
  report/json_writer.cpp
  report/moves.cpp
  report/play_text.cpp
  report/recorder.cpp
  report/retro_row.cpp
  report/writer.cpp
  report/yacpdb_text.cpp
  report/yacpdb_writer.cpp
)
# The version stands in the first line of the output.
set_source_files_properties(report/writer.cpp PROPERTIES
  COMPILE_DEFINITIONS FEERIE_VERSION="${PROJECT_VERSION}")
