"""What a player of Railroad Revolution can do: the verbs (docs/rules/railroad_revolution.md 5).

All actions of the game are made once, from what is in the box, and shared (``content/moves.py``).
"""

from __future__ import annotations

from typing import Final

from steamshed.kernel.action import Action

SELL: Final = 0
HIRE: Final = 1
PICK: Final = 2
PLACE: Final = 3
SKIP: Final = 4
CITY: Final = 5
PRIMARY: Final = 6
FIRST_BONUS: Final = 7
RAIL: Final = 8
SECTOR: Final = 9
TILE_WORKER: Final = 10
SELL_PIECE: Final = 11
TRADE_FLIP: Final = 12
PROMO: Final = 13
SPEC: Final = 14
SPEC_COLOUR: Final = 15
SPEC_TRAIN: Final = 16
SPEC_FLIP: Final = 17
SPEC_DEAL: Final = 18
DONE: Final = 19
ACCEPT: Final = 20
PASS: Final = 21
FIRST: Final = 22
KEEP: Final = 23
STEP: Final = 24
DISCARD: Final = 25
PROMOTE_ONE: Final = 26
GIVE: Final = 27
TAKE: Final = 28
TAKE_TRAIN: Final = 29
FLIP_TRAIN: Final = 30
STOP: Final = 31

VERBS: Final[tuple[str, ...]] = (
    "sell",
    "hire",
    "pick",
    "place",
    "skip",
    "city",
    "primary",
    "first_bonus",
    "rail",
    "sector",
    "tile_worker",
    "sell",
    "trade_flip",
    "promo",
    "spec",
    "spec",
    "spec",
    "spec",
    "spec",
    "done",
    "accept",
    "pass",
    "first",
    "keep",
    "step",
    "discard",
    "promote",
    "give",
    "take",
    "train",
    "flip",
    "stop",
)


class Move(Action):
    """One decision: a verb and up to three numbers, -1 where there is none."""

    def __init__(self, verb: int, words: str = "", a: int = -1, b: int = -1, c: int = -1) -> None:
        super().__init__(VERBS[verb] + (" " + words if words else ""))
        self.verb = verb
        self.a = a
        self.b = b
        self.c = c
