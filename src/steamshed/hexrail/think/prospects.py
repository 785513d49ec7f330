"""What goods can earn: for the goods of a city, the best journey of every length over the links there are.

A sub-solver for bots. The gain of a journey is what its own links bring, less a part of what the links of rivals bring
them. Journeys longer than the engine is strong are looked at, too: the engine may grow.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from steamshed.hexrail.rules.move_phase import journey_of
from steamshed.hexrail.rules.pay import gain_for, gain_of_delivery
from steamshed.hexrail.table.table import HexTable
from steamshed.rail.delivery import Deliver
from steamshed.rail.network import NOBODY, Link

MOST_STEPS: Final = 600
"""Bound on the search from one city."""
MOST_SEATS: Final = 8
REMEMBERED: Final = 60
"""Prospects that are kept, and as many that were kept before: the same track is judged again and again."""

# How a way out of a node is written as one number: where it leads, what is wanted there, whose link it is.
TO: Final = 12
WANTED: Final = 6
OWNER: Final = 63
COUNT: Final = 6
"""Bits for the number of links of one seat on a journey."""
NO_WAYS: Final[list[int]] = []
"""Of most fields; nobody changes it."""
NO_MAP: Final[list[list[Link]]] = []
"""In place of the links of prospects that are only remembered: what is kept costs the collector of cycles."""


class Outlook:
    """The prospects asked for before: those asked for last stay the same while only goods move."""

    def __init__(self, look: int, rivals: float, leads: bool) -> None:
        """``look``: how many links beyond the engine deliveries are looked for; the rest as in ``Prospects``."""
        self.look = look
        self.rivals = rivals
        self.leads = leads
        self.last: Prospects | None = None
        self.known: dict[tuple[int, ...], Prospects] = {}
        self.known_before: dict[tuple[int, ...], Prospects] = {}

    def forget(self) -> None:
        """Lets go of what a decision needed."""
        self.last = None
        self.known = {}
        self.known_before = {}

    def of(self, state: HexTable, seat: int) -> Prospects:
        """What goods can earn a seat, with an engine that may still grow."""
        links = state.network.links()
        longest = min(state.rules.limits.most_engine, state.engine[seat] + self.look)
        found = self.last
        if found is None or not found.fits(links, seat, longest):
            if found is not None:
                found.links = NO_MAP
            found = self.like(state, links, seat, longest)
            self.last = found
        return found

    def like(self, state: HexTable, links: list[list[Link]], seat: int, longest: int) -> Prospects:
        """Those known of the same links, if there are any."""
        kinds = len(state.rules.board.goods.colours)
        key = [seat, longest, kinds]
        append_ways(key, links, state.network.nodes, state.network.stop, state.wanted)
        track = tuple(key)
        found = self.known.get(track)
        if found is None:
            found = self.known_before.get(track)
            if found is None and state.rules.map.judged:
                return PaidProspects(state, links, seat, kinds, longest, self.rivals, self.leads)
            if found is None:
                found = Prospects(links, state.wanted, seat, kinds, longest, self.rivals, self.leads)
            if len(self.known) >= REMEMBERED:
                self.known_before = self.known
                self.known = {}
            self.known[track] = found
        found.links = links
        return found


def append_ways(key: list[int], links: list[list[Link]], nodes: list[int], stop: list[int], wanted: list[int]) -> None:
    """All that journeys depend on, as numbers: for every node itself, what it is, and its ways out."""
    for node in nodes:
        row = links[node]
        if row:
            key.append(-1 - (node << 2 | stop[node]))
            for link in row:
                to = link.to
                key.append(to << TO | (wanted[to] + 1) << WANTED | (link.owner + 1))


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
        self.seat = seat
        self.kinds = kinds
        self.longest = longest
        self.most: i64 = longest
        self.rivals = rivals
        """How much a rival's link takes from the gain."""
        self.leads = leads
        """Whether the mover must use at least as many own links as any rival's, and one at the least."""
        self.own: i64 = seat + 1
        self.shift: i64 = COUNT * seat
        """Where the own links stand in the numbers of links by seat, which are one number together."""
        self.known: dict[int, list[float]] = {}
        self.best: list[float] = []
        self.steps: i64 = 0
        self.seen: list[bool] = []
        self.ways: list[list[int]] = [
            [link.to << TO | (wanted[link.to] + 1) << WANTED | (link.owner + 1) for link in row] if row else NO_WAYS
            for row in links
        ]
        self.summed: Summed | None = None
        """What a game has added up of all that, for an engine."""

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
            whole = self.known.get(city << 8)
            found = self.some_of(whole, goods) if whole is not None else self.search(city, goods)
            self.known[key] = found
        return found

    def search(self, city: int, goods: int) -> list[float]:
        """The same, by walking; what was found for all goods, to the end, is noted as that of none."""
        self.best = [0.0] * (self.kinds * (self.longest + 1))
        self.steps = 0
        self.seen = [False] * len(self.ways)
        self.seen[city] = True
        self.walk(city, goods, 1, 0.0, 0)
        self.seen = []
        if goods == (1 << self.kinds) - 1 and self.steps < MOST_STEPS:
            self.known[city << 8] = self.best
        return self.best

    def some_of(self, whole: list[float], goods: int) -> list[float]:
        """The gains of some goods, out of those of all: the journeys of one kind do not depend on the others."""
        found = whole[:]
        length = self.longest + 1
        for kind in range(self.kinds):
            if not goods >> kind & 1:
                for at in range(kind * length, kind * length + length):
                    found[at] = 0.0
        return found

    def walk(self, node: i64, alive: i64, length: i64, gain: float, counts: i64) -> None:
        """Goes on from a node by one link with the kinds of goods that have met no city of theirs so far; ``counts``
        are the links of the present journey by owner."""
        seen, best, own, leads, most = self.seen, self.best, self.own, self.leads, self.most
        last = length >= most
        way: i64
        for way in self.ways[node]:
            to: i64 = way >> TO
            if seen[to]:
                continue
            self.steps += 1
            kind: i64 = (way >> WANTED & OWNER) - 1
            arrives = kind >= 0 and alive >> kind & 1 != 0
            if last and not arrives:
                continue
            more = gain
            owner: i64 = way & OWNER
            on = counts
            if owner == own:
                more += 1.0
                on += 1 << self.shift
            elif owner:
                more -= self.rivals
                at = COUNT * (owner - 1)
                if leads and (counts >> at & OWNER) >= (counts >> self.shift & OWNER) + most - length:
                    # too far behind this rival to catch up with the links that are left
                    continue
                on += 1 << at
            left = alive
            if arrives:
                place = kind * (most + 1) + length
                if more > best[place] and (not leads or self.may_lead(on)):
                    best[place] = more
                left &= ~(1 << kind)
            if left and not last and self.steps < MOST_STEPS:
                seen[to] = True
                self.walk(to, left, length + 1, more, on)
                seen[to] = False

    def may_lead(self, counts: i64) -> bool:
        own: i64 = counts >> self.shift & OWNER
        if own == 0:
            return False
        while counts:
            if counts & OWNER > own:
                return False
            counts >>= COUNT
        return True


