target_sources(feerie_variants PRIVATE
  order_of_rules.cpp
  words.cpp
  roster/anticirce.cpp
  roster/circe.cpp
  roster/traits.cpp
)
