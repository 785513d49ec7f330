"""Positions that nearly are: a real one with one thing changed is refused by its place, or can be played on."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from steamshed.kernel.chance import Chance
from steamshed.kernel.errors import PositionError
from tests.conformance.cases import CASES, Case, playout, sample

NEIGHBOURS = 60
"""How many are tried in every case; STEPS actions of each that loads are played."""
STEPS = 40
Path = tuple[str | int, ...]


def paths(data: Any, at: Path = ()) -> Iterator[Path]:
    """The way to everything in JSON data."""
    for key, value in data.items() if isinstance(data, dict) else enumerate(data):
        yield (*at, key)
        if isinstance(value, dict | list):
            yield from paths(value, (*at, key))


def get(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


def neighbour(position: dict[str, Any], phases: list[str], rng: random.Random) -> tuple[str, dict[str, Any]]:
    """The position with one thing changed, and what that is."""
    data = copy.deepcopy(position)
    every = [path for path in paths(data) if path[0] not in ("game", "rules", "options", "players")]
    path = rng.choice(every)
    parent, key, value = get(data, path[:-1]), path[-1], get(data, path)
    alike = [get(data, other) for other in every if other[-1] == key or len(other) == len(path)]
    if path == ("phase",):
        parent[key] = rng.choice(phases)
    elif isinstance(value, bool):
        parent[key] = not value
    elif isinstance(value, int):
        parent[key] = rng.choice([value + 1, value - 1, 0, 2 * value + 1, None])
    elif isinstance(value, list) and value and rng.random() < 0.7:
        change_list(value, rng)
    elif isinstance(value, dict) and value and rng.random() < 0.7:
        old = rng.choice(list(value))
        moved = value.pop(old)
        if rng.random() < 0.6:
            value[rng.choice([other[-1] for other in every if isinstance(other[-1], str)])] = moved
    elif rng.random() < 0.2:
        del parent[key]
    else:
        parent[key] = copy.deepcopy(rng.choice(alike))
    return ".".join(map(str, path)), data


def change_list(value: list[Any], rng: random.Random) -> None:
    at = rng.randrange(len(value))
    match rng.randrange(3):
        case 0:
            del value[at]
        case 1:
            value.append(copy.deepcopy(value[at]))
        case _:
            rng.shuffle(value)


PLAYED = [
    case
    for number, case in enumerate(CASES)
    if hasattr(case.game, "declared") and (CASES[number - 1].game is not case.game or number % 4 == 0)
]


@pytest.mark.parametrize("case", PLAYED, ids=str)
@pytest.mark.parametrize("steady", [True, False])
def test_neighbours_are_refused_or_played_on(case: Case, steady: bool) -> None:
    rng = random.Random(str(case))
    _, steps = playout(case, rng.randrange(1000), steady, whole=True)
    positions = [json.loads(json.dumps(step.before.dump())) for step in sample(steps, NEIGHBOURS // 2, 3)]
    phases = sorted({position["phase"] for position in positions})
    loaded = 0
    for _ in range(NEIGHBOURS):
        what, data = neighbour(rng.choice(positions), phases, rng)
        try:
            state = case.game.load(data)
        except PositionError as error:
            assert error.where or error.reason
            continue
        loaded += 1
        text = json.dumps(data)
        try:
            play_on(case, state, rng)
        except Exception as error:
            raise AssertionError(f"{what} was changed, {error!r}: {text}") from error
    assert loaded, "nothing that was tried could be loaded"


def play_on(case: Case, state: Any, rng: random.Random) -> None:
    """Plays on at random; everything stays in order."""
    chance = Chance(seed=rng.randrange(1000))
    again = case.game.load(json.loads(json.dumps(state.dump())))
    assert json.dumps(again.dump()) == json.dumps(state.dump())
    for _ in range(STEPS):
        state.audit()
        if state.seat is None:
            assert state.ranking()
            return
        legal = state.legal()
        assert legal, f"nothing to do in {state.phase}"
        for seat in (state.seat, None):
            state.view(seat)
        state.apply(case.game.steady(state, legal, rng) if rng.random() < 0.5 else rng.choice(legal), chance)
