"""A position of Age of Steam as everybody else sees it: the contract of the kernel, tied to the rules."""

from __future__ import annotations

from steamshed.games.age_of_steam.actions import Issue
from steamshed.games.age_of_steam.proof.audit import find_fault
from steamshed.games.age_of_steam.rules import scoring
from steamshed.games.age_of_steam.rules.phases import SEQUENCE
from steamshed.games.age_of_steam.rules.visibility import add_what_follows
from steamshed.games.age_of_steam.show import choices
from steamshed.games.age_of_steam.table.codecs import settle
from steamshed.games.age_of_steam.table.fields import DECLARED
from steamshed.games.age_of_steam.table.phases import ISSUE_SHARES, PHASE_NAMES
from steamshed.games.age_of_steam.table.table import Table
from steamshed.hexrail.rules.turns import go_on
from steamshed.kernel.action import Action, Choice, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.position import Positions
from steamshed.kernel.state import Fault
from steamshed.kernel.violation import Violation


class AgeOfSteam(Table):
    """A position of Age of Steam."""

    def clone(self) -> AgeOfSteam:
        return AgeOfSteam(self.rules, self.phases, self)

    def legal(self) -> list[Action]:
        return [] if self.seat is None else self.phases[self.phase].legal(self)

    def check(self, action: Action) -> Violation | None:
        if self.seat is None:
            return Violation("AS-END-02", {"action": action.text})
        if isinstance(action, Issue) and self.phase != ISSUE_SHARES:
            return Violation("AS-SHARE-04", {"phase": self.phase})
        return self.phases[self.phase].check(self, action)

    def perform(self, action: Action, chance: Chance) -> list[Event]:
        events = self.phases[self.phase].perform(self, action, chance)
        # AS-TURN-01, AS-TURN-03
        go_on(self, self.phases, SEQUENCE, chance, events)
        return events

    def dump(self) -> dict[str, object]:
        return POSITIONS.dump(self)

    def view(self, seat: int | None) -> dict[str, object]:
        return add_what_follows(self, POSITIONS.dump(self, seat))

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def breakdown(self, seat: int) -> dict[str, int]:
        return scoring.breakdown(self, seat)

    def standing(self) -> list[list[int]]:
        return scoring.standing(self)

    def fault(self) -> Fault:
        return find_fault(self)

    def choice(self, action: Action) -> Choice:
        return choices.choice(self, action)

    def svg(self, language: str = "en") -> str:
        from steamshed.games.age_of_steam.show.scenes import picture

        return picture(self.view(None), language=language)


POSITIONS: Positions[AgeOfSteam] = Positions("age_of_steam", DECLARED.codecs(), DECLARED.parts, PHASE_NAMES, settle)
