"""The action tiles and the players, a row for each."""

from __future__ import annotations

from steamshed.games.steam.show.drawing.printed import SteamPrinted
from steamshed.games.steam.show.drawing.viewed import Seat, Table
from steamshed.games.steam.show.drawing.words import say
from steamshed.hexrail.show.drawing.rows import ActionRow, actions_scene, bidding, player_row
from steamshed.look.players import PlayerRow
from steamshed.look.players import players as player_rows
from steamshed.ui.scene import Scene

FIGURES = ("cash", "income", "points", "locomotive")
"""What is told of a player in figures."""


def _effect(table: Table, action: str) -> str:
    return say(f"effect_{action}_standard" if table.standard and action == "turn_order" else f"effect_{action}")


def _price(printed: SteamPrinted, table: Table, place: int) -> str:
    """What a tile costs, in the base game."""
    price, action = printed.prices[place], printed.actions[place]
    if table.standard or not price:
        return ""
    return say("price_and_level" if action == "locomotive" else "price", price=price)


def actions(printed: SteamPrinted, table: Table) -> Scene:
    """The action tiles and who has taken them."""
    holders = {seat.action: i for i, seat in table.playing.items() if seat.action}
    rows = []
    for place, action in enumerate(printed.actions):
        name = say.name("tile", action)
        head, price = f"{place + 1} {name}", _price(printed, table, place)
        rows.append(ActionRow(action, name, _effect(table, action), head, price))
    return actions_scene(say, rows, holders)


def players(printed: SteamPrinted, table: Table) -> Scene:
    """A row for each seat: mark, name, action tile, and its figures."""
    rows = [_player_row(table, index, seat) for index, seat in enumerate(table.seats)]
    words = {name: say(f"short_{name}") for name in FIGURES}
    return player_rows(say("players"), rows, words, table.seat, say("to_move"))


def _player_row(table: Table, index: int, seat: Seat) -> PlayerRow:
    figures = {"cash": seat.cash, "income": seat.income, "points": seat.vp, "locomotive": seat.locomotive}
    return player_row(say, index, seat, _status(table, index, seat), figures)


def _status(table: Table, index: int, seat: Seat) -> str:
    if seat.out is not None:
        return say("out")
    bid = bidding(say, table, index)
    if bid or seat.action is None:
        return bid or say("no_action")
    name = say.name("tile", seat.action)
    passed = not table.standard and seat.action in ("city_growth", "urbanization") and not seat.use
    return say("with_pass", action=name) if passed else name
