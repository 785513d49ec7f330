"""Journeys of goods over links, from a city to the first city that wants them."""

from __future__ import annotations

from steamshed.rail.network import Link


class Route:
    """A journey: the node it starts from and the links it takes; which goods it delivers."""

    def __init__(self, start: int, links: tuple[Link, ...], goods: int) -> None:
        self.start = start
        self.links = links
        self.goods = goods
        """The kind of goods, a small number."""


def routes_from(links: list[list[Link]], wanted: list[int], start: int, longest: int, goods: int) -> list[Route]:
    """Every journey of at most ``longest`` links that visits no node twice and ends where its goods are first wanted.

    ``wanted`` has for every node the kind of goods it wants, or -1. ``goods`` has the kinds that can set out as bits.
    In the order of a walk that tries the links of each node by their edges.
    """
    found: list[Route] = []
    seen = [False] * len(links)
    seen[start] = True
    walk(links, wanted, start, start, longest, goods, [], seen, found)
    return found


def walk(
    links: list[list[Link]],
    wanted: list[int],
    start: int,
    node: int,
    steps: int,
    alive: int,
    path: list[Link],
    seen: list[bool],
    found: list[Route],
) -> None:
    """Goes on from a node with the kinds of goods, as bits, that have met no city of theirs so far."""
    for link in links[node]:
        to = link.to
        if seen[to]:
            continue
        path.append(link)
        left = alive
        kind = wanted[to]
        if kind >= 0 and alive >> kind & 1:
            found.append(Route(start, tuple(path), kind))
            left &= ~(1 << kind)
        if left and steps > 1:
            seen[to] = True
            walk(links, wanted, start, to, steps - 1, left, path, seen, found)
            seen[to] = False
        path.pop()
