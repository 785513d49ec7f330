"""What the player who decides has chosen so far: the ends of a way or of a line, and the way between, as if it were
built, on a glowing bed."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from steamshed.games.binario.show.drawing import ways
from steamshed.games.binario.show.drawing.viewed import Viewed, band, slug, walk
from steamshed.ui.scene import Thing

CHOSEN = (
    '<rect class="pd-cell" x="-54" y="-54" width="108" height="108" rx="8"/>'
    '<rect class="pd-rim" x="-49" y="-49" width="98" height="98" rx="5"/>'
)
BELOW = ("tunnel", "under")
"""Steps that go on underground."""


def add_pending(table: Viewed, symbols: dict[str, str], things: list[Thing]) -> None:
    pending, seat = table.view.get("pending"), table.view.get("seat")
    if not pending or seat is None:
        return
    ends = [*pending.get("ends", []), *(pending[end] for end in ("from", "to") if end in pending)]
    for name in ends:
        symbols["chosen"] = CHOSEN
        things.append(Thing(f"chosen-{slug(name)}", "chosen", table.at(name), kind="under"))
    path = path_of(pending)
    if path and ends:
        add_path(table, symbols, things, ends[0], path, pending["type"], int(seat))


def path_of(pending: Mapping[str, Any]) -> str:
    """The steps of a planned way in letters, small ones underground; it was proposed or is laid tile by tile."""
    moves = pending.get("moves", [])
    if len(moves) == 1 and " " not in moves[0]:
        return str(moves[0])
    steps = [move.split() for move in moves]
    return "".join(side.lower() if verb in BELOW else side for verb, side in steps)


def add_path(
    table: Viewed, symbols: dict[str, str], things: list[Thing], start: str, path: str, kind: str, seat: int
) -> None:
    """A way that is not built yet: verges, beds, and tunnels."""
    cells, style = walk(table, start, path), f"{band(seat)};--glow:1"
    beds: list[Thing] = []
    for at, (name, underground) in enumerate(cells):
        came = ways.opposite(path[at - 1].upper()) if at and not path[at - 1].islower() else ""
        went = path[at] if at < len(path) and path[at].isupper() else ""
        if at and path[at - 1].isupper() and at > 1 and path[at - 2].islower():
            came = ""  # it comes out of a portal
        exits = "".join(side for side in ways.TURNS if side in came + went)
        if underground or not exits or kind not in ways.BEDS:
            continue
        verge, bed = f"verge-{kind}-{exits}", f"way-{kind}-{exits}"
        symbols[verge], symbols[bed] = ways.verge(kind, exits), ways.way(kind, exits)
        things.append(Thing(f"plan-verge-{slug(name)}", verge, table.at(name), style=style, kind="under"))
        beds.append(Thing(f"plan-way-{slug(name)}", bed, table.at(name), style=style, kind="under"))
    things += beds
    for part in re.finditer("[a-z]+[A-Z]?", path):
        steps, maglev = part[0].upper(), kind == "maglev"
        symbol = f"tunnel-{steps}{'-maglev' if maglev else ''}"
        symbols[symbol] = ways.tunnel(steps, maglev)
        name = cells[part.start()][0]
        things.append(Thing(f"plan-tunnel-{slug(name)}", symbol, table.at(name), style=style, kind="under"))
