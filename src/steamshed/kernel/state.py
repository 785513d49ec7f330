"""The position of a running game, and everything that can be asked of it.

The rules live in the subclasses. Here is what all games share: an action is checked before anything is touched, and
one that fails half-way, because a chance lies or nothing is left to draw, leaves the state as it was.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from steamshed.kernel.action import Action, Choice, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.errors import AuditError, SteamshedError
from steamshed.kernel.game_config import Setting
from steamshed.kernel.violation import IllegalAction, Violation

Fault = tuple[str, str]
"""The place in a position and what is wrong there."""
NO_FAULT: Final = ("", "")


class Lasting:
    """A small thing on the table that never changes once it is made (but for answers that it keeps), so that copies of
    a state share it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. Mutable: ``apply`` changes it, ``clone`` copies it."""

    seat: int | None
    """Whose decision it is; None when the game is over."""
    phase: str
    """What is being decided, in the game's words."""

    def setting(self) -> Setting:
        """What the game is played with."""
        raise NotImplementedError

    def legal(self) -> list[Action]:
        """Every action that ``check`` allows, without duplicates, in canonical order."""
        raise NotImplementedError

    def check(self, action: Action) -> Violation | None:
        """None, or the rule that forbids the action."""
        raise NotImplementedError

    def perform(self, action: Action, chance: Chance) -> list[Event]:
        """Carries out an action that ``check`` allows. Called by ``apply`` only."""
        raise NotImplementedError

    def may_run_dry(self) -> bool:
        """Whether the next action could find nothing left to draw. Then ``apply`` keeps a copy to go back to.

        A chance that draws for real fails at nothing else, so play pays for that copy only where it can be needed.
        """
        return False

    def clone(self) -> State:
        """An independent copy."""
        raise NotImplementedError

    def become(self, other: State) -> None:
        """Takes over the position of another state of the same game."""
        raise NotImplementedError

    def differing(self, before: State) -> list[str] | None:
        """The declared fields, by name, that another position of the game has otherwise; None if that is not known."""
        return None

    def view(self, seat: int | None) -> dict[str, object]:
        """JSON data: all that this seat may know and nothing else. None is a spectator."""
        raise NotImplementedError

    def dump(self) -> dict[str, object]:
        """The whole position as JSON data; ``game.load`` is the inverse."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Points by seat, as if the game ended now."""
        raise NotImplementedError

    def breakdown(self, seat: int) -> dict[str, int]:
        """A seat's points by source, as if the game ended now."""
        return {"points": self.scores()[seat]}

    def standing(self) -> list[list[int]]:
        """Seats in places, best first, as if the game ended now; equal seats share a place."""
        raise NotImplementedError

    def eliminated(self) -> list[int]:
        """Seats that have dropped out of the game before its end."""
        return []

    def fault(self) -> Fault:
        """What is not conserved or cannot be, with its place in a position; NO_FAULT if all is well.

        ``audit`` and ``game.load`` both ask it.
        """
        raise NotImplementedError

    def audit(self) -> None:
        """Raises AuditError if anything that is conserved is not, or if anything cannot be."""
        where, fault = self.fault()
        if fault:
            raise AuditError(f"{where}: {fault}" if where else fault)

    def choice(self, action: Action) -> Choice:
        """How a legal action is shown to the player."""
        return Choice(action, action.things(), None, Event("action", self.seat, {"action": str(action)}))

    def svg(self, language: str = "en") -> str:
        """A picture of the table as a spectator sees it."""
        raise NotImplementedError

    @property
    def over(self) -> bool:
        return self.seat is None

    @property
    def decider(self) -> int:
        """The seat whose decision it is; for rules and bots, which are asked only while somebody decides."""
        seat = self.seat
        if seat is None:
            raise SteamshedError("the game is over: nobody decides")
        return seat

    def apply(self, action: Action, chance: Chance) -> list[Event]:
        """Carries the action out. Raises IllegalAction, with the state unchanged, if it is against the rules."""
        violation = self.check(action)
        if violation is not None:
            raise IllegalAction(str(action), violation)
        return self.apply_legal(action, chance)

    def apply_legal(self, action: Action, chance: Chance) -> list[Event]:
        """The same without asking ``check`` again: for an action that the caller has just taken from ``legal`` of this
        very position, or asked ``check`` about, as those do who play many games in thought; else use ``apply``."""
        if chance.sure and not self.may_run_dry():
            return self.perform(action, chance)
        before = self.clone()
        try:
            return self.perform(action, chance)
        except BaseException:
            self.become(before)
            raise

    def ranking(self) -> list[list[int]]:
        """Seats in places once the game is over, best first; seats that share a place stand together."""
        if self.seat is not None:
            raise SteamshedError("the game is not over: there is no ranking yet")
        return self.standing()

    def winners(self) -> list[int]:
        """Who has won once the game is over: the first place, or nobody if all have dropped out before the end."""
        gone = self.eliminated()
        return [seat for seat in self.ranking()[0] if seat not in gone]

    def _repr_svg_(self) -> str:
        return self.svg()
