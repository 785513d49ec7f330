"""What every option is: the rule against it, if any, and what it does to the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steamshed.games.railroad_revolution.actions import Move

if TYPE_CHECKING:
    from steamshed.games.railroad_revolution.state import RailroadRevolution


class Decision:
    """An option of one step, action or effect. ``seat`` is the seat that decides."""

    def objection(self, state: RailroadRevolution, seat: int, move: Move) -> str:
        """The rule against the option's own condition, or an empty text."""
        raise NotImplementedError

    def act(self, state: RailroadRevolution, seat: int, move: Move) -> None:
        """Carries it out, without asking whether it is allowed and without drawing anything."""
        raise NotImplementedError


class Never(Decision):
    """Something that is no option here."""

    def __init__(self, rule: str) -> None:
        self.rule = rule

    def objection(self, state: RailroadRevolution, seat: int, move: Move) -> str:
        return self.rule
