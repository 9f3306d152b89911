#pragma once

/// The public library: reading problems, solving them with a listener, judging them against
/// published solutions, drawing diagrams. Within a major version nothing of what these headers
/// declare changes so that programs have to; other headers that are installed with them may.
///
///     feerie::Reader reader(text, "name for messages");
///     while (auto item = reader.next()) {
///       if (item->problem) feerie::solve(*item->problem, {}, listener);
///     }
#include "core/version.h"
#include "input/reader.h"
#include "output/diagram.h"
#include "picture/svg.h"
#include "problem/listener.h"
#include "problem/quiet_listener.h"
#include "report/writer.h"
#include "search/solve.h"
#include "verify/examine.h"
