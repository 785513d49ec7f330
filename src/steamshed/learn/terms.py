"""The words of a game that are explained to whoever reads: the part ``terms`` of the texts.

A message is a term: its value is the word as the rulebook of the language has it, ``.says`` explains it, and ``.forms``
lists how it is met in sentences, divided by commas. In a form ``*`` stands for any letters at the end of a word.
"""

from __future__ import annotations

import functools
import re
from typing import NamedTuple

from steamshed.kernel.game import AnyGame
from steamshed.learn.texts import Words, catalogue

PART = "terms"


class Term(NamedTuple):
    id: str
    word: str
    forms: tuple[str, ...]
    says: str


@functools.cache
def terms(game: AnyGame, language: str) -> tuple[Term, ...]:
    """All terms of a game, in the order of the English file; none where it has none."""
    words = Words(game, language, PART)
    return tuple(
        Term(
            id, words.say(id), tuple(form.strip() for form in words.say(id, "forms").split(",")), words.say(id, "says")
        )
        for id in catalogue(game, "en", PART).entries
    )


def met_as(form: str) -> re.Pattern[str]:
    """What finds a form in a text, as whole words."""
    letters = re.escape(form).replace(r"\*", r"[^\W\d_]*").replace(r"\ ", r"\s")
    return re.compile(rf"(?<!\w){letters}(?!\w)", re.IGNORECASE)
