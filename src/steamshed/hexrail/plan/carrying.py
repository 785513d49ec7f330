"""What a new link could carry: goods that it and the links one has would bring to a city that wants them.

A first sight that puts promising track in front. It follows own links only and takes no notice of cities on the way
that want the same goods; what a delivery really brings is for the rules to say.
"""

from __future__ import annotations

from steamshed.hexrail.plan.track import Plan
from steamshed.hexrail.table.table import HexTable


class Promise:
    """What could be carried over a new link."""

    def __init__(self) -> None:
        self.journey = 0
        """How many own links the longest journey over it would use."""
        self.cubes = 0
        """How many cubes could go over it now."""
        self.later = 0
        """How many could with the strongest engine."""


def promise(state: HexTable, seat: int, track: Plan) -> Promise:
    """What the links of a seat and a new one could carry."""
    found = Promise()
    length = 1 if track.via < 0 else 2
    most = state.rules.limits.most_engine
    sides = [steps_from(state, seat, node, most - length) for node in (track.start, track.end)]
    colours = len(state.rules.board.goods.colours)
    for one, other in (sides, sides[::-1]):
        for home, before in one.items():
            for goal, after in other.items():
                wanted, links = state.wanted[goal], before + length + after
                if wanted < 0 or home == goal or links > most or state.wanted[home] == wanted:
                    continue
                waiting = state.cubes[home * colours + wanted]
                found.later += waiting
                if waiting and links <= state.engine[seat]:
                    found.journey = max(found.journey, links)
                    found.cubes += waiting
    return found


def steps_from(state: HexTable, seat: int, node: int, most: int) -> dict[int, int]:
    """The nodes that own links join to a node, with the number of links."""
    found = {node: 0}
    edge = [node]
    links = state.network.links()
    for steps in range(1, most + 1):
        reached: list[int] = []
        for at in edge:
            for link in links[at]:
                if link.owner == seat and link.to not in found:
                    found[link.to] = steps
                    reached.append(link.to)
        edge = reached
    return found
