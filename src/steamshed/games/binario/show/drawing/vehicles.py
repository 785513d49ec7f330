"""Vehicles from the side, by freight board and era, 56 units long on wheels at 14; windows carry people and mail."""

from __future__ import annotations

from functools import cache

from steamshed.games.binario.content import reader
from steamshed.games.binario.content.box import MODES
from steamshed.look.geometry import number

PICTURES = {
    "road1": (
        '<path class="vh-body" d="M-27-9H1L-1 6H-24Z"/><path class="vh-dark" d="M1 3H12"/>'
        '<path class="vh-horse" d="M9-3Q9-7 13-7H19L23-15L28-13L29-8L25-6Q24 3 22 4V14H19V5H14V14H11V5Q9 2 9-3Z"/>'
        '<circle class="vh-wheel" cx="-20" cy="8" r="7"/><circle class="vh-wheel" cx="-5" cy="8" r="7"/>'
    ),
    "road2": (
        '<path class="vh-body" d="M-28-8H-4V8H-28Z"/><path class="vh-body" d="M-2-13H8V8H-2Z"/>'
        '<path class="vh-iron" d="M8-5H26V8H8Z"/><path class="vh-iron" d="M19-5V-17H24V-5Z"/>'
        '<path class="v-glass" d="M0-10H6V-4H0Z"/><circle class="vh-wheel" cx="-20" cy="8.5" r="6.5"/>'
        '<circle class="vh-wheel" cx="2" cy="8.5" r="6.5"/><circle class="vh-wheel" cx="20" cy="8.5" r="6.5"/>'
    ),
    "road3": (
        '<path class="vh-body" d="M-28-14H8V8H-28Z"/><path class="vh-body" d="M10-9H19L27 0V8H10Z"/>'
        '<path class="v-glass" d="M13-6H18L23 0H13Z"/><circle class="vh-wheel" cx="-18" cy="9" r="6"/>'
        '<circle class="vh-wheel" cx="18" cy="9" r="6"/>'
    ),
    "road4": (
        '<path class="vh-body" d="M-28-15H10V8H-28Z"/><path class="vh-body" d="M12-12H20Q28-6 28 8H12Z"/>'
        '<path class="v-glass" d="M15-9H20L25-1H15Z"/><path class="vh-bolt" d="M-8-13L-15-1H-9L-12 7L-2-5H-8Z"/>'
        '<circle class="vh-wheel" cx="-18" cy="9.5" r="5.5"/><circle class="vh-wheel" cx="18" cy="9.5" r="5.5"/>'
    ),
    "rail1": (
        '<path class="vh-body" d="M-28-10H6V7H-28Z"/><path class="vh-roof" d="M-31-13H9"/>'
        '<path class="v-glass" d="M-24-7H-18V0H-24ZM-14-7H-8V0H-14ZM-4-7H2V0H-4Z"/>'
        '<path class="vh-horse" d="M12-3Q12-7 15-7H20L24-15L29-13L30-8L26-6Q25 3 23 4V14H20V5H16V14H13V5Q12 2 12-3'
        'Z"/><circle class="vh-wheel" cx="-20" cy="10.5" r="4.5"/>'
        '<circle class="vh-wheel" cx="-2" cy="10.5" r="4.5"/>'
    ),
    "rail2": (
        '<path class="vh-body" d="M-28-16H-12V8H-28Z"/><path class="vh-body" d="M-12-8H26V6H-12Z"/>'
        '<path class="vh-roof" d="M-31-17H-9"/><path class="vh-iron" d="M15-8V-19H22V-8ZM0-8V-13H7V-8Z"/>'
        '<path class="v-glass" d="M-24-11H-16V-4H-24Z"/><circle class="vh-wheel" cx="-21" cy="9" r="6"/>'
        '<circle class="vh-wheel" cx="-5" cy="9" r="6"/><circle class="vh-wheel" cx="8" cy="9" r="6"/>'
        '<circle class="vh-wheel" cx="21" cy="9" r="6"/>'
    ),
    "rail3": (
        '<path class="vh-body" d="M-29 8V-10Q-29-14-25-14H14Q24-14 29 0V8Z"/>'
        '<path class="v-glass" d="M15-10H19Q24-7 26-1H15ZM-23-9H-15V-2H-23ZM-10-9H-2V-2H-10Z"/>'
        '<path class="vh-stripe" d="M-29 3H29"/><circle class="vh-wheel" cx="-20" cy="10.5" r="4.5"/>'
        '<circle class="vh-wheel" cx="-10" cy="10.5" r="4.5"/><circle class="vh-wheel" cx="10" cy="10.5" r="4.5"/>'
        '<circle class="vh-wheel" cx="20" cy="10.5" r="4.5"/>'
    ),
    "rail4": (
        '<path class="vh-body" d="M-29 9V-13H6Q22-11 31 9Z"/>'
        '<path class="v-glass" d="M8-9Q17-7 23 1H8ZM-24-8H-17V-1H-24ZM-13-8H-6V-1H-13Z"/>'
        '<path class="vh-dark" d="M-20-13L-14-21H-6"/><path class="vh-stripe" d="M-29 5H28"/>'
        '<circle class="vh-wheel" cx="-20" cy="11" r="4"/><circle class="vh-wheel" cx="-10" cy="11" r="4"/>'
        '<circle class="vh-wheel" cx="10" cy="11" r="4"/><circle class="vh-wheel" cx="19" cy="11" r="4"/>'
    ),
    "maglev": (
        '<path class="vh-body" d="M-31 7Q-31-13-12-13H12Q31-13 31 7Z"/>'
        '<path class="v-glass" d="M14-9Q23-6 26 1H14ZM-10-8H-3V-1H-10ZM2-8H9V-1H2ZM-26 1Q-23-6-14-9V1Z"/>'
        '<path class="vh-dark" d="M-31 12H31"/>'
    ),
    "ship1": (
        '<path class="vh-hull" d="M-27 3H27L20 14H-20Z"/><path class="vh-dark" d="M-6 3V-20M10 3V-14"/>'
        '<path class="vh-body" d="M-4-19Q14-12 0-1H-20Q-10-9-4-19Z"/>'
        '<path class="vh-body" d="M12-13Q22-7 14 0H4Q10-6 12-13Z"/>'
    ),
    "ship2": (
        '<path class="vh-hull" d="M-29 3H30L23 14H-23Z"/><path class="v-wall" d="M-20 3V-6H14V3Z"/>'
        '<path class="vh-body" d="M-6-6V-19H4V-6Z"/><circle class="vh-wheel" cx="-1" cy="7" r="7"/>'
    ),
    "ship3": (
        '<path class="vh-hull" d="M-30 2H31L24 14H-24Z"/><path class="v-wall" d="M-26 2V-14H-10V2Z"/>'
        '<path class="vh-body" d="M-22-14V-20H-14V-14Z"/><path class="vh-body" d="M-6 2V-5H5V2ZM8 2V-5H19V2Z"/>'
        '<path class="v-glass" d="M-23-10H-13V-6H-23Z"/>'
    ),
    "ship4": (
        '<path class="vh-hull" d="M-31 0H32L25 13H-25Z"/>'
        '<path class="vh-body" d="M-12 0V-8H-2V0ZM0 0V-8H10V0ZM12 0V-8H22V0ZM-6-9V-16H4V-9ZM6-9V-16H16V-9Z"/>'
        '<path class="v-wall" d="M-28 0V-17H-16V0Z"/><path class="vh-bolt" d="M-20-15L-26-7H-22L-24-1L-17-9H-21Z"/>'
    ),
}
COACHES = {
    "road1": (
        '<path class="vh-body" d="M-25-15H0V4H-25Z"/>'
        '<path class="v-glass" d="M-21-11H-14V-4H-21ZM-10-11H-3V-4H-10Z"/><path class="vh-dark" d="M1 3H12"/>'
        '<path class="vh-horse" d="M9-3Q9-7 13-7H19L23-15L28-13L29-8L25-6Q24 3 22 4V14H19V5H14V14H11V5Q9 2 9-3Z"/>'
        '<circle class="vh-wheel" cx="-20" cy="8" r="7"/><circle class="vh-wheel" cx="-5" cy="8" r="7"/>'
    ),
    "road2": (
        '<path class="vh-body" d="M-29-16H8V7H-29Z"/>'
        '<path class="v-glass" d="M-25-12H-17V-4H-25ZM-13-12H-5V-4H-13ZM-1-12H5V-4H-1Z"/>'
        '<path class="vh-iron" d="M8-6H26V8H8Z"/><path class="vh-iron" d="M19-6V-18H24V-6Z"/>'
        '<circle class="vh-wheel" cx="-20" cy="8.5" r="6.5"/><circle class="vh-wheel" cx="2" cy="8.5" r="6.5"/>'
        '<circle class="vh-wheel" cx="20" cy="8.5" r="6.5"/>'
    ),
    "road3": (
        '<path class="vh-body" d="M-29 8V-12Q-29-16-25-16H22Q28-16 28-8V8Z"/>'
        '<path class="v-glass" d="M-24-12H-16V-4H-24ZM-12-12H-4V-4H-12ZM0-12H8V-4H0ZM13-12H24V-3H13Z"/>'
        '<circle class="vh-wheel" cx="-17" cy="9" r="6"/><circle class="vh-wheel" cx="17" cy="9" r="6"/>'
    ),
    "road4": (
        '<path class="vh-body" d="M-29 8V-14Q-29-18-25-18H22Q29-18 29-8V8Z"/>'
        '<path class="v-glass" d="M-25-14H11V-5H-25ZM14-14H24L26-4H14Z"/>'
        '<path class="vh-bolt" d="M-6-4L-11 2H-7L-9 7L-2 1H-6Z"/><circle class="vh-wheel" cx="-17" cy="9.5" r="5.5"/>'
        '<circle class="vh-wheel" cx="17" cy="9.5" r="5.5"/>'
    ),
}
"""For mail, passengers and workers."""
PEOPLE = ("mail", "passengers", "workers")
SYMBOLS = {f"vehicle-{name}": body for name, body in PICTURES.items()}
SYMBOLS |= {f"vehicle-{name}-people": body for name, body in COACHES.items()}


@cache
def symbol(vehicle: str) -> str:
    """The symbol of a kind of vehicle."""
    box = reader.box()
    kind = box.vehicles[box.vehicle_of[vehicle]]
    if kind.base[box.way_of["maglev"]]:
        return "vehicle-maglev"
    name = f"{MODES[kind.mode]}{kind.era}"
    people = sum(1 << box.good_of[good] for good in PEOPLE)
    return f"vehicle-{name}-people" if name in COACHES and not kind.goods & ~people else f"vehicle-{name}"


def token(vehicle: str, digits: int) -> str:
    """The plate of vehicles on the map: their picture, and at the right room for a number of so many digits, whose
    middle is at (0, 0)."""
    width, left = (66.0, -33.0) if not digits else (84.0 + 12 * digits, -69.0 - 5 * digits)
    plate = f'x="{number(left)}" width="{number(width)}" height="42" rx="8"'
    picture = f'<use href="#{symbol(vehicle)}" transform="translate({number(left + 33)} 3) scale(.9)"/>'
    return f'<rect class="tk-shadow" y="-19" {plate}/><rect class="tk-plate" y="-21" {plate}/>{picture}'
