"""The engine against a slow second reading of the building rules, on maps full of random track."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from steamshed.games.age_of_steam import AgeOfSteam
from steamshed.kernel.chance import Chance
from tests.rule import rule
from tests.rules.age_of_steam import reference
from tests.rules.age_of_steam.table import BOARD, GAME, table

LABELS = [piece.label for piece in BOARD.tiles.pieces[1:]]


def crowded(seed: int, rounds: int) -> AgeOfSteam:
    """A position somewhere in the last of some rounds of random building, with a New City now and then."""
    rng = random.Random(seed)
    options = {
        "preset": rng.choice(("seed", "official")),
        "ownership_disc_limit": rng.choice((20, 0)),
        "rebuild_same_hex_same_turn": rng.random() < 0.3,
        "direct_complex": rng.random() < 0.5,
    }
    state = kept = table("build_track", 3, options=options, cash=60).state
    for _ in range(rounds):
        data = json.loads(json.dumps(state.dump()))
        for name in ("seat", "queue", "move"):
            data.pop(name, None)
        for seat, part in enumerate(data["seats"]):
            part.update(cash=rng.choice((8, 60, 60)), action="urbanization" if seat == 0 else None)
        data.update(phase="build_track", order=rng.sample(range(3), 3))
        state = GAME.load(data)  # type: ignore[assignment]
        steps = 0
        while state.phase == "build_track":
            steps += 1
            if rng.random() < 1 / steps:
                kept = state.clone()
            choices = [str(action) for action in state.legal()]
            verb = "urbanize" if rng.random() < 0.1 else "build"
            near = [text for text in choices if text.startswith(verb) and wanted(state, text, rng)]
            text = rng.choice(near) if near and rng.random() < 0.95 else "done"
            state.apply(GAME.parse(text), Chance(seed=0))
    return kept


def wanted(state: AgeOfSteam, text: str, rng: random.Random) -> bool:
    """Prefers fields that already have track, where the rules are richest."""
    hex = text.split(" ")[1]
    field = BOARD.grid.index.get(hex, -1)
    return field < 0 or bool(state.network.piece[field]) or rng.random() < 0.3


def owners_in(state: AgeOfSteam) -> dict[tuple[str, str], int | None]:
    """Who owns each piece of track."""
    data: Any = state.dump()
    return {(hex, name): owner for hex, tile in data["track"].items() for name, owner in tile["owners"].items()}


def owners_by(position: reference.Position) -> dict[tuple[str, str], int | None]:
    """The same, by the second reading."""
    return {
        (segment.hex, str(segment.a) if segment.b < 0 else f"{segment.a}-{segment.b}"): owner
        for segment, owner in position.owner.items()
    }


def played(state: AgeOfSteam, text: str) -> AgeOfSteam:
    """A copy after an action; a build never ends the turn, so that the owners can be compared at once."""
    after = state.clone()
    if text.startswith("build"):
        after.builds_left = 2
    after.apply(GAME.parse(text), Chance(seed=0))
    return after


def compare(state: AgeOfSteam) -> int:
    """The same actions are legal, at the same price, with the same owners afterwards."""
    position = reference.Position(json.loads(json.dumps(state.dump())))
    legal = [str(action) for action in state.legal()]
    expected = {
        f"build {hex} {label}": result
        for hex in reference.interesting(position)
        for label in LABELS
        if (result := reference.build(position, hex, label)) is not None
    }
    assert {text for text in legal if text.startswith("build")} == set(expected)
    for text, built in expected.items():
        _, hex, label = text.split(" ", 2)
        after = played(state, text)
        assert state.cash[position.seat] - after.cash[position.seat] == reference.price(position, hex, label), text
        assert owners_in(after) == owners_by(built), text
    for text in legal:
        if text.startswith("urbanize"):
            field = BOARD.node_at[text.removeprefix("urbanize ")[:-2]]
            city = reference.urbanize(position, BOARD.grid.names[field])
            assert owners_in(played(state, text)) == owners_by(city), text
    assert owners_in(played(state, "done")) == owners_by(reference.end_of_turn(position))
    return len(legal)


@rule("AS-PLACE-03", "AS-PLACE-04", "AS-PLACE-05", "AS-PLACE-06", "AS-REPL-01", "AS-REPL-03", "AS-REPL-04")
@rule("AS-REPL-05", "AS-REPL-06", "AS-REPL-07", "AS-REPL-08", "AS-OWN-03", "AS-OWN-06", "AS-OWN-08", "AS-BUILD-07")
@rule("AS-OWN-04", "AS-URB-03", "AS-URB-04", "AS-URB-05", "AS-URB-06")
@pytest.mark.parametrize("seed", range(12))
def test_the_same_builds_prices_and_owners(seed):
    assert compare(crowded(seed, 4 + 2 * seed))


@rule("AS-VP-02", "AS-VP-03", "AS-VP-04", "AS-VP-05", "AS-VP-06")
@pytest.mark.parametrize("seed", range(8))
def test_the_same_points_for_track(seed):
    """With the owners that random building gave, and with all owned track in one hand."""
    data = json.loads(json.dumps(crowded(seed, 12 + 4 * seed).dump()))
    for name in ("seat", "queue", "build", "turn"):
        data.pop(name)
    data["phase"] = "over"
    if seed % 2:
        for tile in data["track"].values():
            tile["owners"] = {name: None if owner is None else 0 for name, owner in tile["owners"].items()}
        data["options"]["ownership_disc_limit"] = 0
    points: list[int] = []
    for scope in ("city_to_city", "completed_links"):
        for unit in ("tile", "section"):
            data["options"].update(vp_track_scope=scope, vp_track_unit=unit)
            state = GAME.load(data)
            position = reference.Position({**data, "seat": 0})
            for seat in range(3):
                part = data["seats"][seat]
                track = state.scores()[seat] - 3 * part["income"] + 3 * part["shares"]
                assert track == reference.track_points(position, seat, scope, unit)
                points.append(track)
    assert any(points)
