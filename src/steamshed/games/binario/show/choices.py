"""How a legal action is shown to the player: what it touches on the table, what it costs, what it does."""

from __future__ import annotations

from steamshed.games.binario.actions import Do
from steamshed.games.binario.rules import costs, effects
from steamshed.games.binario.rules.phases import building, objects, tile_by_tile, trade
from steamshed.games.binario.table.table import Table
from steamshed.kernel.action import Action, Choice, Event

ARROWS = str.maketrans("NESWnesw", "↑→↓←⇡⇢⇣⇠")
"""A path as a player sees it, cell by cell; dashed underground."""


def choice(state: Table, action: Action) -> Choice:
    """The choice of the acting seat."""
    assert isinstance(action, Do)
    assert state.seat is not None
    words = " ".join(action.words)
    args: dict[str, str | int] = {"what": words.translate(ARROWS) if action.verb == "path" else words}
    price = price_of(state, state.seat, action)
    if price is not None:
        args["silver"] = price
    return Choice(action, action.things(), price, Event(f"choice-{action.verb}", state.seat, args))


def price_of(state: Table, seat: int, action: Do) -> int | None:
    """The silver that an action takes, where it takes any by itself."""

    box = state.rules.box
    if action.verb == "buy":
        return effects.vehicle_price(state, seat, box.vehicle_of[action.word])
    if action.verb == "hq":
        return costs.central(state, seat, int(action.word))
    if action.verb == "accept":
        assert state.pending is not None
        return trade.used_price(state, state.pending.vehicle)
    if action.verb == "kind":
        assert state.pending is not None
        cell = building.new_ends(state)[len(state.pending.kinds)]
        kind = box.station_of[action.word]
        return costs.station(state, seat, kind, cell, state.pending.kinds.count(kind))
    if action.verb == "path":
        assert state.pending is not None
        planner = building.planner_of(state)
        for spot in planner.offered(state.pending.ends[0], state.pending.ends[1], box.proposals):
            if spot.text() == action.word:
                return spot.cost
    if state.phase == "lay" and action.verb in ("go", "tunnel", "under", "surface", "enter"):
        walk, spot = tile_by_tile.walked(state)
        made = walk.move(spot, action.verb, "NESW".index(action.word))
        return made.cost if made is not None else None
    if action.verb == "tile":
        return objects.full_price(state, objects.find_element(state, action))
    return None
