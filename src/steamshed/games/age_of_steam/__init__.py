"""Age of Steam: three to six railway companies, shares, an auction for the order, track, goods.

Rules: the ledger ids begin with AS; ``rules`` has a module for each phase of a turn, ``rules.building`` the rules of
track, ``rules.scoring`` the end. Maps, tiles and prices are in ``content``. What is not here is in
``steamshed.hexrail``.
"""

from __future__ import annotations

from steamshed.ai.game_ai import GameAi
from steamshed.games.age_of_steam.actions import SPECIAL_ACTIONS, notation
from steamshed.games.age_of_steam.content import reader as content
from steamshed.games.age_of_steam.proof.candidates import candidates
from steamshed.games.age_of_steam.proof.steady import steady
from steamshed.games.age_of_steam.rules.phases import PHASES
from steamshed.games.age_of_steam.rules.setup import set_up
from steamshed.games.age_of_steam.show import panels
from steamshed.games.age_of_steam.show.figures import figures
from steamshed.games.age_of_steam.show.turn_summary import ENDINGS
from steamshed.games.age_of_steam.state import POSITIONS, AgeOfSteam
from steamshed.games.age_of_steam.table.fields import DECLARED
from steamshed.games.age_of_steam.table.numbered import factored
from steamshed.games.age_of_steam.table.options import Rules
from steamshed.games.age_of_steam.table.senses import SENSED
from steamshed.games.age_of_steam.think.mind import AgeOfSteamMind
from steamshed.hexrail.game import HexGame
from steamshed.hexrail.show.hex_ui import HexDrawings, HexUi
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Chance
from steamshed.kernel.game_config import Setting
from steamshed.kernel.words import text
from steamshed.rl.game_rl import GameRl


def drawings() -> HexDrawings:
    """What draws the table, loaded when it is first asked for."""
    from steamshed.games.age_of_steam.show.scenes import DRAWING

    return DRAWING


class AgeOfSteamGame(HexGame[AgeOfSteam]):
    """The game as the registry knows it."""

    name = "age_of_steam"
    package = __name__
    prefix = "AS"
    maps = content.MAPS
    declared = DECLARED
    positions = POSITIONS
    ui = HexUi(drawings, panels, figures, ENDINGS)
    ai = GameAi(AgeOfSteamMind, steady, __name__)
    rl = GameRl(DECLARED, POSITIONS, SENSED, factored)
    phases = PHASES

    def __init__(self) -> None:
        self.options = content.make_options(lambda id: text(self, "en", id))
        display = content.display()
        self.notation = notation(content.tile_set(), content.goods().colours, display.letters, display.boxes)

    def table(self, setting: Setting) -> AgeOfSteam:
        return AgeOfSteam(Rules(content.MAPS.board(str(setting.options["map"]), setting.players), setting), self.phases)

    def set_up(self, state: AgeOfSteam, chance: Chance) -> None:
        set_up(state, chance)

    def candidates(self, state: AgeOfSteam) -> list[Action]:
        return candidates(state)


GAME = AgeOfSteamGame()

__all__ = ["GAME", "SPECIAL_ACTIONS", "AgeOfSteam", "AgeOfSteamGame"]
