"""Towns, links and unowned track (ST-TOWN, ST-LINK)."""

import pytest

from steamshed.games.steam.content import reader as content
from steamshed.games.steam.rules.phases import PHASES
from steamshed.games.steam.rules.setup import set_up
from steamshed.games.steam.state import Steam
from steamshed.games.steam.table.options import Rules
from steamshed.kernel.chance import Chance
from steamshed.kernel.errors import PositionError
from steamshed.kernel.game_config import Setting
from tests.rule import rule
from tests.rules.steam.table import GAME, Table, building, seats, tile

SOUTH = {"0,1": tile("21 0", 0)}
"""Seat 0's track from Albany to the north of Poughkeepsie."""
STUB = {"-1,1": tile("22 1", 0)}
"""Seat 0's incomplete link from Albany to the south."""


def goes_round(table):
    """Every other seat ends its build turn, nothing is delivered, and seat 0 builds again."""
    while table.phase != "build" or table.seat != 0:
        text = {"build": "end", "goods": "pass"}.get(table.phase)
        table.do(text or next(text for text in table.legal() if text.startswith("take")))
    return table


@rule("ST-TOWN-01")
def test_a_town_does_not_join_links():
    table = building(track=SOUTH).do("build 0,2 T21 0", "build 0,3 21 0")
    assert table.links(0) == [("Albany", "Poughkeepsie"), ("New York", "Poughkeepsie")]


@rule("ST-TOWN-02")
def test_any_face_can_be_chosen_and_all_exits_are_paid():
    table = building(track=SOUTH)
    faces = {text.split(" ")[2] for text in table.legal() if text.startswith("build K10")}
    assert faces == {"T11", "T21", "T22", "T23", "T31", "T32", "T33", "T34", "T41", "T42", "T43"}
    assert table.do("build 0,2 T41 0").money(0)[0] == 50 - 6


@rule("ST-TOWN-03")
def test_a_town_tile_is_connected():
    assert building(track=SOUTH).rule("build 0,2 T11 3") == "ST-TOWN-03"
    assert building(track=SOUTH).rule("build 0,2 T21 0") is None
    unowned = {"0,1": tile("21 0", None)}
    assert building(track=unowned).rule("build 0,2 T11 0") is None
    assert building().rule("build 0,2 T11 0") == "ST-TOWN-03"


@rule("ST-TOWN-04")
def test_the_builder_owns_all_spurs():
    table = building(track=SOUTH).do("build 0,2 T31 0")
    assert [table.owner("0,2", key) for key in ("0", "2", "4")] == [0, 0, 0]
    assert table.incomplete(0) == [("K10", 2), ("K10", 4)]


@rule("ST-TOWN-05", "ST-LINK-12")
def test_a_spur_completes_the_link_of_an_opponent():
    track = {"0,1": tile("21 0", 1), "0,3": tile("21 0", 0)}
    assert building(track=track).rule("build 0,2 T11 0") == "ST-TOWN-03"
    table = building(track=track).do("build 0,2 T21 0")
    assert table.money(0)[0] == 46
    assert table.links(0) == [("New York", "Poughkeepsie")]
    assert table.links(1) == [("Albany", "Poughkeepsie")]
    table.do("end", "end")
    assert table.links(1) == [("Albany", "Poughkeepsie")]


@rule("ST-TOWN-06")
def test_towns_hold_no_cubes():
    track = {"0,1": tile("21 0", 0), "0,2": tile("T21 0", 0), "0,3": tile("21 0", 0)}
    table = Table("goods", track=track, cubes={"Albany": {"purple": 1, "red": 1}}, seats=seats(s0={"locomotive": 2}))
    assert table.rule("deliver purple Albany-Poughkeepsie-New York") is None
    assert table.rule("deliver red Albany-Poughkeepsie") == "ST-TOWN-06"
    assert table.rule("deliver red Poughkeepsie-Albany") == "ST-TOWN-06"
    with pytest.raises(PositionError, match="not a city"):
        Table("goods", cubes={"Poughkeepsie": {"red": 1}})


@rule("ST-TOWN-07", "ST-REDIR-08")
def test_a_town_tile_is_never_turned():
    table = building(track={**SOUTH, "0,2": tile("T21 0", 0)})
    assert table.rule("build 0,2 T22 0") == "ST-TOWN-07"
    assert table.rule("redirect 0,2 3 2") == "ST-REDIR-08"
    assert table.rule("build 0,2 T11 0") == "ST-IMPR-01"


# -- links -----------------------------------------------------------------------------------------------------------


@rule("ST-LINK-01")
def test_a_link_is_built_over_several_turns():
    table = building(track=STUB).do("build -1,2 21 0")
    assert table.links(0) == []
    goes_round(table.do("end")).do("build -1,3 21 0", "build -1,4 22 0")
    assert table.links(0) == [("Albany", "New York")]


@rule("ST-LINK-02")
def test_complete_links_are_never_lost():
    table = building(track={**SOUTH, "0,2": tile("T11 0", 0)})
    goes_round(table.do("end")).do("end")
    assert table.links(0) == [("Albany", "Poughkeepsie")]


