"""How a legal action is shown to the player: what it touches on the table, what it costs, what it does."""

from __future__ import annotations

from steamshed.games.steam.actions import (
    ACTION_TILES,
    Bid,
    Build,
    Capital,
    Deliver,
    Grow,
    Redirect,
    Take,
    TakeIncome,
    TakeVp,
    Urbanize,
)
from steamshed.games.steam.rules.building import price, turned_piece
from steamshed.games.steam.rules.take import price as tile_price
from steamshed.games.steam.table.table import Table
from steamshed.hexrail.rules.move_phase import journey_of
from steamshed.kernel.action import Action, Choice, Event
from steamshed.rail.delivery import links_of
from steamshed.rail.network import CITY, TOWN


def choice(state: Table, action: Action) -> Choice:
    """The choice of the acting seat."""
    assert state.seat is not None
    seat, board = state.seat, state.rules.board
    args: dict[str, str | int] = {}
    if isinstance(action, Build):
        field = board.field_at[action.hex]
        cost = price(state, field, board.tiles.find[(action.tile, action.turn)])
        effect = "choice-improve-tile" if state.network.piece[field] else "choice-build"
        args = {"hex": action.hex, "face": action.tile, "turn": action.turn, "price": cost}
        return Choice(action, action.things(), cost, Event(effect, seat, args))
    if isinstance(action, Redirect):
        return redirection(state, seat, action)
    if isinstance(action, Deliver):
        return delivery(state, seat, action)
    if isinstance(action, Urbanize):
        return urbanization(state, seat, action)
    if isinstance(action, Grow):
        things = (f"city-{board.grid.names[board.node_at[action.node]]}", f"space-{action.space}")
        args = {"city": action.node, "space": action.space}
        return Choice(action, things, None, Event("choice-grow", seat, args))
    if isinstance(action, Take):
        args = {"tile": ACTION_TILES[action.tile], "declared": action.declared}
        return Choice(action, action.things(), tile_price(state, seat, action), Event("choice-take", seat, args))
    if isinstance(action, Capital):
        args = {"steps": action.steps, "money": action.steps * state.rules.numbers.step}
        return Choice(action, (), None, Event("choice-capital", seat, args))
    if isinstance(action, Bid):
        return Choice(action, (), action.amount, Event("choice-bid", seat, {"amount": action.amount}))
    if isinstance(action, TakeIncome | TakeVp):
        args = {"points": state.points[0]}
        return Choice(action, (), None, Event(f"choice-{action.text}", seat, args))
    return Choice(action, action.things(), None, Event(f"choice-{action.text}", seat))


def place_of(state: Table, field: int) -> str:
    """The id of what is clicked to choose a field."""
    name = state.rules.board.grid.names[field]
    if state.network.stop[field] != CITY:
        return f"hex-{name}"
    return f"newcity-{name}" if state.new_city[field] >= 0 else f"city-{name}"


def redirection(state: Table, seat: int, action: Redirect) -> Choice:
    """A redirection touches its field, the place the open end points at, and the one it will point at."""
    board = state.rules.board
    field = board.field_at[action.hex]
    cost = board.exit_price[turned_piece(state, field, action.side, action.to)]
    places = [field, board.grid.neighbour(field, action.side), board.grid.neighbour(field, action.to)]
    args: dict[str, str | int] = {"hex": action.hex, "side": action.side, "to": action.to, "price": cost}
    things = tuple(place_of(state, place) for place in places)
    return Choice(action, things, cost, Event("choice-redirect", seat, args))


def urbanization(state: Table, seat: int, action: Urbanize) -> Choice:
    """An urbanization touches its town, a New City tile and a goods supply space."""
    board = state.rules.board
    things = [f"town-{board.grid.names[board.node_at[action.node]]}", f"newcity-{action.colour}"]
    if action.space:
        things.append(f"space-{action.space}")
    args: dict[str, str | int] = {"town": action.node, "colour": action.colour, "space": action.space}
    return Choice(action, tuple(things), None, Event("choice-urbanize", seat, args))


def delivery(state: Table, seat: int, action: Deliver) -> Choice:
    """A delivery touches its cube and the stops on the way."""
    board = state.rules.board
    stops = [board.node_at[name] for name in action.stops]
    things = [f"cube-{board.grid.names[stops[0]]}-{action.colour}-1"]
    for stop in stops[1:]:
        town = state.network.stop[stop] == TOWN
        things.append(f"town-{board.grid.names[stop]}" if town else place_of(state, stop))
    own = links_of(seat, journey_of(state, action))
    args: dict[str, str | int] = {"colour": action.colour, "route": " - ".join(action.stops), "own": own}
    args["links"] = len(stops) - 1
    return Choice(action, tuple(things), None, Event("choice-deliver", seat, args))
