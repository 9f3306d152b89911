#include "input/options.h"

#include <iterator>
#include <vector>

#include "game/catalogue.h"
#include "game/sources.h"

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

void retro_analysis(Options& options, const OptionValue& value) {
  options.others.push_back({"RetroAnalysis", value.numbers});
}

/// What options say about the past of the diagram.
constexpr std::string_view codex_16 = "Codex for Chess Composition, 16";

const OptionEntry entries[] = {
    {{"Defence", "Widerlegung", "Defense"},
     {"also shows tries that have at most so many refutations",
      "zeigt auch Verführungen mit höchstens so vielen Widerlegungen",
      "affiche aussi les essais qui ont au plus ce nombre de réfutations"},
     Takes::number,
     defence},
    {{"SetPlay", "Satzspiel", "Apparent"},
     {"solves the set play too", "löst auch das Satzspiel", "résout aussi le jeu apparent"},
     Takes::nothing,
     set<&Options::set_play>},
    {{"WhiteToPlay", "WeissBeginnt", "ApparentSeul"},
     {"White moves first where Black would: help play, and play from position to position",
      "Weiß beginnt, wo sonst Schwarz beginnen würde: im Hilfsspiel und von Stellung zu Stellung",
      "les Blancs commencent là où les Noirs le feraient : jeu aidé et jeu de position à position"},
     Takes::nothing,
     set<&Options::white_to_play>},
    {{"Variations", "Varianten", "Variantes"},
     {"shows threats and variations", "zeigt Drohungen und Varianten",
      "affiche les menaces et les variantes"},
     Takes::nothing,
     set<&Options::variations>},
    {{"MoveNumbers", "Zugnummern", "Trace"},
     {"tells which first move is being examined", "sagt, welcher erste Zug gerade untersucht wird",
      "indique le premier coup qui est examiné"},
     Takes::nothing,
     set<&Options::move_numbers>},
    {{"StartMoveNumber", "StartZugnummer", "Enroute"},
     {"begins at this first move, as numbered by MoveNumbers",
      "beginnt bei diesem ersten Zug, gezählt wie von Zugnummern",
      "commence à ce premier coup, compté comme par Trace"},
     Takes::move_numbers,
     number_moves<&Options::start_move_number>,
     1},
    {{"NoWk", "OhneWk", "SansRB"},
     {"White needs no king", "Weiß braucht keinen König", "les Blancs n'ont pas besoin de roi"},
     Takes::nothing,
     set<&Options::no_white_king>},
    {{"Duplex", "Duplex", "Duplex"},
     {"solves again with the sides exchanged", "löst noch einmal mit vertauschten Parteien",
      "résout une seconde fois en échangeant les camps"},
     Takes::nothing,
     set<&Options::duplex>},
    {{"NoBk", "OhneSk", "SansRN"},
     {"Black needs no king", "Schwarz braucht keinen König", "les Noirs n'ont pas besoin de roi"},
     Takes::nothing,
     set<&Options::no_black_king>},
    {{"Threat", "Drohung", "Menace"},
     {"the attack must give check or threaten to succeed in at most so many moves",
      "der Angriff muss Schach bieten oder drohen, in höchstens so vielen Zügen zum Ziel zu kommen",
      "l'attaque doit donner échec ou menacer d'aboutir en au plus ce nombre de coups"},
     Takes::number,
     keep<&Options::threat>},
    {{"NoThreat", "OhneDrohung", "SansMenace"},
     {"shows variations without looking for threats",
      "zeigt Varianten, ohne nach Drohungen zu suchen",
      "affiche les variantes sans chercher les menaces"},
     Takes::nothing,
     set<&Options::no_threat>},
    {{"Try", "Verfuehrung", "Essais"},
     {"also shows tries that have one refutation",
      "zeigt auch Verführungen mit einer einzigen Widerlegung",
      "affiche aussi les essais qui n'ont qu'une réfutation"},
     Takes::nothing,
     try_play},
    {{"MaxSolutions", "MaxLoesungen", "MaxSolutions"},
     {"stops after so many solutions", "hört nach so vielen Lösungen auf",
      "s'arrête après ce nombre de solutions"},
     Takes::number,
     keep<&Options::max_solutions>,
     1},
    {{"MaxFlightsquares", "MaxFluchtFelder", "MaxCasesFuites"},
     {"the attack must leave the king at most so many flights",
      "der Angriff darf dem König höchstens so viele Fluchtfelder lassen",
      "l'attaque doit laisser au roi au plus ce nombre de cases de fuite"},
     Takes::number,
     keep<&Options::max_flight_squares>},
    {{"Search", "Suchen", "Search"},
     {"accepted for old problem files, without effect",
      "wird für alte Dateien angenommen, ohne Wirkung",
      "accepté pour les anciens fichiers, sans effet"}},
    {{"MultiSolutions", "MehrereLoesungen", "MultiSolutions"},
     {"accepted for old problem files, without effect",
      "wird für alte Dateien angenommen, ohne Wirkung",
      "accepté pour les anciens fichiers, sans effet"}},
    {{"NoSymmetry", "KeineSymmetrie", "NonSymetrique"},
     {"accepted for old problem files, without effect",
      "wird für alte Dateien angenommen, ohne Wirkung",
      "accepté pour les anciens fichiers, sans effet"}},
    {{"NonTrivial", "NichtTrivial", "NonTrivial"},
     {"leaves the defence one move that holds out longer than the second number of moves, and so "
      "many more in all",
      "lässt der Verteidigung einen Zug, der länger hält als die zweite Zahl von Zügen, und "
      "insgesamt so viele weitere",
      "laisse à la défense un coup qui tient plus longtemps que le second nombre de coups, et tant "
      "d'autres en tout"},
     Takes::two_numbers,
     non_trivial},
    {{"KeepMatingPiece", "HalteMattsetzendenStein", "RetiensPieceMatante"},
     {"stops where no unit is left that could mate",
      "hört auf, wo kein Stein mehr da ist, der mattsetzen könnte",
      "s'arrête là où il ne reste plus de pièce qui puisse mater"},
     Takes::nothing,
     set<&Options::keep_mating_piece>},
    {{"EnPassant", "EnPassant", "EnPassant"},
     {"the last move was a double step over these squares",
      "der letzte Zug war ein Doppelschritt über diese Felder",
      "le dernier coup était un double pas par ces cases"},
     Takes::squares,
     add<&Options::en_passant>,
     0,
     false,
     nullptr,
     codex_16},
    {{"NoBoard", "OhneBrett", "SansEchiquier"},
     {"shows no diagram", "zeigt kein Diagramm", "n'affiche pas le diagramme"},
     Takes::nothing,
     set<&Options::no_board>},
    {{"NoShortVariations", "OhneKurzVarianten", "SansVariantesCourtes"},
     {"shows no variations that are shorter than the solution",
      "zeigt keine Varianten, die kürzer sind als die Lösung",
      "n'affiche pas les variantes plus courtes que la solution"},
     Takes::nothing,
     set<&Options::no_short_variations>},
    {{"HalfDuplex", "HalbDuplex", "DemiDuplex"},
     {"solves with the sides exchanged only", "löst nur mit vertauschten Parteien",
      "résout seulement en échangeant les camps"},
     Takes::nothing,
     set<&Options::half_duplex>},
    {{"PostKeyPlay", "NachSchluessel", "ApresCle"},
     {"the diagram stands after the key: shows the play that follows",
      "das Diagramm ist die Stellung nach dem Schlüssel: zeigt das Spiel danach",
      "le diagramme est la position après la clé : affiche le jeu qui suit"},
     Takes::nothing,
     post_key_play},
    {{"Intelligent", "Intelligent", "Intelligent"},
     {"looks for mates and stalemates first; shows at most so many solutions of each",
      "sucht zuerst nach Matt- oder Pattbildern; zeigt höchstens so viele Lösungen zu jedem",
      "cherche d'abord les images de mat ou de pat ; affiche au plus ce nombre de solutions de "
      "chacune"},
     Takes::optional_number,
     intelligent},
    {{"MaxTime", "MaxZeit", "MaxTemps"},
     {"stops after so many seconds", "hört nach so vielen Sekunden auf",
      "s'arrête après ce nombre de secondes"},
     Takes::number,
     keep<&Options::max_time>,
     1},
    {{"NoCastling", "KeineRochade", "SansRoquer"},
     {"no castling with the kings and rooks on these squares",
      "keine Rochade mit den Königen und Türmen auf diesen Feldern",
      "pas de roque avec les rois et les tours de ces cases"},
     Takes::squares,
     add<&Options::no_castling>,
     0,
     false,
     nullptr,
     codex_16},
    {{"Quodlibet", "Quodlibet", "Quodlibet"},
     {"in selfmates and reflex mates a direct mate is a solution too",
      "im Selbst- und Reflexmatt ist auch ein direktes Matt eine Lösung",
      "dans les mats inverses et réflexes, un mat direct est aussi une solution"},
     Takes::nothing,
     set<&Options::quodlibet>},
    {{"StopOnShortSolutions", "StopNachKurzloesungen", "FinApresSolutionsCourtes"},
     {"stops as soon as there are solutions that are shorter than asked for",
      "hört auf, sobald es Lösungen gibt, die kürzer sind als verlangt",
      "s'arrête dès qu'il y a des solutions plus courtes que demandé"},
     Takes::nothing,
     set<&Options::stop_on_short_solutions>},
    {{"Beep", "Pieps", "Bip"},
     {"accepted for old problem files, without effect",
      "wird für alte Dateien angenommen, ohne Wirkung",
      "accepté pour les anciens fichiers, sans effet"},
     Takes::optional_number,
     beep},
    {{"SuppressGrid", "OhneGitter", "SansGrille"},
     {"draws no grid lines", "zeichnet keine Gitterlinien",
      "ne dessine pas les lignes de la grille"},
     Takes::nothing,
     set<&Options::suppress_grid>},
    {{"WriteGrid", "ZeichneGitter", "AjouteGrille"},
     {"also draws the grid by itself", "zeichnet auch das Gitter für sich allein",
      "dessine aussi la grille seule"},
     Takes::nothing,
     set<&Options::write_grid>},
    {{"CastlingMutuallyExclusive", "RochadenGegenseitigAusschliessend",
      "RoquesMutuellementExclusifs"},
     {"castling with one rook of a pair rules out castling with the other one",
      "die Rochade mit dem einen Turm eines Paares schließt die mit dem anderen aus",
      "le roque avec une tour d'une paire exclut le roque avec l'autre"},
     Takes::square_pairs,
     mutually_exclusive,
     0,
     false,
     nullptr,
     codex_16},
    {{"GoalIsEnd", "ZielIstEnde", "ButEstFin"},
     {"play ends if the wrong side reaches the goal",
      "das Spiel endet, wenn die falsche Partei das Ziel erreicht",
      "le jeu s'arrête si le mauvais camp atteint le but"},
     Takes::nothing,
     set<&Options::goal_is_end>},
    {{"NullMoves", "NullZuege", "CoupsVides"},
     {"a side that is not in check may pass, unless the other side has just passed",
      "eine Partei, die nicht im Schach steht, darf aussetzen, außer wenn die andere gerade "
      "ausgesetzt hat",
      "un camp qui n'est pas en échec peut passer, sauf si l'autre vient de passer"},
     Takes::nothing,
     set<&Options::null_moves>},
    {{"UpToMoveNumber", "BisZugnummer", "JusquAuCoup"},
     {"ends with this first move, as numbered by MoveNumbers",
      "endet mit diesem ersten Zug, gezählt wie von Zugnummern",
      "finit par ce premier coup, compté comme par Trace"},
     Takes::move_numbers,
     number_moves<&Options::up_to_move_number>,
     1},
    {{"TrivialTriesAvoid", "TrivialeFehlversucheUnterdruecken", "TrivialEssaiSupprimer"},
     {"shows no tries that give check", "zeigt keine Verführungen, die Schach bieten",
      "n'affiche pas les essais qui donnent échec"},
     Takes::nothing,
     set<&Options::trivial_tries_avoid>},
    {{"MatesIn1", "MattsIn1", "MatsEn1"},
     {"also shows defences that end play at once where longer play is possible",
      "zeigt auch Verteidigungen, die das Spiel sofort beenden, wo längeres möglich ist",
      "affiche aussi les défenses qui terminent le jeu aussitôt là où il pourrait durer"},
     Takes::nothing,
     set<&Options::mates_in_1>},
    // An option of our own.
    {{"Castling", "Rochade", "Roque"},
     {"castling is possible exactly with the kings and rooks on these squares",
      "die Rochade ist genau mit den Königen und Türmen auf diesen Feldern möglich",
      "le roque n'est possible qu'avec les rois et les tours de ces cases"},
     Takes::squares,
     castling,
     0,
     true,
     nullptr,
     sources::own},
    {{"RetroAnalysis", "Retroanalyse", "AnalyseRetrograde"},
     {"rights and the side on move are deduced from the past of the diagram: on or off",
      "Rechte und Anzugsrecht werden aus der Vorgeschichte erschlossen: an oder aus",
      "droits et trait sont déduits du passé du diagramme : oui ou non"},
     Takes::on_or_off,
     retro_analysis,
     0,
     true,
     nullptr,
     codex_16},
};

/// The options above, and behind them those of the rules.
std::vector<OptionEntry> all_entries() {
  std::vector<OptionEntry> all(std::begin(entries), std::end(entries));
  for (OptionEntry& entry : all) {
    if (entry.source.empty()) entry.source = sources::programs;
  }
  for (const GameOption* option : Catalogue<GameOption>::all()) {
    OptionEntry entry;
    entry.names = option->names;
    entry.summary = option->summary;
    entry.source = option->source;
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
