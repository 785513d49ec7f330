"""The catalogues of the games: English lacks nothing that the client asks for, and no language says more than English.

What a language lacks is shown in English. ``pytest tests/test_catalogues.py -rP -k untranslated`` lists it.
"""

from __future__ import annotations

import pathlib
import re
import tomllib

import pytest

import steamshed
from steamshed.kernel import words
from steamshed.kernel.game import Game
from steamshed.kernel.words import LANGUAGES
from steamshed.review import numbers
from tests.asked import Asked, Messages, catalogue, play, settings
from tools.messages import ids, is_said

GAMES = steamshed.games()
WEB = pathlib.Path(__file__).parents[1] / "web" / "src"
OTHERS = [language for language in LANGUAGES if language != "en"]


def rules_of(game: Game, messages: Messages) -> list[str]:
    return [id for id in messages.shown if id.startswith(f"{game.prefix}-") and "." not in id]


def test_what_is_missing_is_noticed() -> None:
    """So that the test below can fail."""
    game = steamshed.game("age_of_steam")
    messages = catalogue(game, "en")
    for id in ("ask-issue_shares", "colour-red", "choice-bid", "phase-build_track", "tile-name", "score-track"):
        del messages.shown[id]
    asked = Asked(game, messages)
    play(game, asked, {}, 3, 1, 400)
    met = {"ask-issue_shares", "colour-red", "choice-bid", "phase-build_track", "score-track"}
    assert met <= asked.missing.keys()
    assert any(id.startswith("tile-") for id in asked.missing)


@pytest.mark.parametrize("name", GAMES)
def test_english_has_all_that_the_client_asks_for(name: str) -> None:
    game = steamshed.game(name)
    messages = catalogue(game, "en")
    asked = Asked(game, messages)
    asked.game_itself(rules_of(game, messages))
    for number, options in enumerate(settings(game)):
        for players in game.seats if number == 0 else [game.seats[number % len(game.seats)]]:
            if game.allows(players, options):
                play(game, asked, options, players, number, 400)
    assert not asked.missing


@pytest.mark.parametrize("name", GAMES)
def test_english_has_all_that_the_drawing_says(name: str) -> None:
    game = steamshed.game(name)
    messages = catalogue(game, "en")
    said: set[str] = set()
    root = pathlib.Path(str(game.folder("")))
    for file in [*root.glob("drawing/*.py"), *root.glob("show/drawing/*.py")]:
        said |= set(re.findall(r'\bsay\(\s*"(\w+)"', file.read_text(encoding="utf-8")))
    assert said
    assert not {id for id in said if f"draw-{id}" not in messages}


@pytest.mark.parametrize("name", GAMES)
def test_no_message_is_stale(name: str) -> None:
    """Something asks for every message: the code, the page, or another message."""
    game = steamshed.game(name)
    messages = catalogue(game, "en")
    arguments = {argument for shown in messages.all.values() for argument in shown}
    within = {id for others in messages.within.values() for id in others}
    assert [id for id in sorted(ids(game) - within) if not is_said(game, id, arguments)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_language_says_what_english_says(name: str, language: str) -> None:
    game = steamshed.game(name)
    english, messages = catalogue(game, "en"), catalogue(game, language)
    ids = re.findall(r"^([a-zA-Z][\w-]*) *=", words.source(game, language), re.MULTILINE)
    assert not messages.junk
    assert len(ids) == len(set(ids))
    extra = {id for id in messages.shown if id not in english and not id.endswith((".short", ".button"))}
    assert extra <= {"title", "sentence", "length"}  # other games have them in the lobby's files
    for id in set(messages.shown) & set(english.shown):
        assert messages.arguments(id) <= english.arguments(id), id
        assert all(other in messages for other in messages.within[id]), id


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", GAMES)
def test_what_is_untranslated_is_listed(name: str, language: str) -> None:
    game = steamshed.game(name)
    english, messages = catalogue(game, "en"), catalogue(game, language)
    whole = [id for id in english.shown if "." not in id]
    rules = set(rules_of(game, english))
    missing = [id for id in whole if id not in messages and id not in english.wordless | rules]
    translated = sum(rule in messages for rule in rules)
    print(f"{name} in {language}: lacks {len(missing)} of {len(whole) - len(rules)} messages: {' '.join(missing)}")
    print(f"{name} in {language}: {translated} of {len(rules)} rules")
    assert f"phase-{game.new(game.seats[0]).phase}" in messages


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_games_call_the_liveries_the_same(language: str) -> None:
    """The client replaces these words by the names of the players."""
    called: dict[str, set[str]] = {}
    for name in GAMES:
        text = (steamshed.game(name).folder("locale") / f"{language}.ftl").read_text(encoding="utf-8")
        for id, word in re.findall(r"^draw-(livery_\d) = (.*)$", text, re.MULTILINE):
            called.setdefault(id, set()).add(word)
    assert set(called) == {f"livery_{number}" for number in range(1, 7)}
    assert all(len(words) == 1 for words in called.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_binario_has_its_words(language: str) -> None:
    game = steamshed.game("binario")
    text = (game.folder("locale") / f"{language}.ftl").read_text(encoding="utf-8")
    said = re.findall(r"^card-(\w+_\w+) = .", text, re.MULTILINE)
    cards = tomllib.loads((game.folder("content") / "control_cards.toml").read_text(encoding="utf-8"))["card"]
    assert sorted(said) == sorted(card["id"] for card in cards)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_page_and_the_log_call_a_round_the_same(name: str, language: str) -> None:
    """A game says in each language which of the page's two words, that for a turn or that for a round, is its own."""
    game = steamshed.game(name)
    count = numbers.rules_of(game).count
    if not count:
        assert words.text(game, language, "period") == "period"
        return
    period = words.text(game, language, "period")
    assert period in ("turn", "round")
    page = (WEB / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    shown = re.search(rf"^{period}-now = (.*)$", page, re.MULTILINE)
    assert shown is not None
    word = re.sub(r"\{[^}]*\}|\W", "", shown.group(1)).lower()
    assert word in words.text(game, language, f"{count}-begins", {count: 3, "era": 1, "who": "Ada"}).lower()
