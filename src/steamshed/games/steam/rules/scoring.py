"""The end of the game: points and places (ST-END)."""

from __future__ import annotations

from steamshed.games.steam.table.phases import OVER
from steamshed.games.steam.table.table import Table
from steamshed.hexrail.rules.points import add_more
from steamshed.kernel.action import Event
from steamshed.rail.network import NOBODY


def complete_links(state: Table, seat: int) -> int:
    """How many complete links a seat owns."""
    network = state.network
    count = 0
    for section, owner in enumerate(network.owner):
        if owner == seat and network.end[section] >= 0:
            count += 1
    return count


def breakdown(state: Table, seat: int) -> dict[str, int]:
    """ST-END-01, ST-END-02, ST-END-03: victory points, income turned into them, complete links. ST-END-05: 0 for who
    is out of the game."""
    if state.out[seat]:
        return {"points": 0, "income": 0, "links": 0}
    numbers, income = state.rules.numbers, state.income[seat]
    turned = income // numbers.income_per_vp if income > 0 else numbers.debt_vp * income
    found = {"points": state.vp[seat], "income": turned, "links": numbers.link_vp * complete_links(state, seat)}
    if state.rules.map.cash_per_point or state.rules.map.extras:
        add_more(state, seat, found)
    return found


def scores(state: Table) -> list[int]:
    """Points by seat."""
    return [sum(breakdown(state, seat).values()) for seat in range(state.rules.players)]


def standing(state: Table) -> list[list[int]]:
    """ST-END-04 to 06: points, then income, then the lower number of the action tile; the bankrupt last."""
    points = scores(state)
    keys: dict[int, tuple[int, int, int, int]] = {}
    for seat in range(state.rules.players):
        out = state.out[seat]
        keys[seat] = (0, out, 0, 0) if out else (1, points[seat], state.income[seat], -state.special[seat])
    places: list[list[int]] = []
    for key in sorted(set(keys.values()), reverse=True):
        places.append([seat for seat in range(state.rules.players) if keys[seat] == key])
    return places


def end_game(state: Table, events: list[Event]) -> None:
    """ST-END-02: incomplete links lose their owners; then nothing more is decided."""
    network = state.network
    for section in network.unfinished():
        if network.owner[section] != NOBODY:
            network.give(section, NOBODY)
    state.phase = OVER
    state.seat = None
    state.queue = []
    events.append(Event("game-over", None, {"round": state.turn}))
