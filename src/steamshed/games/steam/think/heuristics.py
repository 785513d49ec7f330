"""How a sensible player of Steam decides, phase by phase. What a position is worth is in ``forecast``.

The thoughts, in plain words:

* Money, action tiles and track are judged by the best build turn that they make possible.
* A build turn is a New City or City Growth perhaps, then link after link, each with the best prospects after it.
* Deliveries, improvements of the locomotive and the choice between income and victory points are tried one by one.
* A place in front is worth a dollar or two, not more: five dollars cost a step of income.
"""

from __future__ import annotations

import random
from typing import Final

from steamshed.games.steam.actions import (
    CITY_GROWTH,
    ENGINEER,
    FIRST_BUILD,
    FIRST_MOVE,
    TURN_ORDER,
    URBANIZATION,
    Bid,
    Capital,
    Deliver,
    Drop,
    End,
    Grow,
    Pass,
    Take,
    Urbanize,
)
from steamshed.games.steam.plan.track import Planner
from steamshed.games.steam.rules.build_phase import may_grow, may_urbanize, must_act
from steamshed.games.steam.rules.money import take_steps, track_funds
from steamshed.games.steam.state import Steam
from steamshed.games.steam.table.phases import AUCTION, BUILD, CAPITAL, GOODS, OPENING, TAKE_ACTION
from steamshed.games.steam.think.forecast import RIVALS_SHARE, RUIN, Forecast
from steamshed.hexrail.plan.track import Plan
from steamshed.hexrail.think.building import BETTER, TrackHeuristics, begin_building, most_promising
from steamshed.hexrail.think.prospects import gain_of_move
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Chance

TRIED_PLANS: Final = 36
"""How many plans for track are judged at the start of a build turn; with one plan carried out, fewer."""
TRIED_LATER: Final = 14
FOLLOWED: Final = 4
"""How many plans are followed to the end of the build turn."""
DEAREST_BUILD: Final = 16
"""Dollars; nobody spends more on a single plan."""
WILLING: Final = 2
"""The highest bid for a place in front."""
FOR_TRACK: Final = 6
"""Dollars that nobody bids away in the standard game: a link costs about so much. Of what is left, half may be bid."""
PLACE: Final[tuple[float, ...]] = (0.5, 0.6, 0.2, 0.3, 0.0, 0.0, 0.0)
"""What each action tile is worth beside what it does in the build turn: building or moving first, and a place in front
in the next round."""
DELIVERIES_TRIED: Final = 16
"""How many deliveries are judged; the others bring less at first sight."""
TOWNS_TRIED: Final = 8
"""On how many towns with own track a New City is tried; without own track, on how many at all."""
STRANGE_TOWNS_TRIED: Final = 4
NEW_CITIES_FOLLOWED: Final = 3
"""After how many of the best New Cities track is looked for."""
FITS_WELL: Final = 1.5
"""What a plan gains at first sight by own track at an end, and by a second link."""


