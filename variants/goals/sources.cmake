target_sources(feerie_variants PRIVATE
  goals/last_move.cpp
  goals/mates.cpp
  goals/places.cpp
)
