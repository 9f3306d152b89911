target_sources(unit_tests PRIVATE
  unit/platform/paths_test.cpp
  unit/platform/program_test.cpp
)
