"""The words of a course: Fluent messages in ``learn/texts/LANGUAGE/PART.ftl`` of a game.

A part is ``lessons``, ``rulebook``, ``aid``, ``companion`` or ``terms``. A message, or an attribute of it, that a
language lacks is taken from English.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping, Sequence

from steamshed.kernel.fluent import Catalogue
from steamshed.kernel.game import AnyGame
from steamshed.kernel.words import LANGUAGES, worded
from steamshed.ui.game_ui import Figure

NOTHING: Mapping[str, Figure] = {}
_MINUS = re.compile(r"(?<![\w.,])-(?=\d)")


def source(game: AnyGame, language: str, part: str) -> str:
    """The text of a file; nothing where there is none."""
    file = game.folder("learn") / "texts" / language / f"{part}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def languages(game: AnyGame, part: str = "lessons") -> list[str]:
    """The languages that have texts of a part."""
    return [language for language in LANGUAGES if source(game, language, part)]


@functools.cache
def catalogue(game: AnyGame, language: str, part: str) -> Catalogue:
    return Catalogue(source(game, language, part), language)


class Words:
    """The words of one part of a course in one language."""

    def __init__(self, game: AnyGame, language: str, part: str = "lessons") -> None:
        self.game = game
        self.language = language
        self.part = part

    def find(
        self, id: str, attribute: str | None = None, figures: Mapping[str, Figure] = NOTHING
    ) -> tuple[str, Sequence[str]] | None:
        """A message or its attribute with its figures, and the names of those that are missing; None if there is
        none."""
        for language in dict.fromkeys((self.language, "en")):
            found = catalogue(self.game, language, self.part).say(id, attribute, self.said(language, figures))
            if found is not None:
                return _MINUS.sub("−", found[0]), found[1]
        return None

    def say(self, id: str, attribute: str | None = None, figures: Mapping[str, Figure] = NOTHING) -> str:
        """The same as a sentence; nothing if there is none."""
        found = self.find(id, attribute, figures)
        return "" if found is None else found[0]

    def said(self, language: str, figures: Mapping[str, Figure]) -> dict[str, Figure]:
        return {
            name: worded(self.game, language, name, value) if isinstance(value, str) else value
            for name, value in figures.items()
        }
