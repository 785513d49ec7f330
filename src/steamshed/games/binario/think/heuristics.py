"""How a sensible company thinks: what a position is worth, and what to do in each phase.

Everything is measured in points at the end of the game. The thoughts, in plain words:

* A line earns (load x price + length) / trip time a round, half of that without a return load; silver is worth what it
  still buys (``worth``).
* Each round has one build step. It goes to the project that gains most for its silver (``projects``, ``building``).
* Vehicles are bought for lines that stand now, the best deal first (``deals``, ``freight``); later whatever scores
  more than its silver is worth.
* Only what a line lists scores in full, so all rows are filled in the end.
* The draft, a continent built by hand and the food factory are in ``beginning``.
"""

from __future__ import annotations

import random
from typing import Final

from steamshed.ai.heuristics import Heuristics
from steamshed.games.binario.actions import Do, do
from steamshed.games.binario.rules import scoring
from steamshed.games.binario.state import Binario
from steamshed.games.binario.table.table import Table
from steamshed.games.binario.think import beginning, building, freight
from steamshed.games.binario.think.deals import Books
from steamshed.games.binario.think.projects import promise
from steamshed.kernel.action import Action

FEW: Final = 12
HOPE: Final = 0.5
"""What is left of deals that have not been made: the opponent, the cards and the silver may be against them."""


class BinarioHeuristics(Heuristics[Binario]):
    """The judgement of a sensible company."""

    def evaluate(self, state: Binario, seat: int) -> float:
        """Points to be expected at the end: those on the table, silver, the income of the lines, deals in sight."""
        parts = scoring.breakdown(state, seat)
        points = float(sum(parts.values()) - parts["silver"])
        if state.seat is None:
            return points + parts["silver"]
        if state.phase.startswith("draft") or state.making is not None:
            return points
        books = Books(state, seat, state.silver[seat])
        income = sum(books.income_now(row) for row in books.rows())
        return points + income * books.income + books.silver * state.silver[seat] + HOPE * promise(books)

    def advise(self, state: Binario, legal: list[Action], rng: random.Random) -> Action | None:
        words = [action for action in legal if isinstance(action, Do)]
        if len(words) == 1:
            return words[0]
        chosen = decide(state, state.decider, words, rng)
        return chosen if chosen in legal else None

    def shortlist(self, state: Binario, legal: list[Action], rng: random.Random) -> list[Action]:
        """There is advice for every phase; should it ever be against the rules, a look at a few actions must do."""
        return legal if len(legal) <= FEW else rng.sample(legal, FEW)


def decide(state: Table, seat: int, legal: list[Do], rng: random.Random) -> Do:
    """What to do in each phase."""
    phase = state.phase
    if phase in ("build", "planner", "first_end", "second_end", "proposal", "station_kind", "station_cell"):
        return decide_build(state, seat, legal)
    if phase in ("freight", "departure", "destination", "outbound", "return", "vehicle", "number"):
        return decide_freight(state, seat, legal)
    if phase == "trade":
        return freight.trade(state, seat)
    if phase == "offer":
        return freight.answer(state, seat)
    if phase == "lay_start":
        return building.lay_start(state, seat, legal)
    if phase == "lay":
        return building.lay(state, seat, legal)
    if phase == "modernise_object":
        return building.modernise_object(state, seat, legal)
    if phase == "modernise_target":
        return building.modernise_target(state, seat, legal)
    if phase == "modernise":
        return building.one_by_one(legal)
    if phase == "demolish_object":
        return building.demolish_object(state, seat, legal)
    if phase == "demolish":
        return building.demolish(legal)
    if phase.startswith("draft"):
        return beginning.draft(state, legal)
    if phase == "continent":
        return beginning.place(state, legal, rng)
    if phase == "food_factory":
        return beginning.factory(state, seat, legal)
    # the piles are alike, so are the outlines; of withdrawn vehicles the fewest
    return legal[0]


def decide_build(state: Table, seat: int, legal: list[Do]) -> Do:
    match state.phase:
        case "build":
            return building.build(state, seat, legal)
        case "planner":
            return legal[0]
        case "first_end":
            return building.first_end(state, seat, legal)
        case "second_end":
            return building.second_end(state, seat, legal)
        case "proposal":
            return building.proposal(state, seat, legal)
        case "station_kind":
            return building.station_kind(state, seat, legal)
        case _:
            return building.station_cell(state, seat, legal)


def decide_freight(state: Table, seat: int, legal: list[Do]) -> Do:
    names = state.map.names
    match state.phase:
        case "freight":
            return freight.freight(state, seat)
        case "departure":
            cell = freight.departure(state, seat)
            return do("from", names[cell]) if cell >= 0 else legal[0]
        case "destination":
            cell = freight.destination(state, seat)
            return do("to", names[cell]) if cell >= 0 else legal[0]
        case "outbound":
            return freight.good(state, seat, False)
        case "return":
            return freight.good(state, seat, True)
        case "vehicle":
            return freight.vehicle(state, seat, legal)
        case _:
            return legal[-1]
