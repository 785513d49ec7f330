"""What is kept for one decision: it says what working it out anew says, and is gone afterwards."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import steamshed
from steamshed.ai.game_ai import ai_of
from steamshed.bots.ladder import LadderBot
from steamshed.bots.levels import JUDGE, MEDIUM
from steamshed.bots.thinking import thinking
from steamshed.games.age_of_steam.plan.track import Planner as AgeOfSteamPlanner
from steamshed.games.age_of_steam.state import AgeOfSteam
from steamshed.games.age_of_steam.think.mind import AgeOfSteamMind
from steamshed.games.steam.plan.track import Planner as SteamPlanner
from steamshed.games.steam.state import Steam
from steamshed.games.steam.think.mind import SteamMind
from steamshed.hexrail.plan.track import Plan, Planner, Tracks
from steamshed.kernel.chance import Chance


def positions(name: str, every: int) -> Iterator[AgeOfSteam | Steam]:
    """Of a steady game; each with some money on top, so that track can be paid."""
    game, chance, rng = steamshed.game(name), Chance(seed=5), random.Random(5)
    state = game.new(4, {}, chance)
    count = 0
    while state.seat is not None:
        count += 1
        if count % every == 0:
            assert isinstance(state, AgeOfSteam | Steam)
            yield state.clone()
        state.apply(ai_of(game).steady(state, state.legal(), rng), chance)


def shown(plans: list[Plan]) -> list[tuple[object, ...]]:
    return [(plan.cost, plan.tiles, plan.start, plan.end, plan.via) for plan in plans]


def planner(state: AgeOfSteam | Steam, cash: int) -> tuple[Planner, list[int]]:
    if isinstance(state, AgeOfSteam):
        supply = [state.built, state.discs, state.features[0], *state.supply]
        return AgeOfSteamPlanner(state, 0, 3, cash, True), supply
    laid = [state.cardboard_at[field] for field in state.network.laid]
    return SteamPlanner(state, 0, 3, cash), laid + state.stock


@pytest.mark.parametrize("name", ["age_of_steam", "steam"])
def test_plans_for_less_money_are_those_that_were_found_for_more(name: str) -> None:
    tracks = Tracks()
    for state in positions(name, 40):
        for cash in (14, 9, 5, 20, 0):
            asked, supply = planner(state, cash)
            anew, _ = planner(state, cash)
            assert shown(tracks.plans(asked, state.rules, supply)) == shown(anew.plans())
    assert tracks.known


@pytest.mark.parametrize("name", ["age_of_steam", "steam"])
def test_one_who_remembers_judges_as_one_who_does_not(name: str) -> None:
    game = steamshed.game(name)
    remembers, forgets = thinking(game, JUDGE), thinking(game, JUDGE)
    for state in positions(name, 30):
        for seat in range(4):
            forgets.forget()
            assert remembers.features(state, seat) == forgets.features(state, seat)


@pytest.mark.parametrize("name", ["age_of_steam", "steam"])
def test_after_a_decision_nothing_is_kept(name: str) -> None:
    game, chance, rng = steamshed.game(name), Chance(seed=3), random.Random(3)
    state = game.new(4, {}, chance)
    bots = [LadderBot(game, MEDIUM) for _ in range(4)]
    for _ in range(40):
        seat = state.decider
        state.apply(bots[seat].choose(state.view(seat), state.legal(), None, rng), chance)
        mind = bots[seat].heuristics
        assert isinstance(mind, AgeOfSteamMind | SteamMind)
        if isinstance(mind, AgeOfSteamMind):
            tracks, outlook = mind.company.tracks, mind.company.outlook
        else:
            tracks, outlook = mind.player.tracks, mind.player.forecast.outlook
        assert not tracks.known
        assert not outlook.known
