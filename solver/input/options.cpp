#include "input/options.h"

#include <iterator>
#include <vector>

#include "game/catalogue.h"

namespace feerie {

namespace {

using Takes = OptionEntry::Takes;

template <bool Options::*Flag>
void set(Options& options, const OptionValue& /*value*/) {
  options.*Flag = true;
}

template <std::optional<int> Options::*Number>
void keep(Options& options, const OptionValue& value) {
  options.*Number = value.numbers.front();
}

template <std::vector<Square> Options::*List>
void add(Options& options, const OptionValue& value) {
  (options.*List).insert((options.*List).end(), value.squares.begin(), value.squares.end());
}

template <std::vector<int> Options::*List>
void number_moves(Options& options, const OptionValue& value) {
  options.*List = value.numbers;
  options.move_numbers = true;
}

void defence(Options& options, const OptionValue& value) {
  options.defence = value.numbers.front();
  options.try_play = *options.defence > 0;
}

void try_play(Options& options, const OptionValue& /*value*/) {
  options.defence = 1;
  options.try_play = true;
}

void post_key_play(Options& options, const OptionValue& /*value*/) {
  options.post_key_play = true;
  options.variations = true;
}

void intelligent(Options& options, const OptionValue& value) {
  options.intelligent = true;
  if (!value.numbers.empty()) options.intelligent_limit = value.numbers.front();
}

void beep(Options& options, const OptionValue& value) {
  options.beep = value.numbers.empty() ? 1 : value.numbers.front();
}

void non_trivial(Options& options, const OptionValue& value) {
  options.non_trivial = {value.numbers[0], value.numbers[1]};
}

void mutually_exclusive(Options& options, const OptionValue& value) {
  for (std::size_t i = 0; i + 1 < value.squares.size(); i += 2) {
    options.castling_mutually_exclusive.emplace_back(value.squares[i], value.squares[i + 1]);
  }
}

void castling(Options& options, const OptionValue& value) {
  options.castling_given = true;
  add<&Options::castling>(options, value);
}

const OptionEntry entries[] = {
    {{"Defence", "Widerlegung", "Defense"}, Takes::number, defence},
    {{"SetPlay", "Satzspiel", "Apparent"}, Takes::nothing, set<&Options::set_play>},
    {{"WhiteToPlay", "WeissBeginnt", "ApparentSeul"}, Takes::nothing, set<&Options::white_to_play>},
    {{"Variations", "Varianten", "Variantes"}, Takes::nothing, set<&Options::variations>},
    {{"MoveNumbers", "Zugnummern", "Trace"}, Takes::nothing, set<&Options::move_numbers>},
    {{"StartMoveNumber", "StartZugnummer", "Enroute"},
     Takes::move_numbers,
     number_moves<&Options::start_move_number>,
     1},
    {{"NoWk", "OhneWk", "SansRB"}, Takes::nothing, set<&Options::no_white_king>},
    {{"Duplex", "Duplex", "Duplex"}, Takes::nothing, set<&Options::duplex>},
    {{"NoBk", "OhneSk", "SansRN"}, Takes::nothing, set<&Options::no_black_king>},
    {{"Threat", "Drohung", "Menace"}, Takes::number, keep<&Options::threat>},
    {{"NoThreat", "OhneDrohung", "SansMenace"}, Takes::nothing, set<&Options::no_threat>},
    {{"Try", "Verfuehrung", "Essais"}, Takes::nothing, try_play},
    {{"MaxSolutions", "MaxLoesungen", "MaxSolutions"},
     Takes::number,
     keep<&Options::max_solutions>,
     1},
    {{"MaxFlightsquares", "MaxFluchtFelder", "MaxCasesFuites"},
     Takes::number,
     keep<&Options::max_flight_squares>},
    {{"Search", "Suchen", "Search"}},
    {{"MultiSolutions", "MehrereLoesungen", "MultiSolutions"}},
    {{"NoSymmetry", "KeineSymmetrie", "NonSymetrique"}},
    {{"NonTrivial", "NichtTrivial", "NonTrivial"}, Takes::two_numbers, non_trivial},
    {{"KeepMatingPiece", "HalteMattsetzendenStein", "RetiensPieceMatante"},
     Takes::nothing,
     set<&Options::keep_mating_piece>},
    {{"EnPassant", "EnPassant", "EnPassant"}, Takes::squares, add<&Options::en_passant>},
    {{"NoBoard", "OhneBrett", "SansEchiquier"}, Takes::nothing, set<&Options::no_board>},
    {{"NoShortVariations", "OhneKurzVarianten", "SansVariantesCourtes"},
     Takes::nothing,
     set<&Options::no_short_variations>},
    {{"HalfDuplex", "HalbDuplex", "DemiDuplex"}, Takes::nothing, set<&Options::half_duplex>},
    {{"PostKeyPlay", "NachSchluessel", "ApresCle"}, Takes::nothing, post_key_play},
    {{"Intelligent", "Intelligent", "Intelligent"}, Takes::optional_number, intelligent},
    {{"MaxTime", "MaxZeit", "MaxTemps"}, Takes::number, keep<&Options::max_time>, 1},
    {{"NoCastling", "KeineRochade", "SansRoquer"}, Takes::squares, add<&Options::no_castling>},
    {{"Quodlibet", "Quodlibet", "Quodlibet"}, Takes::nothing, set<&Options::quodlibet>},
    {{"StopOnShortSolutions", "StopNachKurzloesungen", "FinApresSolutionsCourtes"},
     Takes::nothing,
     set<&Options::stop_on_short_solutions>},
    {{"Beep", "Pieps", "Bip"}, Takes::optional_number, beep},
    {{"SuppressGrid", "OhneGitter", "SansGrille"}, Takes::nothing, set<&Options::suppress_grid>},
    {{"WriteGrid", "ZeichneGitter", "AjouteGrille"}, Takes::nothing, set<&Options::write_grid>},
    {{"CastlingMutuallyExclusive", "RochadenGegenseitigAusschliessend",
      "RoquesMutuellementExclusifs"},
     Takes::square_pairs,
     mutually_exclusive},
    {{"GoalIsEnd", "ZielIstEnde", "ButEstFin"}, Takes::nothing, set<&Options::goal_is_end>},
    {{"unpublishedoption", "nichtpublizierteoption", "optionnonpubliee"}},
    {{"NullMoves", "NullZuege", "CoupsVides"}, Takes::nothing, set<&Options::null_moves>},
    {{"UpToMoveNumber", "BisZugnummer", "JusquAuCoup"},
     Takes::move_numbers,
     number_moves<&Options::up_to_move_number>,
     1},
    {{"TrivialTriesAvoid", "TrivialeFehlversucheUnterdruecken", "TrivialEssaiSupprimer"},
     Takes::nothing,
     set<&Options::trivial_tries_avoid>},
    {{"MatesIn1", "MattsIn1", "MatsEn1"}, Takes::nothing, set<&Options::mates_in_1>},
    // An option of our own.
    {{"Castling", "Rochade", "Roque"}, Takes::squares, castling, 0, true},
};

/// The options above, and behind them those of the rules.
std::vector<OptionEntry> all_entries() {
  std::vector<OptionEntry> all(std::begin(entries), std::end(entries));
  for (const GameOption* option : Catalogue<GameOption>::all()) {
    OptionEntry entry;
    entry.names = option->names;
    entry.secondary = true;
    entry.game = option;
    if (option->usual_number != 0) {
      entry.takes = Takes::optional_number;
      entry.least = 1;
    }
    all.push_back(entry);
  }
  return all;
}

}  // namespace

std::span<const OptionEntry> option_entries() {
  static const std::vector<OptionEntry> all = all_entries();
  return all;
}

}  // namespace feerie
