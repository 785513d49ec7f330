"""The action tiles and the players, a row for each."""

from __future__ import annotations

from typing import Final

from steamshed.games.steam.show.drawing.printed import Printed
from steamshed.games.steam.show.drawing.viewed import Seat, Table, player
from steamshed.games.steam.show.drawing.words import say
from steamshed.kernel.scene import Scene, Thing
from steamshed.look import panels
from steamshed.look.geometry import number
from steamshed.look.players import PlayerRow
from steamshed.look.players import players as player_rows
from steamshed.look.seats import disc_symbols, disc_thing

ROW = 52.0
TOP = 44.0
FIGURES: Final = ("cash", "income", "vp", "locomotive")
"""What is told of a player in figures."""


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
    symbols = {"row": panels.row(ROW)} | disc_symbols()
    return Scene("actions", say("actions"), (0, 0, panels.WIDTH, height), paper, symbols, (*rows, *discs))


def players(printed: Printed, table: Table) -> Scene:
    """A row for each seat: mark, name, action tile, and its figures."""
    rows = [_player_row(table, index, seat) for index, seat in enumerate(table.seats)]
    words = {name: say(f"short_{name}") for name in FIGURES}
    return player_rows(say("players"), rows, words, table.seat, say("to_move"))


def _player_row(table: Table, index: int, seat: Seat) -> PlayerRow:
    status = _status(table, seat)
    figures = {"cash": seat.cash, "income": seat.income, "vp": seat.vp, "locomotive": seat.locomotive}
    title = say("player", player=player(index), action=status, **figures)
    shown = {name: str(value) for name, value in figures.items()} | {"cash": say("money", cash=seat.cash)}
    if seat.out is not None:
        shown = dict.fromkeys(FIGURES, say("no_figure"))
    return PlayerRow(player(index), title, status, shown, gone=seat.out is not None)


def _status(table: Table, seat: Seat) -> str:
    if seat.out is not None:
        return say("out")
    if seat.action is None:
        return say("no_action")
    name = say.name("tile", seat.action)
    passed = not table.standard and seat.action in ("city_growth", "urbanization") and not seat.use
    return say("with_pass", action=name) if passed else name
