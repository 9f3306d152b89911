target_sources(feerie_solver PRIVATE
  input/commands.cpp
  input/conditions.cpp
  input/context.cpp
  input/forsyth.cpp
  input/lookup.cpp
  input/option_list.cpp
  input/options.cpp
  input/parameters.cpp
  input/pieces.cpp
  input/reader.cpp
  input/scanner.cpp
  input/source.cpp
  input/stipulations.cpp
  input/twins.cpp
  input/vocabulary.cpp
)
