"""How actions are shown and reported: what they touch on the table, what they cost, what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steamshed.games.railroad_revolution.actions import (
    ACCEPT,
    CITY,
    DISCARD,
    DONE,
    FIRST_BONUS,
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
    SPEC,
    SPEC_COLOUR,
    SPEC_DEAL,
    SPEC_FLIP,
    SPEC_TRAIN,
    STEP,
    TAKE,
    TAKE_TRAIN,
    TILE_WORKER,
    TRADE_FLIP,
    VERBS,
    Move,
)
from steamshed.games.railroad_revolution.board import ACTIONS, FACES, HALVES, PIECES, TOLL_MONEY, TRACKS
from steamshed.games.railroad_revolution.effects import COLOURS, PLACES, second_of
from steamshed.kernel.action import Action, Choice, Event

if TYPE_CHECKING:
    from steamshed.games.railroad_revolution.state import RailroadRevolution


def facts(state: RailroadRevolution, move: Move) -> dict[str, str | int]:
    """The facts of a refusal."""
    seat = state.seat
    args: dict[str, str | int] = {"action": move.text, "phase": state.phase, "what": what(state, move)}
    if seat is not None:
        args["cash"] = state.cash[seat]
        args["shares"] = state.shares[seat]
        args["workers"] = state.available[seat]
        args["owed"] = state.owed
    return args


def message(move: Move) -> str:
    """The part of a message id that names the kind of move."""
    return "sell-piece" if move.verb == SELL_PIECE else VERBS[move.verb].replace("_", "-")


def what(state: RailroadRevolution, move: Move) -> str:
    """The object of a move in words that need no translation: names, numbers, colours."""
    verb, box = move.verb, state.rules.box
    if verb == CITY:
        return box.city_names[move.a]
    if verb == RAIL:
        one, other = box.space_pair[move.a]
        return f"{box.spaces[move.a]} {box.city_names[one]} - {box.city_names[other]}"
    return move.text.partition(" ")[2]


def report(state: RailroadRevolution, move: Move) -> Event:
    """What the log says about a move."""
    args: dict[str, str | int] = {"what": what(state, move), "price": price(state, move) or 0}
    # a milestone that is kept lies face up: the others learn which one it was
    reveals = move.verb == KEEP and not state.rules.open_draw
    return Event(f"did-{message(move)}", state.seat, args, reveals)


def choice(state: RailroadRevolution, action: Action) -> Choice:
    """How a legal move is shown to the player."""
    assert isinstance(action, Move)
    cost = price(state, action)
    args: dict[str, str | int] = {"what": what(state, action), "price": cost or 0}
    return Choice(action, things(state, action), cost, Event(f"choice-{message(action)}", state.seat, args))


def price(state: RailroadRevolution, move: Move) -> int | None:
    """What a move costs in money, now or, for a main action, at the end of it; None where nothing is bought."""
    verb, box = move.verb, state.rules.box
    if verb == HIRE:
        return box.hire_price
    if verb == CITY:
        return 0 if state.frames else box.city_tiles[state.city_tile[move.a]].cost
    if verb == RAIL:
        return 0 if state.frames else box.triangle * box.terrain[move.a] + (0 if state.laid else box.railroad_base)
    if verb == FIRST_BONUS and state.city >= 0:
        return box.city_tiles[state.city_tile[state.city]].bonus_cost
    if verb == DONE:
        return state.owed
    if verb in (FLIP_TRAIN, TRADE_FLIP):
        return box.trains[move.a].cost if move.b == 0 else 0
    if verb == ACCEPT and state.deal_tile >= 0:
        return box.deals[state.deal_tile][move.a].money
    if verb == PROMOTE_ONE and state.frames:
        return second_of(state.frames[-1])
    if verb == STEP and state.seat is not None:
        at = state.marks[3 * state.seat + move.a] + 1
        paid = at < len(box.track_points[move.a]) and box.toll_kind[move.a][at] == TOLL_MONEY
        return box.toll_size[move.a][at] if paid else 0
    if SPEC <= verb <= SPEC_DEAL and state.placed > 0:
        return spec_price(state, move)
    return None


def spec_price(state: RailroadRevolution, move: Move) -> int:
    box = state.rules.box
    spec = box.specs[state.action][state.placed]
    if move.verb == SPEC_FLIP:
        return spec.pay + (box.trains[move.a].cost if move.b == 0 else 0)
    if move.verb == SPEC_DEAL and state.deal_tile >= 0:
        return spec.pay + box.deals[state.deal_tile][move.a].money
    return spec.pay


def things(state: RailroadRevolution, move: Move) -> tuple[str, ...]:
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
