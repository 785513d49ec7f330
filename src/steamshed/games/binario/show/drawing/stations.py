"""Pictures of stations: the roof tells the family, the bays the level, the plate the label, all of it the owner."""

from __future__ import annotations

from steamshed.games.binario.content.box import F_MAGLEV, F_RAIL, F_ROAD, F_SHIP, F_TRAM, StationKind
from steamshed.look import symbols as sym

TOP, FOOT = -16, 12
"""Of the walls."""
LABEL = 29.0
"""How far below the middle of its cell the label of a station is."""


def width(level: int) -> int:
    """A bay more for each level."""
    return 40 + 9 * level


def station(kind: StationKind, livery: int) -> str:
    """The building, with the disc of its owner beside the roof."""
    w = width(kind.level)
    half = w / 2
    apart = (w - 14) / max(kind.level, 2)
    doors = "".join(
        f'<path class="st-door" d="M{x - 4:g} {FOOT}V{TOP + 10}q4-6 8 0V{FOOT}Z"/>'
        for x in [round((at - (kind.level - 1) / 2) * apart, 1) for at in range(kind.level)]
    )
    if kind.family == F_SHIP:
        pad = f'<path class="st-quay" d="M{-half - 12:g} {FOOT + 12}V{FOOT - 2}H{half + 12:g}V{FOOT + 12}Z"/>'
    else:
        size = f'width="{w + 20}" height="{FOOT - TOP + 22}"'
        pad = f'<rect class="st-pad" x="{-half - 10:g}" y="{TOP - 4}" {size} rx="8"/>'
    walls = f'<path class="st-wall" d="M{-half:g} {FOOT}V{TOP}H{half:g}V{FOOT}Z"/>'
    disc = sym.placed(half + 5, TOP - 14, sym.disc(livery), 0.95)
    return pad + walls + roof(kind.family, half) + doors + disc


def roof(family: int, half: float) -> str:
    """Road: a hip roof; tram: a low arch; rail: a glazed arch; maglev: a dome; port: flat, with a lighthouse."""
    o = half + 6
    if family == F_ROAD:
        return f'<path class="st-roof" d="M{-o:g} {TOP}l14-19H{o - 14:g}l14 19Z"/>'
    if family == F_TRAM:
        return f'<path class="st-roof" d="M{-o:g} {TOP}v-7Q0 {TOP - 24} {o:g} {TOP - 7}v7Z"/>'
    if family == F_RAIL:
        return (
            f'<path class="st-roof" d="M{-o:g} {TOP}Q{4 - o:g} {TOP - 28} 0 {TOP - 28}T{o:g} {TOP}Z"/>'
            f'<path class="st-glass" d="M{15 - o:g} {TOP - 3}q5-15 {o - 15:g}-15t{o - 15:g} 15Z"/>'
        )
    if family == F_MAGLEV:
        g = o - 16
        return (
            f'<path class="st-roof" d="M{-o:g} {TOP}A{o:g} {o * 0.62:.0f} 0 0 1 {o:g} {TOP}Z"/>'
            f'<path class="st-glass" d="M{-g:g} {TOP - 2}A{g:g} {o * 0.36:.0f} 0 0 1 {g:g} {TOP - 2}Z"/>'
        )
    assert family == F_SHIP
    return (
        f'<path class="st-roof" d="M{-o:g} {TOP}v-9H{o:g}v9Z"/>'
        f'<path class="st-wall" d="M{2 - half:g} {TOP - 9}l3-25h10l3 25Z"/>'
        f'<path class="st-lamp" d="M{2 - half:g} {TOP - 34}h16l-4-10h-8Z"/>'
    )


def central(generation: int) -> str:
    """The central building: a tower with a floor more for each generation, its foot at (0, 0)."""
    high = 34 + 9 * generation
    floors = "".join(
        f'<path class="st-door" d="M-8 {-8 - 11 * at}h6v-6h-6ZM2 {-8 - 11 * at}h6v-6h-6Z"/>'
        for at in range(generation + 1)
    )
    return (
        f'<path class="st-wall" d="M-13 0V{-high}H13V0Z"/>{floors}'
        f'<path class="st-roof" d="M-17 {-high}L0 {-high - 18}L17 {-high}Z"/>'
    )


def plate(letters: int) -> str:
    """The plate for a label of so many letters."""
    w = 34 if letters < 3 else 44
    return f'<rect class="st-plate" x="{-w / 2:g}" y="-16.5" width="{w}" height="33" rx="3"/>'
