#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "report/moves.h"

namespace feerie::report {

/// The move just played on the game: departure, arrival, placement after it.
nlohmann::json move_json(const Game& game);

/// Fills the lists of moves of one phase, and beside each list another one with its moves as text:
/// `solutions` and `text`, `lines` and `lines_text` ...
class JsonPlay {
 public:
  /// The game stands in the position from which the play starts and is left there after each call.
  /// `full_length`: half-moves of a line of full length; 0 where the stipulation does not say it.
  /// `object` is what the phase is written to. It has `lines` already if they are wanted.
  JsonPlay(Game& game, const Lettering& lettering, int full_length, nlohmann::json& object)
      : game_(game), moves_(game, lettering, true), full_length_(full_length), object_(object) {}

  /// A move of battle play with everything behind it.
  void tree(const solution::TreeMove& shown);
  /// A line of help or series play.
  void line(const solution::Line& line);
  /// A line with units that nobody sees: its moves are told without placement.
  void announced(const solution::AnnouncedLine& line);
  void announced(const solution::AnnouncedMove& shown);

 private:
  void add(const ShownTree& shown);
  void add(const ShownLine& line, nlohmann::json moves);
  /// `list`, `texts`: the lists of the object to which moves and their text belong.
  void add(const std::string& list, const std::string& texts, nlohmann::json moves,
           std::string text);
  void visit(const ShownTree& shown, int depth, const std::string& list);
  void visit_replies(const ShownTree& shown, int depth, const std::string& list);
  void collect(const std::vector<solution::Ply>& plies, std::size_t next, nlohmann::json& moves);

  Game& game_;
  MoveTeller moves_;
  int full_length_;
  nlohmann::json& object_;
  /// The way from the key to the move being visited.
  nlohmann::json path_ = nlohmann::json::array();
  std::string path_text_;
};

}  // namespace feerie::report
