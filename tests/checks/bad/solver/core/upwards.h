#pragma once
#include <vector>
#include "core/fine.h"
#include "game/upwards.h"
