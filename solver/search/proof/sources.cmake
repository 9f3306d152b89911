target_sources(feerie_solver PRIVATE
  search/proof/assignment.cpp
  search/proof/castling_views.cpp
  search/proof/fixed_units.cpp
  search/proof/journeys.cpp
  search/proof/proof_outlook.cpp
  search/proof/rests.cpp
  search/proof/side_needs.cpp
  search/proof/squares_outlook.cpp
)
