# What the rules of several folders use. No condition stands here.
target_sources(feerie_variants PRIVATE
  conditions/shared/army.cpp
  conditions/shared/walk_cycle.cpp
  conditions/shared/whole_moves.cpp
)
