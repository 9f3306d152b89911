#include "uncertain/announced.h"

namespace feerie::uncertain {

using solution::Announcement;

Announcement announced(const Saying& saying, const Moment& now) {
  Announcement told;
  told.side = saying.side;
  told.from = saying.from;
  told.to = saying.to;
  told.kind = saying.kind;
  told.neutral = saying.from != no_square && contains(now.visible.neutral(), saying.from);
  told.en_passant = saying.en_passant;
  if (saying.promoted != no_kind) told.promoted = saying.promoted;
  switch (saying.type) {
    case Saying::Type::castling:
      told.type = Announcement::Type::castling;
      break;
    case Saying::Type::hidden_move:
      told.type = Announcement::Type::hidden_move;
      break;
    case Saying::Type::hidden_capture:
      told.type = Announcement::Type::hidden_capture;
      break;
    case Saying::Type::pass:
      break;
    case Saying::Type::takes_hidden:
    case Saying::Type::visible: {
      const Bitboard arrived = now.arrived[index(opposite(saying.side))];
      const bool takes_hidden = saying.type == Saying::Type::takes_hidden;
      const bool known = contains(arrived, saying.to);
      told.captures =
          takes_hidden || known || saying.en_passant || contains(now.visible.all(), saying.to);
      if (takes_hidden && !known) {
        told.unknown_victim =
            saying.en_passant ? make_square(file_of(saying.to), rank_of(saying.from)) : saying.to;
      }
      break;
    }
  }
  return told;
}

}  // namespace feerie::uncertain
