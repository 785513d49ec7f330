"""RR-GEN-12 against the unrestricted search, on positions of random games and on small ones.

See docs/rules/railroad_revolution.md 5.4.
"""

from __future__ import annotations

import random

import pytest

from steamshed.games.railroad_revolution.rules import completable
from steamshed.games.railroad_revolution.rules.legality import dead_end
from steamshed.games.railroad_revolution.rules.option import check_option, perform_option
from steamshed.games.railroad_revolution.table.phases import ACTION_LOOP, DEALS, PLACE_WORKER
from steamshed.kernel.chance import Chance
from tests.rule import rule
from tests.rules.railroad_revolution.reference import TooManyStates, reference
from tests.rules.railroad_revolution.table import GAME, Table

COMPARED = 20


@rule("RR-GEN-12", "RR-GEN-09")
@pytest.mark.parametrize("seed", range(3))
def test_completable_is_exact_in_random_games(seed):
    """Every option that is allowed in itself: the quick answers and the search agree with brute force."""
    rng, chance = random.Random(seed), Chance(seed=seed)
    state = GAME.new(rng.choice([2, 3, 4]), None, chance)
    compared = {True: 0, False: 0}
    while not state.over and min(compared.values()) < COMPARED:
        for move in tempting(state):
            after = state.clone()
            perform_option(after, move)
            found = completable.completable(after)
            if compared[found] >= 2 * COMPARED:
                continue
            try:
                assert found == reference(after, 700), f"{move} in {state.dump()}"
            except TooManyStates:
                continue
            compared[found] += 1
        state.apply(rng.choice(state.legal()), chance)
    assert min(compared.values()) > 0


def tempting(state):
    """Options that the quick answer does not settle."""
    if state.step == PLACE_WORKER:
        for move in state.rules.moves.place:
            pieces = [state.buildings_left, state.rails_left]
            able = move.b < 2 and state.hand[5 * state.seat + move.a] and pieces[move.b][state.seat]
            if able and completable.predicted(state, move) < 0:
                yield move
    if state.step in (ACTION_LOOP, DEALS) and state.seat == state.active:
        for move in state.rules.moves.all:
            if not check_option(state, move) and completable.predicted(state, move) < 0:
                yield move


@rule("RR-GEN-12")
@pytest.mark.parametrize("action", ["station", "railroad", "telegraph", "trade"])
@pytest.mark.parametrize("colour", ["white", "purple", "orange", "grey", "turquoise"])
def test_completable_is_exact_for_the_poor(action, colour):
    """Small positions: four or five workers, little money, few trains, nearly no stock."""
    rng = random.Random(f"{action} {colour}")
    for _ in range(3):
        company = poor(rng, colour)
        table = Table(
            company, {"stations": ["washington"], "stock": {"buildings": 11}}, deal={"tile": rng.choice(TILES)}
        )
        if f"place {colour} {action}" not in table.legal():
            continue
        table.play(f"place {colour} {action}")
        walk(table.state, rng)


TILES = ("DL3", "DL5", "DL6", "DL8")


def poor(rng, colour):
    supply = {"white": 3, colour: 1} if colour != "white" else {"white": 4}
    return {
        "cash": rng.choice([0, 100, 300, 500, 700]),
        "shares": rng.choice([0, 1, 2]),
        "supply": supply,
        "trains": rng.choice([[], ["money600 up"], ["shares3 down"], ["rail100 up"], ["promote2 up", "money600 down"]]),
        "milestones": rng.choice([[], [{"tile": "D-01"}], [{"tile": "A1-1"}]]),
        "rails": ["R01", "R06"],
        "stations": rng.choice([[], ["charlotte", "washington"]]),
        "stock": {"rails": rng.choice([1, 3]), "buildings": rng.choice([1, 4])},
        "tracks": rng.choice([{}, {"telegraph": 4}]),
    }


def walk(state, rng):
    """Plays the turn at random and compares every option on the way."""
    active = state.active
    while state.active == active and state.seat == active and state.step in (ACTION_LOOP, DEALS):
        for move in state.rules.moves.all:
            if check_option(state, move):
                continue
            after = state.clone()
            perform_option(after, move)
            try:
                wanted = reference(after, 400)
            except TooManyStates:
                continue
            assert (not dead_end(state, move)) == wanted, f"{move} in {state.dump()}"
        state.apply(rng.choice(state.legal()), Chance(seed=0))


@rule("RR-GEN-12", "RR-TURN-06")
@pytest.mark.parametrize("seed", range(3))
def test_every_turn_can_be_completed(seed):
    """From every position of a random game the acting player can end his turn by legal options alone."""
    rng, chance = random.Random(seed), Chance(seed=seed)
    state = GAME.new(3, None, chance)
    while not state.over:
        if state.step == ACTION_LOOP and rng.random() < 0.2:
            assert completable.completable(state)
        legal = state.legal()
        assert legal
        state.apply(rng.choice(legal), chance)
