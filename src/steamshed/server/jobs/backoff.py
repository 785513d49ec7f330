"""Tables at which something keeps failing are left alone for a while, so that it costs one line in the log."""

from __future__ import annotations

from steamshed.server import clock

PATIENCE = 600.0
"""Seconds until a table that cannot be looked after is tried again."""


class Patience:
    """Tables that are left alone, and until when."""

    def __init__(self) -> None:
        self.until: dict[str, float] = {}

    def leave_alone(self, id: str) -> None:
        self.until[id] = clock.now() + PATIENCE

    def alone(self, id: str) -> bool:
        """Whether a table is left alone now."""
        until = self.until.get(id)
        if until is not None and until <= clock.now():
            del self.until[id]
            return False
        return until is not None
