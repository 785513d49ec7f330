"""The rulebooks: every rule is told somewhere, every example can be played, every word is there."""

from __future__ import annotations

import pytest

import steamshed
from steamshed.learn.rulebook import Rulebook, faults, find_worked, messages, rulebook
from steamshed.learn.texts import Words
from tools import rules, teaching

BOOKS = [(game, book) for game in steamshed.games() if (book := rulebook(steamshed.game(game))) is not None]
NAMES = [game for game, _ in BOOKS]


def test_age_of_steam_has_one() -> None:
    assert "age_of_steam" in NAMES


@pytest.mark.parametrize(("game", "book"), BOOKS, ids=NAMES)
def test_every_rule_is_told_somewhere(game: str, book: Rulebook) -> None:
    told = {rule for chapter in book.chapters for section in chapter.sections for rule in section.rules}
    assert told == set(rules.ledger(rules.GAMES / game))


@pytest.mark.parametrize(("game", "book"), BOOKS, ids=NAMES)
def test_every_example_can_be_played(game: str, book: Rulebook) -> None:
    assert list(faults(steamshed.game(game), book)) == []


def test_an_example_that_is_wrong_is_noticed() -> None:
    game = steamshed.game("age_of_steam")
    worked = find_worked(game, "shares")
    assert worked is not None
    book = rulebook(game)
    assert book is not None
    before, worked.expect = worked.expect, {"cash_0": 1}
    try:
        assert list(faults(game, book)) == ["shares, shares: cash_0 is 20, not 1"] * 2
    finally:
        worked.expect = before


@pytest.mark.parametrize(("game", "book"), BOOKS, ids=NAMES)
def test_every_word_is_there_and_none_in_vain(game: str, book: Rulebook) -> None:
    words = Words(steamshed.game(game), "en", "rulebook")
    assert [message for message in messages(book) if words.find(*message) is None] == []
    assert set(teaching.read(game, "en", "rulebook")) == {id for id, _ in messages(book)}


def test_a_picture_of_what_is_refused_is_proved_by_the_rules() -> None:
    game = steamshed.game("age_of_steam")
    book, worked = rulebook(game), find_worked(game, "meet-refused")
    assert book is not None
    assert worked is not None
    assert (worked.verdict, find_worked(game, "meet-allowed").verdict) == ("refused", "allowed")  # type: ignore[union-attr]
    before, worked.refused = worked.refused, {"AS-PLACE-05": "build I8 gentle 4"}
    try:
        (fault,) = faults(game, book)
        assert fault.endswith("not by AS-PLACE-05")
    finally:
        worked.refused = before
