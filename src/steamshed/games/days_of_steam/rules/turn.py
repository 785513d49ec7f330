"""The start of a turn: one of a tile, a move or water; coal may come first (DS-TURN-04, DS-WATER, DS-COAL)."""

from __future__ import annotations

from steamshed.games.days_of_steam.actions import (
    BURNS,
    DRAW_CITY,
    WATER,
    Burn,
    City,
    DrawCity,
    Exchange,
    Load,
    MoveStep,
    Track,
    Water,
)
from steamshed.games.days_of_steam.rules.after_laying import (
    draw_city,
    draw_track,
    gain_steam,
    lay_display_city,
    lay_track,
)
from steamshed.games.days_of_steam.rules.ending import end_turn
from steamshed.games.days_of_steam.rules.phase import wrong_phase
from steamshed.games.days_of_steam.rules.placing import (
    can_lay_track,
    check_city,
    check_track,
    city_cells,
    city_fits_somewhere,
    tracks,
)
from steamshed.games.days_of_steam.rules.train_runs import (
    begin_run,
    can_step,
    check_load,
    check_step,
    load,
    loadable,
    step,
    steps,
    steps_with,
)
from steamshed.games.days_of_steam.table.phases import PLACE_DRAWN, TURN, TURN_BURNT
from steamshed.games.days_of_steam.table.table import Table
from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.phase import Phase
from steamshed.kernel.violation import Violation


class Turn(Phase[Table]):
    """Everything is open; there is no passing (DS-TURN-05)."""

    name = TURN

    def legal(self, state: Table) -> list[Action]:
        assert state.seat is not None
        seat = state.seat
        found = works(state, seat)
        if state.coal[seat]:
            most = min(state.coal[seat], state.rules.numbers.most_steam - state.steam[seat])
            first = 1 if found else first_burn(state, seat, most)
            # DS-COAL-01, DS-COAL-02
            found += BURNS[first : most + 1]
        if on_water(state, seat):
            found.append(WATER)
        if not found:
            # DS-TURN-06
            names = state.rules.box.types.names
            found = [Exchange(names[type]) for type in sorted(set(state.hands[seat]))]
        return found

    def check(self, state: Table, action: Action) -> Violation | None:
        assert state.seat is not None
        seat = state.seat
        if isinstance(action, Burn):
            return check_burn(state, seat, action)
        if isinstance(action, Water):
            return None if on_water(state, seat) else Violation("DS-WATER-01")
        if isinstance(action, Exchange):
            if state.rules.box.types.number[action.tile] not in state.hands[seat]:
                return Violation("DS-TURN-06", {"reason": "hand", "tile": action.tile})
            if works_somehow(state, seat) or on_water(state, seat) or burns_for_a_step(state, seat):
                return Violation("DS-TURN-06", {"reason": "possible", "tile": action.tile})
            return None
        return check_work(state, seat, action)

    def perform(self, state: Table, action: Action, chance: Chance) -> list[Event]:
        events: list[Event] = []
        assert state.seat is not None
        seat = state.seat
        if isinstance(action, Burn):
            state.coal = state.coal[:]
            state.coal[seat] -= action.cubes
            state.steam[seat] += action.cubes
            state.burnt = action.cubes
            state.phase = TURN_BURNT
            events.append(Event("coal-burnt", seat, {"cubes": action.cubes, "steam": state.steam[seat]}))
        elif isinstance(action, Water):
            # DS-WATER-01
            events.append(Event("water-taken", seat))
            gain_steam(state, seat, state.rules.numbers.water_tower, events)
            end_turn(state, False, events)
        elif isinstance(action, Exchange):
            exchange(state, seat, action, chance, events)
        else:
            work(state, seat, action, chance, events)
        return events


class TurnBurnt(Phase[Table]):
    """After coal: a tile play or a move must follow (DS-COAL-02)."""

    name = TURN_BURNT

    def legal(self, state: Table) -> list[Action]:
        assert state.seat is not None
        return works(state, state.seat)

    def check(self, state: Table, action: Action) -> Violation | None:
        assert state.seat is not None
        if isinstance(action, Burn):
            return Violation("DS-COAL-01", {"reason": "once", "cubes": action.cubes})
        if isinstance(action, (Water, Exchange)):
            return Violation("DS-COAL-02", {"reason": "after", "action": action.text})
        return check_work(state, state.seat, action)

    def perform(self, state: Table, action: Action, chance: Chance) -> list[Event]:
        events: list[Event] = []
        assert state.seat is not None
        work(state, state.seat, action, chance, events)
        return events


# -- a tile play or a move -------------------------------------------------------------------------------------------


