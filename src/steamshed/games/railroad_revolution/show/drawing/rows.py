"""The players, a row for each."""

from __future__ import annotations

from typing import Final

from steamshed.games.railroad_revolution.show.drawing.viewed import Table, player
from steamshed.games.railroad_revolution.show.drawing.words import say
from steamshed.look.players import PlayerRow
from steamshed.look.players import players as player_rows
from steamshed.ui.scene import Scene

FIGURES: Final = ("cash", "shares", "workers", "points")
"""What is told of a player in figures."""


def players(table: Table) -> Scene:
    """A row for each seat: mark, name, who begins, and its figures."""
    rows = [_row(table, seat) for seat in range(table.players)]
    words = {name: say(f"short_{name}") for name in FIGURES}
    return player_rows(say("players"), rows, words, table.seat, say("to_move"))


def _row(table: Table, seat: int) -> PlayerRow:
    company, points = table.seats[seat], table.scores[seat]
    placed = sum(sum(space.values()) for space in company.board.values())
    title = say("holdings", player=player(seat), cash=company.cash, shares=company.shares, points=points)
    status = say("first_player") if table.first_player == seat else ""
    figures = {
        "cash": f"${company.cash}",
        "shares": str(company.shares),
        "workers": str(sum(company.supply.values()) + placed),
        "points": str(points),
    }
    return PlayerRow(player(seat), title, status, figures)
