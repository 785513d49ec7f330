"""A pseudo-language made from English: every text is two fifths longer and stands in brackets, so that one sees on a
page what is cut off, what is no message, and where a sentence is put together from pieces."""

from __future__ import annotations

import math
import re

from fluent.syntax import FluentParser, FluentSerializer, ast

OPEN, CLOSE = "⟦", "⟧"
LONGER = 0.4
_WORD = re.compile(r"[^\W\d_]+")


def longer(text: str) -> str:
    """Each word with its beginning once more."""
    return _WORD.sub(lambda word: word[0] + word[0][: math.ceil(LONGER * len(word[0]))].lower(), text)


def pseudo(source: str) -> str:
    """A file of messages in the pseudo-language."""
    resource = FluentParser(with_spans=False).parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
                if pattern is not None:
                    _lengthen(pattern)
                    pattern.elements = [ast.TextElement(OPEN), *pattern.elements, ast.TextElement(CLOSE)]
    return FluentSerializer().serialize(resource)


def _lengthen(pattern: ast.Pattern) -> None:
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            element.value = longer(element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                _lengthen(variant.value)
