"""MR-16, 17, 18, 21, 22, 24: goods, deliveries and special actions on maps with rules."""

from __future__ import annotations

import random
from typing import Any

import pytest

from steamshed.games.age_of_steam.plan.forecast import growth_chances
from steamshed.games.age_of_steam.proof.candidates import candidates
from steamshed.games.age_of_steam.proof.steady import steady
from steamshed.kernel.chance import Chance, Scripted
from tests.rule import rule
from tests.rules.map_rules.maps import STEAM, act, at, findings, lay, new, refusal

US = {"base": "us", "game": "steam"}
# Deventer I2 - I3 - Arnhem I4, and I4 - H4 .. no further: two links of one field and of one exit
LINE = {
    "I2": {"tile": "town_1 3", "owners": {"3": 0}, "disc": False},
    "I3": {"tile": "straight 0", "owners": {"0-3": 0}},
}


@rule("MR-16")
def test_no_city_starts_with_its_own_colour() -> None:
    name = lay("[rules.fill]\ncities = 'not_own'")
    for seed in range(12):
        state = new(name, seed=seed)
        board = state.rules.board
        assert [state.cubes[city * 5 + board.colour[city]] for city in board.cities] == [0] * len(board.cities)
        assert [sum(state.cubes[city * 5 : city * 5 + 5]) for city in board.cities] == [3] * 6
        state.audit()
    steam = new(lay("[rules.fill]\ncities = 'not_own'", **US), 4, game="steam")
    board = steam.rules.board
    assert not any(steam.cubes[city * 5 + board.colour[city]] for city in board.cities)


@rule("MR-16")
def test_own_cubes_are_used_if_there_are_no_others() -> None:
    bag = "[rules.bag]\nred = 62\nblue = 3\npurple = 2\nyellow = 3"
    state = new(lay("[rules.fill]\ncities = 'not_own'\n" + bag))
    state.audit()
    assert sum(state.cubes) == 18


def end_of_turn(name: str, dice: list[Any], **rest: Any) -> Any:
    seats = {seat: {"cash": 20} for seat in range(3)}
    state = at("move_goods", name, queue=[2], seats=seats, move={"round": 2}, **{"turn": 2, **rest})
    script = Scripted(dice)
    state.apply(state.legal()[-1], script)
    assert script.rest == []
    return state


@rule("MR-17")
def test_dice_of_the_map() -> None:
    display = {"W2": ["red", "blue", None], "W5": ["yellow", None, None], "W6": ["red", None, None]}
    state = end_of_turn(lay("[rules.growth]\ndice = [4, 0]"), [2, 2, 5, 6], display=display)
    board = state.rules.board
    hague = board.node_at["Den Haag"]
    assert state.cubes[hague * 5 : hague * 5 + 5] == [1, 1, 0, 0, 0]
    assert sum(state.cubes) == 4
    cities = [board.column_city[column] for column in range(12)]
    full = at(
        "issue_shares",
        lay("[rules.growth]\ndice = [4, 0]"),
        display={"W2": ["red", None, None], "B2": ["red", None, None]},
    )
    assert [percent for _, _, percent in growth_chances(full, cities)] == [52]


@rule("MR-17")
def test_turns_without_dice() -> None:
    end_of_turn(lay("[rules.growth]\nmode = 'none'"), [])
    name = lay("[rules.growth]\nnot_when = 'odd'")
    end_of_turn(name, [], turn=3)
    end_of_turn(name, [6] * 6, turn=4)
    assert growth_chances(at("issue_shares", name, turn=3), []) == []


@rule("MR-17")
def test_cubes_come_by_themselves() -> None:
    rules = "[rules.growth]\nmode = 'none'\ndrip = [{ where = ['Breda', 'Zwolle'], colour = 'red', when = '1-4' }]"
    state = end_of_turn(lay(rules), [])
    board = state.rules.board
    assert [state.cubes[board.node_at[city] * 5] for city in ("Breda", "Zwolle")] == [1, 1]
    state.audit()
    assert sum(end_of_turn(lay(rules), [], turn=5).cubes) == 0
    drawn = lay("[rules.growth]\nmode = 'none'\ndrip = [{ where = ['Breda'], cubes = 2 }]")
    state = end_of_turn(drawn, ["blue", "yellow"])
    assert sum(state.cubes) == 2


