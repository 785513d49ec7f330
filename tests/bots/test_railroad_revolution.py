"""The judgement of Railroad Revolution: clear positions have clear answers, and hidden things do not matter."""

from __future__ import annotations

import random
from typing import Any

import pytest

from steamshed.arena.match import play
from steamshed.bots import bot
from steamshed.bots.ladder import LadderBot
from steamshed.bots.levels import EASY, MEDIUM
from steamshed.bots.thinking import thinking
from steamshed.games.railroad_revolution.rules.legality import dead_end, leads_nowhere
from steamshed.games.railroad_revolution.rules.option import perform_option
from steamshed.games.railroad_revolution.rules.scoring import scores
from steamshed.games.railroad_revolution.table.phases import FINISH
from steamshed.games.railroad_revolution.think.ahead import Ahead
from steamshed.games.railroad_revolution.think.company import Company
from steamshed.games.railroad_revolution.think.judgement import turns_left
from steamshed.games.railroad_revolution.think.turns import Turns, Way, varied
from steamshed.kernel.chance import Chance
from tests.rules.railroad_revolution.table import GAME, Table

LAST: Any = {"players": 2, "end": "last_round", "seat": 1, "active": 1}
"""The very last turn of a game of two belongs to seat 1."""


def company(**facts: Any) -> dict[str, Any]:
    """A company of the last turns: little money, four white workers on the board and one in the supply."""
    facts.setdefault("cash", 0)
    facts.setdefault("shares", 0)
    facts.setdefault("supply", {"white": 1})
    facts.setdefault("board", {"trade": {"white": 3}})
    facts.setdefault("stock", {"rails": 4, "buildings": 4})
    facts.setdefault("trains", [])
    return facts


def turn(table: Table) -> list[str]:
    """What greedy plays until the seat that decides now has nothing more to decide."""
    state, found = table.state, []
    seat = state.seat
    player = bot("greedy", GAME)
    while state.seat == seat:
        action = player.choose(state.view(seat), state.legal(), None, random.Random(1))
        found.append(str(action))
        state.apply(action, Chance(seed=1))
    player.close()
    return found


def evaluate(*seats: dict[str, Any], **position: Any) -> float:
    """What the position is worth for seat 0."""
    return float(GAME.heuristics().evaluate(Table(*seats, **position).state, 0))


# -- what is played --------------------------------------------------------------------------------------------------


def test_the_last_manager_completes_a_milestone() -> None:
    """The white worker is worth more as a manager than anything else that he could do."""
    waiting = {"tile": "D-02", "managers": ["grey"]}
    rails = ["R13", "R20", "R22", "R23", "R26"]
    mine = company(supply={"white": 1}, board={"trade": {"white": 3, "grey": 1}}, rails=rails)
    table = Table(company(), {**mine, "milestones": [waiting, None]}, **LAST)
    assert any(action.startswith("promo ") for action in turn(table))
    assert table.seat(1)["completed"] == ["D-02"]


def test_a_worker_is_hired_for_the_last_manager() -> None:
    """With four workers nobody can be spared; money that is worth nothing afterwards buys one."""
    waiting = {"tile": "D-02", "managers": ["grey"]}
    rails = ["R13", "R20", "R22", "R23", "R26"]
    mine = company(shares=6, rails=rails, milestones=[waiting, None], stock={"rails": 4, "buildings": 0})
    table = Table(company(), mine, **LAST)
    assert any(action.startswith("hire ") for action in turn(table))
    assert table.seat(1)["completed"] == ["D-02"]


def test_a_train_is_turned_before_the_end() -> None:
    table = Table(company(), company(trains=["money600 down"]), **LAST)
    assert turn(table) == ["place white trade", "trade_flip money600 down", "sell rail", "done"]
    assert table.state.scores()[1] == 8


def test_a_train_is_turned_for_its_bonus_only_with_time_to_turn_it_back() -> None:
    table = Table(company(), company(trains=["money600 up"]), **LAST)
    turn(table)
    assert table.seat(1)["trains"] == ["money600 up"]


def test_the_office_that_closes_two_links() -> None:
    table = Table(company(), company(offices=[5, 7]), **LAST)
    assert turn(table)[:2] == ["place white telegraph", "sector 6"]
    assert table.state.breakdown(1)["links"] == 16


def test_steps_go_where_most_is_multiplied() -> None:
    """Purple in trade: three steps. Eight offices against no station and no western city."""
    mine = company(supply={"purple": 1}, offices=[1, 2, 3, 4, 5, 6, 7, 8], shares=2, cash=100)
    played = turn(Table(company(), mine, **LAST))
    assert played[0] == "place purple trade"
    assert [action for action in played if action.startswith("step")] == ["step telegraph"] * 3


