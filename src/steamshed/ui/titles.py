"""Titles that tell answers apart: where several answers of a panel have the same name, each says in its title what the
others do not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import combinations

from steamshed.kernel.action import Event
from steamshed.ui.panel import Panel, Picture, Pictures, Row, Rows, Section

MOST = 2
"""So much is said in a title at the most to tell it from others."""


def told_apart(panel: Panel, words: Callable[[Event], str]) -> Panel:
    """The panel with titles that differ, as far as something is said that differs. ``words`` are what an event says:
    two that differ in what is not said are the same title."""
    return replace(panel, sections=tuple(_section(section, words) for section in panel.sections))


def _section(section: Section, words: Callable[[Event], str]) -> Section:
    if isinstance(section, Rows):
        # ways to the same stand behind the first of them
        first = {row.group: at for at, row in reversed([*enumerate(section.rows)])}
        heads = [
            row.name if row.plan is not None and (not row.group or first[row.group] == at) else None
            for at, row in enumerate(section.rows)
        ]
        told = [(*row.words, *(event for cell in row.cells for event in cell)) for row in section.rows]
        apart = _apart(heads, told, words)
        rows = tuple(_row(row, one) if one else row for row, one in zip(section.rows, apart))
        return replace(section, rows=rows)
    if isinstance(section, Pictures):
        apart = _apart([one.plan.name for one in section.pictures], [one.words for one in section.pictures], words)
        pictures = tuple(_picture(one, told) if told else one for one, told in zip(section.pictures, apart))
        return replace(section, pictures=pictures)
    return section


def _row(row: Row, apart: Sequence[Event]) -> Row:
    return replace(row, apart=tuple(apart), words=tuple(word for word in row.words if word not in apart))


def _picture(picture: Picture, apart: Sequence[Event]) -> Picture:
    return replace(picture, apart=tuple(apart), words=tuple(word for word in picture.words if word not in apart))


def _apart(
    names: Sequence[Event | None], told: Sequence[Sequence[Event]], words: Callable[[Event], str]
) -> list[Sequence[Event]]:
    """For each name that others have, too, the least of what is said of it that is said of none of those; or of the
    fewest of them, since of one that is the same with something more all of it is said."""
    found: list[Sequence[Event]] = [()] * len(names)
    kinds = Counter(name.id for name in names if name is not None)
    alike: dict[str, list[int]] = {}
    for at, name in enumerate(names):
        if name is not None and kinds[name.id] > 1:
            alike.setdefault(words(name), []).append(at)
    for members in alike.values():
        if len(members) > 1:
            said = {at: [words(event) for event in told[at]] for at in members}
            for at in members:
                found[at] = _own(told[at], said[at], [said[other] for other in members if other != at])
    return found


def _own(told: Sequence[Event], said: Sequence[str], others: Sequence[Sequence[str]]) -> Sequence[Event]:
    """What of that which is told is said of the fewest others."""
    best: Sequence[Event] = ()
    fewest = len(others)
    for few in (few for count in range(1, MOST + 1) for few in combinations(range(len(told)), count)):
        alike = sum(all(said[one] in other for one in few) for other in others)
        if alike < fewest:
            best, fewest = [told[one] for one in few], alike
        if not fewest:
            break
    return best
