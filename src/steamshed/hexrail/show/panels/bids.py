"""Auctions: bids, who still bids, and what a place costs."""

from __future__ import annotations

from collections.abc import Sequence

from steamshed.hexrail.rules.bidding import price_of_place
from steamshed.hexrail.show.panels.plans import plan_of
from steamshed.hexrail.table.table import HexTable
from steamshed.kernel.action import Action
from steamshed.ui.panel import Counter, Counters, Limit, Plan, Row, Rows, Section, say


def bid_counters(bids: Sequence[Plan], lowest: int, limit: Limit | None = None) -> list[Section]:
    """The bid to choose; nothing if none is possible."""
    counters = tuple(Counter(lowest + number, plan) for number, plan in enumerate(bids))
    return [Counters(say("your-bid"), counters, lowest, limit)] if counters else []


def bid_limit(state: HexTable) -> Limit:
    """To bid on by oneself in this auction, always as little as keeps the seat in it."""
    told = say("bid-up-to", state.seat, value=0, limit=0)
    return Limit(say("up-to"), say("up-to-words"), told, say("up-to-kept", limit=0))


def bid_sections(state: HexTable, bids: Sequence[Action], lowest: int) -> tuple[Section, ...]:
    """The bid to choose, who bids what, and what a place costs."""
    limit = bid_limit(state) if len(bids) > 1 else None
    counters = bid_counters([plan_of(state, bid) for bid in bids], lowest, limit)
    return (*counters, standing_bids(state), place_rows(state, lowest if bids else -1))


def standing_bids(state: HexTable) -> Rows:
    """Everybody with cash and bid; who is out has a place already."""
    rows: list[Row] = []
    for seat in [*state.queue, *reversed(state.dropped)]:
        bid = state.bids[seat]
        if seat in state.dropped:
            note = say("out", place=len(state.order) - state.dropped.index(seat))
        elif seat == state.high_bidder:
            note = say("highest")
        elif seat == state.seat:
            note = say("you")
        else:
            note = say("still-bids")
        told = say("price", money=bid) if bid >= 0 else say("no-bid")
        rows.append(Row(say("player", seat), ((say("of-cash", money=state.cash[seat]),), (told,)), None, (note,)))
    return Rows(say("bids"), (say("column-cash"), say("column-bid")), tuple(rows))


def place_rows(state: HexTable, bid: int) -> Rows:
    """What each free place would cost with a bid (-1: none is possible), and who has the others."""
    assert state.seat is not None
    places, left = len(state.order), len(state.queue)
    rows: list[Row] = []
    for place in range(1, left + 1):
        if place == left:
            price, when = price_of_place(place, places, state.bids[state.seat]), say("place-drop")
        elif bid < 0:
            continue
        else:
            price = price_of_place(place, places, bid)
            when = say("place-win") if place == 1 else say("place-later", others=place - 1)
        rows.append(Row(say("place", place=place), ((say("price", money=price),),), None, (when,)))
    for number, seat in enumerate(reversed(state.dropped), left + 1):
        rows.append(Row(say("place", place=number), ((say("taken", seat),),)))
    return Rows(say("places", bid=max(bid, 0)), (say("column-pay"),), tuple(rows))


def drop_plan(state: HexTable, drop: Action) -> Plan:
    """Dropping out, with the place that it gives and what that costs."""
    assert state.seat is not None
    place = len(state.queue)
    price = price_of_place(place, len(state.order), state.bids[state.seat])
    told = say("drop", state.seat, place=place, price=price)
    return Plan(told, (drop,), told, price)
