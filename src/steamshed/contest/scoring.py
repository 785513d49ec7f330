"""What places are worth, the order of a table, and how ties are told apart: declared, and the same everywhere.

A league of tables counts 10, 6, 3 and 1; those who share a place share its points. Ties are told apart by wins, second
places, and the share of the winner's points; who is still level shares the place.
A heat of a tournament counts wins first, then the share of the winner's points. Games of two count 1, a half and 0, and
ties are told apart by the sum of the opponents' points (Buchholz), then by the points against those who are level.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

POINTS: Mapping[int, tuple[int, ...]] = {
    2: (1, 0),
    3: (10, 5, 1),
    4: (10, 6, 3, 1),
    5: (10, 7, 4, 2, 1),
    6: (10, 7, 5, 3, 2, 1),
}
"""By number of seats what each place is worth in a league."""


@dataclass(frozen=True)
class Outcome:
    """A finished game of a contest: by player the place (shared places have the same number) and the points made."""

    places: Mapping[int, int]
    points: Mapping[int, int] = field(default_factory=dict)

    def worth(self, scale: Sequence[int]) -> dict[int, Fraction]:
        """What the game is worth to each: who shares a place shares the points of all places that they take."""
        found = {}
        for player, place in self.places.items():
            level = sum(other == place for other in self.places.values())
            taken = scale[place - 1 : place - 1 + level]
            found[player] = Fraction(sum(taken), level)
        return found

    def share(self, player: int) -> Fraction:
        """The share of the winner's points that somebody has made: at most 1, nothing if the winner has made none."""
        best = max((self.points.get(one, 0) for one, place in self.places.items() if place == 1), default=0)
        if best <= 0:
            return Fraction(int(self.places[player] == 1))
        return min(Fraction(1), max(Fraction(0), Fraction(self.points.get(player, 0), best)))


@dataclass(frozen=True)
class Row:
    """Where somebody stands."""

    player: int
    place: int
    """Shared by those whom nothing tells apart."""
    points: Fraction
    games: int
    wins: int
    share: Fraction
    key: tuple[Fraction, ...]
    """All that the order goes by."""


def ordered(rows: Iterable[Row]) -> list[Row]:
    """Rows by their keys, the best first, with their places."""
    found: list[Row] = []
    for at, row in enumerate(sorted(rows, key=lambda one: (one.key, -one.player), reverse=True), 1):
        level = bool(found) and found[-1].key == row.key
        found.append(Row(**{**row.__dict__, "place": found[-1].place if level else at}))
    return found


def league(players: Iterable[int], outcomes: Sequence[Outcome]) -> list[Row]:
    """The table of a division: points, then wins, second places, the share of the winner's points."""
    return table(players, outcomes, lambda points, wins, seconds, share: (points, wins, seconds, share))


def heat(players: Iterable[int], outcomes: Sequence[Outcome]) -> list[Row]:
    """The table of the heats of a tournament: wins, then the share of the winner's points, then second places."""
    return table(players, outcomes, lambda points, wins, seconds, share: (wins, share, seconds))


Order = Callable[[Fraction, Fraction, Fraction, Fraction], tuple[Fraction, ...]]


def table(players: Iterable[int], outcomes: Sequence[Outcome], order: Order) -> list[Row]:
    rows = []
    for player in players:
        mine = [one for one in outcomes if player in one.places]
        points = sum((one.worth(POINTS[len(one.places)])[player] for one in mine), Fraction(0))
        wins = sum(one.places[player] == 1 for one in mine)
        seconds = sum(one.places[player] == 2 for one in mine)
        share = sum((one.share(player) for one in mine), Fraction(0)) / max(1, len(mine))
        key = order(points, Fraction(wins), Fraction(seconds), share)
        rows.append(Row(player, 0, points, len(mine), wins, share, key))
    return ordered(rows)


def swiss(players: Sequence[int], outcomes: Sequence[Outcome]) -> list[Row]:
    """The table of games of two: points, then the sum of the opponents' points, then points among those who are level
    in both, then wins."""
    points = dict.fromkeys(players, Fraction(0))
    met: dict[int, list[int]] = {player: [] for player in players}
    for outcome in outcomes:
        for player, worth in outcome.worth(POINTS[2]).items():
            points[player] += worth
            met[player] += [other for other in outcome.places if other != player]
    opponents = {player: sum((points[other] for other in met[player]), Fraction(0)) for player in players}
    rows = []
    for player in players:
        level = {one for one in players if (points[one], opponents[one]) == (points[player], opponents[player])}
        mine = [one for one in outcomes if player in one.places]
        among = sum((one.worth(POINTS[2])[player] for one in mine if set(one.places) <= level), Fraction(0))
        wins = sum(one.places[player] == 1 and len({*one.places.values()}) == 2 for one in mine)
        key = (points[player], opponents[player], among, Fraction(wins))
        share = points[player] / max(1, len(mine))
        rows.append(Row(player, 0, points[player], len(mine), wins, share, key))
    return ordered(rows)


def reachable(row: Row, left: int, seats: int) -> Fraction:
    """The points that somebody can still come to with so many games left."""
    return row.points + left * POINTS[seats][0]


def certain_above(rows: Sequence[Row], left: Mapping[int, int], seats: int, line: int) -> set[int]:
    """The players who finish among the first ``line`` whatever happens in the games that are left: at most ``line - 1``
    others can still come to as many points as they have already."""
    found = set()
    for row in rows:
        rivals = sum(
            reachable(other, left[other.player], seats) >= row.points for other in rows if other.player != row.player
        )
        if rivals < line:
            found.add(row.player)
    return found
