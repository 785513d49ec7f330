"""Everything that could be legal in a position, for brute force: ``legal`` must be what ``check`` keeps of it."""

from __future__ import annotations

from steamshed.games.railroad_revolution.table.table import Table
from steamshed.kernel.action import Action


def candidates(state: Table) -> list[Action]:
    """Every action of the game, whatever the step."""
    return list(state.rules.moves.all)
