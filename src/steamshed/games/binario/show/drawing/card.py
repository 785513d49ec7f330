"""The control card in force with its text, and the two piles."""

from __future__ import annotations

import textwrap

from steamshed.games.binario.show.drawing.viewed import Viewed
from steamshed.games.binario.show.drawing.words import say
from steamshed.look import panels as paper
from steamshed.ui.scene import Scene, Thing

HIGH = 250.0
LETTERS = 40
"""How many letters a line of a card holds."""
FIRST, LINE = 90.0, 21.0
"""The first line of the text, and how far the next ones are below."""
SYMBOLS = {
    "words": "",
    "face": (
        '<rect class="card-face" x="-164" y="-64" width="328" height="128" rx="8"/>'
        '<path class="card-head" d="M-163-35V-56Q-163-63-156-63H156Q163-63 163-56V-35Z"/>'
    ),
    "pile": '<rect class="card-back" x="-30" y="-24" width="60" height="48" rx="6"/>',
}


def card(table: Viewed) -> Scene:
    """The card, and how many are left."""
    view = table.view
    text = say.name("card", view["card"]) if view["card"] else say("no_card")
    words = say("round", round=view["round"], era=view["era"], left=view["era_rounds"])
    things = [
        Thing("card", "face", (180.0, 112.0), title=text),
        Thing("round", "words", (30.0, 63.0), label=words, kind="on-card-head start"),
    ]
    for number, line in enumerate(textwrap.wrap(text, LETTERS)):
        at = (30.0, FIRST + LINE * number)
        things.append(Thing(f"card-text-{number}", "words", at, label=line, kind="on-card start"))
    for pile, count in enumerate(view["piles"], 1):
        x, title = 46.0 + 170 * (pile - 1), say("pile", pile=pile, count=count)
        things.append(Thing(f"pile-{pile}", "pile", (x, 212.0), label=str(count), title=title, kind="on-pile"))
        things.append(Thing(f"pile-words-{pile}", "words", (x + 38, 212.0), label=title, kind="on-words start"))
    background = paper.panel(HIGH) + paper.head(30, say("card"))
    return Scene("card", say("card"), (0.0, 0.0, paper.WIDTH, HIGH), background, SYMBOLS, tuple(things))
