"""Every message of the program, in five languages, as plain texts that checks can look at.

A text is what a reader may see, with each argument as ``⟨$name⟩`` and each word from another message as ``⟨id⟩``. A
message with selectors has several: one for each variant. What a selector by number chose begins with ``AGREED``, and
the number itself stands there as ``⟨#name⟩``, so that a check knows that somebody has thought of it.
"""

from __future__ import annotations

import functools
import hashlib
import pathlib
import re
from collections.abc import Iterator
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

from steamshed.kernel.words import LANGUAGES

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
AGREED = "\N{INVISIBLE SEPARATOR}"
NUMBERS = frozenset({"zero", "one", "two", "few", "many"})


class Forms(NamedTuple):
    """What a selector by number has."""

    name: str
    keys: tuple[str, ...]
    rest: str
    """What it says for any other number."""


class Message(NamedTuple):
    """A message or an attribute of one."""

    id: str
    """With the attribute behind a dot."""
    line: int
    texts: tuple[str, ...]
    arguments: frozenset[str]
    numbers: frozenset[str]
    """Arguments that a selector takes for numbers."""
    forms: tuple[Forms, ...]
    """Of each selector by number."""


class Place(NamedTuple):
    """Where a file of messages belongs."""

    path: str
    language: str
    area: str
    """A game, or ``client``, ``review``, ``server``."""
    part: str
    """``locale``, ``lobby``, or a part of the lessons; of the client's, its folder."""


class File(NamedTuple):
    place: Place
    messages: dict[str, Message]


def english_of(path: str, language: str) -> str:
    """The English file beside one of another language."""
    if path.endswith(f"/{language}.ftl"):
        return path.removesuffix(f"{language}.ftl") + "en.ftl"
    return path.replace(f"/texts/{language}/", "/texts/en/")


def fingerprints(source: str) -> dict[str, str]:
    """For each message with its attributes what its text comes to, however it is laid out."""
    found: dict[str, str] = {}
    starts = list(_START.finditer(source))
    for start, end in zip(starts, [*(start.start() for start in starts[1:]), len(source)]):
        told = re.sub(r"^#.*$", "", source[start.start() : end], flags=re.MULTILINE)
        found[start[1]] = hashlib.sha256(" ".join(told.split()).encode()).hexdigest()[:6]
    return found


def paths(root: pathlib.Path = ROOT) -> Iterator[pathlib.Path]:
    """All files of messages."""
    for folder in ("src/steamshed", "web/src"):
        yield from sorted((root / folder).rglob("*.ftl"))


@functools.cache
def place(path: str) -> Place:
    """Where a file belongs, by its path from the root."""
    told = pathlib.PurePath(path)
    language = told.stem if told.stem in LANGUAGES else told.parent.name
    if "games" in told.parts:
        return Place(path, language, told.parts[3], told.stem if "texts" in told.parts else told.parts[4])
    if told.parts[0] == "web":
        return Place(path, language, "client", "client" if len(told.parts) == 4 else told.parts[3])
    return Place(path, language, told.parts[2], told.parts[-2])


def read(path: pathlib.Path, root: pathlib.Path = ROOT) -> File:
    told = str(path.relative_to(root))
    return File(place(told), messages(path.read_text(encoding="utf-8"), told))


def messages(source: str, name: str) -> dict[str, Message]:
    """The messages of a file. Raises SystemExit, naming the line, for one that is no Fluent."""
    found: dict[str, Message] = {}
    lines = {match[1]: source.count("\n", 0, match.start()) + 1 for match in _START.finditer(source)}
    for node in _PARSER.parse(source).body:
        if isinstance(node, ast.Junk):
            start = (node.content or "").split("\n")[0]
            raise SystemExit(
                f"{name}: {start!r} is no Fluent: {node.annotations[0].message if node.annotations else ''}"
            )
        if not isinstance(node, ast.Message):
            continue
        parts = [("", node.value), *((f".{one.id.name}", one.value) for one in node.attributes)]
        for attribute, pattern in parts:
            if pattern is not None:
                id = node.id.name + attribute
                found[id] = _message(id, lines.get(node.id.name, 0), pattern)
    return found


_PARSER = FluentParser(with_spans=False)
_START = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


def _message(id: str, line: int, pattern: ast.Pattern) -> Message:
    reader = _Reader()
    texts = reader.texts(pattern, frozenset())
    told = tuple(dict.fromkeys(text.replace(AGREED + AGREED, AGREED) for text in texts))
    return Message(id, line, told, frozenset(reader.arguments), frozenset(reader.numbers), tuple(reader.forms))


class _Reader:
    """Reads one pattern."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.numbers: set[str] = set()
        self.forms: list[Forms] = []

    def texts(self, pattern: ast.Pattern, agreed: frozenset[str]) -> list[str]:
        """The text with the default of every selector, and for every other variant the text with that."""
        parts = [self.part(element, agreed) for element in pattern.elements]
        plain = [part[0] for part in parts]
        found = ["".join(plain)]
        for number, part in enumerate(parts):
            found += ["".join([*plain[:number], other, *plain[number + 1 :]]) for other in part[1:]]
        return found

    def part(self, element: ast.TextElement | ast.Placeable, agreed: frozenset[str]) -> list[str]:
        """What a piece can be; the default first."""
        if isinstance(element, ast.TextElement):
            return [element.value]
        match element.expression:
            case ast.StringLiteral() as literal:
                return [str(literal.parse()["value"])]
            case ast.NumberLiteral() as literal:
                return [str(literal.value)]
            case ast.VariableReference() as variable:
                self.arguments.add(variable.id.name)
                return [f"⟨{'#' if variable.id.name in agreed else '$'}{variable.id.name}⟩"]
            case ast.MessageReference() as reference:
                return [f"⟨{reference.id.name}{f'.{reference.attribute.name}' if reference.attribute else ''}⟩"]
            case ast.FunctionReference() as called:
                names = [one.id.name for one in called.arguments.positional if isinstance(one, ast.VariableReference)]
                self.arguments |= set(names)
                return [f"⟨${names[0]}⟩" if names else f"⟨{called.id.name}⟩"]
            case ast.SelectExpression() as select:
                return self.selection(select, agreed)
            case ast.Placeable() as inner:
                return self.part(inner, agreed)
            case _:
                return ["⟨?⟩"]

    def selection(self, select: ast.SelectExpression, agreed: frozenset[str]) -> list[str]:
        keys = tuple(
            variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)
            for variant in select.variants
        )
        name = select.selector.id.name if isinstance(select.selector, ast.VariableReference) else ""
        if name:
            self.arguments.add(name)
        named = {key for key in keys if not key.lstrip("-").isdigit()}
        counted = named <= NUMBERS | {"other"} and (bool(NUMBERS & named) or len(named) < len(keys))
        if counted:
            last = next(variant for variant in select.variants if variant.default)
            self.forms.append(Forms(name, keys, self.texts(last.value, agreed | {name})[0]))
            if name:
                self.numbers.add(name)
                agreed = agreed | {name}
        mark = AGREED if counted else ""
        variants = sorted(select.variants, key=lambda variant: not variant.default)
        return [mark + text for variant in variants for text in self.texts(variant.value, agreed)]
