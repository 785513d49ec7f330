"""The special actions and the players, a row for each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from steamshed.hexrail.show.drawing.viewed import Q, Viewed, ViewedSeat, player
from steamshed.look import panels
from steamshed.look.geometry import number
from steamshed.look.players import PlayerRow
from steamshed.look.seats import disc_thing, with_discs
from steamshed.look.words import Words, by_language
from steamshed.ui.scene import Scene, Thing

ROW = 52.0
TOP = 44.0


@dataclass(frozen=True)
class ActionRow:
    """What is written about a special action: its name, what it does, what it costs; ``head`` is the name as a head."""

    id: str
    name: str
    effect: str
    head: str
    price: str = ""


def actions_scene(say: Words, actions: Sequence[ActionRow], holders: Mapping[str, int]) -> Scene:
    """The special actions and who has taken them."""
    height = TOP + ROW * len(actions) + 4
    rows: list[Thing] = []
    discs: list[Thing] = []
    for i, action in enumerate(actions):
        y = TOP + ROW * (i + 0.5)
        words = {"action": action.name, "effect": action.effect, "number": str(i + 1)}
        title = say("action_free", **words)
        if action.id in holders:
            seat = holders[action.id]
            title = say("action_taken", player=player(say, seat), **words)
            taken = say("taken", player=player(say, seat), action=action.name, effect=action.effect)
            discs.append(disc_thing(f"taken-{seat}", seat, (34, y), taken))
        rows.append(Thing(f"action-{action.id}", "row", (panels.WIDTH / 2, y), title=title, kind="place"))
    symbols = with_discs(("row", panels.row(ROW)))
    paper = actions_paper(say, tuple(actions), height)
    return Scene("actions", say("actions"), (0, 0, panels.WIDTH, height), paper, symbols, (*rows, *discs))


@by_language(maxsize=16)
def actions_paper(say: Words, actions: tuple[ActionRow, ...], height: float) -> str:
    paper = panels.panel(height) + panels.head(30, say("actions"))
    for i, action in enumerate(actions):
        y = TOP + ROW * (i + 0.5)
        paper += panels.rule(y - ROW / 2) + f'<circle class="card-place" cx="34" cy="{number(y)}" r="13"/>'
        paper += panels.text(62, y - 2, action.head, "panel-head")
        paper += panels.text(62, y + 18, action.effect, "panel-note")
        if action.price:
            paper += panels.text(panels.WIDTH - panels.PAD, y - 2, action.price, "panel-note end")
    return paper


def bidding(say: Words, table: Viewed[Q], seat: int) -> str:
    """What a seat does in the auction that runs; nothing where none does."""
    auction = table.auction
    if auction is None or auction.bids is None:
        return ""
    if seat in auction.dropped:
        return say("bid_place", place=len(table.order) - auction.dropped.index(seat))
    if str(seat) in auction.bids:
        return say("bid", bid=auction.bids[str(seat)])
    if seat in table.queue:
        return say("bid_none")
    return say("bid_place", place=table.order.index(seat) + 1) if seat in table.order else say("bid_passed")


def player_row(say: Words, index: int, seat: ViewedSeat, status: str, figures: Mapping[str, int]) -> PlayerRow:
    """Mark, name, what the seat has taken, and its figures, cash first; nothing of those for who is out."""
    title = say("player", player=player(say, index), action=status, **figures)
    shown = {name: str(value) for name, value in figures.items()} | {"cash": say("money", cash=seat.cash)}
    if seat.out is not None:
        shown = dict.fromkeys(figures, say("no_figure"))
    return PlayerRow(player(say, index), title, status, shown, gone=seat.out is not None)
