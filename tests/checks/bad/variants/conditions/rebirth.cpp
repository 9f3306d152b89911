#include "conditions/rebirth.h"
#include "game/fine.h"
#include "input/upwards.h"
