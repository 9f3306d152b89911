# Rules that tell a side which of its legal moves it must play.
target_sources(feerie_variants PRIVATE
  conditions/obligation/alphabetic_chess.cpp
  conditions/obligation/back_home.cpp
  conditions/obligation/black_checks.cpp
  conditions/obligation/duellist_chess.cpp
  conditions/obligation/follow_my_leader.cpp
  conditions/obligation/forced_squares.cpp
  conditions/obligation/max_and_min_dister.cpp
  conditions/obligation/maximummer_and_minimummer.cpp
  conditions/obligation/must_capture.cpp
  conditions/obligation/synchron_mover.cpp
  conditions/obligation/ultra_schachzwang.cpp
)
