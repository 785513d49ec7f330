"""The special actions and the players, a row for each."""

from __future__ import annotations

from steamshed.games.age_of_steam.show.drawing.printed import AgePrinted
from steamshed.games.age_of_steam.show.drawing.viewed import Seat, Table
from steamshed.games.age_of_steam.show.drawing.words import say
from steamshed.hexrail.show.drawing.rows import ActionRow, actions_scene, bidding, player_row
from steamshed.look.players import PlayerRow
from steamshed.look.players import players as player_rows
from steamshed.ui.scene import Scene

FIGURES = ("cash", "income", "shares", "engine")
"""What is told of a player in figures."""


def actions(printed: AgePrinted, table: Table) -> Scene:
    """The special actions and who has taken them."""
    holders = {seat.action: i for i, seat in table.playing.items() if seat.action}
    names = {action: say("action_name", special=action) for action in printed.actions}
    rows = [ActionRow(action, name, say(f"effect_{action}"), name) for action, name in names.items()]
    return actions_scene(say, rows, holders)


def players(printed: AgePrinted, table: Table) -> Scene:
    """A row for each seat: mark, name, action, and its figures."""
    rows = [_player_row(table, index, seat) for index, seat in enumerate(table.seats)]
    words = {name: say(f"short_{name}") for name in FIGURES}
    return player_rows(say("players"), rows, words, table.seat, say("to_move"))


def _player_row(table: Table, index: int, seat: Seat) -> PlayerRow:
    status = bidding(say, table, index)
    if not status:
        status = say("action_name", special=seat.action) if seat.action else say("no_action")
    if seat.out is not None:
        status = say("out", turn=seat.out)
    figures = {"cash": seat.cash, "income": seat.income, "shares": seat.shares, "engine": seat.engine}
    return player_row(say, index, seat, status, figures)
