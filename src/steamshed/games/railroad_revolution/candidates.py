"""Everything that could be legal in a position, for brute force: ``legal`` must be what ``check`` keeps of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steamshed.kernel.action import Action

if TYPE_CHECKING:
    from steamshed.games.railroad_revolution.state import RailroadRevolution


def candidates(state: RailroadRevolution) -> list[Action]:
    """Every action of the game, whatever the step."""
    return list(state.rules.moves.all)
