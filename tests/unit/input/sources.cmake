target_sources(unit_tests PRIVATE
  unit/input/conditions_test.cpp
  unit/input/diagnostic_test.cpp
  unit/input/fairy_fen_test.cpp
  unit/input/hostile_test.cpp
  unit/input/incoming_test.cpp
  unit/input/lookup_test.cpp
  unit/input/messages_test.cpp
  unit/input/names_test.cpp
  unit/input/options_test.cpp
  unit/input/pieces_test.cpp
  unit/input/reader_test.cpp
  unit/input/scanner_test.cpp
  unit/input/several_errors_test.cpp
  unit/input/spelling_keys_test.cpp
  unit/input/spellings_test.cpp
  unit/input/stipulation_text_test.cpp
  unit/input/structured_text_test.cpp
  unit/input/twins_test.cpp
)
set_source_files_properties(unit/input/spellings_test.cpp PROPERTIES
  COMPILE_DEFINITIONS FEERIE_SPELLINGS="${CMAKE_CURRENT_SOURCE_DIR}/unit/input/spellings.txt")
