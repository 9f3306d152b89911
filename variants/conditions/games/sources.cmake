# Chess variants that people play as whole games: with an array, an aim or units in hand of their
# own.
target_sources(feerie_variants PRIVATE
  conditions/games/amazon_knightmate_berolina_maharajah.cpp
  conditions/games/ambiguous_chess.cpp
  conditions/games/anti_and_losing_chess.cpp
  conditions/games/atomic.cpp
  conditions/games/chess960.cpp
  conditions/games/chess_mutation.cpp
  conditions/games/corner_chess.cpp
  conditions/games/extinction_game.cpp
  conditions/games/horde.cpp
  conditions/games/ice_age_chess.cpp
  conditions/games/legan.cpp
  conditions/games/loop_chess.cpp
  conditions/games/magnetic_chess.cpp
  conditions/games/massacre.cpp
  conditions/games/racing_kings.cpp
  conditions/games/recycle_chess.cpp
  conditions/games/three_checks.cpp
  conditions/games/units_in_hand.cpp
)
