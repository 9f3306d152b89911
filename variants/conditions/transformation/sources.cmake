# Rules under which units turn into units of another walk; promotion is among them.
target_sources(feerie_variants PRIVATE
  conditions/transformation/chameleon_chess.cpp
  conditions/transformation/changing_hurdles.cpp
  conditions/transformation/einstein.cpp
  conditions/transformation/football.cpp
  conditions/transformation/frankfurt_chess.cpp
  conditions/transformation/influencer.cpp
  conditions/transformation/line_chameleon_chess.cpp
  conditions/transformation/marine_chess_and_other_armies.cpp
  conditions/transformation/normal_pawn.cpp
  conditions/transformation/norsk_sjakk.cpp
  conditions/transformation/promotions.cpp
  conditions/transformation/protean_chess.cpp
  conditions/transformation/relegation_chess.cpp
  conditions/transformation/single_box.cpp
  conditions/transformation/snek_chess.cpp
  conditions/transformation/wandelschach.cpp
  conditions/transformation/wandelschach_past.cpp
  conditions/transformation/wandelschach_table.cpp
)
