"""What a turn of Railroad Revolution may end with: milestones (RR-MILE), and that the end is near (RR-END)."""

from __future__ import annotations

from typing import Final

from steamshed.ui.turn_summary import Part

ENDINGS: Final = (
    Part("milestone", ("milestone-completed",)),
    Part("last", ("end-triggered", "last-round")),
)
