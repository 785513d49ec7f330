"""The phases in which somebody decides, by name."""

from __future__ import annotations

from typing import Final

ISSUE_SHARES: Final = "issue_shares"
PLAYER_ORDER: Final = "determine_player_order"
SELECT_ACTIONS: Final = "select_actions"
BUILD_TRACK: Final = "build_track"
MOVE_GOODS: Final = "move_goods"
GOODS_GROWTH: Final = "goods_growth"
OVER: Final = "over"
PHASE_NAMES: Final = (ISSUE_SHARES, PLAYER_ORDER, SELECT_ACTIONS, BUILD_TRACK, MOVE_GOODS, GOODS_GROWTH, OVER)