@rule("MR-17")
def test_what_growth_refuses() -> None:
    assert findings("[rules.growth]\ndice = [9, 0]") == ["rules.growth.dice: MR-17: 9 dice are more than 8 for a side"]
    assert findings("[rules.growth]\ndrip = [{ where = ['Deventer'] }]") == [
        "rules.growth.drip[0].where: MR-17: I2 is no city"
    ]
    assert findings("[rules.growth]\ndrip = [{ where = ['Breda'], colour = 'pink' }]") == [
        "rules.growth.drip[0].colour: MR-17: 'pink' is no colour of goods: any, red, blue, purple, yellow, black"
    ]
    assert findings("[rules.growth]\nmode = 'none'", "us", "steam") == [
        "rules.growth.mode: MR-17: Steam has nothing of the kind"
    ]


@rule("MR-18")
def test_only_the_new_cities_of_the_map() -> None:
    name = lay("[rules.new_cities]\ntiles = ['A', 'C']")
    state = at("build_track", name, seats={0: {"cash": 20, "action": "urbanization"}})
    letters = {str(action)[-1] for action in state.legal() if str(action).startswith("urbanize")}
    assert letters == {"A", "C"}
    assert refusal(state, "urbanize Deventer B") == "MR-18"
    act(state, "urbanize Deventer A")
    used = at("build_track", name, seats={0: {"action": "urbanization"}}, new_cities={"Deventer": "A", "Alkmaar": "C"})
    assert not used.may_urbanize
    assert findings("[rules.new_cities]\ntiles = ['Z']") == [
        "rules.new_cities.tiles: MR-18: 'Z' is no New City: A, B, C, D, E, F, G, H"
    ]


def delivering(name: str, engine: int = 2) -> Any:
    """A red cube on Deventer's New City, which goes to Arnhem over one link."""
    track = {"I3": {"tile": "straight 0", "owners": {"0-3": 0}}}
    seats = {0: {"engine": engine, "cash": 5}}
    return at(
        "move_goods", name, seats=seats, track=track, new_cities={"Deventer": "B"}, cubes={"Deventer": {"red": 1}}
    )


@rule("MR-21")
def test_the_fewest_and_the_most_links() -> None:
    plain = delivering(lay("[rules.length]\nturns = 6"))
    route = next(str(action) for action in plain.legal() if str(action).startswith("deliver"))
    assert route == "deliver red Deventer-Arnhem"
    few = delivering(lay("[rules.delivery]\nmin_links = 2"))
    assert refusal(few, route) == "MR-21"
    assert [str(action) for action in few.legal()] == ["raise_engine", "nothing"]
    most = lay("[rules.delivery]\nmax_links = 1")
    assert refusal(delivering(most), route) is None
    assert findings("[rules.delivery]\nmin_links = 7") == [
        "rules.delivery.min_links: MR-E6: no engine pulls over 7 links"
    ]
    assert findings("[rules.delivery]\nmin_links = 3\nmax_links = 2") == [
        "rules.delivery.max_links: MR-21: 2 is fewer than 3, the fewest"
    ]


@rule("MR-22")
@pytest.mark.parametrize(
    ("pay", "points"),
    [
        ("per_link = 2", 2),
        ("flat = 3", 3),
        ("long_journey = { links = 1, add = 2 }", 3),
        ("long_journey = { links = 2, add = 2 }", 1),
        ("long_link = { segments = 1, add = 1 }", 2),
        ("long_link = { segments = 2, add = 1 }", 1),
        ("last_link = [{ when = 'odd', add = 1 }]", 2),
        ("last_link = [{ when = 'even', add = 1 }]", 1),
        ("colours = { red = 2 }", 3),
        ("colours = { blue = 2 }", 1),
        ("pairs = [{ ends = ['Arnhem', 'Deventer'], add = 4 }]", 5),
        ("pairs = [{ ends = ['Arnhem', 'Breda'], add = 4 }]", 1),
    ],
)
def test_what_a_delivery_brings(pay: str, points: int) -> None:
    from steamshed.hexrail.plan.forecast import best_delivery
    from steamshed.hexrail.rules.pay import gain_of_delivery
    from steamshed.hexrail.think.prospects import Outlook

    state = delivering(lay(f"[rules.pay]\n{pay}"))
    action = next(action for action in state.legal() if str(action).startswith("deliver"))
    assert gain_of_delivery(state, 0, action) == points
    assert best_delivery(state, state.legal()[-1]) == action
    prospects = Outlook(1, 0.5, False).of(state, 0)
    start = state.rules.board.node_at["Deventer"]
    assert prospects.of(start, 1)[1] == points
    events = act(state, str(action))
    assert state.income[0] == points
    told = [event.args["points"] for event in events if event.id == "pay-by-map"]
    assert told == ([points - 1] if points > 1 else [])


