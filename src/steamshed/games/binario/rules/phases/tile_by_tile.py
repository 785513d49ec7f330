"""Step 3: laying a land route tile by tile (docs/rules/binario.md 5.4, M1 and M2)."""

from __future__ import annotations

from steamshed.games.binario.actions import Do, do
from steamshed.games.binario.rules import rounds
from steamshed.games.binario.rules.phases.building import ask_kind
from steamshed.games.binario.rules.phases.phase import BinarioPhase, cell_of, side_of
from steamshed.games.binario.rules.ways import laying
from steamshed.games.binario.rules.ways.steps import Spot
from steamshed.games.binario.rules.ways.tile_by_tile import Walk
from steamshed.games.binario.table.table import Table
from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.violation import Violation


class LayStart(BinarioPhase):
    """M1: where the path starts."""

    name = "lay_start"
    verbs: tuple[str, ...] = ("start",)

    def check_words(self, state: Table, action: Do) -> Violation | None:
        return Walk(state, state.decider, state.decision.type).check_start(cell_of(state, action))

    def legal(self, state: Table) -> list[Action]:
        walk = Walk(state, state.decider, state.decision.type, False)
        found: list[Action] = []
        for cell, name in enumerate(state.map.names):
            if not walk.check_start(cell):
                found.append(do("start", name))
        return found

    def perform(self, state: Table, action: Do, chance: Chance) -> list[Event]:
        events: list[Event] = []
        state.decision.ends = [cell_of(state, action)]
        ask_kind(state, chance, events)
        return events


def walked(state: Table, reasons: bool = True) -> tuple[Walk, Spot]:
    """The path laid so far, followed again from its start."""
    pending = state.decision
    walk = Walk(state, state.decider, pending.type, reasons)
    spot = walk.begin(pending.ends[0], pending.kinds[0] if pending.kinds else -1)
    for text in pending.moves:
        verb, _, side = text.partition(" ")
        made = walk.move(spot, verb, side_of(side))
        assert isinstance(made, Spot), made
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
            if not check_lay(state, walk, spot, action):
                found.append(action)
        return found

    def check_words(self, state: Table, action: Do) -> Violation | None:
        walk, spot = walked(state)
        return check_lay(state, walk, spot, action)

    def perform(self, state: Table, action: Do, chance: Chance) -> list[Event]:
        events: list[Event] = []
        pending = state.decision
        walk, spot = walked(state)
        if action.verb in ("go", "tunnel", "under", "surface"):
            pending.moves.append(action.text)
            state.decide(state.decider, "lay")
            return events
        end: Spot | Violation
        if action.verb == "stop":
            end = walk.end_at(spot)
        elif action.verb == "enter":
            end = walk.move(spot, "enter", side_of(action.word))
        else:
            side = side_of(action.word)
            pending.kinds.append(state.rules.box.station_of[action.words[1]])
            end = walk.builder.arrive(spot, side, state.map.near[4 * spot.cell + side], True)
        assert isinstance(end, Spot), end
        laying.lay(walk.builder, end, pending.kinds, events)
        rounds.end_build(state, chance, events)
        return events


def check_lay(state: Table, walk: Walk, spot: Spot, action: Do) -> Violation | None:
    if action.verb == "stop":
        return walk.check_stop(spot)
    side = side_of(action.words[0]) if action.words else 0
    if action.verb == "station":
        if not action.words:
            return Violation("BI-RND-01")
        return walk.check_station(spot, side, state.rules.box.station_of[action.words[1]])
    return walk.check_move(spot, action.verb, side)


PHASES: list[BinarioPhase] = [LayStart(), Lay()]
