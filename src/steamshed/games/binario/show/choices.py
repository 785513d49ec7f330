"""How a legal action is shown to the player: what it touches on the table, what it costs, what it does."""

from __future__ import annotations

from steamshed.games.binario.actions import Do
from steamshed.games.binario.rules import costs, effects
from steamshed.games.binario.rules.phases import building, objects, tile_by_tile, trade
from steamshed.games.binario.rules.ways.steps import Spot
from steamshed.games.binario.table.table import Table
from steamshed.kernel.action import Action, Choice, Event

ARROWS = str.maketrans("NESWnesw", "↑→↓←⇡⇢⇣⇠")
"""A path as a player sees it, cell by cell; dashed underground."""


def choice(state: Table, action: Action) -> Choice:
    """The choice of the acting seat."""
    assert isinstance(action, Do)
    words = " ".join(action.words)
    args: dict[str, str | int] = {"what": words.translate(ARROWS) if action.verb == "path" else words}
    price = price_of(state, state.decider, action)
    if price is not None:
        args["silver"] = price
    return Choice(action, action.things(), price, Event(f"choice-{action.verb}", state.decider, args))


def price_of(state: Table, seat: int, action: Do) -> int | None:
    """The silver that an action takes, where it takes any by itself."""

    box = state.rules.box
    if action.verb == "buy":
        return effects.vehicle_price(state, seat, box.vehicle_of[action.word])
    if action.verb == "hq":
        return costs.central(state, seat, int(action.word))
    if action.verb == "accept":
        return trade.used_price(state, state.decision.vehicle)
    if action.verb == "kind":
        cell = building.new_ends(state)[len(state.decision.kinds)]
        kind = box.station_of[action.word]
        return costs.station(state, seat, kind, cell, state.decision.kinds.count(kind))
    if action.verb == "path":
        planner = building.planner_of(state)
        for spot in planner.offered(state.decision.ends[0], state.decision.ends[1], box.proposals):
            if spot.text() == action.word:
                return spot.cost
    if state.phase == "lay" and action.verb in ("go", "tunnel", "under", "surface", "enter"):
        walk, spot = tile_by_tile.walked(state)
        made = walk.move(spot, action.verb, "NESW".index(action.word))
        return made.cost if isinstance(made, Spot) else None
    if action.verb == "tile":
        return objects.full_price(state, objects.find_element(state, action))
    return None
