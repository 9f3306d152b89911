# Rules under which it matters which units stand side by side, or which unit observes, guards or
# paralyses which.
target_sources(feerie_variants PRIVATE
  conditions/contact_and_observation/central_chess.cpp
  conditions/contact_and_observation/eiffel_and_partial_paralysis.cpp
  conditions/contact_and_observation/functionary_chess.cpp
  conditions/contact_and_observation/isardam.cpp
  conditions/contact_and_observation/koeko_and_contact_grid.cpp
  conditions/contact_and_observation/madrasi.cpp
  conditions/contact_and_observation/patrol_and_guards.cpp
  conditions/contact_and_observation/woozles_and_heffalumps.cpp
)
