"""Everything that could be legal in a position, for brute force: ``legal`` must be what ``check`` keeps of it."""

from __future__ import annotations

from steamshed.games.binario.actions import (
    ACCEPT,
    AUTO,
    DECLINE,
    DEMOLISH,
    DONE,
    MANUAL,
    MODERNISE,
    ONE,
    PASS,
    STATION,
    STOP,
    TARGETS,
    WHOLE,
    do,
)
from steamshed.games.binario.content.box import MODES
from steamshed.games.binario.table.table import Table
from steamshed.kernel.action import Action


def candidates(state: Table) -> list[Action]:
    """Every action of the game with every argument that could be legal here, whatever the phase."""
    box, names = state.rules.box, state.map.names
    found: list[Action] = [PASS, DONE, AUTO, MANUAL, ONE, STOP, WHOLE, ACCEPT, DECLINE, STATION, DEMOLISH, MODERNISE]
    for verb in ("return", "keep", "pass"):
        found += [do(verb, card.id) for card in box.personalities]
    for verb in ("outline", "pile", "hq", "route", "number"):
        found += [do(verb, str(number)) for number in range(8)]
    found += [do("route", str(number)) for number in range(8, 99)]
    for verb in ("place", "source", "factory", "end", "start", "at", "tile", "element", "from", "to"):
        found += [do(verb, name) for name in names]
    for name in names:
        found += [do("source", name, side) for side in "NESW"]
        for axis in ("NS", "EW"):
            found += [do("tile", name, axis), do("element", name, axis)]
        for mode in ("road", "rail"):
            found += [do("stretch", mode, name), do("stretch", mode, name, "NS"), do("stretch", mode, name, "EW")]
    for side in "NESW":
        found += [do(verb, side) for verb in ("flow", "widen", "go", "enter", "tunnel", "under", "surface")]
        found += [do("station", side, kind.id) for kind in box.stations]
    found += [do("build", way.id) for way in box.ways]
    found.append(do("build", "ports"))
    found += [do("kind", kind.id) for kind in box.stations]
    found += [do("target", word) for word in TARGETS]
    for verb in ("buy", "offer", "vehicle"):
        found += [do(verb, kind.id) for kind in box.vehicles]
    for verb in ("out", "back"):
        found += [do(verb, good.id) for good in box.goods]
        found += [do(verb, "none"), do(verb, "keep")]
    found += [do("vehicle", "none"), do("vehicle", "keep")]
    found += [do("open", board) for board in MODES]
    for verb in ("edit", "close", "withdraw"):
        found += [do(verb, board, str(number)) for board in MODES for number in range(8)]
    if state.phase == "proposal":
        found += paths(state)
    return found


def paths(state: Table) -> list[Action]:
    """Short courses in all directions, all simple ones from end to end with a small detour, and the proposals."""
    pending = state.pending
    assert pending is not None
    first, second = pending.ends
    width = state.map.width
    words = {""}
    found: dict[str, None] = {}
    for _ in range(3):
        words = {word + side for word in words for side in "NESW"}
        found.update(dict.fromkeys(sorted(words)))
    near = abs(first % width - second % width) + abs(first // width - second // width)
    digs = state.rules.box.ways[pending.type].tunnel
    for word in courses(state, first, second, max(4, min(near + 2, MOST_COURSE))):
        found[word] = None
        if digs:
            found.update(dict.fromkeys(dug(word)))
    # longer ones cannot all be tried; ``check`` decides about those of the planner too
    found.update(dict.fromkeys(str(action).partition(" ")[2] for action in state.legal()))
    return [do("path", word) for word in found]


MOST_COURSE = 7


def courses(state: Table, first: int, second: int, most: int) -> list[str]:
    """Every simple course of up to so many steps from one cell to another, whatever lies there."""
    width, near = state.map.width, state.map.near
    found: list[str] = []

    def walk(cells: list[int], word: str) -> None:
        here = cells[-1]
        if here == second:
            found.append(word)
            return
        away = abs(here % width - second % width) + abs(here // width - second // width)
        if len(word) + away > most:
            return
        for side in range(4):
            other = near[4 * here + side]
            if other >= 0 and other not in cells:
                walk([*cells, other], word + "NESW"[side])

    walk([first], "")
    return found


def dug(word: str) -> list[str]:
    """A course with one tunnel: some of its inner steps below ground."""
    size = len(word)
    return [
        word[:start] + word[start:end].lower() + word[end:]
        for start in range(1, size)
        for end in range(start + 1, size)
    ]
