# What `cmake --install` installs: the program, the library, and what tells others of them.
include(CMakePackageConfigHelpers)

install(TARGETS feerie)
install(FILES README.md CHANGELOG.md LICENSE TYPE DOC)
install(DIRECTORY docs/ TYPE DOC PATTERN "*.json" EXCLUDE)
install(FILES docs/json.schema.json docs/retro.schema.json TYPE DOC)
install(FILES packaging/feerie.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
include(cmake/shell_files.cmake)

# One archive with all rules in it.
add_library(feerie_library STATIC $<TARGET_OBJECTS:feerie_solver> $<TARGET_OBJECTS:feerie_variants>)
set_target_properties(feerie_library PROPERTIES OUTPUT_NAME feerie LINKER_LANGUAGE CXX)
install(TARGETS feerie_library COMPONENT library)
set(headers ${CMAKE_INSTALL_INCLUDEDIR}/feerie)
install(DIRECTORY solver/ DESTINATION ${headers} COMPONENT library
  FILES_MATCHING PATTERN "*.h" PATTERN "cli" EXCLUDE PATTERN "platform" EXCLUDE PATTERN "capi" EXCLUDE)
install(FILES ${CMAKE_BINARY_DIR}/include/core/version.h DESTINATION ${headers}/core COMPONENT library)

# The C interface.
install(TARGETS feerie_c LIBRARY COMPONENT c NAMELINK_COMPONENT library RUNTIME COMPONENT c ARCHIVE COMPONENT library)
install(FILES solver/capi/feerie_c.h DESTINATION ${headers} COMPONENT library)
set(FEERIE_C_FILE ${CMAKE_SHARED_LIBRARY_PREFIX}feerie_c${CMAKE_SHARED_LIBRARY_SUFFIX})

set(package ${CMAKE_INSTALL_LIBDIR}/cmake/feerie)
configure_package_config_file(cmake/feerie-config.cmake.in feerie-config.cmake
  INSTALL_DESTINATION ${package} PATH_VARS CMAKE_INSTALL_INCLUDEDIR CMAKE_INSTALL_LIBDIR)
write_basic_package_version_file(feerie-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/feerie-config.cmake
  ${CMAKE_CURRENT_BINARY_DIR}/feerie-config-version.cmake
  cmake/libcsv.cmake cmake/utf8proc.cmake DESTINATION ${package} COMPONENT library)
configure_file(cmake/feerie.pc.in feerie.pc @ONLY)
configure_file(cmake/feerie-c.pc.in feerie-c.pc @ONLY)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/feerie.pc ${CMAKE_CURRENT_BINARY_DIR}/feerie-c.pc
  DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT library)
