"""The bots in Binario Duel: what a sensible company does where it is plain to see, and what those who think see."""

from __future__ import annotations

import random
from typing import Any

import pytest

import steamshed
from steamshed.ai.heuristics import Heuristics
from steamshed.bots import bot
from steamshed.bots.ladder import LadderBot
from steamshed.bots.levels import EASY, MEDIUM, Level
from steamshed.bots.thinking import thinking
from steamshed.games.binario import GAME, Binario
from steamshed.games.binario.content import reader
from steamshed.games.binario.rules import lines
from steamshed.games.binario.think.beginning import person_worth
from steamshed.games.binario.think.economy import Economy, Taste
from steamshed.games.binario.think.projects import Architect
from steamshed.games.binario.think.survey import Survey
from steamshed.games.binario.think.worth import income_worth, preference, rounds_left, silver_worth
from steamshed.kernel.chance import Chance
from tests.rules.binario.table import table

CATALOG = reader.box()
GREEDY = bot("greedy", steamshed.game("binario"))
JUDGE = GAME.heuristics()

ROAD: dict[str, Any] = {
    "stations": {
        "0": {"at": "4,6", "kind": "road_basic", "sides": "W"},
        "1": {"at": "2,5", "kind": "road_basic", "sides": "S"},
    },
    "routes": [{"from": "4,6", "path": "WWN"}],
}
WAYS: dict[str, Any] = {
    "3,6": [{"type": "earth", "owner": 0, "exits": "EW"}],
    "2,6": [{"type": "earth", "owner": 0, "exits": "NE"}],
}
LINE: dict[str, Any] = {"from": "4,6", "to": "2,5", "out": "grain", "vehicle": "cart", "count": 3}


def choice(state: Binario) -> str:
    """What the bot does, from the view of its seat."""
    assert state.seat is not None
    return str(GREEDY.choose(state.view(state.seat), state.legal(), None, random.Random(1)))


def play_on(state: Binario, until: str) -> list[str]:
    """Lets the bot act for the seat that decides now until another phase comes; what it did."""
    done = []
    seat = state.seat
    while state.seat == seat and state.phase != until:
        text = choice(state)
        done.append(text)
        state.apply(GAME.parse(text), Chance(1))
    return done


def company(**parts: Any) -> dict[str, Any]:
    return {**ROAD, **parts}


def last_round(phase: str, **parts: Any) -> Binario:
    """The last round, all cards drawn; seat 0 holds the cube."""
    cards = [card.id for card in CATALOG.cards if card.era == 4 and card.id != "IV_quiet"]
    return table(phase, era=4, round=80, first=1, drawn=[*cards[:15], "IV_quiet"], **parts)


# -- building --------------------------------------------------------------------------------------------------------


def test_begins_with_a_route_for_a_line_that_pays_both_ways() -> None:
    state = table("build")
    done = play_on(state, "trade")
    assert done[0] == "build earth"
    assert len(state.stations[0]) == 2
    assert state.routes[0]
    there, back = state.stations[0]
    assert lines.carried(state, 0, there, back)
    assert lines.carried(state, 0, back, there)
    assert 0 < state.silver[0] < 200


def test_keeps_silver_for_vehicles_instead_of_a_second_route() -> None:
    empty = {"from": "4,6", "to": "2,5", "out": "pesticide"}
    state = table("build", seats=[company(silver=30, lines={"road 1": empty}), {}], ways=WAYS)
    assert play_on(state, "trade") == ["pass"]


def test_raises_the_whole_route_when_a_new_era_begins() -> None:
    """Two tiles for 4 and two stations for 12 each: a better class comes only with the last of them (BI-MOD-06)."""
    stations = {label: {**part, "kind": "road_expanded"} for label, part in ROAD["stations"].items()}
    seat = company(silver=200, central=1, stations=stations, lines={"road 1": LINE})
    state = table("build", era=2, seats=[seat, {}], ways=WAYS)
    project = Architect(state, 0).best_raise()
    assert project is not None
    assert (str(project.object), project.target, project.cost) == ("route 1", "2", 32)
    assert project.gain > 0
    state.apply(GAME.parse("modernise"), Chance(1))
    assert play_on(state, "trade") == ["route 1", "target 2", "whole"]


