"""Words on drawn tables, in the language of whoever looks at them.

They are the messages ``draw-…`` of a game's catalogue, and the names of its pieces that the whole client uses. A game's
drawing says them through one ``Words`` and is made inside ``speaking``; what it keeps that has words in it, it keeps
``by_language``.
"""

from __future__ import annotations

import importlib.resources
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache, wraps
from typing import ParamSpec, TypeVar

from steamshed.kernel.fluent import Catalogue

P = ParamSpec("P")
R = TypeVar("R")

_language: ContextVar[str] = ContextVar("language of the drawing", default="en")


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Everything drawn inside has its words in this language."""
    before = _language.set(language)
    try:
        yield
    finally:
        _language.reset(before)


def spoken() -> str:
    """The language of what is being drawn."""
    return _language.get()


class Words:
    """The words of one game's drawings: a message with its arguments, in the language that is spoken.

    English helps out where the language has nothing; a message that nobody has written is shown by its id.
    """

    def __init__(self, package: str) -> None:
        self.package = package
        self._catalogues: dict[str, Catalogue] = {}

    def __call__(self, message: str, /, **arguments: object) -> str:
        """The message ``draw-MESSAGE``."""
        found = self.catalogue(_language.get()).pattern(f"draw-{message}")
        return message if found is None else found if isinstance(found, str) else found(arguments)

    def name(self, kind: str, value: str) -> str:
        """What a piece is called: the message ``KIND-VALUE`` of the catalogue."""
        found = self.catalogue(_language.get()).pattern(f"{kind}-{value}")
        return found if isinstance(found, str) else value.replace("_", " ")

    def catalogue(self, language: str) -> Catalogue:
        """All messages of a language, with English to help out."""
        found = self._catalogues.get(language)
        if found is None:
            file = importlib.resources.files(self.package) / "locale" / f"{language}.ftl"
            source = file.read_text(encoding="utf-8") if file.is_file() else ""
            english = None if language == "en" else self.catalogue("en")
            found = self._catalogues[language] = Catalogue(source, language, english)
        return found


def fitted(names: Sequence[str], letters: int) -> list[str]:
    """Names that take so many letters together: the longest ones are cut, though not to less than four."""
    found = list(names)
    while sum(map(len, found)) > letters and max(map(len, found)) > 4:
        longest = max(range(len(found)), key=lambda at: len(found[at]))
        found[longest] = found[longest].removesuffix("…")[:-1].rstrip() + "…"
    return found


def by_language(maxsize: int) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Keeps what a drawing function returned, for each language apart."""

    def keeping(make: Callable[P, R]) -> Callable[P, R]:
        kept: dict[str, Callable[P, R]] = {}

        @wraps(make)
        def look_up(*args: P.args, **kwargs: P.kwargs) -> R:
            language = _language.get()
            if language not in kept:
                kept[language] = lru_cache(maxsize)(make)  # type: ignore[assignment]
            return kept[language](*args, **kwargs)

        return look_up

    return keeping
