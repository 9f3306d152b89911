target_sources(unit_tests PRIVATE
  unit/walks/arrivals_test.cpp
  unit/walks/catalogue_test.cpp
  unit/walks/geometry_test.cpp
  unit/walks/observation_test.cpp
  unit/walks/pawns_test.cpp
  unit/walks/situations_test.cpp
  unit/walks/units.cpp
)