def test_leaves_the_way_alone_that_its_vehicles_need() -> None:
    """Carts have no speed on a highway: without silver for others the line would stand still."""
    stations = {label: {**part, "kind": "road_II"} for label, part in ROAD["stations"].items()}
    ways = {cell: [{**way, "type": "asphalt"} for way in parts] for cell, parts in WAYS.items()}
    state = table("build", era=3, seats=[company(silver=50, stations=stations, lines={"road 1": LINE}), {}], ways=ways)
    assert "target 3" not in play_on(state, "trade")


@pytest.mark.parametrize(("mine", "other", "ends"), [({}, "e_lorry", False), ({"e_lorry": 5}, "", True)])
def test_only_the_leader_ends_an_advanced_game(mine: dict[str, int], other: str, ends: bool) -> None:
    """BI-ADV-11: central building IV ends the game."""
    seats = [
        company(silver=400, central=3, personality="banker", park=mine),
        {"silver": 0, "personality": "inventor", "park": {other: 8} if other else {}},
    ]
    state = table("build", era=4, options={"advanced": True}, seats=seats, ways=WAYS)
    assert (choice(state) == "hq 4") == ends


# -- vehicles --------------------------------------------------------------------------------------------------------


def test_buys_vehicles_for_a_line_that_waits() -> None:
    empty = {"from": "4,6", "to": "2,5", "out": "grain"}
    state = table("trade", seats=[company(silver=60, lines={"road 1": empty}), {}], ways=WAYS)
    done = play_on(state, "freight")
    assert done[0].startswith("buy ")
    assert done[-1] == "done"


def test_does_not_spend_the_first_silver_on_points() -> None:
    assert choice(table("trade")) == "done"


def test_spends_the_last_silver_on_points() -> None:
    """A parked electric van is 40 points, its 84 silver are 8."""
    state = last_round("trade", seats=[{"silver": 100}, {}])
    assert choice(state) == "buy e_van"
    state.apply(GAME.parse("buy e_van"), Chance(1))
    assert choice(state) == "done"


@pytest.mark.parametrize("late", [False, True])
def test_takes_used_vehicles_when_points_count_more_than_silver(late: bool) -> None:
    seats = [{"park": {"galleon": 1}}, {"silver": 60}]
    state = last_round("trade", seats=seats) if late else table("trade", seats=seats)
    state.apply(GAME.parse("offer galleon"), Chance(1))
    assert choice(state) == ("accept" if late else "decline")


# -- boards ----------------------------------------------------------------------------------------------------------


def test_loads_both_ways_the_dearest_good_outbound() -> None:
    state = table("freight", seats=[company(park={"cart": 3}), {}], ways=WAYS)
    play_on(state, "build")
    row = 0
    goods = state.rules.box.goods
    assert goods[state.out_good[row]].id == "pesticide"
    assert state.back_good[row] >= 0
    assert state.count[row] == 3


def test_puts_parked_vehicles_on_a_line_that_stands() -> None:
    line = {**LINE, "back": "pesticide", "count": 1}
    state = table("freight", seats=[company(park={"cart": 2}, lines={"road 1": line}), {}], ways=WAYS)
    assert choice(state) == "edit road 1"
    play_on(state, "build")
    assert state.count[0] == 3


def test_leaves_a_good_line_alone() -> None:
    line = {**LINE, "out": "pesticide", "from": "2,5", "to": "4,6", "back": "grain", "count": 3}
    state = table("freight", seats=[company(lines={"road 1": line}), {}], ways=WAYS)
    assert choice(state) == "done"


def test_lists_stations_in_the_last_round() -> None:
    """BI-SCORE-07: what no line lists scores half."""
    state = last_round("freight", seats=[company(), {}], ways=WAYS)
    before = state.scores()[0]
    play_on(state, "over")
    assert state.start[0] >= 0
    assert state.scores()[0] == before + 15


