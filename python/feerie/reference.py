"""What is known of conditions, walks, attributes, goals, options, stipulations and commands."""

from __future__ import annotations

import json
from typing import Any

from . import _feerie

Entry = dict[str, Any]


def look_up(word: str, *, language: str = 'en') -> list[Entry]:
    """The entries of the reference that a word names (a name, letters or a symbol in any of the languages), told in
    English ('en'), German ('de') or French ('fr'). Raises LookupError if there is none; it names what may be meant.
    """
    answer = json.loads(_feerie.look_up(word, language))
    entries: list[Entry] = answer['entries']
    if not entries:
        near = answer.get('near', [])
        raise LookupError(f'nothing is known of {word!r}' + (f'; perhaps: {", ".join(near)}' if near else ''))
    return entries


def catalogue(language: str = 'en') -> dict[str, Any]:
    """The whole reference: `sections`, each with its `entries`; `figures`, what units look like, by the letters of
    their walks; `shapes`, their shapes as a fragment of SVG."""
    whole: dict[str, Any] = json.loads(_feerie.catalogue(language))
    return whole
