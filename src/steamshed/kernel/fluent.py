"""The reader of Project Fluent messages: one for logs, refusals, drawings, lessons, reviews and mails.

A message becomes a plain function of its arguments, because drawings and logs say thousands a second: mere text with
arguments is a format string, selectors by number, plural form or word are looked up. Messages may stand within
messages. Functions and terms of Fluent are not understood; a date comes as a text. A catalogue is long and most of its
messages are never asked for, so that each is read when it is first.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from fluent.syntax import FluentParser, ast

if TYPE_CHECKING:
    from babel import Locale

Told = Mapping[str, object]
Maker = Callable[[Told], str]
Pattern = str | Maker
"""Mere text, or what makes it from the arguments."""

NOTHING: Told = {}

_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
_parse = FluentParser(with_spans=False).parse


@functools.cache
def locale(language: str) -> Locale:
    from babel import Locale

    return Locale.parse(language)


class Catalogue:
    """The messages of one language, and of another that helps out."""

    def __init__(self, source: str, language: str, help: Catalogue | None = None) -> None:
        starts = list(_MESSAGE.finditer(source))
        ends = [*(start.start() for start in starts[1:]), len(source)]
        self.entries = {start[1]: source[start.start() : end] for start, end in zip(starts, ends)}
        self.language = language
        self.help = help
        self._read: dict[str, dict[str | None, ast.Pattern]] = {}
        self._patterns: dict[tuple[str, str | None], Pattern | None] = {}

    def __contains__(self, id: str) -> bool:
        return id in self.entries or (self.help is not None and id in self.help)

    def pattern(self, id: str, attribute: str | None = None) -> Pattern | None:
        """A message or an attribute of one; None if there is none.

        Messages within it are in this language even if it itself is not.
        """
        key = id, attribute
        try:
            return self._patterns[key]
        except KeyError:
            pass
        written = self._written(id).get(attribute)
        made = self._patterns[key] = None if written is None else _Maker(self).pattern(written)
        return made

    def say(self, id: str, attribute: str | None = None, args: Told = NOTHING) -> tuple[str, list[str]] | None:
        """A message with its arguments, and the names of those that it lacks; numbers as the language writes them."""
        pattern = self.pattern(id, attribute)
        if pattern is None or isinstance(pattern, str):
            return None if pattern is None else (pattern, [])
        told = _Told((name, _numeral(value, self.language)) for name, value in args.items())
        return pattern(told), told.missing

    def _written(self, id: str) -> dict[str | None, ast.Pattern]:
        """The value of a message, under None, and its attributes: in this language or in that which helps out."""
        if id not in self.entries:
            return {} if self.help is None else self.help._written(id)
        found = self._read.get(id)
        if found is None:
            entry = next(entry for entry in _parse(self.entries[id]).body if isinstance(entry, ast.Message))
            found = self._read[id] = {one.id.name: one.value for one in entry.attributes}
            if entry.value is not None:
                found[None] = entry.value
        return found


class _Told(dict[str, object]):
    """Arguments of a message. One that is not there is said by its name."""

    def __init__(self, args: Any) -> None:
        super().__init__(args)
        self.missing: list[str] = []

    def __missing__(self, name: str) -> str:
        self.missing.append(name)
        return name


class _Whole(int):
    """A whole number that is said as a language writes it."""

    language: str

    def __format__(self, spec: str) -> str:
        return _written(int(self), self.language)


class _Fraction(float):
    language: str

    def __format__(self, spec: str) -> str:
        return _written(float(self), self.language)


def _written(value: float, language: str) -> str:
    from babel.numbers import format_decimal

    return format_decimal(value, locale=locale(language))


def _numeral(value: object, language: str) -> object:
    """A number that a language writes in its own way; anything else, and a small number, as it is."""
    if isinstance(value, bool) or not isinstance(value, int | float) or (isinstance(value, int) and 0 <= value < 1000):
        return value
    said = _Whole(value) if isinstance(value, int) else _Fraction(value)
    said.language = language
    return said


class _Maker:
    """Makes the messages of a catalogue."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue

    def pattern(self, pattern: ast.Pattern) -> Pattern:
        parts = [self._part(element) for element in pattern.elements]
        if not any(callable(part) for part in parts):
            template = "".join(str(part) for part in parts)
            plain = not any(
                isinstance(element, ast.Placeable) and isinstance(element.expression, ast.VariableReference)
                for element in pattern.elements
            )
            return template.format() if plain else template.format_map
        makers = [part.format_map if isinstance(part, str) else part for part in parts]
        return makers[0] if len(makers) == 1 else lambda told: "".join([make(told) for make in makers])

    def _part(self, element: ast.TextElement | ast.Placeable) -> Pattern:
        """A piece of a format string, or a function."""
        if isinstance(element, ast.TextElement):
            return _escaped(element.value)
        match element.expression:
            case ast.StringLiteral() as literal:
                return _escaped(str(literal.parse()["value"]))
            case ast.NumberLiteral() as literal:
                return str(literal.value)
            case ast.VariableReference() as variable:
                return f"{{{variable.id.name}}}"
            case ast.MessageReference() as reference:
                return self._message(reference.id.name, reference.attribute.name if reference.attribute else None)
            case ast.SelectExpression() as select if isinstance(select.selector, ast.VariableReference):
                return self._selection(select, select.selector.id.name)
            case other:
                raise ValueError(f"{type(other).__name__} is more than these words can be made of")

    def _message(self, id: str, attribute: str | None) -> Pattern:
        """A message within another. One that has no short form says it in full."""
        found = self.catalogue.pattern(id, attribute)
        if found is None:
            found = self.catalogue.pattern(id)
        return id if found is None else _escaped(found) if isinstance(found, str) else found

    def _selection(self, select: ast.SelectExpression, name: str) -> Maker:
        """The variant for an argument: the first by its very value or by its plural form, else the default."""
        words: dict[object, Maker] = {}
        numbers: dict[object, Maker] = {}
        default: Maker | None = None
        for variant in select.variants:
            made = self.pattern(variant.value)
            maker = _escaped(made).format_map if isinstance(made, str) else made
            if isinstance(variant.key, ast.Identifier):
                words[variant.key.name] = maker
            else:
                numbers[float(variant.key.value)] = maker
            default = maker if variant.default else default
        assert default is not None, "the parser sees to it that there is one"
        other, plural = default, locale(self.catalogue.language).plural_form

        def choose(told: Told) -> str:
            value = told[name]
            if isinstance(value, int | float):
                found = numbers.get(value)
                if found is None:
                    found = words.get(plural(value))
            else:
                found = words.get(value)
            return (found or other)(told)

        return choose


def _escaped(text: str) -> str:
    return text.replace("{", "{{").replace("}", "}}")
