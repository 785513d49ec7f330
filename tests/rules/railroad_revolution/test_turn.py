"""RR-TURN: the turn and its worker."""

from __future__ import annotations

from tests.rule import rule
from tests.rules.railroad_revolution.table import Table, in_action


@rule("RR-TURN-01")
def test_turns_go_clockwise():
    table = Table({}, first_player=2, seat=2, players=3)
    seats = []
    for _ in range(4):
        seats.append(table.state.seat)
        table.play("place white trade", "sell rail", "done")
    assert seats == [2, 0, 1, 2]
    assert table.state.round == 2


@rule("RR-TURN-02", "RR-TURN-03")
def test_a_worker_of_the_supply_goes_to_an_action_space():
    table = Table({"supply": {"white": 2}, "board": {"trade": {"white": 2, "purple": 1}}})
    assert table.refusal("place grey trade") == "RR-TURN-02"
    assert table.legal("place") == [
        "place white station",
        "place white railroad",
        "place white telegraph",
        "place white trade",
    ]
    table.play("place white trade")
    assert table.seat()["supply"] == {"white": 1}
    assert table.seat()["board"] == {"trade": {"white": 3, "purple": 1}}
    assert table.phase == "action"


@rule("RR-TURN-04")
def test_an_empty_supply_takes_the_workers_back():
    first = {"supply": {"white": 4}}
    second = {"supply": {}, "board": {"trade": {"white": 2}, "station": {"white": 1, "grey": 1}}}
    table = Table(first, second).play("place white trade", "sell rail", "done")
    assert table.seat(1)["supply"] == {"white": 3, "grey": 1}
    assert table.seat(1)["board"] == {}
    assert [event.id for event in table.events][-1] == "recalled"
    assert table.seat(0)["board"] == {"trade": {"white": 1}}


@rule("RR-TURN-05")
def test_nobody_takes_workers_back_earlier():
    table = Table({"supply": {"white": 1}, "board": {"trade": {"white": 2, "grey": 1}}})
    assert table.seat()["board"] == {"trade": {"white": 2, "grey": 1}}
    assert table.refusal("place grey trade") == "RR-TURN-05"


@rule("RR-TURN-06")
def test_the_main_action_is_carried_out_completely():
    table = in_action("railroad", cash=2000)
    assert table.refusal("done") == "RR-TURN-06"
    table.play("rail R01")
    assert table.refusal("done") == "RR-TURN-06"
    table.play("rail R07")
    assert table.refusal("done") is None
    for action in ("station", "telegraph", "trade"):
        assert in_action(action, cash=2000).refusal("done") == "RR-TURN-06"
    assert Table({"cash": 0, "shares": 0}).legal("place") == ["place white telegraph", "place white trade"]


@rule("RR-TURN-07")
def test_the_colour_effect_is_used_once():
    table = in_action("railroad", "grey", cash=2000, shares=0).play("spec")
    assert table.shares() == 2
    assert table.refusal("spec") == "RR-TURN-07"


@rule("RR-TURN-08")
def test_white_promotes_and_a_specialist_may_instead():
    goal = [{"tile": "D-01"}]
    white = in_action("trade", milestones=goal, supply={"white": 4, "grey": 1})
    assert white.refusal("spec") == "RR-TURN-08"
    assert white.refusal("promo grey supply D-01") is None
    grey = in_action("railroad", "grey", milestones=goal, cash=2000)
    assert grey.refusal("promo grey board D-01") is None
    grey.play("spec")
    assert grey.refusal("promo grey board D-01") == "RR-TURN-08"
    other = in_action("railroad", "grey", milestones=goal, cash=2000).play("promo white supply D-01")
    assert other.refusal("spec") == "RR-TURN-07"


@rule("RR-TURN-09")
def test_the_steps_of_a_turn():
    ready = [{"tile": "A2-4", "managers": ["turquoise"]}]
    company = {"cash": 2000, "shares": 4, "rails": ["R02"], "stock": {"rails": 14}, "milestones": ready}
    table = Table(company, players=2, deal={"tile": "DL1"})
    assert table.refusal("done") == "RR-TURN-09"
    assert table.refusal("rail R01") == "RR-TURN-09"
    phases = [table.phase]
    for action in ("place white railroad", "rail R01", "rail R09", "done"):
        table.play(action)
        phases.append(table.phase)
    assert phases == ["place", "action", "action", "action", "milestone"]
    table = Table(company, players=2, deal={"tile": "DL1"})
    table.play("place white railroad", "rail R03", "rail R09", "done")
    assert (table.phase, table.state.seat) == ("deal", 0)
    table.play("pass")
    assert (table.phase, table.state.seat) == ("deal", 1)
    table.play("pass")
    assert (table.phase, table.state.seat) == ("milestone", 0)
    table.play(table.legal()[0])
    assert (table.phase, table.state.seat) == ("place", 1)


@rule("RR-TURN-10")
def test_an_empty_stock_skips():
    table = Table({"cash": 900, "stock": {"rails": 0, "buildings": 0}}, end="last_round")
    assert table.legal("place") == []
    assert {"skip", "sell", "hire grey"} <= set(table.legal())
    table.play("sell", "skip")
    assert (table.phase, table.state.seat) == ("place", 1)
    one = Table({"stock": {"rails": 0, "buildings": 1}})
    assert "place white trade" in one.legal()
    assert one.refusal("skip") == "RR-TURN-10"


@rule("RR-TURN-11")
def test_the_placed_worker_is_a_board_worker():
    table = in_action("telegraph", "grey", milestones=[{"tile": "D-01"}], telegraph_tiles={"4": "TG_MONEY"}, shares=0)
    table.play("sector 4", "tile_worker grey board")
    assert table.workers() == 4
    table.play("spec")  # its effect stays usable
    assert table.shares() == 5


@rule("RR-TURN-12")
def test_a_colour_effect_comes_as_soon_as_its_object_exists():
    company = {"cash": 3000, "trains": ["shares3 up"], "shares": 0}
    moments = {
        ("station", "purple"): ("spec shares3 up", None),
        ("station", "grey"): ("spec", "RR-STA-10"),
        ("station", "orange"): ("spec", "RR-STA-11"),
        ("station", "turquoise"): ("spec purple", "RR-STA-12"),
        ("railroad", "purple"): ("spec money600", None),
        ("railroad", "grey"): ("spec", None),
        ("railroad", "orange"): ("spec", "RR-RAIL-09"),
        ("railroad", "turquoise"): ("spec", None),
        ("telegraph", "purple"): ("spec", None),
        ("telegraph", "grey"): ("spec", "RR-TEL-10"),
        ("telegraph", "orange"): ("spec", "RR-TEL-11"),
        ("telegraph", "turquoise"): ("spec", "RR-TEL-12"),
        ("trade", "purple"): ("spec", None),
        ("trade", "grey"): ("spec upper", None),
        ("trade", "orange"): ("spec", None),
        ("trade", "turquoise"): ("spec shares3 up", None),
    }
    for (action, colour), (text, refused) in moments.items():
        table = in_action(action, colour, deal={"tile": "DL5"}, **(company | {"shares": 2}))
        assert table.refusal(text) == refused, (action, colour)
