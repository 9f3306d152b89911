#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "core/language.h"
#include "core/piece.h"
#include "core/square.h"
#include "game/catalogue.h"
#include "game/move.h"

namespace feerie {

class Game;
struct KindInfo;

/// A step across the board: files to the right, ranks up.
struct Vector {
  std::int8_t file;
  std::int8_t rank;
};

/// Where a unit can go, found by the reach function of its walk.
struct Reach {
  /// A move that is not described by its arrival square alone: a capture away from the arrival
  /// square (en passant, locusts), a double step.
  struct Special {
    Square to;
    Square capture;
    /// Double step: the square passed. It becomes `Candidate::via_to`.
    Square passed;
    MoveType type;
  };
  static constexpr int capacity = 96;

  /// Empty squares to which it can move.
  Bitboard quiet = 0;
  /// Occupied squares whose unit it could capture by moving there, of whichever side.
  Bitboard hits = 0;
  int special_count = 0;
  std::array<Special, capacity> specials;

  /// Some walks can come to a square in several ways, along several lines. For the unit on this
  /// square, if it is one, they are noted by numbers, 0..63: one for the way in which a line
  /// starts, which does not depend on its other end, and one for the way in which it ends, which
  /// does not depend on its start. Walks that have but one way note nothing.
  Square watched = no_square;
  Bitboard ways = 0;
  Bitboard endings = 0;
  /// Parts of the walk that come to the watched square and have noted nothing.
  int direct_ways = 0;

  void note_way(Bitboard squares, std::size_t start, std::size_t end) {
    if (watched == no_square || !contains(squares, watched)) return;
    ways |= Bitboard{1} << start % 64;
    endings |= Bitboard{1} << end % 64;
  }
  /// Is the unit on the square attacked?
  [[nodiscard]] bool attacks(Square target) const {
    if (contains(hits, target)) return true;
    for (const Special& special : all_specials()) {
      if (special.capture == target) return true;
    }
    return false;
  }
  /// Adds what another walk of the unit reaches, as part `number` of this one.
  void join(const Reach& part, std::size_t number) {
    quiet |= part.quiet;
    hits |= part.hits;
    for (const Special& special : part.all_specials()) add(special);
    if (watched == no_square || !part.attacks(watched)) return;
    direct_ways += part.ways == 0 ? 1 : 0;
    ways |= std::rotl(part.ways, static_cast<int>(16 * number));
    endings |= std::rotl(part.endings, static_cast<int>(16 * number));
  }
  void add(const Special& special) {
    if (special_count < capacity) specials[static_cast<std::size_t>(special_count++)] = special;
  }
  [[nodiscard]] std::span<const Special> all_specials() const {
    return std::span(specials).first(static_cast<std::size_t>(special_count));
  }
};

/// Finds the reach of a unit of this kind that stands, or is imagined to stand, on `from` and moves
/// for `side`. One function serves the generation of moves and the question what a unit observes.
using ReachFunction = void (*)(Game& game, const KindInfo& kind, Square from, Side side,
                               Reach& reach);

/// A superset, over all positions, of the squares on which a unit of this kind can capture.
using SpanFunction = Bitboard (*)(const KindInfo& kind, Square from, Side side);

/// Does a unit of this kind that stands on `from` attack the unit on the target? Gives the answer
/// that its reach gives, only faster.
using AttackFunction = bool (*)(Game& game, const KindInfo& kind, Square from, Side side,
                                Square target);

/// A superset, over all positions, of the squares, both ends aside, whose contents decide whether a
/// unit of this kind on `from` attacks the unit on the target.
using SightFunction = Bitboard (*)(const KindInfo& kind, Square from, Square target);

/// As a sight, but of the position on the board: the squares that decide as long as one unit of the
/// side moves, and captures, and no rule acts in that.
using SightNowFunction = Bitboard (*)(const Game& game, const KindInfo& kind, Square from,
                                      Side side, Square target);

/// How a unit comes from square to square, for those who go its way from elsewhere.
enum class Track : std::uint8_t {
  other,     ///< in a way that cannot be told apart from where it stands
  straight,  ///< along the straight line, or by a leap; over a hurdle if it needs one
  turning,   ///< over a hurdle at which it turns in one of several directions
  balanced,  ///< to the middle between its start and a unit beyond, of which others need nothing
};

/// What a walk is apart from its moves.
struct WalkTraits {
  bool royal = false;            ///< its units are royal without being called so
  bool pawn = false;             ///< promotes, starts with a double step or is otherwise pawn-like
  bool reversed = false;         ///< a pawn that promotes on the base line of its own side
  bool promotable = true;        ///< pawns can promote into it when it is in play
  bool motionless = false;       ///< its units never move and attack nothing
  bool hops_once = false;        ///< hops over one hurdle each time it moves
  bool hits_on_arrival = false;  ///< it captures nobody but on the square where it arrives
  Track track = Track::other;
};

/// Does a unit of the walk certainly capture nobody but on the square where it arrives?
constexpr bool captures_on_arrival(const WalkTraits& traits) {
  const bool straight = traits.track != Track::other || traits.hops_once;
  return !traits.pawn && (straight || traits.hits_on_arrival);
}

/// A walk: how a unit moves. A row of a table in variants/walks/.
struct Walk {
  /// Name in plain words; the catalogue's key is `letters`, which are unique per language.
  Names names;
  /// One or two capital letters in each language.
  Names letters;
  /// The movement in a sentence, in each language.
  Names summary = {};
  /// Where the walk is defined or who invented it, and when.
  std::string_view source = {};
  /// Position in printed lists.
  int place = 0;
  ReachFunction reach = nullptr;
  SpanFunction span = nullptr;
  /// Null where nothing is faster than the reach.
  AttackFunction attacks = nullptr;
  /// Null where any square may matter.
  SightFunction sight = nullptr;
  /// For walks of which the position tells more; null for others.
  SightNowFunction sight_now = nullptr;
  /// Returns a superset of the squares on which a move can end, whatever the position; null where
  /// nothing is known. It takes what `span` takes.
  SpanFunction stride = nullptr;
  std::span<const Vector> vectors = {};
  /// A number that the family needs (distance, angle).
  int parameter = 0;
  WalkTraits traits = {};
  /// In any one position a unit attacks one square at most of the line along each vector, and
  /// nothing else. Which one, is decided by the units that stand on the line before it.
  bool lands_once = false;
  /// For pawns that do not promote into queen, knight, rook and bishop: English names of the walks
  /// that take their place, and that of the king for rules under which pawns become kings.
  std::span<const std::string_view> promotes_into = {};
};

/// The walk of a unit as written in a problem: a plain walk, or a hunter with one walk towards the
/// far side of the board and another one back.
struct WalkId {
  const Walk* away = nullptr;
  const Walk* home = nullptr;  ///< null but for hunters

