"""Every word of the drawings, in one table."""

from __future__ import annotations

WORDS = {
    "board": "Continent",
    "freight": "Freight boards of {player}",
    "stock": "Common stock",
    "card": "Control card",
    "player_0": "Pine",
    "player_1": "Orange",
    "both": "both",
    "cell": "Cell {cell}",
    "way": "{type}, {owner}, {exits}",
    "tunnel": "Tunnel, {owner}",
    "station": "{kind} {label}, {owner}",
    "central": "Central building {generation}, {owner}",
    "factory": "Food factory at {cell}",
    "vehicle": "{count} {vehicle}, {owner}, {board} {row}",
    "road": "Road",
    "rail": "Rail",
    "ship": "Ship",
    "silver": "silver",
    "points": "points",
    "round": "round {round}, era {era}",
    "good": "{good}: {count}",
    "stocked": "{vehicle}: {count}",
    "parked": "In the park: {what}",
    "resting": "Resting: {what}",
    "pile": "Pile {pile}: {count} cards",
    "no_card": "No card is in force.",
    "no_line": "free",
    "oval": "oval {number}",
    "price_table": "prices: {colour}",
}


def say(id: str, **args: object) -> str:
    return WORDS[id].format(**args)
