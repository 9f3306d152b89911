target_sources(feerie_variants PRIVATE
  attributes/anda.cpp
  attributes/bul.cpp
  attributes/chameleon.cpp
  attributes/frischauf.cpp
  attributes/functionary.cpp
  attributes/half_neutral.cpp
  attributes/hurdle_colour_changing.cpp
  attributes/hurdles.cpp
  attributes/jigger.cpp
  attributes/kamikaze.cpp
  attributes/magic.cpp
  attributes/paralysing.cpp
  attributes/patrol.cpp
  attributes/protean.cpp
  attributes/uncapturable.cpp
  attributes/volage.cpp
)
