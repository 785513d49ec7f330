"""A game of which the truth is known: seats in turn roll a die, or take points, and whoever has most wins."""

from __future__ import annotations

from collections.abc import Mapping

from steamshed.ai.game_ai import GameAi
from steamshed.ai.heuristics import Heuristics
from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.game import Game
from steamshed.kernel.game_config import Setting
from steamshed.kernel.options import Options
from steamshed.kernel.state import State
from steamshed.kernel.violation import Violation

MEAN = 3.5
ROLL = Action("roll")


class Race(State):
    """Each seat has so many turns. Where ``takes`` are allowed it may take 1, 2 or 3 points instead of rolling."""

    def __init__(self, players: int, turns: int, rolls: bool, takes: bool) -> None:
        self.players = players
        self.left = [turns] * players
        self.sums = [0] * players
        self.rolls = rolls
        self.takes = takes
        self.seat: int | None = 0
        self.phase = "race"

    def legal(self) -> list[Action]:
        if self.seat is None:
            return []
        taken = [Action(f"take {points}") for points in (1, 2, 3)] if self.takes else []
        return [*([ROLL] if self.rolls else []), *taken]

    def check(self, action: Action) -> Violation | None:
        return None if action in self.legal() else Violation("RA-01")

    def perform(self, action: Action, chance: Chance) -> list[Event]:
        assert self.seat is not None
        points = chance.roll("die", 6) if action == ROLL else int(str(action).split()[1])
        seat = self.seat
        self.sums[seat] += points
        self.left[seat] -= 1
        self.seat = (seat + 1) % self.players if any(self.left) else None
        return [Event("gained", seat, {"points": points})]

    def clone(self) -> Race:
        made = Race(self.players, 0, self.rolls, self.takes)
        made.become(self)
        return made

    def become(self, other: State) -> None:
        assert isinstance(other, Race)
        self.left, self.sums = list(other.left), list(other.sums)
        self.seat, self.phase = other.seat, other.phase

    def scores(self) -> list[int]:
        return list(self.sums)

    def standing(self) -> list[list[int]]:
        places = sorted(set(self.sums), reverse=True)
        return [[seat for seat, sum in enumerate(self.sums) if sum == place] for place in places]


class Expecting(Heuristics[Race]):
    """Knows the truth: what a seat has, and the mean of what it will roll (or the most it can take)."""

    def evaluate(self, state: Race, seat: int) -> float:
        return state.sums[seat] + (MEAN if state.rolls else 3.0) * state.left[seat]


class RaceGame(Game[Race]):
    name = "race"
    package = "tests.review"
    seats = range(2, 5)
    options = Options([], {})
    longest = 100
    hidden = False
    ai = GameAi(Expecting)

    def __init__(self, turns: int = 5, rolls: bool = True, takes: bool = False) -> None:
        self.turns, self.rolls, self.takes = turns, rolls, takes

    def begin(self, setting: Setting, chance: Chance) -> Race:
        return Race(setting.players, self.turns, self.rolls, self.takes)

    def parse(self, text: str, state: Race | None = None) -> Action:
        return Action(text)

    def imagine(self, view: Mapping[str, object], chance: Chance, own: bool = False) -> Race:
        raise NotImplementedError

    def redraw(self, state: Race, seat: int, chance: Chance) -> Race:
        return state.clone()
