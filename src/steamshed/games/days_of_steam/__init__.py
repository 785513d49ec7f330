"""Days of Steam: two to four trains on one network that grows from a single city.

The ledger ids begin with DS. In ``rules``, ``placing`` and ``laying`` have the rules of tiles, ``running`` those of
trains and goods, ``turn``, ``place_drawn`` and ``run`` the decisions, ``scoring`` and ``ending`` the end.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from steamshed.games.days_of_steam.actions import notation
from steamshed.games.days_of_steam.content import reader as content
from steamshed.games.days_of_steam.proof.candidates import candidates
from steamshed.games.days_of_steam.proof.steady import steady
from steamshed.games.days_of_steam.rules.information import deal_hands, redraw_hands
from steamshed.games.days_of_steam.rules.phases import PHASES
from steamshed.games.days_of_steam.rules.setup import empty_track, set_up
from steamshed.games.days_of_steam.show import figures, panels
from steamshed.games.days_of_steam.show.endings import ENDINGS
from steamshed.games.days_of_steam.state import POSITIONS, DaysOfSteam
from steamshed.games.days_of_steam.table.fields import DECLARED
from steamshed.games.days_of_steam.table.numbered import factored
from steamshed.games.days_of_steam.table.options import Rules
from steamshed.games.days_of_steam.table.senses import SENSED
from steamshed.games.days_of_steam.think.mind import DaysOfSteamMind
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Chance
from steamshed.kernel.factored import Factored
from steamshed.kernel.game import Figure, Game
from steamshed.kernel.heuristics import Heuristics
from steamshed.kernel.panel import Panel, Plan, Section
from steamshed.kernel.scene import Scene, Thing
from steamshed.kernel.setting import Setting
from steamshed.kernel.words import text


class DaysOfSteamGame(Game[DaysOfSteam]):
    """The game as the registry knows it."""

    name = "days_of_steam"
    package = __name__
    prefix = "DS"
    seats = range(2, 5)
    versions = range(1, 3)
    longest = 100_000
    endings = ENDINGS
    declared = DECLARED
    positions = POSITIONS
    sensed = SENSED
    phases = PHASES

    def __init__(self) -> None:
        self.options = content.make_options(lambda id: text(self, "en", id))
        box = content.box()
        self.notation = notation(box.tiles, box.colours, box.numbers.display)

    def begin(self, setting: Setting, chance: Chance) -> DaysOfSteam:
        state = self.table(setting)
        set_up(state, chance)
        return state

    def table(self, setting: Setting) -> DaysOfSteam:
        rules = Rules(content.box(), setting)
        return DaysOfSteam(rules, empty_track(rules), self.phases)

    def imagine(self, view: Mapping[str, Any], chance: Chance) -> DaysOfSteam:
        return self.load(deal_hands(content.box(), self.positions.known(view), view, chance))

    def redraw(self, state: DaysOfSteam, seat: int, chance: Chance) -> DaysOfSteam:
        other = state.clone()
        redraw_hands(other, seat, chance)
        return other

    def scenes(self, view: Mapping[str, Any], language: str = "en") -> list[Scene]:
        from steamshed.games.days_of_steam.show.scenes import scenes

        return scenes(view, language=language)

    def course(
        self, state: DaysOfSteam, seat: int | None, actions: Sequence[Action], language: str = "en"
    ) -> tuple[Thing, ...]:
        from steamshed.games.days_of_steam.show.drawing.course import course

        return course(state, actions, language)

    def where(self, state: DaysOfSteam, seat: int | None, args: Mapping[str, str | int]) -> tuple[str, ...]:
        return (f"train-{seat}",) if "die" in args else ()

    def panel(self, state: DaysOfSteam, seat: int, things: Sequence[str] = ()) -> Panel | None:
        return panels.panel(state, things)

    def plans_between(self, state: DaysOfSteam, seat: int, things: Sequence[str]) -> list[Plan]:
        return panels.plans_between(state, things)

    def forecast(self, state: DaysOfSteam, seat: int, actions: Sequence[Action]) -> list[Section]:
        return panels.forecast(state, actions)

    def figures(self, state: DaysOfSteam, seat: int) -> dict[str, Figure]:
        return figures.figures(state, seat)

    def heuristics(self) -> Heuristics[DaysOfSteam]:
        return DaysOfSteamMind()

    def factored(self, state: DaysOfSteam) -> Factored:
        return factored(state)

    def steady(self, state: DaysOfSteam, legal: list[Action], rng: random.Random) -> Action:
        return steady(state, legal, rng)

    def candidates(self, state: DaysOfSteam) -> list[Action]:
        return candidates(state)


GAME = DaysOfSteamGame()

__all__ = ["GAME", "DaysOfSteam", "DaysOfSteamGame"]
