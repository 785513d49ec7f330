"""The small pictures of Railroad Revolution: workers by trade, shares, steps, trains, tiles. They need no words."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from steamshed.games.railroad_revolution.show.drawing.words import effect_words
from steamshed.look.geometry import number
from steamshed.look.symbols import placed
from steamshed.look.words import by_language

INK: Final = "var(--plate-ink)"
LINE: Final = f"fill:none;stroke:{INK};stroke-width:2.2;stroke-linecap:round;stroke-linejoin:round"
PLATE: Final = "fill:var(--plate);stroke:var(--plate-line);stroke-width:1.8"
DARK: Final = f"fill:{INK}"

_HATS: Final = {
    "white": "",
    "purple": "M-12-15Q-13-27 1-27Q12-27 13-17Q17-16 16-13H-12Z",
    "orange": "M-11-20Q0-25 11-20L17-14Q0-19-17-14Z",
    "grey": "M-9-16V-22Q-9-31 0-31T9-22V-16H16V-12.5H-16V-16Z",
    "turquoise": "M-12-18L-14-25Q0-33 14-25L12-18ZM-12-18H12L15-12Q0-17-15-12Z",
}
_TOOLS: Final = {
    "white": "",
    "purple": "M-4 12L5 3M2-1L9 6",
    "orange": "M-7 1H7M-7 6H7M-7 11H2",
    "grey": "M-8 3Q-3-1 0 4Q3 9 8 5M-8 9Q-3 5 0 10Q3 15 8 11",
    "turquoise": "M0-1L-6 13M0-1L6 13M-4 8H4",
}


def path(d: str, style: str) -> str:
    return f'<path d="{d}" style="{style}"/>'


def words(
    x: float,
    y: float,
    text: str,
    size: float,
    anchor: str = "middle",
    weight: int = 700,
    fill: str = INK,
    stretch: int = 80,
) -> str:
    """Text in the look of labels, its base line at a point."""
    least = f"max({number(size)}px,var(--least,0px))"
    style = f"font-family:var(--font-text);font-size:{least};font-weight:{weight};fill:{fill};text-anchor:{anchor}"
    return f'<text x="{number(x)}" y="{number(y)}" style="{style};font-stretch:{stretch}%">{escape(text)}</text>'


def title_words(x: float, y: float, text: str, size: float, fill: str = INK, anchor: str = "middle") -> str:
    """Text in the display face."""
    least = f"max({number(size)}px,var(--least,0px))"
    style = f"font-family:var(--font-display);font-size:{least};font-weight:700;fill:{fill};text-anchor:{anchor}"
    return f'<text x="{number(x)}" y="{number(y)}" style="{style}">{escape(text)}</text>'


def titled(title: str, drawn: str) -> str:
    """A picture that says what it means."""
    return f"<g><title>{escape(title)}</title>{drawn}</g>"


def box(x: float, y: float, width: float, height: float, style: str = PLATE, round: float = 3) -> str:
    corner = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
    return f'<rect {corner} rx="{number(round)}" style="{style}"/>'


def circle(x: float, y: float, r: float, style: str) -> str:
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(r)}" style="{style}"/>'


# -- pieces -----------------------------------------------------------------------------------------------------------


def worker(colour: str) -> str:
    """A bust; the hat tells the trade (LOOK: workers). Within 40 by 52."""
    line = f"stroke:{INK};stroke-width:2"
    body = f"fill:var(--w-{colour});{line}"
    tool = "#FFFFFF" if colour == "purple" else INK
    drawn = path("M-20 20V12Q-20-1-7-2H7Q20-1 20 12V20Z", body) + circle(0, -13, 10.5, f"fill:#EBD3B4;{line}")
    if _HATS[colour]:
        drawn += path(_HATS[colour], body)
        drawn += placed(
            0, 4, path(_TOOLS[colour], f"fill:none;stroke:{tool};stroke-width:2.6;stroke-linecap:round"), 0.92
        )
    return drawn


def share() -> str:
    return (
        box(-15, -11, 30, 22, f"fill:#E7EEDF;stroke:{INK};stroke-width:1.8", 1.5)
        + path("M-9-4H9M-9 1H5", f"fill:none;stroke:{INK};stroke-width:1.6")
        + circle(7, 5, 3.4, "fill:#B43A2E")
    )


def steps(count: str) -> str:
    arrow = path("M-20 8H-10V2H0V-4H10V-10H20M13-14L20-10L15-4", f"fill:none;stroke:{INK};stroke-width:3")
    return placed(-18, 0, arrow) + words(8, 9, f"+{count}", 26, "start")


def loco() -> str:
    """A train from the side, within 60 by 40."""
    body = f"fill:#1F5A4B;stroke:{INK};stroke-width:1.6"
    wheels = "".join(circle(x, 13, 6.5, "fill:#F4EFE2;stroke:#A3271E;stroke-width:2.6") for x in (-19, -4, 11))
    return (
        path("M-28-15H-11V8H-28Z", body)
        + path("M-24-11H-15V-4H-24Z", f"fill:#EAD9A8;stroke:{INK};stroke-width:1")
        + path("M-11-7H18Q21-7 21-4V8H-11Z", body)
        + path("M11-7V-17H16V-7ZM9-20H18V-16H9ZM-2-7Q-2-12 2-12T6-7", body)
        + path("M21 8L28 17H20Z", body)
        + path("M-31-17H-8", f"fill:none;stroke:{INK};stroke-width:2.4")
        + wheels
        + path("M-32 21H30", f"fill:none;stroke:{INK};stroke-width:2")
    )


def flip(times: str) -> str:
    card = placed(0, 0, loco(), 0.55)
    arrows = path("M-20-4A20 16 0 0 1 12-15M12-15L4-19M12-15L7-8", LINE)
    arrows += path("M20 6A20 16 0 0 1-12 17M-12 17L-5 21M-12 17L-8 10", LINE)
    return card + arrows + (words(24, 20, f"{times}×", 25, "start") if times not in ("", "1") else "")


def promote(times: str) -> str:
    bust = placed(-4, 4, any_worker_plain(), 0.75)
    arrow = path("M18 14V-14M11-7L18-14L25-7", f"fill:none;stroke:{INK};stroke-width:3.2")
    return bust + arrow + (words(28, 19, f"{times}×", 25, "start") if times != "1" else "")


def any_worker_plain() -> str:
    line = f"fill:#D9DDD3;stroke:{INK};stroke-width:2.2"
    return path("M-20 20V12Q-20-1-7-2H7Q20-1 20 12V20Z", line) + circle(0, -13, 10.5, line)


def exchange() -> str:
    left = placed(-21, 4, any_worker_plain(), 0.62)
    right = placed(21, 4, any_worker_plain(), 0.62)
    return left + right + path("M-8-6H8M3-11L8-6L3-1M8 8H-8M-3 3L-8 8L-3 13", LINE)


def rail() -> str:
    return path("M-20-4H20M-20 5H20", LINE) + path(
        "M-15-9V10M-7-9V10M1-9V10M9-9V10M16-9V10", f"{LINE};stroke-width:2.6"
    )


def house(fill: str = "#C9D3BB") -> str:
    """A building; a station when it stands in a city."""
    return path("M-11 11V-4L0-13L11-4V11Z", f"fill:{fill};stroke:{INK};stroke-width:1.8;stroke-linejoin:round")


def office() -> str:
    """A telegraph pole: an office when a building stands there."""
    return path("M0 16V-16M-11-11H11M-8-4H8M-11-11V-15M11-11V-15M-8-4V-8M8-4V-8", LINE)


def deal_mark() -> str:
    return circle(0, 0, 12, f"fill:#B43A2E;stroke:{INK};stroke-width:1.6") + path(
        "M-5 1L-1 5L6-5", "fill:none;stroke:#FFFFFF;stroke-width:3"
    )


def ticket(text: str) -> str:
    right, left = number(5.2 * len(text) + 9), number(-5.2 * len(text) - 9)
    edge = f"M{left}-13H{right}V-4A4 4 0 0 0 {right} 4V13H{left}V4A4 4 0 0 0 {left}-4Z"
    return path(edge, PLATE) + words(0, 6, text, 17)


def triangles(count: int, size: float = 7.0, gap: float = 15.0, fill: str = INK) -> str:
    """Levels and terrain are counted in triangles."""
    shape = f"l{number(size)} {number(size * 1.7)}h{number(-2 * size)}z"
    places = [(-(count - 1) / 2 + at) * gap for at in range(count)]
    return "".join(path(f"M{number(x)} {number(-size)}{shape}", f"fill:{fill}") for x in places)


def plains() -> str:
    return path("M-12 2q6-7 12 0t12 0", f"fill:none;stroke:{INK};stroke-width:2.6")


def terrain(count: int) -> str:
    return triangles(count, 6.5, 15) if count else plains()


def first_mark() -> str:
    return circle(0, 0, 11, DARK) + words(0, 6, "1", 16, fill="var(--plate)")


def seal(points: int) -> str:
    """Victory points."""
    star = "M0-18L6-14L13-15L14-8L20-4L17 3L19 10L12 13L9 20L2 18L-5 21"
    star += "L-9 15L-17 14L-17 7L-22 1L-18-5L-19-12L-11-14L-7-20Z"
    return path(star, "fill:var(--brand);stroke:var(--on-brand-2);stroke-width:1.4") + words(
        -1, 7, str(points), 18, fill="var(--on-brand)"
    )


# -- effects ----------------------------------------------------------------------------------------------------------


def effect(text: str) -> tuple[str, float]:
    """The picture of one effect and its width."""
    verb, _, rest = text.partition(" ")
    parts = rest.split(" ")
    if verb == "money":
        return ticket(f"${rest}"), 62.0
    if verb == "shares":
        count = int(rest)
        if count > 2:
            return placed(-14, 0, words(-2, 8, f"{count}×", 25)) + placed(14, 0, share()), 64.0
        return "".join(placed((at - (count - 1) / 2) * 33, 0, share()) for at in range(count)), 34.0 * count
    if verb == "steps":
        return steps(rest), 78.0
    if verb == "promote":
        drawn, width = promote(parts[0]), 84.0 if parts[0] != "1" else 52.0
        if "paying" in parts:
            return placed(-40, 0, drawn) + placed(54, 0, ticket(f"${parts[2]}"), 0.8), 164.0
        return placed(-13 if parts[0] != "1" else 0, 0, drawn), width
    if verb in ("workers", "either"):
        return team(parts, "/" if verb == "either" else "")
    if verb == "worker_any":
        return placed(-8, 4, any_worker_plain(), 0.8) + words(12, 12, "?", 26, "start"), 52.0
    pictures = {"exchange": (exchange(), 76.0), "train": (loco(), 62.0), "flip": flipped(rest)}
    if verb in pictures:
        return pictures[verb]
    piece = {"rail": rail(), "station": house(), "office": office()}[verb.partition("_")[2]]
    return piece, 46.0


def flipped(times: str) -> tuple[str, float]:
    """A train that is turned over, more than once with the number of times beside it."""
    return (flip(times), 62.0) if times in ("", "1") else (placed(-14, 0, flip(times)), 88.0)


def team(colours: Sequence[str], joint: str) -> tuple[str, float]:
    """Workers side by side."""
    step = 46.0 if joint else 40.0
    drawn = ""
    for at, colour in enumerate(colours):
        x = (at - (len(colours) - 1) / 2) * step
        drawn += placed(x, 4, worker(colour), 0.8)
        if joint and at:
            drawn += words(x - step / 2, 9, joint, 24)
    return drawn, step * len(colours)


@by_language(256)
def effects(texts: Sequence[str]) -> tuple[str, float]:
    """A list of effects side by side, its middle at (0, 0)."""
    found = [effect(text) for text in texts]
    width = sum(each for _, each in found) + 10 * (len(found) - 1)
    drawn, x = "", -width / 2
    for (picture, each), text in zip(found, texts):
        drawn += titled(effect_words([text]), placed(x + each / 2, 0, picture))
        x += each + 10
    return drawn, width
