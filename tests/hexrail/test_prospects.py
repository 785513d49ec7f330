"""What goods can earn, compared with every journey there is."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from steamshed.hexrail.think.prospects import Prospects
from steamshed.rail.delivery import Route, routes_from
from steamshed.rail.network import NOBODY, Link

KINDS, RIVALS = 3, 0.25


def random_graph(rng: random.Random, nodes: int, pairs: int) -> list[list[Link]]:
    links: list[list[Link]] = [[] for _ in range(nodes)]
    for section in range(1, pairs + 1):
        a, b = rng.sample(range(nodes), 2)
        owner = rng.choice([NOBODY, 0, 0, 1, 2])
        links[a].append(Link(len(links[a]), b, owner, section))
        links[b].append(Link(len(links[b]), a, owner, section))
    return links


def gain(route: Route, leads: bool) -> float:
    """What a journey brings seat 0; nothing if it may not lead it."""
    owners = [link.owner for link in route.links]
    own = owners.count(0)
    if leads and (own == 0 or own < max(owners.count(1), owners.count(2))):
        return 0.0
    return own - RIVALS * (owners.count(1) + owners.count(2))


@given(st.integers(0, 10**6), st.booleans())
@settings(max_examples=60, deadline=None)
def test_the_best_of_all_journeys_is_found(seed: int, leads: bool):
    rng = random.Random(seed)
    links = random_graph(rng, 6, 8)
    wanted = [rng.randrange(-1, KINDS) for _ in links]
    goods, longest = rng.randrange(1, 1 << KINDS), 4
    best = [0.0] * (KINDS * (longest + 1))
    for route in routes_from(links, wanted, 0, longest, goods):
        at = route.goods * (longest + 1) + len(route.links)
        best[at] = max(best[at], gain(route, leads))
    prospects = Prospects(links, wanted, 0, KINDS, longest, RIVALS, leads)
    assert prospects.of(0, goods) == pytest.approx(best)
    assert prospects.of(0, goods) == pytest.approx(best), "asked again"


def test_they_hold_for_one_seat_one_length_and_the_same_links():
    links = random_graph(random.Random(1), 4, 5)
    prospects = Prospects(links, [-1] * 4, 0, KINDS, 3, RIVALS, False)
    assert prospects.fits(links, 0, 3)
    assert not prospects.fits(links, 1, 3)
    assert not prospects.fits(links, 0, 4)
    assert not prospects.fits(random_graph(random.Random(1), 4, 5), 0, 3)
