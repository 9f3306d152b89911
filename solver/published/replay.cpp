#include "published/replay.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include <fmt/format.h>

#include "output/notation.h"
#include "output/replay.h"
#include "published/move_text.h"
#include "report/board_text.h"

namespace feerie::published {
namespace {

/// A move of the position.
struct Known {
  Move move;
  /// In the letters of the published text, and as the program writes it.
  std::string text, own;
};

Letters letters_of(const Kinds& kinds, const Lettering& lettering) {
  Letters letters;
  for (const Kind kind : {king, queen, rook, bishop, knight, pawn}) {
    Piece unit;
    unit.kind = kind;
    letters.push_back(walk_name(unit, kinds, lettering));
  }
  return letters;
}

/// Plays with the letters of one language.
class Player {
 public:
  Player(Game& game, const Lettering& written, const Playing& playing)
      : game_(game),
        boards_(playing.boards),
        written_(written),
        own_(playing.lettering),
        self_check_(playing.self_check),
        letters_(letters_of(game.rules().kinds(), written)) {}

  /// Half-moves that could be played so far.
  [[nodiscard]] int played() const { return played_; }

  std::vector<Replayed> play_all(const std::vector<ScoreMove>& roots) {
    std::vector<Replayed> all;
    all.reserve(roots.size());
    for (const ScoreMove& root : roots) {
      faults_.clear();
      Replayed played;
      played.begins = play(root, nullptr, "", played.move);
      played.faults = std::move(faults_);
      all.push_back(std::move(played));
    }
    return all;
  }

 private:
  /// Plays the move and what is behind it; false if it cannot be played.
  bool play(const ScoreMove& written, const ScoreMove* before, const std::string& way,
            ScoreMove& played) {
    played.text = written.text;
    played.label = written.label;
    played.mark = written.mark;
    played.line = written.line;
    played.unfinished = written.unfinished;
    if (written.text.empty()) {
      play_behind(written, way, played);
      return true;
    }
    // What follows any other move cannot be played: there is no one position for it.
    if (written.text == "~") return true;
    const std::string here = way_to(way, written);
    if (written.text == "...") {
      played.text = " ...";
      during_pass(game_, Pass::omitted, [&] { play_behind(written, here, played); });
      return true;
    }
    // A side moves twice in a row in series play.
    const bool again = before != nullptr && before->label.second == written.label.second;
    Fault::Why why = Fault::Why::not_legal;
    for (const bool passing : {again, !again}) {
      if (passing && before == nullptr) continue;
      const Game::Passing pass(game_, passing);
      const auto known = find(written.text);
      if (known.empty()) {
        if (leaves_king_attacked(written.text)) why = Fault::Why::self_check;
        continue;
      }
      if (known.size() > 1) {
        faults_.push_back({Fault::Why::ambiguous, here, written.line});
        return false;
      }
      played.text = known.front().own;
      ++played_;
      during(game_, known.front().move, [&] {
        if (boards_) {
          played.board = report::board_text(game_.position(), game_.rules().kinds(), own_);
        }
        play_behind(written, here, played);
      });
      return true;
    }
    faults_.push_back({why, here, written.line});
    return false;
  }

  static std::string way_to(const std::string& way, const ScoreMove& move) {
    const Label& label = move.label;
    return fmt::format("{}{}{}.{}{}", way, way.empty() ? "" : " ", label.number,
                       label.second ? ".." : "", move.text);
  }

  void play_behind(const ScoreMove& written, const std::string& way, ScoreMove& played) {
    if (!written.threats.empty()) {
      during_pass(game_, Pass::imagined,
                  [&] { play_list(written.threats, nullptr, way, played.threats); });
    }
    play_list(written.replies, &written, way, played.replies);
    play_list(written.refutations, &written, way, played.refutations);
  }

  void play_list(const std::vector<ScoreMove>& written, const ScoreMove* before,
                 const std::string& way, std::vector<ScoreMove>& played) {
    for (const ScoreMove& move : written) {
      ScoreMove next;
      if (play(move, before, way, next)) played.push_back(std::move(next));
    }
    join_equal_moves(played);
  }

  /// The moves of the position that the text fits best.
  std::vector<Known> find(const std::string& text) {
    const std::string written = normalised(with_letters(text, letters_));
    auto found = find_among(written, Legality::full);
    if (found.empty() && self_check_) found = find_among(written, Legality::self_check);
    return found;
  }

  bool leaves_king_attacked(const std::string& text) {
    return !find_among(normalised(with_letters(text, letters_)), Legality::self_check).empty();
  }

  std::vector<Known> find_among(const std::string& written, Legality legality) {
    std::map<std::string, Known> fitting;
    Fit best = Fit::loose;
    const auto look = [&](const Move& move) {
      std::string text = normalised(notate_last(game_, written_));
      // Many composers write N for a knight, where no nightrider could be meant.
      Fit fits = fit(written, text);
      if (fits == Fit::none && written.starts_with('N') && text.starts_with('S')) {
        fits = std::min(fit("S" + written.substr(1), text), Fit::plain);
      }
      if (fits < best) return true;
      if (fits > best) fitting.clear();
      best = fits;
      std::string own = notate_last(game_, own_);
      fitting.try_emplace(own, Known{move, std::move(text), own});
      return true;
    };
    const Game::Judging judging(game_, legality);
    game_.each_move(look);
    std::vector<Known> known;
    known.reserve(fitting.size());
    for (auto& [own, each] : fitting) known.push_back(std::move(each));
    return known;
  }

  Game& game_;
  bool boards_;
  Lettering written_;
  Lettering own_;
  bool self_check_;
  Letters letters_;
  std::vector<Fault> faults_;
  int played_ = 0;
};

std::size_t faults_in(const std::vector<Replayed>& all) {
  std::size_t count = 0;
  for (const Replayed& played : all) count += played.faults.size();
  return count;
}

}  // namespace

std::vector<Replayed> replay(const std::vector<ScoreMove>& roots, Game& game,
                             const Playing& playing) {
  const Lettering& lettering = playing.lettering;
  Player first(game, lettering, playing);
  std::vector<Replayed> best = first.play_all(roots);
  int most = first.played();
  for (const Language language : {Language::english, Language::french, Language::german}) {
    if (faults_in(best) == 0) break;
    if (language == lettering.language) continue;
    Lettering other = lettering;
    other.language = language;
    Player player(game, other, playing);
    std::vector<Replayed> played = player.play_all(roots);
    if (player.played() <= most) continue;
    most = player.played();
    best = std::move(played);
  }
  return best;
}

std::vector<Replayed> as_written(const std::vector<ScoreMove>& roots) {
  std::vector<Replayed> moves;
  moves.reserve(roots.size());
  for (const ScoreMove& root : roots) moves.push_back({root, true, {}});
  return moves;
}

}  // namespace feerie::published
