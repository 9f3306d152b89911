"""A search that runs in the background while its rows are read."""

from __future__ import annotations

import atexit
import json
import weakref
from collections.abc import Iterator
from types import TracebackType
from typing import Any

from . import _feerie
from .results import Row

STATUS = ('ok', 'refused', 'stopped', 'limited')


MEMORY = 1 << 30
"""Bytes of the tables of a search, unless something else is said."""


def settings_of(time_limit: float | None, solution_limit: int | None, memory_limit: int, threads: int,
                progress: float | None = None, placements: bool = False) -> dict[int, int]:
    """The settings of the C interface. Raises ValueError for numbers that mean nothing."""
    for name, value in (('time_limit', time_limit), ('solution_limit', solution_limit), ('progress', progress)):
        if value is not None and not value > 0:
            raise ValueError(f'{name} must be above 0')
    # A thousandth at least: 0 would mean that there is no limit.
    milliseconds = [0 if value is None else max(1, round(value * 1000)) for value in (time_limit, progress)]
    return {0: milliseconds[0], 1: solution_limit or 0, 2: memory_limit, 3: threads, 4: milliseconds[1],
            5: int(placements)}


# Searches that may be running when the interpreter ends, which must not go on while everything is taken down.
_running: weakref.WeakSet[Solving] = weakref.WeakSet()


class Solving(Iterator[Row]):
    """The rows of a problem that is being solved, as dictionaries (docs/json.md).

    The search begins at once, in a thread of its own, and waits when nobody takes its rows. It ends when it is
    through, at a limit, by `stop()` (its last rows can be read then), by `close()`, which also the end of a `with`
    block does, or with the object. KeyboardInterrupt stops it.
    """

    def __init__(self, search: _feerie.Search):
        self._search = search
        _running.add(self)

    def __iter__(self) -> Solving:
        return self

    def __next__(self) -> Row:
        row = self._search.next()
        if row is None:
            _running.discard(self)
            raise StopIteration
        made: dict[str, Any] = json.loads(row)
        return made

    def stop(self) -> None:
        """Stops the search, soon. May be called from another thread."""
        self._search.stop()

    def close(self) -> None:
        """Stops the search and waits until it has ended. No further row comes."""
        self._search.close()
        _running.discard(self)

    def __enter__(self) -> Solving:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 trace: TracebackType | None) -> None:
        self.close()

    @property
    def status(self) -> str | None:
        """None while it runs, then 'ok', 'refused', 'stopped' or 'limited'."""
        status = self._search.status
        return None if status is None or status >= len(STATUS) else STATUS[status]


@atexit.register
def _close_all() -> None:
    for solving in list(_running):
        solving.close()
