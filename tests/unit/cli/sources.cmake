target_sources(unit_tests PRIVATE
  unit/cli/colours_test.cpp
  unit/cli/list_test.cpp
  unit/cli/option_table_test.cpp
  unit/cli/options_test.cpp
  unit/cli/output_test.cpp
  unit/cli/position_test.cpp
  unit/cli/progress_test.cpp
  unit/cli/verify_progress_test.cpp
)
