"""Everything that could be legal in a position, for brute force: ``legal`` must be what ``check`` keeps of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
    WHOLE,
    do,
)
from steamshed.games.binario.data import MODES
from steamshed.kernel.action import Action

if TYPE_CHECKING:
    from steamshed.games.binario.state import Binario


def candidates(state: Binario) -> list[Action]:
    """Every action of the game with every argument that could be legal here, whatever the phase."""
    catalog, names = state.rules.catalog, state.map.names
    found: list[Action] = [PASS, DONE, AUTO, MANUAL, ONE, STOP, WHOLE, ACCEPT, DECLINE, STATION, DEMOLISH, MODERNISE]
    for verb in ("return", "keep", "pass"):
        found += [do(verb, card.id) for card in catalog.personalities]
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
        found += [do("station", side, kind.id) for kind in catalog.stations]
    found += [do("build", way.id) for way in catalog.ways]
    found.append(do("build", "ports"))
    found += [do("kind", kind.id) for kind in catalog.stations]
    found += [do("target", word) for word in ("expanded", "2", "3", "4")]
    for verb in ("buy", "offer", "vehicle"):
        found += [do(verb, kind.id) for kind in catalog.vehicles]
    for verb in ("out", "back"):
        found += [do(verb, good.id) for good in catalog.goods]
        found += [do(verb, "none"), do(verb, "keep")]
    found += [do("vehicle", "none"), do("vehicle", "keep")]
    found += [do("open", board) for board in MODES]
    for verb in ("edit", "close", "withdraw"):
        found += [do(verb, board, str(number)) for board in MODES for number in range(8)]
    if state.phase == "proposal":
        found += paths(state)
    return found


def paths(state: Binario) -> list[Action]:
    """All simple courses of up to a few steps, and those that are proposed."""
    found: list[Action] = []
    words = [""]
    for _ in range(4):
        words = [word + side for word in words for side in "NESW"]
        found += [do("path", word) for word in words]
    known = set(found)
    return [*found, *(action for action in state.legal() if action not in known)]