@rule("ST-LINK-04")
def test_an_incomplete_link_that_is_not_extended_is_lost_at_the_end_of_the_turn():
    table = building(track=STUB).do("build 1,0 21 2")
    assert len(table.incomplete(0)) == 2
    table.do("end")
    assert table.incomplete(0) == [("L8", 2)]
    assert table.incomplete(None) == [(table.name("-1,1"), 3)]
    # it stays his while the others build, and is lost at the end of his own next turn
    goes_round(table)
    assert table.incomplete(0) == [("L8", 2)]
    assert table.do("end").incomplete(0) == []


@rule("ST-LINK-05", "ST-REDIR-07")
def test_extending_keeps_a_link_and_redirecting_does_not():
    assert building(track=STUB).do("build -1,2 21 0", "end").incomplete(0) == [(building().name("-1,2"), 3)]
    assert building(track=STUB).do("redirect -1,1 3 4", "end").incomplete(0) == []
    table = building(track=STUB).do("redirect -1,1 3 4", "build -2,2 21 1", "end")
    assert table.incomplete(0) == [(table.name("-2,2"), 4)]


@rule("ST-LINK-06")
def test_an_unowned_link_is_acquired_by_extending_it():
    track = {"-1,1": tile("22 1", None)}
    table = building(seat=1, track=track).do("build -1,2 21 0")
    assert table.owner("-1,1", "1-3") == 1
    # one that starts in a town where the builder owns nothing cannot be extended
    town = {"0,2": tile("T11 4", None)}
    assert building(seat=1, track=town).rule("build -1,3 21 1") == "ST-LINK-06"
    own = {"0,1": tile("21 0", 1), "0,2": tile("T22 4", 1, None)}
    assert building(seat=1, track=own).rule("build -1,3 21 1") is None


@rule("ST-LINK-07")
def test_track_from_a_city_completes_and_acquires_an_unowned_link():
    track = {"0,2": tile("T11 3", None)}
    table = building(seat=2, track=track).do("build 0,3 21 0")
    assert table.links(2) == [("New York", "Poughkeepsie")]


@rule("ST-LINK-08")
def test_an_unowned_complete_link_cannot_be_acquired():
    track = {"0,1": tile("21 0", None), "0,2": tile("T11 0", None), "1,0": tile("23 4", 0)}
    table = building(track=track, seats=seats(4, s0={"cash": 50}, s3={"out": 1}))
    assert table.links(None) == [("Albany", "Poughkeepsie")]
    assert table.rule("redirect 0,1 3 2") == "ST-REDIR-02"
    table.do("build 0,1 41 0")
    assert table.links(None) == [("Albany", "Poughkeepsie")]
    assert table.owner("0,1", "0-3") is None


@rule("ST-LINK-09")
def test_a_link_reaches_a_town_only_through_a_town_tile():
    table = building().do("build 0,1 21 0")
    assert table.links(0) == []
    assert table.incomplete(0) == [("K9", 3)]


@rule("ST-LINK-10")
def test_neighbours_without_track_are_not_linked():
    """Only a map of one's own has settlements that touch."""
    file = content.MapFile(
        game="steam",
        name="tiny",
        title="Tiny",
        players=[3],
        provenance="test",
        grid=["@o.", ".@."],
        cities=[
            content.CityEntry(name="One", hex="A1", colour="red", cubes=1),
            content.CityEntry(name="Two", hex="B2", colour="blue", cubes=1),
        ],
        towns=[content.TownEntry(name="Mid", hex="A2")],
    )
    options = GAME.options.resolve({"initial_order": "random_first_game"})
    state = Steam(Rules(content.make_board(file, "tiny.toml"), Setting(3, options, 1)), PHASES)
    set_up(state, Chance(seed=1))
    assert not any(state.network.links())


@rule("ST-LINK-11")
def test_two_settlements_may_be_joined_twice():
    track = {
        "0,1": tile("22 4", 1),
        "-1,2": tile("22 1", 1),
        "-1,3": tile("21 0", 1),
        "-1,4": tile("22 0", 1),
        "1,0": tile("22 3", 0),
        "1,1": tile("21 0", 0),
        "1,2": tile("22 4", 0),
        "0,3": tile("22 1", 0),
    }
    table = Table("goods", track=track, cubes={"Albany": {"purple": 1}})
    assert table.links(0) == table.links(1) == [("Albany", "New York")]
    assert table.rule("deliver purple Albany-New York") == "ST-LINK-11"
    assert table.rule("deliver purple Albany/2-New York") is None
    assert table.rule("deliver purple Albany/3-New York") == "ST-MOVE-08"


@rule("ST-LINK-12", "ST-URB-05")
def test_a_link_that_a_new_city_completes_cannot_be_lost():
    using = seats(4, s0={"cash": 20, "action": "urbanization", "use": True})
    table = building(seats=using, track={"0,1": tile("21 0", 1)}, queue=[0, 1])
    table.do("urbanize Poughkeepsie gray")
    assert table.links(1) == [("Albany", "Poughkeepsie")]
    table.do("end", "end")
    assert table.links(1) == [("Albany", "Poughkeepsie")]


@rule("ST-LINK-13")
def test_unowned_track_can_be_improved_and_stays_unowned():
    table = building(track={"1,0": tile("21 2", None), "1,-1": tile("23 3", 0)}).do("build 1,0 41 2")
    assert table.owner("1,0", "2-5") is None
    assert table.owner("1,0", "0-3") == 0
    assert table.incomplete(None) == [("L8", 2)]
