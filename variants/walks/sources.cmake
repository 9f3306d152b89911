target_sources(feerie_variants PRIVATE
  walks/hoppers.cpp
  walks/hops.cpp
  walks/leapers.cpp
  walks/lines.cpp
  walks/lions.cpp
  walks/locusts.cpp
  walks/riders.cpp
)
