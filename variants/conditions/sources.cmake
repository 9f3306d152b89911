target_sources(feerie_variants PRIVATE
  conditions/anticirce.cpp
  conditions/atomic.cpp
  conditions/chess960.cpp
  conditions/chess_mutation.cpp
  conditions/circe.cpp
  conditions/guards.cpp
  conditions/isardam.cpp
  conditions/kings_walks.cpp
  conditions/madrasi.cpp
  conditions/neighbours.cpp
  conditions/rebirth.cpp
  conditions/rebirth_caption.cpp
  conditions/rebirth_squares.cpp
  conditions/rebirth_words.cpp
  conditions/rex_multiplex.cpp
  conditions/wandelschach.cpp
)
