target_sources(unit_tests PRIVATE
  unit/collections/conversion_test.cpp
  unit/collections/entries_test.cpp
  unit/collections/rows_test.cpp
  unit/collections/table_test.cpp
)
