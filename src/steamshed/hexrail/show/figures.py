"""What sentences quote of a position in both games of the family."""

from __future__ import annotations

from typing import Any

from steamshed.hexrail.table.table import HexTable


def place(state: HexTable[Any], seat: int) -> int:
    """The place of a seat in the order, from 1; 0 for one that has left."""
    return state.order.index(seat) + 1 if seat in state.order else 0
