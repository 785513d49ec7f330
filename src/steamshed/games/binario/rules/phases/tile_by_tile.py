"""Step 3: laying a land route tile by tile (docs/rules/binario.md 5.4, M1 and M2)."""

from __future__ import annotations

from steamshed.games.binario.actions import Do, do
from steamshed.games.binario.rules import rounds
from steamshed.games.binario.rules.phases.building import ask_kind
from steamshed.games.binario.rules.phases.phase import BinarioPhase, cell_of, side_of
from steamshed.games.binario.rules.ways import laying
from steamshed.games.binario.rules.ways.builder import Spot
from steamshed.games.binario.rules.ways.tile_by_tile import Walk
from steamshed.games.binario.table.table import Table
from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance


class LayStart(BinarioPhase):
    """M1: where the path starts."""

    name = "lay_start"
    verbs: tuple[str, ...] = ("start",)

    def fault(self, state: Table, action: Do) -> str:
        assert state.pending is not None
        assert state.seat is not None
        return Walk(state, state.seat, state.pending.type).start_fault(cell_of(state, action))

    def legal(self, state: Table) -> list[Action]:
        assert state.pending is not None
        assert state.seat is not None
        walk = Walk(state, state.seat, state.pending.type, False)
        found: list[Action] = []
        for cell, name in enumerate(state.map.names):
            if not walk.start_fault(cell):
                found.append(do("start", name))
        return found

    def carry_out(self, state: Table, action: Do, chance: Chance, events: list[Event]) -> None:
        assert state.pending is not None
        state.pending.ends = [cell_of(state, action)]
        ask_kind(state, chance, events)


def walked(state: Table, reasons: bool = True) -> tuple[Walk, Spot]:
    """The path laid so far, followed again from its start."""
    pending = state.pending
    assert pending is not None
    assert state.seat is not None
    walk = Walk(state, state.seat, pending.type, reasons)
    spot = walk.begin(pending.ends[0], pending.kinds[0] if pending.kinds else -1)
    for text in pending.moves:
        verb, _, side = text.partition(" ")
        made = walk.move(spot, verb, side_of(side))
        assert made is not None
        spot = made
    return walk, spot


class Lay(BinarioPhase):
    """M2: the next move of a path that is laid tile by tile."""

    name = "lay"
    verbs: tuple[str, ...] = ("go", "station", "enter", "tunnel", "under", "surface", "stop")

    def legal(self, state: Table) -> list[Action]:
        walk, spot = walked(state, False)
        found: list[Action] = []
        for action in state.rules.moves[walk.builder.family]:
            if action.verb == "station" and walk.budget < walk.least_station:
                continue
            if not lay_fault(state, walk, spot, action):
                found.append(action)
        return found

    def fault(self, state: Table, action: Do) -> str:
        walk, spot = walked(state)
        return lay_fault(state, walk, spot, action)

    def carry_out(self, state: Table, action: Do, chance: Chance, events: list[Event]) -> None:
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
            pending.kinds.append(state.rules.box.station_of[action.words[1]])
            end = walk.builder.arrive(spot, side, state.map.near[4 * spot.cell + side], True)
        assert end is not None
        laying.lay(walk.builder, end, pending.kinds, events)
        rounds.end_build(state, chance, events)


def lay_fault(state: Table, walk: Walk, spot: Spot, action: Do) -> str:
    if action.verb == "stop":
        return walk.stop_fault(spot)
    side = side_of(action.words[0]) if action.words else 0
    if action.verb == "station":
        if not action.words:
            return "BI-RND-01"
        return walk.station_fault(spot, side, state.rules.box.station_of[action.words[1]])
    return walk.move_fault(spot, action.verb, side)


PHASES: list[BinarioPhase] = [LayStart(), Lay()]
