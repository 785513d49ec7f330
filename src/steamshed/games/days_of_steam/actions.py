"""What a player of Days of Steam can do, and how it is written (docs/rules/days_of_steam.md 5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from steamshed.games.days_of_steam.track.squaregrid import EDGES
from steamshed.games.days_of_steam.track.squaretiles import SquareTiles
from steamshed.kernel.action import Action, Notation, bare, expect_count, read_choice, read_number
from steamshed.kernel.errors import ParseError

FURTHEST: Final = 9999


class Track(Action):
    """Lay a track tile of the hand on a cell, turned by quarters."""

    def __init__(self, tile: str, x: int, y: int, turn: int) -> None:
        super().__init__(f"track {tile} {x} {y} {turn}")
        self.tile = tile
        self.x = x
        self.y = y
        self.turn = turn

    def things(self) -> tuple[str, ...]:
        tile = self.tile.replace("+", "-over").replace(":", "-")
        return (f"hand-{self.tile}", f"cell-{self.x},{self.y}", f"tile-{tile}-{self.turn}")


class City(Action):
    """Take a city of the display and place it."""

    def __init__(self, slot: int, x: int, y: int) -> None:
        super().__init__(f"city {slot} {x} {y}")
        self.slot = slot
        """1 is the first of the display."""
        self.x = x
        self.y = y

    def things(self) -> tuple[str, ...]:
        return (f"display-{self.slot}", f"cell-{self.x},{self.y}")


class DrawCity(Action):
    """Draw the top city of the pile, to place it."""

    def __init__(self) -> None:
        super().__init__("draw_city")

    def things(self) -> tuple[str, ...]:
        return ("city-pile",)


class Place(Action):
    """Place the city drawn from the pile."""

    def __init__(self, x: int, y: int) -> None:
        super().__init__(f"place {x} {y}")
        self.x = x
        self.y = y

    def things(self) -> tuple[str, ...]:
        return (f"cell-{self.x},{self.y}",)


class MoveStep(Action):
    """Run the train across an edge to the next piece or city."""

    def __init__(self, edge: int) -> None:
        super().__init__(f"move_step {EDGES[edge]}")
        self.edge = edge


class Load(Action):
    """Load a good in the city where the train is."""

    def __init__(self, colour: str) -> None:
        super().__init__(f"load {colour}")
        self.colour = colour


class Stop(Action):
    """End the move."""

    def __init__(self) -> None:
        super().__init__("stop")


class Burn(Action):
    """Burn coal at the start of the turn."""

    def __init__(self, cubes: int) -> None:
        super().__init__(f"burn {cubes}")
        self.cubes = cubes


class Water(Action):
    """Take water at a water tower."""

    def __init__(self) -> None:
        super().__init__("water")


class Exchange(Action):
    """Put a tile of the hand away, when nothing else is possible."""

    def __init__(self, tile: str) -> None:
        super().__init__(f"exchange {tile}")
        self.tile = tile

    def things(self) -> tuple[str, ...]:
        return (f"hand-{self.tile}",)


STEPS: Final[list[Action]] = [MoveStep(edge) for edge in range(4)]
STOP_HERE: Final = Stop()
DRAW_CITY: Final = DrawCity()
WATER: Final = Water()
BURNS: Final[list[Action]] = [Burn(cubes) for cubes in range(100)]


# -- reading ---------------------------------------------------------------------------------------------------------


def read_coordinate(text: str, word: str, what: str) -> int:
    """A whole number in its shortest decimal form, with a minus sign west and north of the start city."""
    if word.startswith("-"):
        if word == "-0":
            raise ParseError(text, word, f"{what}, a whole number")
        return -read_number(text, word[1:], 0, FURTHEST, what)
    return read_number(text, word, 0, FURTHEST, what)


class Parsers:
    """Readers of the words after each verb. Knows the names of tiles and colours, but no board."""

    def __init__(self, tiles: SquareTiles, colours: Sequence[str], slots: int) -> None:
        self.tiles = tiles
        self.number: Mapping[str, int] = {name: number for number, name in enumerate(tiles.names)}
        self.colours = colours
        self.slots = slots

    def track(self, text: str, words: Sequence[str]) -> Action:
        expect_count(text, words, 4, "a tile, x, y and its turn")
        tile = read_choice(text, words[0], self.tiles.names, "a tile")
        x, y = read_coordinate(text, words[1], "x"), read_coordinate(text, words[2], "y")
        turn = read_number(text, words[3], 0, 3, "a turn")
        return Track(tile, x, y, self.tiles.layings[self.tiles.find[4 * self.number[tile] + turn]].turn)

    def city(self, text: str, words: Sequence[str]) -> Action:
        expect_count(text, words, 3, "a place of the display, x and y")
        slot = read_number(text, words[0], 1, self.slots, "a place of the display")
        return City(slot, read_coordinate(text, words[1], "x"), read_coordinate(text, words[2], "y"))

    def place(self, text: str, words: Sequence[str]) -> Action:
        expect_count(text, words, 2, "x and y")
        return Place(read_coordinate(text, words[0], "x"), read_coordinate(text, words[1], "y"))

    def move_step(self, text: str, words: Sequence[str]) -> Action:
        expect_count(text, words, 1, "an edge")
        return MoveStep(EDGES.index(read_choice(text, words[0], EDGES, "an edge")))

    def load(self, text: str, words: Sequence[str]) -> Action:
        expect_count(text, words, 1, "a colour")
        return Load(read_choice(text, words[0], self.colours, "a colour"))

    def burn(self, text: str, words: Sequence[str]) -> Action:
        expect_count(text, words, 1, "a number of coal cubes")
        return Burn(read_number(text, words[0], 0, 99, "a number of coal cubes"))

    def exchange(self, text: str, words: Sequence[str]) -> Action:
        expect_count(text, words, 1, "a tile")
        return Exchange(read_choice(text, words[0], self.tiles.names, "a tile"))


def notation(tiles: SquareTiles, colours: Sequence[str], slots: int) -> Notation:
    """How the actions of Days of Steam are written."""
    read = Parsers(tiles, colours, slots)
    return Notation(
        {
            "track": ("TILE X Y TURN", read.track),
            "city": ("SLOT X Y", read.city),
            "draw_city": ("", bare(DrawCity())),
            "place": ("X Y", read.place),
            "move_step": ("EDGE", read.move_step),
            "load": ("COLOUR", read.load),
            "stop": ("", bare(Stop())),
            "burn": ("CUBES", read.burn),
            "water": ("", bare(Water())),
            "exchange": ("TILE", read.exchange),
        }
    )
