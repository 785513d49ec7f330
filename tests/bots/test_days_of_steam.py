"""What a sensible engine driver does where that is clear, and whether its plans are what the rules make of them."""

from __future__ import annotations

import random
from typing import Any

import pytest

import steamshed
from steamshed.bots import bot
from steamshed.bots.ladder import LadderBot
from steamshed.bots.levels import EASY, LEVELS, MEDIUM
from steamshed.bots.thinking import thinking
from steamshed.games.days_of_steam import DaysOfSteam
from steamshed.games.days_of_steam.actions import City, Track
from steamshed.games.days_of_steam.plan.runs import Runs
from steamshed.games.days_of_steam.think.heuristics import DaysOfSteamHeuristics, Judgement
from steamshed.games.days_of_steam.think.turns import TRIED, QuickPlayer
from steamshed.kernel.chance import Chance, Scripted
from tests.rules.days_of_steam.test_turn import coaled

GAME = steamshed.game("days_of_steam")
BARE = {"hand": ["ST", "ST", "CU"]}

# a green city and two straights to a red one; two more to a blue one
LINK = {"0,0": "green", "1,0": "ST/1", "2,0": "ST/1", "3,0": "red"}
LINE = LINK | {"4,0": "ST/1", "5,0": "ST/1", "6,0": "blue"}


def position(board: dict[str, str], seats: list[dict[str, Any]], **parts: Any) -> DaysOfSteam:
    data = {"game": "days_of_steam", "players": len(seats), "phase": "turn", "board": board, **parts}
    state = GAME.load({**data, "seats": seats})
    assert isinstance(state, DaysOfSteam)
    return state


def choose(state: DaysOfSteam) -> str:
    assert state.seat is not None
    return str(bot("greedy", GAME).choose(state.view(state.seat), state.legal(), None, random.Random(1)))


def whole_turn(state: DaysOfSteam, dice: list[int] | None = None) -> list[str]:
    """What the bot does until its turn is over."""
    seat, done = state.seat, list[str]()
    chance = Scripted(list(dice)) if dice is not None else Chance(1)
    while state.seat is not None and state.seat == seat:
        done.append(choose(state))
        state.apply(GAME.parse(done[-1]), chance)
    return done


# -- clear positions -------------------------------------------------------------------------------------------------


def test_takes_the_delivery_that_wins() -> None:
    own = {**BARE, "delivered": {"green": 1, "yellow": 1, "blue": 1}, "markers": 1, "steam": 3, "train": "0,0"}
    state = position(LINE, [own, BARE], goods={"0,0": {"red": 1}})
    assert whole_turn(state, []) == ["load red", "move_step E", "move_step E", "move_step E", "stop"]
    assert state.over
    assert state.ranking()[0] == [0]


def test_delivers_twice_in_one_run() -> None:
    own = {**BARE, "steam": 6, "train": "0,0"}
    state = position(LINK, [own, BARE], goods={"0,0": {"red": 1}, "3,0": {"green": 1}})
    turn = whole_turn(state, [])
    assert turn == ["load red", *["move_step E"] * 3, "load green", *["move_step W"] * 3, "stop"]
    assert state.scores()[0] == 5


def test_lays_a_tile_while_the_steam_does_not_reach() -> None:
    own = {"hand": ["ST", "SWL", "SWR"], "steam": 1, "train": "0,0"}
    state = position(LINE, [own, {**BARE, "train": "6,0"}], goods={"0,0": {"red": 1}})
    assert choose(state).startswith("track ST ")


def test_takes_water_for_a_delivery_that_is_far_away() -> None:
    board = {**LINE, "1,0": "WS/1"}
    own = {**BARE, "steam": 0, "train": "1,0", "cargo": {"good": "blue", "from": "0,0"}}
    assert choose(position(board, [own, BARE])) == "water"


def test_closes_a_circuit_for_the_last_point() -> None:
    ring = {"0,0": "yellow", "0,-1": "CU/1", "1,-1": "ST/1", "2,-1": "CU/2", "2,0": "red"}
    own = {"hand": ["ST", "CU", "CU"], "delivered": {"red": 2, "blue": 1, "green": 1}, "markers": 1}
    state = position(ring, [own, BARE])
    assert whole_turn(state, []) == ["track ST 1 0 1"]
    assert state.ranking()[0] == [0]


