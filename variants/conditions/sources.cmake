target_sources(feerie_variants PRIVATE
  conditions/atomic.cpp
  conditions/chess960.cpp
  conditions/chess_mutation.cpp
  conditions/rex_multiplex.cpp
  conditions/wandelschach.cpp
)
