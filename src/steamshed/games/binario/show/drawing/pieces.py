"""Symbols of ways, stations and vehicles: class by width and marking, owner by the band."""

from __future__ import annotations

from steamshed.games.binario.show.drawing.terrain import industry
from steamshed.look import symbols as sym
from steamshed.look.geometry import SIDES, Run, square_run

WIDTHS = {"earth": 20, "asphalt": 24, "highway": 30, "motorway": 40}


def runs(exits: str) -> list[Run]:
    """The lines of a tile: one between two exits, else from each exit to the middle."""
    sides = [side for side in SIDES if side in exits]
    if len(sides) == 2:
        return [square_run(sides[0], sides[1])]
    return [square_run(side, None) for side in sides]


def course(exits: str) -> str:
    return "".join(run.path() for run in runs(exits))


def road(kind: str, exits: str) -> str:
    """Earth has ruts, asphalt one dashed line, a highway a double line, a motorway two carriageways."""
    d = course(exits)
    width = WIDTHS[kind]

    def line(name: str, size: float, more: str = "") -> str:
        return f'<path class="{name}" style="stroke-width:{size}{more}" d="{d}"/>'

    body = line("rd-edge", width + 8.5) + line("rd-band", width + 6) + line(f"rd-{kind}", width - 2)
    if kind == "earth":
        body += line("rd-rut", 8) + line("rd-earth", 5)
    elif kind == "asphalt":
        body += line("rd-mark", 1.8, ";stroke-dasharray:8 7")
    elif kind == "highway":
        body += line("rd-mark", 5.5) + line("rd-highway", 2.2)
    else:
        body += line("rd-median", 6)
    return body


def rail(kind: str, exits: str) -> str:
    """Track; a horse tram is narrow and light, an express has a heavy bed."""
    body = sym.merged([sym.track(run) for run in runs(exits)])
    if kind == "horse_tram":
        return f'<g opacity=".78">{body}</g>'
    if kind == "express":
        return body + f'<path class="rd-mark" style="stroke-width:2;stroke-dasharray:3 9" d="{course(exits)}"/>'
    return body


def bridge(exits: str) -> str:
    return sym.bridge(runs(exits)[0], 0.5, 30)


def portal(side: str) -> str:
    """The mouth of a tunnel on the side that leads down."""
    turn = {"N": 0, "E": 90, "S": 180, "W": 270}[side]
    return f'<g transform="rotate({turn})"><path class="tunnel-mouth" d="M-24 0V-20Q0-46 24-20V0Z"/></g>'


def station(level: int, roof: str, livery: int) -> str:
    """A building seen from the front: a bay more for each level; a flag with the seat's mark."""
    width = 26 + 7 * level
    bays = "".join(
        f'<path class="st-door" d="M{x - 3.5:.1f} 14V3Q{x:.1f} -2 {x + 3.5:.1f} 3V14Z"/>'
        for x in [(-level / 2 + at) * 9 for at in range(level + 1)]
    )
    top = {
        "road": f'<path class="st-roof" d="M{-width / 2 - 4} -6L0-22L{width / 2 + 4} -6Z"/>',
        "rail": f'<path class="st-roof" d="M{-width / 2 - 4} -6Q0-32 {width / 2 + 4} -6Z"/>',
        "ship": (
            f'<path class="st-roof" d="M{-width / 2 - 4} -6H{width / 2 + 4}V-13H{-width / 2 - 4}Z"/>'
            '<path class="st-wall" d="M-5-13V-30H5V-13Z"/><path class="st-lamp" d="M-7-30H7L4-38H-4Z"/>'
        ),
    }[roof]
    flag = f'<g transform="translate({width / 2 + 6} -22) scale(.8)">{sym.disc(livery)}</g>'
    plate = '<rect class="board-plate" x="-15" y="16" width="30" height="20" rx="2"/>'
    return f'<rect class="st-wall" x="{-width / 2}" y="-6" width="{width}" height="20"/>{top}{bays}{flag}{plate}'


def central(generation: int) -> str:
    """The central building: a tower with a floor for each generation."""
    floors = "".join(
        f'<path class="st-wall" d="M-9 {-6 - 11 * at}H9V{-17 - 11 * at}H-9Z"/>' for at in range(generation)
    )
    return f'{floors}<path class="st-roof" d="M-12 {-6 - 11 * generation}H12L0 {-18 - 11 * generation}Z"/>'


VEHICLES = {
    "road": '<path class="cart-body" d="M-20-12H12V-4H22V8H-20Z"/><circle class="cart-wheel" cx="-12" cy="9" r="5"/>'
    '<circle class="cart-wheel" cx="14" cy="9" r="5"/>',
    "rail": '<path class="cart-body" d="M-26-10H6V-18H22V8H-26Z"/><circle class="cart-wheel" cx="-18" cy="10" r="5"/>'
    '<circle class="cart-wheel" cx="-2" cy="10" r="5"/><circle class="cart-wheel" cx="14" cy="10" r="5"/>',
    "ship": '<path class="cart-body" d="M-28 2H30L22 14H-22Z"/><path class="st-wall" d="M-18 2V-9H6V2Z"/>'
    '<path class="cart-wheel" d="M-10-9V-20H-3V-9Z"/><path class="wave" d="M-30 18q5-4 10 0t10 0t10 0t10 0t10 0"/>',
}


def factory() -> str:
    return industry("food_factory")


def cell() -> str:
    return '<rect class="hit" x="-58" y="-58" width="116" height="116"/>'
