"""A position of Binario Duel as everybody else sees it: the contract of the kernel, tied to the rules."""

from __future__ import annotations

from steamshed.games.binario.actions import Do
from steamshed.games.binario.proof.audit import find_fault
from steamshed.games.binario.rules import scoring
from steamshed.games.binario.rules.completing import complete
from steamshed.games.binario.rules.visibility import add_what_follows
from steamshed.games.binario.show import choices
from steamshed.games.binario.table.fields import DECLARED
from steamshed.games.binario.table.line_codecs import rows_without_path
from steamshed.games.binario.table.phases import PHASE_NAMES
from steamshed.games.binario.table.table import Table
from steamshed.kernel.action import Action, Choice, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.position import Given, Positions
from steamshed.kernel.violation import Violation


class Binario(Table):
    """A position of Binario Duel."""

    def clone(self) -> Binario:
        return Binario(self.rules, self.map, self.phases, self)

    def legal(self) -> list[Action]:
        if self.seat is None:
            return []
        if self.options_now is None:
            self.options_now = self.phases[self.phase].legal(self)
        return self.options_now[:]

    def check(self, action: Action) -> Violation | None:
        if self.seat is None:
            return Violation("BI-END-01", {"action": action.text})
        if not isinstance(action, Do):
            return Violation("BI-RND-01", {"action": action.text, "phase": self.phase})
        return self.phases[self.phase].check(self, action)

    def perform(self, action: Action, chance: Chance) -> list[Event]:
        assert isinstance(action, Do)
        self.options_now = None
        self.planner_now = None
        return self.phases[self.phase].perform(self, action, chance)

    def dump(self) -> dict[str, object]:
        return POSITIONS.dump(self)

    def view(self, seat: int | None) -> dict[str, object]:
        return add_what_follows(self, seat, POSITIONS.dump(self, seat))

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def breakdown(self, seat: int) -> dict[str, int]:
        return scoring.breakdown(self, seat)

    def standing(self) -> list[list[int]]:
        return scoring.standing(self)

    def fault(self) -> tuple[str, str]:
        return find_fault(self)

    def choice(self, action: Action) -> Choice:
        return choices.choice(self, action)

    def svg(self, language: str = "en") -> str:
        from steamshed.games.binario.show.scenes import picture

        return picture(self.view(None), language=language)


def settle(state: Binario, given: Given) -> None:
    """Works out what a position leaves out."""
    complete(state, rows_without_path(state, given))


POSITIONS: Positions[Binario] = Positions("binario", DECLARED.codecs(), DECLARED.parts, PHASE_NAMES, settle)
