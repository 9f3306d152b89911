# Rules under which units change sides or become neutral.
target_sources(feerie_variants PRIVATE
  conditions/colour/anda.cpp
  conditions/colour/andernach_and_tibet.cpp
  conditions/colour/chameleon_pursuit.cpp
  conditions/colour/dark_side.cpp
  conditions/colour/magic_squares.cpp
  conditions/colour/masand.cpp
  conditions/colour/mating_units.cpp
  conditions/colour/traitor_chess.cpp
  conditions/colour/volage.cpp
)
