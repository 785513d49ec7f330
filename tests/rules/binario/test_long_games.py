"""No position that play can reach is stuck, faulty, or refused by load and imagine; whole games, at every step.

``make nightly`` plays a thousand games with a look at every step; every test run plays a few and looks now and then.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from steamshed.games.binario.rules import costs
from steamshed.games.binario.rules.ways.planner import Planner
from steamshed.games.binario.rules.ways.proposals import key_of
from tests.rule import rule
from tests.rules.binario.long_games import NIGHTLY, SETTINGS, game, kind_of, look
from tests.rules.binario.naive import Judge

GAMES = range(1_000) if NIGHTLY else range(0, 37 * 4, 37)
"""Numbers of games; the few of every test run are far apart, so that players and options are different."""
EVERY = 1 if NIGHTLY else 25
"""How many steps lie between two looks."""


@rule("BI-RND-01", "BI-LINE-03", "BI-DEM-07")
@pytest.mark.parametrize("number", GAMES)
def test_what_play_reaches_is_sound(number: int) -> None:
    """Builders, wreckers, steady and random players over all options and maps."""
    player, options = kind_of(number)
    play_and_look(number, player, options)


@rule("BI-RND-01", "BI-WAY-08", "BI-TUN-07")
@pytest.mark.parametrize("number", range(100 if NIGHTLY else 1))
def test_what_plans_reach_is_sound(number: int) -> None:
    """Bots of the ladder build, modernise and take up where others seldom do, maglevs among them."""
    play_and_look(number, "medium", SETTINGS[number % len(SETTINGS)])


def play_and_look(number: int, player: str, options: dict[str, Any]) -> None:
    for step, state in enumerate(game(number, player, options)):
        if (number + step) % EVERY == 0:
            look(state)
    assert state.over
    look(state)


@rule("BI-RND-01")
@pytest.mark.parametrize("number", range(40 if NIGHTLY else 2))
def test_version_1_never_lacks_an_action(number: int) -> None:
    """Games that were begun by the older rules can be brought to their end."""
    player, options = kind_of(number)
    assert all(state.over or state.legal() for state in game(number, player, options, rules=1))


@rule("BI-WAY-09", "BI-BLD-04")
@pytest.mark.parametrize("number", range(60 if NIGHTLY else 1))
def test_the_planner_on_crowded_maps(number: int) -> None:
    """Every end that is offered has a proposal; it costs the same from the other end, and another search finds no
    better one."""
    rng = random.Random(number)
    player = ("builder", "wrecker")[number % 2]
    pairs = 0
    for state in game(number, player, SETTINGS[number % 2]):
        if state.phase != "build" or state.demolished or state.round < 12 or rng.random() > 0.04:
            continue
        assert state.seat is not None
        rich = state.clone()
        rich.silver[state.seat] = rng.choice((40, 120, 400))
        for type in range(len(state.rules.box.ways)):
            planner = Planner(rich, state.seat, type)
            if costs.may_lay(rich, type) and not planner.maglev and len(planner.ends()) > 1:
                pairs += compare(planner, Judge(rich, state.seat, type), rng.choice(planner.ends()), rng)
    assert pairs > 5


def compare(planner: Planner, judge: Judge, first: int, rng: random.Random) -> int:
    """Some pairs of ends with the first; how many there were."""
    seconds = planner.seconds(first)
    some = rng.sample(seconds, min(2, len(seconds)))
    for second in some:
        there = planner.offered(first, second, 5)
        back = planner.offered(second, first, 5)
        assert there
        assert back
        assert first in planner.seconds(second)
        assert key_of(there[0])[:2] == key_of(back[0])[:2]
        for spot in there:
            cells = [part.cell for part in spot.spots()]
            assert judge.judge(cells, [level == "u" for level in "s" + spot.levels]) == spot.cost
        assert judge.better(first, second, key_of(there[0]), 2_000)[0] is None
    return len(some)
