"""What a review says, as plain data."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

Mark = Literal["inaccuracy", "mistake", "blunder", "best"]


@dataclass(frozen=True)
class Words:
    """A sentence: a message of the game with its arguments."""

    id: str
    seat: int | None
    args: dict[str, str | int]


@dataclass(frozen=True)
class Plan:
    """Actions, what each of them does, the drawn things that they are about, and their price."""

    actions: list[str]
    steps: list[Words]
    things: list[str]
    price: int | None


@dataclass(frozen=True)
class SeatReport:
    points: int
    accuracy: float | None
    decisions: int
    given_away: float
    inaccuracies: int
    mistakes: int
    blunders: int
    luck: float


@dataclass(frozen=True)
class StepReport:
    """What was to be expected after so many actions."""

    number: int
    turn: int
    phase: str
    seat: int | None
    chances: list[float]
    points: list[float]


@dataclass(frozen=True)
class Moment:
    """A decision that mattered."""

    number: int
    until: int
    turn: int
    phase: str
    seat: int
    mark: Mark
    chance_before: float
    chance_after: float
    chance_lost: float
    points_lost: float
    interval: tuple[float, float]
    played: Plan
    better: Plan | None
    better_chance: float
    better_points: float
    points_after: float
    reasons: list[Words]


@dataclass(frozen=True)
class LuckReport:
    number: int
    turn: int
    phase: str
    by_seat: list[float]


@dataclass(frozen=True)
class Verdict:
    """Why the winner won: the margin is play and luck together."""

    winner: int
    second: int
    margin: int
    play: float
    luck: float


@dataclass(frozen=True)
class Thresholds:
    inaccuracy: float
    mistake: float
    blunder: float


@dataclass
class Review:
    """A game as the strongest bot sees it afterwards; what is not known yet is missing."""

    method: int
    judge: str
    thresholds: Thresholds
    seats: list[SeatReport] = field(default_factory=list)
    steps: list[StepReport] = field(default_factory=list)
    moments: list[Moment] = field(default_factory=list)
    key: list[int] = field(default_factory=list)
    luck: list[LuckReport] = field(default_factory=list)
    verdict: Verdict | None = None