# -- before the game -------------------------------------------------------------------------------------------------


def test_keeps_the_best_personality_and_passes_the_worst() -> None:
    options = {"advanced": True}
    state = GAME.new(2, {"map_mode": "fixed:test1", **options}, Chance(seed=4))
    assert isinstance(state, Binario)
    seat = state.seat
    assert seat is not None
    people = state.rules.box.personalities
    order = sorted(state.hands[seat], key=lambda card: person_worth(state, people[card]))
    assert choice(state) == f"return {people[order[1]].id}"
    while state.phase == "draft_return":
        state.apply(GAME.parse(choice(state)), Chance(1))
    assert state.seat == seat
    assert choice(state) == f"pass {people[order[0]].id}"


def test_places_a_food_factory_beside_an_own_station() -> None:
    state = table("food_factory", era=3, seats=[company(), {}], ways=WAYS)
    cell = state.map.index[choice(state).split(" ")[1]]
    mine = {state.map.near[4 * cell + side] for side in range(4)} & set(state.stations[0])
    assert mine


# -- the judgement ---------------------------------------------------------------------------------------------------


def test_a_line_is_worth_more_than_its_vehicles_in_the_park() -> None:
    running = table("build", seats=[company(lines={"road 1": LINE}), {}], ways=WAYS)
    parked = table("build", seats=[company(park={"cart": 3}), {}], ways=WAYS)
    assert JUDGE.evaluate(running, 0) > JUDGE.evaluate(parked, 0) > JUDGE.evaluate(running, 1)


def test_a_finished_game_is_worth_its_points() -> None:
    state = table("over", era=4, round=80, card=None, seats=[company(silver=95), {}], ways=WAYS)
    assert JUDGE.evaluate(state, 0) == state.scores()[0]


def test_silver_is_worth_more_early_and_in_an_empty_purse() -> None:
    assert silver_worth(60, 0, 0) > silver_worth(10, 0, 0) > silver_worth(10, 500, 0)
    assert silver_worth(60, 200, 12) > silver_worth(60, 200, 0)
    assert income_worth(20) > 2 * income_worth(10) > income_worth(0) == 0
    assert preference(10.0, 20, 0) > preference(10.0, 100, 0)
    # with silver in plenty the gain decides
    assert preference(25.0, 100, 0) < preference(12.0, 20, 0)
    assert preference(25.0, 100, 2000) > preference(12.0, 20, 2000)


def test_rounds_left_count_movements() -> None:
    assert rounds_left(table("control_card")) == 80
    assert rounds_left(table("build")) == 79
    assert rounds_left(last_round("build")) == 0


# -- whole games -----------------------------------------------------------------------------------------------------


def a_game(options: dict[str, Any], seed: int, rounds: int, mine: int) -> Binario:
    """The bot against steady random play for some rounds."""
    chance, rng = Chance(seed=seed), random.Random(seed)
    state = GAME.new(2, options, chance)
    assert isinstance(state, Binario)
    while state.seat is not None and state.round <= rounds:
        legal = state.legal()
        if state.seat == mine:
            action = JUDGE.advise(state, legal, rng) if len(legal) > 1 else legal[0]
            assert action in legal, (state.phase, action)
        else:
            action = GAME.steady(state, legal, rng)
        state.apply(action, chance)
    return state


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"advanced": True},
        {"map_mode": "hand"},
        {"map_mode": "fixed:standard1"},
        {"two_way_price": "own", "idle_vehicle_points": "half"},
        {"tile_supply": "unlimited", "hq_era_cap": True, "horse_tram_in_era2": True},
        {"freight_slots_variant": "intro", "cards_variant": "cards", "pile_choice": True},
    ],
    ids=str,
)
def test_has_advice_for_every_decision_and_gets_ahead(options: dict[str, Any]) -> None:
    state = a_game(options, 3, 12, 1)
    assert JUDGE.evaluate(state, 1) > JUDGE.evaluate(state, 0)
    assert len([row for row in range(state.rules.all_rows, 2 * state.rules.all_rows) if state.vehicle[row] >= 0]) >= 3


