"""What a position of Steam is worth: the points to be expected at the end.

The rest of the game is played through in thought: two goods actions a round, the best cubes first, the locomotive
improved in the first rounds as often as pays, money raised when it is short, points taken as income as long as that
pays and as victory points afterwards. How often to improve, and until when to take income, is tried out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from steamshed.games.steam.rules.scoring import complete_links
from steamshed.games.steam.state import Steam
from steamshed.games.steam.table.phases import OVER
from steamshed.hexrail.content.map_rules import reduction_of
from steamshed.hexrail.rules.move_phase import ROUNDS
from steamshed.hexrail.rules.points import extra_points
from steamshed.hexrail.think.prospects import Outlook
from steamshed.rail.delivery import goods_at
from steamshed.rail.network import CITY

SPENDING: Final = 6.0
"""Dollars a round that go into track and action tiles. They make income worth having: what it lacks is raised."""
RESERVE: Final = 2.0
"""Steps of income beyond spending and upkeep that are still of use."""
HOPE: Final = 0.3
"""Where no more cubes are in reach: the part of the locomotive's length that a delivery will bring all the same, since
track is still to be built."""
PATIENCE: Final = 0.2
"""A cube waits for a better locomotive if that adds more than five times what it falls behind the best cube now."""
WAITING: Final = 0.95
"""What is left of a delivery's worth for every round it waits: rivals take cubes, too."""
RIVALS_SHARE: Final = 0.3
"""How much a point for a rival hurts."""
LOOK: Final = 3
"""How many links beyond the locomotive deliveries are looked for."""
RUIN: Final = -60.0
"""Being out of the game."""
SAFE_INCOME: Final = -8.0
"""Below this every step is dangerous, not only dear."""
DANGER: Final = 3.0
"""Points that each step below that costs in judgement."""
SWITCHES: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 6, 99)
"""With so many payments left or fewer, points are taken as victory points: the plans that are tried."""


