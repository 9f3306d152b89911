#include "conditions/rebirth/rebirth.h"
#include "game/fine.h"
#include "input/upwards.h"
