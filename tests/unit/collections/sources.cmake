target_sources(unit_tests PRIVATE
  unit/collections/entries_test.cpp
)
