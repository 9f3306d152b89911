target_sources(unit_tests PRIVATE
  unit/position/journal_test.cpp
)
