target_sources(feerie_variants PRIVATE
  order_of_rules.cpp
  words.cpp
  roster/anticirce.cpp
  roster/captures.cpp
  roster/circe.cpp
  roster/kings.cpp
  roster/traits.cpp
  roster/walks.cpp
)
