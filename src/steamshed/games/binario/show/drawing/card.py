"""The control card in force with its text, and the two piles."""

from __future__ import annotations

import textwrap

from steamshed.games.binario.show.drawing.viewed import Viewed
from steamshed.games.binario.show.drawing.words import say
from steamshed.kernel.scene import Scene, Thing
from steamshed.look import panels as paper

HIGH = 270.0
LETTERS = 42
"""How many letters a line of a card holds."""
SYMBOLS = {
    "words": "",
    "face": '<rect class="card-face" x="-164" y="-64" width="328" height="128" rx="8"/>',
    "pile": '<rect class="card-back" x="-30" y="-28" width="60" height="56" rx="6"/>',
}


def card(table: Viewed) -> Scene:
    """The card, and how many are left."""
    view = table.view
    words = say("round", round=view["round"], era=view["era"])
    things = [Thing("round", "words", (paper.WIDTH - 16, 26.0), label=words, kind="on-words end")]
    text = say.name("card", view["card"]) if view["card"] else say("no_card")
    things.append(Thing("card", "face", (180.0, 112.0), title=text))
    lines = textwrap.wrap(text, LETTERS)
    for number, line in enumerate(lines):
        y = 112.0 + 21 * (number - (len(lines) - 1) / 2)
        things.append(Thing(f"card-text-{number}", "words", (30.0, y), label=line, kind="on-words start"))
    for pile, count in enumerate(view["piles"], 1):
        x, title = 46.0 + 170 * (pile - 1), say("pile", pile=pile, count=count)
        things.append(Thing(f"pile-{pile}", "pile", (x, 226.0), label=str(count), title=title, kind="on-pile"))
        things.append(Thing(f"pile-words-{pile}", "words", (x + 38, 226.0), label=title, kind="on-words start"))
    background = paper.panel(HIGH) + paper.head(30, say("card"))
    return Scene("card", say("card"), (0.0, 0.0, paper.WIDTH, HIGH), background, SYMBOLS, tuple(things))
