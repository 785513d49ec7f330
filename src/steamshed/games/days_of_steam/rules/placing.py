"""Placing track tiles (DS-PLACE), playing over existing track (DS-OVER) and placing cities (DS-CITY): what is legal.

``legal`` uses the keys of the cells that the track keeps; ``check`` asks rule by rule, in the order in which a reason
is reported: over, edge, connect, far, cut_city, cut_track; for a city occupied, edge, connect, close.
"""

from __future__ import annotations

from steamshed.games.days_of_steam.actions import Track
from steamshed.games.days_of_steam.table.table import Table
from steamshed.games.days_of_steam.track.squaregrid import EDGES
from steamshed.games.days_of_steam.track.squaretiles import EMPTY, STOP
from steamshed.games.days_of_steam.track.squaretrack import NEVER
from steamshed.kernel.action import Action
from steamshed.kernel.violation import Violation

# -- every legal placement -------------------------------------------------------------------------------------------


def tracks(state: Table, seat: int) -> list[Action]:
    """Every track tile of the hand on every cell: by type, on empty cells, then over others, in reading order."""
    found: list[Action] = []
    track, types = state.track, state.rules.box.types
    actions = state.rules.box.actions(track.grid)
    tile, key, cover = track.tile, track.key, track.cover
    covered = state.rules.box.coverable
    last = -1
    for type in state.hands[seat]:
        # identical tiles are one option
        if type == last:
            continue
        last = type
        fits = track.tiles.fits[type]
        # DS-PLACE-08: nothing but the cells that track leads to can be legal
        made = actions.of_type(type)
        for cell in track.open:
            turns = fits[key[cell]]
            if turns:
                found += made[16 * cell + turns] or actions.track(type, cell, turns)
        if types.over[type]:
            for cell in track.laid:
                # the quick half of over_turns first
                if covered[tile[cell]] and (cover[cell] < 0 or fits[cover[cell]]):
                    turns = over_turns(state, type, cell)
                    if turns:
                        found += made[16 * cell + turns] or actions.track(type, cell, turns)
    return found


def can_lay_track(state: Table, seat: int) -> bool:
    """Whether any track tile of the hand can be laid anywhere."""
    track, types = state.track, state.rules.box.types
    for type in set(state.hands[seat]):
        fits = track.tiles.fits[type]
        for cell in track.open:
            if fits[track.key[cell]]:
                return True
        if types.over[type]:
            for cell in track.laid:
                if over_turns(state, type, cell):
                    return True
    return False


