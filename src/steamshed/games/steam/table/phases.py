"""The phases in which somebody decides, by name."""

from __future__ import annotations

from typing import Final

OPENING: Final = "opening_auction"
CAPITAL: Final = "capital"
AUCTION: Final = "auction"
TAKE_ACTION: Final = "take_action"
BUILD: Final = "build"
GOODS: Final = "goods"
TAKE_POINTS: Final = "take_points"
OVER: Final = "over"
PHASE_NAMES: Final = (OPENING, CAPITAL, AUCTION, TAKE_ACTION, BUILD, GOODS, TAKE_POINTS, OVER)
