"""Steam: three to six railway companies, money from the bank, action tiles, track, goods; base and standard game.

Rules: the ledger ids begin with ST; ``rules`` has a module for each phase of a round, ``rules.track_rules`` those of
track, ``rules.money`` those of raising money, ``rules.scoring`` the end. Maps, tiles and prices are in ``content``.
What is not here is in ``steamshed.hexrail``.
"""

from __future__ import annotations

from collections.abc import Mapping

from steamshed.ai.game_ai import GameAi
from steamshed.games.steam.actions import ACTION_TILES, notation
from steamshed.games.steam.content import reader as content
from steamshed.games.steam.proof.candidates import candidates
from steamshed.games.steam.proof.steady import steady
from steamshed.games.steam.rules.phases import PHASES
from steamshed.games.steam.rules.setup import set_up
from steamshed.games.steam.show import panels
from steamshed.games.steam.show.figures import figures
from steamshed.games.steam.show.turn_summary import ENDINGS
from steamshed.games.steam.state import POSITIONS, Steam
from steamshed.games.steam.table.fields import DECLARED
from steamshed.games.steam.table.options import Rules
from steamshed.games.steam.table.senses import SENSED
from steamshed.games.steam.think.mind import SteamMind
from steamshed.hexrail.game import HexGame
from steamshed.hexrail.show.hex_ui import HexDrawings, HexUi
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Chance
from steamshed.kernel.errors import OptionError
from steamshed.kernel.game_config import Setting
from steamshed.kernel.options import EVERYBODY, OptionValue
from steamshed.kernel.words import text
from steamshed.rl.game_rl import GameRl


def drawings() -> HexDrawings:
    """What draws the table, loaded when it is first asked for."""
    from steamshed.games.steam.show.scenes import DRAWING

    return DRAWING


class SteamGame(HexGame[Steam]):
    """The game as the registry knows it."""

    name = "steam"
    package = __name__
    prefix = "ST"
    maps = content.MAPS
    declared = DECLARED
    positions = POSITIONS
    ui = HexUi(drawings, panels, figures, ENDINGS)
    ai = GameAi(SteamMind, steady, __name__)
    rl = GameRl(DECLARED, POSITIONS, SENSED)
    phases = PHASES

    def __init__(self) -> None:
        self.options = content.make_options(lambda id: text(self, "en", id))
        self.notation = notation(content.tile_set(), content.goods().colours)

    def check_players(self, players: int, options: Mapping[str, OptionValue]) -> None:
        """ST-GEN-01: from the map's smallest to its largest number."""
        super().check_players(players, options)
        chosen = str(options["lenient_seats"])
        if chosen != EVERYBODY and int(chosen.split(",")[-1]) >= players:
            raise OptionError(f"option lenient_seats: {chosen} names a seat that {players} players do not have")

    def table(self, setting: Setting) -> Steam:
        return Steam(Rules(content.MAPS.board(str(setting.options["map"]), setting.players), setting), self.phases)

    def set_up(self, state: Steam, chance: Chance) -> None:
        set_up(state, chance)

    def candidates(self, state: Steam) -> list[Action]:
        return candidates(state)


GAME = SteamGame()

__all__ = ["ACTION_TILES", "GAME", "Steam", "SteamGame"]
