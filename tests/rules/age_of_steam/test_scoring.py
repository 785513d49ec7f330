"""AS-END, AS-VP: the end of the game and the points."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule
from tests.rules.age_of_steam.table import Table, Track, both_presets, building, table

SCOPES = ("city_to_city", "completed_links")
UNITS = ("tile", "section")


def track_points(track: Track, scope: str, unit: str, **rest: Any) -> list[int]:
    """The points of each seat for track alone."""
    options = {"vp_track_scope": scope, "vp_track_unit": unit}
    there = table("over", track=track, options=options, **rest)
    return [points + 6 for points in there.state.scores()]


CITY_TO_CITY: Track = {"K10": ("straight 1", 0), "L9": ("straight 1", 0)}
CITY_TO_TOWN: Track = {"J9": ("gentle 1", 0), "K9": ("town_1 4", 0)}
THROUGH_A_TOWN: Track = {"J9": ("gentle 1", 0), "K9": ("straight 1", 0), "L8": ("gentle 2", 0)}


def chain(first: int | None, second: int | None, third: int | None) -> Track:
    """Chicago - Michigan City - Fort Wayne - Cincinnati, with the owner of each link."""
    return {
        "I7": ("gentle 5", first),
        "J6": ("gentle 2", {"4": first, "2": second}),
        "K7": ("straight 2", second),
        "L7": ("gentle 3", {"5": second, "3": third}),
        "L8": ("gentle 0", third),
    }


@rule("AS-END-01")
@pytest.mark.parametrize(("players", "turns"), [(3, 10), (4, 8), (5, 7), (6, 6)])
def test_the_number_of_turns(players, turns):
    there = table("move_goods", players, turn=turns - 1, cash=50)
    there.finish_moves()
    assert (there.phase, there.state.turn) == ("issue_shares", turns)
    there = table("move_goods", players, turn=turns, cash=50)
    there.finish_moves()
    assert there.phase == "over"
    assert there.state.view(0)["turns"] == turns


@rule("AS-END-01")
def test_the_players_who_started_count():
    """Five started, three are left: seven turns, not ten."""
    there = table("move_goods", 5, turn=7, cash=50, out={0: 2, 1: 3})
    there.finish_moves()
    assert there.phase == "over"


@rule("AS-END-02")
def test_the_turn_marker_advances_or_the_game_is_scored():
    there = table("move_goods", turn=4, cash=50)
    there.finish_moves()
    assert there.state.turn == 5
    there = table("move_goods", turn=10, cash=50)
    with pytest.raises(ValueError, match="not over"):
        there.state.ranking()
    there.finish_moves()
    assert there.state.turn == 10
    assert there.state.over
    assert there.state.seat is None
    assert there.state.legal() == []
    assert there.state.ranking() == [[0, 1, 2]]
    for text in ("issue 0", "nothing", "done"):
        assert there.refusal(text) == "AS-END-02"


@rule("AS-VP-01")
@both_presets
def test_three_for_income_one_for_track_minus_three_for_shares(preset):
    there = table("over", preset=preset, track=CITY_TO_CITY, income=[5, 0, 7], shares=[4, 15, 2], cash=[99, 50, 0])
    assert there.state.scores() == [15 + 2 - 12, -45, 21 - 6]


@rule("AS-VP-01")
def test_cash_counts_nothing():
    poor, rich = table("over", cash=0), table("over", cash=1000)
    assert poor.state.scores() == rich.state.scores() == [-6, -6, -6]


@rule("AS-VP-02")
@pytest.mark.parametrize(
    ("track", "points"), [(CITY_TO_CITY, 2), (CITY_TO_TOWN, 2), (THROUGH_A_TOWN, 4), (chain(0, 0, 0), 7)]
)
def test_all_links_count_by_the_official_scope(track, points):
    assert track_points(track, "completed_links", "section") == [points, 0, 0]


@rule("AS-VP-02")
def test_a_link_between_two_towns_counts_too():
    assert track_points(chain(1, 0, 2), "completed_links", "section") == [3, 2, 2]


@rule("AS-VP-03")
@pytest.mark.parametrize(
    ("track", "points"), [(CITY_TO_CITY, 2), (CITY_TO_TOWN, 0), (THROUGH_A_TOWN, 4), (chain(0, 0, 0), 7)]
)
def test_only_chains_from_city_to_city_count_by_the_seed(track, points):
    assert track_points(track, "city_to_city", "section") == [points, 0, 0]


@rule("AS-VP-03")
@pytest.mark.parametrize("owners", [(0, 1, 0), (0, None, 0), (0, 0, 1), (1, 0, 2)])
def test_a_chain_consists_of_own_links(owners):
    assert track_points(chain(*owners), "city_to_city", "section") == [0, 0, 0]


@rule("AS-VP-03")
def test_going_back_to_the_first_city_does_not_count():
    track: Track = {"J9": ("gentle 1", 0), "K10": ("gentle 4", 0), "K9": ("acute 3", 0)}
    assert track_points(track, "city_to_city", "section") == [0, 0, 0]
    assert track_points(track, "completed_links", "section") == [4, 0, 0]


@rule("AS-VP-03")
def test_parallel_links_on_a_chain_all_count():
    track: Track = {
        "J9": ("gentle 1", 0),
        "K10": ("gentle 4", 0),
        "K9": ("town_3_left 4", 0),  # exits 1, 3, 4
        "L8": ("gentle 2", 0),
    }
    assert track_points(track, "city_to_city", "section") == [6, 0, 0]


@rule("AS-VP-03")
def test_a_detour_that_visits_a_town_twice_does_not_count():
    """Evansville - Indianapolis - Cincinnati counts; the two links from Indianapolis to Fort Wayne lead nowhere."""
    track: Track = {
        "J9": ("gentle 1", 0),
        "K9": ("x_gentle_straight 0", 0),  # exits 0, 1, 2, 4
        "L9": ("gentle 5", 0),
        "K8": ("gentle 1", 0),
        "L8": ("gentle 4", 0),
        "L7": ("acute 3", 0),
    }
    assert track_points(track, "city_to_city", "section") == [4, 0, 0]
    assert track_points(track, "city_to_city", "tile") == [3, 0, 0]
    assert track_points(track, "completed_links", "section") == [10, 0, 0]


@rule("AS-VP-03")
def test_a_new_city_ends_a_chain():
    track: Track = {"J9": ("gentle 1", 0), "L8": ("gentle 2", 1)}
    assert track_points(track, "city_to_city", "section", new_cities={"K9": "A"}) == [1, 1, 0]


@rule("AS-VP-04")
def test_every_segment_is_a_point():
    """A town gives one for each exit in use, a crossing one for each track."""
    assert track_points(THROUGH_A_TOWN, "completed_links", "section") == [4, 0, 0]
    crossing: Track = {
        "K10": ("x_straight_straight 0", 0),
        "L9": ("straight 1", 0),
        "K11": ("acute 5", 0),
    }
    assert track_points(crossing, "completed_links", "section", new_cities={"K9": "A"}) == [4, 0, 0]


@rule("AS-VP-05")
def test_every_field_is_a_point():
    assert track_points(THROUGH_A_TOWN, "city_to_city", "tile") == [3, 0, 0]
    crossing: Track = {
        "K10": ("x_straight_straight 0", {"0-3": 0, "1-4": 0}),
        "L9": ("straight 1", 0),
        "K11": ("acute 5", 0),
    }
    assert track_points(crossing, "city_to_city", "tile", new_cities={"K9": "A"}) == [3, 0, 0]
    shared: Track = {**crossing, "K10": ("x_straight_straight 0", {"0-3": 1, "1-4": 0}), "K11": ("acute 5", 1)}
    assert track_points(shared, "city_to_city", "tile", new_cities={"K9": "A"}) == [2, 2, 0]


@rule("AS-VP-05")
def test_scope_and_unit_are_independent():
    track = {**THROUGH_A_TOWN, "K9": ("town_3_left 4", {"1": 0, "4": 0, "3": 1}), "K10": ("gentle 4", 1)}
    points = {(scope, unit): track_points(track, scope, unit) for scope in SCOPES for unit in UNITS}
    assert points == {
        ("city_to_city", "tile"): [3, 0, 0],
        ("city_to_city", "section"): [4, 0, 0],
        ("completed_links", "tile"): [3, 2, 0],
        ("completed_links", "section"): [4, 2, 0],
    }


@rule("AS-VP-06")
@both_presets
def test_unfinished_sections_count_nothing(preset):
    track: Track = {"K10": ("straight 1", 0), "L9": ("gentle 2", 0), "K9": ("town_1 0", 1)}
    there = table("over", preset=preset, track=track)
    assert there.state.scores() == [-6, -6, -6]


@rule("AS-VP-06")
@both_presets
def test_a_removed_town_tile_no_longer_counts(preset):
    there = building(preset, track=THROUGH_A_TOWN, action={0: "urbanization"})
    before = there.state.scores()[0]
    there.act("urbanize Indianapolis A")
    assert before == {"seed": 3, "official": 4}[preset] - 6
    assert there.state.scores()[0] == 2 - 6


@rule("AS-VP-07")
def test_most_points_win_and_ties_are_shared():
    """Neither income nor cash breaks the tie of seats 1 and 3."""
    there = table("over", 4, income=[1, 6, 0, 5], shares=[2, 4, 2, 3], cash=[9, 1, 0, 50])
    assert there.state.scores() == [-3, 6, -6, 6]
    assert there.state.ranking() == [[1, 3], [0], [2]]


@rule("AS-VP-08")
def test_the_eliminated_rank_last_the_later_the_better():
    there = table("over", 6, turn=6, out={1: 2, 2: 5, 4: 2}, income=[0, 0, 0, 0, 0, 3], shares=[15, 2, 2, 2, 2, 2])
    assert there.state.ranking() == [[5], [3], [0], [2], [1, 4]]
    assert [there.state.scores()[seat] for seat in (1, 2, 4)] == [0, 0, 0]


@rule("AS-VP-08")
def test_an_elimination_is_dated_by_its_turn():
    there: Table = table("move_goods", 4, turn=3, cash=[0, 20, 20, 20], out={1: 2})
    there.finish_moves()
    assert there.state.standing() == [[2, 3], [0], [1]]
