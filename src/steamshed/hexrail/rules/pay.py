"""What a delivery brings whom: the one function that plays, shows and judges it (AS-MOVE-11, ST-SCORE-01, MR-22)."""

from __future__ import annotations

from collections.abc import Sequence

from steamshed.hexrail.content.map_rules import Pay
from steamshed.hexrail.rules.move_phase import journey_of
from steamshed.hexrail.table.table import HexTable
from steamshed.rail.delivery import Deliver, links_of
from steamshed.rail.network import Link


def gain_for(state: HexTable, seat: int, mover: int, links: Sequence[Link], start: int, colour: int) -> int:
    """The points of a seat for one journey."""
    pay = state.rules.map.pay
    if pay is None:
        return links_of(seat, list(links))
    return paid(state, pay, seat, mover, links, start, colour)


def paid(state: HexTable, pay: Pay, seat: int, mover: int, links: Sequence[Link], start: int, colour: int) -> int:
    """The same by the rules of the map."""
    if pay.flat:
        return pay.flat if seat == mover else 0
    points = 0
    for link in links:
        if link.owner == seat:
            points += pay.per_link
            if pay.long_link and state.network.length[link.section] >= pay.long_link:
                points += pay.for_long_link
    if pay.last_link and links[-1].owner == seat:
        points += pay.last_link[state.turn]
    if seat == mover:
        if pay.long_journey and len(links) >= pay.long_journey:
            points += pay.for_long_journey
        if pay.colours:
            points += pay.colours[colour]
        for one, other, add in pay.pairs:
            if (start, links[-1].to) in ((one, other), (other, one)):
                points += add
    return points


def gain_of_delivery(state: HexTable, seat: int, action: Deliver) -> int:
    """The points of a seat for a delivery that the acting seat could make."""
    assert state.seat is not None
    board = state.rules.board
    start, colour = board.node_at[action.stops[0]], board.goods.colour_of[action.colour]
    return gain_for(state, seat, state.seat, journey_of(state, action), start, colour)


def more_than_links(state: HexTable, seat: int, points: int, links: Sequence[Link]) -> int:
    """How much of the points comes from the map, beside one for each link."""
    return points - links_of(seat, list(links))
