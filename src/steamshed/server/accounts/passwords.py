"""Passwords that anybody would guess: common ones, those that say the name, one key again and again, rows of keys.

The list (``common_passwords.txt``) has what people choose most often; the rules find the rest of that kind.
"""

from __future__ import annotations

import functools
import importlib.resources
import itertools

from steamshed.server.accounts.lookalikes import skeleton

SHORTEST = 8
ROWS = ("abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "qwertzuiop", "asdfghjkl", "zxcvbnm", "yxcvbnm")
TRAIL = "0123456789!?.*#@$-_ "
"""What people put behind a common word so that it passes."""


@functools.cache
def common() -> frozenset[str]:
    text = importlib.resources.files("steamshed.server.accounts").joinpath("common_passwords.txt").read_text()
    return frozenset(line for line in text.split() if line)


def weakness(password: str, name: str) -> str | None:
    """Why a password is refused, as a word for the client's sentence; None if it will do."""
    folded = password.casefold()
    core = folded.strip(TRAIL)
    if len(password) < SHORTEST:
        return "short"
    if len(set(folded)) < 4 or repeated(folded):
        return "repeated"
    if in_rows(folded):
        return "row"
    if folded in common() or core in common() or skeleton(folded) in common_skeletons():
        return "common"
    word = skeleton(name)
    if len(word) >= 3 and word in skeleton(folded) and len(skeleton(folded)) - len(word) < SHORTEST - 2:
        return "name"
    return None


@functools.cache
def common_skeletons() -> frozenset[str]:
    """So that ``passw0rd`` is ``password``; only of long ones, for short words stand in many a good phrase."""
    return frozenset(skeleton(word) for word in common() if len(word) >= 6)


def repeated(folded: str) -> bool:
    """Whether a password is one short piece again and again."""
    return any(folded == (folded[:size] * len(folded))[: len(folded)] for size in range(1, len(folded) // 2 + 1))


def in_rows(folded: str) -> bool:
    """Whether a password is nothing but keys that follow one another, there or back, in pieces of three and more."""
    lines = [*ROWS, *(row[::-1] for row in ROWS)]
    at = 0
    while at < len(folded):
        sizes = range(3, len(folded) - at + 1)
        fits = [size for line, size in itertools.product(lines, sizes) if folded[at : at + size] in line]
        if not fits:
            return False
        at += max(fits)
    return True
