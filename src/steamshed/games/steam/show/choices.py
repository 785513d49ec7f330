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
from steamshed.games.steam.rules.take import price as tile_price
from steamshed.games.steam.rules.track_rules import price, turned_piece
from steamshed.games.steam.table.table import Table
from steamshed.hexrail.show.choices import bid, building, delivery, other, place_of
from steamshed.kernel.action import Action, Choice, Event


def choice(state: Table, action: Action) -> Choice:
    """The choice of the acting seat."""
    assert state.seat is not None
    seat, board = state.seat, state.rules.board
    args: dict[str, str | int] = {}
    if isinstance(action, Build):
        field = board.field_at[action.hex]
        cost = price(state, field, board.tiles.find[(action.tile, action.turn)])
        effect = "choice-improve-tile" if state.network.piece[field] else "choice-build"
        return building(state, action, cost, effect, "face")
    if isinstance(action, Redirect):
        return redirection(state, seat, action)
    if isinstance(action, Deliver):
        return delivery(state, action)
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
        return bid(state, action)
    if isinstance(action, TakeIncome | TakeVp):
        args = {"points": state.points[0]}
        return Choice(action, (), None, Event(f"choice-{action.text}", seat, args))
    return other(state, action)


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
