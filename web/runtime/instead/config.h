// What Unwind-wasm.c needs of libunwind's config.h, here without threads and traces.
#pragma once
#include <stdint.h>
#define _LIBUNWIND_EXPORT
#define _LIBUNWIND_TRACE_API(...)
#define thread_local