  [[nodiscard]] bool hunter() const { return home != nullptr; }
  friend bool operator==(const WalkId&, const WalkId&) = default;
};

/// "S", "LE", "R/N" in the language.
std::string letters_of(const WalkId& walk, Language language);

/// A walk as it is in play in a problem, with its tables.
struct KindInfo {
  WalkId walk;
  ReachFunction reach = nullptr;
  AttackFunction attacks = nullptr;
  SightFunction sight = nullptr;
  SightNowFunction sight_now = nullptr;
  WalkTraits traits;
  Kind number = 0;
  /// Kinds of the parts of a hunter.
  Kind away = 0;
  Kind home = 0;
  /// Squares reached by one application of the vectors, for walks that have any.
  std::array<Bitboard, square_count> leaps{};
  /// For each side and target: squares from which a unit of the side could ever capture there.
  std::array<std::array<Bitboard, square_count>, 2> observers{};

  [[nodiscard]] const Walk& plain() const { return *walk.away; }
};

/// The reach of a hunter: the part of `away` that gains ranks for the side and the part of `home`
/// that loses them.
void hunter_reach(Game& game, const KindInfo& kind, Square from, Side side, Reach& reach);

/// The kinds of a problem: the six orthodox ones and the fairy walks that are in play.
class Kinds {
 public:
  Kinds();

  /// The kind of a walk, entered now if it is new. At most `max_kinds`; throws std::length_error
  /// beyond.
  Kind enter(const WalkId& walk);
  /// As `enter`, for the walk of a unit of the diagram, into which pawns may promote.
  Kind enter_from_diagram(const WalkId& walk);
  /// The kinds entered from the diagram; not among them are parts of hunters and kinds that only
  /// rules brought into play.
  [[nodiscard]] KindSet in_diagram() const { return in_diagram_; }
  /// Units of this kind are no longer royal without being called so.
  void make_common(Kind kind);
  /// The kind of a walk that is in play already, or `max_kinds`.
  [[nodiscard]] Kind find(const WalkId& walk) const;
  [[nodiscard]] const KindInfo& operator[](Kind kind) const { return *kinds_[kind]; }
  [[nodiscard]] int count() const { return static_cast<int>(kinds_.size()); }
  /// All kinds in play.
  [[nodiscard]] KindSet all() const { return ~KindSet{0} >> (max_kinds - kinds_.size()); }

 private:
  std::vector<std::shared_ptr<const KindInfo>> kinds_;
  KindSet in_diagram_ = 0;
};

}  // namespace feerie
