"""Since when a table waits for somebody (``Table.awaits``), and whether he has to be told.

A wait lasts from the moment at which somebody else's action (or the beginning of the game) has made it a seat's turn
until that seat has passed the turn on: steps of one's own turn, and taking them back, belong to the same wait.
"""

from __future__ import annotations

from dataclasses import dataclass

from steamshed.server.tables.table import Table

ACTIVE = 600.0
"""Seconds after an action of his own for which somebody is believed to come back to the table by himself."""


@dataclass(frozen=True)
class Wait:
    """A seat that has to move."""

    seat: int
    user: str
    mark: str
    """By which it is the same wait as before."""
    since: float
    acted: float
    """When the seat last acted before; 0 if never."""

    def due(self, grace: float) -> float:
        """When he is told: not before he could have answered at once, and later if he was here just now."""
        patience = min(ACTIVE, 10 * grace)
        return max(self.since + grace, self.acted + patience)


def wait_of(table: Table) -> Wait | None:
    """The wait of the person whom a table waits for; none at a table where one person plays with bots of the server."""
    play, turn = table.play, table.turn
    if table.stage != "running" or play is None or turn is None or not in_company(table):
        return None
    user = table.awaits
    if user is None:
        return None
    done = play.actions[: play.count]
    number = len(done)
    while number and done[number - 1].seat == turn:
        number -= 1
    since = done[max(0, number - 1)].time if done else table.changed
    acted = next((one.time for one in reversed(done[:number]) if one.seat == turn and one.bot is None), 0.0)
    mark = f"{number}@{done[number - 1].time:.3f}" if number else "0"
    return Wait(turn, user, mark, since, acted)


def in_company(table: Table) -> bool:
    """Whether somebody else than one person and bots of the server plays there."""
    return sum(seat.player is None and not seat.resigned and seat.kind != "open" for seat in table.seats) > 1
