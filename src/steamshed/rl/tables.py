"""Many tables of one game that are played side by side, an action at each at a time (``env/many.py``)."""

from __future__ import annotations

from steamshed.kernel.action import Action
from steamshed.kernel.chance import Chance
from steamshed.kernel.state import State
from steamshed.rl.action_space import NO_NUMBER, Factored, without_number
from steamshed.rl.watching import Watcher


class Tables:
    """The positions, what is legal in them, and who decides."""

    def __init__(self, watchers: list[Watcher], states: list[State]) -> None:
        """With a watcher for each table."""
        self.watchers = watchers
        self.states = states
        self.chances: list[Chance] = [Chance(0) for _ in states]
        self.legal: list[list[Action]] = [[] for _ in states]
        self.seats = [-1] * len(states)
        self.codes: list[list[int]] = []
        """The numbers of the legal actions; none where their places are the numbers."""
        self.counts = [0] * len(states)
        """How many actions are offered."""
        self.left_out = [0] * len(states)
        """How many are not."""

    def put(self, at: int, state: State, chance: Chance) -> None:
        """A new game."""
        self.states[at], self.chances[at] = state, chance
        self.look(at)

    def look(self, at: int) -> None:
        """Takes note of what can be done."""
        state = self.states[at]
        seat = state.seat
        self.seats[at] = -1 if seat is None else seat
        self.legal[at] = state.legal()

    def act(self, places: list[int]) -> list[int]:
        """Carries out one of the legal actions at every table, by its place among them. Tells where games are over."""
        over: list[int] = []
        for at, place in enumerate(places):
            state = self.states[at]
            state.apply_legal(self.legal[at][place], self.chances[at])
            self.look(at)
            if state.seat is None:
                over.append(at)
        return over

    def observe(self) -> None:
        """Brings up to date what is seen at every table by the seat that decides."""
        for at, watcher in enumerate(self.watchers):
            watcher.see(self.states[at], self.seats[at])

    def listed(self, most: int) -> list[int]:
        """Offers the legal actions by their places, so many at the most. Tells how many are offered at each table."""
        counts: list[int] = []
        self.codes = []
        for at, legal in enumerate(self.legal):
            counts.append(min(len(legal), most))
            self.left_out[at] = len(legal) - counts[at]
        self.counts = counts
        return counts

    def numbered(self, factored: Factored) -> list[int]:
        """Offers the legal actions that have a number. Tells these numbers, those of the first table first."""
        found: list[int] = []
        counts: list[int] = []
        self.codes = []
        for at, legal in enumerate(self.legal):
            codes = factored.codes(legal)
            self.codes.append(codes)
            without = without_number(codes) if NO_NUMBER in codes else 0
            found += [code for code in codes if code >= 0] if without else codes
            counts.append(len(codes) - without)
            self.left_out[at] = without
        self.counts = counts
        return found

    def places(self, numbers: list[int]) -> list[int]:
        """The places among the legal actions of what is chosen at each table, -1 for what was not offered."""
        found: list[int] = []
        for at, number in enumerate(numbers):
            if not number >= 0:
                found.append(-1)
            elif self.codes:
                found.append(place_of(number, self.codes[at]))
            else:
                found.append(number if number < self.counts[at] else -1)
        return found


def place_of(number: int, codes: list[int]) -> int:
    """Where a number is in a list, -1 where it is not."""
    for place, code in enumerate(codes):
        if code == number:
            return place
    return -1
