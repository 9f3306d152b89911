target_sources(unit_tests PRIVATE
  unit/position/hash_test.cpp
  unit/position/journal_test.cpp
)
