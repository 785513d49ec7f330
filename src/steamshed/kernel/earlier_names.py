"""Earlier names of what ``game.ui``, ``game.ai``, ``game.rl`` and ``game.maps`` offer.

They stood in the documentation as methods of ``Game``, so programs of others may call them; they keep working.
Nothing in this package uses them.
"""

from __future__ import annotations

import pathlib
import random
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from steamshed.kernel.action import Action
from steamshed.kernel.content import MapFiles
from steamshed.kernel.errors import OptionError
from steamshed.kernel.state import State

if TYPE_CHECKING:
    from steamshed.ai.game_ai import GameAi
    from steamshed.ai.heuristics import Heuristics
    from steamshed.ai.weights import Weights
    from steamshed.rl.action_space import Factored
    from steamshed.rl.game_rl import GameRl
    from steamshed.rl.observation import Sense
    from steamshed.ui.game_ui import Figure, GameUi
    from steamshed.ui.panel import Panel, Plan, Section
    from steamshed.ui.scene import Scene, Thing
    from steamshed.ui.turn_summary import Part

S = TypeVar("S", bound=State)
T = TypeVar("T")


def offered(offer: T | None, name: str, what: str) -> T:
    """What a game offers. Raises OptionError where it does not."""
    if offer is None:
        raise OptionError(f"{name} has no {what}")
    return offer


class EarlierNames(Generic[S]):
    """``game.scenes`` is ``game.ui.scenes``, ``game.steady`` is ``game.ai.steady``, and so on."""

    name: str
    ui: GameUi[S] | None = None
    ai: GameAi[S] | None = None
    rl: GameRl[S] | None = None
    maps: MapFiles | None = None

    @property
    def endings(self) -> tuple[Part, ...]:
        return offered(self.ui, self.name, "ui").endings

    def scenes(self, view: Mapping[str, object], language: str = "en") -> list[Scene]:
        return offered(self.ui, self.name, "ui").scenes(view, language)

    def route(self, state: S, seat: int | None, action: Action) -> tuple[Thing, ...]:
        return offered(self.ui, self.name, "ui").route(state, seat, action)

    def course(self, state: S, seat: int | None, actions: Sequence[Action], language: str = "en") -> tuple[Thing, ...]:
        return offered(self.ui, self.name, "ui").course(state, seat, actions, language)

    def where(self, state: S, seat: int | None, args: Mapping[str, str | int]) -> tuple[str, ...]:
        return offered(self.ui, self.name, "ui").where(state, seat, args)

    def panel(self, state: S, seat: int, things: Sequence[str] = ()) -> Panel | None:
        return offered(self.ui, self.name, "ui").panel(state, seat, things)

    def plans_between(self, state: S, seat: int, things: Sequence[str]) -> list[Plan]:
        return offered(self.ui, self.name, "ui").plans_between(state, seat, things)

    def forecast(self, state: S, seat: int, actions: Sequence[Action]) -> list[Section]:
        return offered(self.ui, self.name, "ui").forecast(state, seat, actions)

    def figures(self, state: S, seat: int) -> dict[str, Figure]:
        return offered(self.ui, self.name, "ui").figures(state, seat)

    def heuristics(self) -> Heuristics[S]:
        return offered(self.ai, self.name, "ai").heuristics()

    def weights(self) -> Weights:
        return offered(self.ai, self.name, "ai").weights()

    def steady(self, state: S, legal: list[Action], rng: random.Random) -> Action:
        return offered(self.ai, self.name, "ai").steady(state, legal, rng)

    def senses(self, state: S) -> list[Sense]:
        return offered(self.rl, self.name, "rl").senses(state)

    def factored(self, state: S) -> Factored | None:
        return offered(self.rl, self.name, "rl").factored(state)

    def map_sizes(self) -> dict[str, Sequence[int]]:
        return {} if self.maps is None else self.maps.sizes()

    def check_map(self, file: pathlib.Path) -> str:
        return offered(self.maps, self.name, "maps").summary(file)
