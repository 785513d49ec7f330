"""How a player of Steam thinks who minds the others: whole turns, judged by a weighted sum of features.

The tools are the beginner's (plans for track, the forecast), the judge is another.
"""

from __future__ import annotations

import random
from typing import Final

from steamshed.ai.heuristics import Plan
from steamshed.games.steam.actions import (
    CITY_GROWTH,
    ENGINEER,
    FIRST_BUILD,
    FIRST_MOVE,
    LOCOMOTIVE,
    TURN_ORDER,
    URBANIZATION,
    Bid,
    Capital,
    Deliver,
    Drop,
    End,
    Improve,
    Pass,
    Redirect,
    Take,
    TakeIncome,
)
from steamshed.games.steam.rules.build_phase import may_grow, may_urbanize, must_act
from steamshed.games.steam.rules.money import take_steps
from steamshed.games.steam.state import Steam
from steamshed.games.steam.table.phases import (
    AUCTION,
    BUILD,
    CAPITAL,
    GOODS,
    OPENING,
    TAKE_ACTION,
    TAKE_POINTS,
)
from steamshed.games.steam.think.features import NAMES, features
from steamshed.games.steam.think.heuristics import TRIED_LATER, SteamHeuristics, building_now
from steamshed.hexrail.think.building import RIVALS_LINK
from steamshed.hexrail.think.prospects import gain_of_move
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Chance

HORIZONS: Final = (1, 2, 3, 99)
"""How many turns after this one are thought of, by reach."""
WIDTHS: Final = (1, 2, 2, 4)
"""How many beginnings of a build turn are followed, by reach."""
TRIED: Final = (4, 8, 12, 40)
"""How many plans for track, and deliveries, are judged, by reach."""
DELIVERIES_TRIED: Final = 16
CARRIED_ON: Final = 4
"""How many deliveries are tried later in a line."""
STEPS_TRIED: Final = 6
"""Up to how many steps of capital are tried."""
QUICK_TRACKS: Final = 6
"""How many plans for track the quick player judges."""
PLACES: Final = {TURN_ORDER: "turn-order", FIRST_MOVE: "first-move", ENGINEER: "engineer", FIRST_BUILD: "first-build"}
"""Action tiles with the habits that say what they are worth beside what they do in the build turn."""
WORKS: Final = {LOCOMOTIVE: "locomotive", CITY_GROWTH: "city-growth", URBANIZATION: "urbanization"}
"""Those that do something there, with the habits that correct what the judge makes of it."""
END: Final = End()


