target_sources(feerie_solver PRIVATE
  search/mates/pictures/album.cpp
  search/mates/pictures/crew.cpp
  search/mates/pictures/feasibility.cpp
  search/mates/pictures/finder.cpp
  search/mates/pictures/finder_finished.cpp
  search/mates/pictures/finder_mates.cpp
  search/mates/pictures/finder_rests.cpp
)
