target_sources(feerie_variants PRIVATE
  conditions/guards.cpp
  conditions/isardam.cpp
  conditions/madrasi.cpp
  conditions/neighbours.cpp
  conditions/rex_multiplex.cpp
  conditions/wandelschach.cpp
)