class PaidProspects(Prospects):
    """The same on a map that pays otherwise or limits journeys (MR-21, MR-22): every journey is judged by what it
    brings."""

    def __init__(
        self,
        state: HexTable,
        links: list[list[Link]],
        seat: int,
        kinds: int,
        longest: int,
        rivals: float,
        leads: bool,
    ) -> None:
        super().__init__(links, state.wanted, seat, kinds, longest, rivals, leads)
        self.state = state
        self.wanted = state.wanted
        self.path: list[Link] = []
        self.start = 0

    def search(self, city: int, goods: int) -> list[float]:
        self.best = [0.0] * (self.kinds * (self.longest + 1))
        self.steps = 0
        self.seen = [False] * len(self.links)
        self.seen[city] = True
        self.start = city
        self.path = []
        self.follow(city, goods)
        self.seen = []
        return self.best

    def follow(self, node: int, alive: int) -> None:
        """Goes on from a node with the kinds of goods that have met no city of theirs so far."""
        rules = self.state.rules.map
        most = min(self.longest, rules.most_links) if rules.most_links else self.longest
        for link in self.links[node]:
            to = link.to
            if self.seen[to] or self.steps >= MOST_STEPS:
                continue
            self.steps += 1
            self.path.append(link)
            left, kind = alive, self.wanted[to]
            if kind >= 0 and alive >> kind & 1:
                left &= ~(1 << kind)
                self.note(kind)
            if left and len(self.path) < most:
                self.seen[to] = True
                self.follow(to, left)
                self.seen[to] = False
            self.path.pop()

    def note(self, kind: int) -> None:
        """A journey arrives."""
        state, length = self.state, len(self.path)
        if length < state.rules.map.fewest_links:
            return
        own = 0
        counts = [0] * state.rules.players
        for link in self.path:
            if link.owner != NOBODY:
                counts[link.owner] += 1
        own = counts[self.seat]
        if self.leads and (own == 0 or max(counts) > own):
            return
        gain = gain_for(state, self.seat, self.seat, self.path, self.start, kind) - self.rivals * (sum(counts) - own)
        place = kind * (self.longest + 1) + length
        if gain > self.best[place]:
            self.best[place] = gain


class Summed:
    """For a game to add up what the prospects of all cities say of an engine: it stays the same while goods move."""

    def __init__(self, engine: int) -> None:
        self.engine = engine
        self.worth: list[float] = []
        """What a cube brings there."""
        self.now: list[float] = []
        """The same with the engine as it is."""
        self.places: list[int] = []
        """Where a cube brings something."""
        self.total = 0.0
        """What cubes bring that are not there yet, over all cities."""


def gain_of(journey: list[Link], seat: int, rivals: float) -> float:
    """The gain of one journey for a seat."""
    total = 0.0
    for link in journey:
        if link.owner == seat:
            total += 1.0
        elif link.owner != NOBODY:
            total -= rivals
    return total


def gain_of_move(state: HexTable, seat: int, action: Deliver, rivals: float) -> float:
    """The gain of a delivery that the acting seat could make, for that seat."""
    journey = journey_of(state, action)
    if state.rules.map.pay is None:
        return gain_of(journey, seat, rivals)
    others = sum(link.owner not in (seat, NOBODY) for link in journey)
    return gain_of_delivery(state, seat, action) - rivals * others
