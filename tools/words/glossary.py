"""Glossaries: one word for one thing, in five languages.

A game's is ``learn/glossary.toml``, that of the client ``web/src/locale/glossary.toml``. Each has a table for a term:
for every language the word, then the forms in which it is met. ``rulebook`` is what the printed rulebook of the game
calls it, ``everywhere`` says that a translation has it wherever English has it, ``forbidden`` what must not stand in
its place, with the reason. In a form ``*`` stands for any letters, ``#`` for a number. A word in brackets is no form
itself, because it is met in another sense, too.
"""

from __future__ import annotations

import functools
import pathlib
import re
import tomllib
from typing import NamedTuple

from steamshed.kernel.words import LANGUAGES

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
GAMES = ROOT / "src" / "steamshed" / "games"
CLIENT = ROOT / "web" / "src" / "locale" / "glossary.toml"


class Faulty(Exception):
    """A glossary that is not in form: which one, which term, and what is wrong."""


class Term(NamedTuple):
    key: str
    words: dict[str, str]
    forms: dict[str, tuple[str, ...]]
    """For each language how the word is met: without what another form covers."""
    rulebook: str | None
    everywhere: bool
    """Whether a translation must have it wherever English has it."""
    forbidden: dict[str, dict[str, str]]
    """For a language, what must not be said, and why."""


class Glossary(NamedTuple):
    name: str
    language: str | None
    """The language of the printed rulebook."""
    terms: tuple[Term, ...]


def file_of(game: str) -> pathlib.Path:
    return GAMES / game / "learn" / "glossary.toml"


@functools.cache
def read(file: pathlib.Path) -> Glossary:
    """A glossary. Raises Faulty."""
    name = str(file.relative_to(ROOT)) if file.is_relative_to(ROOT) else str(file)
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise Faulty(f"{name}: {error}") from None
    if extra := data.keys() - {"language", "term"}:
        raise Faulty(f"{name}: nothing is called {', '.join(sorted(extra))}")
    language = data.get("language")
    if language is not None and language not in LANGUAGES:
        raise Faulty(f"{name}: there is no language {language!r}")
    return Glossary(name, language, tuple(term(f"{name}, {key}", key, told) for key, told in data["term"].items()))


def term(where: str, key: str, told: dict[str, object]) -> Term:
    if extra := told.keys() - {*LANGUAGES, "rulebook", "everywhere", "forbidden"}:
        raise Faulty(f"{where}: nothing is called {', '.join(sorted(extra))}")
    words: dict[str, str] = {}
    forms: dict[str, tuple[str, ...]] = {}
    for language in LANGUAGES:
        listed = told.get(language)
        if not isinstance(listed, list) or not listed or not all(isinstance(form, str) and form for form in listed):
            raise Faulty(f"{where}: {language} wants a list, first the word and then its forms")
        if len(listed) != len(set(listed)):
            raise Faulty(f"{where}: {language} has a form twice")
        words[language] = listed[0].strip("()")
        forms[language] = alone(tuple(listed[1:] if listed[0].startswith("(") else listed))
        if not forms[language]:
            raise Faulty(f"{where}: {language} has no form")
    forbidden = told.get("forbidden", {})
    assert isinstance(forbidden, dict)
    for language, reasons in forbidden.items():
        if language not in LANGUAGES or not isinstance(reasons, dict) or not all(reasons.values()):
            raise Faulty(f'{where}: forbidden.{language} wants {{ "word" = "reason" }}')
    rulebook = told.get("rulebook")
    assert rulebook is None or isinstance(rulebook, str)
    return Term(key, words, forms, rulebook, told.get("everywhere") is True, forbidden)


@functools.cache
def met_as(form: str) -> re.Pattern[str]:
    """What finds a form in a text, as whole words."""
    letters = re.escape(form).replace(r"\*", r"[^\W\d_]*").replace(r"\#", r"(?:\d+|⟨\$\w+⟩)").replace(r"\ ", r"\s")
    return re.compile(rf"(?<!\w){letters}(?!\w)", re.IGNORECASE)


def alone(forms: tuple[str, ...]) -> tuple[str, ...]:
    """The forms that no other one covers."""
    return tuple(form for form in forms if not any(met_as(other).fullmatch(form) for other in forms if other != form))
