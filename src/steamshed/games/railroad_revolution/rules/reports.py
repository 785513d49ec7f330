"""What the log says of a move, and what it costs."""

from __future__ import annotations

from collections.abc import Sequence

from steamshed.games.railroad_revolution.actions import (
    ACCEPT,
    CITY,
    DISCARD,
    DONE,
    FIRST,
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
    STEP,
    TAKE,
    TAKE_TRAIN,
    TILE_WORKER,
    TRADE_FLIP,
    VERBS,
    Move,
)
from steamshed.games.railroad_revolution.content.box import (
    ACTIONS,
    BONUS_SPEC,
    FACES,
    PIECES,
    PRIMARY_SPEC,
    SPECS,
    TILE_SPEC,
    TOLL_MONEY,
    TOLL_SHARES,
    TRACKS,
)
from steamshed.games.railroad_revolution.content.effects import (
    COLOURS,
    EXCHANGE_TAKE,
    PLACES,
    first_of,
    op_of,
    second_of,
)
from steamshed.games.railroad_revolution.rules.changes import count_trains
from steamshed.games.railroad_revolution.table.table import Table
from steamshed.kernel.action import Event


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
        return f"{box.city_names[one]} – {box.city_names[other]}"
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
    verb, box, seat = move.verb, state.rules.box, state.seat
    args: dict[str, str | int] = {"what": what(state, move), "price": price(state, move) or 0}
    if verb == SELL:
        args["money"] = box.share_price
    elif verb in (HIRE, TILE_WORKER, DISCARD, GIVE):
        args["worker"] = COLOURS[move.a]
    elif verb == PLACE:
        args |= {"worker": COLOURS[move.a], "main": ACTIONS[move.b]}
    elif verb == TAKE:
        args |= taken(state, move)
    elif verb == RAIL:
        args |= {"space": box.spaces[move.a], "free": "yes" if state.frames else "no"}
    elif verb == SECTOR:
        args["shares"] = 0 if state.frames else sector_shares(state, move.a)
    elif verb == SELL_PIECE and seat is not None:
        left = state.rails_left if move.a == 0 else state.buildings_left
        sectors = box.rail_sector if move.a == 0 else box.building_sector
        args |= {"piece": PIECES[move.a], "money": box.sector_money[sectors[left[seat]]]}
    elif verb in (KEEP, FIRST, PROMO, PROMOTE_ONE):
        goal = box.milestones[move.a if verb in (KEEP, FIRST) else move.c]
        args |= {"tile": goal.name, "letter": goal.name[0], "points": goal.points}
        if verb in (PROMO, PROMOTE_ONE):
            args["worker"] = COLOURS[move.a]
    elif verb == STEP and seat is not None:
        args |= step(state, seat, move)
    elif verb == TAKE_TRAIN:
        args["train"] = box.trains[move.a].name
    elif verb in (FLIP_TRAIN, TRADE_FLIP):
        args |= {"train": box.trains[move.a].name, "face": FACES[move.b]}
    elif SPEC <= verb <= SPEC_DEAL and state.placed > 0 and seat is not None:
        args |= spec(state, seat, move)
    gains = gained(state, move)
    if gains is not None:
        args["gains"] = listed(gains)
    if verb == ACCEPT and state.deal_tile >= 0:
        args["shares"] = box.deals[state.deal_tile][move.a].shares
    if verb == PICK and "worker" not in args:
        args["worker"] = what(state, move)
    return args


def sector_shares(state: Table, sector: int) -> int:
    """RR-TEL-02, 03: the shares that an office brings."""
    box = state.rules.box
    return box.sector_shares[sector] + (box.sector_first[sector] if state.first_office[sector] < 0 else 0)


def taken(state: Table, move: Move) -> dict[str, str | int]:
    """RR-GEN-16: the worker that is taken, and the one that is given for it in an exchange."""
    args: dict[str, str | int] = {"worker": COLOURS[move.a]}
    if state.frames and op_of(state.frames[-1]) == EXCHANGE_TAKE:
        args = {"worker": COLOURS[first_of(state.frames[-1])], "other": COLOURS[move.a]}
    return args


