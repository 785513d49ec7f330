"""When an action can be taken back: the one rule, for all games."""

from __future__ import annotations

from steamshed.kernel.action import Event


def undoable(events: list[Event], draws: int) -> bool:
    """Whether an action can be taken back for free: it drew no chance and showed nobody anything new."""
    return draws == 0 and not any(event.reveals for event in events)
