"""The decision points, by name (docs/rules/binario.md 5)."""

from __future__ import annotations

from typing import Final

DRAFT_PHASES: Final = ("draft_return", "draft_pass", "draft_keep")
MAP_PHASES: Final = ("outline", "continent")
"""The continent is built by hand."""
BEFORE_ROUNDS: Final = DRAFT_PHASES + MAP_PHASES
BEFORE_CARD: Final = (*BEFORE_ROUNDS, "control_card", "food_factory", "over")
"""No control card is in force."""
FOLLOWS: Final = {
    "planner": ("build",),
    "first_end": ("build", "ports"),
    "second_end": ("build", "ports"),
    "proposal": ("build",),
    "station_kind": ("build", "ports", "station"),
    "station_cell": ("station",),
    "lay_start": ("build",),
    "lay": ("build",),
    "demolish_object": ("demolish",),
    "demolish": ("demolish",),
    "modernise_object": ("modernise",),
    "modernise_target": ("modernise",),
    "modernise": ("modernise",),
    "withdraw": ("withdraw",),
    "offer": ("offer",),
    "departure": ("open",),
    "destination": ("open",),
    "outbound": ("open", "edit"),
    "return": ("open", "edit"),
    "vehicle": ("open", "edit"),
    "number": ("open", "edit"),
}
"""Phases in the middle of a decision, with what the decision may be about."""
OVER: Final = "over"
PHASE_NAMES: Final = (
    *MAP_PHASES,
    *DRAFT_PHASES,
    "control_card",
    "food_factory",
    "build",
    "trade",
    "freight",
    *FOLLOWS,
    OVER,
)
