"""Whole turns of a company, ranked: the ways of a beam search with all their moves, and the quick player.

The search is that of ``planning``; here every way to an end is kept, not the best one alone, so that ways can be
compared by more than the worth at their end: what the next turn could bring, or how lines go on.
"""

from __future__ import annotations

from typing import Final

from steamshed.games.railroad_revolution.actions import Move
from steamshed.games.railroad_revolution.rules.option import perform_option
from steamshed.games.railroad_revolution.table.phases import PLACE_WORKER
from steamshed.games.railroad_revolution.table.table import Table
from steamshed.games.railroad_revolution.think.company import Company
from steamshed.games.railroad_revolution.think.planning import LONGEST, Planner

PLACES: Final = (2, 3, 8, 8)
"""By reach: how many placements of a worker are thought through."""
WIDTH: Final = (3, 5, 12, 12)
"""By reach: how many positions are followed in them."""
GLANCE: Final = 2
"""How many positions are followed when every placement is looked at once."""
CARE: Final = 40
"""How many at the most, where fewer lead nowhere."""
ENDS: Final = 4
"""How many ways are kept for one placement."""
ALIKE: Final = 3
"""How many positions that differ in small change only are followed side by side."""


class Way:
    """A position on the way, the move that led to it and the way before."""

    def __init__(self, state: Table, move: Move | None, before: Way | None, value: float) -> None:
        self.state = state
        self.move = move
        self.before = before
        self.value = value

    def moves(self) -> list[Move]:
        found: list[Move] = []
        way: Way | None = self
        while way is not None:
            if way.move is not None:
                found.append(way.move)
            way = way.before
        found.reverse()
        return found


def value_of(way: Way) -> float:
    """For sorting, the best first."""
    return -way.value


class Turns(Planner):
    """The ways to the end of what a seat is deciding."""

    def __init__(self, company: Company, seat: int) -> None:
        super().__init__(company, seat)
        self.company = company

    def ranked(self, state: Table, reach: int) -> list[Way]:
        """The best ways, at most some for each placement, the best first."""
        if state.step != PLACE_WORKER:
            return self.ends(Way(state, None, None, 0.0), WIDTH[reach], 2 * ENDS)
        best: list[Way] = []
        for end in self.glances(state, GLANCE)[: PLACES[reach]]:
            best += self.ends(beginning(end), WIDTH[reach], ENDS)
        best.sort(key=value_of)
        return best

    def glances(self, state: Table, width: int) -> list[Way]:
        """For every placement the best end that a glance finds, the best first. Where a glance leads nowhere, because
        what it takes first cannot be paid to the end, it is a longer look."""
        start = Way(state, None, None, 0.0)
        ends: list[Way] = []
        while not ends and width <= CARE:
            for move in self.options(state):
                after = state.clone()
                perform_option(after, move)
                ends += self.ends(Way(after, move, start, 0.0), width, 1)
            width *= 4
        ends.sort(key=value_of)
        return ends

    def ends(self, start: Way, width: int, most: int) -> list[Way]:
        """The best ends that can be reached; an end is a position where the seat has nothing more to decide."""
        beam, seat, company = [start], self.seat, self.company
        best: list[Way] = []
        if self.ended(start.state):
            start.value = company.value(start.state, seat)
            return [start] if start.move is not None else []
        for _ in range(LONGEST):
            children: list[Way] = []
            seen: set[tuple[float, int, int, int]] = set()
            for way in beam:
                for move in self.options(way.state):
                    after = way.state.clone()
                    perform_option(after, move)
                    value = company.value(after, seat)
                    child = Way(after, move, way, value)
                    if self.ended(after):
                        best.append(child)
                        continue
                    key = (value, after.cash[seat], after.shares[seat], len(after.frames))
                    if key not in seen:
                        seen.add(key)
                        children.append(child)
            if not children:
                break
            children.sort(key=value_of)
            beam = varied(children, seat, ALIKE)[:width] if width > ALIKE else children[:width]
        best.sort(key=value_of)
        return varied(distinct(best), seat, 1)[:most] if most > 1 else best[:1]

    def wanted_cash(self, state: Table) -> int:
        """Whoever has fewer workers than must stay has to hire, whatever else a turn brings."""
        box = state.rules.box
        missing = box.minimum - state.available[self.seat]
        price = super().wanted_cash(state)
        return max(price, state.owed + missing * box.hire_price) if missing > 0 else price

    def quick(self, state: Table) -> list[Move]:
        """One way that is good enough: the placement that promises most after a glance."""
        if state.step == PLACE_WORKER:
            found = self.glances(state, 1)
        else:
            found = self.ends(Way(state, None, None, 0.0), 1, 1)
        return found[0].moves() if found else []


def beginning(end: Way) -> Way:
    """The first step of a way."""
    way = end
    while way.before is not None and way.before.move is not None:
        way = way.before
    return way


def distinct(ways: list[Way]) -> list[Way]:
    """The same worth is nearly always the same position by another way."""
    found: list[Way] = []
    for way in ways:
        if not found or way.value != found[-1].value:
            found.append(way)
    return found


def varied(ways: list[Way], seat: int, alike: int) -> list[Way]:
    """The best ways first, but no more than some of them to positions that differ in small change only; the rest of
    those comes last."""
    found: list[Way] = []
    others: list[Way] = []
    seen: dict[tuple[int, ...], int] = {}
    for way in ways:
        state = way.state
        kinds = 2 * len(state.rules.box.trains)
        numbers = [state.rails[seat], state.stations[seat], state.offices[seat], state.rails_left[seat]]
        numbers += state.goals[2 * seat : 2 * seat + 2] + state.managers[4 * seat : 4 * seat + 4]
        key = tuple(numbers + state.trains[kinds * seat : kinds * (seat + 1)])
        count = seen.get(key, 0)
        seen[key] = count + 1
        if count < alike:
            found.append(way)
        else:
            others.append(way)
    return found + others
