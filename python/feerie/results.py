"""What solving and judging yield, for those who do not want to read rows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

Row = dict[str, Any]


@dataclass(frozen=True)
class Solution:
    """A line of help or series play, or a first move of battle play."""

    row: Row
    """All of it: a row `line` or `tree` of docs/json.md, with all that is shown behind a first move."""

    @property
    def moves(self) -> tuple[str, ...]:
        """The moves of a line; the first move alone of battle play."""
        if self.row['row'] == 'tree':
            return (self.row['text'],) if 'text' in self.row else ()
        return tuple(ply['text'] for ply in self.row['plies'] if 'text' in ply)

    @property
    def mark(self) -> str:
        """'key', 'try', 'violation', or '' for what has no mark."""
        return str(self.row.get('mark', ''))

    @property
    def phase(self) -> str:
        """'actual play', 'set play' or 'post-key play'."""
        return str(self.row['phase'])

    @property
    def twin(self) -> str | None:
        """The letter of the twin; None if there are no twins."""
        return self.row.get('twin')

    @property
    def solves(self) -> bool:
        """Is it a key, or a line of the actual play?"""
        wanted = 'key' if self.row['row'] == 'tree' else ''
        return self.phase == 'actual play' and self.mark in (wanted, 'key')

    def __str__(self) -> str:
        if self.row['row'] == 'tree':
            sign = {'key': ' !', 'try': ' ?'}.get(self.mark, '')
            return '1.' + (' '.join(self.moves) or '...') + sign
        words = []
        for ply in self.row['plies']:
            number = f'{ply["number"]}.' if 'number' in ply else ''
            words.append(number + ('...' if ply.get('skipped') else str(ply['text'])))
        return ' '.join(words)


class Solutions(list[Solution]):
    """The solutions of a problem, and how the search ended."""

    def __init__(self, solutions: Iterable[Solution], outcome: str):
        super().__init__(solutions)
        self.outcome = outcome
        """'solved', 'no solution' (a version has none), 'limited' (as many as wanted were found) or 'interrupted'."""

    @property
    def complete(self) -> bool:
        """Was everything searched?"""
        return self.outcome in ('solved', 'no solution')


@dataclass(frozen=True)
class Finding:
    """What verifying found about a problem."""

    row: Row
    """All of it: a row of docs/verify.md."""

    @property
    def verdict(self) -> str:
        """'sound', 'dualised', 'differs', 'cooked', 'short', 'no solution', 'not legal', 'unsupported', 'limit',
        'interrupted' or 'error'."""
        return str(self.row['verdict'])

    @property
    def sound(self) -> bool:
        """Solved as intended?"""
        return self.verdict == 'sound'

    @property
    def as_published(self) -> bool | None:
        """Does the solution agree with the published one? None if none was compared."""
        return self.row.get('as_published')

    @property
    def remarks(self) -> list[str]:
        """Why: other keys, lines that are missing, reasons why it is not solved."""
        return list(self.row.get('remarks', []))

    @property
    def twins(self) -> dict[str, str]:
        """The verdicts about the twins, by their letters; empty if there are none."""
        return {version['twin']: version['verdict'] for version in self.row.get('versions', [])}
