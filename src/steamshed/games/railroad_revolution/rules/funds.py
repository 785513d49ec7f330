"""The funds of the acting player and what his turn still asks of him.

See docs/rules/railroad_revolution.md 5.4, the quick test.
"""

from __future__ import annotations

from typing import Final

from steamshed.games.railroad_revolution.content.box import (
    RAILROAD,
    STATION,
    TELEGRAPH,
    TRADE,
)
from steamshed.games.railroad_revolution.content.effects import (
    TOLL,
    op_of,
)
from steamshed.games.railroad_revolution.table.phases import (
    ACTION_LOOP,
    DEALS,
    FINISH,
    SOLD,
)
from steamshed.games.railroad_revolution.table.table import Table

NEVER: Final = -1_000_000
"""A margin that says nothing but: not by money alone."""


def main_complete(state: Table) -> bool:
    """RR-TURN-06: whether the main action is carried out."""
    if state.action == STATION:
        return state.city >= 0
    if state.action == RAILROAD:
        return state.laid >= state.need
    if state.action == TELEGRAPH:
        return state.sector >= 0
    return state.used & SOLD != 0


def missing_workers(state: Table, seat: int) -> int:
    """How many workers are missing at the end of the turn (RR-GEN-09); a toll still to be paid counts."""
    found = state.rules.box.minimum - state.available[seat]
    if state.frames and op_of(state.frames[-1]) == TOLL:
        found += 1
    return max(0, found)


def rest(state: Table, seat: int) -> int:
    """What the main action will still cost at least; negative if it can not be completed from here."""
    box, action = state.rules.box, state.action
    if action == STATION:
        if state.city >= 0:
            return 0
        return cheapest_city(state, seat) if state.buildings_left[seat] else NEVER
    if action == RAILROAD:
        left = state.need - state.laid
        if left <= 0:
            return 0
        if state.rails_left[seat] < left:
            return NEVER
        cost = box.triangle * state.rules.cheapest(state.rails[seat], left)
        return cost if state.laid else cost + box.railroad_base
    if action == TELEGRAPH:
        if state.sector >= 0:
            return 0
        full = (1 << len(box.sector_shares)) - 1
        return 0 if state.buildings_left[seat] and state.offices[seat] != full else NEVER
    if state.used & SOLD:
        return 0
    return 0 if state.rails_left[seat] or state.buildings_left[seat] else NEVER


def cheapest_city(state: Table, seat: int) -> int:
    box = state.rules.box
    free, best, city = state.network[seat] & ~state.stations[seat], NEVER, 0
    while free:
        if free & 1:
            cost = box.city_tiles[state.city_tile[city]].cost
            if best < 0 or cost < best:
                best = cost
        free >>= 1
        city += 1
    return best


def margin(state: Table) -> int:
    """Liquid funds beyond owed, the rest of the main action and new workers (RR-GEN-09, 10).

    Negative: they are not enough, or it is not known.
    """
    seat = state.active
    missing = missing_workers(state, seat)
    if missing and sum(state.common) < missing:
        return NEVER
    box = state.rules.box
    liquid = state.cash[seat] + box.share_price * state.shares[seat]
    if state.step == ACTION_LOOP:
        still = rest(state, seat)
        return NEVER if still < 0 else liquid - state.owed - still - box.hire_price * missing
    if state.waiting:
        return NEVER
    if state.step == FINISH and missing:
        return NEVER
    return liquid - box.hire_price * missing


def kept_margin(state: Table) -> int:
    """The margin before the next action, worked out once."""
    if not state.margin_is_known:
        state.known_margin = margin(state)
        state.margin_is_known = True
    return state.known_margin


def safe(state: Table, seat: int, money: int, workers: int) -> bool:
    """Whether the player can surely afford to lose so much money and so many workers (at most one)."""
    if seat != state.active or (state.step != ACTION_LOOP and state.step != DEALS):
        return state.available[seat] - workers >= state.rules.box.minimum
    have = kept_margin(state)
    return have - money >= 0 and (workers == 0 or margin_without_worker(state, seat, have) - money >= 0)


def margin_without_worker(state: Table, seat: int, have: int) -> int:
    """A bound of the margin after the loss of one worker."""
    spare = state.available[seat] - state.rules.box.minimum
    if state.frames and op_of(state.frames[-1]) == TOLL:
        spare -= 1
    if spare > 0:
        return have
    if sum(state.common) < 1 - spare or state.waiting:
        return NEVER
    return have - state.rules.box.hire_price


def spare_piece(state: Table, seat: int) -> bool:
    """Whether a piece of the stock may go without making the main action of TRADE impossible (RR-TRD-02)."""
    if state.action != TRADE or state.step != ACTION_LOOP or state.used & SOLD or seat != state.active:
        return True
    return state.rails_left[seat] + state.buildings_left[seat] > 1


def liquid(state: Table, seat: int) -> int:
    """Cash and what the shares would bring."""
    return state.cash[seat] + state.rules.box.share_price * state.shares[seat]
