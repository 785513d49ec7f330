"""Binario Duel: two transport companies on a continent of square tiles, four eras, 80 rounds.

Rules: the ledger ids begin with BI; ``phases`` has the decision points, ``survey``, ``planner`` and ``walking`` the
building of routes, ``lines`` the freight boards, ``effects`` the language of cards and personalities, ``scoring`` the
end. All numbers, cards and maps are in ``content``.
"""

from __future__ import annotations

import pathlib
import random
from collections.abc import Mapping
from typing import Any

from steamshed.games.binario import choices, content, imagining, position, setup, steady
from steamshed.games.binario.actions import notation
from steamshed.games.binario.candidates import candidates
from steamshed.games.binario.heuristics import BinarioHeuristics
from steamshed.games.binario.rules import Rules, personalities
from steamshed.games.binario.state import Binario
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Chance
from steamshed.kernel.errors import OptionError
from steamshed.kernel.game import Game
from steamshed.kernel.options import OptionValue
from steamshed.kernel.scene import Scene
from steamshed.kernel.setting import Setting
from steamshed.kernel.words import text

SECRET_CHOICES = ("return", "pass", "keep")
"""Verbs of the draft."""


class BinarioGame(Game[Binario]):
    """The game as the registry knows it."""

    name = "binario"
    package = __name__
    prefix = "BI"
    seats = range(2, 3)
    longest = 60_000

    def __init__(self) -> None:
        self.options = choices.make_options(lambda id: text(self, "en", id))
        self.notation = notation(content.catalog())

    def check_players(self, players: int, options: Mapping[str, OptionValue]) -> None:
        super().check_players(players, options)
        if options["islands"] and options["map_size"] == content.catalog().quick:
            mode = str(options["map_mode"])
            if not mode.startswith("fixed:"):
                raise OptionError(f"islands: {options['islands']} do not fit on {options['map_size']} (BI-MAP-14)")

    def begin(self, setting: Setting, chance: Chance) -> Binario:
        mode = str(setting.options["map_mode"])
        fixed = content.fixed_map(mode.removeprefix("fixed:")) if mode.startswith("fixed:") else None
        return setup.begin(Rules(content.catalog(), setting), fixed, chance)

    def load(self, data: Mapping[str, object]) -> Binario:
        part = position.read(data)
        rules = Rules(content.catalog(), self.setting_of(part.players, part.options, part.rules))
        state = Binario(rules, position.read_map(rules, part))
        position.fill(state, part)
        return state

    def imagine(self, view_data: Mapping[str, Any], chance: Chance) -> Binario:
        """BI-SETUP-09: unseen control cards are drawn when they are drawn; hidden hands are dealt anew."""
        catalog = content.catalog()
        people = [catalog.personalities[card].id for card in personalities(catalog, view_data["options"])]
        return self.load(imagining.position_from(view_data, people, chance))

    def check_map(self, file: pathlib.Path) -> str:
        made = content.check_file(file)
        count = len([kind for kind in made.facility if kind >= 0])
        return f"{made.name}: {made.width} x {made.height} cells, {count} facilities, stock {made.stock}"

    def tell(
        self, action: str, events: list[dict[str, object]], actor: int, viewer: int | None
    ) -> tuple[str, list[dict[str, object]]]:
        """BI-ADV-06: which card was chosen in the draft is the chooser's secret."""
        verb, _, card = action.partition(" ")
        if card and verb in SECRET_CHOICES and viewer != actor:
            return verb, events
        return action, events

    def scenes(self, view_data: Mapping[str, Any], language: str = "en") -> list[Scene]:
        from steamshed.games.binario.scene import scenes

        return scenes(view_data, language=language)

    def steady(self, state: Binario, legal: list[Action], rng: random.Random) -> Action:
        return steady.choose(state, legal, rng)

    def heuristics(self) -> BinarioHeuristics:
        return BinarioHeuristics()

    def candidates(self, state: Binario) -> list[Action]:
        return candidates(state)


GAME = BinarioGame()

__all__ = ["GAME", "Binario", "BinarioGame"]
