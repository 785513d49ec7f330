"""What the decision points have in common. Each group of them is a module beside this one."""

from __future__ import annotations

from steamshed.games.binario.actions import Do
from steamshed.games.binario.rules.phases import causes
from steamshed.games.binario.table.table import Table
from steamshed.kernel.action import Action
from steamshed.kernel.phase import Phase
from steamshed.kernel.violation import Violation


class BinarioPhase(Phase[Table, Do]):
    """One decision point (docs/rules/binario.md 5). Its actions are verbs with words."""

    verbs: tuple[str, ...] = ()
    """The verbs that belong here; any other action belongs to another step (BI-RND-01)."""

    def proposed(self, state: Table) -> list[Do]:
        """Everything that could be chosen here, in canonical order; asked by ``legal`` if the phase has none."""
        raise NotImplementedError

    def check_words(self, state: Table, action: Do) -> Violation | None:
        """The rule that forbids an action with one of the verbs, without the facts of the case."""
        raise NotImplementedError

    def legal(self, state: Table) -> list[Action]:
        found: list[Action] = []
        for action in self.proposed(state):
            if self.check_words(state, action) is None:
                found.append(action)
        return found

    def check(self, state: Table, action: Do) -> Violation | None:
        if action.verb not in self.verbs:
            return Violation("BI-RND-01", {"action": action.text, "phase": state.phase})
        violation = self.check_words(state, action)
        return None if violation is None else violation.about(causes.facts(state, action, violation.rule))


def cell_of(state: Table, action: Do, at: int = 0) -> int:
    """The cell that an action names, or -1 outside the map."""
    return state.map.index.get(action.words[at], -1)


def side_of(word: str) -> int:
    return "NESW".index(word)