def works(state: Table, seat: int) -> list[Action]:
    """Every tile play and every beginning of a move."""
    found = tracks(state, seat)
    pile = sum(state.city_pile) > 0
    if pile or state.display.count(-1) < len(state.display):
        cells = city_cells(state)
        if cells:
            actions = state.rules.box.actions(state.track.grid)
            for slot, colour in enumerate(state.display):
                if colour >= 0:
                    found += [actions.city(slot, cell) for cell in cells]
            if pile:
                found.append(DRAW_CITY)
    moves = steps(state, seat)
    if moves:
        found += moves
        found += [state.rules.box.loads[colour] for colour in loadable(state, seat)]
    return found


def works_somehow(state: Table, seat: int) -> bool:
    """Whether there is any tile play or move."""
    if can_step(state, seat) or can_lay_track(state, seat):
        return True
    cities = sum(state.city_pile) > 0 or state.display.count(-1) < len(state.display)
    return cities and city_fits_somewhere(state)


def check_work(state: Table, seat: int, action: Action) -> Violation | None:
    if isinstance(action, Track):
        return check_track(state, seat, action)
    if isinstance(action, City):
        # DS-CITY-02: a place stays empty once the pile is
        if not 1 <= action.slot <= len(state.display) or state.display[action.slot - 1] < 0:
            return Violation("DS-CITY-02", {"slot": action.slot})
        return check_city(state, action.x, action.y)
    if isinstance(action, DrawCity):
        if sum(state.city_pile) == 0:
            return Violation("DS-CITY-01", {"reason": "pile"})
        return None if city_fits_somewhere(state) else Violation("DS-CITY-03", {"reason": "cell"})
    if isinstance(action, MoveStep):
        return check_step(state, seat, action)
    if isinstance(action, Load):
        return check_load(state, seat, action)
    return wrong_phase(state, action)


def work(state: Table, seat: int, action: Action, chance: Chance, events: list[Event]) -> None:
    if isinstance(action, Track):
        lay_track(state, seat, action, chance, events)
    elif isinstance(action, City):
        lay_display_city(state, seat, action.slot - 1, action.x, action.y, chance, events)
    elif isinstance(action, DrawCity):
        # DS-CITY-03: shown to all, then placed
        state.drawn = draw_city(state, chance)
        state.phase = PLACE_DRAWN
        events.append(Event("city-drawn", seat, {"city": state.rules.box.colours[state.drawn]}, reveals=True))
    elif isinstance(action, MoveStep):
        begin_run(state, seat)
        step(state, seat, action.edge, events)
    elif isinstance(action, Load):
        begin_run(state, seat)
        load(state, seat, state.rules.box.colour_of[action.colour], events)


# -- water, coal, exchange -------------------------------------------------------------------------------------------


def on_water(state: Table, seat: int) -> bool:
    """DS-WATER-01: the train stands on a water tower piece, one that trains run through."""
    cell, piece = state.node[seat] // 4, state.node[seat] % 4
    laying = state.track.tile[cell]
    type = state.rules.box.type_of[laying]
    return (
        type >= 0
        and state.rules.box.types.water[type]
        and bool(state.track.tiles.layings[laying].pieces[piece].segments)
    )


def check_burn(state: Table, seat: int, action: Burn) -> Violation | None:
    coal, room = state.coal[seat], state.rules.numbers.most_steam - state.steam[seat]
    if coal == 0 and len(state.city_cell) < state.rules.box.cities:
        return Violation("DS-COAL-04", {"cubes": action.cubes})
    if not 1 <= action.cubes <= min(coal, room):
        return Violation("DS-COAL-01", {"reason": "number", "cubes": action.cubes, "coal": coal, "room": room})
    if not works_somehow(state, seat) and action.cubes < first_burn(state, seat, min(coal, room)):
        return Violation("DS-COAL-02", {"reason": "nothing", "action": action.text})
    return None


def first_burn(state: Table, seat: int, most: int) -> int:
    """The fewest cubes whose steam lets the train run where nothing else can be done (DS-COAL-02): ``most`` + 1 if none
    does. More cubes let it run all the more.

    Until version 1 of the rules only what could be done before burning counted.
    """
    if state.rules.coal_same_turn and state.rules.version > 1:
        for cubes in range(1, most + 1):
            if steps_with(state, seat, state.spendable(seat) + cubes):
                return cubes
    return most + 1


def burns_for_a_step(state: Table, seat: int) -> bool:
    """Whether burning coal alone makes a step possible."""
    most = min(state.coal[seat], state.rules.numbers.most_steam - state.steam[seat])
    return first_burn(state, seat, most) <= most


def exchange(state: Table, seat: int, action: Exchange, chance: Chance, events: list[Event]) -> None:
    """DS-TURN-06, DS-INFO-04: the tile put away is shown, out of the game, and another one drawn."""
    type = state.rules.box.types.number[action.tile]
    state.hands[seat].remove(type)
    state.gone = state.gone[:]
    state.gone[type] += 1
    events.append(Event("tile-exchanged", seat, {"tile": action.tile}, reveals=True))
    draw_track(state, seat, chance, events)
    end_turn(state, True, events)
