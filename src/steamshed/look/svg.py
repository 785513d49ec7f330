"""Scenes as one stand-alone SVG document, for notebooks, e-mails and docs.

A scene is first put together as a browser would draw it: symbols in ``<defs>``, things as ``<use>`` elements that hand
custom properties to their symbol. A thing with a label is a group of its ``<use>`` and a ``<text>``. Then the document
is *baked*: rules of the sheets that say the same everywhere become its ``<style>``; whatever depends on a piece's own
properties (``--c``, ``--t1`` ...) is written into the elements, with one copy of a symbol for each set of properties.
No ``var()``, ``light-dark()`` or ``color-mix()`` is left, so simple viewers can draw it too.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from html import escape
from typing import Literal
from xml.etree import ElementTree as ET

from steamshed.look.geometry import Point, number
from steamshed.look.theme import Theme, UnknownProperty, declarations, evaluate, stylesheet, tokens, without_comments
from steamshed.ui.scene import Scene, Thing

Arrangement = Literal["beside", "below"]
SHEETS = ("scene.css", "continent.css")
GAP = 24.0
LABEL_DOWN = "0.36em"
"""From the middle of a label down to its base line."""

_ONLY_LIVE = {"cursor", "background", "display"}
"""What a picture needs no rules for."""


# -- things, as a browser draws them ----------------------------------------------------------------------------------


def thing_svg(thing: Thing) -> str:
    """A thing as it stands in a drawing."""
    place = f"translate({number(thing.at[0], 1)} {number(thing.at[1], 1)})"
    turn = f"rotate({number(thing.turn)})" if thing.turn else ""
    title = f"<title>{escape(thing.title)}</title>" if thing.title else ""
    classes = f'class="{escape(" ".join(filter(None, ("thing", thing.kind))))}"'
    style = f' style="{escape(thing.style)}"' if thing.style else ""
    head = f'id="{escape(thing.id)}" {classes}{style}'
    href = f'href="#{escape(thing.symbol)}"'
    if not thing.label:
        return f'<use {head} {href} transform="{" ".join(filter(None, (place, turn)))}">{title}</use>'
    turned = f' transform="{turn}"' if turn else ""
    text = f'<text class="label" dy="{LABEL_DOWN}">{escape(thing.label)}</text>'
    return f'<g {head} transform="{place}">{title}<use {href}{turned}/>{text}</g>'


def _scene_group(scene: Scene, place: str) -> str:
    x, y, width, height = map(number, scene.box)
    sheet = f'<rect class="sheet" x="{x}" y="{y}" width="{width}" height="{height}"/>'
    things = "".join(map(thing_svg, scene.things))
    return (
        f'<g id="scene-{escape(scene.name)}" transform="{place}"><title>{escape(scene.title)}</title>'
        f"<g>{sheet}{scene.background}</g><g>{things}</g></g>"
    )


# -- rules ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Rule:
    """One selector of a style sheet: classes from the outermost element to the one it is about."""

    path: tuple[frozenset[str], ...]
    declared: tuple[tuple[str, str], ...]

    @property
    def selector(self) -> str:
        """As CSS."""
        return " ".join("".join(f".{name}" for name in sorted(step)) for step in self.path)

    def matches(self, lineage: Sequence[frozenset[str]]) -> bool:
        """Whether it is about the last of some elements, each within the one before, given by their classes."""
        if not self.path[-1] <= lineage[-1]:
            return False
        steps = list(self.path[:-1])
        for classes in reversed(lineage[:-1]):
            if steps and steps[-1] <= classes:
                steps.pop()
        return not steps


@lru_cache(maxsize=1)
def rules() -> tuple[Rule, ...]:
    """The style sheets of scenes, without what happens under a pointer."""
    found = []
    sheets = "".join(without_comments(stylesheet(name)) for name in SHEETS)
    for selectors, body in re.findall(r"([^{}]+)\{([^{}]*)\}", sheets):
        declared = tuple((name, value) for name, value in declarations(body) if name not in _ONLY_LIVE)
        for selector in selectors.split(","):
            if ":" not in selector and declared:
                path = tuple(frozenset(step.strip(".").split(".")) for step in selector.split())
                found.append(Rule(path, declared))
    return tuple(found)


@lru_cache(maxsize=4096)
def declared_for(lineage: tuple[frozenset[str], ...]) -> tuple[tuple[str, str], ...]:
    """What the rules declare for the last of some elements. A drawing has thousands of elements and few lineages."""
    return tuple(pair for rule in rules() if rule.matches(lineage) for pair in rule.declared)


def _own(value: str, theme_tokens: Mapping[str, str]) -> bool:
    """Whether a value depends on a property that is no token: then it is each piece's own."""
    return any(name not in theme_tokens for name in re.findall(r"var\(\s*(--[\w-]+)", value))


