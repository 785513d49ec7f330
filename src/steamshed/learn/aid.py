"""The player aid of a game: one page to lay beside the board, in two columns of blocks; wide tables are on its back.

``learn/aid.json`` names the blocks; their words are the part ``aid`` of the texts. A block is a message with its
heading, and whatever it has of: steps (``.step-1``, ``.step-1-says``), a table (``.head``, ``.row-1`` ..., with cells
divided by ``|``), a rule of thumb in a frame (``.rule``), a text (``.says``), a footnote (``.note``). A block may show
a worked example of the rulebook.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator
from typing import Final

import msgspec

from steamshed.kernel.errors import ContentError
from steamshed.kernel.game import AnyGame
from steamshed.learn.files import of_game
from steamshed.learn.lesson import Name
from steamshed.learn.rulebook import find_worked
from steamshed.learn.texts import Words

FILE: Final = "aid.json"


class Block(msgspec.Struct, forbid_unknown_fields=True):
    id: Name
    figure: Name | None = None
    """A worked example of the rulebook, whose board is drawn."""
    narrow: bool = False
    """Three narrow ones stand side by side."""


class Aid(msgspec.Struct, forbid_unknown_fields=True):
    left: list[Block]
    right: list[Block]
    back: list[Block] = []
    """As wide as the page, on the other side of the sheet."""

    def blocks(self) -> list[Block]:
        return self.left + self.right + self.back


class Step(msgspec.Struct):
    title: str
    says: str


class Said(msgspec.Struct):
    """A block in the words of a language."""

    title: str
    steps: list[Step]
    head: list[str]
    rows: list[list[str]]
    rule: str
    says: str
    note: str


@functools.cache
def aid(game: AnyGame) -> Aid | None:
    """The player aid of a game; None where it has none. Raises ContentError."""
    found = of_game(game, FILE, Aid)
    for block in [] if found is None else found.blocks():
        if block.figure is not None and find_worked(game, block.figure) is None:
            raise ContentError(FILE, block.id, f"the rulebook has no example {block.figure}")
    return found


def said(words: Words, block: Block) -> Said:
    return Said(
        title=words.say(block.id),
        steps=[Step(title, words.say(block.id, f"{name}-says")) for name, title in numbered(words, block.id, "step")],
        head=cells(words.say(block.id, "head")),
        rows=[cells(text) for _, text in numbered(words, block.id, "row")],
        rule=words.say(block.id, "rule"),
        says=words.say(block.id, "says"),
        note=words.say(block.id, "note"),
    )


def numbered(words: Words, id: str, kind: str) -> Iterator[tuple[str, str]]:
    """The attributes kind-1, kind-2 ... of a message, as far as they go."""
    for number in itertools.count(1):
        text = words.say(id, f"{kind}-{number}")
        if not text:
            return
        yield f"{kind}-{number}", text


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.split("|")] if line else []
