#include "picture/shapes.h"

namespace feerie::picture {
namespace {

using enum Part::Kind;

constexpr Part king_parts[] = {
    {outline, "M32 17V6.5M27.3 10.5h9.4"},
    {body,
     "M32 16c4.2 0 6.5 3 5.8 6.3-.7 3.3-3.5 5.7-5.8 11.2-2.3-5.5-5.1-7.9-5.8-11.2-.7-3.3 1.6-6.3 "
     "5.8-6.3z"},
    {body,
     "M32 43v-9.5c3-7 8-11 13.5-10.6 5.8.4 9.8 4.7 9.3 10.1-.4 4.2-3.8 7.5-7.3 11-9-2.4-22-2.4-31 "
     "0-3.5-3.5-6.9-6.8-7.3-11-.5-5.4 3.5-9.7 9.3-10.1 5.5-.4 10.5 3.6 13.5 10.6z"},
    {body, "M16.5 43.5c9-2.6 22-2.6 31 0v10.5h-31z"},
    {detail, "M17.2 43.5c9-2.3 20.6-2.3 29.6 0M17 48.7c9-2.2 21-2.2 30 0M32 33.5v7"},
    {detail, "M28.6 27.6l3.4 6 3.4-6"},
};

constexpr Part queen_parts[] = {
    {body,
     "M16.5 42.5L8.8 21.5l10.2 10.5 2.3-17 7 15.5 3.7-18.5 3.7 18.5 7-15.5 2.3 17 10.2-10.5-7.7 "
     "21z"},
    {body, "M16.5 42.5c9-2.6 22-2.6 31 0l-.7 6 1.7 5.5h-33l1.7-5.5z"},
    {detail, "M17.2 42.6c9-2.3 20.6-2.3 29.6 0M17.2 48.5c9-2.2 20.6-2.2 29.6 0"},
    {body, "M5.8 18.7a3 3 0 1 1 6 0a3 3 0 1 1-6 0z"},
    {body, "M18.2 12.8a3 3 0 1 1 6 0a3 3 0 1 1-6 0z"},
    {body, "M29 10a3 3 0 1 1 6 0a3 3 0 1 1-6 0z"},
    {body, "M39.8 12.8a3 3 0 1 1 6 0a3 3 0 1 1-6 0z"},
    {body, "M52.2 18.7a3 3 0 1 1 6 0a3 3 0 1 1-6 0z"},
};

constexpr Part rook_parts[] = {
    {body,
     "M15.5 12.5h7v4.5h5.7v-4.5h7.6v4.5h5.7v-4.5h7v9.8l-5 4.7v14l4.3 "
     "4.5h-31.6l4.3-4.5v-14l-5-4.7z"},
    {body, "M16 45.5h32l2.5 3.5v5h-37v-5z"},
    {detail, "M20.5 27h23M20.5 41h23M17 45.5h30"},
};

constexpr Part bishop_parts[] = {
    {body,
     "M32 7.8a3.3 3.3 0 0 1 2.3 5.7c6.2 4.3 10.7 10.5 10.7 17.3 0 3.9-1.7 7-4.3 "
     "9.2h-17.4c-2.6-2.2-4.3-5.3-4.3-9.2 0-6.8 4.5-13 10.7-17.3a3.3 3.3 0 0 1 2.3-5.7z"},
    {body, "M23.3 40h17.4l1.8 6.5h-21z"},
    {body,
     "M32 46.5c6.5 0 8 2 12 2.2 3.5.2 6.5-.4 8.5 1.1v4.2c-4-1-8.5.8-13.5.3-3.5-.3-5.5-1.3-7-1.3"
     "s-3.5 1-7 1.3c-5 .5-9.5-1.3-13.5-.3v-4.2c2-1.5 5-.9 8.5-1.1 4-.2 5.5-2.2 12-2.2z"},
    {detail, "M32 21v11.5M26.8 26.2h10.4M24.2 40h15.6M22.6 46.5h18.8"},
};

constexpr Part knight_parts[] = {
    {body,
     "M19.5 54c-.4-8.5 8.7-12.5 10.3-20.6-3.1 2.6-6.9 3.3-9.6 4.9-2.3 1.4-3.4 4.2-6.3 4.2-2.9 "
     "0-5.4-2.7-4.6-5.8 1-3.7 4.3-6.5 5.6-10.3 1.2-3.6 2.6-6.7 6.1-9.6l-.9-7.1c2.7.7 5 2.3 6.8 "
     "4.4l3.7-5.4c1.5 1.7 2.7 3.7 3.3 6 13.3 3.8 19.1 18.3 17.1 39.3z"},
    {detail, "M41.5 20.5c5.5 5.5 7.3 14.5 6 25.5M30.5 32.5c1.3-1.7 2-3.3 2.1-5.5"},
    {detail, "M22.8 22.9l1.6-.6M13 37.8l.4-.6"},
};

constexpr Part pawn_parts[] = {
    {body,
     "M32 11.5c-5 0-8.7 3.8-8.7 8.4 0 2.7 1.2 5 3.2 6.6h-2.6c-1.7 0-2.5 2-1.3 3.2l4.5 4.3c-.7 "
     "5.6-3.7 9-7.7 12.2-2.3 1.8-3.6 3.8-3.6 6.6v1.2h32.4v-1.2c0-2.8-1.3-4.8-3.6-6.6-4-3.2-7-6.6"
     "-7.7-12.2l4.5-4.3c1.2-1.2.4-3.2-1.3-3.2h-2.6c2-1.6 3.2-3.9 3.2-6.6 0-4.6-3.7-8.4-8.7-8.4"
     "z"},
    {detail, "M27.1 34h9.8"},
};

constexpr Part disc_parts[] = {{body, "M9 32a23 23 0 1 1 46 0a23 23 0 1 1-46 0z"}};

}  // namespace

std::span<const Part> parts_of(Kind shape) {
  switch (shape) {
    case king:
      return king_parts;
    case queen:
      return queen_parts;
    case rook:
      return rook_parts;
    case bishop:
      return bishop_parts;
    case knight:
      return knight_parts;
    default:
      return pawn_parts;
  }
}

std::span<const Part> parts_of_disc() {
  return disc_parts;
}

std::string_view name_of(Kind shape) {
  constexpr std::string_view names[] = {"king", "queen", "rook", "bishop", "knight", "pawn"};
  return names[shape];
}

}  // namespace feerie::picture
