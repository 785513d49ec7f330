"""Typography by language: marks, and blanks at which no line may break. What is wrong can be mended by machine."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from typing import NamedTuple

NBSP = "\N{NO-BREAK SPACE}"
_LEFT_ALONE = re.compile(r"^(?:#|\s+\.forms = )")
"""Comments, and how words are met."""


class Habit(NamedTuple):
    """What a language writes: a pattern for what is wrong, what stands there instead, and the advice."""

    rule: str
    pattern: re.Pattern[str]
    instead: str | None
    """None where a person must decide."""
    advice: str


@functools.cache
def habits(language: str) -> tuple[Habit, ...]:
    """The habits of a language."""
    return tuple(_habits(language))


def _habits(language: str) -> Iterator[Habit]:
    yield Habit("ellipsis", re.compile(r"\.\.\."), "…", "an ellipsis is one sign: …")
    yield Habit("ellipsis", re.compile(rf"(?<=\w)[ {NBSP}]…"), "…", "no blank before an ellipsis")
    yield Habit(
        "apostrophe", re.compile(r"(?<=[^\W\d_]|[⟩}])'(?=[^\W\d_])|(?<=s)'(?=[ ,.])"), "’", "an apostrophe is ’"
    )
    yield Habit("minus", re.compile(r"(?<![\w⟩}\[/.–-])-(?=\d)"), "−", "a minus is −")
    yield Habit("minus", re.compile(r"(?<=[^\s*–-]) - (?=[^\s-])"), " – ", "a dash between blanks is –")
    if language == "cs":
        yield Habit("percent", re.compile(r"(?<=[\d⟩}]) ?(?=%)"), NBSP, "a no-break blank before %")
    else:
        yield Habit("percent", re.compile(rf"(?<=[\d⟩}}])[ {NBSP}]+(?=%)"), "", "no blank before %")
    if language in ("cs", "pl"):
        letters = "kszvouaiKSZVOUA" if language == "cs" else "zwouaiZWOUA"
        pattern = re.compile(rf"(?<![\w’'.$\[{{-])([{letters}]|(?<=[.!?:] )I) (?=\S)")  # else I is a Roman number
        yield Habit("blank", pattern, rf"\1{NBSP}", "a no-break blank after a word of one letter")
    if language != "en":
        yield Habit("decimal", re.compile(r"(?<![\w.])(\d+)\.(\d{1,2})(?![\w.])(?!\.)"), r"\1,\2", "a decimal comma")
        unit = re.compile(r"(?<=[\d⟩}]) (?=(?:h|min|km|kB|MB|Kč|zł|€)(?!\w)|\$(?![\w⟨{]))")
        yield Habit("blank", unit, NBSP, "a no-break blank between number and unit")


def faults(language: str, text: str) -> Iterator[tuple[str, str]]:
    """The habits that a text breaks, and the advice."""
    for habit in habits(language):
        if habit.pattern.search(text):
            yield habit.rule, habit.advice


def mended(language: str, source: str) -> str:
    """A file of messages as the language writes it."""
    return "\n".join(line if _LEFT_ALONE.match(line) else _mended(language, line) for line in source.split("\n"))


def _mended(language: str, line: str) -> str:
    for habit in habits(language):
        if habit.instead is not None:
            line = habit.pattern.sub(habit.instead, line)
    return line
