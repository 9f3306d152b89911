target_sources(unit_tests PRIVATE
  unit/retro/past_test.cpp
  unit/retro/random_games_test.cpp
  unit/retro/unmove_test.cpp
)
