"""The words and forms of explained terms, which stand in ``terms.ftl`` of a course, from the glossary of the game."""

from __future__ import annotations

import pathlib
import re

from steamshed.kernel.words import LANGUAGES
from tools.words import glossary, typography

_LINE = re.compile(r"^(?P<id>[a-z][\w-]*) = .*$\n^    \.forms = .*$", re.MULTILINE)


def file_of(game: str, language: str) -> pathlib.Path:
    return glossary.GAMES / game / "learn" / "texts" / language / "terms.ftl"


def told(game: str, language: str) -> str:
    """What the file should say: its own explanations, words and forms as in the glossary."""
    terms = {term.key: term for term in glossary.read(glossary.file_of(game)).terms}

    def line(found: re.Match[str]) -> str:
        term = terms.get(found["id"])
        if term is None:
            raise glossary.Faulty(f"{glossary.read(glossary.file_of(game)).name}: {found['id']} is missing")
        word = typography.mended(language, term.words[language])
        return f"{term.key} = {word}\n    .forms = {', '.join(term.forms[language])}"

    return _LINE.sub(line, file_of(game, language).read_text(encoding="utf-8"))


def differing(games: list[str]) -> list[pathlib.Path]:
    """The files that say something else than the glossary."""
    every = [(game, language) for game in games for language in LANGUAGES]
    return [file_of(*one) for one in every if told(*one) != file_of(*one).read_text(encoding="utf-8")]


def write(games: list[str]) -> list[pathlib.Path]:
    found = differing(games)
    for file in found:
        game, language = file.parts[-5], file.parts[-2]
        file.write_text(told(game, language), encoding="utf-8")
    return found