def test_takes_the_straight_road_rather_than_roll() -> None:
    """Two roads of the same price lead to the red city: one straight over hills, one round curves."""
    board = {"0,0": "green", "1,0": "HS/1", "2,0": "HS/1", "3,0": "red"}
    board |= {"0,-1": "CU/1", "1,-1": "ST/1", "2,-1": "ST/1", "3,-1": "CU/2"}
    own = {**BARE, "steam": 6, "train": "0,0"}
    state = position(board, [own, BARE], goods={"0,0": {"red": 1}})
    assert whole_turn(state, []) == ["load red", *["move_step E"] * 3, "stop"]


def test_places_the_city_that_takes_the_good_aboard() -> None:
    board = {"0,0": "green", "1,0": "ST/1", "2,0": "ST/1"}
    own = {**BARE, "steam": 3, "train": "2,0", "cargo": {"good": "red", "from": "0,0"}}
    display = [{"city": "blue", "goods": {"blue": 2}}, {"city": "red", "goods": {"red": 2}}]
    assert choose(position(board, [own, BARE], display=display)) == "city 2 3 0"


def test_exchanges_a_tile_with_little_steam() -> None:
    """A start city that is shut in: nothing can be done."""
    ring = {
        "0,0": "yellow",
        "0,-1": "CU/1",
        "1,-1": "CU/2",
        "1,0": "CU/3",
        "0,1": "CU/3",
        "-1,1": "CU/0",
        "-1,0": "CU/1",
    }
    state = position(ring, [{"hand": ["ST", "BR", "ST"]}, {"hand": ["HS", "HS", "HS"]}])
    assert {str(action) for action in state.legal()} == {"exchange ST", "exchange BR"}
    assert choose(state) == "exchange BR"


# -- what a seat cannot know -----------------------------------------------------------------------------------------


def test_other_hands_do_not_matter() -> None:
    for hand in (["BR", "BR", "BR"], ["ST+", "FN", "TR"], ["WS", "WC", "HC"]):
        own = {**BARE, "steam": 3, "train": "3,0"}
        state = position(LINE, [own, {"hand": hand, "train": "0,0"}], goods={"3,0": {"blue": 1}, "0,0": {"red": 2}})
        assert whole_turn(state, []) == ["load blue", *["move_step E"] * 3, "stop"]


# -- plans and rules -------------------------------------------------------------------------------------------------


def played(seed: int, players: int = 3) -> list[DaysOfSteam]:
    """Positions of a game of steady play."""
    chance, rng = Chance(seed=seed), random.Random(seed)
    state = GAME.new(players, {}, chance)
    states: list[DaysOfSteam] = []
    while state.seat is not None:
        assert isinstance(state, DaysOfSteam)
        states.append(state.clone())
        state.apply(GAME.steady(state, state.legal(), rng), chance)
    return states


@pytest.mark.parametrize("seed", range(3))
def test_every_planned_run_can_be_played(seed: int) -> None:
    """Step by step, to the outcome that was foreseen."""
    for state in played(seed)[::4]:
        seat = state.seat
        assert seat is not None
        if state.phase == "place_drawn":
            continue
        judgement = Judgement(state, seat)
        for outcome in Runs(state, seat, state.spendable(seat)).outcomes():
            after = state.clone()
            for action in outcome.path:
                after.apply(action, Scripted([]))
            # a six keeps every train on the track
            after.apply(GAME.parse("stop"), Scripted([6] if outcome.rolls else []))
            foreseen = judgement.after_run(state, outcome)
            for now in (foreseen, after):
                assert now.node[seat] == outcome.node
            assert (foreseen.goods, foreseen.cargo, foreseen.origin) == (after.goods, after.cargo, after.origin)
            assert (foreseen.steam, foreseen.delivered) == (after.steam, after.delivered)
            if outcome.rolls:
                off = state.clone()
                for action in outcome.path:
                    off.apply(action, Scripted([]))
                off.apply(GAME.parse("stop"), Scripted([1]))
                back = judgement.derailed(state)
                assert (back.node, back.goods, back.cargo) == (off.node, off.goods, off.cargo)


@pytest.mark.parametrize("seed", range(3))
def test_tiles_are_laid_as_foreseen(seed: int) -> None:
    for state in played(seed)[::6]:
        if state.phase != "turn" or state.pile_size < 2:
            continue
        assert state.seat is not None
        judgement = Judgement(state, state.seat)
        for action in random.Random(seed).sample(state.legal(), min(6, len(state.legal()))):
            if not isinstance(action, Track | City):
                continue
            foreseen = (
                judgement.with_track(state, action) if isinstance(action, Track) else judgement.with_city(state, action)
            )
            after = state.clone()
            after.apply(action, Chance(seed))
            assert (foreseen.track.tile, foreseen.city_cell, foreseen.goods) == (
                after.track.tile,
                after.city_cell,
                after.goods,
            )
            assert (foreseen.steam, foreseen.markers, foreseen.coal) == (after.steam, after.markers, after.coal)


