"""What the decision points have in common. Each group of them is a module in ``phases``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steamshed.games.binario.actions import Do
from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.violation import Violation

if TYPE_CHECKING:
    from steamshed.games.binario.state import Binario


class Phase:
    """One decision point of section 5."""

    name = ""
    verbs: tuple[str, ...] = ()
    """The verbs that belong here; any other action belongs to another step (BI-RND-01)."""

    def options(self, state: Binario) -> list[Do]:
        """Everything that could be chosen here, in canonical order."""
        raise NotImplementedError

    def fault(self, state: Binario, action: Do) -> str:
        """The rule that forbids an action with one of the verbs, or nothing."""
        raise NotImplementedError

    def perform(self, state: Binario, action: Action, chance: Chance, events: list[Event]) -> None:
        """Carries out a checked action and sets the next decision."""
        raise NotImplementedError

    def legal(self, state: Binario) -> list[Action]:
        found: list[Action] = []
        for action in self.options(state):
            if not self.fault(state, action):
                found.append(action)
        return found

    def check(self, state: Binario, action: Action) -> Violation | None:
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


def cell_of(state: Binario, action: Do, at: int = 0) -> int:
    """The cell that an action names, or -1 outside the map."""
    return state.map.index.get(action.words[at], -1)


def side_of(word: str) -> int:
    return "NESW".index(word)
