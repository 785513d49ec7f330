"""How a legal action is shown to the player: what it touches on the table, what it costs, what it does."""

from __future__ import annotations

from steamshed.games.age_of_steam.actions import Bid, Build, Deliver, Issue, Urbanize
from steamshed.games.age_of_steam.rules.track_rules import price
from steamshed.games.age_of_steam.table.table import Table
from steamshed.hexrail.show.choices import bid, building, delivery
from steamshed.kernel.action import Action, Choice, Event


def choice(state: Table, action: Action) -> Choice:
    """The choice of the acting seat."""
    assert state.seat is not None
    seat, board = state.seat, state.rules.board
    if isinstance(action, Build):
        field = board.grid.index[action.hex]
        cost = price(state, seat, field, board.tiles.find[(action.tile, action.turn)])
        effect = "choice-replace" if state.network.piece[field] else "choice-build"
        return building(state, action, cost, effect, "tile")
    if isinstance(action, Deliver):
        return delivery(state, action)
    if isinstance(action, Urbanize):
        hex = board.grid.names[board.node_at[action.node]]
        things = (f"town-{hex}", f"newcity-{action.letter}")
        return Choice(action, things, 0, Event("choice-urbanize", seat, {"town": action.node, "letter": action.letter}))
    if isinstance(action, Issue):
        money = action.shares * state.rules.numbers.share_price
        return Choice(action, (), None, Event("choice-issue", seat, {"shares": action.shares, "money": money}))
    if isinstance(action, Bid):
        return bid(state, action)
    words = action.text.split(" ")
    return Choice(action, action.things(), None, Event(f"choice-{words[0]}", seat, {"what": " ".join(words[1:])}))