def step(state: Table, seat: int, move: Move) -> dict[str, str | int]:
    """RR-PERF-01, 02: the points of the new position and the shares of a toll; a money toll is the price."""
    box = state.rules.box
    at = state.marks[3 * seat + move.a] + 1
    if at >= len(box.track_points[move.a]):
        return {"points": 0, "shares": 0, "track": TRACKS[move.a]}
    shares = box.toll_size[move.a][at] if box.toll_kind[move.a][at] == TOLL_SHARES else 0
    return {"points": box.track_points[move.a][at], "shares": shares, "track": TRACKS[move.a]}


def spec(state: Table, seat: int, move: Move) -> dict[str, str | int]:
    """The colour effect: its kind and what it brings in money and shares."""
    box = state.rules.box
    effect = box.specs[state.action][state.placed]
    args: dict[str, str | int] = {"colour": COLOURS[state.placed], "kind": SPECS[effect.kind], "money": 0, "shares": 0}
    match SPECS[effect.kind]:
        case "shares":
            args["shares"] = effect.a
        case "first_shares" if state.sector >= 0:
            args["shares"] = box.sector_first[state.sector]
        case "terrain_money":
            args["money"] = effect.a + effect.b * state.triangles
        case "share_money":
            args["money"] = effect.a * state.taken
        case "train_money":
            args["money"] = effect.a * count_trains(state, seat)
        case "no_cost":
            args["money"] = state.owed
        case "train":
            args["train"] = box.trains[move.a].name if move.a >= 0 else ""
        case "flip" if move.a >= 0:
            args |= {"train": box.trains[move.a].name, "face": FACES[move.b]}
        case "deal" if state.deal_tile >= 0 and move.a >= 0:
            args["shares"] = box.deals[state.deal_tile][move.a].shares
    return args


def gained(state: Table, move: Move) -> Sequence[str] | None:
    """What a move gives besides, as the content writes it; None where it gives nothing."""
    verb, box = move.verb, state.rules.box
    if verb == PICK:
        tiles = state.endowment[::3]
        if move.a in tiles:
            return box.endowments[move.a][state.endowment[3 * tiles.index(move.a) + 1]].texts
        return ()
    if verb in (PRIMARY, SPEC_COLOUR) or (verb == SPEC and spec_kind(state) == PRIMARY_SPEC):
        if state.city < 0:
            return ()
        reward = box.city_tiles[state.city_tile[state.city]].primary
        return (f"workers {COLOURS[move.a]}",) if move.a >= 0 else reward.texts
    if verb == FIRST_BONUS or (verb == SPEC and spec_kind(state) == BONUS_SPEC):
        return box.city_tiles[state.city_tile[state.city]].bonus.texts if state.city >= 0 else ()
    if verb == TILE_WORKER or (verb == SPEC and spec_kind(state) == TILE_SPEC):
        tile = state.sector_tile[state.sector] if state.sector >= 0 else -1
        return box.telegraph_tiles[tile].texts if tile >= 0 else ()
    if verb in (FLIP_TRAIN, TRADE_FLIP, SPEC_FLIP):
        return box.trains[move.a].effects.texts
    if verb in (ACCEPT, SPEC_DEAL):
        return box.deals[state.deal_tile][move.a].effects.texts if state.deal_tile >= 0 else ()
    return None


def spec_kind(state: Table) -> int:
    """The kind of the colour effect of the placed worker."""
    return state.rules.box.specs[state.action][state.placed].kind if state.placed > 0 else -1


def listed(effects: Sequence[str]) -> str:
    """Effects as an argument: each is said by the message ``gains-EFFECT``; workers are said one by one."""
    found: list[str] = []
    for text in effects:
        verb, *rest = text.split(" ")
        found += [f"worker_{colour}" for colour in rest] if verb == "workers" else ["_".join([verb, *rest])]
    return ", ".join(found)


def report(state: Table, move: Move) -> list[Event]:
    """What the log says about a move. The first half of an exchange is told with the second."""
    if move.verb == GIVE:
        return []
    args = told(state, move)
    if "other" in args:
        return [Event("did-exchange", state.seat, args)]
    # a milestone that is kept lies face up: the others learn which one it was
    reveals = move.verb == KEEP and not state.rules.open_draw
    return [Event(f"did-{message(move)}", state.seat, args, reveals)]


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
