"""Sections and links as tiles are laid: by hand, and against tracing all track anew."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from steamshed.kernel.errors import AuditError
from steamshed.rail.network import CITY, NOBODY, TOWN, Network, Untraceable, trace
from steamshed.rail.placement import change_between
from tests.rail.world import EVERYWHERE, ON_TOWNS, TILES, World, outlines, piece

ROW = ("@", ".", ".", ".", "@")
"""A1 a city, B1, C1, D1 plain, E1 a city. Edge 2 of A1 leads to B1, edge 1 of B1 to C1, edge 2 of C1 to D1."""


def row() -> World:
    return World(*ROW)


def test_a_line_from_city_to_city():
    world = row()
    (section,) = world.lay("B1", "gentle 5", 0)  # 1-5
    network = world.network
    assert not network.is_link(section)
    assert (network.start[section], network.open_slot[section]) == (world.at("A1"), 6 * world.at("B1") + 1)
    assert network.unfinished() == [section]
    (section,) = world.lay("C1", "gentle 2", 0)  # 2-4
    assert network.length[section] == 2
    assert network.open_slot[section] == 6 * world.at("C1") + 2
    (section,) = world.lay("D1", "gentle 5", 0)
    assert network.is_link(section)
    assert network.unfinished() == []
    assert sorted((network.start[section], network.end[section])) == [world.at("A1"), world.at("E1")]
    assert (network.length[section], network.owned_by(0), network.owned_by(1)) == (3, 1, 0)
    assert network.sections() == [section]


def test_joining_from_both_sides_takes_the_new_owner():
    world = row()
    world.lay("B1", "gentle 5", NOBODY)
    world.lay("D1", "gentle 5", 2)
    (section,) = world.lay("C1", "gentle 2", 1)
    assert world.network.owner[section] == 1
    assert world.network.sections() == [section]
    assert [len(world.network.links()[world.at(hex)]) for hex in ("A1", "C1", "E1")] == [1, 0, 1]
    link = world.network.links()[world.at("A1")][0]
    assert (link.edge, link.to, link.owner, link.section) == (2, world.at("E1"), 1, section)
    assert world.network.links()[world.at("E1")][0].edge == 4


def test_the_slots_of_a_section_from_its_start():
    world = row()
    world.lay("B1", "gentle 5", 0)
    (section,) = world.lay("C1", "gentle 2", 0)
    b, c = 6 * world.at("B1"), 6 * world.at("C1")
    slots = world.network.slots_of(section)
    assert slots in ([b + 5, b + 1, c + 4, c + 2], [c + 2, c + 4, b + 1, b + 5])
    assert slots[0] == b + 5  # it leaves A1


def test_links_are_found_anew_after_a_change():
    world = row()
    world.lay("B1", "gentle 5", 0)
    world.lay("C1", "gentle 2", 0)
    assert world.network.links()[world.at("A1")] == []
    (section,) = world.lay("D1", "gentle 5", 0)
    assert len(world.network.links()[world.at("A1")]) == 1
    world.network.give(section, NOBODY)
    assert world.network.links()[world.at("A1")][0].owner == NOBODY


def test_a_town_splits_a_line():
    world = World("@", ".", "o", ".", "@")
    world.lay("B1", "gentle 5", 0)
    sections = world.lay("C1", "gentle 2", 0)
    assert [world.network.is_link(section) for section in sections] == [False, True]  # exits 2 and 4
    world.lay("D1", "gentle 5", 0)
    assert len(world.network.sections()) == 2
    assert [len(world.network.links()[world.at(hex)]) for hex in ("A1", "C1", "E1")] == [1, 2, 1]
    assert [world.network.length[section] for section in world.network.sections()] == [2, 2]


def test_where_track_would_lead():
    world = World("@", ".", "o", ".", "@")
    assert world.network.reached(6 * world.at("B1") + 5) == world.at("A1")
    assert world.network.reached(6 * world.at("B1") + 1) == -1  # a town without a tile joins nothing
    world.lay("B1", "gentle 5", 0)
    world.lay("C1", "end 4", 0)
    assert world.network.reached(6 * world.at("D1") + 5) == -1  # blank side
    assert world.network.reached(6 * world.at("D1") + 0) == -1  # outside
    assert world.network.reached(6 * world.at("C1") + 4) == world.at("A1")


def test_redirecting_turns_the_open_end():
    world = World("@..", "...", "...")
    world.lay("A2", "straight 0", 0)  # 0-3
    field = world.at("A2")
    network = world.network
    network.settle()
    network.piece[field] = piece("gentle 0")
    section = network.redirect(field, 0, 3, 2)
    assert network.open_slot[section] == 6 * field + 2
    assert network.section_at[6 * field + 3] == 0
    assert not network.fresh[section]
    assert (network.length[section], network.owner[section]) == (1, 0)


def test_redirecting_into_another_section_joins_them():
    world = World("@..", "@..", "...")
    world.lay("A2", "straight 0", 0)
    world.lay("B2", "acute 5", 1)  # 0-5: from B1, open towards A2
    field, network = world.at("A2"), world.network
    network.piece[field] = piece("gentle 0")
    section = network.redirect(field, 0, 3, 2)
    assert network.is_link(section)
    assert network.sections() == [section]
    assert network.owner[section] == 0
    assert network.length[section] == 2


def test_fresh_until_settled():
    world = row()
    (section,) = world.lay("B1", "gentle 5", 0)
    assert world.network.fresh[section]
    world.network.settle()
    assert not world.network.fresh[section]
    (section,) = world.lay("C1", "gentle 2", 0)
    assert world.network.fresh[section]


def test_a_town_becomes_a_city():
    world = World("@", ".", "o", ".", "@")
    world.lay("B1", "gentle 5", 0)
    world.lay("C1", "end 4", 0)  # a link
    world.lay("D1", "gentle 5", 1)  # from E1, faces the blank side of the town
    network, town = world.network, world.at("C1")
    completed = network.make_city(town)
    assert network.stop[town] == CITY
    assert network.piece[town] == 0
    assert [network.owner[section] for section in completed] == [1]
    assert all(network.is_link(section) for section in network.sections())
    assert [network.length[section] for section in network.sections()] == [1, 1]
    assert [link.owner for link in network.links()[town]] == [1, 0]  # by edge: 2, 4
    assert network.city_edges[world.at("B1")] >> 1 & 1


def test_spurs_on_a_town_vanish_with_it():
    world = World("@", ".", "o", ".", "@")
    world.lay("C1", "star 0", 0)  # exits 0, 2, 4 (0 leads off this map, which the network does not forbid)
    assert len(world.network.sections()) == 3
    assert world.network.make_city(world.at("C1")) == []
    assert world.network.sections() == []
    assert world.network.owned_by(0) == 0


def test_numbers_of_dropped_sections_are_used_again():
    world = World("@", ".", "o", ".", "@")
    first = world.lay("C1", "gentle 2", 0)
    world.network.make_city(world.at("C1"))
    assert world.lay("B1", "gentle 5", 0) == [first[0]]


def test_a_clone_is_independent():
    world = row()
    world.lay("B1", "gentle 5", 0)
    copy = world.network.clone()
    world.lay("C1", "gentle 2", 1)
    assert len(copy.slots_of(1)) == 2
    assert copy.owner[1] == 0
    assert copy.piece[world.at("C1")] == 0


def test_joining_where_track_is_not_open_is_a_fault():
    world = World("@..", "@..", "...")
    world.lay("A2", "gentle 0", 0)
    world.network.open_slot[1] = -1
    with pytest.raises(AuditError, match="joined where it is not open"):
        world.lay("B2", "acute 5", 0)


@pytest.mark.parametrize(
    ("tiles", "owners", "field", "reason"),
    [
        ({"B2": "straight 0"}, {}, "B2", "leads to no city or town"),
        ({"A2": "straight 0", "A3": "straight 0"}, {"A2": 0, "A3": 1}, "A3", "two owners"),
        ({"B2": "acute 1", "C2": "acute 3", "C3": "acute 5"}, {}, "B2", "leads to no city or town"),
    ],
)
def test_track_that_cannot_be(tiles, owners, field, reason):
    world = World("@...", "....", "....")
    pieces = [0] * world.grid.size
    owner_at = [NOBODY] * (6 * world.grid.size)
    for hex, label in tiles.items():
        pieces[world.at(hex)] = piece(label)
        for edge in range(6):
            owner_at[6 * world.at(hex) + edge] = owners.get(hex, NOBODY)
    with pytest.raises(Untraceable, match=reason) as caught:
        trace(world.grid, TILES, world.stop, pieces, owner_at)
    assert caught.value.field == field


def test_one_segment_with_two_owners_cannot_be():
    world = row()
    pieces = [0] * world.grid.size
    pieces[world.at("B1")] = piece("gentle 5")
    owner_at = [NOBODY] * (6 * world.grid.size)
    owner_at[6 * world.at("B1") + 5] = 0
    with pytest.raises(Untraceable, match="one segment has two owners"):
        trace(world.grid, TILES, world.stop, pieces, owner_at)


# -- random building -------------------------------------------------------------------------------------------------


class Builder:
    """Builds what the network allows, at random: placing, replacing, redirecting, cities for towns."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.world = World("..@...", "......", ".o...@", "...o..", ".@....", "....o.", "@.....")
        self.network = self.world.network
        self.done = {"placed": 0, "replaced": 0, "redirected": 0, "joined": 0, "cities": 0}

    def step(self) -> None:
        field = self.rng.randrange(self.world.grid.size)
        if self.network.stop[field] == CITY:
            return
        if self.network.stop[field] == TOWN and self.rng.random() < 0.1:
            self.network.make_city(field)
            self.done["cities"] += 1
            return
        town = self.network.stop[field] == TOWN
        new = self.rng.choice(ON_TOWNS if town else EVERYWHERE)
        change = change_between(TILES, self.network.piece[field], new, town)
        if change is None or not all(self.turns(field, *turn) for turn in change.redirected):
            return
        if not all(self.adds(field, a, b) for a, b in change.added):
            return
        self.done["replaced" if self.network.piece[field] else "placed"] += 1
        self.network.put(field, new)
        for a, b, c in change.redirected:
            section = self.network.redirect(field, a, b, c)
            self.done["redirected"] += 1
            self.done["joined"] += self.network.end[section] >= 0
        for a, b in change.added:
            self.network.add(field, a, b, self.rng.choice((NOBODY, 0, 1)))

    def turns(self, field: int, a: int, b: int, c: int) -> bool:
        """The open end is at b, and c does not lead back to the start."""
        section = self.network.section_at[6 * field + a]
        if self.network.open_slot[section] != 6 * field + b:
            return False
        return self.network.reached(6 * field + c) != self.network.start[section]

    def adds(self, field: int, a: int, b: int) -> bool:
        """The segment reaches a node at one end at least, and not the same at both."""
        first = self.network.reached(6 * field + a)
        second = field if b < 0 else self.network.reached(6 * field + b)
        return max(first, second) >= 0 and first != second


def traced(network: Network) -> Network:
    owner_at = [network.owner[section] if section else NOBODY for section in network.section_at]
    return trace(network.grid, TILES, network.stop, network.piece, owner_at)


@settings(max_examples=60, deadline=None, derandomize=True, database=None)
@given(seed=st.integers(0, 2**32 - 1), steps=st.integers(1, 1500))
def test_a_built_network_equals_the_trace_of_its_pieces(seed, steps):
    builder = Builder(seed)
    for _ in range(steps):
        builder.step()
    network, anew = builder.network, traced(builder.network)
    assert outlines(network) == outlines(anew)
    assert network.city_edges == anew.city_edges
    links = [[(link.edge, link.to, link.owner) for link in leaving] for leaving in network.links()]
    assert links == [[(link.edge, link.to, link.owner) for link in leaving] for leaving in anew.links()]
    for section in network.sections():
        assert (network.open_slot[section] >= 0) == (network.end[section] < 0)
        for slot in network.slots_of(section):
            assert network.section_at[slot] == section


def test_random_building_does_everything():
    """Else the property above would say little."""
    builder = Builder(3)
    for _ in range(4000):
        builder.step()
    assert all(builder.done.values()), builder.done
    assert any(builder.network.links())
