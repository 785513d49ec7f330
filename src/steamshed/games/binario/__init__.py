"""Binario Duel: two transport companies on a continent of square tiles, four eras, 80 rounds.

The ledger ids begin with BI. In ``rules``, ``phases`` has the decision points, ``rounds`` what happens between them,
``continent`` the making of maps, ``ways`` the building of routes, ``sites`` and ``costs`` where stations may stand and
what all of it costs, ``lines`` the freight boards, ``effects`` the language of cards and personalities, ``scoring`` the
end. All numbers, cards and maps are in ``content``.
"""

from __future__ import annotations

import pathlib
from collections.abc import Mapping
from typing import Any

from steamshed.ai.game_ai import GameAi
from steamshed.games.binario.actions import notation
from steamshed.games.binario.content import map_reader, reader
from steamshed.games.binario.content.box import MODES
from steamshed.games.binario.content.options import check_islands, make_options
from steamshed.games.binario.proof.candidates import candidates
from steamshed.games.binario.proof.steady import steady
from steamshed.games.binario.rules.phases.by_name import PHASES
from steamshed.games.binario.rules.setup import Rolled, set_up
from steamshed.games.binario.rules.visibility import deal_cards
from steamshed.games.binario.show import panels
from steamshed.games.binario.show.figures import figures
from steamshed.games.binario.show.steps import ASIDE, ENDINGS, STEPS
from steamshed.games.binario.state import POSITIONS, Binario
from steamshed.games.binario.table.codecs import read_map
from steamshed.games.binario.table.fields import DECLARED
from steamshed.games.binario.table.options import Rules, personalities
from steamshed.games.binario.table.phases import DRAFT_PHASES
from steamshed.games.binario.table.senses import SENSED
from steamshed.games.binario.think.mind import BinarioMind
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Chance
from steamshed.kernel.content import MapFiles
from steamshed.kernel.game import Game, setting_of
from steamshed.kernel.game_config import Setting
from steamshed.kernel.options import OptionValue
from steamshed.kernel.words import text
from steamshed.rl.game_rl import GameRl
from steamshed.ui.game_ui import Drawings, GameUi


class ContinentFiles(MapFiles):
    """Maps are for all numbers of players."""

    def summary(self, file: pathlib.Path) -> str:
        made = map_reader.check_file(file)
        count = len([kind for kind in made.facility if kind >= 0])
        return f"{made.name}: {made.width} x {made.height} cells, {count} facilities, stock {made.stock}"


SECRET_CHOICES = ("return", "pass", "keep")
"""Verbs of the draft."""


def drawings() -> Drawings:
    """What draws the table, loaded when it is first asked for."""
    from steamshed.games.binario.show import scenes

    return scenes


class BinarioGame(Game[Binario]):
    """The game as the registry knows it."""

    name = "binario"
    package = __name__
    prefix = "BI"
    seats = range(2, 3)
    versions = range(1, 5)
    longest = 60_000
    secret_phases = DRAFT_PHASES
    declared = DECLARED
    positions = POSITIONS
    maps = ContinentFiles()
    ui = GameUi(drawings, panels, figures, endings=ENDINGS, steps=STEPS, aside=ASIDE)
    ai = GameAi(BinarioMind, steady, __name__)
    rl = GameRl(DECLARED, POSITIONS, SENSED)
    phases = PHASES

    def __init__(self) -> None:
        self.options = make_options(lambda id: text(self, "en", id))
        box = reader.box()
        self.notation = notation(
            people=[*box.personality_of],
            ways=[*box.way_of],
            stations=[*box.station_of],
            vehicles=[*box.vehicle_of],
            goods=[*box.good_of],
            boards=MODES,
        )

    def check_players(self, players: int, options: Mapping[str, OptionValue]) -> None:
        super().check_players(players, options)
        check_islands(self.options, options)

    def begin(self, setting: Setting, chance: Chance) -> Binario:
        rules = Rules(reader.box(), setting)
        fixed = map_reader.fixed_map(rules.fixed_map) if rules.fixed_map else None
        rolled = Rolled(rules, fixed, chance)
        state = Binario(rules, rolled.map, self.phases)
        set_up(state, rolled, chance)
        return state

    def load(self, data: Mapping[str, object], own: bool = False) -> Binario:
        given = self.positions.read(data)
        setting = setting_of(self, given)
        rules = Rules(reader.box(), setting)
        state = Binario(rules, read_map(rules, given), self.phases)
        self.positions.fill(state, given, own)
        return state

    def imagine(self, view: Mapping[str, Any], chance: Chance, own: bool = False) -> Binario:
        box = reader.box()
        people = [box.personalities[card].id for card in personalities(box, view["options"])]
        return self.load(deal_cards(self.positions.known(view), view, people, chance), own)

    def redraw(self, state: Binario, seat: int, chance: Chance) -> Binario:
        """Only in the draft is something hidden that has been decided: cards are drawn when they are drawn."""
        return super().redraw(state, seat, chance) if state.phase in DRAFT_PHASES else state.clone()

    def tell(
        self, action: str, events: list[dict[str, object]], actor: int, viewer: int | None
    ) -> tuple[str, list[dict[str, object]]]:
        """BI-ADV-06: which card was chosen in the draft is the chooser's secret."""
        verb, _, card = action.partition(" ")
        if card and verb in SECRET_CHOICES and viewer != actor:
            return verb, events
        return action, events

    def candidates(self, state: Binario) -> list[Action]:
        return candidates(state)


GAME = BinarioGame()

__all__ = ["GAME", "Binario", "BinarioGame"]
