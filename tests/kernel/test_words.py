"""Sentences from the locale files, with English where a language has nothing."""

from __future__ import annotations

import pathlib

import pytest

from steamshed.kernel import words
from steamshed.kernel.action import Event
from steamshed.kernel.game import Game
from steamshed.kernel.violation import Violation

ENGLISH = """
XX-BID-01 = A bid is higher than the last one.
    .refusal = ${ $amount } is too little.
XX-BID-02 = Nobody bids twice.
bid = { $who } bids ${ $amount }.
game-over = The game is over.
drawn = { $colours }
laid = a { $tile }
taken = { $special }
special-name = { $special }
special-red = no
colour-red = scarlet
tile-ST = straight
good-red = { colour-red } cube
"""
DUTCH = """
bid = { $who } biedt ${ $amount }.
colour-red = rood
"""


class Paper(Game):
    """A game that is nothing but its words."""

    name = "paper"

    def __init__(self, root: pathlib.Path) -> None:
        self.root = root

    def folder(self, name: str) -> pathlib.Path:
        return self.root / name


@pytest.fixture
def game(tmp_path: pathlib.Path) -> Paper:
    (tmp_path / "locale").mkdir()
    (tmp_path / "locale" / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "locale" / "nl.ftl").write_text(DUTCH, encoding="utf-8")
    return Paper(tmp_path)


def test_an_event_in_words(game):
    assert words.sentence(game, "en", Event("bid", 1, {"amount": 5}), {1: "Ann"}) == "Ann bids $5."
    assert words.sentence(game, "nl", Event("bid", 1, {"amount": 5}), {1: "Ann"}) == "Ann biedt $5."
    assert words.sentence(game, "en", Event("game-over"), {}) == "The game is over."


def test_english_helps_out(game):
    assert words.text(game, "nl", "game-over") == "The game is over."
    assert words.text(game, "cs", "game-over") == "The game is over."


def test_arguments_are_said_in_words(game):
    assert words.text(game, "nl", "drawn", {"colours": "red, blue, 3"}) == "rood, blue, 3"
    assert words.text(game, "en", "drawn", {"colours": "red"}) == "scarlet"
    assert words.text(game, "en", "laid", {"tile": "ST+"}) == "a straight"
    assert words.text(game, "en", "taken", {"special": "red"}) == "red"


def test_a_message_nobody_has_written_is_its_id(game):
    assert words.text(game, "en", "no-such-message") == "no-such-message"


def test_a_refusal_has_the_rule_and_the_reason(game):
    assert words.refusal(game, "en", Violation("XX-BID-01", {"amount": 3})) == "XX-BID-01: $3 is too little."
    assert words.refusal(game, "en", Violation("XX-BID-02")) == "XX-BID-02: Nobody bids twice."
    assert words.refusal(game, "en", Violation("XX-BID-09")) == "XX-BID-09: XX-BID-09"


def test_an_english_message_finds_the_words_of_the_language(game):
    assert words.text(game, "nl", "good-red") == "rood cube"
    assert words.text(game, "en", "good-red") == "scarlet cube"
