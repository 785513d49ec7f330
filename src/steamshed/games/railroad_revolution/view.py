"""What a seat may know (RR-INFO-01, 02): the position without the milestones that it has not seen.

Everything lies open but the order of piles, which no state holds, and the milestones that others drew or put back.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from steamshed.games.railroad_revolution import position, scoring
from steamshed.games.railroad_revolution.board import LETTERS
from steamshed.games.railroad_revolution.effects import COLOURS
from steamshed.kernel.chance import Chance
from steamshed.kernel.errors import PositionError

if TYPE_CHECKING:
    from steamshed.games.railroad_revolution.board import Box
    from steamshed.games.railroad_revolution.state import RailroadRevolution

DERIVED = ("viewer", "common", "stacks", "piles", "column", "points", "scores")


def make(state: RailroadRevolution, seat: int | None) -> dict[str, object]:
    """The view of a seat; None for a spectator."""
    data, box = position.dump(state), state.rules.box
    data["under"] = {
        letter: pile(state, state.under[at], state.under_seen[at], seat) for at, letter in enumerate(LETTERS)
    }
    if "drawn" in data:
        data["drawn"] = pile(state, state.drawn, state.drawn_seen, seat)
    data["viewer"] = seat
    data["common"] = {name: state.common[colour] for colour, name in enumerate(COLOURS)}
    data["stacks"] = {train.name: state.stacks[at] for at, train in enumerate(box.trains) if not train.starting}
    data["piles"] = {letter: pile_size(state, at) for at, letter in enumerate(LETTERS)}
    data["column"] = len(box.deals) - 1 - state.deal_discards.bit_count()
    data["points"] = [scoring.breakdown(state, each) for each in range(state.rules.players)]
    data["scores"] = state.scores()
    return data


def pile(state: RailroadRevolution, tiles: list[int], seen: list[int], seat: int | None) -> list[dict[str, object]]:
    """RR-INFO-02: a tile is shown to those who know it, with the open draw to all; who knows it is public."""
    names = state.rules.box.milestones
    found: list[dict[str, object]] = []
    for tile, knows in zip(tiles, seen):
        shown = state.rules.open_draw or (seat is not None and knows >> seat & 1 != 0)
        known_by = [each for each in range(state.rules.players) if knows >> each & 1]
        found.append({"tile": names[tile].name if shown else None, "seen_by": known_by})
    return found


def pile_size(state: RailroadRevolution, letter: int) -> int:
    """How many tiles a pile holds: public."""
    tiles = state.rules.box.group_tiles[letter + 2]
    gone = [tile for tile in tiles if tile in state.goals or tile in state.drawn]
    return len(tiles) - len(gone) - sum(done >> tile & 1 for done in state.completed for tile in tiles)


def imagine(box: Box, view: Mapping[str, object], chance: Chance) -> dict[str, object]:
    """A whole position: the milestones that the viewer has not seen are drawn from those he can not place."""
    data = {key: value for key, value in view.items() if key not in DERIVED}
    piles = data.get("under")
    if not isinstance(piles, Mapping):
        raise PositionError("under", "is missing")
    hidden: dict[str, list[dict[str, object]]] = {letter: [dict(entry) for entry in piles[letter]] for letter in piles}
    drawn: list[dict[str, object]] = []
    if "drawn" in data:
        given = data["drawn"]
        assert isinstance(given, list)
        drawn = [dict(entry) for entry in given]
    placed = names_in(data["seats"]) | names_in(hidden) | names_in(drawn)
    for letter in hidden:
        unknown = {
            box.milestones[tile].name: 1
            for tile in box.group_tiles[LETTERS.index(letter) + 2]
            if box.milestones[tile].name not in placed
        }
        entries = hidden[letter]
        if drawn and letter_of(box, data) == letter:
            entries = [*drawn, *entries]
        for entry in entries:
            if entry["tile"] is None:
                name = chance.draw(f"milestone {letter}", unknown)
                unknown[name] = 0
                entry["tile"] = name
    data["under"] = hidden
    if "drawn" in data:
        data["drawn"] = drawn
    return data


def letter_of(box: Box, data: Mapping[str, object]) -> str:
    """The letter of the milestones just drawn: the one after the first that is being replaced."""
    replacing = data["replacing"]
    assert isinstance(replacing, list)
    return LETTERS[box.milestones[box.milestone_of[replacing[0]["tile"]]].letter]


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
