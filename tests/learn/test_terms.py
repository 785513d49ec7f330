"""The words that are explained: every language has all of them, and each is met where one reads."""

from __future__ import annotations

import re

import pytest

import steamshed
from steamshed.kernel.words import LANGUAGES
from steamshed.learn.terms import PART, Term, met_as, terms
from steamshed.learn.texts import source
from tools import teaching

EVERY = [(game, language) for game in steamshed.games() for language in LANGUAGES]
RULE = re.compile(r"^[A-Z]{2}-[A-Z]+-\d+ = (.*)$", re.MULTILINE)


def read_by_people(game: str, language: str) -> str:
    """The rulebook and the rules of a game."""
    known = steamshed.game(game)
    catalogue = (known.folder("locale") / f"{language}.ftl").read_text(encoding="utf-8")
    return "\n".join([source(known, language, "rulebook"), *RULE.findall(catalogue)])


@pytest.mark.parametrize("game", steamshed.games())
def test_every_game_has_its_words(game: str) -> None:
    assert 15 <= len(terms(steamshed.game(game), "en")) <= 30


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_every_language_has_all_terms(game: str, language: str) -> None:
    assert list(teaching.read(game, language, PART)) == list(teaching.read(game, "en", PART))
    for term in terms(steamshed.game(game), language):
        assert term.word
        assert term.says.endswith("."), term.id
        assert all(term.forms), term.id
        assert len(term.says) <= 240, f"{term.id}: one or two sentences"


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_every_term_is_met(game: str, language: str) -> None:
    text = read_by_people(game, language)
    assert [term.id for term in terms(steamshed.game(game), language) if not met(term, text)] == []


def met(term: Term, text: str) -> bool:
    return any(met_as(form).search(text) for form in term.forms)


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_no_form_belongs_to_two_terms(game: str, language: str) -> None:
    forms = [form.lower() for term in terms(steamshed.game(game), language) for form in term.forms]
    assert sorted(forms) == sorted(set(forms))


def test_forms_are_whole_words() -> None:
    assert met_as("link").search("A Link, two")
    assert not met_as("link").search("linked blink")
    assert met_as("részvény*").search("két részvényért")
    assert not met_as("(a)").search("a")
