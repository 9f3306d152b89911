target_sources(unit_tests PRIVATE
  unit/farm/moves_json_test.cpp
  unit/farm/part_test.cpp
)
