"""Moving a train: steps, what they cost, loading and stopping, derailing (DS-MOVE, DS-DERAIL, DS-GOODS).

Nodes may be visited again and again (DS-MOVE-11). Only steps cost steam (DS-GOODS-01); goods of a colour are mere
counts (DS-GOODS-11), and nothing is unloaded before the end of a move (DS-GOODS-10). A water tower is track like any
other (DS-WATER-02).
"""

from __future__ import annotations

from steamshed.games.days_of_steam.actions import STEPS, Load, MoveStep
from steamshed.games.days_of_steam.rules.ending import end_turn, wins_at_once
from steamshed.games.days_of_steam.table.phases import RUN
from steamshed.games.days_of_steam.table.table import Table
from steamshed.games.days_of_steam.track.squaregrid import EDGES, is_curve
from steamshed.games.days_of_steam.track.squaretiles import EMPTY, STOP
from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.violation import Violation

# -- steps -----------------------------------------------------------------------------------------------------------


def ways_out(state: Table, seat: int) -> list[int]:
    """The edges by which the train may leave its node, wherever they lead (DS-MOVE-04 to 08)."""
    cell, piece = state.node[seat] // 4, state.node[seat] % 4
    tiles, laying = state.track.tiles, state.track.tile[cell]
    if state.entered >= 0:
        # DS-MOVE-05: only along a segment; a dead end has none (DS-MOVE-07)
        return tiles.exits[4 * laying + state.entered]
    # DS-MOVE-06 in a city; DS-MOVE-04 at the start of a move
    return [edge for edge in range(4) if tiles.piece[4 * laying + edge] == piece]


