"""Journeys of goods over links, from a city to the first city that wants them; how they are written as actions."""

from __future__ import annotations

from collections.abc import Sequence

from steamshed.kernel.action import Action, read_choice, read_number
from steamshed.kernel.errors import ParseError
from steamshed.kernel.state import Lasting
from steamshed.rail.network import Link


class Route:
    """A journey: the node it starts from and the links it takes; which goods it delivers."""

    def __init__(self, start: int, links: tuple[Link, ...], goods: int) -> None:
        self.start = start
        self.links = links
        self.goods = goods
        """The kind of goods, a small number."""
        self.takers = 0
        """The seats, as bits, that may make the journey; -1 for all. For the rules of a game to say."""
        self.action: Deliver | None = None
        """How it is written, once somebody has asked."""


def goods_at(cubes: list[int], place: int, colours: int) -> int:
    """The kinds of goods at a place, as bits; ``cubes`` counts them by place and colour."""
    goods = 0
    for colour in range(colours):
        if cubes[place * colours + colour]:
            goods |= 1 << colour
    return goods


class Journeys:
    """The journeys from one node: those of at most so many links, with goods of these kinds."""

    def __init__(self, longest: int, goods: int, routes: list[Route]) -> None:
        self.longest = longest
        self.goods = goods
        self.routes = routes


class Traffic(Lasting):
    """The journeys over the links of one network, found when they are first asked for."""

    def __init__(self, nodes: list[int], links: list[list[Link]], wanted: list[int], again: bool) -> None:
        """See ``routes_from``."""
        self.links = links
        self.wanted = wanted
        self.again = again
        self.calls = calls_of(nodes, links, wanted)
        """Node to the kinds of goods, as bits, that could be delivered from there if engines were strong enough."""
        self.stations = [node for node in nodes if self.calls[node]]
        """The nodes from which goods could be delivered, in their order."""
        self.known: dict[int, Journeys] = {}
        self.actions: dict[int, list[Action]] = {}
        """Deliveries found so far, by everything they depend on."""

    def find(self, start: int, longest: int, goods: int) -> list[Route]:
        """The journeys from a node, to be known from now on."""
        routes = routes_from(self.links, self.wanted, start, longest, goods, self.again)
        self.known[start] = Journeys(longest, goods, routes)
        return routes


def calls_of(nodes: list[int], links: list[list[Link]], wanted: list[int]) -> list[int]:
    """For every node the kinds of goods, as bits, that are wanted at another one that it is joined with."""
    calls = [0] * len(links)
    seen = [False] * len(links)
    for first in nodes:
        if seen[first] or not links[first]:
            continue
        seen[first] = True
        joined, once, twice = [first], 0, 0
        for node in joined:
            if wanted[node] >= 0:
                kind = 1 << wanted[node]
                twice |= once & kind
                once |= kind
            for link in links[node]:
                if not seen[link.to]:
                    seen[link.to] = True
                    joined.append(link.to)
        for node in joined:
            # what a node wants itself must be wanted elsewhere, too
            own = 1 << wanted[node] if wanted[node] >= 0 else 0
            calls[node] = once & ~own | twice
    return calls


def routes_from(
    links: list[list[Link]], wanted: list[int], start: int, longest: int, goods: int, again: bool = False
) -> list[Route]:
    """Every journey of at most ``longest`` links, no link twice, that ends where its goods are first wanted.

    ``wanted`` has for every node the kind of goods it wants, or -1. ``goods`` has the kinds that can set out as bits.
    No node is visited twice, unless ``again``: then nodes that want nothing (towns) may be. In the order of a walk that
    tries the links of each node by their edges.
    """
    walk = Walk(links, wanted, start, again)
    walk.go_on(start, longest, goods)
    return walk.found


