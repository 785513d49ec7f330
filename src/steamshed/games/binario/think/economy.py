"""What silver, income and points are worth to a company that thinks of the whole game and of its rival.

Both companies together earn more than all vehicles cost, so the vehicles of every era are bought out, and silver that
comes too late buys nothing. A vehicle in the own park is one that the other does not get. Early silver makes lines,
which make silver; from then on a silver is worth what it buys of the next vehicles; when they are gone, what the few
build steps left can turn into points.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from steamshed.games.binario.rules import effects
from steamshed.games.binario.table.table import Table
from steamshed.games.binario.think.deals import Books
from steamshed.games.binario.think.worth import IDLE_SILVER, rounds_left

HABITS: Final[Mapping[str, float]] = {
    "silver": 0.5,
    "late-silver": 0.2,
    "growth": 3.0,
    "growth-rounds": 14.0,
    "late-rounds": 8.0,
    "denial": 0.6,
}
"""Rules of thumb, unless the file has other numbers: points that a silver buys, and when the vehicles are gone; how
many times more it is worth in the first round, and until which round; rounds at the end whose income comes too late;
how much of a vehicle's points counts again because the other does not get it."""


class Economy:
    """The worth of things for one seat in one position."""

    def __init__(self, state: Table, seat: int, habits: Mapping[str, float], minds: bool) -> None:
        self.state = state
        self.seat = seat
        self.habits = habits
        self.left = rounds_left(state)
        self.usual = self.habit("silver")
        self.late = self.habit("late-silver")
        self.fame = 1.0 + (self.habit("denial") if minds else 0.0)
        self.silver = self.silver_now()
        self.income = self.income_now()

    def habit(self, name: str) -> float:
        return self.habits.get(name, HABITS[name])

    def silver_now(self) -> float:
        """Points for one silver in hand."""
        state = self.state
        if self.left == 0 and state.phase in ("trade", "offer", "freight"):
            return IDLE_SILVER
        worth = self.usual
        if state.era == 4:
            purses = state.silver[0] + state.silver[1] + 1
            worth = self.late + (self.usual - self.late) * min(1.0, stock_price(state, self.seat) / purses)
        return worth * (1.0 + self.growth(state.round))

    def growth(self, round: int) -> float:
        """How much more a silver is worth while there are lines to be opened with it."""
        rounds = self.habit("growth-rounds")
        return self.habit("growth") * max(0.0, 1.0 - round / rounds) if round < rounds else 0.0

    def income_now(self) -> float:
        """Points for one silver in each of the rounds left."""
        late = min(float(self.left), self.habit("late-rounds"))
        total = self.late * late + self.usual * (self.left - late)
        round = self.state.round
        while self.growth(round) > 0.0:
            total += self.usual * self.growth(round)
            round += 1
        return total

    def books(self, budget: int) -> Books:
        """The books of the company with these prices."""
        books = Books(self.state, self.seat, budget)
        books.silver, books.income, books.fame = self.silver, self.income, self.fame
        return books


def stock_price(state: Table, seat: int) -> int:
    """What all vehicles that can be bought now cost together."""
    total = 0
    for kind, vehicle in enumerate(state.rules.box.vehicles):
        if state.stock[kind] and vehicle.buy >> state.era & 1:
            total += state.stock[kind] * effects.vehicle_price(state, seat, kind)
    return total
