#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "game/game.h"
#include "problem/announcement.h"
#include "search/watch.h"
#include "uncertain/knowledge.h"
#include "unit/uncertain/oracle.h"

/// What the oracles of hidden units share: all worlds of a diagram, and what is announced in them.
namespace feerie::test {

struct HiddenWorld {
  Game game;
  std::set<Square> hidden;
};

std::vector<HiddenWorld> worlds_of(const HiddenDiagram& diagram);

/// All half-moves that can be announced in some of the worlds, with what they reveal, and the
/// worlds that each of them leaves, behind it.
std::map<std::string, std::vector<HiddenWorld>> announced_in(
    const std::vector<HiddenWorld>& worlds);

/// Is the side on move mated in all of them?
bool mates_in_all(const std::vector<HiddenWorld>& worlds);

/// The half-move as `announced_in` names it.
std::string key_of(const solution::Announcement& ply);

/// Nothing if the visible units cannot be set up.
std::optional<uncertain::Knowledge> knowledge_of(const HiddenDiagram& diagram, Watch& watch);

}  // namespace feerie::test
