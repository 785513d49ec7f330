"""The players beside the board, a row for each: mark, name, what they are at, and figures with a word under each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from steamshed.look import panels
from steamshed.look import symbols as sym
from steamshed.look.geometry import number
from steamshed.look.seats import disc_thing, livery, with_discs
from steamshed.ui.scene import Scene, Thing

ROW = 92.0
FIRST, LAST = 62.0, 304.0
"""The middle of the first figure and of the last."""


@dataclass(frozen=True)
class PlayerRow:
    """What is told of one seat."""

    name: str
    title: str
    status: str
    figures: Mapping[str, str]
    """By name, in the order of reading; every row has the same ones."""
    gone: bool = False


def players(title: str, rows: Sequence[PlayerRow], words: Mapping[str, str], seat: int | None, decides: str) -> Scene:
    """The rows of all seats. ``words`` names the figures; ``seat`` is the one that ``decides``."""
    places = dict(zip(words, _places(len(words)), strict=True))
    things: list[Thing] = []
    for index, row in enumerate(rows):
        things += _things(index, row, ROW * index, places)
        if seat == index:
            things.append(Thing("to-move", "to-move", (16, ROW * index + 24), title=decides))
    symbols = {
        "edge": f'<rect class="livery-edge" width="8" height="{number(ROW)}"/>',
        "figure": "<g/>",
        "to-move": '<path class="to-move" d="M-5-6L5 0L-5 6Z"/>',
    }
    box = (0.0, 0.0, panels.WIDTH, ROW * len(rows))
    paper = _paper(len(rows), tuple(words.values()))
    return Scene("players", title, box, paper, with_discs(*symbols.items()), tuple(things))


def _places(figures: int) -> list[float]:
    return [FIRST + (LAST - FIRST) / max(1, figures - 1) * k for k in range(figures)]


@lru_cache(maxsize=64)
def _paper(rows: int, words: tuple[str, ...]) -> str:
    paper = panels.panel(ROW * rows)
    for top in (ROW * index for index in range(rows)):
        paper += panels.rule(top) if top else ""
        paper += "".join(panels.text(x, top + 80, word, "panel-word") for x, word in zip(_places(len(words)), words))
    return paper


def _things(index: int, row: PlayerRow, top: float, places: Mapping[str, float]) -> list[Thing]:
    kind, style = " out" if row.gone else "", sym.livery_style(livery(index))
    found = [
        Thing(f"player-{index}", "edge", (0, top), style=style, title=row.title, kind=f"player{kind}"),
        disc_thing(f"mark-{index}", index, (38, top + 24), row.title, kind=f"mark{kind}"),
        Thing(f"player-name-{index}", "figure", (62, top + 24), label=row.name, kind=f"on-name start{kind}"),
    ]
    if row.status:
        at = (panels.WIDTH - panels.PAD, top + 24)
        found.append(Thing(f"player-action-{index}", "figure", at, label=row.status, kind=f"on-words end{kind}"))
    for name, figure in row.figures.items():
        at = (places[name], top + 56)
        found.append(Thing(f"figure-{name}-{index}", "figure", at, label=figure, kind=f"on-figure{kind}"))
    return found
