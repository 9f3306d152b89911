# Attributes whose rule is a condition as well stand beside it, in conditions/.
target_sources(feerie_variants PRIVATE
  attributes/bul.cpp
  attributes/chameleon.cpp
  attributes/changing.cpp
  attributes/frischauf.cpp
  attributes/half_neutral.cpp
  attributes/hurdle_colour_changing.cpp
  attributes/hurdles.cpp
  attributes/jigger.cpp
  attributes/kamikaze.cpp
  attributes/magic.cpp
  attributes/paralysing.cpp
  attributes/patrol.cpp
  attributes/transferable.cpp
  attributes/uncapturable.cpp
)
