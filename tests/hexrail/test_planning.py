"""Plans for track: the cheapest tiles that complete a link."""

from __future__ import annotations

from steamshed.hexrail.content.hexmap import Goods, HexMap
from steamshed.hexrail.plan.track import Plan, Planner
from tests.rail.world import EVERYWHERE, ON_TOWNS, TILES, World

DEAR = 5


class Prices(Planner):
    """Every tile costs 1, on some fields more; some names are used up."""

    def __init__(self, world: World, tiles: int, cash: int = 99, beyond: bool = False) -> None:
        map = HexMap("test", "Test", [2], world.grid, TILES, Goods({"red": 1}))
        map.cities = [field for field in range(world.grid.size) if world.grid.kinds[field] == "@"]
        map.towns = [field for field in range(world.grid.size) if world.grid.kinds[field] == "o"]
        map.find_stops([True] * world.grid.size)
        single = [piece for piece in EVERYWHERE if len(TILES.pieces[piece].segments) == 1]
        map.find_pieces(single, EVERYWHERE, ON_TOWNS)
        map.nearest = [[(1, node) for node in map.nodes] for _ in range(world.grid.size)]
        super().__init__(world.network, map, 0, tiles, cash, beyond)
        self.dear: list[int] = []
        self.gone: list[str] = []
        self.barred: list[int] = []

    def in_stock(self, field: int, piece: int) -> bool:
        return TILES.pieces[piece].tile.name not in self.gone

    def price(self, field: int, piece: int) -> int:
        return DEAR if field in self.dear else 1

    def may_build(self, field: int) -> bool:
        return field not in self.barred


def written(world: World, plan: Plan) -> list[str]:
    return [f"{world.grid.names[field]} {TILES.label(piece)}" for field, piece in plan.tiles]


def ends(world: World, plan: Plan) -> set[str]:
    return {world.grid.names[plan.start], world.grid.names[plan.end]}


def test_the_straight_way_between_two_cities():
    world = World("@..@")
    (plan,) = Prices(world, 2).plans()
    assert sorted(written(world, plan)) == ["A2 straight 0", "A3 straight 0"]
    assert (plan.cost, ends(world, plan), plan.via) == (2, {"A1", "A4"}, -1)


def test_no_plan_beyond_the_tiles_or_the_money():
    world = World("@..@")
    assert Prices(world, 1).plans() == []
    assert Prices(world, 2, cash=1).plans() == []


def test_a_dear_field_is_gone_round():
    world = World("....", "@..@", "....")
    planner = Prices(world, 4)
    planner.dear = [world.at("B2")]
    (plan,) = planner.plans()
    assert plan.cost <= 4
    assert all(not step.startswith("B2") for step in written(world, plan))


def test_a_barred_field_and_a_used_up_tile_are_avoided():
    world = World("@.@")
    planner = Prices(world, 1)
    planner.barred = [world.at("A2")]
    assert planner.plans() == []
    planner = Prices(world, 1)
    planner.gone = ["straight"]
    assert planner.plans() == []


def test_a_link_ends_in_a_town_and_a_second_one_goes_on():
    world = World("@.o.@")
    assert [ends(world, plan) for plan in Prices(world, 3).plans()] == [{"A1", "A3"}, {"A3", "A5"}]
    both = [plan for plan in Prices(world, 3, beyond=True).plans() if plan.via >= 0]
    assert [world.grid.names[plan.via] for plan in both] == ["A3"]
    assert ends(world, both[0]) == {"A1", "A5"}
    assert both[0].cost == 3


def test_an_own_open_end_is_finished_and_that_of_a_rival_left_alone():
    world = World("@..@")
    world.lay("A2", "straight 0", 0)
    (plan,) = Prices(world, 1).plans()
    assert written(world, plan) == ["A3 straight 0"]
    world = World("@..@")
    world.lay("A2", "straight 0", 1)
    assert Prices(world, 2).plans() == []


def test_track_leaves_a_town_only_where_the_seat_has_track():
    for owner, expected in ((0, [{"A3", "A5"}]), (1, [])):
        world = World("@.o.o")
        world.lay("A2", "straight 0", owner)
        world.lay("A3", "end 0", owner)
        assert [ends(world, plan) for plan in Prices(world, 3).plans()] == expected


def test_a_second_path_crosses_single_track():
    world = World(".@.", "@.@", ".@.")
    world.lay("B2", "straight 0", 1)
    crossing = [written(world, plan) for plan in Prices(world, 1).plans() if ends(world, plan) == {"A2", "C2"}]
    assert crossing == [["B2 cross_gentle 5"]]
