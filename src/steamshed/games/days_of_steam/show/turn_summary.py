"""What a run of Days of Steam may end with: the roll for a fast train in a curve (DS-DERAIL)."""

from __future__ import annotations

from typing import Final

from steamshed.ui.turn_summary import Part

ENDINGS: Final = (Part("roll", ("derailed", "roll-passed")),)
