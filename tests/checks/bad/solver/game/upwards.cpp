#include "core/fine.h"
#include "conditions/rebirth.h"
#include "variants/conditions/rebirth.h"
