target_sources(unit_tests PRIVATE
  unit/game/by_squares_test.cpp
  unit/game/castling_test.cpp
  unit/game/choices_test.cpp
  unit/game/disturbing_test.cpp
  unit/game/draws_test.cpp
  unit/game/foretelling_test.cpp
  unit/game/glance_test.cpp
  unit/game/idle_test.cpp
  unit/game/must_check_test.cpp
  unit/game/one_rule.cpp
  unit/game/mating_test.cpp
  unit/game/mobility_test.cpp
  unit/game/patience_test.cpp
  unit/game/rulebook_test.cpp
  unit/game/steps_to_check_test.cpp
  unit/game/vantage_test.cpp
)
