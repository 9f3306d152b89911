target_sources(feerie_variants PRIVATE
  goals/king_explosion.cpp
)
