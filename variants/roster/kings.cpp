// This file lists conditions about kings, check and mate that are known by name only. Who writes
// the rule of a condition takes its row out here, and puts the names and parameters into the file
// of the rule.
#include "roster/row.h"

namespace feerie {
namespace {

using Numbers = Parameters::Numbers;

const Row rows[] = {
    known(215, {"RoleExchange", "Rollentausch", "EchangeRole"},
          {"the sides can exchange their roles in the stipulation, at most so many times",
           "die Parteien können ihre Rollen in der Forderung tauschen, höchstens so oft",
           "les camps peuvent échanger leurs rôles dans l'énoncé, au plus ce nombre de fois"},
          {.numbers = Numbers::optional}, sources::not_found),
};

}  // namespace
}  // namespace feerie
