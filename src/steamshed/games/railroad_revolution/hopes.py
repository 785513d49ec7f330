"""The most that the remaining options of a turn can bring (section 5.4): if it is too little, there is no way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steamshed.games.railroad_revolution.board import (
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
from steamshed.games.railroad_revolution.effects import (
    FLIP,
    WORKER,
    Effects,
    first_of,
    op_of,
)
from steamshed.games.railroad_revolution.margins import liquid, missing_workers, rest
from steamshed.games.railroad_revolution.perform import count_trains
from steamshed.games.railroad_revolution.steps import (
    ACTION_LOOP,
    DEALS,
    FINISH,
    FLIPPED,
    SOLD,
    USED_BONUS,
    USED_PRIMARY,
    USED_TILE,
)

if TYPE_CHECKING:
    from steamshed.games.railroad_revolution.state import RailroadRevolution


class Hopes:
    """The most that the remaining options of a turn can bring: money before and after the main action is paid."""

    def __init__(self) -> None:
        self.money = 0
        self.workers = 0
        self.later = 0
        """Money from deals, which come after the payment: good for hiring only."""

    def add(self, effects: Effects, state: RailroadRevolution) -> None:
        box = state.rules.box
        self.money += effects.money + box.share_price * effects.shares + box.best_flip * effects.flips
        self.workers += effects.workers


def hopeless(state: RailroadRevolution) -> bool:
    """Whether even the best case falls short. False says nothing."""
    seat, box = state.active, state.rules.box
    if state.step == FINISH:
        return True
    hopes, need = Hopes(), state.owed
    for made in state.frames:
        op = op_of(made)
        if op == WORKER:
            hopes.workers += 1
        elif op == FLIP:
            hopes.money += box.best_flip * first_of(made)
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
                hope_of_spec(state, seat, spec, hopes)
        hope_of_action(state, seat, hopes)
    if (state.step == DEALS or state.action == RAILROAD or state.action == TELEGRAPH) and state.deal_tile >= 0:
        later = Hopes()
        for deal in box.deals[state.deal_tile]:
            later.add(deal.effects, state)
        hopes.workers += later.workers
        hopes.later = later.money
    have = liquid(state, seat) + hopes.money
    if have < need:
        return True
    missing = missing_workers(state, seat) - hopes.workers
    return missing > 0 and have + hopes.later < need + box.hire_price * missing


def hope_of_action(state: RailroadRevolution, seat: int, hopes: Hopes) -> None:
    """What the options of the main action can bring."""
    box = state.rules.box
    if state.action == STATION:
        if state.city >= 0:
            tile = box.city_tiles[state.city_tile[state.city]]
            if not state.used & USED_PRIMARY:
                hopes.add(tile.primary, state)
            if state.is_first and not state.used & USED_BONUS:
                hopes.add(tile.bonus, state)
            return
        best, workers = 0, 0
        for city in range(len(box.cities)):
            tile = box.city_tiles[state.city_tile[city]]
            one = Hopes()
            if state.first_station[city] < 0:
                one.add(tile.bonus, state)
            one.add(tile.primary, state)
            best, workers = max(best, one.money), max(workers, one.workers)
        hopes.money += best
        hopes.workers += workers
    elif state.action == TELEGRAPH:
        if not state.used & USED_TILE and state.sector >= 0 and state.sector_tile[state.sector] >= 0:
            hopes.add(box.telegraph_tiles[state.sector_tile[state.sector]], state)
        if state.sector < 0:
            for effects in box.telegraph_tiles:
                hopes.add(effects, state)
            hopes.money += box.share_price * (max(box.sector_shares) + max(box.sector_first))
    elif state.action == TRADE:
        if not state.used & FLIPPED:
            hopes.money += box.best_flip
        if not state.used & SOLD:
            hopes.money += max(box.sector_money)


def hope_of_spec(state: RailroadRevolution, seat: int, spec: Spec, hopes: Hopes) -> None:
    """What the colour effect can bring."""
    box, kind = state.rules.box, spec.kind
    if kind == FLIP_SPEC:
        hopes.money += box.best_flip
    elif kind == SHARES_SPEC:
        hopes.money += box.share_price * spec.a
    elif kind == TERRAIN_SPEC:
        hopes.money += spec.a + spec.b * (state.triangles + 3 * (state.need - state.laid))
    elif kind == FIRST_SPEC:
        hopes.money += box.share_price * max(box.sector_first)
    elif kind == SHARE_MONEY_SPEC:
        hopes.money += spec.a * (max(box.sector_shares) + max(box.sector_first))
    elif kind == TRAIN_MONEY_SPEC:
        hopes.money += spec.a * (count_trains(state, seat) + 4)
    elif kind in (BONUS_SPEC, PRIMARY_SPEC):
        tiles = [state.city_tile[state.city]] if state.city >= 0 else state.city_tile
        best, workers = 0, 0
        for tile in tiles:
            one = Hopes()
            one.add(box.city_tiles[tile].bonus if kind == BONUS_SPEC else box.city_tiles[tile].primary, state)
            best, workers = max(best, one.money), max(workers, one.workers)
        hopes.money += best
        hopes.workers += workers
    elif kind == TILE_SPEC:
        for effects in box.telegraph_tiles:
            hopes.add(effects, state)
    elif kind == DEAL_SPEC and state.deal_tile >= 0:
        hopes.money += box.share_price * spec.a
        for deal in box.deals[state.deal_tile]:
            hopes.add(deal.effects, state)