class SteamHeuristics(TrackHeuristics[Steam]):
    """The judgement of a sensible player."""

    def __init__(self) -> None:
        super().__init__()
        self.forecast = Forecast()

    def forget(self) -> None:
        super().forget()
        self.forecast.outlook.forget()

    def evaluate(self, state: Steam, seat: int) -> float:
        """Points to be expected at the end."""
        return self.forecast.value(state, seat)

    def advise(self, state: Steam, legal: list[Action], rng: random.Random) -> Action | None:
        """A solver for the decisions that trying one action does not answer."""
        assert state.seat is not None
        if state.phase == CAPITAL:
            return self.capital(state, state.seat, legal)
        if state.phase in (OPENING, AUCTION):
            return self.bid(state, state.seat, legal)
        if state.phase == TAKE_ACTION:
            return self.take(state, state.seat, legal)
        if state.phase == BUILD:
            return self.build(state, state.seat, legal)
        return None

    def shortlist(self, state: Steam, legal: list[Action], rng: random.Random) -> list[Action]:
        """In the goods phase the deliveries that bring most, and what is no delivery; elsewhere everything."""
        assert state.seat is not None
        if state.phase != GOODS or len(legal) <= DELIVERIES_TRIED:
            return legal
        rated: list[tuple[float, int]] = []
        kept: list[Action] = []
        for at, action in enumerate(legal):
            if isinstance(action, Deliver):
                rated.append((-gain_of_move(state, state.seat, action, RIVALS_SHARE), at))
            else:
                kept.append(action)
        rated.sort()
        return [legal[at] for _, at in rated[:DELIVERIES_TRIED]] + kept

    # -- money and places --------------------------------------------------------------------------------------------

    def capital(self, state: Steam, seat: int, legal: list[Action]) -> Action:
        """The number of steps after which the best track that can be paid leaves the player best off."""
        best, highest, worse = legal[0], RUIN * 100, 0
        for action in legal:
            assert isinstance(action, Capital)
            after = state.clone()
            take_steps(after, seat, action.steps, [])
            value, _ = self.best_turn(building_now(after, seat), seat, 1)
            if value > highest + BETTER:
                best, highest, worse = action, value, 0
            else:
                worse += 1
            if worse > 2:
                break
        return best

    def bid(self, state: Steam, seat: int, legal: list[Action]) -> Action:
        """A dollar more, as long as it is little and can be spared."""
        willing = WILLING
        if state.rules.standard:
            upkeep = max(0, state.engine[seat] - state.income[seat])
            willing = min(willing, (state.cash[seat] - upkeep - FOR_TRACK) // 2)
        for action in legal:
            if isinstance(action, Bid) and action.amount <= willing:
                return action
        for action in legal:
            if isinstance(action, Pass):
                return action
        return next(action for action in legal if isinstance(action, Drop))

    # -- action tiles ------------------------------------------------------------------------------------------------

    def take(self, state: Steam, seat: int, legal: list[Action]) -> Action:
        """The action tile after which the build turn and the deliveries look best."""
        plain, steps = self.best_turn(building_now(state, seat), seat, 1)
        best, highest = legal[0], RUIN * 100
        for action in legal:
            assert isinstance(action, Take)
            value = PLACE[action.tile] + self.value_with(state, seat, action, plain, steps)
            if value > highest + BETTER:
                best, highest = action, value
        return best

    def value_with(self, state: Steam, seat: int, action: Take, plain: float, steps: list[Action]) -> float:
        """The value of a build turn with an action tile; ``plain`` and ``steps`` are the best one without.

        Engineer and Urbanization change what can be built. With the others the same track is good.
        """
        tile = action.tile
        if action.declared == "pass" or tile in (TURN_ORDER, FIRST_MOVE, FIRST_BUILD):
            return plain
        after = state.clone()
        after.apply(action, Chance(0))
        after = building_now(after, seat)
        if tile in (ENGINEER, URBANIZATION):
            return max(self.best_turn(after, seat, 1)[0], plain if tile == ENGINEER else RUIN * 10)
        for step in steps:
            if after.check(step) is None:
                after.apply(step, Chance(0))
        if tile == CITY_GROWTH:
            growth = self.best_growth(after, seat)
            if growth is not None:
                after.apply(growth, Chance(0))
        return self.evaluate(after, seat)

    # -- build turns -------------------------------------------------------------------------------------------------

    def build(self, state: Steam, seat: int, legal: list[Action]) -> Action:
        """The first step of the best way to spend the rest of this build turn."""
        _, steps = self.best_turn(state, seat, FOLLOWED)
        if steps:
            return steps[0]
        for action in legal:
            if isinstance(action, End):
                return action
        return legal[0]

    def best_turn(self, state: Steam, seat: int, width: int) -> tuple[float, list[Action]]:
        """The best value after a build turn, and the steps to it."""
        highest, steps = self.best_building(state, seat, width, TRIED_PLANS, TRIED_LATER)
        if may_urbanize(state):
            obliged = must_act(state)
            for number, (action, after) in enumerate(self.new_cities(state, seat)):
                value, rest = self.best_building(after, seat, 1, TRIED_LATER, TRIED_LATER)
                if value > highest + BETTER or (obliged and number == 0):
                    highest, steps = value, [action, *rest]
        elif may_grow(state):
            after = state.clone()
            for action in steps:
                after.apply(action, Chance(0))
            growth = self.best_growth(after, seat)
            if growth is not None:
                after.apply(growth, Chance(0))
                value = self.evaluate(after, seat)
                if value > highest + BETTER or must_act(state):
                    highest, steps = value, [*steps, growth]
        return highest, steps

    def may_build(self, state: Steam, seat: int) -> bool:
        return state.builds_left > 0

    def track_plans(self, state: Steam, seat: int, tried: int) -> list[Plan]:
        funds = min(track_funds(state, seat), DEAREST_BUILD)
        supply = [state.cardboard_at[field] for field in state.network.laid]
        plans = self.tracks.plans(Planner(state, seat, state.builds_left, funds), state.rules, supply + state.stock)
        if len(plans) > tried:
            plans = most_promising(state, seat, plans, tried, FITS_WELL, FITS_WELL)
        return plans

    def new_cities(self, state: Steam, seat: int) -> list[tuple[Action, Steam]]:
        """The best New Cities, each with the position after it: on towns with own track, with the best cubes."""
        board, full = state.rules.board, state.full_spaces()
        rated: list[tuple[float, int, Action, Steam]] = []
        for town in towns_in_reach(state, seat):
            for colour, left in enumerate(state.new_cities_left):
                if not left:
                    continue
                name, kind = board.node_name[town], board.goods.colours[colour]
                after = state.clone()
                after.apply(Urbanize(name, kind, full[0] + 1 if full else 0), Chance(0))
                space = self.best_space(after, seat, town, full)
                if full and space != full[0]:
                    after = state.clone()
                    after.apply(Urbanize(name, kind, space + 1), Chance(0))
                action = Urbanize(name, kind, space + 1 if full else 0)
                rated.append((-self.evaluate(after, seat), len(rated), action, after))
        rated.sort(key=lambda entry: (entry[0], entry[1]))
        return [(action, after) for _, _, action, after in rated[:NEW_CITIES_FOLLOWED]]

    def best_space(self, state: Steam, seat: int, city: int, full: list[int]) -> int:
        """The goods supply space whose cubes bring most from a city; the first of equals."""
        best, highest = full[0] if full else 0, -1.0
        gains = self.gains_from(state, seat, city)
        for space in full:
            total = self.gain_of_space(state, space, gains)
            if total > highest + BETTER:
                best, highest = space, total
        return best

    def gain_of_space(self, state: Steam, space: int, gains: list[float]) -> float:
        kinds = len(gains)
        total = 0.0
        for kind in range(kinds):
            total += gains[kind] * state.spaces[space * kinds + kind]
        return total

    def gains_from(self, state: Steam, seat: int, city: int) -> list[float]:
        """By colour, what a cube on a city would bring with a locomotive a little better than now."""
        prospects = self.forecast.outlook.of(state, seat)
        kinds, longest = prospects.kinds, prospects.longest
        gains = prospects.of(city, (1 << kinds) - 1)
        reach = min(longest, state.engine[seat] + 1)
        return [max(gains[kind * (longest + 1) : kind * (longest + 1) + reach + 1]) for kind in range(kinds)]

    def best_growth(self, state: Steam, seat: int) -> Action | None:
        """The city and the goods supply space that bring most."""
        board, full = state.rules.board, state.full_spaces()
        best: Action | None = None
        highest = -1.0
        for city in board.cities:
            if state.grown[city]:
                continue
            gains = self.gains_from(state, seat, city)
            for space in full:
                total = self.gain_of_space(state, space, gains)
                if total > highest + BETTER:
                    best, highest = Grow(board.node_name[city], space + 1), total
        return best


def building_now(state: Steam, seat: int) -> Steam:
    """The position as if it were the seat's build turn."""
    after = state.clone()
    begin_building(after, seat, BUILD, after.build_limit(seat))
    after.special_done = False
    return after


def towns_in_reach(state: Steam, seat: int) -> list[int]:
    """Towns where the player has track, or which the end of it faces; where there is none, a few others."""
    network, board = state.network, state.rules.board
    left = [town for town in board.towns if state.new_city[town] < 0]
    near: list[int] = []
    for town in left:
        for slot in range(6 * town, 6 * town + 6):
            other = network.grid.across[slot]
            section = network.section_at[slot] or (network.section_at[other] if other >= 0 else 0)
            if section and network.owner[section] == seat:
                near.append(town)
                break
    return near[:TOWNS_TRIED] or left[:STRANGE_TOWNS_TRIED]
