target_sources(feerie_solver PRIVATE
  collections/csv_records.cpp
  collections/entry_text.cpp
  collections/fen_lines.cpp
  collections/json_entries.cpp
  collections/olive.cpp
  collections/reading.cpp
  collections/table_columns.cpp
  collections/table_entries.cpp
  collections/yaml_tree.cpp
)
