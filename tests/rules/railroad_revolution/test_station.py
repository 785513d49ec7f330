"""RR-STA: the action STATION."""

from __future__ import annotations

from tests.rule import rule
from tests.rules.railroad_revolution.table import Table, in_action

CHICAGO = {"rails": ["R01"], "stock": {"rails": 14}}
"""Chicago: $300, an orange or grey worker, for the first two shares."""


@rule("RR-STA-01")
def test_the_leftmost_building_goes_to_a_city():
    table = in_action("station", cash=900, **CHICAGO).play("city chicago")
    assert table.seat()["stock"] == {"rails": 14, "buildings": 11}
    assert table.seat()["stations"] == ["chicago"]
    assert table.refusal("city washington") == "RR-STA-01"


@rule("RR-STA-02")
def test_the_cost_is_paid():
    table = in_action("station", cash=100, shares=2, **CHICAGO).play("city chicago")
    assert table.cash() == 100
    assert table.refusal("done") == "RR-STA-02"
    table.play("sell", "sell", "done")
    assert table.cash() == 100


@rule("RR-STA-03")
def test_primary_reward():
    table = in_action("station", cash=900, **CHICAGO)
    assert table.refusal("primary orange") == table.refusal("primary") == "RR-STA-03"  # no city yet
    table.play("city chicago")
    assert table.legal("primary") == ["primary orange", "primary grey"]
    assert table.refusal("primary") == table.refusal("primary purple") == "RR-STA-03"
    table.play("primary grey")
    assert table.seat()["supply"] == {"white": 3, "grey": 1}
    steps = in_action("station", cash=900, rails=["R03"], stock={"rails": 14}).play("city miami", "primary")
    assert steps.phase == "steps"
    miami = in_action("station", cash=900, rails=["R03"], stock={"rails": 14}).play("city miami")
    assert miami.refusal("primary orange") == "RR-STA-03"  # there is no "/"
    assert steps.refusal("step network") is None


@rule("RR-STA-04", "RR-STA-05")
def test_the_first_building_in_a_city_has_the_bonus():
    table = in_action("station", cash=900, shares=0, **CHICAGO)
    assert table.refusal("first_bonus") == "RR-STA-04"
    table.play("city chicago", "first_bonus")
    assert table.shares() == 2
    second = in_action(
        "station", cash=900, others=[{"stations": ["chicago"], "stock": {"buildings": 11}, "rails": ["R01"]}], **CHICAGO
    )
    second.play("city chicago")
    assert second.refusal("first_bonus") == "RR-STA-05"
    assert second.state.first_station[second.state.rules.box.city_of["chicago"]] == 1
    third = in_action(
        "station",
        cash=900,
        others=[
            {"stations": ["chicago"], "rails": ["R01"], "stock": {"rails": 14, "buildings": 11}},
            {"stations": ["chicago"], "rails": ["R01"], "stock": {"rails": 14, "buildings": 11}},
        ],
        **CHICAGO,
    )
    assert third.refusal("city chicago") is None  # any number of stations


@rule("RR-STA-04")
def test_the_bonus_may_cost():
    far = {"rails": ["R01", "R06", "R13"], "stock": {"rails": 12}}
    table = in_action("station", cash=700, **far).play("city bismarck", "first_bonus")
    assert (table.cash(), table.phase) == (500, "train")
    poor = in_action("station", cash=500, shares=0, **far).play("city bismarck")
    assert poor.refusal("first_bonus") == "RR-GEN-12"
    shares = in_action("station", cash=100, shares=9, **far).play("city bismarck")
    assert shares.refusal("first_bonus") == "RR-GEN-17"  # sell first


@rule("RR-STA-06")
def test_one_own_station_per_city():
    table = in_action("station", cash=900, stations=["charlotte"], stock={"buildings": 11})
    assert table.refusal("city charlotte") == "RR-STA-06"


