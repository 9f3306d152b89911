target_sources(unit_tests PRIVATE
  unit/web/commands_test.cpp
)