def test_a_game_that_is_over_is_worth_its_places() -> None:
    own = {**BARE, "delivered": {"red": 2, "blue": 1, "green": 1, "yellow": 1}}
    state = position(LINE, [own, BARE, BARE], phase="over")
    values = [DaysOfSteamHeuristics().evaluate(state, seat) for seat in range(3)]
    assert values[0] > 0 > values[1] == values[2]


OPTIONS = {"circuit_novelty": "any_loop", "coal_same_turn": True, "start_city_goods": True, "last_tile_end": "round"}


def test_plays_with_every_option() -> None:
    chance, rng = Chance(seed=4), random.Random(4)
    state = GAME.new(2, OPTIONS, chance)
    player = bot("greedy", GAME)
    while (seat := state.seat) is not None:
        state.apply(player.choose(state.view(seat), state.legal(), None, rng), chance)
    assert max(state.scores()) >= 8


def test_burns_coal_that_can_be_spent_at_once_for_a_delivery() -> None:
    own = {"steam": 1, "coal": 5, "hand": ["CU", "CU", "CU"]}
    state = coaled([own, {}], goods={"0,0": {"green": 1}}, options={"coal_same_turn": True}).state
    turn = whole_turn(state, [])
    assert turn[0].startswith("burn ")
    assert turn[1:5] == ["load green", *["move_step E"] * 3]


# -- those who think -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["easy", "medium", "builder", "banker", "blocker"])
def test_everybody_takes_the_win(level: str) -> None:
    own = {**BARE, "delivered": {"green": 1, "yellow": 1, "blue": 1}, "markers": 1, "steam": 3, "train": "0,0"}
    state = position(LINE, [own, BARE], goods={"0,0": {"red": 1}})
    player = LadderBot(GAME, LEVELS[level])
    while state.seat == 0:
        state.apply(player.choose(state.view(0), state.legal(), None, random.Random(1)), Chance(1))
    assert state.over


def test_only_a_second_look_sees_what_is_left_to_a_rival() -> None:
    """A train in the way, and a good taken along: both keep the rival from winning in the next turn."""
    rival = {**BARE, "delivered": {"green": 1, "yellow": 1, "blue": 1}, "steam": 3, "train": "0,0"}
    state = position(LINE, [{**BARE, "steam": 1, "train": "3,0"}, rival], goods={"0,0": {"red": 1}})
    mind = thinking(GAME, MEDIUM)
    best = mind.plans(state, state.legal(), random.Random(1), 1)[0]
    after, _ = mind.carried_through(state, best.actions, 1)
    assert [str(action) for action in best.actions] == ["move_step W", "stop"]
    assert mind.features(state, 0)["rival-win"] == 0.0
    assert mind.features(after, 0)["rival-win"] == 0.0
    idle = state.clone()
    idle.seat = 1
    assert mind.features(idle, 0)["rival-win"] == 1.0


def test_a_run_is_planned_to_its_end() -> None:
    own = {**BARE, "steam": 6, "train": "0,0"}
    state = position(LINK, [own, BARE], goods={"0,0": {"red": 1}, "3,0": {"green": 1}})
    best = thinking(GAME, MEDIUM).plans(state, state.legal(), random.Random(1), 3)[0]
    steps = ["load red", *["move_step E"] * 3, "load green", *["move_step W"] * 3, "stop"]
    assert [str(action) for action in best.actions] == steps


@pytest.mark.parametrize("seed", range(2))
def test_what_is_redrawn_looks_the_same_to_its_seat(seed: int) -> None:
    for state in played(seed)[::9]:
        for seat in range(3):
            again = GAME.redraw(state, seat, Chance(seed))
            again.audit()
            assert again.view(seat) == state.view(seat)


@pytest.mark.parametrize("players", [2, 4])
def test_those_who_think_play_with_every_option(players: int) -> None:
    chance, rng = Chance(seed=players), random.Random(players)
    state = GAME.new(players, OPTIONS, chance)
    seats = [LadderBot(GAME, MEDIUM if seat == 0 else EASY) for seat in range(players)]
    while (seat := state.seat) is not None:
        state.apply(seats[seat].choose(state.view(seat), state.legal(), None, rng), chance)
    assert max(state.scores()) >= 5


