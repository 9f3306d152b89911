target_sources(feerie_cli PRIVATE
  cli/list.cpp
  cli/options.cpp
  cli/position.cpp
)
