// This file lists conditions under which units change their walk or borrow one, and which are known
// by name only. Who writes the rule of a condition takes its row out here, and puts the names and
// parameters into the file of the rule.
#include "roster/row.h"

namespace feerie {
namespace {

using Walks = Parameters::Walks;

const Row rows[] = {
    known(191, {"ChameleonSequence", "Chamaeleonsequenz", "CameleonSequence"},
          {"chameleons change their walk in the order listed",
           "Chamäleons wechseln die Gangart in der angegebenen Reihenfolge",
           "les caméléons changent de marche dans l'ordre indiqué"},
          {.walks = Walks::optional}, sources::not_found),
};

}  // namespace
}  // namespace feerie
