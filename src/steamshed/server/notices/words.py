"""The sentences of notices; those of the games (what happened at a table) are the games' own."""

from __future__ import annotations

import functools
import importlib.resources

from steamshed.kernel.fluent import Catalogue
from steamshed.kernel.words import LANGUAGES


@functools.cache
def catalogue(language: str) -> Catalogue:
    file = importlib.resources.files("steamshed.server.notices") / "locale" / f"{language}.ftl"
    return Catalogue(file.read_text(encoding="utf-8"), language, None if language == "en" else catalogue("en"))


def say(language: str, id: str, /, **args: object) -> str:
    """A message of ``locale``, or of English in a language that is not there."""
    name, _, attribute = id.partition(".")
    found = catalogue(language if language in LANGUAGES else "en").say(name, attribute or None, args)
    assert found is not None
    return found[0]