# -- baking -----------------------------------------------------------------------------------------------------------


@dataclass
class _Baker:
    """Works out one document."""

    theme: Theme
    symbols: Mapping[str, str]
    properties: dict[str, str]
    baked: dict[tuple[str, tuple[tuple[str, str], ...]], str] = field(default_factory=dict)
    defs: list[ET.Element] = field(default_factory=list)
    used: set[str] = field(default_factory=set)

    def bake(self, element: ET.Element, own: Mapping[str, str], outer: tuple[frozenset[str], ...] = ()) -> None:
        """Work out an element and what is in it; ``own`` are the properties that it inherits beside the tokens."""
        classes = frozenset(element.get("class", "").split())
        self.used |= classes
        lineage = (*outer, classes)
        declared = declared_for(lineage)
        styled = declarations(element.get("style", ""))
        own = {**own, **{name: value for name, value in (*declared, *styled) if name.startswith("--")}}
        particular = [(name, value) for name, value in declared if _own(value, self.properties)]
        self._set_style(element, [*particular, *styled], own)
        if element.tag == "use":
            element.set("href", "#" + self._symbol(element.get("href", "").removeprefix("#"), own))
        for child in element:
            self.bake(child, own, lineage)

    def _set_style(self, element: ET.Element, declared: Iterable[tuple[str, str]], own: Mapping[str, str]) -> None:
        found: dict[str, str] = {}
        for name, value in declared:
            if not name.startswith("--"):
                try:
                    found[name] = evaluate(value, {**self.properties, **own}, self.theme)
                except UnknownProperty:
                    continue
        element.attrib.pop("style", None)
        if found:
            element.set("style", ";".join(f"{name}:{value}" for name, value in found.items()))

    def _symbol(self, name: str, own: Mapping[str, str]) -> str:
        """The id of a symbol, worked out for a set of properties."""
        body = self.symbols[name]
        needed = _needed(body)
        key = name, tuple(sorted((prop, value) for prop, value in own.items() if prop in needed))
        if key not in self.baked:
            copies = sum(1 for other, _ in self.baked if other == name)
            self.baked[key] = f"symbol-{name}" + (f"--{copies}" if copies else "")
            element = ET.fromstring(f"<g>{body}</g>")
            self.bake(element, own)
            element.set("id", self.baked[key])
            self.defs.append(element)
        return self.baked[key]

    def style(self) -> str:
        """The rules that say the same everywhere, of those the document needs."""
        lines = []
        for rule in rules():
            plain = [(n, v) for n, v in rule.declared if not n.startswith("--") and not _own(v, self.properties)]
            if plain and frozenset().union(*rule.path) <= self.used:
                body = ";".join(f"{n}:{evaluate(v, self.properties, self.theme)}" for n, v in plain)
                lines.append(f"{rule.selector}{{{body}}}")
        return "\n".join(lines)


