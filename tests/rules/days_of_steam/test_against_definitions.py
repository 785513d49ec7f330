"""Placements and circuits in whole games against the slow reading of the definitions in ``plain_track``."""

from __future__ import annotations

import random

import pytest

import steamshed
from steamshed.games.days_of_steam import DaysOfSteam
from steamshed.games.days_of_steam.actions import City, Track
from tests.rule import rule
from tests.rules.days_of_steam import plain_track as plain

GAME = steamshed.game("days_of_steam")


def play(seed: int, any_loop: bool = False, laying: int = 3):
    """A game in which, more often than by chance, tiles are laid over others: (state before, action, events)."""
    chance, rng = steamshed.Chance(seed=seed), random.Random(seed)
    state = GAME.new(2, {"circuit_novelty": "any_loop" if any_loop else "strict"}, chance)
    assert isinstance(state, DaysOfSteam)
    while state.seat is not None:
        legal = state.legal()
        placing = [action for action in legal if isinstance(action, Track | City)]
        action = rng.choice(placing) if placing and rng.randrange(laying) else GAME.steady(state, legal, rng)
        before = state.clone()
        events = state.apply(action, chance)
        yield before, action, events


@rule("DS-PLACE-02", "DS-PLACE-03", "DS-PLACE-04", "DS-OVER-05", "DS-OVER-06", "DS-CITY-04")
@pytest.mark.parametrize("seed", range(4))
def test_every_placement_is_judged_as_defined(seed: int) -> None:
    rng = random.Random(seed)
    seen: set[str | None] = set()
    for before, _, _ in play(seed):
        if before.phase != "turn" or rng.randrange(10):
            continue
        # three tiles with the symbol in hand: every placement, on empty cells and over others, can be asked for
        assert before.seat is not None
        types = before.rules.box.types
        before.hands[before.seat] = rng.sample([type for type, over in enumerate(types.over) if over], 3)
        board = plain.board_of(before.track)
        tiles = GAME.candidates(before)
        for action in rng.sample(tiles, min(400, len(tiles))) + [a for a in tiles if covers(before, a)]:
            violation = before.check(action)
            if violation is not None and violation.args.get("reason", "slot") in ("hand", "over", "slot"):
                continue
            if isinstance(action, City):
                expected = plain.stop_reason(board, (action.x, action.y), 2)
            elif isinstance(action, Track):
                laying = before.track.tiles.find[4 * types.number[action.tile] + action.turn]
                pieces = plain.pieces_of(before.track.tiles, laying)
                expected = plain.track_reason(board, (action.x, action.y), pieces, 5)
            else:
                continue
            seen.add(expected)
            assert (violation.args["reason"] if violation else None) == expected, action.text
    assert seen >= {None, "edge", "connect", "close", "occupied", "cut_track"}


def covers(state: DaysOfSteam, action: object) -> bool:
    if not isinstance(action, Track):
        return False
    grid = state.track.grid
    return grid.has(action.x, action.y) and state.track.tile[grid.at(action.x, action.y)] != 0


@rule("DS-CIRC-01", "DS-CIRC-02", "DS-CIRC-06", "DS-CIRC-07", "DS-CIRC-08")
@pytest.mark.parametrize("any_loop", [False, True])
def test_every_circuit_is_found_as_defined(any_loop: bool) -> None:
    """Enumerating all circuits of both boards gives the same answers as the search of the game."""
    verdicts: list[bool] = []
    for before, action, events in (step for seed in range(5) for step in play(seed, any_loop, laying=6)):
        if not isinstance(action, Track | City):
            continue
        old = plain.board_of(before.track)
        after = dict(old)
        if isinstance(action, City):
            after[(action.x, action.y)] = None
        else:
            number = before.rules.box.types.number[action.tile]
            laying = before.track.tiles.find[4 * number + action.turn]
            after[(action.x, action.y)] = plain.pieces_of(before.track.tiles, laying)
        ids = [event.id for event in events]
        no_marker = any(event.args.get("reason") == "no_marker" for event in events)
        try:
            expected = plain.new_circuit(old, after, any_loop)
        except plain.TooMany:
            continue
        verdicts.append(expected)
        assert ("circuit-new" in ids or no_marker) == expected, action.text
    assert verdicts.count(True) >= 4
    assert False in verdicts
