"""Problems: reading them, and all that can be done with one."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import NamedTuple, overload

from . import _feerie
from .messages import InputError, Message
from .results import Finding, Row, Solution, Solutions
from .searching import MEMORY, Solving, settings_of

_COORDINATES, _CAPTION = 1, 2


class Problem:
    """A problem that was read. It never changes; several threads may solve it at once."""

    def __init__(self, problem: _feerie.Problem, messages: Sequence[Message]):
        self._problem = problem
        self.messages = tuple(messages)
        """What is wrong with it, or remarkable."""

    @property
    def readable(self) -> bool:
        """False if it has errors: then it can be drawn, as far as it was understood, but not be solved."""
        return self._problem.readable

    @cached_property
    def row(self) -> Row:
        """What was read: the row `problem` of docs/json.md, with the whole problem as its `definition`."""
        row: Row = json.loads(self._problem.json())
        return row

    @property
    def number(self) -> int:
        """Which problem of the text it is, from 1."""
        return int(self.row['index'])

    @property
    def title(self) -> str:
        """Its title; '' if it has none."""
        return ' '.join(self.row.get('titles', []))

    @property
    def authors(self) -> list[str]:
        """Its authors."""
        return list(self.row.get('authors', []))

    @property
    def stipulation(self) -> str:
        """Its stipulation, such as 'h#2'; '' if it has errors."""
        return str(self.row.get('definition', {}).get('stipulation', ''))

    @property
    def conditions(self) -> list[str]:
        """Its conditions, with all that stands behind their names."""
        return list(self.row.get('definition', {}).get('conditions', []))

    def solve(self, *, time_limit: float | None = None, solution_limit: int | None = None,
              memory_limit: int = MEMORY, threads: int = 1, progress: float | None = None,
              placements: bool = False) -> Solving:
        """Begins to solve it in the background and gives its rows as they come.

        `time_limit`: seconds; `solution_limit`: most solutions of a phase; `memory_limit`: bytes of the tables of
        the search (1 GiB); `threads` that search together (1). `progress`: seconds between rows `progress`;
        `placements`: moves have the units behind them. A problem with errors has rows that tell them.
        """
        settings = settings_of(time_limit, solution_limit, memory_limit, threads, progress, placements)
        search = _feerie.Search(self._problem, settings)
        search.solve()
        return Solving(search)

    def solutions(self, *, everything: bool = False, on_row: Callable[[Row], object] | None = None,
                  time_limit: float | None = None, solution_limit: int | None = None, memory_limit: int = MEMORY,
                  threads: int = 1) -> Solutions:
        """Solves it and gives the keys and lines of the actual play; with `everything` also tries, set play and all
        that the options of the problem ask for. `on_row` is called with each row as soon as it is known. Limits as
        those of `solve`: `complete` of the list tells whether one of them has ended the search. Raises InputError if
        the problem is not solved because something is wrong with it or not supported.
        """
        found: list[Solution] = []
        messages: list[Message] = []
        outcome = 'interrupted'
        with self.solve(time_limit=time_limit, solution_limit=solution_limit, memory_limit=memory_limit,
                        threads=threads) as rows:
            for row in rows:
                if on_row is not None:
                    on_row(row)
                if row['row'] in ('tree', 'line'):
                    found.append(Solution(row))
                elif row['row'] == 'message':
                    messages.append(_message_of_row(row, self.number - 1))
                elif row['row'] == 'end of problem':
                    outcome = row['outcome']
        if outcome == 'refused':
            raise InputError(messages)
        return Solutions((each for each in found if everything or each.solves), outcome)

    def verify(self, solution: str | None = None, *, time_limit: float | None = None,
               solution_limit: int | None = None, memory_limit: int = MEMORY, threads: int = 1) -> Finding:
        """Solves it and judges whether it is sound, and whether it has the published solution: `solution` as people
        write it, or the output of a solving program; None for the one that the problem itself has. Limits as those of
        `solve`.
        """
        search = _feerie.Search(self._problem, settings_of(time_limit, solution_limit, memory_limit, threads))
        search.verify(solution)
        with Solving(search) as rows:
            return Finding(next(rows))

    def diagram(self, *, unicode: bool = False, coordinates: bool = True, caption: bool = False) -> str:
        """The diagram in letters, or in chess symbols; `caption`: names, stipulation and conditions besides."""
        return self._draw('unicode' if unicode else 'text', coordinates, caption)

    def svg(self, *, coordinates: bool = True, caption: bool = False) -> str:
        """The diagram as a document of SVG."""
        return self._draw('svg', coordinates, caption)

    def latex(self) -> str:
        """The diagram for the LaTeX package `diagram` (chess-problem-diagrams)."""
        return self._draw('latex', False, False)

    def forsyth(self) -> str:
        """The units alone, from a8 to h1. Raises ValueError if Forsyth has no letters for one of them."""
        return self._draw('forsyth', False, False)

    def _repr_svg_(self) -> str | None:
        """How notebooks show a problem."""
        return self._problem.diagram('svg', _COORDINATES | _CAPTION)

    def _draw(self, form: str, coordinates: bool, caption: bool) -> str:
        drawn = self._problem.diagram(form, coordinates * _COORDINATES | caption * _CAPTION)
        if drawn is None:
            raise ValueError(f'the problem cannot be drawn as {form}')
        return drawn

    def __repr__(self) -> str:
        words = [self.title and repr(self.title), self.stipulation, *self.conditions]
        return f'<feerie.Problem {self.number}: {" ".join(filter(None, words)) or "with errors"}>'


class Written(NamedTuple):
    """Problems in another format."""

    text: str
    lost: tuple[str, ...]
    """What the format has no place for, and which problems are left out, a line each."""


class Problems(Sequence[Problem]):
    """The problems of a text."""

    def __init__(self, problems: _feerie.Problems):
        self._problems = problems
        self.messages = tuple(Message(**message) for message in problems.messages())
        """All messages about the text, those about single problems included."""
        about: dict[int | None, list[Message]] = {}
        for message in self.messages:
            about.setdefault(message.problem, []).append(message)
        self._all = tuple(Problem(problems.at(i), about.get(i, ())) for i in range(len(problems)))

    @property
    def errors(self) -> tuple[Message, ...]:
        """The messages that are errors."""
        return tuple(message for message in self.messages if message.severity == 'error')

    def write(self, form: str, *, language: str = 'en') -> Written:
        """All of them as 'inp' (the language of the input, in 'en', 'de' or 'fr'), 'olv', 'yacpdb', 'json', 'epd',
        'fen', 'ffen' or 'csv'."""
        text, lost = self._problems.write(form, language)
        return Written(text, tuple(lost.splitlines()))

    @overload
    def __getitem__(self, index: int) -> Problem: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Problem]: ...
    def __getitem__(self, index: int | slice) -> Problem | Sequence[Problem]:
        return self._all[index]

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Problem]:
        return iter(self._all)

    def __repr__(self) -> str:
        return f'<feerie.Problems: {len(self)}>'


def read(text: str | bytes, *, name: str = 'text', stipulation: str = '', strict: bool = True) -> Problems:
    """Reads problems in any format that feerie knows; which one it is, is seen from the text.

    `name` stands for the text in messages; `stipulation` is that of positions that have none of their own. Raises
    InputError if anything is wrong; with `strict=False` the problems tell it (`messages`, `readable`).
    """
    problems = Problems(_feerie.Problems.read(text.encode() if isinstance(text, str) else text, name, stipulation))
    if strict and problems.errors:
        raise InputError(problems.messages)
    return problems


def read_file(path: str | os.PathLike[str], *, stipulation: str = '', strict: bool = True) -> Problems:
    """Reads the problems of a file, as `read` does."""
    with open(path, 'rb') as file:
        return read(file.read(), name=os.fspath(path), stipulation=stipulation, strict=strict)


def _message_of_row(row: Row, problem: int) -> Message:
    """A message from a row `message` of docs/json.md."""
    words = {name: row.get(name, '') for name in ('file', 'token', 'hint')}
    line, column = row.get('line', 0), row.get('column', 0)
    place = f':{line}:{column}' if line else ''
    shown = f'{words["file"]}{place}: {row["severity"]}: {row["message"]}'
    return Message(problem=problem, severity=row['severity'], unsupported=False, line=line, column=column,
                   text=row['message'], shown=shown, **words)
