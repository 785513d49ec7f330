"""AS-MOVE: moving goods."""

from __future__ import annotations

from typing import Any

from tests.rule import rule
from tests.rules.age_of_steam.table import Table, Track, table

LINE: Track = {
    # seat 1: Evansville - Indianapolis - Cincinnati; seat 0: Evansville - Cincinnati directly
    "J9": ("gentle 1", 1),
    "K9": ("straight 1", 1),
    "L8": ("gentle 2", 1),
    "K10": ("straight 1", 0),
    "L9": ("straight 1", 0),
}
CHAIN: Track = {
    # Chicago - Michigan City - Fort Wayne - Cincinnati, each link of another owner
    "I7": ("gentle 5", 0),
    "J6": ("gentle 2", {"4": 0, "2": 1}),
    "K7": ("straight 2", 1),
    "L7": ("gentle 3", {"5": 1, "3": None}),
    "L8": ("gentle 0", None),
}


def moving(track: Track | None = None, players: int = 3, **rest: Any) -> Table:
    return table("move_goods", players, track=track, **{"cash": 20, **rest})


@rule("AS-MOVE-01")
def test_two_rounds_in_player_order_with_first_move_in_front():
    there = moving(players=4, order=[2, 3, 1, 0], action={1: "first_move"})
    asked = []
    for _ in range(7):
        asked.append((there.state.move_round, there.seat))
        there.act("nothing")
    asked.append((there.state.move_round, there.seat))
    assert asked == [(1, 1), (1, 2), (1, 3), (1, 0), (2, 1), (2, 2), (2, 3), (2, 0)]


@rule("AS-MOVE-02")
def test_one_thing_at_each_opportunity():
    """One cube, not all of a colour; then the next player."""
    there = moving(LINE, cubes={"Evansville": {"blue": 3}})
    assert [str(action) for action in there.state.legal()] == [
        "deliver blue Evansville-Cincinnati",
        "raise_engine",
        "nothing",
    ]
    there.act("deliver blue Evansville-Cincinnati")
    assert there.cubes("Evansville") == {"blue": 2}
    assert there.seat == 1
    there.act("raise_engine")
    assert there.seat == 2
    there.act("nothing")
    assert (there.state.move_round, there.seat) == (2, 0)


@rule("AS-MOVE-03")
def test_the_engine_is_raised_once_in_a_turn():
    there = moving(engine=[1, 5, 6])
    there.act("raise_engine")
    assert there.engine == [2, 5, 6]
    there.act("raise_engine")
    assert there.refusal("raise_engine") == "AS-MOVE-03"  # never above 6
    there.act("nothing")
    assert there.state.move_round == 2
    assert there.refusal("raise_engine") == "AS-MOVE-03"
    there.act("nothing")
    assert there.refusal("raise_engine") == "AS-MOVE-03"


@rule("AS-MOVE-03")
def test_it_can_be_raised_in_the_second_round_and_again_in_the_next_turn():
    there = moving()
    there.act("nothing", "nothing", "nothing", "raise_engine", "nothing", "nothing", chance=[6] * 6)
    assert there.engine == [2, 1, 1]
    there.act("issue 0", "issue 0", "issue 0", "drop", "drop")
    there.act("take engineer", "take first_move", "take production", "done", "done", "done")
    while there.seat != 0:
        there.act("nothing")
    there.act("raise_engine")
    assert there.engine[0] == 3


@rule("AS-MOVE-03")
def test_it_may_be_raised_beside_the_locomotive_action():
    there = table("select_actions")
    there.act("take locomotive", "raise", "take engineer", "take production", "done", "done", "done")
    there.act("raise_engine")
    assert there.engine == [3, 1, 1]


@rule("AS-MOVE-04")
def test_any_cube_on_any_city_but_none_of_the_display():
    there = moving(LINE, cubes={"Evansville": {"blue": 1}}, display={"B2": ["blue", None, None]})
    assert there.refusal("deliver blue Cincinnati-Evansville") == "AS-MOVE-04"
    assert there.refusal("deliver red Evansville-Cincinnati") == "AS-MOVE-04"
    there.act("nothing", "nothing")
    assert there.seat == 2  # who has no track at all
    assert there.offers("deliver blue Evansville-Cincinnati")


@rule("AS-MOVE-04")
def test_a_cube_on_a_new_city():
    track: Track = {"J9": ("gentle 1", 1)}
    there = moving(track, new_cities={"K9": "A"}, cubes={"Indianapolis": {"blue": 1}})
    assert there.offers("deliver blue Indianapolis-Evansville")


