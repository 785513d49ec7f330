"""The special actions and the players, a row for each."""

from __future__ import annotations

from typing import Final

from steamshed.games.age_of_steam.show.drawing.printed import Printed
from steamshed.games.age_of_steam.show.drawing.viewed import Seat, Table, player
from steamshed.games.age_of_steam.show.drawing.words import say
from steamshed.kernel.scene import Scene, Thing
from steamshed.look import panels
from steamshed.look.geometry import number
from steamshed.look.players import PlayerRow
from steamshed.look.players import players as player_rows
from steamshed.look.seats import disc_symbols, disc_thing
from steamshed.look.words import by_language

ROW = 52.0
TOP = 44.0
FIGURES: Final = ("cash", "income", "shares", "engine")
"""What is told of a player in figures."""


def actions(printed: Printed, table: Table) -> Scene:
    """The special actions and who has taken them."""
    height = TOP + ROW * len(printed.actions) + 4
    holders = {seat.action: i for i, seat in table.playing.items() if seat.action}
    rows: list[Thing] = []
    discs: list[Thing] = []
    for i, action in enumerate(printed.actions):
        y = TOP + ROW * (i + 0.5)
        words = {"action": say("action_name", special=action), "effect": say(f"effect_{action}")}
        title = say("action_free", **words)
        if action in holders:
            who = player(holders[action])
            title = say("action_taken", player=who, **words)
            discs.append(
                disc_thing(f"taken-{holders[action]}", holders[action], (34, y), say("taken", player=who, **words))
            )
        rows.append(Thing(f"action-{action}", "row", (panels.WIDTH / 2, y), title=title, kind="place"))
    symbols = {"row": panels.row(ROW)} | disc_symbols()
    paper = _actions_paper(printed.actions, height)
    return Scene("actions", say("actions"), (0, 0, panels.WIDTH, height), paper, symbols, (*rows, *discs))


@by_language(maxsize=8)
def _actions_paper(names: tuple[str, ...], height: float) -> str:
    paper = panels.panel(height) + panels.head(30, say("actions"))
    for i, action in enumerate(names):
        y = TOP + ROW * (i + 0.5)
        paper += panels.rule(y - ROW / 2) + f'<circle class="card-place" cx="34" cy="{number(y)}" r="13"/>'
        paper += panels.text(62, y - 2, say("action_name", special=action), "panel-head")
        paper += panels.text(62, y + 18, say(f"effect_{action}"), "panel-note")
    return paper


def players(printed: Printed, table: Table) -> Scene:
    """A row for each seat: mark, name, action, and its figures."""
    rows = [_player_row(index, seat) for index, seat in enumerate(table.seats)]
    words = {name: say(f"short_{name}") for name in FIGURES}
    return player_rows(say("players"), rows, words, table.seat, say("to_move"))


def _player_row(index: int, seat: Seat) -> PlayerRow:
    status = say("action_name", special=seat.action) if seat.action else say("no_action")
    if seat.out is not None:
        status = say("out", turn=seat.out)
    figures = {"cash": seat.cash, "income": seat.income, "shares": seat.shares, "engine": seat.engine}
    title = say("player", player=player(index), action=status, **figures)
    shown = {name: str(value) for name, value in figures.items()} | {"cash": say("money", cash=seat.cash)}
    if seat.out is not None:
        shown = dict.fromkeys(FIGURES, say("no_figure"))
    return PlayerRow(player(index), title, status, shown, gone=seat.out is not None)
