# Rules with rebirth squares: Circe and Anticirce with all their forms, captures and moves that
# depend on the rebirth square, and captured units that come back where they were captured.
target_sources(feerie_variants PRIVATE
  conditions/rebirth/anticirce.cpp
  conditions/rebirth/before_rebirth.cpp
  conditions/rebirth/circe.cpp
  conditions/rebirth/danger_circe.cpp
  conditions/rebirth/ghost_and_haunted_chess.cpp
  conditions/rebirth/immobilio_and_power_transfer.cpp
  conditions/rebirth/immune_and_geneva_chess.cpp
  conditions/rebirth/last_capture.cpp
  conditions/rebirth/mars_circe_and_phantom_chess.cpp
  conditions/rebirth/rebirth.cpp
  conditions/rebirth/rebirth_caption.cpp
  conditions/rebirth/rebirth_consequences.cpp
  conditions/rebirth/rebirth_squares.cpp
  conditions/rebirth/rebirth_words.cpp
)
