"""What the log says of lines, ways and stations: the arguments of its events, named as the table shows things."""

from __future__ import annotations

from collections.abc import Sequence

from steamshed.games.binario.content.box import BOARD_OF
from steamshed.games.binario.table.table import Table

MOST_NAMES = 2
"""So many of the places that a station serves are named."""

Args = dict[str, str | int]


def place(state: Table, cell: int) -> str:
    """What a station on a cell serves; the cell itself where there is nothing."""
    box = state.rules.box
    names = []
    for other in state.served(cell):
        city = state.map.city[other]
        names.append(box.city_names[city] if city >= 0 else box.facilities[state.facility[other]].id)
    return "/".join([*dict.fromkeys(names)][:MOST_NAMES]) or state.map.names[cell]


def places(state: Table, cells: Sequence[int]) -> str:
    """Both ends of a way, by what they serve."""
    return " – ".join(place(state, cell) for cell in dict.fromkeys((cells[0], cells[-1])))


def row(state: Table, at: int) -> Args:
    """A row of a freight board and what it joins, in the direction in which it runs."""
    _, board, number = state.place_of(at)
    ends = (state.start[at], state.end[at])
    if ends[0] < 0:
        return {"board": board, "row": number, "items": ""}
    return {"board": board, "row": number, "items": places(state, ends[::-1] if state.heading[at] else ends)}


def line(state: Table, at: int) -> Args:
    """A line: its stations, its goods there and back, its vehicles."""
    box = state.rules.box
    kind = state.vehicle[at]
    goods = [box.goods[good].id if good >= 0 else "–" for good in (state.out_good[at], state.back_good[at])]
    return row(state, at) | {
        "items": places(state, (state.start[at], state.end[at])),
        "goods": " / ".join(goods),
        "loads": 2 - goods.count("–"),
        "count": max(0, state.count[at]),
        "vehicle": box.vehicles[kind].id if kind >= 0 else "",
    }


def vehicles(state: Table, at: int) -> Args:
    """The vehicles of a row."""
    return row(state, at) | {"count": state.count[at], "vehicle": state.rules.box.vehicles[state.vehicle[at]].id}


def station(state: Table, cell: int) -> Args:
    """A station: its kind, its label, and what it serves."""
    kind = state.rules.box.stations[state.station[cell]]
    label = state.rules.box.labels[BOARD_OF[kind.family]][state.label[cell]]
    return {"kind": kind.id, "label": label, "cell": state.map.names[cell]} | serves(state, cell)


def serves(state: Table, cell: int) -> Args:
    """The places beside a station, and how many there are."""
    found = len(state.served(cell))
    return {"items": place(state, cell) if found else "", "served": found}
