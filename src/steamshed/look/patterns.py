"""Fluent messages as plain functions: for words that are said thousands of times a second, as on drawn tables.

Most messages are text with arguments and become format strings. Of the rest of Fluent, selectors by number, plural form
or word, and messages within messages are understood; functions and terms are not. A catalogue is long and a drawing
needs few of its messages, so that each is read when it is first asked for.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from babel import Locale
from fluent.syntax import FluentParser, ast

Told = Mapping[str, object]
Maker = Callable[[Told], str]
Pattern = str | Maker
"""Mere text, or what makes it from the arguments."""

_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
_parse = FluentParser(with_spans=False).parse


class Catalogue:
    """The messages of one language, and of another that helps out."""

    def __init__(self, source: str, language: str, help: Catalogue | None = None) -> None:
        starts = list(_MESSAGE.finditer(source))
        ends = [*(start.start() for start in starts[1:]), len(source)]
        self.entries = {start[1]: source[start.start() : end] for start, end in zip(starts, ends)}
        self.plural: Callable[[int], str] = Locale.parse(language).plural_form
        self.help = help

    def pattern(self, id: str) -> Pattern | None:
        """A message, or ``id.attribute`` of one; None if there is none.

        Messages within it are in this language even if it itself is not.
        """
        name, _, attribute = id.partition(".")
        catalogue = self if name in self.entries or self.help is None else self.help
        if name not in catalogue.entries:
            return None
        entry = next(entry for entry in _parse(catalogue.entries[name]).body if isinstance(entry, ast.Message))
        wanted = {one.id.name: one.value for one in entry.attributes}
        value = wanted.get(attribute, entry.value)  # who has no short form says it in full
        return None if value is None else _Maker(catalogue.plural, self.pattern).pattern(value)


class _Maker:
    """Makes a message that has the plural forms of its language."""

    def __init__(self, plural: Callable[[int], str], message: Callable[[str], Pattern | None]) -> None:
        self.plural = plural
        self.message = message

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
                id = reference.id.name + (f".{reference.attribute.name}" if reference.attribute else "")
                found = self.message(id)
                return id if found is None else _escaped(found) if isinstance(found, str) else found
            case ast.SelectExpression() as select if isinstance(select.selector, ast.VariableReference):
                return self._selection(select, select.selector.id.name)
            case other:
                raise ValueError(f"{type(other).__name__} is more than a drawing's words can be made of")

    def _selection(self, select: ast.SelectExpression, name: str) -> Maker:
        """The variant for an argument: by its very value, by its plural form, else the default."""
        variants: dict[str, Maker] = {}
        default: Maker | None = None
        for variant in select.variants:
            made = self.pattern(variant.value)
            key = variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)
            variants[key] = _escaped(made).format_map if isinstance(made, str) else made
            default = variants[key] if variant.default else default
        assert default is not None, "the parser sees to it that there is one"
        plural, other = self.plural, default

        def choose(told: Told) -> str:
            value = told[name]
            found = variants.get(str(value))
            if found is None and isinstance(value, int):
                found = variants.get(plural(value))
            return (found or other)(told)

        return choose


def _escaped(text: str) -> str:
    return text.replace("{", "{{").replace("}", "}}")
