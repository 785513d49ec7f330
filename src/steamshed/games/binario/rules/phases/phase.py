"""What the decision points have in common. Each group of them is a module beside this one."""

from __future__ import annotations

from steamshed.games.binario.actions import Do
from steamshed.games.binario.table.table import Table
from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.phase import Phase
from steamshed.kernel.violation import Violation


class BinarioPhase(Phase[Table]):
    """One decision point (docs/rules/binario.md 5). Its actions are verbs with words."""

    name = ""
    verbs: tuple[str, ...] = ()
    """The verbs that belong here; any other action belongs to another step (BI-RND-01)."""

    def options(self, state: Table) -> list[Do]:
        """Everything that could be chosen here, in canonical order."""
        raise NotImplementedError

    def fault(self, state: Table, action: Do) -> str:
        """The rule that forbids an action with one of the verbs, or nothing."""
        raise NotImplementedError

    def carry_out(self, state: Table, action: Do, chance: Chance, events: list[Event]) -> None:
        """Does what a checked action says and sets the next decision."""
        raise NotImplementedError

    def perform(self, state: Table, action: Action, chance: Chance, events: list[Event]) -> None:
        assert isinstance(action, Do)
        self.carry_out(state, action, chance, events)

    def legal(self, state: Table) -> list[Action]:
        found: list[Action] = []
        for action in self.options(state):
            if not self.fault(state, action):
                found.append(action)
        return found

    def check(self, state: Table, action: Action) -> Violation | None:
        assert isinstance(action, Do)
        args: dict[str, str | int] = {"action": action.text, "phase": state.phase}
        if action.verb not in self.verbs:
            return Violation("BI-RND-01", args)
        known = state.options_now
        if known is not None and action in known:
            return None
        rule = self.fault(state, action)
        if not rule:
            return None
        assert state.seat is not None
        args["silver"] = state.silver[state.seat]
        return Violation(rule, args)


def cell_of(state: Table, action: Do, at: int = 0) -> int:
    """The cell that an action names, or -1 outside the map."""
    return state.map.index.get(action.words[at], -1)


def side_of(word: str) -> int:
    return "NESW".index(word)
