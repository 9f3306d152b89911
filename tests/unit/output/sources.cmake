target_sources(unit_tests PRIVATE
  unit/output/condition_text_test.cpp
  unit/output/diagram_test.cpp
  unit/output/fen_test.cpp
  unit/output/header_test.cpp
  unit/output/heading_test.cpp
  unit/output/notation_changes_test.cpp
  unit/output/notation_test.cpp
  unit/output/notice_test.cpp
)
