"""The words of a course: what stands in for a missing one, and what the tool finds."""

from __future__ import annotations

import pytest

import steamshed
from steamshed.learn.texts import Words
from tools.teaching import differences, entries, stamped

ENGLISH = "one = You have { $cash }.\n    .ask = Go.\ntwo = Two.\n"


def test_a_number_below_zero_has_a_true_minus() -> None:
    words = Words(steamshed.game("steam"), "en")
    found = words.find("borrowed-dollars-step-5", "after", {"cash": 4, "income": -2, "debt": 2})
    assert found is not None
    assert "income −2" in found[0]


def test_english_stands_in() -> None:
    game = steamshed.game("age_of_steam")
    assert Words(game, "xx").say("first-train") == "The first train"
    assert Words(game, "en").say("no-such-message") == ""


def test_what_a_translation_lacks() -> None:
    english = entries(ENGLISH, "en")
    right = "one = Van { $cash }.\n    .ask = Menj.\ntwo = Kettő.\n"
    assert {fault.partition(":")[2] for fault in differences(english, entries(right, "hu"))} == {
        " no stamp; run --stamp once it is right"
    }
    done = stamped(right, english)
    assert differences(english, entries(done, "hu")) == []
    assert stamped(done, english) == done
    changed = entries(ENGLISH.replace("Two.", "Two!"), "en")
    assert differences(changed, entries(done, "hu")) == ["two: stale"]
    poor = entries(stamped("one = Van.\nthree = Három.\n", english), "hu")
    assert differences(english, poor) == [
        "two: missing",
        "three: there is no such message in English",
        "one.ask: missing",
        "one: English has $cash",
    ]


@pytest.mark.parametrize(("text", "wanted"), [("one = { $", "hu, line 1"), ("a = 1\na = 2\n", "hu: a is there twice")])
def test_a_file_that_cannot_be_read(text: str, wanted: str) -> None:
    with pytest.raises(SystemExit, match=wanted):
        entries(text, "hu")
