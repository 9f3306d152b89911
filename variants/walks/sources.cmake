target_sources(feerie_variants PRIVATE
  walks/angle_hoppers.cpp
  walks/bent.cpp
  walks/borrowers.cpp
  walks/bouncing.cpp
  walks/equihoppers.cpp
  walks/hoppers.cpp
  walks/hops.cpp
  walks/leapers.cpp
  walks/legs.cpp
  walks/lines.cpp
  walks/lions.cpp
  walks/locusts.cpp
  walks/pawns.cpp
  walks/radials.cpp
  walks/riders.cpp
  walks/rose.cpp
)
