"""A position of Days of Steam as everybody else sees it: the contract of the kernel, tied to the rules."""

from __future__ import annotations

from steamshed.games.days_of_steam.proof.audit import find_fault
from steamshed.games.days_of_steam.rules import scoring
from steamshed.games.days_of_steam.rules.visibility import add_what_follows
from steamshed.games.days_of_steam.show import choices
from steamshed.games.days_of_steam.table.fields import DECLARED
from steamshed.games.days_of_steam.table.phases import PHASE_NAMES
from steamshed.games.days_of_steam.table.table import Table
from steamshed.kernel.action import Action, Choice, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.position import Positions
from steamshed.kernel.violation import Violation


class DaysOfSteam(Table):
    """A position of Days of Steam."""

    def clone(self) -> DaysOfSteam:
        return DaysOfSteam(self.rules, self.track, self.phases, self)

    def legal(self) -> list[Action]:
        return [] if self.seat is None else self.phases[self.phase].legal(self)

    def check(self, action: Action) -> Violation | None:
        if self.seat is None:
            return Violation(scoring.end_rule(self), {"action": action.text})
        return self.phases[self.phase].check(self, action)

    def perform(self, action: Action, chance: Chance) -> list[Event]:
        return self.phases[self.phase].perform(self, action, chance)

    def may_run_dry(self) -> bool:
        return sum(self.bag) < self.rules.numbers.goods_per_city

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
        from steamshed.games.days_of_steam.show.scenes import picture

        return picture(self.view(None), language=language)


POSITIONS: Positions[DaysOfSteam] = Positions("days_of_steam", DECLARED.codecs(), DECLARED.parts, PHASE_NAMES)