def test_wins_a_whole_game() -> None:
    state = a_game({}, 5, 80, 0)
    assert state.over
    assert state.scores()[0] > 2000
    assert state.ranking() == [[0], [1]]


# -- those who think -------------------------------------------------------------------------------------------------


def mind(level: Level = MEDIUM) -> Heuristics:
    return thinking(steamshed.game("binario"), level)


def economy(state: Binario, reach: int = 2, **weights: float) -> Economy:
    """The economy of seat 0."""
    numbers = GAME.weights()
    return Economy(state, 0, Taste({**numbers.weights, **weights}, numbers.habits, reach))


def plan(state: Binario, level: Level = MEDIUM) -> list[str]:
    """The first plan of a level."""
    return [str(action) for action in mind(level).plans(state, state.legal(), random.Random(1), 1)[0].actions]


def a_level_plays(options: dict[str, Any], level: Level, rounds: int) -> Binario:
    """A level on seat 0 against steady random play for some rounds."""
    chance, rng = Chance(seed=3), random.Random(3)
    player = LadderBot(steamshed.game("binario"), level)
    state = GAME.new(2, options, chance)
    while state.seat is not None and state.round <= rounds:
        legal = state.legal()
        if state.seat == 0:
            action = player.choose(state.view(0), legal, None, rng)
            assert action in legal, (state.phase, action)
        else:
            action = GAME.steady(state, legal, rng)
        state.apply(action, chance)
    return state


@pytest.mark.parametrize("options", [{}, {"advanced": True}, {"map_mode": "hand"}], ids=str)
@pytest.mark.parametrize("level", [EASY, MEDIUM], ids=lambda level: str(level.name))
def test_a_level_gets_ahead(level: Level, options: dict[str, Any]) -> None:
    state = a_level_plays(options, level, 10)
    assert JUDGE.evaluate(state, 0) > JUDGE.evaluate(state, 1)
    assert len([row for row in range(state.rules.all_rows) if state.vehicle[row] >= 0]) >= 3


def test_a_build_step_is_planned_to_its_end() -> None:
    state = table("build")
    steps = plan(state)
    assert steps[:2] == ["build earth", "auto"]
    for step in steps:
        assert state.phase not in ("trade", "over")
        state.apply(GAME.parse(step), Chance(1))
    assert state.routes[0]
    assert state.seat != 0 or state.phase != "build"


@pytest.mark.parametrize("kinds", [("port_II", "port_basic"), ("port_basic", "port_II"), ("port_II", "port_expanded")])
def test_what_it_would_modernise_can_be_modernised(kinds: tuple[str, str]) -> None:
    """Of two ports, each must have something to be raised before both can be named (BI-MOD-03, BI-MOD-04)."""
    ports = {label: {"at": at, "kind": kind, "sides": ""} for label, at, kind in zip("AB", ("12,2", "6,1"), kinds)}
    seat = company(silver=200, central=1, stations={**ROAD["stations"], **ports})
    state = table("build", era=2, round=31, seats=[seat, {}], ways=WAYS)
    schemes = Survey(economy(state), 0, 0).raises()
    assert any("one" in [str(action) for action in scheme.actions] for scheme in schemes)
    for scheme in schemes:
        after = state.clone()
        for action in scheme.actions:
            after.apply(action, Chance(1))


def test_a_plan_is_found_again_in_the_middle_of_its_step() -> None:
    """A bot answers alone where there is no choice; the next question is about the same plan."""
    state = table("build")
    thinker = mind()
    plans = thinker.plans(state, state.legal(), random.Random(1), 3)
    for action in plans[-1].actions[:4]:
        state.apply(action, Chance(1))
    again = thinker.plans(state, state.legal(), random.Random(1), 1)
    assert again[0].actions == plans[-1].actions[4:]


