"""What is said at a table: how long a line may be."""

from __future__ import annotations

from typing import Final

MOST_CHARACTERS: Final = 1000
"""A longer line is cut."""


def cut(text: str) -> str:
    """A line of chat as it is kept.

    >>> cut("  Good luck! "), len(cut("x" * 2000))
    ('Good luck!', 1000)
    """
    return text.replace("\x00", "").strip()[:MOST_CHARACTERS]
