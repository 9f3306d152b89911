target_sources(unit_tests PRIVATE
  unit/support/table_test.cpp
)
