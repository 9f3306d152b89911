target_sources(unit_tests PRIVATE
  unit/published/deduction_lines_test.cpp
  unit/published/output_pieces_test.cpp
  unit/published/compare_test.cpp
  unit/published/move_text_test.cpp
  unit/published/score_test.cpp
  unit/published/ways_back_test.cpp
)
