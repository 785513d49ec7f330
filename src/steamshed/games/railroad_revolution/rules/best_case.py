"""The most that the remaining options of a turn can bring: if it is too little, there is no way.

See docs/rules/railroad_revolution.md 5.4.
"""

from __future__ import annotations

from steamshed.games.railroad_revolution.content.box import (
    BONUS_SPEC,
    DEAL_SPEC,
    FIRST_SPEC,
    FLIP_SPEC,
    NO_COST_SPEC,
    PRIMARY_SPEC,
    RAILROAD,
    SHARE_MONEY_SPEC,
    SHARES_SPEC,
    STATION,
    TELEGRAPH,
    TERRAIN_SPEC,
    TILE_SPEC,
    TRADE,
    TRAIN_MONEY_SPEC,
    Spec,
)
from steamshed.games.railroad_revolution.content.effects import (
    FLIP,
    WORKER,
    Effects,
    first_of,
    op_of,
)
from steamshed.games.railroad_revolution.rules.changes import count_trains
from steamshed.games.railroad_revolution.rules.funds import liquid, missing_workers, rest
from steamshed.games.railroad_revolution.table.phases import (
    ACTION_LOOP,
    DEALS,
    FINISH,
    FLIPPED,
    SOLD,
    USED_BONUS,
    USED_PRIMARY,
    USED_TILE,
)
from steamshed.games.railroad_revolution.table.table import Table


class BestCase:
    """The most that the remaining options of a turn can bring: money before and after the main action is paid."""

    def __init__(self) -> None:
        self.money = 0
        self.workers = 0
        self.later = 0
        """Money from deals, which come after the payment: good for hiring only."""

    def add(self, effects: Effects, state: Table) -> None:
        box = state.rules.box
        self.money += effects.money + box.share_price * effects.shares + box.best_flip * effects.flips
        self.workers += effects.workers


def hopeless(state: Table) -> bool:
    """Whether even the best case falls short. False says nothing."""
    seat, box = state.active, state.rules.box
    if state.step == FINISH:
        return True
    best, need = BestCase(), state.owed
    for made in state.frames:
        op = op_of(made)
        if op == WORKER:
            best.workers += 1
        elif op == FLIP:
            best.money += box.best_flip * first_of(made)
        elif op <= WORKER:
            return False
    if state.step == ACTION_LOOP:
        still = rest(state, seat)
        if still < 0:
            # a free rail may still reach a city
            return state.action != STATION or state.buildings_left[seat] == 0
        need += still
        spec = box.specs[state.action][state.placed]
        if not state.spec_used and state.placed > 0:
            if spec.kind == NO_COST_SPEC:
                need = 0
            else:
                add_colour_effect(state, seat, spec, best)
        add_action(state, seat, best)
    if (state.step == DEALS or state.action == RAILROAD or state.action == TELEGRAPH) and state.deal_tile >= 0:
        later = BestCase()
        for deal in box.deals[state.deal_tile]:
            later.add(deal.effects, state)
        best.workers += later.workers
        best.later = later.money
    have = liquid(state, seat) + best.money
    if have < need:
        return True
    missing = missing_workers(state, seat) - best.workers
    return missing > 0 and have + best.later < need + box.hire_price * missing


def add_action(state: Table, seat: int, best: BestCase) -> None:
    """What the options of the main action can bring."""
    box = state.rules.box
    if state.action == STATION:
        if state.city >= 0:
            tile = box.city_tiles[state.city_tile[state.city]]
            if not state.used & USED_PRIMARY:
                best.add(tile.primary, state)
            if state.is_first and not state.used & USED_BONUS:
                best.add(tile.bonus, state)
            return
        money, workers = 0, 0
        for city in range(len(box.cities)):
            tile = box.city_tiles[state.city_tile[city]]
            one = BestCase()
            if state.first_station[city] < 0:
                one.add(tile.bonus, state)
            one.add(tile.primary, state)
            money, workers = max(money, one.money), max(workers, one.workers)
        best.money += money
        best.workers += workers
    elif state.action == TELEGRAPH:
        if not state.used & USED_TILE and state.sector >= 0 and state.sector_tile[state.sector] >= 0:
            best.add(box.telegraph_tiles[state.sector_tile[state.sector]], state)
        if state.sector < 0:
            for effects in box.telegraph_tiles:
                best.add(effects, state)
            best.money += box.share_price * (max(box.sector_shares) + max(box.sector_first))
    elif state.action == TRADE:
        if not state.used & FLIPPED:
            best.money += box.best_flip
        if not state.used & SOLD:
            best.money += max(box.sector_money)


def add_colour_effect(state: Table, seat: int, spec: Spec, best: BestCase) -> None:
    """What the colour effect can bring."""
    box, kind = state.rules.box, spec.kind
    if kind == FLIP_SPEC:
        best.money += box.best_flip
    elif kind == SHARES_SPEC:
        best.money += box.share_price * spec.a
    elif kind == TERRAIN_SPEC:
        best.money += spec.a + spec.b * (state.triangles + 3 * (state.need - state.laid))
    elif kind == FIRST_SPEC:
        best.money += box.share_price * max(box.sector_first)
    elif kind == SHARE_MONEY_SPEC:
        best.money += spec.a * (max(box.sector_shares) + max(box.sector_first))
    elif kind == TRAIN_MONEY_SPEC:
        best.money += spec.a * (count_trains(state, seat) + 4)
    elif kind in (BONUS_SPEC, PRIMARY_SPEC):
        tiles = [state.city_tile[state.city]] if state.city >= 0 else state.city_tile
        money, workers = 0, 0
        for tile in tiles:
            one = BestCase()
            one.add(box.city_tiles[tile].bonus if kind == BONUS_SPEC else box.city_tiles[tile].primary, state)
            money, workers = max(money, one.money), max(workers, one.workers)
        best.money += money
        best.workers += workers
    elif kind == TILE_SPEC:
        for effects in box.telegraph_tiles:
            best.add(effects, state)
    elif kind == DEAL_SPEC and state.deal_tile >= 0:
        best.money += box.share_price * spec.a
        for deal in box.deals[state.deal_tile]:
            best.add(deal.effects, state)