class Player(SteamHeuristics):
    """The thinking player. ``evaluate``, the value that its tools ask for, is its judge."""

    def __init__(self) -> None:
        super().__init__()
        self.horizon = HORIZONS[-1]

    def set_sight(self, weights: dict[str, float], habits: dict[str, float], reach: int, plans: int) -> None:
        self.weigh(NAMES, weights, habits)
        self.forecast.expect(habits)
        self.horizon = HORIZONS[reach]
        self.width = min(plans, WIDTHS[reach])
        self.tried = TRIED[reach]

    # -- what a position is worth ------------------------------------------------------------------------------------

    def evaluate(self, state: Steam, seat: int) -> float:
        return self.weighed(state, seat)

    def numbers(self, state: Steam, seat: int) -> list[float]:
        return features(state, seat, self.forecast, self.horizon)

    # -- plans -------------------------------------------------------------------------------------------------------

    def plans(self, state: Steam, legal: list[Action], rng: random.Random, k: int) -> list[Plan]:
        assert state.seat is not None
        seat, phase = state.seat, state.phase
        if phase == CAPITAL:
            found = self.capital_plans(state, seat, legal)
        elif phase in (OPENING, AUCTION):
            found = self.bid_plans(state, seat, legal)
        elif phase == TAKE_ACTION:
            found = self.take_plans(state, seat, legal)
        elif phase == BUILD:
            found = self.build_plans(state, seat, legal)
        else:
            tried = (
                self.worth_moving(state, seat, legal, min(self.tried, DELIVERIES_TRIED)) if phase == GOODS else legal
            )
            found = [Plan([action], self.after(state, action, seat), {}) for action in tried]
        found.sort(key=lambda plan: -plan.value)
        return found[:k]

    def capital_plans(self, state: Steam, seat: int, legal: list[Action]) -> list[Plan]:
        """Numbers of steps by the best track that can be paid after them."""
        found: list[Plan] = []
        for action in legal[: STEPS_TRIED + 1]:
            assert isinstance(action, Capital)
            after = state.clone()
            take_steps(after, seat, action.steps, [])
            more = self.habits.get("capital-more", 0.0) * action.steps
            worth = action.steps * (self.in_time(state, "capital") + more)
            found.append(Plan([action], self.best_turn(building_now(after, seat), seat, 1)[0] + worth, {}))
        return found

    def bid_plans(self, state: Steam, seat: int, legal: list[Action]) -> list[Plan]:
        """The lowest bid, and giving in; the one that the rule of thumb says first."""
        now = self.evaluate(state, seat)
        chosen = self.bid_as_wished(state, seat, legal)
        found = [Plan([chosen], now, {})]
        other: Action | None = None
        for action in legal:
            if other is None and isinstance(chosen, Bid) != isinstance(action, Bid) and not isinstance(action, Drop):
                other = action
        if other is not None:
            found.append(Plan([other], now - 0.3, {}))
        return found

    def bid_as_wished(self, state: Steam, seat: int, legal: list[Action]) -> Action:
        """The lowest bid up to what a place is worth and leaves money for track; otherwise giving in."""
        most = self.in_time(state, "bid")
        most += self.habits.get("bid-many", 0.0) * (len(state.queue) - 2)
        if state.phase == OPENING:
            most += self.habits.get("bid-opening", 0.0)
        if state.rules.standard:
            upkeep = max(0, state.engine[seat] - state.income[seat])
            most = min(most, (state.cash[seat] - upkeep - self.habits["bid-leaves"]) * self.habits["bid-part"])
        for action in legal:
            if isinstance(action, Bid) and action.amount <= most:
                return action
        for action in legal:
            if isinstance(action, Pass):
                return action
        return next(action for action in legal if isinstance(action, Drop))

    def take_plans(self, state: Steam, seat: int, legal: list[Action]) -> list[Plan]:
        plain, steps = self.best_turn(building_now(state, seat), seat, 1)
        found: list[Plan] = []
        for action in legal:
            assert isinstance(action, Take)
            value = self.value_with(state, seat, action, plain, steps)
            found.append(Plan([action], value + self.place_worth(state, action), {}))
        return found

    def place_worth(self, state: Steam, action: Take) -> float:
        """What a tile is worth beside what it does in the build turn."""
        if action.tile in PLACES:
            return self.in_time(state, PLACES[action.tile])
        return 0.0 if action.declared == "pass" else self.in_time(state, WORKS[action.tile])

    def build_plans(self, state: Steam, seat: int, legal: list[Action]) -> list[Plan]:
        """Whole build turns, each up to its end; what was declared is done in all of them."""
        ways = self.buildings(state, seat, self.width, self.tried, TRIED_LATER)
        if may_urbanize(state):
            if must_act(state):
                ways = []
            for action, after in self.new_cities(state, seat):
                value, rest = self.best_building(after, seat, 1, TRIED_LATER, TRIED_LATER)
                ways.append((value, [action, *rest]))
        for action in legal:
            if isinstance(action, Redirect):
                after = state.clone()
                after.apply(action, Chance(0))
                value, rest = self.best_building(after, seat, 1, TRIED_LATER, TRIED_LATER)
                ways.append((value, [action, *rest]))
        if may_grow(state):
            ways = [way for value, steps in ways for way in self.with_growth(state, seat, value, steps)]
        return [Plan(self.ended(state, steps), value, {}) for value, steps in ways] or [
            Plan([self.build(state, seat, legal)], self.evaluate(state, seat), {})
        ]

    def with_growth(
        self, state: Steam, seat: int, value: float, steps: list[Action]
    ) -> list[tuple[float, list[Action]]]:
        """A build turn with City Growth before it, chosen for the track after it; and without where that is allowed."""
        found = [] if must_act(state) else [(value, steps)]
        after = state.clone()
        for action in steps:
            after.apply(action, Chance(0))
        growth = self.best_growth(after, seat)
        if growth is not None and after.seat == seat and after.phase == BUILD:
            after.apply(growth, Chance(0))
            found.append((self.evaluate(after, seat), [growth, *steps]))
        return found

    def ended(self, state: Steam, steps: list[Action]) -> list[Action]:
        """The steps, and the end of the turn if they leave it open."""
        after = state.clone()
        for action in steps:
            after.apply(action, Chance(0))
        if after.seat == state.seat and after.phase == BUILD and after.check(END) is None:
            return [*steps, END]
        return steps or [END]

    def carry_on(self, state: Steam, legal: list[Action], rng: random.Random) -> Action:
        """As the quick player, but goods are moved, and points taken, by the judge."""
        if len(legal) == 1 or state.phase not in (GOODS, TAKE_POINTS):
            return self.policy(state, legal, rng)
        assert state.seat is not None
        return self.best_after(state, state.seat, self.worth_moving(state, state.seat, legal, CARRIED_ON))

    # -- the quick player --------------------------------------------------------------------------------------------

    def policy(self, state: Steam, legal: list[Action], rng: random.Random) -> Action:
        assert state.seat is not None
        seat, phase = state.seat, state.phase
        if len(legal) == 1:
            return legal[0]
        if phase == CAPITAL:
            return self.quick_capital(state, seat, legal)
        if phase in (OPENING, AUCTION):
            return self.bid_as_wished(state, seat, legal)
        if phase == TAKE_ACTION:
            return self.quick_take(state, seat, legal)
        if phase == BUILD:
            return self.quick_build(state, seat, legal)
        if phase == TAKE_POINTS:
            return self.quick_points(state, seat, legal)
        return self.quick_move(state, seat, legal)

    def quick_capital(self, state: Steam, seat: int, legal: list[Action]) -> Action:
        """Money for track and upkeep, less in the last rounds."""
        left = state.rules.turns - state.turn
        wanted = self.habits["track-money"] * min(1.0, left / 3) + max(0, state.engine[seat] - state.income[seat])
        missing = wanted - state.cash[seat]
        steps = 0 if missing <= 0 else int((missing + state.rules.numbers.step - 1) // state.rules.numbers.step)
        return legal[min(steps, len(legal) - 1)]

    def quick_take(self, state: Steam, seat: int, legal: list[Action]) -> Action:
        """The locomotive while it pays, else a good place."""
        left = state.rules.turns - state.turn
        best, highest = legal[0], -10.0
        for action in legal:
            assert isinstance(action, Take)
            if action.tile == LOCOMOTIVE:
                value = 1.0 if left > 3 and state.income[seat] >= -2 else -1.0
            elif action.tile in (CITY_GROWTH, URBANIZATION):
                value = 0.1 if action.declared == "pass" else -0.5
            else:
                value = self.place_worth(state, action)
            if value > highest:
                best, highest = action, value
        return best

    def quick_build(self, state: Steam, seat: int, legal: list[Action]) -> Action:
        """The best of the most promising plans for track, tile by tile."""
        if must_act(state):
            return self.build(state, seat, legal)
        step = self.quick_step(state, seat, QUICK_TRACKS)
        if step is not None:
            return step
        return END if state.check(END) is None else legal[0]

    def quick_points(self, state: Steam, seat: int, legal: list[Action]) -> Action:
        """Income until there is enough of it, victory points in the last rounds."""
        left = state.rules.turns - state.turn
        upkeep = state.engine[seat] if state.rules.standard else 0
        wanted = self.habits["income-wanted"] + upkeep if left > 2 else 0.0
        if isinstance(legal[0], TakeIncome) and state.income[seat] < wanted:
            return legal[0]
        return legal[-1]

    def quick_move(self, state: Steam, seat: int, legal: list[Action]) -> Action:
        """The delivery that brings most; the locomotive early, while deliveries are short."""
        best, highest = legal[-1], 0.0
        improve: Action | None = None
        for action in legal:
            if isinstance(action, Deliver):
                gain = gain_of_move(state, seat, action, RIVALS_LINK)
                if gain > highest:
                    best, highest = action, gain
            elif isinstance(action, Improve):
                improve = action
        left, level = state.rules.turns - state.turn, state.engine[seat]
        if improve is not None and (highest == 0.0 or (left > 2 and level < 5 and highest <= level)):
            return improve
        return best
