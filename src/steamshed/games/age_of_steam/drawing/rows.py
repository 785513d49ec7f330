"""The special actions and the players, a row for each."""

from __future__ import annotations

from typing import Final

from steamshed.games.age_of_steam.drawing.printed import Printed
from steamshed.games.age_of_steam.drawing.table import Seat, Table, player
from steamshed.games.age_of_steam.drawing.words import say
from steamshed.kernel.scene import Scene, Thing
from steamshed.look import panels
from steamshed.look import symbols as sym
from steamshed.look.geometry import number
from steamshed.look.seats import disc_symbols, disc_thing, livery
from steamshed.look.words import by_language

ROW, PLAYER_ROW = 52.0, 92.0
TOP = 44.0
FIGURES: Final = {"cash": 62.0, "income": 142.0, "shares": 222.0, "engine": 304.0}
"""A player's figures: where each stands."""


def _row_symbol(height: float) -> str:
    """A row of a panel that can be chosen."""
    w, h = panels.WIDTH - 8, height - 4
    box = f'x="{number(-w / 2)}" y="{number(-h / 2)}" width="{number(w)}" height="{number(h)}"'
    return f'<rect {box} rx="3"/>'


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
    symbols = {"row": _row_symbol(ROW)} | disc_symbols()
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
    """A row for each seat: mark, name, action, and its figures with a word under each."""
    height = PLAYER_ROW * len(table.seats)
    things: list[Thing] = []
    for i, seat in enumerate(table.seats):
        things += _player_row(table, i, seat, PLAYER_ROW * i)
    symbols = {
        "edge": f'<rect class="livery-edge" width="8" height="{number(PLAYER_ROW)}"/>',
        "figure": "<g/>",
        "to-move": '<path class="to-move" d="M-5-6L5 0L-5 6Z"/>',
    }
    box = (0.0, 0.0, panels.WIDTH, height)
    paper = _players_paper(len(table.seats))
    return Scene("players", say("players"), box, paper, symbols | disc_symbols(), tuple(things))


@by_language(maxsize=8)
def _players_paper(seats: int) -> str:
    paper = panels.panel(PLAYER_ROW * seats)
    for i in range(seats):
        top = PLAYER_ROW * i
        paper += panels.rule(top) if i else ""
        paper += "".join(panels.text(x, top + 80, say(f"short_{word}"), "panel-word") for word, x in FIGURES.items())
    return paper


def _player_row(table: Table, index: int, seat: Seat, top: float) -> list[Thing]:
    gone = seat.out is not None
    kind = " out" if gone else ""
    status = say("action_name", special=seat.action) if seat.action else say("no_action")
    if gone:
        status = say("out", turn=seat.out)
    figures = {"cash": seat.cash, "income": seat.income, "shares": seat.shares, "engine": seat.engine}
    shown = {**{name: str(value) for name, value in figures.items()}, "cash": say("money", cash=seat.cash)}
    title = say("player", player=player(index), action=status, **figures)
    style = sym.livery_style(livery(index))
    row = [
        Thing(f"player-{index}", "edge", (0, top), style=style, title=title, kind=f"player{kind}"),
        disc_thing(f"mark-{index}", index, (38, top + 24), title, kind=f"disc{kind}"),
        Thing(f"player-name-{index}", "figure", (62, top + 24), label=player(index), kind=f"on-name start{kind}"),
        Thing(f"player-action-{index}", "figure", (344, top + 24), label=status, kind=f"on-words end{kind}"),
    ]
    for name, x in FIGURES.items():
        figure = say("no_figure") if gone else shown[name]
        row.append(Thing(f"figure-{name}-{index}", "figure", (x, top + 56), label=figure, kind=f"on-figure{kind}"))
    if table.seat == index:
        row.append(Thing("to-move", "to-move", (16, top + 24), title=say("to_move")))
    return row
