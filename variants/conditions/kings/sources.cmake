# Rules about kings: how many a side has, how they move, and when a side is in check or mated.
target_sources(feerie_variants PRIVATE
  conditions/kings/anti_kings_and_vogtlaender.cpp
  conditions/kings/bicolores.cpp
  conditions/kings/extinction_chess.cpp
  conditions/kings/kobul_kings.cpp
  conditions/kings/lese_majeste.cpp
  conditions/kings/maff_and_owu.cpp
  conditions/kings/pepo.cpp
  conditions/kings/republican_chess.cpp
  conditions/kings/restricted_mates.cpp
  conditions/kings/rex_multiplex.cpp
  conditions/kings/royal_dynasty.cpp
  conditions/kings/royal_squares.cpp
  conditions/kings/sat.cpp
  conditions/kings/shielded_kings_and_brunner_chess.cpp
  conditions/kings/super_transmuting_king.cpp
  conditions/kings/swapping_kings.cpp
  conditions/kings/transmuted_reflective_and_vaulting_kings.cpp
)
