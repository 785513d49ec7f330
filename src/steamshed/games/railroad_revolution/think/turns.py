"""Whole turns of a company, ranked: the ways of a beam search with all their moves, and the quick player.

The search is that of ``planning``; here every way to an end is kept, not the best one alone, so that ways can be
compared by more than the worth at their end: what the next turn could bring, or how lines go on.
"""

from __future__ import annotations

from typing import Final

from steamshed.games.railroad_revolution.actions import Move
from steamshed.games.railroad_revolution.rules.legality import leads_nowhere
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
        beam = [start]
        best: list[Way] = []
        if self.ended(start.state):
            start.value = self.company.value(start.state, self.seat)
            return [start] if start.move is not None else []
        for _ in range(LONGEST):
            children: list[Way] = []
            for way in beam:
                for child in self.next_steps(way):
                    if self.ended(child.state):
                        best.append(child)
                    else:
                        children.append(child)
            children.sort(key=value_of)
            beam = self.followed(children, width)
            if not beam:
                break
        best.sort(key=value_of)
        return self.kept(best, most)

    def next_steps(self, way: Way) -> list[Way]:
        """The way with one move more, for each that is allowed in itself."""
        found: list[Way] = []
        for move in self.candidates(way.state):
            after = way.state.clone()
            perform_option(after, move)
            found.append(Way(after, move, way, self.company.value(after, self.seat)))
        return found

    def followed(self, children: list[Way], width: int) -> list[Way]:
        """The best of some ways, no two of the same position. Whether a way can be completed is asked last: it takes
        longer than to judge it, and most are not good enough anyway."""
        seat, alike = self.seat, Alike(self.seat, ALIKE)
        found: list[Way] = []
        others: list[Way] = []
        seen: set[tuple[float, int, int, int]] = set()
        for way in children:
            state = way.state
            key = (way.value, state.cash[seat], state.shares[seat], len(state.frames))
            if key in seen or not self.can_go_on(way):
                continue
            seen.add(key)
            if width > ALIKE and alike.too_many(state):
                others.append(way)
                continue
            found.append(way)
            if len(found) == width:
                return found
        return (found + others)[:width]

    def kept(self, best: list[Way], most: int) -> list[Way]:
        """The best of the ways that are at their end. The same worth is nearly always the same position by another
        way."""
        found: list[Way] = []
        others: list[Way] = []
        alike, last = Alike(self.seat, 1), 0.0
        for way in best:
            if (found and way.value == last) or not self.can_go_on(way):
                continue
            last = way.value
            if most > 1 and alike.too_many(way.state):
                others.append(way)
                continue
            found.append(way)
            if len(found) == most:
                return found
        return (found + others)[:most]

    def can_go_on(self, way: Way) -> bool:
        """RR-GEN-12, for the last move of a way, which is allowed in itself."""
        before, move = way.before, way.move
        return before is None or move is None or not leads_nowhere(before.state, move, way.state)

    def wanted_cash(self, state: Table) -> int:
        """Whoever has fewer workers than must stay has to hire, whatever else a turn brings."""
        box = state.rules.box
        missing = box.minimum - state.available[self.seat]
        price = super().wanted_cash(state)
        return max(price, state.owed + missing * box.hire_price) if missing > 0 else price

    def quick(self, state: Table) -> list[Move]:
        """One way that is good enough: of the placements that promise most after one step, the best after a glance."""
        if state.step != PLACE_WORKER:
            found = self.ends(Way(state, None, None, 0.0), 1, 1)
            return found[0].moves() if found else []
        start, hopes = Way(state, None, None, 0.0), list[Way]()
        for move in self.options(state):
            after = state.clone()
            perform_option(after, move)
            way = Way(after, move, start, 0.0)
            way.value = max((step.value for step in self.next_steps(way)), default=0.0)
            hopes.append(way)
        hopes.sort(key=value_of)
        found = []
        for way in hopes[: self.company.hopes]:
            found += self.ends(way, 1, 1)
        found = found or self.glances(state, GLANCE)
        found.sort(key=value_of)
        return found[0].moves() if found else []


def beginning(end: Way) -> Way:
    """The first step of a way."""
    way = end
    while way.before is not None and way.before.move is not None:
        way = way.before
    return way


class Alike:
    """Counts positions that differ in small change only."""

    def __init__(self, seat: int, most: int) -> None:
        self.seat = seat
        self.most = most
        self.seen: dict[tuple[int, ...], int] = {}

    def too_many(self, state: Table) -> bool:
        """Whether there were enough of them before this one."""
        seat, kinds = self.seat, 2 * len(state.rules.box.trains)
        numbers = [state.rails[seat], state.stations[seat], state.offices[seat], state.rails_left[seat]]
        numbers += state.goals[2 * seat : 2 * seat + 2] + state.managers[4 * seat : 4 * seat + 4]
        key = tuple(numbers + state.trains[kinds * seat : kinds * (seat + 1)])
        count = self.seen.get(key, 0)
        self.seen[key] = count + 1
        return count >= self.most


def varied(ways: list[Way], seat: int, alike: int) -> list[Way]:
    """The best ways first, but no more than some of them to positions that differ in small change only; the rest of
    those comes last."""
    found: list[Way] = []
    others: list[Way] = []
    counted = Alike(seat, alike)
    for way in ways:
        if counted.too_many(way.state):
            others.append(way)
        else:
            found.append(way)
    return found + others
