"""How things are named in positions, and what leaving something out means."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated

import msgspec

from steamshed.games.railroad_revolution.content.box import ACTIONS, HALVES, TRACKS, Box
from steamshed.games.railroad_revolution.content.effects import COLOURS
from steamshed.games.railroad_revolution.table.phases import ACTION_LOOP, USED_NAMES
from steamshed.games.railroad_revolution.table.table import Table
from steamshed.kernel.errors import PositionError

Round = Annotated[int, msgspec.Meta(ge=1, le=999)]
COLOUR_OF = {name: number for number, name in enumerate(COLOURS)}
ACTION_OF = {name: number for number, name in enumerate(ACTIONS)}
TRACK_OF = {name: number for number, name in enumerate(TRACKS)}


def spaces(state: Table) -> Sequence[str]:
    return state.rules.box.spaces


def milestones(state: Table) -> Sequence[str]:
    return list(state.rules.box.milestone_of)


def deal_tiles(state: Table) -> Sequence[str]:
    return state.rules.box.deal_names


def halves(state: Table) -> Sequence[str]:
    return HALVES


def used_names(state: Table) -> Sequence[str]:
    return USED_NAMES


def start_money(state: Table, seat: int) -> int:
    return state.rules.box.start_money


def start_shares(state: Table, seat: int) -> int:
    return state.rules.box.start_shares


def usual_round(state: Table) -> int:
    """The round where a position does not say: the first in which it can be."""
    return state.final or 1


def in_step(*steps: int) -> Callable[[Table], bool]:
    """Whether a table is in one of some steps, whatever effects lie open over it."""
    return lambda state: state.step in steps


def in_action(*actions: int) -> Callable[[Table], bool]:
    """Whether one of some main actions is being carried out."""
    return lambda state: state.step == ACTION_LOOP and state.action in actions


def find(table: Mapping[str, int], name: str, where: str, what: str) -> int:
    if name not in table:
        raise PositionError(where, f"{name!r} is not {what}")
    return table[name]


def colour_named(name: str, where: str) -> int:
    return find(COLOUR_OF, name, where, "a colour of workers")


def city_named(box: Box, name: str, where: str) -> int:
    """A city by its id, also by its name."""
    if name in box.city_names:
        return box.city_names.index(name)
    return find(box.city_of, name, where, "a city")


def sector_named(box: Box, name: str, where: str) -> int:
    if name not in [str(number + 1) for number in range(len(box.sector_shares))]:
        raise PositionError(where, f"{name!r} is not a telegraph sector")
    return int(name) - 1


def seat_there(state: Table, seat: int, where: str) -> int:
    if seat >= state.rules.players:
        raise PositionError(where, f"there is no seat {seat}")
    return seat