def test_among_several_a_good_that_a_rival_could_load_before_counts_for_less() -> None:
    """The same two rivals beside it, once with empty trains and once with a good aboard."""
    own = {**BARE, "steam": 2, "train": "6,0"}
    hopes = []
    for aboard in ({}, {"cargo": {"good": "blue", "from": "0,0"}}):
        rivals = [{**BARE, "steam": 2, "train": train, **aboard} for train in ("1,0", "2,0")]
        state = position(LINE, [own, *rivals], goods={"0,0": {"red": 1}})
        hopes.append(thinking(GAME, MEDIUM).features(state, 0)["deliveries"])
    assert 0.0 < hopes[0] < hopes[1]
    assert thinking(GAME, EASY).features(state, 0)["deliveries"] > 0.0


def test_the_quick_player_delivers_if_it_can() -> None:
    own = {**BARE, "steam": 3, "train": "0,0"}
    state = position(LINK, [own, BARE, BARE], goods={"0,0": {"red": 1}})
    mind, done = thinking(GAME, MEDIUM), list[str]()
    while state.seat == 0:
        done.append(str(mind.policy(state, state.legal(), random.Random(1))))
        state.apply(GAME.parse(done[-1]), Chance(1))
    assert done == ["load red", *["move_step E"] * 3, "stop"]
    assert state.scores()[0] == 2


def test_the_quick_player_tries_the_same_whatever_else_could_be_done() -> None:
    """Lines that are compared differ in what the plan changes, not in what happens to come to mind."""
    state = next(state for state in played(1)[20:] if state.phase == "turn" and len(state.legal()) > 60)
    quick, legal = QuickPlayer(), state.legal()
    few = quick.few(state, legal, 7)
    assert TRIED <= len(few) < len(legal)
    assert quick.few(state, [action for action in legal if action in few], 7) == few
    assert quick.few(state, legal, 8) != few


def test_the_quick_player_burns_coal_for_a_turn_to_come() -> None:
    own = {"steam": 1, "coal": 5, "hand": ["CU", "CU", "CU"]}
    state = coaled([own, {}]).state
    assert str(thinking(GAME, MEDIUM).policy(state, state.legal(), random.Random(1))) == "burn 3"


def test_plans_that_are_compared_differ() -> None:
    """In what they bring, not only in where a tile lies."""
    own = {**BARE, "steam": 3, "train": "0,0"}
    state = position(LINE, [own, BARE], goods={"0,0": {"red": 1}, "3,0": {"blue": 1}})
    mind = thinking(GAME, MEDIUM)
    plans = mind.plans(state, state.legal(), random.Random(1), 5)
    outcomes = set()
    for plan in plans:
        after, _ = mind.carried_through(state, plan.actions, 1)
        assert isinstance(after, DaysOfSteam)
        outcomes.add((after.steam[0], after.node[0], after.cargo[0], *after.delivered, len(after.track.laid)))
    assert len(outcomes) == len(plans) == 5


def test_medium_lets_its_rival_answer() -> None:
    """A part of what a plan is worth is what is left of it when the rival has had his turn."""
    minds = []
    for share in (0.0, 0.5):
        mind, numbers = thinking(GAME, MEDIUM), GAME.weights()
        mind.see(numbers.weights, {**numbers.habits, "replies": share}, mind.sight)
        minds.append(mind)
    different = 0
    for state in played(2, players=2)[::8]:
        before = state.dump()
        alone, answered = (mind.plans(state, state.legal(), random.Random(1), 1) for mind in minds)
        again = minds[1].plans(state, state.legal(), random.Random(1), 1)
        assert len(answered) == 1
        assert (answered[0].actions, answered[0].value) == (again[0].actions, again[0].value)
        assert state.dump() == before
        different += alone[0].value != answered[0].value
    assert different > 3


@pytest.mark.parametrize(("players", "factor"), [(2, 1.0), (3, 3.0)])
def test_factors_for_several_do_not_count_among_two(players: int, factor: float) -> None:
    state = position(LINE, [{**BARE, "steam": 3, "train": "0,0"}] + [BARE] * (players - 1), goods={"0,0": {"red": 1}})
    mind, numbers = thinking(GAME, MEDIUM), GAME.weights()
    terms = []
    for times in (1.0, 3.0):
        mind.see(numbers.weights, {**numbers.habits, "many-deliveries": times}, mind.sight)
        terms.append(mind.terms(state, 0))
        assert mind.judge(state, 0) == pytest.approx(sum(terms[-1].values()))
    assert terms[1]["deliveries"] == pytest.approx(factor * terms[0]["deliveries"]) != 0.0
