#pragma once

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <new>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "capi/feerie_c.h"
#include "core/language.h"
#include "core/language_codes.h"
#include "search/settings.h"
#include "verify/examine.h"

/// What stands behind the handles of the C interface, and what its functions share.

struct FeerieProblem {
  feerie::verify::Case wanted;

  [[nodiscard]] bool readable() const { return wanted.item.problem.has_value(); }
};

struct FeerieProblems {
  /// A message with the texts to which its members point.
  struct Kept {
    feerie::Diagnostic diagnostic;
    std::string shown;
    FeerieMessage message{};
  };
  std::vector<FeerieProblem> problems;
  std::vector<Kept> messages;
};

struct FeerieSearch {
  std::chrono::milliseconds time_limit{0};
  int solution_limit = 0;
  std::size_t memory_limit = std::size_t{1} << 30U;
  int threads = 1;
  std::chrono::milliseconds progress_interval{0};
  bool placements = false;
  std::atomic<bool> stop = false;
  // A signal handler may set it.
  static_assert(std::atomic<bool>::is_always_lock_free);

  /// For a search that begins now; it must outlive the settings.
  [[nodiscard]] feerie::SolveSettings settings() const {
    feerie::SolveSettings settings;
    settings.limits.memory = memory_limit;
    settings.limits.stop = &stop;
    if (solution_limit > 0) settings.limits.solutions = solution_limit;
    if (time_limit.count() > 0) {
      settings.limits.deadline = std::chrono::steady_clock::now() + time_limit;
    }
    settings.threads = threads;
    settings.retro_analysis = true;
    settings.want_of_memory_is_thrown = true;
    return settings;
  }
};

namespace feerie::capi {

/// Does the work of a function; exceptions become a status.
template <class Work>
FeerieStatus guarded(const Work& work) noexcept {
  try {
    return work();
  } catch (const std::bad_alloc&) {
    return feerie_no_memory;
  } catch (...) {
    return feerie_internal_error;
  }
}

/// Gives a text to the caller, who frees it with `feerie_free_text`.
inline void give(std::string_view text, char** to) {
  auto* copy = static_cast<char*>(std::malloc(text.size() + 1));
  if (copy == nullptr) throw std::bad_alloc();
  std::memcpy(copy, text.data(), text.size());
  copy[text.size()] = '\0';
  *to = copy;
}

/// English for null; nothing for what is no language.
inline std::optional<Language> language_named(const char* code) {
  return code == nullptr ? Language::english : language_with_code(code);
}

}  // namespace feerie::capi