class Walk:
    """One search for journeys from a node."""

    def __init__(self, links: list[list[Link]], wanted: list[int], start: int, again: bool) -> None:
        self.links = links
        self.wanted = wanted
        self.start = start
        self.again = again
        self.seen = [False] * len(links)
        """Nodes that may not be visited now."""
        self.seen[start] = True
        self.path: list[Link] = []
        self.found: list[Route] = []

    def go_on(self, node: int, steps: int, alive: int) -> None:
        """Goes on from a node with the kinds of goods, as bits, that have met no city of theirs so far."""
        seen, path, again = self.seen, self.path, self.again
        for link in self.links[node]:
            to = link.to
            # only where nodes can be visited again could a link be taken twice
            if seen[to] or (again and self.took(link.section)):
                continue
            path.append(link)
            left, kind = alive, self.wanted[to]
            if kind >= 0 and alive >> kind & 1:
                self.found.append(Route(self.start, tuple(path), kind))
                left &= ~(1 << kind)
            if left and steps > 1:
                seen[to] = kind >= 0 or not again
                self.go_on(to, steps - 1, left)
                seen[to] = False
            path.pop()

    def took(self, section: int) -> bool:
        """Whether the path has taken a link."""
        return any(link.section == section for link in self.path)


# -- as actions ------------------------------------------------------------------------------------------------------


class Deliver(Action):
    """Move a goods cube from its city over links to a city of its colour.

    ``edges`` names the edge by which the cube leaves a stop, only where two links lead to the same next stop; else -1.
    """

    def __init__(self, colour: str, stops: tuple[str, ...], edges: tuple[int, ...]) -> None:
        legs = [f"{stop}/{edge}" if edge >= 0 else stop for stop, edge in zip(stops, edges, strict=False)]
        super().__init__(f"deliver {colour} {'-'.join([*legs, stops[-1]])}")
        self.colour = colour
        self.stops = stops
        self.edges = edges

    def said(self) -> tuple[str, ...]:
        """The colour, where the journey begins and ends, and how many links it has."""
        return (self.colour, self.stops[0], self.stops[-1], str(len(self.stops) - 1))


def read_delivery(text: str, words: Sequence[str], colours: Sequence[str]) -> Deliver:
    """The words after ``deliver``: a colour and the stops of a journey, joined by ``-``."""
    if len(words) < 2 or "" in words:
        raise ParseError(text, "", "a colour and the stops of a journey, joined by -")
    colour = read_choice(text, words[0], colours, "a colour")
    stops: list[str] = []
    edges: list[int] = []
    for leg in " ".join(words[1:]).split("-"):
        stop, slash, edge = leg.partition("/")
        if not stop or stop != stop.strip():
            raise ParseError(text, leg, "the name of a city or town")
        stops.append(stop)
        edges.append(read_number(text, edge, 0, 5, "an edge") if slash else -1)
    if edges.pop() >= 0:
        raise ParseError(text, leg, "a last stop without an edge")
    if len(stops) < 2:
        raise ParseError(text, "", "at least two stops")
    return Deliver(colour, tuple(stops), tuple(edges))


def delivery_of(route: Route, links: list[list[Link]], names: list[str], colours: list[str]) -> Deliver:
    """The action of a route. An edge is named only where two links lead to the same next stop."""
    stops, edges = [names[route.start]], []
    at = route.start
    for link in route.links:
        parallel = 0
        for other in links[at]:
            if other.to == link.to:
                parallel += 1
        edges.append(link.edge if parallel > 1 else -1)
        stops.append(names[link.to])
        at = link.to
    return Deliver(colours[route.goods], tuple(stops), tuple(edges))


NO_LINK = 1
UNCLEAR = 2


def leg_fault(links: list[list[Link]], at: int, to: int, edge: int) -> int:
    """0 if a leg names one link without doubt; else NO_LINK, or UNCLEAR for an edge too many or too few."""
    parallel = [link for link in links[at] if link.to == to]
    if not parallel:
        return NO_LINK
    if (len(parallel) == 1 and edge < 0) or (len(parallel) > 1 and any(link.edge == edge for link in parallel)):
        return 0
    return UNCLEAR


def journey(links: list[list[Link]], node_at: dict[str, int], action: Deliver) -> list[Link]:
    """The links of a checked delivery; ``node_at`` has the nodes by their names."""
    found: list[Link] = []
    at = node_at[action.stops[0]]
    for number, edge in enumerate(action.edges):
        to = node_at[action.stops[number + 1]]
        for link in links[at]:
            if link.to == to and edge in (-1, link.edge):
                found.append(link)
                break
        at = to
    return found


def links_of(owner: int, links: Sequence[Link]) -> int:
    """How many of some links a seat owns."""
    count = 0
    for link in links:
        if link.owner == owner:
            count += 1
    return count
