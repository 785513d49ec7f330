"""A position of Railroad Revolution as everybody else sees it: the contract of the kernel, tied to the rules."""

from __future__ import annotations

from steamshed.games.railroad_revolution.actions import Move
from steamshed.games.railroad_revolution.proof.audit import find_fault
from steamshed.games.railroad_revolution.rules import legality, reports, scoring
from steamshed.games.railroad_revolution.rules.course import go_on
from steamshed.games.railroad_revolution.rules.information import add_what_follows
from steamshed.games.railroad_revolution.rules.option import OPTIONS, act
from steamshed.games.railroad_revolution.rules.phases import put_in
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
        return RailroadRevolution(self.rules, self)

    def legal(self) -> list[Action]:
        known = self.known_legal
        if known is None:
            known = legality.legal(self)
            self.known_legal = known
        return known[:]

    def check(self, action: Action) -> Violation | None:
        known = self.known_legal
        if known is not None:
            for other in known:
                if other is action:
                    return None
        if not isinstance(action, Move):
            return Violation("RR-TURN-09", {"action": action.text, "phase": self.phase})
        rule = legality.refusal(self, action)
        return Violation(rule, reports.facts(self, action)) if rule else None

    def perform(self, action: Action, chance: Chance) -> list[Event]:
        assert isinstance(action, Move)
        events = [reports.report(self, action)]
        act(self, action)
        go_on(self, chance, events)
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

put_in(OPTIONS)
