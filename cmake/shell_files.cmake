# What shells and `man` know of the program. The program writes it from its table of options, so it
# has to run on this machine: nothing of it is made when compiling for another one.
if(CMAKE_CROSSCOMPILING)
  return()
endif()
set(shell_folder ${CMAKE_BINARY_DIR}/shell)
file(MAKE_DIRECTORY ${shell_folder})
set(shell_files)
function(add_shell_file name folder)
  add_custom_command(OUTPUT ${shell_folder}/${name}
    COMMAND feerie ${ARGN} > ${shell_folder}/${name} DEPENDS feerie VERBATIM)
  install(FILES ${shell_folder}/${name} DESTINATION ${folder})
  set(shell_files ${shell_files} ${shell_folder}/${name} PARENT_SCOPE)
endfunction()
add_shell_file(feerie.1 ${CMAKE_INSTALL_MANDIR}/man1 man --language en)
add_shell_file(feerie ${CMAKE_INSTALL_DATADIR}/bash-completion/completions completions bash --language en)
add_shell_file(_feerie ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions completions zsh --language en)
add_shell_file(feerie.fish ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d completions fish --language en)
# The page has one name in every language, so those of the others are made in folders of their own.
foreach(language de fr)
  file(MAKE_DIRECTORY ${shell_folder}/${language})
  add_shell_file(${language}/feerie.1 ${CMAKE_INSTALL_MANDIR}/${language}/man1 man --language ${language})
endforeach()
# The manual, a page a chapter or section, in all languages at once.
set(manual_pages ${CMAKE_BINARY_DIR}/man)
add_custom_command(OUTPUT ${manual_pages}/man7/feerie-manual.7
  COMMAND feerie manual --man ${manual_pages} --language en DEPENDS feerie VERBATIM)
install(DIRECTORY ${manual_pages}/ DESTINATION ${CMAKE_INSTALL_MANDIR})
list(APPEND shell_files ${manual_pages}/man7/feerie-manual.7)
add_custom_target(shell_files ALL DEPENDS ${shell_files})
