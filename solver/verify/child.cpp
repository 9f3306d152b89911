#include "verify/child.h"

namespace feerie::verify {

Child::~Child() {
  if (!process_) return;
  kill();
  wait();
}

}  // namespace feerie::verify
