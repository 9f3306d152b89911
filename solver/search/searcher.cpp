#include "search/searcher.h"

#include "game/game.h"
#include "search/trees.h"

namespace feerie {

// The search is written once and compiled here for each kernel.
template class Searcher<Game>;

}  // namespace feerie
