"""A random player who does not ruin himself: raises little, builds what leads somewhere, delivers when he can.

Plain random play is soon bankrupt; this one lasts to the end, for tests and benchmarks.
"""

from __future__ import annotations

import random

from steamshed.games.steam.actions import Bid, Build, Capital, Deliver, Drop, End, Improve, Pass, Take
from steamshed.games.steam.rules.take import price as tile_price
from steamshed.games.steam.rules.track_rules import change_for, price
from steamshed.games.steam.table.table import Table
from steamshed.hexrail.proof.steady import Builds
from steamshed.kernel.action import Action
from steamshed.kernel.fast_random import one_of

FAR = 9
TRIES = 24
"""Tiles that are looked at before one is chosen."""


def steady(state: Table, legal: list[Action], rng: random.Random) -> Action:
    """A random one of the actions that leave enough for the income phase of this round."""
    assert state.seat is not None
    seat = state.seat
    if state.phase == "capital":
        return capital(state, seat, legal, rng)
    spare = spare_money(state, seat)
    if state.phase in ("opening_auction", "auction"):
        bids = [action for action in legal if isinstance(action, Bid) and action.amount <= min(4, spare // 4)]
        out = [action for action in legal if isinstance(action, (Pass, Drop))]
        return one_of(rng, bids) if bids and rng.random() < 0.4 else one_of(rng, out)
    if state.phase == "take_action":
        cheap: list[Action] = [
            action for action in legal if isinstance(action, Take) and tile_price(state, seat, action) <= spare
        ]
        return one_of(rng, cheap or legal)
    if state.phase == "build":
        return operation(state, legal, spare, rng)
    if state.phase == "goods":
        deliveries = [action for action in legal if isinstance(action, Deliver)]
        if deliveries and rng.random() < 0.9:
            return one_of(rng, deliveries)
        room = not state.rules.standard or spare > 2
        return one_of(rng, [action for action in legal if room or not isinstance(action, Improve)])
    if state.phase == "take_points":
        wanted = "income" if state.income[seat] < 4 or rng.random() < 0.2 else "vp"
        return next((action for action in legal if action.text == wanted), legal[-1])
    return one_of(rng, legal)


def spare_money(state: Table, seat: int) -> int:
    """What can be spent in this round without danger: a debt of some steps, fewer towards the end."""
    upkeep = state.engine[seat] if state.rules.standard else 0
    floor = -4 if 2 * state.turn <= state.rules.turns else -3
    reserve = 0 if state.rules.standard else state.rules.numbers.step * max(0, state.income[seat] - floor)
    return state.cash[seat] + reserve + min(0, state.income[seat] - upkeep)


def capital(state: Table, seat: int, legal: list[Action], rng: random.Random) -> Action:
    """Enough for the upkeep and, early in the game, for some track."""
    wanted = state.engine[seat] + 1 - min(0, state.income[seat]) + (rng.randrange(6, 14) if state.turn < 4 else 2)
    for action in legal:
        assert isinstance(action, Capital)
        if state.cash[seat] + action.steps * state.rules.numbers.step >= wanted:
            return action
    return legal[-1]


def operation(state: Table, legal: list[Action], spare: int, rng: random.Random) -> Action:
    """The best of some tiles that the round leaves money for; City Growth and Urbanization when they can be used."""
    builds = Builds(legal)
    others = legal[: builds.first] + legal[builds.end :]
    if len(others) > 1 and rng.random() < (0.3 if len(others) > 20 else 0.03):
        return one_of(rng, others)
    best: Action | None = None
    most, wander = 0, rng.random() < 0.2
    goals: dict[int, list[list[int]]] = {}
    for build in tiles_to_try(state, builds, rng) if spare > 1 else []:
        cost = price(state, build.field, build.piece)
        if cost <= spare:
            value = promise(state, build.field, build.piece, wander, goals) - cost
            if value > most:
                best, most = build, value
    if best is not None:
        return best
    ends = [action for action in others if isinstance(action, End)]
    return ends[0] if ends else one_of(rng, others)


def tiles_to_try(state: Table, builds: Builds, rng: random.Random) -> list[Build]:
    """Tiles at the player's own open ends; without such ends, where a link would be useful, or anywhere."""
    assert state.seat is not None
    network, board = state.network, state.rules.board
    faced: set[int] = set()
    for section in range(1, len(network.open_slot)):
        slot = network.open_slot[section]
        if slot >= 0 and network.owner[section] == state.seat:
            faced.add(network.grid.across[slot] // 6)
    near = builds.on(faced)
    if near or builds.first == builds.end or (state.income[state.seat] < -1 and state.cash[state.seat] < 4):
        return near
    goals = starts_of_links(state)
    if not goals or rng.random() < 0.2:
        return [builds.some(rng) for _ in range(TRIES)]
    start = one_of(rng, goals)
    return builds.on({board.grid.neighbour(start, edge) for edge in range(6)})


def starts_of_links(state: Table) -> list[int]:
    """Where a link would begin between two close cities that have none and cubes for one another."""
    network, size = state.network, state.rules.board.grid.size
    joined: set[int] = set()
    for section in network.sections():
        start, end = network.start[section], network.end[section]
        joined.add(start * size + end)
        joined.add(end * size + start)
    return [
        start
        for start, end in state.rules.board.close_cities
        if wanted(state, start, end) and start * size + end not in joined
    ]


def promise(state: Table, field: int, piece: int, wander: bool, goals: dict[int, list[list[int]]]) -> int:
    """What a tile is good for: links it completes, and ends it brings nearer to where cubes want to go."""
    network = state.network
    value = 0
    for a, b in change_for(state, field, piece).added:
        start = network.reached(6 * field + a)
        end = field if b < 0 else network.reached(6 * field + b)
        if start >= 0 and end >= 0:
            value += 24 if wanted(state, start, end) else 10
        elif b >= 0:
            slot = 6 * field + (b if start >= 0 else a)
            facing, node = network.grid.across[slot] // 6, max(start, end)
            if wander:
                value += 8 - 3 * nearest(state, facing, node)
            else:
                if node not in goals:
                    goals[node] = goals_of(state, node)
                value += 16 - 4 * least(goals[node], facing)
    return value


def least(goals: list[list[int]], field: int) -> int:
    """How far it is from a field to the nearest of some goals."""
    if not goals:
        return FAR
    best = goals[0][field]
    for far in goals:
        best = min(best, far[field])
    return best


def wanted(state: Table, one: int, other: int) -> bool:
    """Whether a cube in one of two settlements wants to go to the other."""
    return sends(state, one, other) or sends(state, other, one)


def sends(state: Table, start: int, end: int) -> bool:
    """Whether a cube in one settlement wants to go to another."""
    colour = state.wanted[end]
    return colour >= 0 and state.cubes[start * len(state.rules.board.goods.colours) + colour] > 0


def nearest(state: Table, field: int, start: int) -> int:
    """How far it is from a field to the nearest settlement other than the one where a link starts."""
    for far, node in state.rules.board.nearest[field]:
        if node != start:
            return far
    return 0


def goals_of(state: Table, start: int) -> list[list[int]]:
    """The cities that a link from a settlement would be useful to, each as its distances from all fields."""
    board = state.rules.board
    return [
        board.from_city[place]
        for place, city in enumerate(board.cities)
        if city != start and wanted(state, start, city)
    ]
