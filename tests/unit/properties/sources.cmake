target_sources(unit_tests PRIVATE
  unit/properties/play_undo_test.cpp
)
