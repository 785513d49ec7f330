"""Sentences in the player's language: Project Fluent messages from the locale files of a game.

A rule's message is named by its ledger id: its value explains the rule, its attribute ``refusal`` says why an action
was refused. A message that a language lacks is taken from English.
"""

from __future__ import annotations

import functools
import importlib.resources
import re
from collections.abc import Mapping

from steamshed.kernel.action import Event
from steamshed.kernel.fluent import Catalogue
from steamshed.kernel.game import AnyGame
from steamshed.kernel.violation import NO_ARGS, Violation

LANGUAGES = ("en", "hu", "cs", "pl", "nl")


@functools.cache
def catalogue(game: AnyGame, language: str) -> Catalogue:
    """The messages of one game in one language, and those of English where it has none: one of these that refers to a
    word then finds it in the language."""
    return Catalogue(source(game, language), language, None if language == "en" else catalogue(game, "en"))


def source(game: AnyGame, language: str) -> str:
    """The messages of a game as they are written: those that its whole family has, then its own."""
    folders = [importlib.resources.files(game.family) / "locale"] if game.family else []
    files = [folder / f"{language}.ftl" for folder in (*folders, game.folder("locale"))]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.is_file())


def find(game: AnyGame, language: str, id: str, attribute: str | None, args: Mapping[str, str | int]) -> str | None:
    """The text of a message or of its attribute, in the language or in English; None if there is none."""
    told = {name: worded(game, language, name, value) for name, value in args.items()}
    return _find(game, language, id, attribute, told)


_WORD = re.compile(r"[A-Za-z0-9]\w*(?:[+:]\w*)*", re.ASCII)


def worded(game: AnyGame, language: str, name: str, value: str | int) -> str | int:
    """An argument in words: by the message ARGUMENT-VALUE (colour-red), else each of its words by that message.

    So the browser's client does it, too (``web/src/lib/i18n/fluent.ts``).
    """
    if not isinstance(value, str) or name == "who" or _find(game, language, f"{name}-name", None, NO_ARGS) is not None:
        return value
    whole = _find(game, language, f"{name}-{value}", None, NO_ARGS)
    if whole is not None:
        return whole

    def word(found: re.Match[str]) -> str:
        plain = re.sub(r"[+:].*$", "", found[0])
        for kind in (name, name.removesuffix("s")):
            said = _find(game, language, f"{kind}-{plain}", None, NO_ARGS)
            if said is not None:
                return said
        return found[0]

    return _WORD.sub(word, value)


def _find(game: AnyGame, language: str, id: str, attribute: str | None, args: Mapping[str, str | int]) -> str | None:
    for tongue in (language, "en"):
        found = catalogue(game, tongue).say(id, attribute, args)
        if found is not None:
            return found[0]
    return None


def text(game: AnyGame, language: str, id: str, args: Mapping[str, str | int] = NO_ARGS) -> str:
    """A message; the bare id if nobody has written it."""
    found = find(game, language, id, None, args)
    return id if found is None else found


def refusal(game: AnyGame, language: str, violation: Violation) -> str:
    """Why an action was refused: the rule's id and a sentence."""
    found = find(game, language, violation.rule, "refusal", violation.args)
    return f"{violation.rule}: {text(game, language, violation.rule) if found is None else found}"


def sentence(game: AnyGame, language: str, event: Event, names: Mapping[int, str]) -> str:
    """An event in words. The seat's name is the argument ``who``; ``@SEAT`` in an argument is the name of that seat."""
    who = names[event.seat] if event.seat is not None else ""
    told = {name: named(value, names) for name, value in event.args.items()}
    return text(game, language, event.id, {**told, "who": who})


_SEAT = re.compile(r"@(\d+)")


def named(value: str | int, names: Mapping[int, str]) -> str | int:
    """An argument with the names of the seats that it speaks of."""
    return _SEAT.sub(lambda found: names[int(found[1])], value) if isinstance(value, str) else value
