#include "search/prove/prover.h"

#include "search/prove/engine_prover.h"

namespace feerie {

std::unique_ptr<Prover> make_prover(const Plan& plan, Game& game, const Manner& manner,
                                    Table& table, Watch& watch, Course& course) {
  auto prover = std::make_unique<EngineProver<Game>>(plan, game, manner, table, watch, course);
  prover->leave_to(make_forced_mates(plan, game, manner, table, watch));
  return prover;
}

}  // namespace feerie