@rule("AS-MOVE-05")
def test_links_of_any_owner():
    there = moving(CHAIN, engine=3, cubes={"Chicago": {"blue": 1}})
    there.act("nothing", "nothing")
    there.act("deliver blue Chicago-Michigan City-Fort Wayne-Cincinnati")
    assert there.income == [1, 1, 0]


@rule("AS-MOVE-05")
def test_unfinished_sections_cannot_be_used():
    track = {hex: tile for hex, tile in LINE.items() if hex != "L9"}
    there = moving(track, engine=6, cubes={"Evansville": {"blue": 1}})
    assert there.refusal("deliver blue Evansville-Cincinnati") == "AS-MOVE-05"
    assert there.choices("deliver") == ["deliver blue Evansville-Indianapolis-Cincinnati"]


@rule("AS-MOVE-05")
def test_at_least_one_link_is_travelled():
    """A blue cube on a blue city does not arrive by lying there."""
    there = moving(cubes={"Evansville": {"blue": 1}})
    assert there.choices("deliver") == []
    assert there.refusal("deliver blue Evansville-Atlantis") == "AS-MOVE-05"


@rule("AS-MOVE-06")
def test_no_more_links_than_the_engine_has():
    there = moving(CHAIN, engine=[2, 3, 6], cubes={"Chicago": {"blue": 1}})
    way = "deliver blue Chicago-Michigan City-Fort Wayne-Cincinnati"
    assert there.refusal(way) == "AS-MOVE-06"
    there.act("raise_engine")
    assert there.offers(way)
    there.act("nothing")
    assert there.offers(way)


@rule("AS-MOVE-07")
def test_no_stop_twice():
    """Not even the start: Evansville is blue, but a round trip is no delivery."""
    there = moving(LINE, engine=6, cubes={"Evansville": {"red": 1, "blue": 1}})
    assert there.refusal("deliver red Evansville-Indianapolis-Evansville-Cincinnati") == "AS-MOVE-07"
    assert there.refusal("deliver blue Evansville-Indianapolis-Evansville") == "AS-MOVE-07"


@rule("AS-MOVE-07")
def test_nor_a_town_twice():
    parallel: Track = {
        "J9": ("gentle 1", 0),
        "K10": ("gentle 4", 0),
        "K9": ("town_3_left 4", 0),  # exits 4, 1, 3
        "L8": ("gentle 2", 0),
    }
    there = moving(parallel, engine=6, cubes={"Cincinnati": {"purple": 1}})
    way = "deliver purple Cincinnati-Indianapolis/3-Evansville/0-Indianapolis"
    assert there.refusal(way) == "AS-MOVE-07"


@rule("AS-MOVE-08")
def test_a_journey_ends_at_the_first_city_of_the_colour():
    """Nothing passes through its own colour, and nothing stops elsewhere."""
    track = {**LINE, "N9": ("gentle 3", 0)}  # on from Cincinnati to a blue New City at Lexington
    there = moving(track, engine=6, new_cities={"N10": "B"}, cubes={"Evansville": {"blue": 1, "red": 1}})
    assert there.refusal("deliver blue Evansville-Cincinnati-Lexington") == "AS-MOVE-08"
    assert there.refusal("deliver blue Evansville-Indianapolis") == "AS-MOVE-08"
    assert there.refusal("deliver red Evansville-Cincinnati") == "AS-MOVE-08"
    assert there.choices("deliver") == [
        "deliver blue Evansville-Indianapolis-Cincinnati",
        "deliver blue Evansville-Cincinnati",
    ]


@rule("AS-MOVE-08")
def test_cities_of_other_colours_are_passed_through():
    track = {**LINE, "N9": ("gentle 3", 0)}
    there = moving(track, engine=2, new_cities={"N10": "A"}, cubes={"Evansville": {"red": 1}})
    assert there.choices("deliver") == ["deliver red Evansville-Cincinnati-Lexington"]


@rule("AS-MOVE-09")
def test_a_cube_may_leave_a_city_of_its_own_colour():
    there = moving(LINE, cubes={"Cincinnati": {"blue": 1}})
    there.act("deliver blue Cincinnati-Evansville")
    assert there.income == [1, 0, 0]


