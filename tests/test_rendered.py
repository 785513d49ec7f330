"""Nobody reads a brace, a dollar sign without a number, or a name of the program: everything that is said in random
games, with the arguments that it has there, in five languages."""

from __future__ import annotations

import pytest

import steamshed
from steamshed.kernel.action import Event
from steamshed.kernel.words import LANGUAGES
from tests.asked import settings
from tests.rendered import Said, played

GAMES = steamshed.games()
STEPS = 300


def said_in(name: str) -> Said:
    """All that is said in games with every number of players, every preset, and every option once."""
    game = steamshed.game(name)
    said = Said(game)
    for number, options in enumerate(settings(game)):
        for players in game.seats if number == 0 else [game.seats[number % len(game.seats)]]:
            if game.allows(players, options):
                played(game, options, players, number, STEPS, said)
    return said


def test_what_is_raw_is_noticed() -> None:
    """So that the law below can fail."""
    said = Said(steamshed.game("railroad_revolution"))
    said.event(Event("choice-rail", 0, {"what": "no_such_rail"}))
    said.verbs["no_such_verb"] = "no_such_verb 3"
    faults = list(said.faults())
    assert any("{price}" in fault for fault in faults)
    assert len(list(said.unnamed())) == len(LANGUAGES)


@pytest.mark.parametrize("name", GAMES)
def test_everything_that_is_said_is_for_people(name: str) -> None:
    said = said_in(name)
    assert len(said.found) > 50
    assert list(said.faults()) == []
    assert list(said.unnamed()) == []
