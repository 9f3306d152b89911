target_sources(feerie_solver PRIVATE
  picture/drawing.cpp
  picture/element.cpp
  picture/ending.cpp
  picture/forsyth.cpp
  picture/latex.cpp
  picture/letters.cpp
  picture/look.cpp
  picture/shapes.cpp
  picture/svg.cpp
  picture/units.cpp
)
