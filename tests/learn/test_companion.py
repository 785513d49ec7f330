"""The companion has words for every decision of every game, in every language, and leads to pages that are there."""

from __future__ import annotations

import re

import pytest

import steamshed
from steamshed.kernel.words import LANGUAGES
from steamshed.learn.companion import ATTRIBUTES, PART, companion
from steamshed.learn.rulebook import rulebook
from steamshed.learn.texts import Words, catalogue
from tools import rules, teaching

GAMES = steamshed.games()


def phases(game: str) -> set[str]:
    """The phases in which somebody decides: those that the game has names for."""
    catalogue = (rules.GAMES / game / "locale" / "en.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^phase-(\w+) =", catalogue, re.MULTILINE)) - {"over"}


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_has_words(game: str) -> None:
    found = companion(steamshed.game(game))
    assert found is not None
    assert len(phases(game)) >= 4
    assert set(found.phases) == phases(game)
    for language in LANGUAGES:
        words = catalogue(steamshed.game(game), language, PART)
        for phase in found.phases:
            assert phase in words, f"{language}: {phase}"
            for attribute in ATTRIBUTES:
                assert words.pattern(phase, attribute) is not None, f"{language}: {phase}.{attribute}"


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_said_in_vain_and_nothing_is_left_to_fill_in(game: str) -> None:
    found = companion(steamshed.game(game))
    assert found is not None
    for language in LANGUAGES:
        assert set(teaching.read(game, language, PART)) == set(found.phases)
        words = Words(steamshed.game(game), language, PART)
        for phase in found.phases:
            for attribute in (None, *ATTRIBUTES):
                said = words.find(phase, attribute)
                assert said is not None
                assert not said[1], f"{language}: {phase} {attribute}"


@pytest.mark.parametrize("game", GAMES)
def test_what_it_leads_to_is_there(game: str) -> None:
    found, book = companion(steamshed.game(game)), rulebook(steamshed.game(game))
    assert found is not None
    assert book is not None
    chapters = {chapter.id: {rule for one in chapter.sections for rule in one.rules} for chapter in book.chapters}
    ledger = set(rules.ledger(rules.GAMES / game))
    for phase, where in found.phases.items():
        assert where.chapter in chapters, phase
        assert where.rules
        assert set(where.rules) <= ledger, phase