def test_two_stations_are_built_anywhere_for_their_points() -> None:
    """A station scores beside a facility or not: with rows to list them, two and a tile between them are worth it."""
    state = table("build", era=2, round=31, seats=[company(silver=80, central=1), {}], ways=WAYS)
    schemes = Survey(economy(state), 0, 0).short_routes(CATALOG.way_of["railway"])
    assert len(schemes) == 1
    before = state.clone()
    for action in schemes[0].actions:
        assert state.check(action) is None, action
        state.apply(action, Chance(1))
    assert len(state.stations[0]) == len(before.stations[0]) + 2
    assert len(state.routes[0]) == len(before.routes[0]) + 1
    assert before.silver[0] - state.silver[0] == schemes[0].cost


def test_a_railway_takes_the_place_of_a_tram() -> None:
    trams = {
        "silver": 200,
        "stations": {
            "I": {"at": "4,6", "kind": "tram", "sides": "W"},
            "II": {"at": "2,5", "kind": "tram", "sides": "S"},
        },
        "routes": [{"from": "4,6", "path": "WWN"}],
    }
    ways = {
        "3,6": [{"type": "horse_tram", "owner": 0, "exits": "EW"}],
        "2,6": [{"type": "horse_tram", "owner": 0, "exits": "NE"}],
    }
    state = table("build", era=2, round=31, seats=[trams, {}], ways=ways)
    schemes = Survey(economy(state), 0, 0).conversions()
    assert [str(scheme.action) for scheme in schemes] == ["demolish"]
    silver = state.silver[0]
    for action in schemes[0].actions:
        assert state.check(action) is None, action
        state.apply(action, Chance(1))
    assert {CATALOG.stations[state.station[cell]].id for cell in state.stations[0]} == {"rail_II"}
    assert silver - state.silver[0] == schemes[0].cost


def test_silver_is_worth_most_early_and_least_when_the_vehicles_are_gone() -> None:
    early, middle = table("build"), table("build", era=2, round=40, seats=[company(), {}], ways=WAYS)
    rich = {"silver": 5000}
    late = table("build", era=4, round=75, seats=[company(**rich), rich], ways=WAYS)
    assert economy(early).silver > economy(middle).silver > economy(late).silver
    assert economy(early).income > economy(middle).income > economy(late).income
    assert economy(last_round("trade", seats=[company(), {}], ways=WAYS)).silver == pytest.approx(0.1)


def test_a_vehicle_counts_more_for_who_minds_the_rival() -> None:
    state = table("build")
    assert economy(state).fame > economy(state, rival=0.0).fame == 1.0


def test_a_level_that_sees_little_counts_few_rounds() -> None:
    state = table("build")
    assert economy(state, reach=1).income < economy(state).income


def test_what_a_position_holds() -> None:
    state = table("build", seats=[company(lines={"road 1": LINE}), {}], ways=WAYS)
    mine, his = mind().features(state, 0), mind().features(state, 1)
    assert mine["stations"] == 20
    assert mine["routes"] == 10
    assert mine["vehicles"] == 30
    assert mine["income"] > 0 == his["income"]
    assert his["rival"] == pytest.approx(sum(mine.values()) - mine["rival"])


def test_a_finished_game_is_judged_by_its_result() -> None:
    state = table("over", era=4, round=80, card=None, seats=[company(silver=95), {}], ways=WAYS)
    scores = state.scores()
    assert mind().judge(state, 0) == scores[0] - scores[1] == -mind().judge(state, 1)


def test_the_quick_player_trades_and_fills_the_boards() -> None:
    state = table("trade", seats=[company(silver=60), {}], ways=WAYS)
    quick = mind()
    while state.round == 1:
        state.apply(quick.policy(state, state.legal(), random.Random(1)), Chance(1))
    assert state.vehicle[0] >= 0
    assert not quick.settled(table("build"), state)


def test_nothing_is_redrawn_but_the_draft() -> None:
    state = GAME.new(2, {"map_mode": "fixed:test1", "advanced": True}, Chance(seed=4))
    hands = {tuple(GAME.redraw(state, 0, Chance(seed)).hands[1]) for seed in range(8)}
    assert len(hands) > 1
    board = table("build")
    assert GAME.redraw(board, 0, Chance(1)).dump() == board.dump()
