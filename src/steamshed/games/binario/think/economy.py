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

SHORT_SIGHT: Final = 8
"""Rounds that somebody sees who looks no further than today; twice as many are a little ahead."""
LAST_ROUNDS: Final = 2
"""Rounds whose income hardly anything can be bought with."""


class Taste:
    """What a player thinks of things: the weights of the judge, rules of thumb, and how far it looks."""

    def __init__(self, weights: Mapping[str, float], habits: Mapping[str, float], reach: int) -> None:
        self.weights = weights
        self.habits = habits
        self.reach = reach

    def weight(self, name: str) -> float:
        return self.weights.get(name, 1.0)

    def rounds(self, left: int) -> int:
        """How many of the rounds left are seen."""
        return left if self.reach > 1 else min(left, SHORT_SIGHT * (1 + self.reach))


class Economy:
    """The worth of things for one seat in one position."""

    def __init__(self, state: Table, seat: int, taste: Taste) -> None:
        self.state = state
        self.seat = seat
        self.taste = taste
        self.habits = taste.habits
        self.left = rounds_left(state)
        self.usual = self.habits["usual-silver"]
        self.late = self.habits["late-silver"]
        self.fame = taste.weight("vehicles") - self.habits["denial"] * taste.weight("rival")
        """What a point of a vehicle counts: more because the other does not get it."""
        self.built = taste.weight("stations")
        """What a point of a station or a route counts."""
        self.silver_points = self.silver_now()
        self.income_points = self.income_now()
        self.silver = taste.weight("silver") * self.silver_points
        """The same as this player feels it, as is ``income``."""
        self.income = taste.weight("income") * self.income_points

    def silver_now(self) -> float:
        """Points for one silver in hand."""
        state = self.state
        if self.left == 0 and state.phase in ("trade", "offer", "freight"):
            return IDLE_SILVER
        scarce = min(1.0, self.wares() / self.means())
        worth = self.late + (self.usual - self.late) * scarce
        return worth + self.usual * self.growth(state.round)

    def wares(self) -> float:
        """What all vehicles cost that there are, and that will come."""
        state = self.state
        total = float(stock_price(state, self.seat))
        for era in range(state.era + 1, 5):
            total += refill_price(state, era)
        return total

    def means(self) -> float:
        """What both companies have and will earn, as things are, until the last rounds."""
        state = self.state
        total = 1.0
        for seat in range(2):
            books = Books(state, seat, 0)
            earned = sum([books.income_now(row) for row in books.rows()])
            total += state.silver[seat] + earned * max(0, self.left - LAST_ROUNDS)
        return total

    def growth(self, round: int) -> float:
        """How much more a silver is worth while there are lines to be opened with it."""
        rounds = self.habits["growth-rounds"]
        return self.habits["growth"] * max(0.0, 1.0 - round / rounds) if round < rounds else 0.0

    def income_now(self) -> float:
        """Points for one silver in each of the rounds left."""
        seen = self.taste.rounds(self.left)
        late = min(float(seen), max(0.0, self.habits["late-rounds"] - (self.left - seen)))
        total = self.late * late + self.usual * (seen - late)
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


def refill_price(state: Table, era: int) -> float:
    """What the vehicles of a later era cost, on the average of the tables."""
    box = state.rules.box
    total = 0.0
    for colour in box.colours:
        table = box.stock[era - 1][colour]
        total += sum([count * box.vehicles[kind].price for kind, count in enumerate(table.vehicles)])
    return total / len(box.colours) * state.rules.vehicle_times[era - 1]


def stock_price(state: Table, seat: int) -> int:
    """What all vehicles that can be bought now cost together."""
    total = 0
    for kind, vehicle in enumerate(state.rules.box.vehicles):
        if state.stock[kind] and vehicle.buy >> state.era & 1:
            total += state.stock[kind] * effects.vehicle_price(state, seat, kind)
    return total