def test_shares_are_sold_only_for_a_purpose() -> None:
    """What is owed is paid with as few shares as possible."""
    mine = company(cash=100, shares=5, rails=["R01"], milestones=[{"tile": "A1-1", "managers": ["orange"]}, None])
    rails = {**mine, "rails": ["R01", "R04"], "stock": {"rails": 4, "buildings": 6}}
    table = Table(company(), rails, **LAST)
    played = turn(table)
    assert played[0] == "place white station"
    assert table.seat(1)["completed"] == ["A1-1"]
    city = next(action for action in played if action.startswith("city "))
    tile = table.state.rules.box.city_tiles[table.state.city_tile[GAME.parse(city).a]]
    assert played.count("sell") == -(-(tile.cost - 100) // 150)


def test_a_deal_of_a_foreign_turn_that_brings_points_is_taken() -> None:
    """DL7: four steps for four shares. Somebody else's turn; afterwards there is no turn left to use the shares."""
    mine = company(offices=[1, 3, 5, 7, 8], shares=9, stock={"rails": 4, "buildings": 3})
    position: Any = {"players": 2, "end": "last_round", "first_player": 1, "seat": 1, "active": 0, "phase": "deal"}
    table = Table(company(), mine, deal={"tile": "DL7"}, **position)
    assert turn(table)[0] == "accept lower"
    assert table.state.scores()[1] >= 15


def test_a_deal_that_brings_nothing_is_not_taken() -> None:
    """DL1: an exchange of workers or steps; at the end nothing is multiplied."""
    position: Any = {"players": 2, "end": "last_round", "first_player": 1, "seat": 1, "active": 0, "phase": "deal"}
    table = Table(company(), company(shares=9), deal={"tile": "DL1"}, **position)
    assert turn(table) == ["pass"]


@pytest.mark.parametrize("order", [("B-01", "B-05", "B-10"), ("B-10", "B-01", "B-05"), ("B-05", "B-10", "B-01")])
def test_the_milestone_that_is_nearest_is_kept(order: tuple[str, ...]) -> None:
    """Two cities of level 3 and a station in one: B-01 asks for nothing but a manager."""
    rails = ["R01", "R07", "R06"]
    stock = {"rails": 12, "buildings": 11}
    mine: dict[str, Any] = {"rails": rails, "stations": ["duluth"], "stock": stock, "completed": ["A1-1"]}
    mine["supply"] = {"white": 4, "purple": 1}
    drawn = [{"tile": tile, "seen_by": [0]} for tile in order]
    replacing = [{"line": 0, "tile": "A1-1"}]
    mine["milestones"] = [None, {"tile": "A2-4"}]
    table = Table(mine, {}, players=2, phase="milestone", drawn=drawn, replacing=replacing)
    assert turn(table)[0] == "keep B-01"


def test_endowments_are_picked_for_what_they_bring() -> None:
    """A train is worth eight points, an exchange of one white worker for another colour much less."""
    tiles = [{"tile": "E3", "side": "a", "worker": "grey"}, {"tile": "E4", "side": "a", "worker": "orange"}]
    table = Table({}, {}, players=2, phase="endow_pick", seat=1, endowment=tiles)
    assert turn(table)[0] == "pick E4"


# -- what a position is worth ----------------------------------------------------------------------------------------


def test_a_finished_game_is_worth_its_points() -> None:
    """Money decides ties only."""
    mine = company(trains=["money600 up", "shares3 down"], offices=[1, 2], completed=["A1-1"], cash=900, shares=4)
    table = Table(mine, company(), players=2, phase="over")
    worth = GAME.heuristics().evaluate(table.state, 0)
    assert table.state.scores()[0] == 8 + 5 + 18
    assert worth == pytest.approx(table.state.scores()[0], abs=0.1)
    assert worth > table.state.scores()[0]


def test_work_done_for_a_milestone_counts() -> None:
    """Near the end, two cities of level 2 and a station: rails to both cities, to one, to none as they were sold."""
    mine: dict[str, Any] = {"milestones": [{"tile": "A1-1"}, None], "stock": {"rails": 13}}
    near = evaluate({**mine, "rails": ["R01", "R04"]}, end="triggered")
    far = evaluate({**mine, "rails": ["R01", "R06"]}, end="triggered")
    assert evaluate(mine, end="triggered") < far < near
    managed = [{"tile": "A1-1", "managers": ["orange"]}, None]
    assert evaluate({**mine, "milestones": managed}) > evaluate(mine)


def test_a_milestone_out_of_reach_is_worth_nothing() -> None:
    """In the last turn a tile that asks for three rails and a station is only paper."""
    without = evaluate(company(), company(), **LAST, phase="place")
    assert evaluate(company(milestones=[{"tile": "D-10"}, None]), company(), **LAST) == without


def test_money_is_worth_less_towards_the_end() -> None:
    def gain(end: str | None) -> float:
        position: Any = {**LAST, "end": end}
        return evaluate(company(cash=900), **position) - evaluate(company(), **position)

    assert gain(None) > gain("triggered") > gain("last_round") > 0


def test_turns_left_at_the_end() -> None:
    """RR-END-02: after the trigger the round is finished and everybody has one turn more."""
    for active, end, expected in [
        (0, "triggered", [1, 2, 2]),
        (2, "triggered", [1, 1, 1]),
        (1, "last_round", [0, 0, 1]),
    ]:
        state = Table(players=3, end=end, seat=active, active=active).state
        assert [turns_left(state, seat) for seat in range(3)] == expected


# -- hidden things and whole games -----------------------------------------------------------------------------------


def test_what_others_put_under_a_pile_does_not_matter() -> None:
    """Two tables that differ in what the seat has not seen get the same plan and the same judgement."""
    drawn = [{"tile": tile, "seen_by": [0]} for tile in ("B-04", "B-05", "B-06")]
    mine: dict[str, Any] = {"completed": ["A1-1"], "milestones": [None, {"tile": "A2-4"}]}
    replacing = [{"line": 0, "tile": "A1-1"}]
    answers = []
    for hidden in (("B-01", "B-02"), ("B-09", "B-10")):
        under = {"B": [{"tile": tile, "seen_by": [1]} for tile in hidden]}
        position: Any = {"players": 2, "phase": "milestone", "drawn": drawn, "replacing": replacing, "under": under}
        state = Table(mine, {}, **position).state
        player = bot("greedy", GAME)
        chosen = player.choose(state.view(0), state.legal(), None, random.Random(4))
        answers.append((str(chosen), GAME.heuristics().evaluate(state, 0)))
    assert answers[0] == answers[1]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("draw", ["private", "open"])
def test_beats_random_play(players: int, draw: str) -> None:
    """Whole games, every phase: far ahead, by any draw of milestones."""
    result, record = play(GAME, {"milestone_draw": draw}, ["greedy"] + ["random"] * (players - 1), 6, 0, None)
    assert result.faults == []
    assert record.state.ranking()[0] == [0]
    assert record.state.scores()[0] > 170


# -- those who think -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, {"milestone_draw": "open"}])
def test_what_is_redrawn_looks_the_same_to_its_seat(options: dict[str, str]) -> None:
    """Milestones that others have put back or are choosing from are drawn anew; those that the seat knows are not."""
    chance, rng = Chance(seed=3), random.Random(3)
    state = GAME.new(3, options, chance)
    mind = thinking(GAME, EASY)
    differed, number = False, 0
    while state.seat is not None:
        number += 1
        if number % 12 == 0 or state.drawn:
            for seat in range(3):
                again = GAME.redraw(state, seat, Chance(number))
                again.audit()
                assert again.view(seat) == state.view(seat)
                differed = differed or again.under != state.under or again.drawn != state.drawn
        state.apply(mind.policy(state, state.legal(), rng), chance)
    assert differed == (not options)


def test_a_turn_is_planned_to_its_end() -> None:
    state = GAME.new(2, {}, Chance(seed=2))
    mind = thinking(GAME, MEDIUM)
    while state.phase != "place":
        state.apply(state.legal()[0], Chance(1))
    best = mind.plans(state, state.legal(), random.Random(1), 4)
    assert len({str(plan.actions) for plan in best}) == len(best) > 1
    for plan in best:
        assert any(str(action).startswith("place ") for action in plan.actions)
        assert str(plan.actions[-1]) == "done" or not str(plan.actions[-1]).startswith("place")


def test_those_who_think_play_four() -> None:
    chance, rng = Chance(seed=5), random.Random(5)
    state = GAME.new(4, {}, chance)
    seats = [LadderBot(GAME, EASY) for _ in range(4)]
    while (seat := state.seat) is not None:
        state.apply(seats[seat].choose(state.view(seat), state.legal(), None, rng), chance)
    assert min(state.scores()) > 150


def test_at_the_end_an_open_milestone_is_only_paper() -> None:
    """One manager short: those who think do not hope any more when the last turn is over, the beginner does."""
    waiting = {"tile": "D-02", "managers": ["grey"]}
    rails = ["R13", "R20", "R22", "R23", "R26"]
    table = Table(company(), company(rails=rails, milestones=[waiting, None]), **LAST)
    features = thinking(GAME, MEDIUM).features(table.state, 1)
    assert turns_left(table.state, 1) == features["goals"] == features["next-goals"] == 0.0
    assert GAME.heuristics().evaluate(table.state, 1) > sum(table.state.scores()) + 20


def test_alone_a_company_plays_on_to_the_end() -> None:
    """The rivals' stock runs out in time; the same seed draws the same milestones, and the position stays as it was."""
    state = GAME.new(3, {}, Chance(seed=5))
    while state.phase != "place":
        state.apply(state.legal()[0], Chance(1))
    assert state.seat is not None
    before, mind = state.dump(), Company()
    mind.look_at(state)
    ahead = Ahead(mind, state.seat)
    end = ahead.played_on(state, 99, 7)
    assert 15 <= ahead.played <= 21
    assert turns_left(end, state.seat) == 0.0
    points = scores(end)[state.seat]
    assert points > 150
    assert scores(ahead.played_on(state, 99, 7))[state.seat] == points
    assert state.dump() == before


@pytest.mark.parametrize(
    ("seat", "active", "end", "turns"), [(0, 0, "triggered", 1), (1, 1, "last_round", 0), (1, 0, "last_round", 1)]
)
def test_alone_a_company_has_the_turns_that_the_rules_leave(seat: int, active: int, end: str, turns: int) -> None:
    """RR-END-02, for the first of two players and the second."""
    state = Table(company(), company(), players=2, seat=active, active=active, end=end).state
    state.step = FINISH
    mind = Company()
    mind.look_at(state)
    ahead = Ahead(mind, seat)
    ahead.played_on(state, 99, 1)
    assert ahead.played == turns


def test_ways_that_differ_in_small_change_come_last() -> None:
    """A thousand dollars more do not make another idea; an office does."""
    state = GAME.new(2, {}, Chance(seed=2))
    same, office = state.clone(), state.clone()
    same.cash[0] += 1000
    office.offices = [4 | office.offices[0], *office.offices[1:]]
    ways = [Way(each, None, None, 0.0) for each in (state, same, office)]
    assert varied(ways, 0, 1) == [ways[0], ways[2], ways[1]]
    assert varied(ways, 0, 2) == ways


def test_thought_says_what_the_rules_and_the_judge_say() -> None:
    """A company looks up what the judge works out, and asks last whether a turn can be completed: both for speed."""
    chance, rng, company = Chance(seed=3), random.Random(3), Company()
    company.weights = [1.0 + 0.1 * number for number in range(len(company.weights))]
    state, looked_at = GAME.new(3, {}, chance), 0
    while state.seat is not None:
        legal = state.legal()
        if len(legal) > 1 and rng.random() < 0.2:
            company.look_at(state)
            for seat in range(3):
                turns = turns_left(state, seat)
                judged = company.milestones(state, seat, turns)
                goals, later, done, workers = company.promised(state, seat, turns)
                assert (goals, done) == (judged.goals, judged.done)
                assert (later, workers) == (judged.later, judged.crew.worth(turns))
                assert company.value(state, seat) == company.weighed(company.own(state, seat), 0)
            turns_of_it = Turns(company, state.seat)
            for move in turns_of_it.candidates(state):
                after = state.clone()
                perform_option(after, move)
                assert leads_nowhere(state, move, after) == (dead_end(state, move) is not None), str(move)
            assert [str(move) for move in turns_of_it.options(state)] == [
                str(move) for move in turns_of_it.candidates(state) if state.check(move) is None
            ]
            looked_at += 1
        state.apply(GAME.steady(state, legal, rng), chance)
    assert looked_at > 20


def test_every_step_of_a_plan_is_legal() -> None:
    chance, rng = Chance(seed=4), random.Random(4)
    state, mind = GAME.new(2, {}, chance), thinking(GAME, MEDIUM)
    for _ in range(30):
        legal = state.legal()
        if len(legal) > 1:
            line = state.clone()
            for action in mind.plans(state, legal, rng, 1)[0].actions:
                assert line.check(action) is None
                line.apply(action, Chance(seed=5))
        state.apply(GAME.steady(state, legal, rng), chance)
