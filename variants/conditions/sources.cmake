# One folder for each family of rules. What belongs into a folder stands on top of its sources.cmake.
# Which condition is in which file: docs/conditions.md.
include_source_lists(conditions/board conditions/captures conditions/colour conditions/contact_and_observation
  conditions/games conditions/kings conditions/movement conditions/obligation conditions/rebirth
  conditions/restriction conditions/shared conditions/transformation)
