"""The worked examples of the rulebook (docs/rules/age_of_steam.md 8), with their numbers."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.age_of_steam.table import GAME, Table, Track, both_presets, building, table

JEAN_PAUL, SERENA, JEFFREY, MARTIN = range(4)


def ohio_valley(turns: int, preset: str = "seed") -> Table:
    """The first build turns of the long building example (docs/rules/age_of_steam.md X3 to X6)."""
    there = table("build_track", 4, preset, action={MARTIN: "urbanization"})
    for builds in BUILDS[:turns]:
        there.act(*builds)
    return there


BUILDS = (
    ("build K10 straight 1", "build L9 straight 1", "build N9 gentle 3"),
    ("build J9 gentle 1", "build K9 straight 1", "build L8 gentle 2"),
    ("build M10 acute 5", "build L9 x_straight_straight 1", "build K9 x_straight_straight 1"),
    ("urbanize Indianapolis B", "build J8 straight 2", "build K10 x_straight_straight 0", "build K11 acute 5"),
)


@rule("AS-SHARE-01", "AS-SHARE-03")
@both_presets
def test_x1_shares(preset):
    there = table("issue_shares", preset=preset)  # Jeffrey, Serena, Jean-Paul
    there.act("issue 2", "issue 1", "issue 0")
    assert there.shares == [4, 3, 2]
    assert there.cash == [20, 15, 10]


@rule("AS-ORDER-01", "AS-ORDER-04", "AS-ORDER-05", "AS-ORDER-08")
@both_presets
def test_x2_the_auction(preset):
    jean_paul, diederik, martin, patricia, jeffrey = range(5)
    there = table(
        "determine_player_order", 5, preset, action={jeffrey: "turn_order_pass"}, auction={"passes": [jeffrey]}
    )
    asked = []
    for text in ("bid 2", "drop", "bid 3", "drop", "pass", "drop", "drop"):
        asked.append(there.seat)
        there.act(text)
    assert asked == [jean_paul, diederik, martin, patricia, jeffrey, jean_paul, jeffrey]
    assert there.order == [martin, jeffrey, jean_paul, patricia, diederik]
    assert [10 - there.cash[seat] for seat in there.order] == [3, 0, 1, 0, 0]


@rule("AS-COST-01", "AS-OWN-01", "AS-PLACE-05")
@both_presets
def test_x3_jean_paul_builds(preset):
    there = table("build_track", 4, preset)
    prices = []
    for text in BUILDS[0]:
        before = there.cash[JEAN_PAUL]
        there.act(text)
        prices.append(before - there.cash[JEAN_PAUL])
    assert prices == [2, 2, 3]
    assert there.links() == [("Cincinnati", "Evansville", JEAN_PAUL)]
    assert there.open_ends() == {"N9 3": JEAN_PAUL}
    assert there.seat == SERENA


@rule("AS-COST-05", "AS-MAP-03", "AS-SUP-02")
@both_presets
def test_x4_serena_builds(preset):
    there = ohio_valley(1, preset)
    prices = []
    for text in BUILDS[1]:
        before = there.cash[SERENA]
        there.act(text)
        prices.append(before - there.cash[SERENA])
    assert prices == [2, 3, 2]
    assert there.discs == 7
    assert there.links() == [
        ("Cincinnati", "Evansville", JEAN_PAUL),
        ("Cincinnati", "Indianapolis", SERENA),
        ("Evansville", "Indianapolis", SERENA),
    ]


@rule("AS-COST-06", "AS-COST-07", "AS-REPL-02", "AS-REPL-07")
@both_presets
def test_x5_jeffrey_replaces(preset):
    there = ohio_valley(2, preset)
    prices = []
    for text in BUILDS[2]:
        before = there.cash[JEFFREY]
        there.act(text)
        prices.append(before - there.cash[JEFFREY])
    assert prices == [3, 3, 3]
    assert ("Cincinnati", "Indianapolis", JEFFREY) in there.links()
    assert len(there.links()) == 4
    assert [there.owner("M10", 0), there.owner("L9", 2), there.owner("K9", 2)] == [JEFFREY] * 3
    assert there.open_ends() == {"N9 3": JEAN_PAUL, "K9 5": JEFFREY}
    assert [there.owner("L9", 1), there.owner("L9", 4)] == [JEAN_PAUL] * 2
    assert [there.owner("K9", 1), there.owner("K9", 4)] == [SERENA] * 2
    assert there.discs == 7


@rule("AS-URB-01", "AS-URB-02", "AS-URB-03", "AS-COST-10", "AS-REPL-03")
@both_presets
def test_x6_martin_urbanizes(preset):
    there = ohio_valley(3, preset)
    crossings = there.supply["x_straight_straight"]
    prices = []
    for text in BUILDS[3]:
        before = there.cash[MARTIN]
        there.act(text)
        prices.append(before - there.cash[MARTIN])
        if text.startswith("urbanize"):
            assert there.supply["x_straight_straight"] == crossings + 1
            assert there.discs == 8
    assert prices == [0, 2, 3, 3]
    assert there.links() == [
        ("Cincinnati", "Evansville", JEAN_PAUL),
        ("Cincinnati", "Indianapolis", SERENA),
        ("Cincinnati", "Indianapolis", JEFFREY),
        ("Evansville", "Indianapolis", SERENA),
        ("Evansville", "Indianapolis", MARTIN),
    ]
    assert [there.owner("K10", 0), there.owner("K11", 5)] == [MARTIN] * 2
    assert there.open_ends() == {"N9 3": JEAN_PAUL, "J8 5": MARTIN}
    assert there.state.network.owned_by(JEFFREY) == 1  # the spur is gone


@rule("AS-COST-05")
@both_presets
def test_x7_towns(preset):
    there = building(preset, track={"K10": ("gentle 4", 0)})
    assert there.price_of("build K9 town_1 3") == 2
    assert there.price_of("build K9 x_straight_straight 0") == 5


AFTER_X4: Track = {
    "K10": ("straight 1", JEAN_PAUL),
    "L9": ("straight 1", JEAN_PAUL),
    "N9": ("gentle 3", JEAN_PAUL),
    "J9": ("gentle 1", SERENA),
    "K9": ("straight 1", SERENA),
    "L8": ("gentle 2", SERENA),
}


def moved_goods(preset: str) -> Table:
    """docs/rules/age_of_steam.md X8 up to the last opportunity."""
    there = table(
        "move_goods",
        preset=preset,
        track=AFTER_X4,
        action={SERENA: "first_move"},
        cubes={"Evansville": {"blue": 1}, "Cincinnati": {"blue": 1}},
        cash=20,
    )
    assert there.seat == SERENA
    there.act("raise_engine")
    there.act("deliver blue Evansville-Cincinnati", "nothing")
    assert there.seat == SERENA
    assert there.refusal("raise_engine") == "AS-MOVE-03"
    there.act("deliver blue Cincinnati-Indianapolis-Evansville")
    return there


@rule("AS-MOVE-01", "AS-MOVE-02", "AS-MOVE-03", "AS-MOVE-09", "AS-MOVE-11", "AS-MOVE-12")
@both_presets
def test_x8_moving_goods(preset):
    there = moved_goods(preset)
    assert there.income[:2] == [1, 2]
    assert there.engine[:2] == [1, 2]
    assert there.bag["blue"] == 20
    assert there.cubes("Evansville") == there.cubes("Cincinnati") == {}
    there.act("nothing")
    assert there.seat == 2


@rule("AS-INC-01")
@both_presets
def test_x9_income(preset):
    there = moved_goods(preset)
    events = there.finish_moves()
    collected = {event.seat: event.args["money"] for event in events if event.id == "income-collected"}
    assert collected == {JEAN_PAUL: 1, SERENA: 2, 2: 0}
    # later Serena delivers over one link more
    again = table(
        "move_goods",
        preset=preset,
        track={hex: tile for hex, tile in AFTER_X4.items() if hex != "K9"},
        new_cities={"K9": "A"},
        income=[1, 2, 0],
        cash=20,
        cubes={"Cincinnati": {"red": 1}},
    )
    again.act("nothing", "deliver red Cincinnati-Indianapolis")
    assert again.income[SERENA] == 3
    events = again.finish_moves()
    collected = {event.seat: event.args["money"] for event in events if event.id == "income-collected"}
    assert collected[SERENA] == 3


@rule("AS-GROW-05", "AS-GROW-06", "AS-GROW-07")
@both_presets
def test_x10_growth(preset):
    display = {
        "W3": ["red", "blue", "black"], "W4": ["purple", "red", "red"],
        "A": ["yellow", "yellow"], "B": ["black", "blue"],
    }  # fmt: skip
    there = table("move_goods", preset=preset, cash=20, display=display, new_cities={"K9": "B"})
    there.finish_moves(white=[3, 3, 4])
    assert there.cubes("Kansas City") == {"red": 1, "blue": 1}
    assert there.cubes("Des Moines") == {"purple": 1}
    assert there.cubes("Indianapolis") == {"black": 1}
    assert there.column("W3") == [None, None, "black"]
    assert there.column("A") == ["yellow", "yellow"]
    assert there.column("B") == [None, "blue"]


@rule("AS-END-01")
@both_presets
def test_x11_five_players_play_seven_turns(preset):
    there = table("move_goods", 5, preset, turn=7, cash=20)
    there.finish_moves()
    assert there.phase == "over"


@rule("AS-RED-01")
@both_presets
def test_x12_reduction(preset):
    there = table("move_goods", 5, preset, income=[10, 11, 25, 36, 44], cash=20)
    there.finish_moves()
    assert there.income == [10, 9, 21, 30, 36]


@rule("AS-VP-01", "AS-VP-02", "AS-VP-03", "AS-VP-04", "AS-VP-05")
@pytest.mark.parametrize(("preset", "totals"), [("seed", [-1, 3, -6]), ("official", [-1, 4, -3])])
def test_x13_scoring(preset, totals):
    data = ohio_valley(3, preset).state.dump()
    seats: list[dict[str, object]] = data["seats"]  # type: ignore[assignment]
    for seat, income in enumerate([1, 2, 0]):
        seats[seat]["income"] = income
    for name in ("build", "queue", "turn"):
        del data[name]
    data.update(phase="over", seat=None)
    assert GAME.load(data).scores()[:3] == totals


@rule("AS-VP-06")
@pytest.mark.parametrize("preset", ["seed", "official"])
def test_x14_scoring_after_the_new_city(preset):
    there = ohio_valley(4, preset)
    assert [points + 6 for points in there.state.scores()] == [2, 2, 2, 2]


@rule("AS-EXP-02", "AS-EXP-03")
@both_presets
@pytest.mark.parametrize(("income", "survives"), [(2, False), (4, True)])
def test_x15_short_of_cash(preset, income, survives):
    there = table("move_goods", preset=preset, cash=[0, 20, 20], income=[income, 0, 0], shares=[5, 2, 2])
    events = there.finish_moves()
    paid = next(event.args for event in events if event.id == "expenses-paid" and event.seat == 0)
    assert paid == {"money": income, "short": 6 - income}
    assert (0 in there.order) == survives
    if survives:
        assert (there.income[0], there.cash[0]) == (2, 0)