@rule("AS-MOVE-10")
def test_black_goods_go_to_black_new_cities_only():
    track: Track = {"J9": ("gentle 1", 0), "K10": ("straight 1", 0), "L9": ("straight 1", 0)}
    for letter in "CDGH":
        there = moving(track, new_cities={"K9": letter}, cubes={"Evansville": {"black": 1}})
        assert there.choices("deliver") == ["deliver black Evansville-Indianapolis"]
    for letter in "ABEF":
        there = moving(track, new_cities={"K9": letter}, cubes={"Evansville": {"black": 1}})
        assert there.refusal("deliver black Evansville-Indianapolis") == "AS-MOVE-10"
        assert there.refusal("deliver black Evansville-Cincinnati") == "AS-MOVE-10"


@rule("AS-MOVE-10")
def test_a_black_city_takes_black_goods_only():
    track: Track = {"J9": ("gentle 1", 0)}
    there = moving(track, new_cities={"K9": "C"}, cubes={"Evansville": {"red": 1, "blue": 1}})
    assert there.choices("deliver") == []


@rule("AS-MOVE-11")
def test_each_link_gives_its_owner_income_at_once():
    there = moving(LINE, engine=2, cubes={"Evansville": {"blue": 2}})
    there.act("deliver blue Evansville-Indianapolis-Cincinnati")
    assert there.income == [0, 2, 0]
    there.act("deliver blue Evansville-Cincinnati")
    assert there.income == [1, 2, 0]


@rule("AS-MOVE-11")
def test_unowned_links_give_nothing():
    track: Track = {"K10": ("straight 1", None), "L9": ("straight 1", None)}
    there = moving(track, cubes={"Evansville": {"blue": 1}})
    there.act("deliver blue Evansville-Cincinnati")
    assert there.income == [0, 0, 0]


@rule("AS-MOVE-11")
def test_between_parallel_links_the_mover_chooses():
    parallel: Track = {
        "K10": ("straight 1", 0),
        "L9": ("straight 1", 0),
        "K11": ("gentle 5", 1),
        "L10": ("straight 1", 1),
        "M10": ("gentle 4", 1),
    }
    there = moving(parallel, cubes={"Evansville": {"blue": 2}})
    assert there.choices("deliver") == [
        "deliver blue Evansville/1-Cincinnati",
        "deliver blue Evansville/2-Cincinnati",
    ]
    assert there.refusal("deliver blue Evansville-Cincinnati") == "AS-MOVE-11"
    assert there.refusal("deliver blue Evansville/0-Cincinnati") == "AS-MOVE-11"
    there.act("deliver blue Evansville/2-Cincinnati")
    assert there.income == [0, 1, 0]
    there.act("deliver blue Evansville/1-Cincinnati")
    assert there.income == [1, 1, 0]


@rule("AS-MOVE-11")
def test_two_parallel_links_of_one_owner_are_two_choices_with_the_same_effect():
    track: Track = {"J9": ("gentle 1", 0), "K10": ("gentle 4", 0)}
    there = moving(track, new_cities={"K9": "A"}, cubes={"Evansville": {"red": 2}})
    for edge in (0, 1):
        copy = Table(there.state.clone())
        copy.act(f"deliver red Evansville/{edge}-Indianapolis")
        assert copy.income == [1, 0, 0]


@rule("AS-MOVE-11")
def test_an_edge_is_named_only_where_there_is_a_choice():
    there = moving(LINE, cubes={"Evansville": {"blue": 1}})
    assert there.refusal("deliver blue Evansville/1-Cincinnati") == "AS-MOVE-11"


@rule("AS-MOVE-12")
def test_the_cube_goes_back_into_the_bag():
    there = moving(LINE, cubes={"Evansville": {"blue": 2}})
    assert there.bag["blue"] == 18
    there.act("deliver blue Evansville-Cincinnati")
    assert there.bag["blue"] == 19
    assert there.cubes("Evansville") == {"blue": 1}
    assert there.cubes("Cincinnati") == {}


@rule("AS-MOVE-13")
def test_only_cubes_that_can_be_delivered_are_offered_and_equal_ones_once():
    cubes = {"Evansville": {"blue": 3, "red": 1, "yellow": 2}, "Toronto": {"red": 1}}
    there = moving(LINE, engine=3, cubes=cubes)
    assert there.choices("deliver") == [
        "deliver blue Evansville-Indianapolis-Cincinnati",
        "deliver blue Evansville-Cincinnati",
    ]
    assert there.offers("nothing")


@rule("AS-MOVE-13")
def test_nothing_is_always_allowed():
    there = moving(LINE, engine=6, cubes={"Evansville": {"blue": 1}})
    for _ in range(3):
        assert there.offers("nothing")
        there.act("nothing")
