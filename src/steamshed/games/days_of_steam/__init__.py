"""Days of Steam: two to four trains on one network that grows from a single city.

The ledger ids begin with DS. In ``rules``, ``placing`` and ``laying`` have the rules of tiles, ``running`` those of
trains and goods, ``turn``, ``place_drawn`` and ``run`` the decisions, ``scoring`` and ``ending`` the end.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from steamshed.ai.game_ai import GameAi
from steamshed.games.days_of_steam.actions import notation
from steamshed.games.days_of_steam.content import reader as content
from steamshed.games.days_of_steam.proof.candidates import candidates
from steamshed.games.days_of_steam.proof.steady import steady
from steamshed.games.days_of_steam.rules.phases import PHASES
from steamshed.games.days_of_steam.rules.setup import empty_track, set_up
from steamshed.games.days_of_steam.rules.visibility import deal_hands, redraw_hands
from steamshed.games.days_of_steam.show import panels
from steamshed.games.days_of_steam.show.figures import figures
from steamshed.games.days_of_steam.show.own_ui import DaysOfSteamUi
from steamshed.games.days_of_steam.show.turn_summary import ENDINGS
from steamshed.games.days_of_steam.state import POSITIONS, DaysOfSteam
from steamshed.games.days_of_steam.table.fields import DECLARED
from steamshed.games.days_of_steam.table.numbered import factored
from steamshed.games.days_of_steam.table.options import Rules
from steamshed.games.days_of_steam.table.senses import SENSED
from steamshed.games.days_of_steam.think.mind import DaysOfSteamMind
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Chance
from steamshed.kernel.game import Game
from steamshed.kernel.game_config import Setting
from steamshed.kernel.words import text
from steamshed.rl.game_rl import GameRl
from steamshed.ui.game_ui import Drawings


def drawings() -> Drawings:
    """What draws the table, loaded when it is first asked for."""
    from steamshed.games.days_of_steam.show import scenes

    return scenes


class DaysOfSteamGame(Game[DaysOfSteam]):
    """The game as the registry knows it."""

    name = "days_of_steam"
    package = __name__
    prefix = "DS"
    seats = range(2, 5)
    versions = range(1, 3)
    longest = 100_000
    declared = DECLARED
    positions = POSITIONS
    ui = DaysOfSteamUi(drawings, panels, figures, ENDINGS)
    ai = GameAi(DaysOfSteamMind, steady, __name__)
    rl = GameRl(DECLARED, POSITIONS, SENSED, factored)
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

    def imagine(self, view: Mapping[str, Any], chance: Chance, own: bool = False) -> DaysOfSteam:
        return self.load(deal_hands(content.box(), self.positions.known(view), view, chance), own)

    def redraw(self, state: DaysOfSteam, seat: int, chance: Chance) -> DaysOfSteam:
        other = state.clone()
        redraw_hands(other, seat, chance)
        return other

    def candidates(self, state: DaysOfSteam) -> list[Action]:
        return candidates(state)


GAME = DaysOfSteamGame()

__all__ = ["GAME", "DaysOfSteam", "DaysOfSteamGame"]
