"""The players, a row for each."""

from __future__ import annotations

from typing import Final

from steamshed.games.binario.show.drawing.viewed import Viewed, player
from steamshed.games.binario.show.drawing.words import say
from steamshed.look.players import PlayerRow
from steamshed.look.players import players as player_rows
from steamshed.ui.scene import Scene

FIGURES: Final = ("silver", "income", "lines", "vehicles", "points")
"""What is told of a player in figures."""


def players(table: Viewed) -> Scene:
    """A row for each seat: mark, name, who has the start cube, and its figures."""
    rows = [_row(table, seat) for seat in range(len(table.view["seats"]))]
    words = {name: say(f"short_{name}") for name in FIGURES}
    return player_rows(say("players"), rows, words, table.view.get("seat"), say("to_move"))


def _row(table: Viewed, seat: int) -> PlayerRow:
    entry, points = table.view["seats"][seat], table.view["scores"][seat]
    running = [line["count"] for line in entry["lines"].values() if line.get("vehicle")]
    figures = {
        "silver": entry["silver"],
        "income": table.view["income"][seat],
        "lines": len(entry["lines"]),
        "vehicles": sum(running)
        + sum(entry["park"].values())
        + sum(rest["count"] for rest in entry.get("resting", [])),
        "points": points,
    }
    title = say("player", player=player(seat), **figures)
    person = entry.get("personality")
    told = [say.name("personality", person)] if person else []
    if table.view.get("holder") == seat:
        told.append(say("start_cube"))
    status = " · ".join(told)
    return PlayerRow(player(seat), title, status, {name: str(value) for name, value in figures.items()})
