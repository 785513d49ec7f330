"""A random player who stays solvent: issues shares to cover the coming expenses and builds only what he can pay.

Plain random play is bankrupt within a few turns; this one lasts to the end, for tests and benchmarks.
"""

from __future__ import annotations

import random

from steamshed.games.age_of_steam.actions import Bid, Deliver, Done, Drop, Issue, RaiseEngine, Urbanize
from steamshed.games.age_of_steam.rules.track_rules import price
from steamshed.games.age_of_steam.table.table import Table
from steamshed.hexrail.proof.steady import Builds
from steamshed.kernel.action import Action
from steamshed.kernel.fast_random import one_of
from steamshed.rail.network import TOWN

TRIES = 12
"""How many builds are looked at."""
FAR = 12
"""No field is further from a city or town."""


def steady(state: Table, legal: list[Action], rng: random.Random) -> Action:
    """A random one of the actions after which the company can live on, even without more income."""
    assert state.seat is not None
    seat = state.seat
    if state.phase == "issue_shares":
        return issue_enough(state, seat, legal, rng)
    if state.phase == "determine_player_order":
        bids: list[Action] = []
        for action in legal:
            if len(bids) < 3 and isinstance(action, Bid) and survives(state, seat, action.amount, 0):
                bids.append(action)
        return one_of(rng, bids) if bids and rng.random() < 0.3 else next(a for a in legal if isinstance(a, Drop))
    if state.phase == "select_actions" and state.deciding_locomotive:
        return legal[0] if state.income[seat] > 2 and survives(state, seat, 0, 1) else legal[1]
    if state.phase == "build_track":
        return build_affordable(state, seat, legal, rng)
    if state.phase == "move_goods":
        useful = [action for action in legal if isinstance(action, Deliver)]
        if useful:
            return one_of(rng, useful)
        if isinstance(legal[0], RaiseEngine) and state.income[seat] > 2 and survives(state, seat, 0, 1):
            return legal[0]
        return legal[-1]
    return one_of(rng, legal)


def survives(state: Table, seat: int, spent: int, engine_links: int, issued: int = 0) -> bool:
    """Whether a company can pay its expenses in the turns to come after spending money and raising its engine now.

    In every later turn it issues as few shares as it can.
    """
    numbers, income = state.rules.numbers, state.income[seat]
    shares, engine = state.shares[seat] + issued, state.engine[seat] + engine_links
    cash = state.cash[seat] + issued * numbers.share_price - spent + income - shares - engine
    turns = state.rules.turns - state.turn
    for _ in range(min(2, turns) if bold(seat) else turns):
        if cash < 0 or shares > numbers.most_shares:
            return False
        short = shares + engine - income - cash
        more = (short + numbers.share_price - 2) // (numbers.share_price - 1) if short > 0 else 0
        shares += more
        cash += more * numbers.share_price + income - shares - engine
    return cash >= 0 and shares <= numbers.most_shares


def bold(seat: int) -> bool:
    """Every second company builds more and looks only two turns ahead: some of them go bankrupt."""
    return seat % 2 == 1


def issue_enough(state: Table, seat: int, legal: list[Action], rng: random.Random) -> Action:
    """Enough for the expenses of this turn, and now and then something for track."""
    enough: list[Action] = []
    most = 3 if state.turn < 4 else 1
    for action in legal:
        if len(enough) < most and isinstance(action, Issue) and survives(state, seat, 0, 0, action.shares):
            enough.append(action)
    return one_of(rng, enough) if enough else legal[-1]


def build_affordable(state: Table, seat: int, legal: list[Action], rng: random.Random) -> Action:
    """A build that leaves enough for the expenses, rather at an own open end; urbanizes when it can."""
    if state.may_urbanize and rng.random() < 0.7:
        return one_of(rng, [action for action in legal if isinstance(action, Urbanize)])
    builds = Builds(legal)
    tried = builds.on(fields_ahead(state, seat))
    if builds.first < builds.end:
        tried += [builds.some(rng) for _ in range(TRIES)]
    best: Action | None = None
    best_promise = 0
    for build in tried:
        hope = promise(state, build.field, build.piece)
        if hope > best_promise and survives(state, seat, price(state, seat, build.field, build.piece), 0):
            best, best_promise = build, hope
            if hope == FAR:
                break
    assert isinstance(legal[-1], Done)
    return best or legal[-1]


def fields_ahead(state: Table, seat: int) -> set[int]:
    """The fields that own open ends face."""
    network = state.network
    found: set[int] = set()
    for section, owner in enumerate(network.owner):
        if owner == seat and network.open_slot[section] >= 0:
            found.add(network.grid.across[network.open_slot[section]] // 6)
    return found


def promise(state: Table, field: int, piece: int) -> int:
    """How near a simple tile comes to a link: most if it completes one, else the nearer the open end to a stop."""
    network = state.network
    if network.piece[field] or len(network.tiles.pieces[piece].segments) != 1:
        return 0
    if network.stop[field] == TOWN:
        return FAR
    a, b = network.tiles.pieces[piece].segments[0]
    start, open_edge = network.reached(6 * field + a), b
    if start < 0:
        start, open_edge = network.reached(6 * field + b), a
    elif network.reached(6 * field + b) >= 0:
        return FAR
    ahead = network.grid.across[6 * field + open_edge] // 6
    for distance, node in state.rules.board.nearest[ahead]:
        if node != start:
            return max(1, FAR - 1 - distance)
    return 1
