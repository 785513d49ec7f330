"""A position of Railroad Revolution as everybody else sees it: the contract of the kernel, tied to the rules."""

from __future__ import annotations

from steamshed.games.railroad_revolution.actions import Move
from steamshed.games.railroad_revolution.proof.audit import find_fault
from steamshed.games.railroad_revolution.rules import scoring
from steamshed.games.railroad_revolution.rules.visibility import add_what_follows
from steamshed.games.railroad_revolution.show import choices
from steamshed.games.railroad_revolution.table.codecs.following import work_out
from steamshed.games.railroad_revolution.table.fields import DECLARED
from steamshed.games.railroad_revolution.table.phases import PHASE_NAMES
from steamshed.games.railroad_revolution.table.table import Table
from steamshed.kernel.action import Action, Choice, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.position import Positions
from steamshed.kernel.violation import Violation


class RailroadRevolution(Table):
    """A position of Railroad Revolution."""

    def clone(self) -> RailroadRevolution:
        return RailroadRevolution(self.rules, self.phases, self)

    def legal(self) -> list[Action]:
        if self.seat is None:
            return []
        known = self.known_legal
        if known is None:
            known = self.known_legal = self.phases[self.phase].legal(self)
        return known[:]

    def check(self, action: Action) -> Violation | None:
        if not isinstance(action, Move):
            return Violation("RR-TURN-09", {"action": action.text, "phase": self.phase})
        return self.phases[self.phase].check(self, action)

    def perform(self, action: Action, chance: Chance) -> list[Event]:
        assert isinstance(action, Move)
        events = self.phases[self.phase].perform(self, action, chance)
        self.phase = self.phase_name()
        self.known_legal = None
        return events

    def view(self, seat: int | None) -> dict[str, object]:
        return add_what_follows(self, seat, POSITIONS.dump(self, seat))

    def dump(self) -> dict[str, object]:
        return POSITIONS.dump(self)

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
        from steamshed.games.railroad_revolution.show.scenes import picture

        return picture(self.view(None), language=language)


POSITIONS: Positions[RailroadRevolution] = Positions(
    "railroad_revolution", DECLARED.codecs(), DECLARED.parts, PHASE_NAMES, work_out
)
