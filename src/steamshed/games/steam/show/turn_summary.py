"""What a round of Steam ends with: income and expenses (ST-INC), then the turn order (ST-NEXT)."""

from __future__ import annotations

from typing import Final

from steamshed.ui.turn_summary import Column, Part

ENDINGS: Final = (
    Part(
        "money",
        ("income-received", "expenses-paid", "bankrupt"),
        (
            Column(figure="cash"),
            Column("income-received", "money"),
            Column("expenses-paid", "money", -1),
            Column(figure="cash", after=True),
        ),
    ),
    Part("order", ("order-changed",)),
)
