"""How legal actions that all games have are shown: what they touch on the table, what they cost, what they do."""

from __future__ import annotations

from steamshed.hexrail.actions import Bid, Build
from steamshed.hexrail.rules.move_phase import journey_of
from steamshed.hexrail.rules.track_rules import Facts
from steamshed.hexrail.table.table import HexTable
from steamshed.kernel.action import Action, Choice, Event
from steamshed.rail.delivery import Deliver, links_of
from steamshed.rail.network import CITY, TOWN


def place_of(state: HexTable, field: int) -> str:
    """The id of what is clicked to choose a field."""
    name = state.rules.board.grid.names[field]
    if state.network.stop[field] != CITY:
        return f"hex-{name}"
    return f"newcity-{name}" if state.new_city[field] >= 0 else f"city-{name}"


def building(state: HexTable, action: Build, cost: int, effect: str, tile: str) -> Choice:
    """A tile touches its field and itself; ``tile`` is what a game calls one."""
    args: Facts = {"hex": action.hex, tile: action.tile, "turn": action.turn, "price": cost}
    return Choice(action, action.things(), cost, Event(effect, state.seat, args))


def delivery(state: HexTable, action: Deliver) -> Choice:
    """A delivery touches its cube and the stops on the way."""
    assert state.seat is not None
    board = state.rules.board
    stops = [board.node_at[name] for name in action.stops]
    things = [f"cube-{board.grid.names[stops[0]]}-{action.colour}-1"]
    for stop in stops[1:]:
        town = state.network.stop[stop] == TOWN
        things.append(f"town-{board.grid.names[stop]}" if town else place_of(state, stop))
    own = links_of(state.seat, journey_of(state, action))
    args: Facts = {"colour": action.colour, "route": " – ".join(action.stops), "own": own, "links": len(stops) - 1}
    return Choice(action, tuple(things), None, Event("choice-deliver", state.seat, args))


def bid(state: HexTable, action: Bid) -> Choice:
    return Choice(action, (), action.amount, Event("choice-bid", state.seat, {"amount": action.amount}))


def other(state: HexTable, action: Action) -> Choice:
    """An action of which its verb says enough."""
    return Choice(action, action.things(), None, Event(f"choice-{action.text}", state.seat))
