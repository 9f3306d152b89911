#include "search/prove/prover.h"

#include "search/mates/capturing_mates.h"
#include "search/mates/hope_of_mate.h"
#include "search/prove/engine_prover.h"

namespace feerie {

std::unique_ptr<Prover> make_prover(const Plan& plan, Game& game, const Manner& manner,
                                    Table& table, Watch& watch, Course& course) {
  auto prover = std::make_unique<EngineProver<Game>>(plan, game, manner, table, watch, course);
  auto forced = make_forced_mates(plan, game, manner, table, watch);
  if (!forced) forced = mates::HopeOfMate::make(plan, game, manner);
  prover->leave_to(std::move(forced));
  prover->listen_to(mates::CapturingMates::make(plan, game, manner));
  return prover;
}

}  // namespace feerie