def carries_train(state: Table, cell: int) -> bool:
    return any(node // 4 == cell for node in state.node)


def over_turns(state: Table, type: int, cell: int) -> int:
    """The turns, as bits, in which a type may cover the tile on a cell (DS-OVER-05, DS-OVER-06)."""
    track = state.track
    tiles = track.tiles
    # DS-OVER-02: not hills, bridges, nor tiles on which a train stands
    if not state.rules.box.coverable[track.tile[cell]]:
        return 0
    turns = tiles.fits[type][track.cover_key(cell)]
    if not turns or carries_train(state, cell):
        return 0
    through = track.through(cell)
    for turn in range(4):
        if turns >> turn & 1:
            segments = tiles.segments[tiles.find[4 * type + turn]]
            # what keeps the way through cuts nothing
            if through & ~segments and (track.cut_track(cell, segments) or track.cut_stop(cell, segments)):
                turns &= ~(1 << turn)
    return turns


def city_cells(state: Table) -> list[int]:
    """Every cell on which a city may be placed, in reading order (DS-CITY-04, DS-CITY-10)."""
    return state.track.sites


def city_fits_somewhere(state: Table) -> bool:
    return len(state.track.sites) > 0


# -- one placement, rule by rule -------------------------------------------------------------------------------------


def cell_at(state: Table, x: int, y: int) -> int:
    """The cell, or -1 if it is so far out that no tile can be near."""
    grid = state.track.grid
    if abs(x) >= grid.reach or abs(y) >= grid.reach:
        return -1
    return grid.at(x, y)


def refused(rule: str, reason: str, x: int, y: int) -> Violation:
    return Violation(rule, {"reason": reason, "cell": f"{x},{y}"})


def check_track(state: Table, seat: int, action: Track) -> Violation | None:
    """DS-PLACE-01 to 04 and DS-OVER."""
    box = state.rules.box
    type = box.types.number.get(action.tile, -1)
    if type not in state.hands[seat]:
        return Violation("DS-PLACE-01", {"reason": "hand", "tile": action.tile, "cell": f"{action.x},{action.y}"})
    cell = cell_at(state, action.x, action.y)
    if cell < 0:
        return refused("DS-PLACE-03", "connect", action.x, action.y)
    laying = box.tiles.find[4 * type + action.turn]
    old = state.track.tile[cell]
    if old != EMPTY:
        violation = check_cover(state, type, cell, action)
        if violation is not None:
            return violation
    return check_laying(state, cell, laying, old, action.x, action.y)


def check_cover(state: Table, type: int, cell: int, action: Track) -> Violation | None:
    """DS-OVER-01 to 03."""
    box, old = state.rules.box, state.track.tile[cell]
    if not box.types.over[type]:
        return refused("DS-OVER-01", "over", action.x, action.y)
    what = ""
    if old == STOP:
        what = "city"
    elif not box.coverable[old]:
        what = "hill" if box.types.hill[box.type_of[old]] else "bridge"
    elif carries_train(state, cell):
        what = "train"
    if what:
        return Violation("DS-OVER-02", {"reason": "over", "what": what, "cell": f"{action.x},{action.y}"})
    return None


def check_laying(state: Table, cell: int, laying: int, old: int, x: int, y: int) -> Violation | None:
    """DS-PLACE-02 to 04 with the old tile gone (DS-OVER-05), then DS-OVER-06.

    How near two cities come to each other by a track tile does not matter (DS-PLACE-05).
    """
    track = state.track
    edge = mismatch(state, cell, track.tiles.mask[laying])
    if edge >= 0:
        return Violation("DS-PLACE-02", {"reason": "edge", "edge": EDGES[edge], "cell": f"{x},{y}"})
    nearest = NEVER
    for out in range(4):
        # DS-PLACE-03: edges of segments only, a dead end never counts; DS-PLACE-06: one of them is enough
        if track.tiles.layings[laying].through >> out & 1:
            nearest = min(nearest, track.distance(cell, out))
    if nearest == NEVER:
        return refused("DS-PLACE-03", "connect", x, y)
    if nearest + 1 > state.rules.numbers.distance:
        return refused("DS-PLACE-04", "far", x, y)
    segments = track.tiles.segments[laying]
    if old != EMPTY and track.tiles.segments[old] & ~segments:
        if track.cut_stop(cell, segments):
            return refused("DS-OVER-06", "cut_city", x, y)
        if track.cut_track(cell, segments):
            return refused("DS-OVER-06", "cut_track", x, y)
    return None


def mismatch(state: Table, cell: int, mask: int) -> int:
    """DS-PLACE-02: the first edge at which track would meet a blank side or a blank side track, or -1."""
    track = state.track
    for edge in range(4):
        other = track.tile[cell + track.grid.steps[edge]]
        if other != EMPTY and track.tiles.mask[other] >> (edge ^ 2) & 1 != mask >> edge & 1:
            return edge
    return -1


def check_city(state: Table, x: int, y: int) -> Violation | None:
    """DS-CITY-04, DS-CITY-05; there is no limit of distance (DS-CITY-06)."""
    cell = cell_at(state, x, y)
    if cell < 0:
        return refused("DS-CITY-04", "connect", x, y)
    track = state.track
    if track.tile[cell] != EMPTY:
        return refused("DS-CITY-04", "occupied", x, y)
    if mismatch(state, cell, track.tiles.mask[STOP]) >= 0:
        return refused("DS-CITY-04", "edge", x, y)
    nearest = min(track.distance(cell, edge) for edge in range(4))
    if nearest == NEVER:
        return refused("DS-CITY-04", "connect", x, y)
    if nearest < state.rules.numbers.between:
        return refused("DS-CITY-05" if nearest == 0 else "DS-CITY-04", "close", x, y)
    return None
