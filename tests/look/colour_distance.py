"""Whether colours can be told apart: contrast (WCAG 2) and distance as seen with normal and with colour-blind eyes."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Literal, get_args

from steamshed.look.theme import Rgb, linear_rgb

Vision = Literal["normal", "protan", "deutan", "tritan"]
VISIONS: tuple[Vision, ...] = get_args(Vision)

# Machado, Oliveira and Fernandes 2009, full severity, on linear RGB.
_SEEN: dict[Vision, tuple[Rgb, Rgb, Rgb]] = {
    "normal": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def luminance(colour: str) -> float:
    """How bright a colour ``#RRGGBB`` is, 0 to 1."""
    r, g, b = linear_rgb(colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: str, other: str) -> float:
    """From 1 (the same) to 21 (black on white)."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _lab(light: Rgb) -> Rgb:
    r, g, b = (max(0.0, min(1.0, c)) for c in light)
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089
    fx, fy, fz = (c ** (1 / 3) if c > 0.008856 else 7.787 * c + 16 / 116 for c in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def seen(colour: str, vision: Vision) -> Rgb:
    """A colour in CIE Lab as it is seen."""
    light = linear_rgb(colour)
    r, g, b = (sum(m * c for m, c in zip(row, light)) for row in _SEEN[vision])
    return _lab((r, g, b))


def distance(one: str, other: str, vision: Vision = "normal") -> float:
    """CIE76 difference of two colours as they are seen."""
    return float(sum((p - q) ** 2 for p, q in zip(seen(one, vision), seen(other, vision))) ** 0.5)


def closest(colours: Iterable[str], vision: Vision = "normal") -> float:
    """The smallest distance between two of some colours."""
    return min(distance(one, other, vision) for one, other in combinations(colours, 2))
