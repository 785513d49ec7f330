"""Auctions: bids, who still bids, and what a place costs."""

from __future__ import annotations

from collections.abc import Sequence

from steamshed.hexrail.actions import Bid
from steamshed.hexrail.rules.bidding import price_of_place
from steamshed.hexrail.show.panels.plans import plan_of, seat_of
from steamshed.hexrail.table.table import HexTable
from steamshed.kernel.action import Action
from steamshed.ui.panel import Counter, Counters, Forecast, Limit, Line, Plan, Row, Rows, Section, say


def bid_counters(bids: Sequence[Plan], lowest: int, limit: Limit | None = None) -> list[Section]:
    """The bid to choose; nothing if none is possible."""
    counters = tuple(Counter(lowest + number, plan) for number, plan in enumerate(bids))
    return [Counters(say("your-bid"), counters, lowest, limit)] if counters else []


def bid_limit(state: HexTable) -> Limit:
    """To bid on by oneself in this auction, always as little as keeps the seat in it."""
    told = say("bid-up-to", state.seat, value=0, limit=0)
    return Limit(say("up-to"), say("up-to-words"), told, say("up-to-kept", limit=0))


def bid_sections(state: HexTable, bids: Sequence[Action], lowest: int) -> tuple[Section, ...]:
    """Who bids what, and the bid to choose."""
    limit = bid_limit(state) if len(bids) > 1 else None
    return (standing_bids(state), *bid_counters([plan_of(state, bid) for bid in bids], lowest, limit))


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


COLUMNS = (say("column-pay"), say("column-left"))


def bid_forecast(state: HexTable, action: Action, bill: Line) -> Forecast:
    """What the places that a bid may come to cost with it, what dropping out now does, what is left of the cash, and
    the ``bill`` of the turn."""
    seat = seat_of(state)
    places, last = len(state.order), len(state.queue)
    shared = [place_line(state, seat, "place-drop", last, state.bids[seat])]
    if not isinstance(action, Bid):
        return Forecast(say("places-out"), COLUMNS, (*shared, bill))
    lines: list[Line] = []
    for name, first, final in (("places-whole", 1, 2), ("places-half", 3, places)):
        final = min(final, last, places - 1)
        if first <= final:
            lines.append(place_line(state, seat, name, first, action.amount, final))
    return Forecast(say("places", bid=action.amount), COLUMNS, (*lines, *shared, bill))


def place_line(state: HexTable, seat: int, name: str, place: int, bid: int, final: int = 0) -> Line:
    """What a place, or one up to ``final``, costs with a bid, and what is left of the cash."""
    price = price_of_place(place, len(state.order), bid)
    told = say(name, place=place, final=final or place, count=max(1, final - place + 1))
    return Line(told, (say("price", money=price), say("price", money=state.cash[seat] - price)))


def drop_plan(state: HexTable, drop: Action) -> Plan:
    """Dropping out, with the place that it gives and what that costs."""
    place = len(state.queue)
    price = price_of_place(place, len(state.order), state.bids[seat_of(state)])
    told = say("drop", state.seat, place=place, price=price)
    return Plan(told, (drop,), told, price)
