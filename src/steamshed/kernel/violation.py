"""Why an action is refused: the ledger id of the rule and the facts of the case. The sentence hangs on the id."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from steamshed.kernel.errors import SteamshedError

NO_ARGS: Final[Mapping[str, str | int]] = {}


class Violation:
    """A rule that forbids an action here and now."""

    def __init__(self, rule: str, args: Mapping[str, str | int] = NO_ARGS) -> None:
        self.rule = rule
        self.args = args

    def about(self, args: Mapping[str, str | int]) -> Violation:
        """The same rule with the facts of the case."""
        return Violation(self.rule, args)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Violation) and self.rule == other.rule and dict(self.args) == dict(other.args)

    def __hash__(self) -> int:
        return hash(self.rule)

    def __repr__(self) -> str:
        return f"Violation(rule={self.rule!r}, args={dict(self.args)!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return Violation, (self.rule, dict(self.args))


class IllegalAction(SteamshedError):
    """Raised by ``state.apply`` for an action that ``state.check`` refuses. The state is unchanged."""

    def __init__(self, action: str, violation: Violation) -> None:
        facts = ", ".join(f"{name}: {value}" for name, value in violation.args.items())
        super().__init__(f"{action!r} is against {violation.rule}" + (f" ({facts})" if facts else ""))
        self.action = action
        self.violation = violation

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.action, self.violation)
