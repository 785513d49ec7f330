"""The decisions of a turn, by name."""

from __future__ import annotations

from typing import Final

TURN: Final = "turn"
TURN_BURNT: Final = "turn_burnt"
PLACE_DRAWN: Final = "place_drawn"
RUN: Final = "run"
OVER: Final = "over"
PHASE_NAMES: Final = (TURN, TURN_BURNT, PLACE_DRAWN, RUN, OVER)
