"""The design tokens of one theme, and the little of CSS that is needed to work them out without a browser.

A browser reads tokens.css and scene.css as they are. A stand-alone picture (notebook, e-mail, printed page) must not
rely on custom properties, ``light-dark()``, ``color-mix()`` or ``max()``: here they are replaced by plain values.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from importlib import resources
from typing import Literal, get_args

Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = get_args(Theme)
Rgb = tuple[float, float, float]

_FUNCTION = re.compile(r"\b(var|light-dark|color-mix|max|calc)\(")


class UnknownProperty(LookupError):
    """A custom property that nobody has set, with no fallback given."""


def stylesheet(name: str) -> str:
    """The text of tokens.css or of a style sheet of scenes."""
    return resources.files("steamshed.look").joinpath(name).read_text(encoding="utf-8")


def without_comments(css: str) -> str:
    """CSS without its comments."""
    return re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)


def declarations(text: str) -> list[tuple[str, str]]:
    """The declarations of a rule or of a ``style`` attribute, in order."""
    pairs = (part.split(":", 1) for part in text.split(";") if ":" in part)
    return [(name.strip(), " ".join(value.split())) for name, value in pairs]


@lru_cache(maxsize=2)
def tokens(theme: Theme) -> Mapping[str, str]:
    """Every token of a theme, ``--ink`` to ``#15211D``."""
    root = re.search(r":root \{(.*?)\}", without_comments(stylesheet("tokens.css")), re.DOTALL)
    if root is None:
        raise ValueError("tokens.css has no :root rule")
    raw = {name: value for name, value in declarations(root[1]) if name.startswith("--")}
    return {name: evaluate(value, raw, theme) for name, value in raw.items()}


def evaluate(value: str, properties: Mapping[str, str], theme: Theme) -> str:
    """A value with its functions worked out; raises `UnknownProperty`."""
    while call := _FUNCTION.search(value):
        close = _closing(value, call.end())
        result = _call(call[1], _arguments(value[call.end() : close]), properties, theme)
        value = value[: call.start()] + result + value[close + 1 :]
    return value


def _call(function: str, arguments: list[str], properties: Mapping[str, str], theme: Theme) -> str:
    match function, arguments:
        case "var", [name]:
            if name not in properties:
                raise UnknownProperty(name)
            return evaluate(properties[name], properties, theme)
        case "var", [name, *fallback]:
            return evaluate(properties[name] if name in properties else ", ".join(fallback), properties, theme)
        case "light-dark", [light, dark]:
            return evaluate(light if theme == "light" else dark, properties, theme)
        case "color-mix", ["in oklab", first, second]:
            colour, _, share = evaluate(second, properties, theme).rpartition(" ")
            return mix(evaluate(first, properties, theme), colour, float(share.rstrip("%")) / 100)
        case "max", lengths:
            worked = [evaluate(length, properties, theme) for length in lengths]
            return max(worked, key=lambda length: float(length.removesuffix("px")))
        case "calc", [quotient]:
            length, _, by = evaluate(quotient, properties, theme).rpartition("/")
            return f"{float(length.strip().removesuffix('px')) / float(by):g}px"
        case _:
            raise ValueError(f"cannot work out {function}({', '.join(arguments)})")


def _closing(text: str, start: int) -> int:
    """Where the parenthesis closes that was opened before ``start``."""
    depth = 1
    for i in range(start, len(text)):
        depth += {"(": 1, ")": -1}.get(text[i], 0)
        if depth == 0:
            return i
    raise ValueError(f"no closing parenthesis: {text}")


def _arguments(text: str) -> list[str]:
    """What stands between commas, those inside inner parentheses not counted."""
    parts, depth = [""], 0
    for letter in text:
        depth += {"(": 1, ")": -1}.get(letter, 0)
        if letter == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts]


# -- colours ----------------------------------------------------------------------------------------------------------


def linear_rgb(colour: str) -> Rgb:
    """A colour written ``#RRGGBB`` as linear light."""
    r, g, b = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return _linear(r), _linear(g), _linear(b)


def _linear(c: float) -> float:
    return c / 12.92 if c <= 0.04045 else float(((c + 0.055) / 1.055) ** 2.4)


def hex_colour(light: Rgb) -> str:
    """Linear light as ``#RRGGBB``."""
    return "#" + "".join(f"{round(255 * _gamma(min(1.0, max(0.0, c)))):02X}" for c in light)


def _gamma(c: float) -> float:
    return 12.92 * c if c <= 0.0031308 else float(1.055 * c ** (1 / 2.4) - 0.055)


def _oklab(light: Rgb) -> Rgb:
    r, g, b = light
    long = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    mid = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    short = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * mid - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * mid + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * mid - 0.8086757660 * short,
    )


def _from_oklab(lab: Rgb) -> Rgb:
    lightness, a, b = lab
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    mid = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    return (
        4.0767416621 * long - 3.3077115913 * mid + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * mid - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * mid + 1.7076147010 * short,
    )


def mix(first: str, second: str, share: float) -> str:
    """Two colours mixed in Oklab, with ``share`` of the second."""
    one, two = _oklab(linear_rgb(first)), _oklab(linear_rgb(second))
    x, y, z = (a + (b - a) * share for a, b in zip(one, two))
    return hex_colour(_from_oklab((x, y, z)))
