"""What a turn of Age of Steam ends with: money (AS-INC, AS-EXP, AS-RED), then the growth of goods (AS-GROW)."""

from __future__ import annotations

from typing import Final

from steamshed.ui.turn_summary import Column, Part

ENDINGS: Final = (
    Part(
        "money",
        ("income-collected", "expenses-paid", "income-lost", "eliminated", "income-reduced"),
        (
            Column(figure="cash"),
            Column("income-collected", "money"),
            Column("expenses-paid", "money", -1),
            Column(figure="cash", after=True),
            Column("income-reduced", "points", -1),
        ),
    ),
    Part("growth", ("growth-rolled", "goods-arrived")),
)
