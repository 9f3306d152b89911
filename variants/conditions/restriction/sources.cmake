# Rules that forbid moves, checks or mates which would otherwise be legal.
target_sources(feerie_variants PRIVATE
  conditions/restriction/amu.cpp
  conditions/restriction/bgl.cpp
  conditions/restriction/cast_chess.cpp
  conditions/restriction/checkless_and_exclusive_chess.cpp
  conditions/restriction/disparate.cpp
  conditions/restriction/fuddled_men.cpp
  conditions/restriction/monochrom_and_edge_mover.cpp
  conditions/restriction/patience_chess.cpp
)
