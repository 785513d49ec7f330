"""The one reader of Fluent messages, beside the reference implementation."""

from __future__ import annotations

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource

import steamshed
from steamshed.kernel.fluent import Catalogue
from steamshed.kernel.words import LANGUAGES

VALUES = [0, 1, 2, 5, 22, 1000, 1234567, -7, 1.5, "red", "Ann"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", steamshed.games())
def test_every_message_is_said_as_the_reference_says_it(name: str, language: str) -> None:
    folder = steamshed.game(name).folder("locale")
    source = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    reference = FluentBundle([language], use_isolating=False)
    reference.add_resource(FluentResource(source))
    catalogue = Catalogue(source, language)
    arguments = sorted(set(re.findall(r"\$(\w+)", source)))
    for at, id in enumerate(catalogue.entries):
        message = reference.get_message(id)
        for attribute, pattern in [(None, message.value), *message.attributes.items()]:
            if pattern is None:
                assert catalogue.pattern(id, attribute) is None
                continue
            told = dict.fromkeys(arguments, VALUES[at % len(VALUES)])
            expected, _ = reference.format_pattern(pattern, told)
            found = catalogue.say(id, attribute, told)
            if re.search(r"\{[a-z][\w-]*(\.\w+)?\}", str(expected)):
                continue  # it asks for a message that only English has
            assert found == (str(expected), []), id


def test_an_argument_that_is_missing_is_named() -> None:
    catalogue = Catalogue("x = { $who } has { $count }\n", "en")
    assert catalogue.say("x", None, {"count": 1200}) == ("who has 1,200", ["who"])
    assert Catalogue("x = { $count }\n", "hu").say("x", None, {"count": 1200}) == ("1\N{NO-BREAK SPACE}200", [])
    assert catalogue.say("y") is None
    assert catalogue.say("x", "short") is None


def test_a_text_is_no_number() -> None:
    catalogue = Catalogue("x = { $n ->\n    [1] one\n   *[other] other\n}\n", "en")
    assert catalogue.say("x", None, {"n": 1}) == ("one", [])
    assert catalogue.say("x", None, {"n": "1"}) == ("other", [])


def test_an_attribute_may_ask_for_another_of_its_message() -> None:
    catalogue = Catalogue("x = Whole\n    .short = { x.button }!\n    .button = Go\n", "en")
    assert catalogue.say("x", "short") == ("Go!", [])
