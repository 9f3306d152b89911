#include "core/fine.h"
#include "conditions/rebirth/rebirth.h"
#include "variants/conditions/rebirth/rebirth.h"
