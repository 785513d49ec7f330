"""What a game offers to those who learn by playing: what a seat sees as numbers, and its actions numbered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic

from typing_extensions import TypeVar

from steamshed.kernel.fields import Declaration
from steamshed.kernel.game import Game
from steamshed.kernel.position import Positions
from steamshed.kernel.state import State
from steamshed.rl.action_space import Factored
from steamshed.rl.observation import Sense, Sensed, senses_of

S = TypeVar("S", bound=State, default=Any)


class GameRl(Generic[S]):
    """Made from the declared fields of a game."""

    def __init__(
        self,
        declared: Declaration,
        positions: Positions[S],
        sensed: Sensed | None = None,
        factored: Callable[[S], Factored] | None = None,
    ) -> None:
        self.declared = declared
        self.positions = positions
        self.sensed = Sensed() if sensed is None else sensed
        """What is seen beside the declared fields."""
        self.numbered = factored

    def senses(self, state: S) -> list[Sense]:
        """What a seat sees of states of the game that begins with this one, as named lists of numbers."""
        return senses_of(self.declared, self.positions, self.sensed, state)

    def factored(self, state: S) -> Factored | None:
        """All actions of the game that begins with this state, numbered; None where they are too many to be listed."""
        return None if self.numbered is None else self.numbered(state)


def rl_of(game: Game[S]) -> GameRl[S]:
    """What a game offers to those who learn; where it says nothing, its declared fields as they are."""
    return GameRl(game.declared, game.positions) if game.rl is None else game.rl
