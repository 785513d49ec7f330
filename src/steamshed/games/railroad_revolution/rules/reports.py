"""What the log says of a move, what it costs, and the facts of a refusal."""

from __future__ import annotations

from steamshed.games.railroad_revolution.actions import (
    ACCEPT,
    CITY,
    DONE,
    FIRST,
    FIRST_BONUS,
    FLIP_TRAIN,
    HIRE,
    KEEP,
    PICK,
    PROMO,
    PROMOTE_ONE,
    RAIL,
    SELL_PIECE,
    SPEC,
    SPEC_DEAL,
    SPEC_FLIP,
    STEP,
    TRADE_FLIP,
    VERBS,
    Move,
)
from steamshed.games.railroad_revolution.content.box import TOLL_MONEY
from steamshed.games.railroad_revolution.content.effects import COLOURS, PLACES, second_of
from steamshed.games.railroad_revolution.table.table import Table
from steamshed.kernel.action import Event


def facts(state: Table, move: Move) -> dict[str, str | int]:
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


def what(state: Table, move: Move) -> str:
    """The object of a move by what the table shows of it: names, numbers, colours, the letter of a milestone."""
    verb, box = move.verb, state.rules.box
    if verb == CITY:
        return box.city_names[move.a]
    if verb == RAIL:
        one, other = box.space_pair[move.a]
        return f"{box.city_names[one]} - {box.city_names[other]}"
    if verb == PICK:
        tiles = state.endowment[::3]
        return COLOURS[state.endowment[3 * tiles.index(move.a) + 2]] if move.a in tiles else ""
    if verb in (KEEP, FIRST):
        return box.milestones[move.a].name[0]
    if verb in (PROMO, PROMOTE_ONE):
        return f"{COLOURS[move.a]} {PLACES[move.b]}"
    rest = move.text.partition(" ")[2]
    if SPEC <= verb <= SPEC_DEAL and state.placed > 0:
        return f"{COLOURS[state.placed]} {rest}".strip()
    return rest


def told(state: Table, move: Move) -> dict[str, str | int]:
    """What sentences about a move say; ``space`` and ``tile`` are not said, they name what is lit on the table."""
    verb, box = move.verb, state.rules.box
    args: dict[str, str | int] = {"what": what(state, move), "price": price(state, move) or 0}
    if verb == RAIL:
        args["space"] = box.spaces[move.a]
    elif verb in (KEEP, FIRST, PROMO, PROMOTE_ONE):
        goal = box.milestones[move.a if verb in (KEEP, FIRST) else move.c]
        args |= {"tile": goal.name, "letter": goal.name[0], "points": goal.points}
    return args


def report(state: Table, move: Move) -> Event:
    """What the log says about a move."""
    # a milestone that is kept lies face up: the others learn which one it was
    reveals = move.verb == KEEP and not state.rules.open_draw
    return Event(f"did-{message(move)}", state.seat, told(state, move), reveals)


def price(state: Table, move: Move) -> int | None:
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


def spec_price(state: Table, move: Move) -> int:
    box = state.rules.box
    spec = box.specs[state.action][state.placed]
    if move.verb == SPEC_FLIP:
        return spec.pay + (box.trains[move.a].cost if move.b == 0 else 0)
    if move.verb == SPEC_DEAL and state.deal_tile >= 0:
        return spec.pay + box.deals[state.deal_tile][move.a].money
    return spec.pay
