"""Building the continent by hand: the outline (H1), then item by item in turns (H2; BI-HAND)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steamshed.games.binario import generator, hand, opening
from steamshed.games.binario.actions import Do, do
from steamshed.games.binario.continent import COAST, LAKE, MEADOW
from steamshed.games.binario.phase import Phase, cell_of, side_of
from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance

if TYPE_CHECKING:
    from steamshed.games.binario.state import Binario


class Outline(Phase):
    """H1: P1 chooses one of three outlines (BI-HAND-01)."""

    name = "outline"
    verbs: tuple[str, ...] = ("outline",)

    def options(self, state: Binario) -> list[Do]:
        return [do("outline", str(number)) for number in range(1, hand.OUTLINES + 1)]

    def fault(self, state: Binario, action: Do) -> str:
        return "" if 1 <= int(action.word) <= hand.OUTLINES else "BI-HAND-01"

    def perform(self, state: Binario, action: Action, chance: Chance, events: list[Event]) -> None:
        assert isinstance(action, Do)
        making = state.making
        assert making is not None
        rules = state.rules
        seed = making.seed + int(action.word) - 1
        hand.use(state, generator.outline(rules.catalog, seed, rules.map_size, rules.islands))
        making.outlined = True
        events.append(Event("outline-chosen", state.seat, {"number": int(action.word)}))
        # BI-HAND-02: P2 places the first item
        state.decide(1 - state.first, "continent")
        skip_impossible(state, chance, events)


class Making(Phase):
    """H2: the next item; a river takes several steps of one player."""

    name = "continent"
    verbs: tuple[str, ...] = ("place", "source", "flow", "widen")

    def options(self, state: Binario) -> list[Do]:
        making, map = state.making, state.map
        assert making is not None
        if making.course:
            return [do(verb, side) for verb in ("flow", "widen") for side in "NESW"]
        if hand.now(state) != "river":
            return [do("place", map.names[cell]) for cell in range(map.size) if map.terrain[cell] in (MEADOW, COAST)]
        found: list[Do] = []
        for cell in range(map.size):
            if map.terrain[cell] == MEADOW:
                found.append(do("source", map.names[cell]))
                for side in range(4):
                    if map.terrain[map.near[4 * cell + side]] == LAKE:
                        found.append(do("source", map.names[cell], "NESW"[side]))
        return found

    def fault(self, state: Binario, action: Do) -> str:
        making = state.making
        assert making is not None
        if action.verb == "source":
            if making.course:
                return "BI-HAND-04"
            side = side_of(action.words[1]) if len(action.words) > 1 else -1
            return hand.source_fault(state, cell_of(state, action), side)
        if action.verb == "place":
            return "BI-HAND-04" if making.course else hand.cell_fault(state, cell_of(state, action))
        return hand.flow_fault(state, side_of(action.word), action.verb == "widen")

    def perform(self, state: Binario, action: Action, chance: Chance, events: list[Event]) -> None:
        assert isinstance(action, Do)
        making = state.making
        assert making is not None
        assert state.seat is not None
        item = hand.now(state)
        if action.verb == "source":
            making.course = [cell_of(state, action)]
            making.start_side = side_of(action.words[1]) if len(action.words) > 1 else -1
            making.widths = ""
        elif action.verb == "place":
            hand.place(state, cell_of(state, action))
        ended = action.verb == "place"
        if action.verb in ("flow", "widen"):
            ended = hand.flow(state, side_of(action.word), action.verb == "widen")
        if not ended:
            if not any(not hand.flow_fault(state, side, False) for side in range(4)):
                # no end can be reached any more: the river is taken back and left out
                making.course, making.start_side, making.widths = [], -1, ""
                ended = True
            else:
                state.decide(state.seat, "continent")
                return
        events.append(Event("item-placed", state.seat, {"item": item}))
        next_item(state, chance, events)


def next_item(state: Binario, chance: Chance, events: list[Event]) -> None:
    making = state.making
    assert making is not None
    assert state.seat is not None
    making.item += 1
    if making.item == len(hand.items(state)):
        opening.finish_map(state, chance, events)
        return
    state.decide(1 - state.seat, "continent")
    skip_impossible(state, chance, events)


def skip_impossible(state: Binario, chance: Chance, events: list[Event]) -> None:
    """BI-HAND-06: an item without a legal cell is left out; the same player places the next one."""
    making = state.making
    while making is not None and state.phase == "continent" and not state.legal():
        events.append(Event("item-left-out", state.seat, {"item": hand.now(state)}))
        hand.leave_out(state)
        making.item += 1
        if making.item == len(hand.items(state)):
            opening.finish_map(state, chance, events)
            return
        state.options_now = None


PHASES: list[Phase] = [Outline(), Making()]
