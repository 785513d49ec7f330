"""What sentences quote of a position."""

from __future__ import annotations

from steamshed.games.railroad_revolution.rules.scoring import breakdown
from steamshed.games.railroad_revolution.table.table import Table
from steamshed.ui.game_ui import Figure


def figures(state: Table, seat: int) -> dict[str, Figure]:
    points = breakdown(state, seat)
    supply, board = sum(state.hand[5 * seat : 5 * seat + 5]), sum(state.board[5 * seat : 5 * seat + 5])
    found: dict[str, Figure] = {
        "round": state.round,
        "owed": state.owed,
        "cash": state.cash[seat],
        "shares": state.shares[seat],
        "supply": supply,
        "board": board,
        "workers": supply + board,
        "rails": state.rails[seat].bit_count(),
        "stations": state.stations[seat].bit_count(),
        "offices": state.offices[seat].bit_count(),
        "stock_rails": state.rails_left[seat],
        "stock_buildings": state.buildings_left[seat],
        "completed": state.completed[seat].bit_count(),
        "points": sum(points.values()),
    }
    return found | {f"points_{source}": value for source, value in points.items()}
