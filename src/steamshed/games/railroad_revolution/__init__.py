"""Railroad Revolution: two to four companies lay rails westward, open stations and telegraph offices, promote workers.

The ledger ids begin with RR. In ``rules`` there is a module for the options of each phase, what they ask for and what
they do, on top of ``conditions`` and ``changes``; ``completable`` sees that no turn ends in a dead end; ``course`` is
what happens between decisions. ``content/effects`` is the language of the tiles; the tiles themselves, the map and the
prices lie beside it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from steamshed.ai.game_ai import GameAi
from steamshed.games.railroad_revolution.content import reader as content
from steamshed.games.railroad_revolution.content.moves import Moves, notation
from steamshed.games.railroad_revolution.proof.candidates import candidates
from steamshed.games.railroad_revolution.proof.steady import steady
from steamshed.games.railroad_revolution.rules.phases import PHASES
from steamshed.games.railroad_revolution.rules.setup import set_up
from steamshed.games.railroad_revolution.rules.visibility import draw_unseen, redraw_milestones
from steamshed.games.railroad_revolution.show import panels
from steamshed.games.railroad_revolution.show.figures import figures
from steamshed.games.railroad_revolution.show.turn_summary import ENDINGS
from steamshed.games.railroad_revolution.state import POSITIONS, RailroadRevolution
from steamshed.games.railroad_revolution.table.fields import DECLARED
from steamshed.games.railroad_revolution.table.options import Rules
from steamshed.games.railroad_revolution.table.senses import SENSED
from steamshed.games.railroad_revolution.think.mind import RailroadRevolutionMind
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Chance
from steamshed.kernel.game import Game
from steamshed.kernel.game_config import Setting
from steamshed.kernel.words import text
from steamshed.rl.action_space import listed
from steamshed.rl.game_rl import GameRl
from steamshed.ui.game_ui import Drawings, GameUi


def drawings() -> Drawings:
    """What draws the table, loaded when it is first asked for."""
    from steamshed.games.railroad_revolution.show import scenes

    return scenes


class RailroadRevolutionGame(Game[RailroadRevolution]):
    """The game as the registry knows it."""

    name = "railroad_revolution"
    package = __name__
    prefix = "RR"
    seats = range(2, 5)
    longest = 8000
    declared = DECLARED
    positions = POSITIONS
    ui = GameUi(drawings, panels, figures, ENDINGS)
    ai = GameAi(RailroadRevolutionMind, steady, __name__)
    rl = GameRl(DECLARED, POSITIONS, SENSED, lambda state: listed(state.rules.moves.all))
    phases = PHASES

    def __init__(self) -> None:
        self.options = content.make_options(lambda id: text(self, "en", id))
        self.box = content.box()
        self.moves = Moves(self.box)
        self.notation = notation(self.box, self.moves)

    def begin(self, setting: Setting, chance: Chance) -> RailroadRevolution:
        state = self.table(setting)
        set_up(state, chance)
        return state

    def table(self, setting: Setting) -> RailroadRevolution:
        return RailroadRevolution(Rules(self.box, self.moves, setting), self.phases)

    def imagine(self, view: Mapping[str, Any], chance: Chance, own: bool = False) -> RailroadRevolution:
        return self.load(draw_unseen(self.box, self.positions.known(view), chance), own)

    def redraw(self, state: RailroadRevolution, seat: int, chance: Chance) -> RailroadRevolution:
        other = state.clone()
        redraw_milestones(other, seat, chance)
        return other

    def candidates(self, state: RailroadRevolution) -> list[Action]:
        return candidates(state)


GAME = RailroadRevolutionGame()

__all__ = ["GAME", "RailroadRevolution", "RailroadRevolutionGame"]
