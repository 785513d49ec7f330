"""Journeys of goods."""

from __future__ import annotations

import itertools
import random

from hypothesis import given, settings
from hypothesis import strategies as st

from steamshed.hexrail.proof.walks import delivery_by, walks_from
from steamshed.rail.delivery import routes_from
from steamshed.rail.network import Link

RED, BLUE, GREEN = range(3)


def graph(nodes: int, *pairs: tuple[int, int]) -> list[list[Link]]:
    """Links between nodes; each node's links in the order given, the edge being their number there."""
    links: list[list[Link]] = [[] for _ in range(nodes)]
    for section, (a, b) in enumerate(pairs, 1):
        links[a].append(Link(len(links[a]), b, 0, section))
        links[b].append(Link(len(links[b]), a, 0, section))
    return links


def ways(links: list[list[Link]], wanted: list[int], start: int, longest: int, goods: int) -> list[tuple[int, str]]:
    """Each route as its goods and the nodes it visits."""
    return [
        (route.goods, "".join(str(link.to) for link in route.links))
        for route in routes_from(links, wanted, start, longest, goods)
    ]


LINE = graph(4, (0, 1), (1, 2), (2, 3))


def test_goods_stop_at_the_first_place_that_wants_them():
    assert ways(LINE, [-1, -1, RED, RED], 0, 6, 1 << RED) == [(RED, "12")]


def test_the_engine_limits_the_journey():
    assert ways(LINE, [-1, -1, RED, -1], 0, 1, 1 << RED) == []
    assert ways(LINE, [-1, -1, RED, -1], 0, 2, 1 << RED) == [(RED, "12")]


def test_goods_pass_places_that_want_something_else():
    assert ways(LINE, [-1, BLUE, RED, BLUE], 0, 6, 1 << RED) == [(RED, "12")]
    assert ways(LINE, [-1, BLUE, RED, BLUE], 0, 6, 1 << RED | 1 << BLUE) == [(BLUE, "1"), (RED, "12")]


def test_goods_may_leave_a_place_that_wants_them_but_not_come_back():
    assert ways(LINE, [RED, -1, -1, RED], 0, 6, 1 << RED) == [(RED, "123")]
    circle = graph(3, (0, 1), (1, 2), (2, 0))
    assert ways(circle, [RED, -1, -1], 0, 6, 1 << RED) == []


def test_every_way_round_a_circle_and_every_parallel_link():
    circle = graph(3, (0, 1), (1, 2), (2, 0))
    assert ways(circle, [-1, -1, RED], 0, 6, 1 << RED) == [(RED, "12"), (RED, "2")]
    double = graph(2, (0, 1), (0, 1))
    routes = routes_from(double, [-1, RED], 0, 1, 1 << RED)
    assert [route.links[0].section for route in routes] == [1, 2]
    assert all(route.start == 0 for route in routes)


def test_nothing_from_nowhere():
    assert ways(graph(2), [-1, RED], 0, 6, 1 << RED) == []
    assert ways(LINE, [-1, RED, RED, RED], 0, 6, 0) == []


@settings(max_examples=80, deadline=None, derandomize=True, database=None)
@given(seed=st.integers(0, 2**32 - 1), longest=st.integers(1, 5))
def test_against_a_naive_search(seed, longest):
    """Every sequence of links that is a path, judged from its end."""
    rng = random.Random(seed)
    nodes = rng.randint(2, 6)
    pairs = [pair for pair in itertools.combinations(range(nodes), 2) if rng.random() < 0.6]
    pairs += [pair for pair in pairs if rng.random() < 0.2]
    links = graph(nodes, *pairs)
    wanted = [rng.choice((-1, RED, BLUE, GREEN)) for _ in range(nodes)]
    goods = rng.randrange(8)
    expected: set[tuple[int, tuple[int, ...]]] = set()
    paths: list[tuple[tuple[int, ...], tuple[int, ...]]] = [((0,), ())]
    while paths:
        visited, sections = paths.pop()
        if sections:
            kind = wanted[visited[-1]]
            if kind >= 0 and goods >> kind & 1 and all(wanted[node] != kind for node in visited[1:-1]):
                expected.add((kind, sections))
        if len(sections) < longest:
            for link in links[visited[-1]]:
                if link.to not in visited:
                    paths.append(((*visited, link.to), (*sections, link.section)))
    found = [
        (route.goods, tuple(link.section for link in route.links))
        for route in routes_from(links, wanted, 0, longest, goods)
    ]
    assert len(found) == len(set(found))
    assert set(found) == expected


def test_nodes_that_want_nothing_may_be_passed_again_but_no_link():
    """Node 1 is a town with two links to town 2; 0 is where the goods are, 3 wants them."""
    links = graph(4, (0, 1), (1, 2), (1, 2), (1, 3))
    wanted = [-1, -1, -1, RED]
    assert ways(links, wanted, 0, 6, 1 << RED) == [(RED, "13")]
    again = routes_from(links, wanted, 0, 6, 1 << RED, True)
    assert sorted("".join(str(link.to) for link in route.links) for route in again) == ["1213", "1213", "13"]
    for route in again:
        assert len({link.section for link in route.links}) == len(route.links)
    # the start is not visited again, nor a city
    assert len(routes_from(links, [-1, BLUE, -1, RED], 0, 6, 1 << RED, True)) == 1


def test_every_walk():
    """In a full graph of four nodes: any order of the others; with nodes again, every sequence of different links."""
    full = graph(4, *itertools.combinations(range(4), 2))
    assert len(walks_from(full, 0, 3)) == 3 + 3 * 2 + 3 * 2 * 1
    expected = {
        tuple(sections)
        for length in (1, 2, 3)
        for sections in itertools.permutations(range(1, 7), length)
        if is_walk([list(itertools.combinations(range(4), 2))[section - 1] for section in sections])
    }
    found = [tuple(link.section for link in walk) for walk in walks_from(full, 0, 3, again=True)]
    assert len(found) == len(expected)
    assert set(found) == expected


def is_walk(pairs: list[tuple[int, int]]) -> bool:
    """Whether the links lead on from one another, from node 0."""
    at = 0
    for pair in pairs:
        if at not in pair:
            return False
        at = pair[0] + pair[1] - at
    return True


def test_a_walk_names_edges_only_where_two_links_lead_on():
    links = graph(3, (0, 1), (1, 2), (1, 2))
    walks = [walk for walk in walks_from(links, 0, 2) if len(walk) == 2]
    names = sorted(str(delivery_by(links, ["A", "B", "C"], "red", 0, walk)) for walk in walks)
    assert names == ["deliver red A-B/1-C", "deliver red A-B/2-C"]
