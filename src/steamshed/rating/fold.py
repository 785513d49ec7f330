"""The ratings as a fold of the log of results: game after game, from nothing, always to the same numbers.

A ``Book`` holds what is known so far. Each game changes some of it, and says what it has changed. Who keeps a book in a
database loads what a game needs, folds it, and stores what has changed; who reads the whole log gets the same.
"""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from steamshed.rating import anchors, model
from steamshed.rating.model import Rating

PROVISIONAL = 120.0
"""Above this ± a rating is provisional, and not ranked."""
LISTED = 60 * 86400.0
"""Seconds without a game after which somebody is off the list, and his ± grows."""
GROWTH = 3.0
"""Uncertainty that a day of absence adds from then on (to the variance: its square)."""
AGAINST_BOTS = 0.5
"""How much a comparison with a bot counts."""
OFTEN = 6.0
"""So many games with the same person count in full; then each further one counts less."""
FORGOTTEN = 30 * 86400.0
"""Seconds after which a game with somebody counts half in that."""

SIZES = ("2", "3-4", "5-6")
"""The classes of seats."""


def size_of(seats: int) -> str:
    return "2" if seats <= 2 else "3-4" if seats <= 4 else "5-6"


def season_of(time: float) -> str:
    """The quarter of the year, in UTC: ``2026-4``."""
    day = datetime.datetime.fromtimestamp(time, datetime.UTC)
    return f"{day.year}-{(day.month + 2) // 3}"


@dataclass(frozen=True)
class Seat:
    """Somebody in a finished game: who, the place, and whether it is a program."""

    who: str
    place: int
    bot: bool = False
    moves: bool = True
    """Whether the game changes this rating; the others are compared with it in any case."""

    @property
    def anchored(self) -> bool:
        return self.who.startswith(anchors.OF_THE_HOUSE)


@dataclass(frozen=True)
class Game:
    """A result that counts."""

    game: str
    ended: float
    seats: Sequence[Seat]
    among_friends: bool = False
    """Whether it is counted inside a group: the same people always meet there, and all games count in full."""

    @property
    def size(self) -> str:
        return size_of(len(self.seats))


@dataclass(frozen=True)
class Standing:
    """What is known of somebody in one game and class of seats."""

    mean: float = model.START
    deviation: float = model.UNKNOWN
    games: int = 0
    wins: int = 0
    par: float = 0.0
    """Games that would have been won if all at the table had been equal."""
    people: int = 0
    """Games against at least one other person."""
    last: float = 0.0
    season: str = ""
    """Of the last game."""
    start: float = model.START
    """The rating with which that season began."""

    @property
    def rating(self) -> Rating:
        return Rating(self.mean, self.deviation)

    def at(self, time: float) -> Rating:
        """The rating at a time: who has not played for long is less certain."""
        away = 0.0 if not self.games else max(0.0, time - self.last - LISTED)
        if not away:
            return self.rating
        wider = (self.deviation**2 + GROWTH**2 * away / 86400) ** 0.5
        return Rating(self.mean, round(min(wider, model.UNKNOWN), model.DIGITS))


NEW = Standing()


@dataclass(frozen=True)
class Met:
    """How often two people have met lately."""

    often: float = 0.0
    last: float = 0.0

    def at(self, time: float) -> float:
        return float(self.often * 0.5 ** (max(0.0, time - self.last) / FORGOTTEN))


Key = tuple[str, str, str]
"""Game, class of seats, who."""


@dataclass
class Book:
    """Standings by game, class and person, and who has met whom."""

    standings: dict[Key, Standing] = field(default_factory=dict)
    met: dict[tuple[str, str], Met] = field(default_factory=dict)


@dataclass(frozen=True)
class Change:
    """What a game has made of one seat."""

    seat: int
    before: Rating
    after: Rating
    chances: Sequence[float]
    """Of each place, before the game."""
    standing: Standing | None
    """What is known afterwards; None of a bot of the house, and of a seat whose rating the game does not change."""


def pair(one: str, other: str) -> tuple[str, str]:
    return (one, other) if one < other else (other, one)


def needs(game: Game) -> tuple[list[Key], list[tuple[str, str]]]:
    """What of a book a game is folded with."""
    people = [seat.who for seat in game.seats if not seat.anchored]
    keys = [(game.game, game.size, who) for who in people]
    return keys, [pair(one, other) for at, one in enumerate(people) for other in people[:at] if one != other]


def fold(book: Book, game: Game) -> list[Change]:
    """Takes a game into the book; gives what it has changed, by seat."""
    seats, now = game.seats, game.ended
    known = [book.standings.get((game.game, game.size, seat.who), NEW) for seat in seats]
    before = [
        anchors.rating(game.game, game.size, seat.who) if seat.anchored else standing.at(now)
        for seat, standing in zip(seats, known)
    ]
    fixed = [seat.anchored or not seat.moves for seat in seats]

    def weight(one: int, other: int) -> float:
        if seats[one].bot or seats[other].bot:
            return AGAINST_BOTS
        if game.among_friends:
            return 1.0
        often = book.met.get(pair(seats[one].who, seats[other].who), Met()).at(now)
        return min(1.0, OFTEN / (1 + often))

    after = model.rated(before, [seat.place for seat in seats], fixed, weight)
    chances = model.place_chances(before)
    changes = []
    for number, seat in enumerate(seats):
        standing = None
        if not fixed[number]:
            standing = book.standings[game.game, game.size, seat.who] = stood(
                known[number], after[number], game, number
            )
        changes.append(Change(number, before[number], after[number], chances[number], standing))
    if not game.among_friends:
        for two in needs(game)[1]:
            often = book.met.get(two, Met()).at(now)
            book.met[two] = Met(round(often + 1, model.DIGITS), now)
    return changes


def stood(before: Standing, after: Rating, game: Game, number: int) -> Standing:
    """What is known of somebody after a game."""
    seat, season = game.seats[number], season_of(game.ended)
    first = [other for other in game.seats if other.place == 1]
    others = any(not other.bot for at, other in enumerate(game.seats) if at != number)
    return replace(
        before,
        mean=after.mean,
        deviation=after.deviation,
        games=before.games + 1,
        wins=before.wins + (seat in first),
        par=round(before.par + 1 / len(game.seats), model.DIGITS),
        people=before.people + others,
        last=game.ended,
        season=season,
        start=before.start if before.season == season else before.mean,
    )
