"""How a legal action is shown to the player: what it touches on the table, what it costs, what it does."""

from __future__ import annotations

from steamshed.games.days_of_steam.actions import Burn, City, Load, MoveStep, Place, Track
from steamshed.games.days_of_steam.rules.train_runs import city_of, step_cost
from steamshed.games.days_of_steam.table.table import Table
from steamshed.games.days_of_steam.track.squaregrid import EDGES
from steamshed.games.days_of_steam.track.squaretiles import EMPTY
from steamshed.kernel.action import Action, Choice, Event


def choice(state: Table, action: Action) -> Choice:
    """The choice of the acting seat."""
    assert state.seat is not None
    seat, box = state.seat, state.rules.box
    args: dict[str, str | int]
    if isinstance(action, Track):
        covers = state.track.tile[state.track.grid.at(action.x, action.y)] != EMPTY
        steam = box.types.steam[box.types.number[action.tile]]
        args = {"tile": action.tile, "cell": f"{action.x},{action.y}", "turn": action.turn, "steam": steam}
        return Choice(action, action.things(), None, Event("choice-cover" if covers else "choice-track", seat, args))
    if isinstance(action, City | Place):
        colour = state.display[action.slot - 1] if isinstance(action, City) else state.drawn
        args = {"city": box.colours[colour], "cell": f"{action.x},{action.y}", "steam": box.city_steam[colour]}
        return Choice(action, action.things(), None, Event("choice-city", seat, args))
    if isinstance(action, MoveStep):
        track = state.track
        following = state.node[seat] // 4 + track.grid.steps[action.edge]
        node = 4 * following + track.tiles.piece[4 * track.tile[following] + (action.edge ^ 2)]
        cost = step_cost(state, seat, node)
        name = track.grid.names[following]
        args = {"edge": EDGES[action.edge], "cell": name, "cost": cost}
        return Choice(action, (f"train-{seat}", f"cell-{name}"), cost, Event("choice-move_step", seat, args))
    if isinstance(action, Load):
        cell = state.track.grid.names[state.city_cell[city_of(state, seat)]]
        args = {"colour": action.colour, "cell": cell}
        return Choice(action, (f"good-{cell}-{action.colour}-1",), 0, Event("choice-load", seat, args))
    if isinstance(action, Burn):
        return Choice(action, (f"figure-coal-{seat}",), None, Event("choice-burn", seat, {"cubes": action.cubes}))
    words = action.text.split(" ")
    things = action.things() or (f"train-{seat}",)
    return Choice(action, things, None, Event(f"choice-{words[0]}", seat, {"what": " ".join(words[1:])}))
