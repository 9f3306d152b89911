target_sources(feerie_variants PRIVATE
  conditions/atomic.cpp
  conditions/chess960.cpp
  conditions/chess_mutation.cpp
  conditions/guards.cpp
  conditions/isardam.cpp
  conditions/kings_walks.cpp
  conditions/madrasi.cpp
  conditions/neighbours.cpp
  conditions/rex_multiplex.cpp
  conditions/wandelschach.cpp
)
