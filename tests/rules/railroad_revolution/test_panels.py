"""Beside the board: turns as a whole with what they cost, and every step with what it does."""

from __future__ import annotations

import json
import pathlib
import random

from steamshed.games.railroad_revolution import GAME, RailroadRevolution
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Chance
from steamshed.kernel.state import State
from steamshed.ui import assist
from steamshed.ui.following import carried_out, is_step
from steamshed.ui.panel import Forecast, Panel, Pictures, Plan, Rows, Tickets

POSITIONS = pathlib.Path(__file__).resolve().parents[2] / "positions" / "railroad_revolution"


def load(name: str) -> RailroadRevolution:
    return GAME.load(json.loads((POSITIONS / f"{name}.json").read_text(encoding="utf-8")))


def test_every_worker_has_his_actions_and_what_they_cost_at_least():
    state = load("first_turn_two")
    panel = assist.panel(GAME, state.view(state.seat))
    assert panel is not None
    rows = panel.sections[0]
    assert isinstance(rows, Rows)
    assert {str(row.plan.actions[0]) for row in rows.rows if row.plan} == {
        str(action) for action in state.legal() if str(action).startswith("place")
    }
    assert {"city-washington", "sector-1"} <= set(panel.asks)


def test_pointing_at_a_city_offers_the_workers_who_can_build_there():
    state = load("first_turn_two")
    panel = assist.panel(GAME, state.view(state.seat), ["city-washington"])
    assert panel is not None
    (tickets,) = panel.sections
    assert isinstance(tickets, Tickets)
    for ticket in tickets.tickets:
        after = state.clone()
        price = 0
        orange = str(ticket.plan.actions[0]).startswith("place orange")
        for action in ticket.plan.actions[: 3 if orange else 2]:
            price += after.choice(action).price or 0
            after.apply(action, Chance(0))
        assert ticket.plan.price == after.owed == (0 if orange else price)
        assert str(ticket.plan.actions[1]) == "city washington"
    plans = GAME.plans_between(state, 0, ["city-washington"])
    assert [ticket.plan.actions for ticket in tickets.tickets] == [plan.actions for plan in plans]


def test_what_is_owed_after_a_station_is_what_the_rules_say():
    state = load("first_turn_two")
    seat = state.seat
    assert seat is not None
    plan = GAME.plans_between(state, seat, ["city-washington"])[0]
    after = carried_out(state, plan.actions)
    assert isinstance(after, RailroadRevolution)
    ledger = assist.forecast(GAME, state.view(seat), plan.actions)[0]
    assert isinstance(ledger, Forecast)
    told = {line.name.id: line.cells[1].args["number"] for line in ledger.lines}
    assert told["panel-owed"] == after.owed == plan.price


def tickets_for(state: RailroadRevolution, *things: str) -> list[Plan]:
    panel = assist.panel(GAME, state.view(state.seat), things)
    assert panel is not None
    (found,) = panel.sections
    assert isinstance(found, Tickets)
    return [ticket.plan for ticket in found.tickets]


def cheapest_rail(state: State) -> Action:
    rails = [action for action in state.legal() if str(action).startswith("rail")]
    return min(rails, key=lambda action: state.choice(action).price or 0)


def first_two_spaces(state: RailroadRevolution) -> tuple[str, str]:
    """Two spaces on which one worker can lay his rails one after the other."""
    for place in state.legal():
        after = carried_out(state, [place])
        if after is None or not str(place).endswith("railroad"):
            continue
        one = cheapest_rail(after)
        then = carried_out(after, [one])
        assert then is not None
        other = cheapest_rail(then)
        return after.choice(one).things[0], then.choice(other).things[0]
    raise AssertionError("nobody can lay rails")


def test_two_spaces_are_a_whole_main_action_of_every_worker_with_its_price():
    state = load("first_turn_two")
    plans = tickets_for(state, *first_two_spaces(state))
    whole = [plan for plan in plans if str(plan.actions[-1]) == "done"]
    begun = [plan for plan in plans if plan not in whole]
    assert whole
    assert begun
    assert [plan.at_once for plan in begun] == [is_step(GAME, state, plan) for plan in begun]
    assert any(plan.at_once for plan in begun)
    assert not any(plan.at_once for plan in whole)
    for plan in whole:
        words = [str(action).split(" ")[0] for action in plan.actions]
        assert words in (["place", "rail", "rail", "done"], ["place", "rail", "rail", "spec", "done"])
        after = carried_out(state, plan.actions[:-1])
        assert isinstance(after, RailroadRevolution)
        assert plan.price == after.owed


def test_what_was_pointed_at_before_is_let_go_where_no_turn_has_both():
    state = load("first_turn_two")
    plans = tickets_for(state, "sector-1", "city-washington")
    assert plans == tickets_for(state, "city-washington")


def plans_of(panel: Panel) -> list[Plan]:
    """The answers of a panel, in rows and as pictures."""
    rows = [row.plan for section in panel.sections if isinstance(section, Rows) for row in section.rows]
    pictures = [one.plan for section in panel.sections if isinstance(section, Pictures) for one in section.pictures]
    return [plan for plan in (*rows, *pictures) if plan is not None]


