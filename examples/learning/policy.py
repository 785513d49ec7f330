"""A short training loop: a linear policy over the rows of legal actions learns by REINFORCE against random bots.

    python examples/learning/policy.py railroad_revolution 200

Needs ``pip install steamshed[rl]``, nothing else. It is meant to be read; a network learns more.
"""

from __future__ import annotations

import sys
import zlib

import numpy as np

from steamshed.env.single import SingleEnv

BUCKETS = 1024
"""Weights: a verb, and every word of an action at its place, has one."""


def buckets_of(rows: np.ndarray) -> np.ndarray:
    """By action: the weights that it touches, that of its verb first."""
    verbs, names = rows[:, 0].astype(np.int64), rows[:, 2::3].astype(np.int64)
    places = np.arange(1, names.shape[1] + 1)
    words = np.where(names > 0, (verbs[:, None] * 31 + places * 7919 + names) % (BUCKETS - 64) + 64, 0)
    return np.column_stack([verbs % 63 + 1, words])


def play(table: SingleEnv, weights: np.ndarray, rng: np.random.Generator, seed: int) -> tuple[float, np.ndarray]:
    """One game: the reward, and the sum of the gradients of what was chosen."""
    seen, _ = table.reset(seed=seed)
    gradient, over, broken, reward = np.zeros(BUCKETS), False, False, 0.0
    while not over and not broken:
        touched = buckets_of(seen["actions"][: int(seen["action_mask"].sum())])
        score = weights[touched].sum(axis=1)
        chances = np.exp(score - score.max())
        chances /= chances.sum()
        chosen = int(rng.choice(len(chances), p=chances))
        np.add.at(gradient, touched[chosen], 1.0)
        np.add.at(gradient, touched, -chances[:, None])
        seen, reward, over, broken, _ = table.step(chosen)
    gradient[0] = 0.0
    return reward, gradient


def train(game: str, games: int, rate: float = 0.02) -> list[float]:
    """The rewards of all games, in order."""
    table = SingleEnv(game, rivals="random", rows=512)
    weights, rng = np.zeros(BUCKETS), np.random.default_rng(zlib.crc32(game.encode()))
    rewards: list[float] = []
    for number in range(games):
        reward, gradient = play(table, weights, rng, number)
        usual = float(np.mean(rewards[-50:])) if rewards else 0.0
        weights += rate * (reward - usual) * gradient
        rewards.append(reward)
    return rewards


if __name__ == "__main__":
    name, count = (
        sys.argv[1] if len(sys.argv) > 1 else "railroad_revolution",
        int(sys.argv[2]) if len(sys.argv) > 2 else 200,
    )
    results = train(name, count)
    for start in range(0, count, 50):
        part = results[start : start + 50]
        print(f"games {start + 1:>4} to {start + len(part):>4}: mean reward {np.mean(part):+.2f}")
