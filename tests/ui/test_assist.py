"""What the browser asks before an action: what it would change, and why something cannot be chosen."""

from __future__ import annotations

import random

import steamshed
from steamshed.kernel.state import State
from steamshed.ui.assist import changes, preview, why
from steamshed.ui.scene import Scene, Thing


def position(phase: str) -> State:
    """A game of Age of Steam at the first decision of a phase."""
    game = steamshed.game("age_of_steam")
    chance, rng = steamshed.Chance(seed=3), random.Random(1)
    state = game.new(4, chance=chance)
    while state.phase != phase:
        state.apply(game.steady(state, state.legal(), rng), chance)
    return state


def test_a_preview_shows_what_a_build_changes_and_nothing_else() -> None:
    game, state = steamshed.game("age_of_steam"), position("build_track")
    before = state.dump()
    action = next(action for action in state.legal() if str(action).startswith("build"))
    shown = preview(game, state, state.seat, [action])
    assert state.dump() == before
    board = next(scene for scene in shown if scene["name"] == "board")
    field = str(action).split(" ")[1]
    things = board["things"]
    assert isinstance(things, list)
    assert f"tile-{field}" in [thing["id"] for thing in things]
    assert not any(thing["id"].startswith("city-") for thing in things)


def test_what_chance_decides_is_left_out_of_a_preview_and_the_rest_is_shown() -> None:
    game, state = steamshed.game("age_of_steam"), position("move_goods")
    chance, nothing = steamshed.Chance(seed=4), game.parse("nothing")
    before = state
    while state.phase == "move_goods":
        before = state.clone()
        state.apply(nothing, chance)
    changed = {scene["name"] for scene in preview(game, before, before.seat, [nothing])}
    assert "players" in changed  # income and expenses are certain
    shown = next((scene for scene in preview(game, before, before.seat, [nothing]) if scene["name"] == "board"), None)
    things = shown["things"] if shown else []
    assert isinstance(things, list)
    assert not any(thing["id"].startswith("cube-") for thing in things)  # the dice bring the goods


def test_the_tile_that_is_laid_is_certain_and_the_tile_that_is_drawn_is_not() -> None:
    game = steamshed.game("days_of_steam")
    state = game.new(2, chance=steamshed.Chance(seed=3))
    action = next(action for action in state.legal() if str(action).startswith("track"))
    shown = {scene["name"]: scene for scene in preview(game, state, state.seat, [action])}
    things = shown["board"]["things"]
    assert isinstance(things, list)
    assert any(thing["id"].startswith("tile-") for thing in things)
    for seed in range(4):
        after = state.clone()
        after.apply(action, steamshed.Chance(seed=seed))
        drawn = {thing.id: thing.to_json() for scene in game.scenes(after.view(state.seat)) for thing in scene.things}
        assert all(drawn.get(thing["id"]) == thing for thing in things)


def test_a_plan_is_shown_up_to_where_chance_decides() -> None:
    game, state = steamshed.game("age_of_steam"), position("build_track")
    way = game.panel(state, state.seat or 0).sections[0].rows[-1].plan  # type: ignore[union-attr]
    board = next(scene for scene in preview(game, state, state.seat, way.actions) if scene["name"] == "board")
    things = board["things"]
    assert isinstance(things, list)
    fields = {str(action).split(" ")[1] for action in way.actions if action.things()}
    assert {f"tile-{field}" for field in fields} <= {thing["id"] for thing in things}


def test_a_field_that_cannot_be_built_on_names_the_rule() -> None:
    game, state = steamshed.game("age_of_steam"), position("build_track")
    legal = {action.things()[0] for action in state.legal() if action.things()}
    scene = game.scenes(state.view(state.seat))[0]
    far = next(thing.id for thing in scene.things if thing.id.startswith("hex-") and thing.id not in legal)
    violation = why(game, state, [far])
    assert violation is not None
    assert violation.rule.startswith("AS-PLACE-")


def test_nothing_is_said_about_things_that_no_action_touches() -> None:
    assert why(steamshed.game("age_of_steam"), position("build_track"), ["turn"]) is None


def test_changes_lists_new_different_and_gone_things() -> None:
    def scene(*things: Thing) -> list[Scene]:
        return [Scene("board", "Board", (0, 0, 1, 1), things=things)]

    one, two, moved = Thing("a", "cube", (0, 0)), Thing("b", "cube", (0, 0)), Thing("a", "cube", (1, 0))
    assert changes(scene(one), scene(one)) == []
    assert changes(scene(one), scene(moved, two)) == [
        {"name": "board", "things": [moved.to_json(), two.to_json()], "gone": []}
    ]
    assert changes(scene(one, two), scene(one)) == [{"name": "board", "things": [], "gone": ["b"]}]
