"""What is decided: the steps of a turn and the effects that lie open, as positions name them.

See docs/rules/railroad_revolution.md 5.1 and 5.3.
"""

from __future__ import annotations

from typing import Final

from steamshed.games.railroad_revolution.content.effects import FRAME_NAMES, WORKER

ENDOW_PICK: Final = 0
PLACE_WORKER: Final = 1
ACTION_LOOP: Final = 2
DEALS: Final = 3
FINISH: Final = 4
"""Passes by without a decision: the end of a turn."""
MILESTONES: Final = 5
OVER: Final = 6
STEP_NAMES: Final[tuple[str, ...]] = ("endow_pick", "place", "action", "deal", "end_of_turn", "milestone", "over")
DECIDED: Final = tuple(name for name in STEP_NAMES if name != STEP_NAMES[FINISH])
"""The steps in which a position can be."""
PHASE_NAMES: Final = (*DECIDED, *FRAME_NAMES[WORKER:])
"""A phase is the name of the effect on top, of those that ask for a decision, or else of the step."""

# once-per-turn options
USED_PRIMARY: Final = 1
USED_BONUS: Final = 2
USED_TILE: Final = 4
SOLD: Final = 8
FLIPPED: Final = 16
USED_NAMES: Final = ("primary", "first_bonus", "tile_worker", "sell", "trade_flip")
