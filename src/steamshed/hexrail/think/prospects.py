"""What goods can earn: for the goods of a city, the best journey of every length over the links there are.

A sub-solver for bots. The gain of a journey is what its own links bring, less a part of what the links of rivals bring
them. Journeys longer than the engine is strong are looked at, too: the engine may grow.
"""

from __future__ import annotations

from typing import Final

from steamshed.hexrail.table.table import HexTable
from steamshed.rail.network import NOBODY, Link

MOST_STEPS: Final = 600
"""Bound on the search from one city."""
MOST_SEATS: Final = 8


class Outlook:
    """The prospects asked for last: while only goods move, they stay the same."""

    def __init__(self, look: int, rivals: float, leads: bool) -> None:
        """``look``: how many links beyond the engine deliveries are looked for; the rest as in ``Prospects``."""
        self.look = look
        self.rivals = rivals
        self.leads = leads
        self.last: Prospects | None = None

    def of(self, state: HexTable, seat: int) -> Prospects:
        """What goods can earn a seat, with an engine that may still grow."""
        links, kinds = state.network.links(), len(state.rules.board.goods.colours)
        longest = min(state.rules.limits.most_engine, state.engine[seat] + self.look)
        found = self.last
        if found is None or not found.fits(links, seat, longest):
            found = Prospects(links, state.wanted, seat, kinds, longest, self.rivals, self.leads)
            self.last = found
        return found


class Prospects:
    """The best gains of one seat's goods on one network. Remembers what was asked before."""

    def __init__(
        self,
        links: list[list[Link]],
        wanted: list[int],
        seat: int,
        kinds: int,
        longest: int,
        rivals: float,
        leads: bool,
    ) -> None:
        self.links = links
        self.wanted = wanted
        """Node to the kind of goods it wants, or -1."""
        self.seat = seat
        self.kinds = kinds
        self.longest = longest
        self.rivals = rivals
        """How much a rival's link takes from the gain."""
        self.leads = leads
        """Whether the mover must use at least as many own links as any rival's, and one at the least."""
        self.known: dict[int, list[float]] = {}
        self.best: list[float] = []
        self.steps = 0
        self.seen = [False] * len(links)
        self.counts = [0] * MOST_SEATS
        """Links of the present journey by owner."""

    def fits(self, links: list[list[Link]], seat: int, longest: int) -> bool:
        """Whether these are the prospects asked for. The same links mean the same cities."""
        return self.links is links and self.seat == seat and self.longest == longest

    def of(self, city: int, goods: int) -> list[float]:
        """At ``kind * (longest + 1) + length``: the gain of the best journey of that many links; 0 for none.

        ``goods`` has the kinds that can set out, as bits.
        """
        key = city << 8 | goods
        found = self.known.get(key)
        if found is None:
            self.best = [0.0] * (self.kinds * (self.longest + 1))
            self.steps = 0
            self.seen[city] = True
            self.walk(city, goods, 1, 0.0)
            self.seen[city] = False
            found = self.best
            self.known[key] = found
        return found

    def walk(self, node: int, alive: int, length: int, gain: float) -> None:
        """Goes on from a node by one link with the kinds of goods that have met no city of theirs so far."""
        seen, counts = self.seen, self.counts
        for link in self.links[node]:
            to, owner = link.to, link.owner
            if seen[to]:
                continue
            self.steps += 1
            more = gain
            if owner == self.seat:
                more += 1.0
            elif owner != NOBODY:
                more -= self.rivals
            if owner != NOBODY:
                if self.leads and counts[owner] >= counts[self.seat] + self.longest - length and owner != self.seat:
                    # too far behind this rival to catch up with the links that are left
                    continue
                counts[owner] += 1
            left = alive
            kind = self.wanted[to]
            if kind >= 0 and alive >> kind & 1:
                at = kind * (self.longest + 1) + length
                if more > self.best[at] and (not self.leads or self.may_lead()):
                    self.best[at] = more
                left &= ~(1 << kind)
            if left and length < self.longest and self.steps < MOST_STEPS:
                seen[to] = True
                self.walk(to, left, length + 1, more)
                seen[to] = False
            if owner != NOBODY:
                counts[owner] -= 1

    def may_lead(self) -> bool:
        own = self.counts[self.seat]
        if own == 0:
            return False
        return all(count <= own for count in self.counts)


def gain_of(journey: list[Link], seat: int, rivals: float) -> float:
    """The gain of one journey for a seat."""
    total = 0.0
    for link in journey:
        if link.owner == seat:
            total += 1.0
        elif link.owner != NOBODY:
            total -= rivals
    return total
