"""Gymnasium's checker, bots as rivals, environments in processes."""

from __future__ import annotations

import importlib.util
import pathlib

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import steamshed
from steamshed.env.single import SingleEnv
from steamshed.kernel.errors import OptionError

EXAMPLE = pathlib.Path(__file__).resolve().parents[2] / "examples" / "learning" / "policy.py"


def first_legal(seen) -> int:
    return int(np.flatnonzero(seen["action_mask"])[0])


@pytest.mark.filterwarnings("ignore:.*(minimum|maximum|precision|render|spec|infinity).*")
@pytest.mark.parametrize("name", steamshed.games())
@pytest.mark.parametrize("flat", [False, True])
def test_checker(name, flat):
    # the checker chooses at random, whatever the mask says, so it meets a table with as many rows as there are actions
    class Forgiving(SingleEnv):
        def step(self, action):
            return super().step(int(action) % len(self.playing.legal))

    check_env(Forgiving(name, flat=flat), skip_render_check=True)


@pytest.mark.parametrize(
    ("name", "rivals"), [("railroad_revolution", "greedy"), ("age_of_steam", ["random", "random"])]
)
def test_a_whole_game_against_bots_is_the_same_for_the_same_seed(name, rivals):
    played = []
    for _ in range(2):
        table = SingleEnv(name, rivals=rivals, seat=1)
        seen, _ = table.reset(seed=4)
        steps, over, reward = 0, False, 0.0
        while not over:
            assert seen["observation"]["seat"].tolist() == seen["observation"]["viewer"].tolist() == [1]
            seen, reward, over, broken, info = table.step(first_legal(seen))
            assert not broken
            assert info["left_out"] == 0
            steps += 1
        assert -1 <= reward <= 1
        assert not seen["action_mask"].any()
        played.append((steps, reward, info["points"]))
        with pytest.raises(OptionError, match="the game is over"):
            table.step(0)
        table.close()
    assert played[0] == played[1]


def test_games_are_registered_and_can_be_played_in_processes():
    tables = gymnasium.make_vec(
        "steamshed/railroad_revolution-v0", 2, vectorization_mode="async", vector_kwargs={"context": "spawn"}, rows=64
    )
    try:
        seen, _ = tables.reset(seed=1)
        assert seen["action_mask"].shape == (2, 64)
        for _ in range(5):
            seen, rewards, *_ = tables.step(seen["action_mask"].argmax(axis=1))
            assert rewards.shape == (2,)
        assert seen["observation"]["cash"].shape == (2, 2)
    finally:
        tables.close()


def test_wrong_use_is_one_line():
    with pytest.raises(OptionError, match="rivals: 1 bots for 2 other seats"):
        SingleEnv("age_of_steam", rivals=["random"])
    with pytest.raises(OptionError, match="there is no bot 'nobody'"):
        SingleEnv("age_of_steam", rivals="nobody")
    with pytest.raises(OptionError, match="seat: 3 is not a number from 0 to 2"):
        SingleEnv("age_of_steam", seat=3)
    table = SingleEnv("age_of_steam")
    table.reset(seed=1)
    with pytest.raises(OptionError, match="is none of the"):
        table.step(2000)


def test_a_game_can_be_broken_off():
    table = SingleEnv("binario", most_steps=3)
    seen, _ = table.reset(seed=1)
    for _ in range(3):
        seen, _, over, broken, _ = table.step(first_legal(seen))
    assert (over, broken) == (False, True)


def test_the_example_learns_to_play():
    spec = importlib.util.spec_from_file_location("policy", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    policy = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(policy)
    assert len(policy.train("railroad_revolution", 2)) == 2
