"""Cities and towns on a hexagon map: signs, name boards, plates."""

from __future__ import annotations

from html import escape

from steamshed.look.geometry import R, hex_corners, number, points
from steamshed.look.symbols import DieSide, die, good_mark, haloed, placed


def board_width(name: str) -> float:
    """How wide the name board of a city is."""
    return max(78.0, 11.6 * len(name) + 14)


def name_board(name: str) -> str:
    """The white board with a city's name."""
    w = board_width(name)
    return (
        f'<rect class="board-plate" x="{number(-w / 2)}" y="-15" width="{number(w)}" height="28" rx="2.5"/>'
        f'<text class="city-name" y="6.8">{escape(name)}</text>'
    )


def city_sign(colour: str, head: str = "", name: str = "") -> str:
    """An enamel sign: hexagon with a lining, a head (die, letter) and the goods mark above, room for cubes below."""
    sign = "".join(
        f'<polygon class="city-{part}" points="{points(hex_corners(R - inset))}"/>'
        for part, inset in (("edge", 0.5), ("fill", 3.0), ("lining", 8.0))
    )
    top = placed(-17, -30.5, head) if head else ""
    return f"{sign}{top}{placed(16, -30.5, good_mark(colour, 1.05))}{name_board(name) if name else ''}"


def city(name: str, colour: str, value: int, side: DieSide) -> str:
    """A city of the map: its sign with the die that feeds it."""
    return city_sign(colour, die(value, side), name)


def letter_plate(letter: str) -> str:
    """The letter of a New City tile or of its column."""
    return (
        '<rect class="letter" x="-12" y="-12" width="24" height="24" rx="12"/>'
        f'<text class="letter-text" y="7">{escape(letter)}</text>'
    )


def town_empty() -> str:
    """A town without track."""
    return '<circle class="town-empty" r="13"/><circle class="town-core" r="4.5"/>'


def town_plate() -> str:
    """A town where track meets."""
    return '<circle class="town-ring" r="17"/><circle class="town-dot" r="11.5"/>'


def town_name(name: str) -> str:
    """A name on the map, its middle at (0, 0)."""
    return haloed("town-name", 'y="7"', name)
