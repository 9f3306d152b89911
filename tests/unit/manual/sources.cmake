target_sources(unit_tests PRIVATE
  unit/manual/entry_test.cpp
  unit/manual/lookup_test.cpp
)
