"""Journeys by brute force: every walk over links, without any rule of where goods may go.

What ``delivery`` finds fast is compared with this, so it shares no code with that search.
"""

from __future__ import annotations

from steamshed.rail.delivery import Deliver
from steamshed.rail.network import Link


def walks_from(links: list[list[Link]], start: int, longest: int, again: bool = False) -> list[list[Link]]:
    """Every walk of 1 to ``longest`` links that takes none twice and, unless ``again``, visits no node twice."""
    found: list[list[Link]] = []
    waiting = [[link] for link in links[start]]
    while waiting:
        walk = waiting.pop()
        found.append(walk)
        if len(walk) < longest:
            taken = [link.section for link in walk]
            visited = [start] + [link.to for link in walk]
            for link in links[walk[-1].to]:
                if link.section not in taken and (again or link.to not in visited):
                    waiting.append([*walk, link])
    return found


def delivery_by(links: list[list[Link]], names: list[str], colour: str, start: int, walk: list[Link]) -> Deliver:
    """The walk as an action, legal or not; an edge is named where the next stop can be reached by two links."""
    nodes = [start] + [link.to for link in walk]
    edges = [
        link.edge if [other.to for other in links[node]].count(link.to) > 1 else -1
        for node, link in zip(nodes, walk, strict=False)
    ]
    return Deliver(colour, tuple(names[node] for node in nodes), tuple(edges))
