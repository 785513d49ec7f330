"""How a legal move is shown to the player: what it touches on the table, what it costs, what it does."""

from __future__ import annotations

from steamshed.games.railroad_revolution.actions import (
    ACCEPT,
    CITY,
    DISCARD,
    FLIP_TRAIN,
    GIVE,
    HIRE,
    KEEP,
    PICK,
    PLACE,
    PRIMARY,
    PROMO,
    PROMOTE_ONE,
    RAIL,
    SECTOR,
    SELL,
    SELL_PIECE,
    SPEC_COLOUR,
    SPEC_DEAL,
    SPEC_FLIP,
    SPEC_TRAIN,
    STEP,
    TAKE,
    TAKE_TRAIN,
    TILE_WORKER,
    TRADE_FLIP,
    Move,
)
from steamshed.games.railroad_revolution.content.box import ACTIONS, FACES, HALVES, PIECES, TRACKS
from steamshed.games.railroad_revolution.content.effects import COLOURS, PLACES
from steamshed.games.railroad_revolution.rules.reports import message, price, told
from steamshed.games.railroad_revolution.table.table import Table
from steamshed.kernel.action import Action, Choice, Event


def choice(state: Table, action: Action) -> Choice:
    """How a legal move is shown to the player."""
    assert isinstance(action, Move)
    said = told(state, action)
    effect = Event("choice-exchange" if "other" in said else f"choice-{message(action)}", state.seat, said)
    return Choice(action, things(state, action), price(state, action), effect)


def things(state: Table, move: Move) -> tuple[str, ...]:
    """The drawn things that a move touches, in the order of clicks."""
    verb, box, seat = move.verb, state.rules.box, state.seat
    if verb == SELL:
        return (f"shares-{seat}",)
    if verb in (HIRE, TAKE, PRIMARY, SPEC_COLOUR):
        return (f"common-{COLOURS[move.a]}",) if move.a >= 0 else ()
    if verb == PICK:
        return (f"endowment-{box.endowment_names[move.a]}",)
    if verb == PLACE:
        return worker(seat, move.a, 0), f"action-{seat}-{ACTIONS[move.b]}"
    if verb == CITY:
        return (f"city-{box.cities[move.a]}",)
    if verb == RAIL:
        return (f"space-{box.spaces[move.a]}",)
    if verb == SECTOR:
        return (f"sector-{move.a + 1}",)
    if verb in (TILE_WORKER, DISCARD, GIVE):
        return (worker(seat, move.a, move.b),)
    if verb == SELL_PIECE:
        return (f"stock-{seat}-{PIECES[move.a]}",)
    if verb in (TRADE_FLIP, FLIP_TRAIN, SPEC_FLIP):
        return (f"train-{seat}-{box.trains[move.a].name}-{FACES[move.b]}",)
    if verb in (PROMO, PROMOTE_ONE):
        return worker(seat, move.a, move.b), f"milestone-{box.milestones[move.c].name}"
    if verb in (ACCEPT, SPEC_DEAL):
        return (f"deal-{HALVES[move.a]}",)
    if verb == KEEP:
        return (f"drawn-{box.milestones[move.a].name}",)
    if verb == STEP:
        return (f"mark-{seat}-{TRACKS[move.a]}",)
    if verb in (TAKE_TRAIN, SPEC_TRAIN):
        return (f"stack-{box.trains[move.a].name}",)
    return ()


def worker(seat: int | None, colour: int, place: int) -> str:
    return f"worker-{seat}-{COLOURS[colour]}-{PLACES[place]}"
