"""What a turn ends with: every game that declares it says it in all languages, and its events happen."""

from __future__ import annotations

import random
import re

import pytest

import steamshed
from steamshed.kernel.chance import Chance

GAMES = [name for name in steamshed.games() if steamshed.game(name).endings]
LANGUAGES = ("en", "hu", "cs", "pl", "nl")


@pytest.mark.parametrize("name", GAMES)
def test_headings_are_there_in_all_languages(name: str) -> None:
    game = steamshed.game(name)
    wanted = {id for part in game.endings for id in part.messages}
    for part in game.endings:
        assert {column.event for column in part.columns} - {""} <= {*part.events}
    for language in LANGUAGES:
        text = (game.folder("locale") / f"{language}.ftl").read_text(encoding="utf-8")
        assert wanted <= {*re.findall(r"^(end-[\w-]+) =", text, re.MULTILINE)}, language


@pytest.mark.parametrize("name", GAMES)
def test_events_happen_where_something_is_drawn(name: str) -> None:
    """Whatever an event of the end of a turn names as its place is drawn; in Age of Steam cubes come to cities."""
    game, chance, rng = steamshed.game(name), Chance(4), random.Random(4)
    players = 3 if 3 in game.seats else game.seats[0]
    state, placed, declared = game.new(players, chance=chance), 0, {one for part in game.endings for one in part.events}
    for _ in range(200):
        if state.seat is None:
            break
        for event in state.apply(game.steady(state, state.legal(), rng), chance):
            if event.id not in declared:
                continue
            things = game.where(state, event.seat, event.args)
            drawn = {thing.id for scene in game.scenes(state.view(None)) for thing in scene.things}
            assert not things or drawn & {*things}, event
            placed += len(things) > 0
    assert placed > 0 or name != "age_of_steam"
