"""Cities and works: a picture of its own for each, what it takes above and what it makes below."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from steamshed.games.binario.content import reader
from steamshed.games.binario.show.drawing.goods import good
from steamshed.look.geometry import number

SMALL, LARGE = 23.0, 31.0
"""How wide the goods that a works takes are drawn, and those that it makes."""
PARCEL = "M-50-34Q-20-40 8-36T50-34Q58-10 54 14T48 40Q10 46-22 42T-52 38Q-58 10-50-34Z"
PICTURES = {
    "farm": (
        '<path class="v-gold" style="stroke-dasharray:5 3.5" d="M-52 3H4"/>'
        '<path class="v-gold" style="stroke-dasharray:5 3.5" d="M-52 11H4"/>'
        '<path class="v-gold" style="stroke-dasharray:5 3.5" d="M-52 19H4"/>'
        '<path class="v-gold" style="stroke-dasharray:5 3.5" d="M-52 27H4"/>'
        '<path class="v-barn" d="M12 25V5H48V25Z"/><path class="v-red" d="M9 5L30 -12L51 5Z"/>'
        '<path class="v-wall" d="M24 25V12H36V25ZM24 12L36 25M36 12L24 25"/>'
        '<path class="v-steel" d="M-44-4V-22H-30V-4ZM-44-22Q-37-32-30-22Z"/>'
    ),
    "livestock": (
        '<path class="v-wall" d="M-47 14V-3H-13V14Z"/><path class="v-slate" d="M-50 -3L-30 -18L-10 -3Z"/>'
        '<path class="v-cow" d="M2 2Q2-8 12-8H34L42-15L50-9L46 0Q44 8 40 8V20H35V9H14V20H9V8Q3 8 2 2Z"/>'
        '<path class="v-patch" d="M16-8Q14 2 22 3T30-8Z"/>'
        '<path class="v-post" d="M-52 8V28M-30 12V28M-8 12V28M14 16V28M36 16V28M52 12V28M-54 16H54M-54 23H54"/>'
    ),
    "lumber_camp": (
        '<path class="v-pine" d="M-42 12L-31-28L-20 12Z"/><path class="v-pine" d="M-24 8L-14-22L-4 8Z"/>'
        '<path class="v-trunk" d="M-31 12V20M-14 8V15"/><g><circle class="v-wood" cx="10" cy="20" r="8"/>'
        '<circle class="v-wood" cx="27" cy="20" r="8"/><circle class="v-wood" cx="44" cy="20" r="8"/>'
        '<circle class="v-wood" cx="18.5" cy="6" r="8"/><circle class="v-wood" cx="35.5" cy="6" r="8"/>'
        '<circle class="v-wood" cx="27" cy="-8" r="8"/></g>'
        '<path class="v-line" d="M10 20h.1M27 20h.1M44 20h.1M18.5 6h.1M35.5 6h.1M27-8h.1" style="stroke-width:4"/>'
    ),
    "sawmill": (
        '<path class="v-timber" d="M-45 25V3H9V25Z"/><path class="v-slate" d="M-48 3L-18 -17L12 3Z"/>'
        '<path class="v-dark" d="M-30 25V12H-8V25Z"/>'
        '<polygon class="v-steel" points="54,6 49.5,10.1 51.3,16 45.3,17.3 44,23.3 38.1,21.5 34,26 29.9,21.5 24,23.3'
        " 22.7,17.3 16.7,16 18.5,10.1 14,6 18.5,1.9 16.7,-4 22.7,-5.3 24,-11.3 29.9,-9.5 34,-14 38.1,-9.5 44,-11.3"
        ' 45.3,-5.3 51.3,-4 49.5,1.9"/><circle class="v-dark" cx="34" cy="6" r="2.6"/>'
        '<path class="v-wood" d="M14 12H54V20H14Z"/>'
    ),
    "wood_factory": (
        '<path class="v-timber" d="M-46 25V0H30V25Z"/><path class="v-slate" d="M-46 0V-16L-21 0V-16L4 0V-16L30 0Z"/>'
        '<path class="v-brick" d="M36 25V-28H46V25Z"/>'
        '<path class="v-glass" d="M-38 8H-24V17H-38ZM-16 8H-2V17H-16ZM6 8H20V17H6Z"/>'
    ),
    "cooperage": (
        '<path class="v-timber" d="M-43 25V5H-1V25Z"/><path class="v-red" d="M-46 5L-22 -12L2 5Z"/>'
        '<path class="v-dark" d="M-29 25V12H-15V25Z"/><g transform="translate(22 9) scale(1.35)">'
        '<path class="v-wood" d="M-8-12H8Q13 0 8 12H-8Q-13 0-8-12Z"/><path class="v-line" d="M-10-6H10M-10 6H10"/>'
        '</g><g transform="translate(45 15) scale(0.85)"><path class="v-wood" d="M-8-12H8Q13 0 8 12H-8Q-13 0-8-12Z"/>'
        '<path class="v-line" d="M-10-6H10M-10 6H10"/></g>'
    ),
    "salt_works": (
        '<path class="v-pan" d="M-52 26L-40 8H4L-8 26Z"/><path class="v-pan" d="M-2 26L10 8H54L42 26Z"/>'
        '<path class="v-salt" d="M-38 10L-24-22L-8 10Z"/><path class="v-salt" d="M0 12L20-30L42 12Z"/>'
        '<path class="v-line" style="opacity:.4" d="M26-16L34 12M-21-14L-14 10"/>'
    ),
    "fishery": (
        '<path class="v-wall" d="M-41 12V-6H-3V12Z"/><path class="v-blue" d="M-44 -6L-22 -22L0 -6Z"/>'
        '<path class="v-post" d="M-40 12V26M-28 12V26M-16 12V26M-4 12V26M-46 12H8"/>'
        '<path class="v-hull" d="M8 14H52L44 27H16Z"/><path class="v-line" d="M28 14V-26"/>'
        '<path class="v-sail" d="M31-24L50 6H31Z"/>'
    ),
    "orchard": (
        '<path class="v-trunk" d="M-38 -2V6"/><circle class="v-leaf" cx="-38" cy="-10" r="10"/>'
        '<circle class="v-apple" cx="-42" cy="-12" r="2.3"/><circle class="v-apple" cx="-35" cy="-15" r="2.3"/>'
        '<circle class="v-apple" cx="-36" cy="-7" r="2.3"/><path class="v-trunk" d="M-8 -4V4"/>'
        '<circle class="v-leaf" cx="-8" cy="-12" r="10"/><circle class="v-apple" cx="-12" cy="-14" r="2.3"/>'
        '<circle class="v-apple" cx="-5" cy="-17" r="2.3"/><circle class="v-apple" cx="-6" cy="-9" r="2.3"/>'
        '<path class="v-trunk" d="M22 -2V6"/><circle class="v-leaf" cx="22" cy="-10" r="10"/>'
        '<circle class="v-apple" cx="18" cy="-12" r="2.3"/><circle class="v-apple" cx="25" cy="-15" r="2.3"/>'
        '<circle class="v-apple" cx="24" cy="-7" r="2.3"/><path class="v-trunk" d="M-24 19V27"/>'
        '<circle class="v-leaf" cx="-24" cy="10" r="11"/><circle class="v-apple" cx="-28" cy="8" r="2.3"/>'
        '<circle class="v-apple" cx="-21" cy="5" r="2.3"/><circle class="v-apple" cx="-22" cy="13" r="2.3"/>'
        '<path class="v-trunk" d="M6 19V27"/><circle class="v-leaf" cx="6" cy="10" r="11"/>'
        '<circle class="v-apple" cx="2" cy="8" r="2.3"/><circle class="v-apple" cx="9" cy="5" r="2.3"/>'
        '<circle class="v-apple" cx="8" cy="13" r="2.3"/><path class="v-trunk" d="M38 18V26"/>'
        '<circle class="v-leaf" cx="38" cy="9" r="11"/><circle class="v-apple" cx="34" cy="7" r="2.3"/>'
        '<circle class="v-apple" cx="41" cy="4" r="2.3"/><circle class="v-apple" cx="40" cy="12" r="2.3"/>'
    ),
    "gravel_pit": (
        '<path class="v-pit" d="M-54 26L-44-2Q-30-12-16-8L-2-14Q12-12 16 2L22 26Z"/>'
        '<path class="v-line" d="M-46 8Q-24-2 14 6M-50 17Q-20 8 18 16"/>'
        '<path class="v-gravel" d="M12 26L33-14L54 26Z"/><path class="v-line" d="M33-14L8-28L-4-24"/>'
    ),
    "brickworks": (
        '<path class="v-brick" d="M-46 25V4Q-46-14-24-14T-2 4V25Z"/>'
        '<path class="v-dark" d="M-33 25V14Q-24 4-15 14V25Z"/><path class="v-brick" d="M8 25L11-34H21L24 25Z"/>'
        '<g class="v-bricks"><path d="M30 17H40V25H30ZM42 17H52V25H42ZM36 9H46V17H36Z"/></g>'
    ),
    "winery": (
        '<path class="v-vine" style="stroke-dasharray:7 5" d="M-54 -8H2"/>'
        '<path class="v-vine" style="stroke-dasharray:7 5" d="M-54 4H2"/>'
        '<path class="v-vine" style="stroke-dasharray:7 5" d="M-54 16H2"/>'
        '<path class="v-vine" style="stroke-dasharray:7 5" d="M-54 27H2"/>'
        '<path class="v-grape" d="M-44-8h.1M-20-8h.1M-34 4h.1M-8 4h.1M-46 16h.1M-20 16h.1"/>'
        '<path class="v-wall" d="M11 25V3H49V25Z"/><path class="v-red" d="M8 3L30 -14L52 3Z"/>'
        '<path class="v-dark" d="M22 25V15Q30 6 38 15V25Z"/>'
    ),
    "food_factory": (
        '<path class="v-steel" d="M-46 25V-16A8 4 0 0 1-30-16V25ZM-28 25V-16A8 4 0 0 1-12-16V25Z"/>'
        '<path class="v-wall" d="M-8 25V-4H48V25Z"/><path class="v-blue" d="M-8-4V-12H48V-4Z"/>'
        '<path class="v-glass" d="M0 4H12V13H0ZM18 4H30V13H18ZM36 4H44V13H36Z"/>'
    ),
}
"""The middle band of a works: 54 units to either side, ground at 24, up to -32."""


def all_taken(facility: str) -> list[str]:
    """The goods that a facility takes."""
    bit = 1 << reader.box().facility_of[facility]
    return [good.id for good in reader.box().goods if good.consumers & bit]


def all_made(facility: str) -> list[str]:
    """The goods that a facility gives."""
    bit = 1 << reader.box().facility_of[facility]
    return [good.id for good in reader.box().goods if good.producers & bit]


def special(goods: list[str]) -> list[str]:
    """Without what all facilities have alike (workers)."""
    box = reader.box()
    return [good for good in goods if not box.goods[box.good_of[good]].between_kinds]


@cache
def takes(facility: str) -> list[str]:
    """What is shown of the goods that a works takes."""
    return special(all_taken(facility))


@cache
def makes(facility: str) -> list[str]:
    """What is shown of the goods that a works gives."""
    return special(all_made(facility))


def plate(names: Sequence[str], y: float, size: float, kind: str) -> str:
    """A plate with goods; that of what is taken has a tongue that points into the works."""
    if not names:
        return ""
    pitch = size + 3
    w, h = (pitch * len(names) + 5) / 2, (size + 6) / 2
    tongue = f"L7 {h:g}L0 {h + 7:g}L-7 {h:g}" if kind == "takes" else ""
    d = f"M{4 - w:g} {-h:g}H{w - 4:g}q4 0 4 4V{h - 4:g}q0 4-4 4{tongue}H{4 - w:g}q-4 0-4-4V{4 - h:g}q0-4 4-4Z"
    row = "".join(good(name, 2.5 - w + pitch * (at + 0.5), 0, size) for at, name in enumerate(names))
    return f'<g transform="translate(0 {number(y)})"><path class="pl-{kind}" d="{d}"/>{row}</g>'


@cache
def works(facility: str) -> str:
    """A works on its parcel."""
    taken, made = takes(facility), makes(facility)
    lift, small = -5 if taken else -12, SMALL if len(taken) < 5 else 20.0
    return (
        f'<path class="m-parcel" d="{PARCEL}"/>'
        f'<g transform="translate(0 {lift}) scale(.96)">{PICTURES[facility]}</g>'
        f"{plate(taken, -44, small, 'takes')}{plate(made, 39, LARGE, 'makes')}"
    )


# -- cities -----------------------------------------------------------------------------------------------------------

TOWN = '<path class="m-town" d="M-50-46Q0-62 50-46T54 34Q0 58-54 34T-50-46Z"/>'
HOUSES = (
    (-16, -34, 17, 11),
    (17, -34, 17, 11),
    (-36, -31, 19, 12),
    (36, -31, 19, 12),
    (-45, -12, 17, 12),
    (-25, -12, 19, 13),
    (25, -12, 19, 13),
    (45, -12, 17, 12),
)
"""Middle, foot, width and height."""


def house(x: float, y: float, width: float, height: float, roof: str) -> str:
    left, right, eaves = x - width / 2, x + width / 2, y - height
    return (
        f'<path class="v-wall" d="M{left} {y}V{eaves}H{right}V{y}Z"/>'
        f'<path class="{roof}" d="M{left - 3} {eaves}L{x} {eaves - 11}L{right + 3} {eaves}Z"/>'
    )


def city(northern_street: bool) -> str:
    """Houses above the cross street; the tower makes room for a street to the north."""
    houses = [spot for spot in HOUSES if not northern_street or abs(spot[0]) > 20]
    body = "".join(house(*spot, "v-red" if at % 2 else "v-red2") for at, spot in enumerate(houses))
    x = -19 if northern_street else 0
    return (
        f'{body}<g transform="translate({x} -10)"><path class="v-wall" d="M-8 0V-26H8V0Z"/>'
        '<path class="v-slate" d="M-10-26L0-48L10-26Z"/><circle class="v-dark" cy="-17" r="3"/></g>'
    )


def board_width(name: str) -> int:
    """How wide the board with a name is; a multiple of twelve, so that few are needed."""
    return max(84, -(-(15 * len(name) + 18) // 12) * 12)


def board(width: int) -> str:
    """The board for a city's name."""
    return f'<rect class="board-plate" x="{-width / 2:g}" y="-18.5" width="{width}" height="37" rx="3"/>'


def street(sides: str) -> str:
    """The streets of a city that are used."""
    d = "".join({"N": "M0-60V0", "E": "M60 0H0", "S": "M0 60V0", "W": "M-60 0H0"}[side] for side in sides)
    return f'<path class="sr-edge" d="{d}"/><path class="sr-bed" d="{d}"/>'
