"""The messages that the code of a game can send: events and effects of choices, found in its source."""

from __future__ import annotations

import ast
import functools
import pathlib
import re
import sys
from collections.abc import Iterator

from steamshed.kernel.game import AnyGame
from steamshed.kernel.words import catalogue
from steamshed.review import numbers


def sources(game: AnyGame) -> Iterator[pathlib.Path]:
    """The modules whose events are the game's: its own, and those that it shares with others of its family."""
    own = files_of(game.package)
    yield from own
    if any("from steamshed.hexrail" in file.read_text(encoding="utf-8") for file in own):
        yield from files_of("steamshed.hexrail")


def files_of(package: str) -> list[pathlib.Path]:
    root = pathlib.Path(str(sys.modules[package].__file__)).parent
    return sorted(root.rglob("*.py"))


def texts_in(node: ast.expr) -> Iterator[str]:
    """The texts that an expression can be; an f-string is a pattern with ``*`` for what is filled in."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=body, orelse=other):
            yield from texts_in(body)
            yield from texts_in(other)
        case ast.JoinedStr(values=values):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in values)
        case _:
            pass


@functools.cache
def sent_by(game: AnyGame) -> frozenset[str]:
    """Every message id that stands in the source as the id of an event, with patterns filled in from the catalogue."""
    found: set[str] = set()
    for file in sources(game):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Event" and node.args:
                found |= set(texts_in(node.args[0]))
    known = ids(game)
    whole = {text for text in found if "*" not in text}
    for pattern in found - whole:
        form = re.compile(re.escape(pattern).replace(r"\*", r"[\w-]+"))
        whole |= {id for id in known if form.fullmatch(id)}
    other = re.compile(
        rf"({game.prefix}|MR|change|draw|panel|score|figure|phase|ask|verb|option|preset|rules)-.*|[a-z]+"
    )
    # an id may also be the attribute of a class, as where two games call the same thing differently
    whole |= {text for text in texts_of(game)[0] if not other.fullmatch(text)}
    return frozenset(id for id in whole & known if not id.startswith(("panel-", "change-")))  # what could happen


@functools.cache
def ids(game: AnyGame) -> set[str]:
    """The ids of the game's English catalogue."""
    return set(catalogue(game, "en").entries)


def choices_of(game: AnyGame) -> set[str]:
    return {id for id in sent_by(game) if id.startswith("choice-")}


def events_of(game: AnyGame) -> set[str]:
    return set(sent_by(game)) - choices_of(game)


@functools.cache
def texts_of(game: AnyGame) -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """Every text in the source that could name a message: as it stands, and the forms of those that are filled in."""
    whole: set[str] = set()
    forms: set[str] = set()
    for file in sources(game):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant | ast.JoinedStr):
                for text in texts_in(node):
                    (forms if "*" in text and isinstance(node, ast.JoinedStr) else whole).add(text)
    named = [form for form in forms if re.search(r"\w\w", form)]
    return frozenset(whole), tuple(re.compile(re.escape(form).replace(r"\*", r"[\w-]+")) for form in named)


@functools.cache
def counted(game: AnyGame) -> frozenset[str]:
    """What the numbers of a game are called by: its tables, their columns, and what all games have."""
    tables = numbers.rules_of(game).tables
    columns = {f"{table.id}-{column.id}" for table in tables for column in table.columns}
    return frozenset({"count", "player", "points", "points-points", *(table.id for table in tables), *columns})


OF_THE_GAME = ("title", "sentence", "length", "price", "period")
"""What the page asks of every game."""


def is_said(game: AnyGame, id: str, arguments: set[str]) -> bool:
    """Whether anything asks for a message: the code by its id, the page by what it is about, a sentence by a value."""
    kind, _, rest = id.partition("-")
    whole, forms = texts_of(game)
    if id in whole or id in OF_THE_GAME or any(form.fullmatch(id) for form in forms):
        return True
    match kind:
        case "draw" | "panel" | "score" | "figure":
            return rest in whole or any(form.fullmatch(rest) for form in forms)
        case "end":
            return any(id in part.messages for part in game.endings)
        case "phase":
            return rest in game.positions.phases
        case "ask" | "verb":
            return rest.removesuffix("-next") in {*game.notation.verbs, *game.positions.phases}
        case "reason":
            return rest in game.weights().weights
        case "numbers":
            return rest in counted(game)
        case "option" | "preset" | "rules":
            return True
        case "change":
            return rest in whole or any(form.fullmatch(rest) for form in forms)
        case _:
            return rest == "name" or bool({kind, f"{kind}s"} & arguments) or id.startswith((f"{game.prefix}-", "MR-"))