@lru_cache(maxsize=4096)
def _needed(body: str) -> frozenset[str]:
    """The properties on which the look of a symbol depends."""
    classes = set(" ".join(re.findall(r'class="([^"]*)"', body)).split())
    by_rules = [value for rule in rules() if rule.path[-1] & classes for _, value in rule.declared]
    return frozenset(name for value in (body, *by_rules) for name in re.findall(r"var\((--[\w-]+)", value))


def _properties(theme: Theme) -> dict[str, str]:
    """The tokens, with fonts that every machine has as fallbacks."""
    found = dict(tokens(theme))
    found["--font-text"] = found["--font-text"].replace("system-ui", "Arial")
    return found


# -- documents --------------------------------------------------------------------------------------------------------


def _places(scenes: Sequence[Scene], arrangement: Arrangement) -> tuple[list[Point], float, float]:
    """Where scenes stand, and how much room they take: panels in columns beside the board or in rows below it.

    A column may be a little higher than the board before the next one begins; a row is never wider than it.
    """
    _, _, wide, high = scenes[0].box
    beside = arrangement == "beside"
    places, x, y, deep = [(0.0, 0.0)], wide + GAP if beside else 0.0, 0.0 if beside else high + GAP, 0.0
    for scene in scenes[1:]:
        _, _, w, h = scene.box
        if beside and y > 0 and y + h > high * 1.1:
            x, y, deep = x + deep + GAP, 0.0, 0.0
        elif not beside and x > 0 and x + w > wide:
            x, y, deep = 0.0, y + deep + GAP, 0.0
        places.append((x, y))
        deep = max(deep, w if beside else h)
        x, y = (x, y + h + GAP) if beside else (x + w + GAP, y)
    right = max(x + scene.box[2] for (x, _), scene in zip(places, scenes))
    bottom = max(y + scene.box[3] for (_, y), scene in zip(places, scenes))
    return places, right, bottom


def _symbols(scenes: Iterable[Scene]) -> dict[str, str]:
    found: dict[str, str] = {}
    for scene in scenes:
        for name, body in scene.symbols.items():
            if found.setdefault(name, body) != body:
                raise ValueError(f"scenes disagree about the symbol {name}")
    return found


def _check_ids(root: ET.Element) -> None:
    seen = Counter(element.get("id") for element in root.iter() if element.get("id"))
    twice = sorted(str(name) for name, times in seen.items() if times > 1)
    if twice:
        raise ValueError(f"ids used more than once: {', '.join(twice)}")


def compose(scenes: Sequence[Scene], theme: Theme = "light", arrangement: Arrangement = "beside") -> str:
    """One stand-alone SVG document of some scenes, the first of which is the largest."""
    if not scenes:
        raise ValueError("nothing to draw")
    places, width, height = _places(scenes, arrangement)
    groups = [
        _scene_group(scene, f"translate({number(x - scene.box[0])} {number(y - scene.box[1])})")
        for scene, (x, y) in zip(scenes, places)
    ]
    sheet = f'<rect class="sheet" width="{number(width)}" height="{number(height)}"/>'
    title = escape(", ".join(scene.title for scene in scenes))
    root = ET.fromstring(f"<svg><title>{title}</title>{sheet}{''.join(groups)}</svg>")
    baker = _Baker(theme, _symbols(scenes), _properties(theme))
    baker.bake(root, {})
    for name, value in {"viewBox": f"0 0 {number(width)} {number(height)}", "role": "img"}.items():
        root.set(name, value)
    root.set("width", number(width))
    root.set("height", number(height))
    style, defs = ET.Element("style"), ET.Element("defs")
    style.text = f"\n{baker.style()}\n"
    defs.extend(baker.defs)
    root[1:1] = [style, defs]
    _check_ids(root)
    root.set("xmlns", "http://www.w3.org/2000/svg")
    return ET.tostring(root, encoding="unicode")


def scene_svg(scene: Scene, theme: Theme = "light") -> str:
    """One scene as a stand-alone SVG document."""
    return compose([scene], theme)
