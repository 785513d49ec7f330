"""How panels name cells, goods and figures: arguments of messages that every language says in its own words."""

from __future__ import annotations

from collections.abc import Sequence

from steamshed.games.binario.plan.income import TENTHS, Load
from steamshed.games.binario.rules import effects
from steamshed.games.binario.table.table import Table
from steamshed.kernel.action import Action, Event
from steamshed.ui.panel import Plan, say

CELL = "cell-"
LENGTHS = (4, 8, 12)
"""Cells of the trips by which speeds are told, both stations counted."""


def thing_of(state: Table, cell: int) -> str:
    """A cell as it is drawn."""
    return CELL + state.map.names[cell].replace(",", "-")


def cell_of(state: Table, thing: str) -> int:
    """The cell that was pointed at, or -1."""
    return state.map.index.get(thing.removeprefix(CELL).replace("-", ","), -1) if thing.startswith(CELL) else -1


def pointed(state: Table, things: Sequence[str]) -> list[int]:
    """The cells among what was pointed at."""
    return [cell for thing in things if (cell := cell_of(state, thing)) >= 0]


def cells_named(state: Table, cells: Sequence[int]) -> str:
    return " – ".join(state.map.names[cell] for cell in dict.fromkeys((cells[0], cells[-1])))


def named_row(state: Table, row: int) -> dict[str, str | int]:
    """A row of a freight board, as arguments."""
    _, board, number = state.place_of(row)
    return {"board": board, "row": number}


def goods_of(state: Table, load: Load) -> str:
    """The goods of a load, there and back."""
    goods = state.rules.box.goods
    there = goods[load.out].id if load.out >= 0 else "–"
    back = goods[load.back].id if load.back >= 0 else "–"
    return f"{there} / {back}"


def vehicle_of(state: Table, load: Load) -> str:
    return state.rules.box.vehicles[load.kind].id


def load_words(state: Table, load: Load) -> Event:
    """Vehicles, goods and trip of a load."""
    return say("load", vehicle=vehicle_of(state, load), count=load.count, goods=goods_of(state, load), time=load.time)


def speeds(state: Table, kind: int) -> list[Event]:
    """How many rounds a trip of so many cells takes, on each kind of way on which a vehicle may run (BI-TIME-01)."""
    box, seat = state.rules.box, state.decider
    vehicle = box.vehicles[kind]
    found: list[Event] = []
    for speed, base in enumerate(vehicle.base):
        if base:
            way = box.ways[speed].id if speed < len(box.ways) else "sea"
            times = [effects.trip_time(state, seat, kind, speed, length) for length in LENGTHS]
            args = dict(zip(("short", "middle", "long"), times))
            found.append(say("speed", type=way, **args))
    return found


def rate(tenths: int, name: str = "rate") -> Event:
    """Silver a round, as a figure or in a sentence."""
    return say(name, whole=tenths // TENTHS, tenth=tenths % TENTHS)


def change(tenths: int) -> Event:
    """Silver a round more or less than now."""
    size = abs(tenths)
    name = "rate-more" if tenths >= 0 else "rate-less"
    return say(name, whole=size // TENTHS, tenth=size % TENTHS)


def change_a_round(tenths: int) -> Event:
    """The same in a sentence."""
    size = abs(tenths)
    return say("more-a-round" if tenths >= 0 else "less-a-round", whole=size // TENTHS, tenth=size % TENTHS)


def final(points: int) -> Event:
    """Points at the end of the game more or less than now."""
    return say("points-more" if points >= 0 else "points-less", points=abs(points))


def tokens_left(state: Table, load: Load) -> list[Event]:
    """How many tokens are left of the goods of a load."""
    goods = [good for good in dict.fromkeys((load.out, load.back)) if good >= 0]
    return [say("tokens-now", good=state.rules.box.goods[good].id, count=state.goods[good]) for good in goods]


def plan_of(state: Table, action: Action) -> Plan:
    """A single action as it is shown elsewhere."""
    choice = state.choice(action)
    return Plan(choice.effect, (action,), choice.effect, choice.price, choice.things)