def test_every_decision_has_a_panel_with_all_answers_and_free_steps_are_played_at_once():
    rng, seen = random.Random(4), set[str]()
    for seed in range(3):
        chance = Chance(seed)
        state = GAME.new(3, chance=chance)
        for _ in range(150):
            if state.seat is None:
                break
            legal = state.legal()
            panel = assist.panel(GAME, state.view(state.seat))
            if panel is not None and state.phase != "place":
                plans = [*panel.others, *plans_of(panel)]
                assert sorted(str(plan.actions[0]) for plan in plans) == sorted(map(str, legal))
                for plan in plans:
                    assert plan.at_once == is_step(GAME, state, plan)
                    if plan.at_once:
                        seen.add(str(plan.actions[0]).split(" ")[0])
            state.apply(GAME.steady(state, legal, rng), chance)
    assert {"rail", "sell", "step"} <= seen


def test_a_colour_effect_and_a_promotion_say_what_they_do():
    rng, chance, said = random.Random(1), Chance(1), set[str]()
    state = GAME.new(3, chance=chance)
    for _ in range(400):
        if state.seat is None:
            break
        panel = GAME.panel(state, state.seat)
        for section in panel.sections if panel else ():
            if isinstance(section, Rows):
                for row in section.rows:
                    said |= {word.id for word in row.words}
        state.apply(GAME.steady(state, state.legal(), rng), chance)
    assert "panel-milestone" in said
    assert len([id for id in said if id.startswith("panel-spec-")]) >= 4


def test_a_station_of_an_orange_worker_says_what_it_really_costs():
    state = load("first_turn_two")
    panel = GAME.panel(state, state.seat or 0)
    assert panel is not None
    rows = panel.sections[0]
    assert isinstance(rows, Rows)
    prices = {row.name.args["what"]: (row.cells[0][0], [word.id for word in row.words]) for row in rows.rows}
    free, white = prices["orange station"], prices["white station"]
    assert free[0].args["money"] == 0
    assert free[1] == ["panel-spec-no_cost", "panel-instead"]
    assert white[0].args["money"] == 300
    assert white[1] == []
    for plan in tickets_for(state, "city-washington"):
        if str(plan.actions[0]) == "place orange station":
            after = carried_out(state, plan.actions)
            assert isinstance(after, RailroadRevolution)
            assert plan.price == 0
            assert after.cash[0] == state.cash[0]


def test_a_whole_turn_takes_what_its_colour_gives_for_nothing():
    state = load("first_turn_two")
    plans = tickets_for(state, *first_two_spaces(state))
    orange = [plan for plan in plans if str(plan.actions[0]).startswith("place orange")]
    white = [plan for plan in plans if str(plan.actions[0]).startswith("place white")]
    for whole in (plan for plan in orange if str(plan.actions[-1]) == "done"):
        assert str(whole.actions[-2]) == "spec"
    assert not any(str(action) == "spec" for plan in white for action in plan.actions)


def test_every_picture_of_a_sentence_is_drawn_and_answers_differ():
    rng, chance, seen = random.Random(2), Chance(2), set[str]()
    state = GAME.new(3, chance=chance)
    for _ in range(300):
        if state.seat is None:
            break
        symbols = {name for scene in GAME.scenes(state.view(state.seat)) for name in scene.symbols}
        panel = GAME.panel(state, state.seat)
        for section in panel.sections if panel else ():
            if isinstance(section, Rows):
                told = [(row.name, *row.words) for row in section.rows]
                named = {str(event.args["picture"]) for words in told for event in words if "picture" in event.args}
                assert named <= symbols
                seen |= {name.split("-")[0] for name in named}
                assert len({repr(words) for words in told}) == len(told), told
        state.apply(GAME.steady(state, state.legal(), rng), chance)
    assert seen == {"worker", "effect", "effects"}


def test_milestones_say_how_far_they_are_and_drawn_ones_are_pictures():
    rng, chance, said, pictured = random.Random(1), Chance(1), set[str](), set[str]()
    state = GAME.new(3, chance=chance)
    for _ in range(400):
        if state.seat is None:
            break
        drawn = {thing.id for scene in GAME.scenes(state.view(state.seat)) for thing in scene.things}
        panel = GAME.panel(state, state.seat)
        for section in panel.sections if panel else ():
            if isinstance(section, Rows):
                said |= {word.id for row in section.rows for word in row.words}
            elif isinstance(section, Pictures):
                assert {one.thing for one in section.pictures} <= drawn
                pictured |= {str(one.plan.actions[0]).split(" ")[0] for one in section.pictures}
        state.apply(GAME.steady(state, state.legal(), rng), chance)
    assert {"panel-goal-connect", "panel-goal-station", "panel-completes"} <= said
    assert {"keep", "pick"} <= pictured


def test_a_whole_turn_takes_the_reward_of_its_station():
    state = load("first_turn_two")
    plans = GAME.plans_between(state, 0, ["city-washington"])
    whole = [plan for plan in plans if str(plan.actions[-1]) == "done"]
    with_reward = [plan for plan in whole if any(str(action).startswith("primary") for action in plan.actions)]
    assert with_reward
    assert len(with_reward) < len(whole)
    for plan in with_reward:
        assert carried_out(state, plan.actions) is not None