def step_cost(state: Table, seat: int, node: int) -> int:
    """DS-MOVE-02, DS-MOVE-03: the steam it takes to enter a node."""
    numbers, track, types = state.rules.numbers, state.track, state.rules.box.types
    laying = track.tile[node // 4]
    if laying == STOP:
        return numbers.cost_city
    if not track.tiles.layings[laying].pieces[node % 4].segments:
        cost = numbers.cost_dead_end
    elif types.hill[state.rules.box.type_of[laying]]:
        cost = numbers.cost_hill
    else:
        cost = numbers.cost_track
    return cost + numbers.passing if state.stood_on(node, seat) else cost


def may_step(state: Table, seat: int, cell: int, edge: int, steam: int) -> bool:
    """Whether a train on a cell can cross an edge with so much steam, and stop there or go on to where it can."""
    track = state.track
    following = cell + track.grid.steps[edge]
    laying = track.tile[following]
    if laying == EMPTY:
        return False
    entry = edge ^ 2
    node = 4 * following + track.tiles.piece[4 * laying + entry]
    cost = step_cost(state, seat, node)
    if cost > steam:
        return False
    if laying == STOP or not state.stood_on(node, seat):
        return True
    # DS-MOVE-10
    ways = track.tiles.exits[4 * laying + entry]
    return any(may_step(state, seat, following, out, steam - cost) for out in ways)


def steps(state: Table, seat: int) -> list[Action]:
    """Every legal step, in the order N E S W."""
    return steps_with(state, seat, state.spendable(seat))


def steps_with(state: Table, seat: int, steam: int) -> list[Action]:
    """Every step that would be legal with so much steam to spend."""
    if steam <= 0:
        return []
    cell = state.node[seat] // 4
    return [STEPS[edge] for edge in ways_out(state, seat) if may_step(state, seat, cell, edge, steam)]


def can_step(state: Table, seat: int) -> bool:
    return len(steps(state, seat)) > 0


def check_step(state: Table, seat: int, action: MoveStep) -> Violation | None:
    edge = action.edge
    args: dict[str, str | int] = {"edge": EDGES[edge]}
    cell, piece = state.node[seat] // 4, state.node[seat] % 4
    track = state.track
    tiles, laying = track.tiles, track.tile[cell]
    if edge not in ways_out(state, seat):
        other = tiles.piece[4 * laying + edge]
        if other >= 0 and other != piece and has_segments(state, laying, piece) and has_segments(state, laying, other):
            return Violation("DS-MOVE-08", args)
        if state.entered < 0:
            return Violation("DS-MOVE-04", args)
        return Violation("DS-MOVE-05" if has_segments(state, laying, piece) else "DS-MOVE-07", args)
    following = cell + track.grid.steps[edge]
    if track.tile[following] == EMPTY:
        return Violation("DS-MOVE-12", args)
    steam = state.spendable(seat)
    node = 4 * following + tiles.piece[4 * track.tile[following] + (edge ^ 2)]
    cost = step_cost(state, seat, node)
    if cost > steam:
        return Violation("DS-MOVE-01", {"edge": EDGES[edge], "cost": cost, "steam": steam})
    if not may_step(state, seat, cell, edge, steam):
        return Violation("DS-MOVE-10", args)
    return None


def has_segments(state: Table, laying: int, piece: int) -> bool:
    """Whether a piece is not a dead end."""
    return laying != STOP and len(state.track.tiles.layings[laying].pieces[piece].segments) > 0


def begin_run(state: Table, seat: int) -> None:
    """Remembers where everything was when the move began (DS-DERAIL-04)."""
    state.phase = RUN
    state.run_node = state.node[seat]
    state.run_cargo = state.cargo[seat]
    state.run_origin = state.origin[seat]


def step(state: Table, seat: int, edge: int, events: list[Event]) -> None:
    """Crosses a border: pays, and delivers if due (DS-MOVE-13, DS-GOODS-04)."""
    track = state.track
    following = state.node[seat] // 4 + track.grid.steps[edge]
    laying, entry = track.tile[following], (edge ^ 2)
    node = 4 * following + track.tiles.piece[4 * laying + entry]
    cost = step_cost(state, seat, node)
    # DS-DERAIL-03: run through from edge to edge; the piece the move began on has no edge entered by
    if state.entered >= 0 and is_curve(state.entered, edge):
        state.curve = True
    state.steam[seat] -= cost
    state.spent += cost
    state.node[seat] = node
    state.entered = -1 if laying == STOP else entry
    state.just_loaded = False
    args: dict[str, str | int] = {"edge": EDGES[edge], "cell": track.grid.names[following], "cost": cost}
    events.append(Event("train-moved", seat, args))
    if laying == STOP:
        deliver(state, seat, state.city_at[following], events)


def deliver(state: Table, seat: int, city: int, events: list[Event]) -> None:
    """DS-GOODS-04 to 07: at once and compulsorily, except in the city where it was loaded; final after the roll."""
    cargo = state.cargo[seat]
    if cargo < 0 or cargo != state.city_colour[city] or state.origin[seat] == city:
        return
    state.pending.append(cargo)
    state.cargo[seat] = -1
    state.origin[seat] = -1
    args: dict[str, str | int] = {"colour": state.rules.box.colours[cargo]}
    args["cell"] = state.track.grid.names[state.city_cell[city]]
    events.append(Event("good-arrived", seat, args))


# -- goods -----------------------------------------------------------------------------------------------------------


def city_of(state: Table, seat: int) -> int:
    """The city in which a train is, or -1."""
    return state.city_at.get(state.node[seat] // 4, -1)


def loadable(state: Table, seat: int) -> list[int]:
    """The colours that a train could load where it is (DS-GOODS-02, DS-GOODS-03), if a step is legal afterwards."""
    city = city_of(state, seat)
    if city < 0 or state.cargo[seat] >= 0:
        return []
    colours = len(state.rules.box.colours)
    return [colour for colour in range(colours) if state.goods[city * colours + colour]]


def check_load(state: Table, seat: int, action: Load) -> Violation | None:
    if state.cargo[seat] >= 0:
        return Violation("DS-GOODS-03", {"colour": action.colour})
    colour = state.rules.box.colour_of[action.colour]
    if colour not in loadable(state, seat):
        reason = "none" if city_of(state, seat) >= 0 else "track"
        return Violation("DS-GOODS-02", {"colour": action.colour, "reason": reason})
    if not can_step(state, seat):
        return Violation("DS-GOODS-02", {"colour": action.colour, "reason": "stuck"})
    return None


def load(state: Table, seat: int, colour: int, events: list[Event]) -> None:
    city, colours = city_of(state, seat), state.rules.box.colours
    state.goods[city * len(colours) + colour] -= 1
    state.loads.append(city * len(colours) + colour)
    state.cargo[seat] = colour
    # DS-GOODS-06
    state.origin[seat] = city
    state.just_loaded = True
    args: dict[str, str | int] = {"colour": colours[colour], "cell": state.track.grid.names[state.city_cell[city]]}
    events.append(Event("good-loaded", seat, args))


# -- the end of a move -----------------------------------------------------------------------------------------------


def check_stop(state: Table, seat: int) -> Violation | None:
    if state.spent == 0:
        return Violation("DS-MOVE-01", {"reason": "no_step"})
    if state.just_loaded:
        return Violation("DS-GOODS-02", {"colour": state.rules.box.colours[state.cargo[seat]], "reason": "loaded"})
    if city_of(state, seat) < 0 and state.stood_on(state.node[seat], seat):
        return Violation("DS-MOVE-09", {"cell": state.track.grid.names[state.node[seat] // 4]})
    return None


def ran_over_curve(state: Table, seat: int) -> bool:
    """DS-DERAIL-03: a curve run through, or every segment from the edge entered of the piece stopped on a curve."""
    if state.curve:
        return True
    if state.entered < 0:
        return False
    ways = state.track.tiles.exits[4 * state.track.tile[state.node[seat] // 4] + state.entered]
    return len(ways) > 0 and all(is_curve(state.entered, out) for out in ways)


def stop(state: Table, seat: int, chance: Chance, events: list[Event]) -> None:
    """The move ends: the roll if it was fast and over a curve (DS-DERAIL-01), then everything is final."""
    numbers, spent = state.rules.numbers, state.spent
    if spent > numbers.speed_limit and ran_over_curve(state, seat):
        die = chance.roll("die", numbers.die)
        # DS-DERAIL-02
        derailed = die <= spent - numbers.speed_limit
        args: dict[str, str | int] = {"die": die, "spent": spent, "needed": spent - numbers.speed_limit + 1}
        events.append(Event("derailed" if derailed else "roll-passed", seat, args))
        if derailed:
            undo_run(state, seat)
            end_turn(state, False, events)
            return
    arrive(state, seat, events)


def undo_run(state: Table, seat: int) -> None:
    """DS-DERAIL-04: train and goods are where they were; the steam stays spent."""
    for good in state.loads:
        state.goods[good] += 1
    state.node[seat] = state.run_node
    state.cargo[seat] = state.run_cargo
    state.origin[seat] = state.run_origin


def arrive(state: Table, seat: int, events: list[Event]) -> None:
    """Deliveries become final; cargo is unloaded in a city (DS-GOODS-08) and stays aboard on track (DS-GOODS-09)."""
    colours, city = state.rules.box.colours, city_of(state, seat)
    progress = len(state.pending) > 0
    for colour in state.pending:
        state.delivered = state.delivered[:]
        state.delivered[seat * len(colours) + colour] += 1
        events.append(
            Event("good-delivered", seat, {"colour": colours[colour], "points": state.rules.numbers.points_good})
        )
    cargo = state.cargo[seat]
    if city >= 0 and cargo >= 0:
        state.goods[city * len(colours) + cargo] += 1
        state.cargo[seat] = -1
        state.origin[seat] = -1
        cell = state.track.grid.names[state.city_cell[city]]
        events.append(Event("good-unloaded", seat, {"colour": colours[cargo], "cell": cell}))
    events.append(Event("move-ended", seat, {"spent": state.spent, "steam": state.steam[seat]}))
    # DS-DERAIL-05
    if not wins_at_once(state, seat, events):
        end_turn(state, progress, events)
