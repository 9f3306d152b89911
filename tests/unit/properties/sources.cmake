target_sources(unit_tests PRIVATE
  unit/properties/catalogues_test.cpp
  unit/properties/play_undo_test.cpp
  unit/properties/truthful_rules_test.cpp
)
