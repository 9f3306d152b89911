target_sources(feerie_solver PRIVATE
  search/deeds/deed_outlook.cpp
  search/deeds/deeds.cpp
)