class Forecast:
    """Judges positions. Remembers what deliveries bring as long as the track is the same."""

    def __init__(self) -> None:
        self.outlook = Outlook(LOOK, RIVALS_SHARE, True)
        self.spending = SPENDING
        self.reserve = RESERVE
        self.hope = HOPE
        self.patience = PATIENCE
        self.waiting = WAITING

    def expect(self, habits: Mapping[str, float]) -> None:
        """Takes the expectations of a player from his habits."""
        self.spending, self.reserve = habits["spending"], habits["income-reserve"]
        self.hope, self.patience = habits["hope"], habits["patience"]
        self.waiting = min(1.0, habits["waiting"])

    def value(self, state: Steam, seat: int) -> float:
        """Points to be expected at the end."""
        if state.out[seat]:
            return RUIN
        links = float(state.rules.numbers.link_vp * complete_links(state, seat) + extra_points(state, seat))
        if state.phase == OVER:
            return links + state.vp[seat] + worth_of_income(state, float(state.income[seat]))
        pending, given = 0.0, 0.0
        if state.phase == "take_points":
            for at, receiver in enumerate(state.receivers):
                if receiver == seat:
                    pending += state.points[at]
                else:
                    given += state.points[at]
        return links + self.rest_of_game(state, seat, pending) - RIVALS_SHARE * given

    # -- deliveries --------------------------------------------------------------------------------------------------

    def deliveries(self, state: Steam, seat: int) -> list[list[float]]:
        """For every cube in reach its worth by the level of the locomotive, from 0 to the longest looked for."""
        prospects = self.outlook.of(state, seat)
        kinds, longest = prospects.kinds, prospects.longest
        found: list[list[float]] = []
        for city in state.rules.board.nodes:
            if state.network.stop[city] != CITY or not prospects.links[city]:
                continue
            goods = goods_at(state.cubes, city, kinds)
            if not goods:
                continue
            gains = prospects.of(city, goods)
            for kind in range(kinds):
                if goods >> kind & 1:
                    worth = by_level(gains, kind * (longest + 1), longest)
                    if worth[longest] > 0:
                        for _ in range(state.cubes[city * kinds + kind]):
                            found.append(worth)
        return found

    # -- the rest of the game ----------------------------------------------------------------------------------------

    def rest_of_game(self, state: Steam, seat: int, pending: float) -> float:
        """Points without links, with the best number of improvements and the best time to switch to victory points."""
        rounds = state.rules.turns - state.turn + 1
        cubes = self.deliveries(state, seat)
        level = state.engine[seat]
        improvements = min(state.rules.numbers.most_engine - level, rounds)
        best = RUIN * 10
        for number in range(improvements + 1):
            points, levels = self.schedule(state, seat, cubes, number, rounds)
            for switch in SWITCHES:
                best = max(best, self.live_on(state, seat, points, levels, switch, pending))
                if switch >= rounds:
                    break
        return best

    def schedule(
        self, state: Steam, seat: int, cubes: list[list[float]], improvements: int, rounds: int
    ) -> tuple[list[float], list[int]]:
        """The points of the deliveries and the level of the locomotive in each round to come.

        The improvements are made one a round from now on, before the delivery of the same round. Of the cubes those
        come first that bring most now; among equals those that a better locomotive does not make better.
        """
        level, moves = state.engine[seat], moves_left(state, seat)
        in_goods = state.phase in ("goods", "take_points")
        blocked = in_goods and state.raised >> seat & 1
        top = min(level + improvements, state.engine[seat] + LOOK)
        taken = [False] * len(cubes)
        points: list[float] = []
        levels: list[int] = []
        waiting = 1.0
        for round in range(rounds):
            if improvements and moves and not (round == 0 and blocked):
                level += 1
                improvements -= 1
                moves -= 1
            reach = min(level, top)
            gained = 0.0
            for _ in range(moves):
                best, highest = -1, 0.0
                for at in range(len(cubes)):
                    if not taken[at]:
                        worth = cubes[at]
                        value = worth[reach] + self.patience * (worth[reach] - worth[top])
                        if worth[reach] > 0 and value > highest:
                            best, highest = at, value
                if best >= 0:
                    taken[best] = True
                    gained += cubes[best][reach]
                elif round > 0:
                    gained += self.hope * level
            points.append(gained * waiting)
            levels.append(level)
            waiting *= self.waiting
            moves = ROUNDS
        return points, levels

    def live_on(
        self, state: Steam, seat: int, points: list[float], levels: list[int], switch: int, pending: float
    ) -> float:
        """Points at the end without links, if ``points`` are made round by round and taken as income for a time."""
        numbers, standard = state.rules.numbers, state.rules.standard
        income, cash, vp = float(state.income[seat]), float(state.cash[seat]), float(state.vp[seat])
        most, step = float(state.rules.income_max), float(numbers.step)
        rounds = len(points)
        spends = state.phase in ("opening_auction", "capital", "auction", "take_action")
        lowest = income
        for round in range(rounds):
            gained = points[round]
            upkeep = float(levels[round]) if standard else 0.0
            if spends and round < rounds - 1:
                cash -= self.spending
                if cash < 0:
                    income += cash / step
                    cash = 0.0
            spends = True
            if pending:
                gained += pending
                pending = 0.0
            if rounds - round > switch:
                # income as far as it is of use, victory points beyond
                useful = max(0.0, min(gained, self.spending + self.reserve + upkeep - income, most - income))
            else:
                useful = max(0.0, min(gained, -income))
            income += useful
            vp += gained - useful
            cash += income - upkeep
            if cash < 0:
                if standard and round == 0 and not state.rules.lenient_upkeep[seat] and state.phase != "capital":
                    # dear: the time to raise capital is over in this round
                    lost = -cash / numbers.loss
                    vp -= lost
                    if vp < 0:
                        income += vp
                        vp = 0.0
                else:
                    income += cash / step
                cash = 0.0
            if state.rules.map.bands:
                # MR-05
                income -= reduction_of(state.rules.reductions[min(state.turn + round, state.rules.turns)], int(income))
            lowest = min(lowest, income)
        value = vp + worth_of_income(state, income)
        if lowest < SAFE_INCOME:
            value -= DANGER * (SAFE_INCOME - lowest)
        if lowest < numbers.lowest_income:
            value += RUIN
        return value


def by_level(gains: list[float], first: int, longest: int) -> list[float]:
    """What a cube brings with each level of the locomotive."""
    found = [0.0]
    best = 0.0
    for length in range(1, longest + 1):
        best = max(best, gains[first + length])
        found.append(best)
    return found


def worth_of_income(state: Steam, income: float) -> float:
    """What income turns into at the end, without rounding: a step counts even where it only prepares the next."""
    numbers = state.rules.numbers
    return income / numbers.income_per_vp if income > 0 else numbers.debt_vp * income


def moves_left(state: Steam, seat: int) -> int:
    """How many goods actions a seat still has in this round."""
    if state.phase == "goods":
        return (1 if seat in state.queue else 0) + (ROUNDS - state.move_round)
    if state.phase == "take_points":
        return (1 if seat in state.queue[1:] else 0) + (ROUNDS - state.move_round)
    return ROUNDS
