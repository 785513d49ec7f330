"""The action tiles and the players, a row for each."""

from __future__ import annotations

from typing import Final

from steamshed.games.steam.drawing.printed import Printed
from steamshed.games.steam.drawing.table import Seat, Table, player
from steamshed.games.steam.drawing.words import say
from steamshed.kernel.scene import Scene, Thing
from steamshed.look import panels
from steamshed.look import symbols as sym
from steamshed.look.geometry import number
from steamshed.look.seats import disc_symbols, disc_thing, livery

ROW, PLAYER_ROW = 52.0, 92.0
TOP = 44.0
FIGURES: Final = {"cash": 62.0, "income": 142.0, "vp": 222.0, "locomotive": 304.0}
"""A player's figures: where each stands."""


def _row_symbol(height: float) -> str:
    """A row of a panel that can be chosen."""
    w, h = panels.WIDTH - 8, height - 4
    box = f'x="{number(-w / 2)}" y="{number(-h / 2)}" width="{number(w)}" height="{number(h)}"'
    return f'<rect {box} rx="3"/>'


def _effect(table: Table, action: str) -> str:
    return say(f"effect_{action}_standard" if table.standard and action == "turn_order" else f"effect_{action}")


def _price(printed: Printed, table: Table, place: int) -> str:
    """What a tile costs, in the base game."""
    price, action = printed.prices[place], printed.actions[place]
    if table.standard or not price:
        return ""
    return say("price_and_level" if action == "locomotive" else "price", price=price)


def actions(printed: Printed, table: Table) -> Scene:
    """The action tiles and who has taken them."""
    height = TOP + ROW * len(printed.actions) + 4
    holders = {seat.action: i for i, seat in table.playing.items() if seat.action}
    paper = panels.panel(height) + panels.head(30, say("actions"))
    rows: list[Thing] = []
    discs: list[Thing] = []
    for i, action in enumerate(printed.actions):
        y = TOP + ROW * (i + 0.5)
        words = {"action": say.name("tile", action), "effect": _effect(table, action), "number": str(i + 1)}
        paper += panels.rule(y - ROW / 2) + f'<circle class="card-place" cx="34" cy="{number(y)}" r="13"/>'
        paper += panels.text(62, y - 2, f"{i + 1} {words['action']}", "panel-head")
        paper += panels.text(62, y + 18, words["effect"], "panel-note")
        paper += panels.text(panels.WIDTH - panels.PAD, y - 2, _price(printed, table, i), "panel-note end")
        title = say("action_free", **words)
        if action in holders:
            seat = holders[action]
            title = say("action_taken", player=player(seat), **words)
            taken = say("taken", player=player(seat), action=words["action"])
            discs.append(disc_thing(f"taken-{seat}", seat, (34, y), taken))
        rows.append(Thing(f"action-{action}", "row", (panels.WIDTH / 2, y), title=title, kind="place"))
    symbols = {"row": _row_symbol(ROW)} | disc_symbols()
    return Scene("actions", say("actions"), (0, 0, panels.WIDTH, height), paper, symbols, (*rows, *discs))


def players(printed: Printed, table: Table) -> Scene:
    """A row for each seat: mark, name, action tile, and its figures with a word under each."""
    height = PLAYER_ROW * len(table.seats)
    paper, things = panels.panel(height), list[Thing]()
    for i, seat in enumerate(table.seats):
        top = PLAYER_ROW * i
        paper += panels.rule(top) if i else ""
        paper += "".join(panels.text(x, top + 80, say(f"short_{word}"), "panel-word") for word, x in FIGURES.items())
        things += _player_row(table, i, seat, top)
    symbols = {
        "edge": f'<rect class="livery-edge" width="8" height="{number(PLAYER_ROW)}"/>',
        "figure": "<g/>",
        "to-move": '<path class="to-move" d="M-5-6L5 0L-5 6Z"/>',
    }
    box = (0.0, 0.0, panels.WIDTH, height)
    return Scene("players", say("players"), box, paper, symbols | disc_symbols(), tuple(things))


def _status(table: Table, seat: Seat) -> str:
    if seat.out is not None:
        return say("out")
    if seat.action is None:
        return say("no_action")
    name = say.name("tile", seat.action)
    passed = not table.standard and seat.action in ("city_growth", "urbanization") and not seat.use
    return say("with_pass", action=name) if passed else name


def _player_row(table: Table, index: int, seat: Seat, top: float) -> list[Thing]:
    gone = seat.out is not None
    kind = " out" if gone else ""
    status = _status(table, seat)
    figures = {"cash": seat.cash, "income": seat.income, "vp": seat.vp, "locomotive": seat.locomotive}
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