@rule("MR-22")
def test_the_owner_of_a_long_link_gets_more() -> None:
    state = delivering(lay("[rules.pay]\nlong_link = { segments = 1, add = 2 }"))
    track = {"I3": {"tile": "straight 0", "owners": {"0-3": 1}}}
    state = at(
        "move_goods",
        str(state.rules.options["map"]),
        seats={0: {"engine": 2}},
        track=track,
        new_cities={"Deventer": "B"},
        cubes={"Deventer": {"red": 1}},
    )
    act(state, "deliver red Deventer-Arnhem")
    assert state.income == [0, 3, 0]


@rule("MR-22")
def test_what_pay_refuses() -> None:
    assert findings("[rules.pay]\nflat = 3\nper_link = 2") == [
        "rules.pay.flat: MR-22: is all that a delivery brings, and there is more"
    ]
    assert findings("[rules.pay]\ncolours = { pink = 1 }") == [
        "rules.pay.colours.pink: MR-22: is no colour of goods: red, blue, purple, yellow, black"
    ]
    assert findings("[rules.pay]\npairs = [{ ends = ['Breda', 'A4'], add = 1 }]") == [
        "rules.pay.pairs[0].ends: MR-22: are no two cities or towns"
    ]


@rule("MR-24")
def test_the_actions_that_lie_out() -> None:
    name = lay("[rules.actions]\noff = [{ when = 'odd', actions = ['locomotive', 'engineer'] }]")
    for turn, there in ((1, False), (2, True)):
        state = at("select_actions", name, turn=turn)
        assert ("take locomotive" in map(str, state.legal())) == there
        assert refusal(state, "take engineer") == (None if there else "MR-24")
    few = lay("[rules.actions]\nset = ['first_move', 'production', 'urbanization']")
    assert [str(action) for action in at("select_actions", few).legal()] == [
        "take first_move",
        "take urbanization",
        "take production",
    ]
    steam = new(lay("[rules.actions]\noff = [{ when = '1', actions = ['engineer'] }]", **US), 4, game="steam")
    while steam.phase == "opening_auction":
        act(steam, "pass")
    assert refusal(steam, "take engineer") == "MR-24"


@rule("MR-24")
def test_what_actions_refuse() -> None:
    assert findings("[rules.actions]\nset = ['first_move', 'engineer']") == [
        "rules.actions: MR-24: in turn 1 2 actions lie out, for 3 players"
    ]
    assert findings("[rules.actions]\noff = [{ when = 'all', actions = ['engineer'] }]") == [
        "rules.actions.off: MR-24: 'engineer' is off in all turns"
    ]
    assert findings("[rules.actions]\noff = [{ when = '1', actions = ['juggling'] }]")[0].startswith(
        "rules.actions.off[0]: MR-24: 'juggling' is no action: "
    )


RULES = (
    "[rules.growth]\ndice = [2, 5]\nnot_when = '3'\ndrip = [{ where = ['Breda'] }]\n[rules.fill]\ncities = 'not_own'",
    "[rules.delivery]\nmin_links = 2\nmax_links = 3\n[rules.start]\nengine = 2",
    "[rules.pay]\nlong_link = { segments = 2, add = 1 }\ncolours = { red = 1 }",
    "[rules.actions]\noff = [{ when = 'odd', actions = ['locomotive'] }]\n[rules.new_cities]\ntiles = ['A', 'D']",
)


@rule("MR-00f", "MR-21", "MR-22", "MR-24", "MR-18")
@pytest.mark.parametrize("rules", RULES)
def test_what_is_listed_is_what_is_allowed(rules: str) -> None:
    state = new(lay(rules))
    rng, chance = random.Random(rules), Chance(4)
    for number in range(120):
        if state.seat is None:
            break
        legal = state.legal()
        assert legal
        if number % 10 == 0 or state.phase in ("move_goods", "select_actions"):
            allowed = {str(action) for action in candidates(state) if state.check(action) is None}
            assert {str(action) for action in legal} == allowed
        state.apply(steady(state, legal, rng), chance)
        state.audit()


@rule("MR-21", "MR-22", "MR-24")
def test_steam_is_played_on() -> None:
    rules = (
        "[rules.delivery]\nmin_links = 2\n[rules.start]\nengine = 2\n[rules.pay]\nlong_journey = { links = 3, add = 1 }"
    )
    state = new(lay(rules, **US), 4, game="steam")
    rng, chance, delivered = random.Random(3), Chance(4), 0
    for number in range(260):
        if state.seat is None:
            break
        legal = state.legal()
        if number % 25 == 0:
            allowed = {str(action) for action in STEAM.candidates(state) if state.check(action) is None}
            assert {str(action) for action in legal} == allowed
        deliveries = [action for action in legal if str(action).startswith("deliver")]
        assert all(str(action).count("-") >= 2 for action in deliveries)
        action = deliveries[0] if deliveries else STEAM.steady(state, legal, rng)
        delivered += bool(deliveries)
        state.apply(action, chance)
        state.audit()
