"""Building the continent by hand: the outline, then item by item in turns.

See docs/rules/binario.md 5.1, H1 and H2; BI-HAND.
"""

from __future__ import annotations

from steamshed.games.binario.actions import Do, do
from steamshed.games.binario.content.continent import COAST, LAKE, MEADOW
from steamshed.games.binario.rules import opening
from steamshed.games.binario.rules.continent import by_hand, generator
from steamshed.games.binario.rules.phases.phase import BinarioPhase, cell_of, side_of
from steamshed.games.binario.table.table import Table
from steamshed.kernel.action import Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.violation import Violation


class Outline(BinarioPhase):
    """H1: P1 chooses one of three outlines (BI-HAND-01)."""

    name = "outline"
    verbs: tuple[str, ...] = ("outline",)

    def proposed(self, state: Table) -> list[Do]:
        return [do("outline", str(number)) for number in range(1, by_hand.OUTLINES + 1)]

    def check_words(self, state: Table, action: Do) -> Violation | None:
        return None if 1 <= int(action.word) <= by_hand.OUTLINES else Violation("BI-HAND-01")

    def perform(self, state: Table, action: Do, chance: Chance) -> list[Event]:
        events: list[Event] = []
        making = state.making
        assert making is not None
        rules = state.rules
        seed = making.seed + int(action.word) - 1
        by_hand.use(state, generator.outline(rules.box, seed, rules.map_size, rules.islands))
        making.outlined = True
        events.append(Event("outline-chosen", state.seat, {"number": int(action.word)}))
        # BI-HAND-02: P2 places the first item
        state.decide(1 - state.first, "continent")
        skip_impossible(state, chance, events)
        return events


class Making(BinarioPhase):
    """H2: the next item; a river takes several steps of one player."""

    name = "continent"
    verbs: tuple[str, ...] = ("place", "source", "flow", "widen")

    def proposed(self, state: Table) -> list[Do]:
        making, map = state.making, state.map
        assert making is not None
        if making.course:
            return [do(verb, side) for verb in ("flow", "widen") for side in "NESW"]
        if by_hand.now(state) != "river":
            return [do("place", map.names[cell]) for cell in range(map.size) if map.terrain[cell] in (MEADOW, COAST)]
        found: list[Do] = []
        for cell in range(map.size):
            if map.terrain[cell] == MEADOW:
                found.append(do("source", map.names[cell]))
                for side in range(4):
                    if map.terrain[map.near[4 * cell + side]] == LAKE:
                        found.append(do("source", map.names[cell], "NESW"[side]))
        return found

    def check_words(self, state: Table, action: Do) -> Violation | None:
        making = state.making
        assert making is not None
        if action.verb == "source":
            if making.course:
                return Violation("BI-HAND-04")
            side = side_of(action.words[1]) if len(action.words) > 1 else -1
            return by_hand.check_source(state, cell_of(state, action), side)
        if action.verb == "place":
            return Violation("BI-HAND-04") if making.course else by_hand.check_cell(state, cell_of(state, action))
        return by_hand.check_flow(state, side_of(action.word), action.verb == "widen")

    def perform(self, state: Table, action: Do, chance: Chance) -> list[Event]:
        events: list[Event] = []
        making = state.making
        assert making is not None
        item = by_hand.now(state)
        if action.verb == "source":
            making.course = [cell_of(state, action)]
            making.start_side = side_of(action.words[1]) if len(action.words) > 1 else -1
            making.widths = ""
        elif action.verb == "place":
            by_hand.place(state, cell_of(state, action))
        ended = action.verb == "place"
        if action.verb in ("flow", "widen"):
            ended = by_hand.flow(state, side_of(action.word), action.verb == "widen")
        if not ended:
            if not any(not by_hand.check_flow(state, side, False) for side in range(4)):
                # no end can be reached any more: the river is taken back and left out
                making.course, making.start_side, making.widths = [], -1, ""
                ended = True
            else:
                state.decide(state.decider, "continent")
                return events
        events.append(Event("item-placed", state.decider, {"item": item}))
        next_item(state, chance, events)
        return events


def next_item(state: Table, chance: Chance, events: list[Event]) -> None:
    making = state.making
    assert making is not None
    making.item += 1
    if making.item == len(by_hand.items(state)):
        opening.finish_map(state, chance, events)
        return
    state.decide(1 - state.decider, "continent")
    skip_impossible(state, chance, events)


def skip_impossible(state: Table, chance: Chance, events: list[Event]) -> None:
    """BI-HAND-06: an item without a legal cell is left out; the same player places the next one."""
    making = state.making
    while making is not None and state.phase == "continent" and not state.legal():
        events.append(Event("item-left-out", state.seat, {"item": by_hand.now(state)}))
        by_hand.leave_out(state)
        making.item += 1
        if making.item == len(by_hand.items(state)):
            opening.finish_map(state, chance, events)
            return
        state.options_now = None


PHASES: list[BinarioPhase] = [Outline(), Making()]
