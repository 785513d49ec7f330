"""A position of Steam as everybody else sees it: the contract of the kernel, tied to the rules."""

from __future__ import annotations

from steamshed.games.steam.proof.audit import find_fault
from steamshed.games.steam.rules import scoring
from steamshed.games.steam.rules.phases import BASE, STANDARD
from steamshed.games.steam.rules.visibility import add_what_follows
from steamshed.games.steam.show import choices
from steamshed.games.steam.table.fields import DECLARED
from steamshed.games.steam.table.phases import PHASE_NAMES
from steamshed.games.steam.table.table import Table
from steamshed.hexrail.rules.turns import go_on
from steamshed.kernel.action import Action, Choice, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.position import Positions
from steamshed.kernel.state import Fault
from steamshed.kernel.violation import Violation


class Steam(Table):
    """A position of Steam."""

    def clone(self) -> Steam:
        return Steam(self.rules, self.phases, self)

    def legal(self) -> list[Action]:
        return [] if self.seat is None else self.phases[self.phase].legal(self)

    def check(self, action: Action) -> Violation | None:
        if self.seat is None:
            rule = "ST-BANK-03" if len(self.order) < 2 else "ST-ROUND-04"
            return Violation(rule, {"action": action.text})
        return self.phases[self.phase].check(self, action)

    def perform(self, action: Action, chance: Chance) -> list[Event]:
        events = self.phases[self.phase].perform(self, action, chance)
        # ST-ROUND-01, ST-ROUND-02
        go_on(self, self.phases, STANDARD if self.rules.standard else BASE, chance, events)
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
        from steamshed.games.steam.show.scenes import picture

        return picture(self.view(None), language=language)


POSITIONS: Positions[Steam] = Positions("steam", DECLARED.codecs(), DECLARED.parts, PHASE_NAMES)
