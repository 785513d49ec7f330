"""Step 3: laying a land route tile by tile (5.4, M1 and M2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steamshed.games.binario import laying, steps
from steamshed.games.binario.actions import STOP, Do, do
from steamshed.games.binario.network import is_free
from steamshed.games.binario.phase import Phase, cell_of, side_of
from steamshed.games.binario.phases.building import ask_kind
from steamshed.games.binario.survey import Spot
from steamshed.games.binario.walking import Walk
from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance

if TYPE_CHECKING:
    from steamshed.games.binario.state import Binario


class LayStart(Phase):
    """M1: where the path starts."""

    name = "lay_start"
    verbs: tuple[str, ...] = ("start",)

    def options(self, state: Binario) -> list[Do]:
        names = state.map.names
        return [
            do("start", names[cell])
            for cell in range(state.map.size)
            if state.station[cell] >= 0 or state.way_type[2 * cell] >= 0 or is_free(state, cell)
        ]

    def fault(self, state: Binario, action: Do) -> str:
        assert state.pending is not None
        assert state.seat is not None
        return Walk(state, state.seat, state.pending.type).start_fault(cell_of(state, action))

    def legal(self, state: Binario) -> list[Action]:
        assert state.pending is not None
        assert state.seat is not None
        walk = Walk(state, state.seat, state.pending.type)
        return [action for action in self.options(state) if not walk.start_fault(cell_of(state, action))]

    def perform(self, state: Binario, action: Action, chance: Chance, events: list[Event]) -> None:
        assert isinstance(action, Do)
        assert state.pending is not None
        state.pending.ends = [cell_of(state, action)]
        ask_kind(state, chance, events)


def walked(state: Binario) -> tuple[Walk, Spot]:
    """The path laid so far, followed again from its start."""
    pending = state.pending
    assert pending is not None
    assert state.seat is not None
    walk = Walk(state, state.seat, pending.type)
    spot = walk.begin(pending.ends[0], pending.kinds[0] if pending.kinds else -1)
    for text in pending.moves:
        verb, _, side = text.partition(" ")
        made = walk.move(spot, verb, side_of(side))
        assert made is not None
        spot = made
    return walk, spot


class Lay(Phase):
    """M2: the next move of a path that is laid tile by tile."""

    name = "lay"
    verbs: tuple[str, ...] = ("go", "station", "enter", "tunnel", "under", "surface", "stop")

    def options(self, state: Binario) -> list[Do]:
        pending = state.pending
        assert pending is not None
        catalog = state.rules.catalog
        family = catalog.ways[pending.type].family
        found: list[Do] = []
        for verb in ("go", "station", "enter", "tunnel", "under", "surface"):
            for side in "NESW":
                if verb == "station":
                    found += [do(verb, side, catalog.stations[kind].id) for kind in state.rules.way_kinds[family]]
                else:
                    found.append(do(verb, side))
        return [*found, STOP]

    def legal(self, state: Binario) -> list[Action]:
        walk, spot = walked(state)
        return [action for action in self.options(state) if not lay_fault(state, walk, spot, action)]

    def fault(self, state: Binario, action: Do) -> str:
        walk, spot = walked(state)
        return lay_fault(state, walk, spot, action)

    def perform(self, state: Binario, action: Action, chance: Chance, events: list[Event]) -> None:
        assert isinstance(action, Do)
        pending = state.pending
        assert pending is not None
        assert state.seat is not None
        walk, spot = walked(state)
        if action.verb in ("go", "tunnel", "under", "surface"):
            pending.moves.append(action.text)
            state.decide(state.seat, "lay")
            return
        end: Spot | None
        if action.verb == "stop":
            end = walk.end_at(spot)
        elif action.verb == "enter":
            end = walk.move(spot, "enter", side_of(action.word))
        else:
            side = side_of(action.word)
            pending.kinds.append(state.rules.catalog.station_of[action.words[1]])
            end = walk.survey.arrive(spot, side, state.map.near[4 * spot.cell + side], True)
        assert end is not None
        laying.lay(walk.survey, end, pending.kinds, events)
        steps.end_build(state, chance, events)


def lay_fault(state: Binario, walk: Walk, spot: Spot, action: Do) -> str:
    if action.verb == "stop":
        return walk.stop_fault(spot)
    side = side_of(action.words[0]) if action.words else 0
    if action.verb == "station":
        if not action.words:
            return "BI-RND-01"
        return walk.station_fault(spot, side, state.rules.catalog.station_of[action.words[1]])
    return walk.move_fault(spot, action.verb, side)


PHASES: list[Phase] = [LayStart(), Lay()]
