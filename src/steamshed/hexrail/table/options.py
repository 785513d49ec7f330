"""What a game is played with, as far as games of this family are alike. Shared by all states of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from typing_extensions import TypeVar

from steamshed.hexrail.content.hexmap import HexMap, Limits
from steamshed.kernel.game_config import Setting

B = TypeVar("B", bound=HexMap, default=HexMap, covariant=True)


class Specials:
    """The special actions of a game by their numbers, and those that every game of the family has."""

    def __init__(self, names: Sequence[str], first_move: int, first_build: int, engineer: int) -> None:
        self.names = tuple(names)
        self.first_move = first_move
        self.first_build = first_build
        self.engineer = engineer


class HexRules(Setting, Generic[B]):
    """The board, the limits and the special actions. A game's own rules add what its options choose."""

    def __init__(self, board: B, setting: Setting, limits: Limits, specials: Specials, auctions: Sequence[str]) -> None:
        super().__init__(setting.players, setting.options, setting.version)
        self.board: B = board
        self.map = board.rules
        """What the map changes in the rules."""
        self.limits = limits
        """The game's own numbers as the family knows them."""
        self.specials = specials
        self.auctions = tuple(auctions)
        """The phases in which seats bid."""
        self.turns = limits.turns[setting.players]
        """The last turn: counted by the players who started."""


R = TypeVar("R", bound=HexRules, default=HexRules, covariant=True)
