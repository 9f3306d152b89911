#pragma once

#include <string>

#include "output/unit_text.h"
#include "problem/announcement.h"

namespace feerie {

/// The text of a half-move of play with hidden units: `TI~*d4[d4=wB]`, `[+wTIg6]h7*g6`, `Qb2-b8`.
/// Goal signs are not part of it.
std::string announcement_text(const solution::Announcement& announced, const Kinds& kinds,
                              const Lettering& lettering);

}  // namespace feerie
