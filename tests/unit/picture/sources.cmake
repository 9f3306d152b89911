target_sources(unit_tests PRIVATE
  unit/picture/drawing_test.cpp
  unit/picture/ending_test.cpp
  unit/picture/forsyth_test.cpp
  unit/picture/latex_test.cpp
  unit/picture/look_test.cpp
  unit/picture/svg_test.cpp
)
