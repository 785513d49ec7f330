"""How a round is told: its steps, the decisions that are parts of one, and what begins with an era."""

from __future__ import annotations

from typing import Final

from steamshed.games.binario.table.phases import BEFORE_ROUNDS, FOLLOWS
from steamshed.ui.turn_summary import Part

ROOTS: Final = {
    "build": "build",
    "ports": "build",
    "station": "build",
    "demolish": "build",
    "modernise": "build",
    "withdraw": "trade",
    "offer": "trade",
    "open": "freight",
    "edit": "freight",
}
"""By what a decision is about, the step in which it is made."""
STEPS: Final = {
    **{step: step for step in ("build", "trade", "freight")},
    **{phase: ROOTS[about[0]] for phase, about in FOLLOWS.items()},
}
"""By phase, the step of the round that it is a part of."""
ASIDE: Final = (*BEFORE_ROUNDS, "control_card", "food_factory")
"""What is decided before the rounds, where the holder chooses the pile, and when an era begins."""
ENDINGS: Final = (Part("era", ("era-begun",)),)
"""The beginning of an era is shown by itself: it decides the game."""
