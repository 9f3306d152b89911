target_sources(unit_tests PRIVATE
  unit/retro/dead_reckoning_test.cpp
  unit/retro/diagram.cpp
  unit/retro/earlier_play_test.cpp
  unit/retro/oracle_test.cpp
  unit/retro/past_test.cpp
  unit/retro/published_test.cpp
  unit/retro/random_games_test.cpp
  unit/retro/real_games_test.cpp
  unit/retro/unmove_test.cpp
  unit/retro/worlds_test.cpp
)
# They read the problems beside them.
set_source_files_properties(unit/retro/dead_reckoning_test.cpp unit/retro/published_test.cpp PROPERTIES
  COMPILE_DEFINITIONS FEERIE_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
