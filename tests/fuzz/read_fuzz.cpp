// Bytes are read as an input file; what must hold of any input is checked.
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>

#include "support/input_faults.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string fault = feerie::test::fault_in({reinterpret_cast<const char*>(data), size});
  if (!fault.empty()) throw std::logic_error(fault);
  return 0;
}
