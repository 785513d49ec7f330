"""The rungs of the ladder and the characters at the table, as data. What they mean is in ``ladder`` and ``search``.

A weak player sees less: fewer plans, no rivals, not far. No player chooses at random.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from steamshed.ai.heuristics import BUILDING, MONEY, RIVALS, Sight


@dataclass(frozen=True)
class Level:
    """How well somebody plays."""

    name: str
    plans: int
    """How many ideas for one decision come to mind."""
    rivals: bool
    """Whether it minds what others get."""
    reach: int
    """How far a game looks ahead, 0 to 3."""
    compared: int = 0
    """How many plans are played out in thought; 0: it trusts its judgement."""
    playouts: int = 0
    """How many lines are played out for a decision, if there is time."""
    seconds: float = 0.0
    """The time for a decision."""
    turn_plans: int = 5
    """How many plans are played on by judges, in games where lines are whole turns (``turn_lines``)."""
    turn_lines: int = 1
    """How many such lines each of them gets."""
    favour: Mapping[str, float] = field(default_factory=dict)
    """Kind of term to the factor by which it means more. Games say what their terms are about."""

    def sight(self, kinds: Mapping[str, str]) -> Sight:
        """What a game is told; ``kinds`` are its terms with their kinds."""
        favour = {term: self.favour.get(kind, 1.0) for term, kind in kinds.items()}
        return Sight(self.plans, self.rivals, self.reach, favour)


EASY: Final = Level("easy", plans=3, rivals=False, reach=1)
MEDIUM: Final = Level("medium", plans=40, rivals=True, reach=2)
STRONG: Final = Level("strong", plans=40, rivals=True, reach=3, compared=5, playouts=200, seconds=0.45)
MASTER: Final = Level(
    "master", plans=60, rivals=True, reach=3, compared=10, playouts=2400, seconds=4.5, turn_plans=6, turn_lines=6
)
JUDGE: Final = replace(STRONG, name="judge", compared=0, playouts=0, seconds=0.0)
"""Sees what ``strong`` sees and trusts its judgement. No opponent: numbers are fitted and tuned with it."""

BUILDER: Final = replace(MEDIUM, name="builder", favour={BUILDING: 1.35})
BANKER: Final = replace(MEDIUM, name="banker", favour={MONEY: 1.35})
BLOCKER: Final = replace(MEDIUM, name="blocker", favour={RIVALS: 1.8})

LEVELS: Final[Mapping[str, Level]] = {
    level.name: level for level in (EASY, MEDIUM, STRONG, MASTER, BUILDER, BANKER, BLOCKER)
}
