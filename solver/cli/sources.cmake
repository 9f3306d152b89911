target_sources(feerie PRIVATE
  cli/options.cpp
)
