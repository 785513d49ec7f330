"""How a legal action is shown to the player: what it touches on the table, what it costs, what it does."""

from __future__ import annotations

from steamshed.games.age_of_steam.actions import Bid, Build, Deliver, Issue, Urbanize
from steamshed.games.age_of_steam.rules.building import price
from steamshed.games.age_of_steam.table.table import Table
from steamshed.hexrail.rules.move_phase import journey_of
from steamshed.kernel.action import Action, Choice, Event
from steamshed.rail.delivery import links_of


def choice(state: Table, action: Action) -> Choice:
    """The choice of the acting seat."""
    assert state.seat is not None
    seat, board = state.seat, state.rules.board
    if isinstance(action, Build):
        field = board.grid.index[action.hex]
        cost = price(state, seat, field, board.tiles.find[(action.tile, action.turn)])
        effect = "choice-replace" if state.network.piece[field] else "choice-build"
        args: dict[str, str | int] = {"hex": action.hex, "tile": action.tile, "turn": action.turn, "price": cost}
        return Choice(action, action.things(), cost, Event(effect, seat, args))
    if isinstance(action, Deliver):
        return delivery(state, seat, action)
    if isinstance(action, Urbanize):
        hex = board.grid.names[board.node_at[action.node]]
        args = {"town": action.node, "letter": action.letter}
        things = (f"town-{hex}", f"newcity-{action.letter}")
        return Choice(action, things, 0, Event("choice-urbanize", seat, args))
    if isinstance(action, Issue):
        args = {"shares": action.shares, "money": action.shares * state.rules.numbers.share_price}
        return Choice(action, (), None, Event("choice-issue", seat, args))
    if isinstance(action, Bid):
        return Choice(action, (), action.amount, Event("choice-bid", seat, {"amount": action.amount}))
    words = action.text.split(" ")
    return Choice(action, action.things(), None, Event(f"choice-{words[0]}", seat, {"what": " ".join(words[1:])}))


def delivery(state: Table, seat: int, action: Deliver) -> Choice:
    """A delivery touches its cube and the stops on the way."""
    board = state.rules.board
    stops = [board.node_at[name] for name in action.stops]
    things = [f"cube-{board.grid.names[stops[0]]}-{action.colour}-1"]
    for stop in stops[1:]:
        kind = "city" if stop in board.cities else "newcity" if state.new_city[stop] >= 0 else "town"
        things.append(f"{kind}-{board.grid.names[stop]}")
    own = links_of(seat, journey_of(state, action))
    args: dict[str, str | int] = {"colour": action.colour, "route": " - ".join(action.stops), "own": own}
    args["links"] = len(stops) - 1
    return Choice(action, tuple(things), None, Event("choice-deliver", seat, args))
