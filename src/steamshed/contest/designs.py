"""Who sits at which table, so that it is fair: every pair meets equally often, everybody has every seat equally often.

For a division of so many players a *difference set* gives all tables: the players of table ``t`` are ``t + d`` modulo
the number of players, for each ``d`` of the set. In a set of ``k`` numbers every difference occurs equally often, so
every pair meets so often, and the player at the place of ``d`` has the seat of ``d``: each seat once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Design:
    """A cyclic plan: so many players, at tables of as many as the set has numbers."""

    players: int
    differences: tuple[int, ...]

    @property
    def seats(self) -> int:
        return len(self.differences)

    @property
    def meets(self) -> int:
        """How often every pair meets."""
        return self.seats * (self.seats - 1) // (self.players - 1)

    def tables(self) -> list[list[int]]:
        """By table its players, in the order of the seats. There are as many tables as players, and each player sits at
        as many as a table has seats, on another seat each time."""
        return [[(table + step) % self.players for step in self.differences] for table in range(self.players)]


DESIGNS = (
    Design(7, (0, 3, 5, 6)),
    Design(13, (0, 1, 3, 9)),
    Design(11, (0, 2, 3, 4, 8)),
    Design(21, (3, 6, 7, 12, 14)),
    Design(31, (1, 5, 11, 24, 25, 27)),
    Design(7, (0, 1, 3)),
    Design(5, (0, 1, 2, 3)),
)
"""The plans that are exactly balanced; for other numbers there is none, which is said before a league begins."""


def design(players: int, seats: int) -> Design | None:
    """The balanced plan for so many players at tables of so many."""
    return next((one for one in DESIGNS if (one.players, one.seats) == (players, seats)), None)


def round_robin(players: int) -> list[list[tuple[int, int]]]:
    """Games of two: everybody meets everybody once, round by round; with an odd number one is free in each round.
    Nobody has the first seat more than once oftener than the second, or the other way round."""
    odd = players - 1 + players % 2  # so many go round; one more stays, if it is there

    def seated(one: int, other: int, number: int) -> tuple[int, int]:
        if odd in (one, other):  # who stays has the first seat in every second round
            stays, goes = (one, other) if one == odd else (other, one)
            return (stays, goes) if number % 2 else (goes, stays)
        return (one, other) if (other - one) % odd <= odd // 2 else (other, one)

    rounds = []
    for number in range(odd):
        going = [(number + at) % odd for at in range(odd)]
        pairs = [(going[0], odd), *((going[at], going[-at]) for at in range(1, odd // 2 + 1))]
        rounds.append([seated(*pair, number) for pair in pairs if max(pair) < players])
    return rounds


def heats(players: Sequence[int], size: int, smallest: int) -> list[list[int]]:
    """Tables of a heat from a list in the order of strength: as many of ``size`` as can be, none below ``smallest``.
    The strongest are spread over the tables (first to last, then last to first). Raises ValueError if it cannot be."""
    count = len(players)
    tables = next((n for n in range(-(-count // size), count // smallest + 1)), 0)
    if not tables:
        raise ValueError(f"{count} players cannot be seated at tables of {smallest} to {size}")
    found: list[list[int]] = [[] for _ in range(tables)]
    for at, player in enumerate(players):
        lap, place = divmod(at, tables)
        found[place if lap % 2 == 0 else tables - 1 - place].append(player)
    return found