@rule("RR-STA-07")
def test_where_no_station_is_possible():
    table = in_action("station", cash=900, **CHICAGO)
    assert table.refusal("city denver") == "RR-STA-07"
    assert table.legal("city") == ["city washington", "city charlotte", "city chicago"]
    assert Table({"cash": 9000, "stock": {"buildings": 0}}).refusal("place white station") == "RR-STA-07"
    assert Table({"cash": 0, "shares": 0}).refusal("place white station") == "RR-STA-07"
    dear = in_action("station", cash=300, shares=0, rails=["R01", "R06", "R13"], stock={"rails": 12})
    assert dear.refusal("city bismarck") == "RR-STA-07"
    assert dear.refusal("city duluth") is None


@rule("RR-STA-08")
def test_printed_cities_work_like_any_other():
    table = in_action("station", cash=600, shares=0).play("city washington", "primary turquoise", "first_bonus")
    assert (table.phase, table.shares()) == ("promote", 1)
    table.play("stop", "done")
    assert (table.cash(), table.seat()["stations"]) == (300, ["washington"])
    box = table.state.rules.box
    assert [box.city_level[box.city_of[name]] for name in ("washington", "charlotte")] == [1, 1]
    assert not any(kind < 2 and level == 1 for tile in box.milestones for kind, level, _ in tile.conditions)


@rule("RR-STA-09")
def test_purple_flips_a_train_even_before_the_city():
    table = in_action("station", "purple", cash=600, shares=0, trains=["rail100 up"])
    assert "city chicago" not in table.legal()
    table.play("spec rail100 up", "rail R01")
    assert table.cash() == 400
    assert "city chicago" in table.legal()
    assert table.seat()["trains"] == ["rail100 down"]
    assert in_action("station", "purple", cash=600).refusal("spec") == "RR-STA-09"


@rule("RR-STA-10")
def test_grey_takes_the_bonus_once_more():
    table = in_action("station", "grey", cash=600, shares=0, **CHICAGO).play("city chicago", "first_bonus", "spec")
    assert table.shares() == 4
    other = {"stations": ["chicago"], "rails": ["R01"], "stock": {"rails": 14, "buildings": 11}}
    late = in_action("station", "grey", cash=600, shares=0, others=[other], **CHICAGO).play("city chicago", "spec")
    assert late.shares() == 2
    dear = in_action("station", "grey", cash=900, rails=["R01", "R06", "R13"], stock={"rails": 12})
    dear.play("city bismarck", "first_bonus", "train steps3", "spec", "train shares3")
    assert dear.cash() == 500


@rule("RR-STA-11")
def test_orange_does_not_pay():
    far = {"rails": ["R01", "R06", "R13"], "stock": {"rails": 12}}
    table = in_action("station", "orange", cash=200, shares=0, **far).play(
        "city bismarck", "first_bonus", "stop", "spec"
    )
    table.play("done")
    assert table.cash() == 0  # the bonus cost 200, the station nothing
    assert in_action("station", "orange", cash=200).refusal("spec") == "RR-STA-11"


@rule("RR-STA-12")
def test_turquoise_takes_the_primary_reward_again():
    table = in_action("station", "turquoise", cash=600, **CHICAGO)
    assert table.refusal("spec") == table.refusal("spec grey") == "RR-STA-12"  # no city yet
    table.play("city chicago")
    assert table.refusal("spec") == "RR-STA-12"
    every = {"white": 4, "orange": 12, "purple": 12, "grey": 12, "turquoise": 11}
    nobody = in_action("station", "turquoise", cash=900, others=[{"supply": every}], **CHICAGO).play("city chicago")
    assert nobody.refusal("spec grey") == "RR-GEN-14"
    table.play("primary orange", "spec grey", "done")
    assert table.cash() == 0
    assert table.seat()["supply"] == {"white": 4, "orange": 1, "grey": 1}


@rule("RR-STA-13")
def test_rewards_are_taken_once_and_before_the_payment():
    table = in_action("station", cash=0, shares=1, **CHICAGO).play("city chicago", "first_bonus", "primary grey")
    assert table.shares() == 3
    assert table.refusal("first_bonus") == table.refusal("primary orange") == "RR-STA-13"
