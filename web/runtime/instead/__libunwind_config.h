// libunwind configures itself here; nothing of it is needed for WebAssembly.
#pragma once
#include <stddef.h>
