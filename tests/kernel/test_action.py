"""Actions, events and the notation: canonical text, and errors that name the word that is wrong."""

from __future__ import annotations

import pytest

import steamshed
from steamshed.kernel.action import Action, Event, Notation, bare, expect_count, read_choice, read_number
from steamshed.kernel.errors import ParseError

GAME = steamshed.game("age_of_steam")


def test_actions_are_equal_by_text():
    assert Action("bid 5") == Action("bid 5")
    assert Action("bid 5") != Action("bid 6")
    assert Action("bid 5") != "bid 5"
    assert len({Action("bid 5"), Action("bid 5")}) == 1
    assert (str(Action("bid 5")), repr(Action("bid 5"))) == ("bid 5", "<bid 5>")
    assert Action("bid 5").things() == ()


def test_events_as_data():
    event = Event("bid", 2, {"amount": 5})
    assert event.to_json() == {"id": "bid", "seat": 2, "args": {"amount": 5}}
    assert Event("card-drawn", 1, reveals=True).to_json()["reveals"] is True
    assert event == Event("bid", 2, {"amount": 5})
    assert event != Event("bid", 2, {"amount": 6})
    assert hash(event) == hash(Event("bid", 2))
    assert repr(event) == "Event('bid', seat=2, args={'amount': 5})"


NOTATION = Notation(
    {
        "drop": ("", bare(Action("drop"))),
        "bid": ("AMOUNT", lambda text, words: Action(f"bid {read_number(text, words[0], 1, 50, 'an amount')}")),
    }
)


def test_verbs():
    assert NOTATION.parse("drop") == Action("drop")
    assert NOTATION.parse("bid 50") == Action("bid 50")
    assert NOTATION.forms() == ["drop", "bid AMOUNT"]


@pytest.mark.parametrize(
    ("text", "token", "expected"),
    [
        ("", "", "one of drop, bid"),
        ("jump", "jump", "one of drop, bid"),
        ("DROP", "DROP", "one of drop, bid"),
        (" drop", "", "one of drop, bid"),
        ("drop now", "now", "nothing more"),
        ("drop ", "", "one space between words"),
        ("bid 0", "0", "an amount, a whole number from 1 to 50"),
        ("bid 51", "51", "an amount, a whole number from 1 to 50"),
        ("bid 05", "05", "an amount, a whole number from 1 to 50"),
        ("bid +5", "+5", "an amount, a whole number from 1 to 50"),
        ("bid ٥", "٥", "an amount, a whole number from 1 to 50"),
        ("bid 5\n", "5\n", "an amount, a whole number from 1 to 50"),
    ],
)
def test_errors_name_the_word_and_what_was_expected(text, token, expected):
    with pytest.raises(ParseError) as caught:
        NOTATION.parse(text)
    error = caught.value
    assert (error.text, error.token, error.expected) == (text, token, expected)
    assert str(error) == f"{text!r}: at {token!r}: expected {expected}" if token else "at the end" in str(error)


@pytest.mark.parametrize("junk", [None, 5, b"drop", ["drop"]])
def test_what_is_no_text_is_a_parse_error_too(junk):
    with pytest.raises(ParseError):
        NOTATION.parse(junk)


def test_counting_words():
    expect_count("a b", ["b"], 1, "a word")
    with pytest.raises(ParseError, match="at the end: expected two words"):
        expect_count("a b", ["b"], 2, "two words")
    with pytest.raises(ParseError, match="at 'c': expected nothing more"):
        expect_count("a b c", ["b", "c"], 1, "a word")


def test_reading_choices():
    assert read_choice("take x", "x", ["x", "y"], "a letter") == "x"
    with pytest.raises(ParseError, match="at 'z': expected a letter: one of x, y"):
        read_choice("take z", "z", ["x", "y"], "a letter")


@pytest.mark.parametrize(
    ("text", "token"),
    [
        ("issue", ""),
        ("issue 2 3", "3"),
        ("issue 100", "100"),
        ("bid x", "x"),
        ("take nap", "nap"),
        ("take", ""),
        ("urbanize Toledo", ""),
        ("urbanize Toledo Z", "Z"),
        ("build", ""),
        ("build k10 straight 1", "k10"),
        ("build K0 straight 1", "K0"),
        ("build K100 straight 1", "K100"),
        ("build K10 bent 1", "bent"),
        ("build K10 straight 6", "6"),
        ("build K10 straight 1 2", "2"),
        ("build K10  straight 1", ""),
        ("deliver", ""),
        ("deliver red", ""),
        ("deliver pink Chicago-Detroit", "pink"),
        ("deliver red Chicago", ""),
        ("deliver red Chicago-", ""),
        ("deliver red Chicago/7-Detroit", "7"),
        ("deliver red Chicago/-Detroit", ""),
        ("deliver red Chicago-Detroit/1", "Detroit/1"),
        ("place", ""),
        ("place W7/1", "W7/1"),
        ("place W1", "W1"),
    ],
)
def test_texts_of_age_of_steam(text, token):
    with pytest.raises(ParseError) as caught:
        GAME.parse(text)
    assert caught.value.token == token
    assert caught.value.expected


def test_turns_that_look_the_same_are_one_action():
    assert str(GAME.parse("build K10 straight 4")) == "build K10 straight 1"
    assert str(GAME.parse("build K10 x_straight_straight 5")) == "build K10 x_straight_straight 2"
    assert str(GAME.parse("build K10 gentle 4")) == "build K10 gentle 4"


def test_names_with_spaces_and_dots():
    assert str(GAME.parse("urbanize La Crosse B")) == "urbanize La Crosse B"
    text = "deliver red St. Louis/0-La Crosse-Chicago"
    assert str(GAME.parse(text)) == text
