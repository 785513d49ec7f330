"""What a seat may know (RR-INFO-01, 02): everything but the milestones that it has not seen and the order of piles.

A view is the position with these milestones left open, and beside it what follows from all that is seen.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from steamshed.games.railroad_revolution.content.box import LETTERS, Box
from steamshed.games.railroad_revolution.content.effects import COLOURS
from steamshed.games.railroad_revolution.rules.scoring import breakdown, scores
from steamshed.games.railroad_revolution.table.table import Table
from steamshed.kernel.chance import Chance
from steamshed.kernel.errors import PositionError


def add_what_follows(state: Table, viewer: int | None, view: dict[str, object]) -> dict[str, object]:
    """The view with what a seat can work out: supplies, sizes, points."""
    box = state.rules.box
    view["viewer"] = viewer
    view["common"] = {name: state.common[colour] for colour, name in enumerate(COLOURS)}
    view["stacks"] = {train.name: state.stacks[at] for at, train in enumerate(box.trains) if not train.starting}
    view["piles"] = {letter: pile_size(state, at) for at, letter in enumerate(LETTERS)}
    view["column"] = len(box.deals) - 1 - state.deal_discards.bit_count()
    view["points"] = [breakdown(state, each) for each in range(state.rules.players)]
    view["scores"] = scores(state)
    return view


def pile_size(state: Table, letter: int) -> int:
    """How many tiles a pile holds: public."""
    tiles = state.rules.box.group_tiles[letter + 2]
    gone = [tile for tile in tiles if tile in state.goals or tile in state.drawn]
    return len(tiles) - len(gone) - sum(done >> tile & 1 for done in state.completed for tile in tiles)


def draw_unseen(box: Box, known: dict[str, Any], chance: Chance) -> dict[str, Any]:
    """A whole position: the milestones that the viewer has not seen are drawn from those he can not place."""
    if not isinstance(known.get("under"), Mapping):
        raise PositionError("under", "is missing")
    under = {letter: [dict(entry) for entry in pile] for letter, pile in known["under"].items()}
    drawn = [dict(entry) for entry in known.get("drawn", [])]
    placed = names_in(known["seats"]) | names_in(under) | names_in(drawn)
    for letter, pile in under.items():
        tiles = [box.milestones[tile].name for tile in box.group_tiles[LETTERS.index(letter) + 2]]
        unknown = {name: 1 for name in tiles if name not in placed}
        for entry in [*drawn, *pile] if drawn and letter_of(box, known) == letter else pile:
            if entry["tile"] is None:
                name = chance.draw(f"milestone {letter}", unknown)
                unknown[name] = 0
                entry["tile"] = name
    return {**known, "under": under, **({"drawn": drawn} if "drawn" in known else {})}


def redraw_milestones(state: Table, seat: int, chance: Chance) -> None:
    """Draws the milestones anew that a seat has not seen, among those put back and those just drawn (RR-INFO-02).

    The lists are shared with other states and therefore made new.
    """
    box = state.rules.box
    for letter in range(len(LETTERS)):
        pile, seen = state.under[letter], state.under_seen[letter]
        known = [tile for tile, knows in zip(pile, seen) if knows >> seat & 1]
        drawn = [tile for tile in state.drawn if box.milestones[tile].letter == letter + 1]
        hidden = [tile for tile, knows in zip(state.drawn, state.drawn_seen) if not knows >> seat & 1 and tile in drawn]
        if len(known) == len(pile) and not hidden:
            continue
        unknown = {box.milestones[tile].name: 1 for tile in unseen_by(state, seat, letter, known)}
        if hidden:
            state.drawn = redrawn(state, letter, state.drawn, state.drawn_seen, seat, unknown, chance)
        fresh = redrawn(state, letter, pile, seen, seat, unknown, chance)
        state.under = [fresh if at == letter else other for at, other in enumerate(state.under)]


def unseen_by(state: Table, seat: int, letter: int, known: list[int]) -> list[int]:
    """The tiles of a letter that a seat can not place."""
    found: list[int] = []
    for tile in state.rules.box.group_tiles[letter + 2]:
        if tile in known or tile in state.goals or any(done >> tile & 1 for done in state.completed):
            continue
        if tile in state.drawn and state.drawn_seen[state.drawn.index(tile)] >> seat & 1:
            continue
        found.append(tile)
    return found


def redrawn(
    state: Table, letter: int, tiles: list[int], seen: list[int], seat: int, unknown: dict[str, int], chance: Chance
) -> list[int]:
    """The same tiles where the seat knows them, others where it does not."""
    box, found = state.rules.box, list[int]()
    for tile, knows in zip(tiles, seen):
        if not knows >> seat & 1:
            name = chance.draw(f"milestone {LETTERS[letter]}", unknown)
            unknown[name] = 0
            tile = box.milestone_of[name]
        found.append(tile)
    return found


def letter_of(box: Box, known: Mapping[str, Any]) -> str:
    """The letter of the milestones just drawn: the one after the first that is being replaced."""
    return LETTERS[box.milestones[box.milestone_of[known["replacing"][0]["tile"]]].letter]


def names_in(data: object) -> set[str]:
    """All texts in a piece of JSON data."""
    if isinstance(data, str):
        return {data}
    found: set[str] = set()
    if isinstance(data, Mapping):
        for value in data.values():
            found |= names_in(value)
    elif isinstance(data, list):
        for value in data:
            found |= names_in(value)
    return found
