"""Maps that a test lays down are taken up again, so that no other test meets them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.rules.map_rules.maps import GAMES


@pytest.fixture(autouse=True)
def taken_up() -> Iterator[None]:
    before = {name: game.options["map"].choices for name, game in GAMES.items()}
    yield
    for name, game in GAMES.items():
        game.options["map"].choices = before[name]
        game.maps.laid.clear()
        game.maps.known_sizes = {}
