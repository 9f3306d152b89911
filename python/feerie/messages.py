"""What is wrong with an input, and where."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Message:
    """An error, which keeps a problem from being solved, or a note. What is not known is '' or 0."""

    problem: int | None
    """Which problem it is about, from 0; None for text outside of all problems."""
    severity: str
    """'error' or 'note'."""
    unsupported: bool
    """Nothing is wrong, but the rule or option is known by name only."""
    file: str
    line: int
    """From 1."""
    column: int
    """From 1, in characters."""
    token: str
    """The word of the input."""
    text: str
    """In the language of the problem."""
    hint: str
    """Advice, such as the nearest known words."""
    shown: str
    """All of it, with the line of the input and a caret, as the program prints it."""

    def __str__(self) -> str:
        return self.shown


class Error(Exception):
    """Whatever this package raises by itself."""


class InputError(Error):
    """Problems could not be read or set up. `messages` tell why; the first error gives `line` and `column`."""

    def __init__(self, messages: Iterable[Message]):
        self.messages = tuple(messages)
        errors = [message for message in self.messages if message.severity == 'error']
        super().__init__('\n'.join(str(message).rstrip('\n') for message in errors or self.messages))
        first = next(iter(errors), None)
        self.line = first.line if first else 0
        self.column = first.column if first else 0
