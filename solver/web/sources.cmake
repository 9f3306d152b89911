target_sources(feerie_web PRIVATE
  web/catalogue.cpp
  web/commands.cpp
  web/problems.cpp
  web/progress_row.cpp
  web/solving.cpp
)
