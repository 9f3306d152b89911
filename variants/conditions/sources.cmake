target_sources(feerie_variants PRIVATE
  conditions/rex_multiplex.cpp
  conditions/wandelschach.cpp
)
