target_sources(feerie_variants PRIVATE
  goals/king_explosion.cpp
  goals/last_move.cpp
  goals/mates.cpp
  goals/places.cpp
  goals/positions.cpp
)
