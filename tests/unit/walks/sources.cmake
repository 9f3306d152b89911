target_sources(unit_tests PRIVATE
  unit/walks/arrivals_test.cpp
  unit/walks/catalogue_test.cpp
  unit/walks/geometry_test.cpp
  unit/walks/mobility_test.cpp
  unit/walks/observation_test.cpp
  unit/walks/pawns_test.cpp
  unit/walks/sight_test.cpp
  unit/walks/situations_test.cpp
  unit/walks/tracks_test.cpp
  unit/walks/traits_test.cpp
  unit/walks/units.cpp
)
# Of this file only: compilers and their caches see the path in the options of every other file.
set_source_files_properties(unit/walks/arrivals_test.cpp PROPERTIES
  COMPILE_DEFINITIONS FEERIE_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
