// BGL: each side has an account of squares, and the length of each of its moves is taken from it.
// The length is the distance between the centres of the two squares of the move, rounded to
// hundredths; of a castling only the king's move counts. A side that has too little left cannot
// make the move. If only one number is given, the sides share an account. The sign `-` stands for
// an account without end.
//
// The notation tells after each move what is left in the accounts; nothing is told where the
// account of the side on move has no end.
//
// Source: BGL (Borodatov, Grubert, Loustau); as solved by Popeye 4.104.
#include <algorithm>
#include <array>

#include "conditions/shared/lengths.h"
#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason spent{"BGL", Style::amount};

/// Each side has the number of a memory slot, which is -1 for an account without end. Sides that
/// share an account have the same slot.
struct Accounts {
  std::array<int, 2> slot;
  std::array<std::uint16_t, 2> first;
  bool shared;
};

int price(const Candidate& move, Square end) {
  const bool goes = move.from != no_square && end != no_square;
  return goes ? lengths::distances<100>[move.from][end] : 0;
}

/// Can a step follow the capture (Take & Make), so that only the whole move shows its length? A
/// capture of a king is not followed by a step.
bool may_go_on(const Game& game, const Candidate& move) {
  return move.captures() && game.rules().facts().carries_capturers &&
         !game.position().at(move.capture).royal();
}

std::uint16_t left(const Position& position, int slot) {
  return slot < 0 ? no_amount : position.memory(slot);
}

bool affordable(Game& game, const Candidate& move, Side side, const Arguments& arguments) {
  const int slot = arguments.as<Accounts>().slot[index(side)];
  return slot < 0 || may_go_on(game, move) || price(move, move.to) <= left(game.position(), slot);
}

void pay(Play& play, const Arguments& arguments) {
  const auto& accounts = arguments.as<Accounts>();
  const int slot = accounts.slot[index(play.side())];
  if (slot < 0) return;
  const Candidate& move = play.candidate();
  const Square end = move.castles() ? move.to : end_of_move(play.effects(), move.from);
  const int rest = left(play.position(), slot) - price(move, end);
  if (rest < 0) return play.reject();
  play.remember(slot, static_cast<std::uint16_t>(rest));
  play.tell(left(play.position(), accounts.slot[0]), spent);
  if (!accounts.shared) play.tell(left(play.position(), accounts.slot[1]), spent);
}

/// A move that costs more is none (`affordable`).
void pay_plainly(Position& position, const Candidate& move, const Arguments& arguments) {
  const int slot = arguments.as<Accounts>().slot[index(position.turn())];
  if (slot < 0) return;
  const int rest = left(position, slot) - price(move, move.to);
  position.set_memory(slot, static_cast<std::uint16_t>(std::max(rest, 0)));
}

/// Tells the accounts behind a move of the side.
void tell_plainly(const Position& position, Side mover, Journal& journal,
                  const Arguments& arguments) {
  const auto& accounts = arguments.as<Accounts>();
  if (accounts.slot[index(mover)] < 0) return;
  journal.tell(left(position, accounts.slot[0]), spent);
  if (!accounts.shared) journal.tell(left(position, accounts.slot[1]), spent);
}

void open_accounts(Position& position, const Arguments& arguments) {
  const auto& accounts = arguments.as<Accounts>();
  for (const Side side : {Side::white, Side::black}) {
    const int slot = accounts.slot[index(side)];
    if (slot >= 0) position.set_memory(slot, accounts.first[index(side)]);
  }
}

/// An account can hold no more than this, because hundredths of squares are counted in sixteen
/// bits.
constexpr int most_amount = 655;
constexpr Message<int> too_rich{"an account of BGL is at most {}",
                                "ein Konto von BGL beträgt höchstens {}",
                                "un compte de BGL est de {} au plus"};

void enrol(Rulebook& book, Arguments& arguments) {
  Accounts accounts{{-1, -1}, {0, 0}, arguments.numbers.size() == 1};
  for (const Side side : {Side::white, Side::black}) {
    const int amount = accounts.shared ? arguments.numbers[0] : arguments.numbers[index(side)];
    if (amount == Arguments::unlimited) continue;
    if (amount >= no_amount) return book.object(too_rich, most_amount);
    const bool known = accounts.shared && side == Side::black;
    accounts.slot[index(side)] = known ? accounts.slot[0] : book.reserve();
    accounts.first[index(side)] = static_cast<std::uint16_t>(amount);
  }
  arguments.derived = std::make_shared<const Accounts>(accounts);
  book.declare({.restricts_moves = true, .restricts_observation = true});
  book.prepare(open_accounts);
  book.restrict_move(affordable, moves_and_checks);
  book.during(Step::account, pay,
              {.remembers = pay_plainly, .tells = tell_plainly, .units = Extent::Units::none});
}

const Catalogue<Condition>::Entry bgl{{
    .names = {"BGL", "BGL", "BGL"},
    .summary = {"the moves of a side have a limited length in all",
                "die Züge einer Partei haben zusammen eine begrenzte Länge",
                "les coups d'un camp ont au total une longueur limitée"},
    .source = "example: P. Petkov, feenschach 1999",
    .place = 156,
    .parameters = {.numbers = Parameters::Numbers::accounts},
    .enrol = enrol,
}};

}  // namespace
}  // namespace feerie
