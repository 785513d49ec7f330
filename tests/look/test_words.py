import importlib
import importlib.util
import random
import re
from collections.abc import Callable

import pytest

import steamshed
from steamshed.kernel.fluent import Catalogue
from steamshed.look.words import Words, by_language, fitted, speaking, spoken
from steamshed.ui.scene import Scene

SOURCE = """# Words.
plain = plain { "{" }braces{ "}" } cost $5
name = { $who } has { $many }
colour-red = red
whole = a { colour-red } { $what }
cubes = { $count ->
    [0] nothing
    [one] one { $colour } cube
   *[other] { $count } { $colour } cubes
} in { $city }
side = { $side ->
    [W] white
   *[B] black
}
    .short = none
## A chapter

last = last
in-full = { side.long }, { side.short }
"""
CZECH = """
cubes = { $count ->
    [one] kostka
    [few] { $count } kostky
   *[other] { $count } kostek
}
"""


def said(id: str, language: str = "en", source: str = SOURCE, **told: object) -> str:
    name, _, attribute = id.partition(".")
    found = Catalogue(source, language).pattern(name, attribute or None)
    assert found is not None
    return found if isinstance(found, str) else found(told)


def test_messages_are_said_as_fluent_says_them() -> None:
    assert said("plain") == "plain {braces} cost $5"
    assert said("name", who="Ann", many=3) == "Ann has 3"
    assert said("whole", what="cube") == "a red cube"
    assert said("last") == "last"
    assert Catalogue(SOURCE, "en").pattern("nothing") is None


def test_a_selector_looks_at_the_value_then_at_its_plural_form() -> None:
    assert said("cubes", count=0, colour="red", city="Turin") == "nothing in Turin"
    assert said("cubes", count=1, colour="red", city="Turin") == "one red cube in Turin"
    assert said("cubes", count=2, colour="red", city="Turin") == "2 red cubes in Turin"
    assert [said("side", side=side) for side in "WB"] == ["white", "black"]
    assert said("side.short", side="W") == "none"
    assert said("in-full", side="W") == "white, none"
    assert [said("cubes", "cs", CZECH, count=n) for n in (1, 3, 5)] == ["kostka", "3 kostky", "5 kostek"]


def test_english_helps_out_with_the_names_of_the_language() -> None:
    german = Catalogue("colour-red = rot\n", "de", Catalogue(SOURCE, "en"))
    found = german.pattern("whole")
    assert callable(found)
    assert found({"what": "cube"}) == "a rot cube"
    assert german.pattern("last") == "last"


def test_what_a_drawing_cannot_say_is_refused() -> None:
    with pytest.raises(ValueError, match="FunctionReference"):
        Catalogue("when = { DATETIME($now) }\n", "en").pattern("when")


def test_what_is_kept_is_kept_for_each_language() -> None:
    made: list[str] = []

    @by_language(maxsize=4)
    def draw(what: str) -> str:
        made.append(spoken())
        return f"{what} {spoken()}"

    for _ in range(2):
        with speaking("hu"):
            assert draw("x") == "x hu"
        assert draw("x") == "x en"
    assert made == ["hu", "en"]


def test_long_names_are_cut_to_fit() -> None:
    assert fitted(["grain", "cog"], 8) == ["grain", "cog"]
    assert fitted(["grain", "pesticide", "cog"], 14) == ["grain", "pesti…", "cog"]
    assert fitted(["two words"], 5) == ["two…"]
    assert fitted(["grain", "salt"], 0) == ["gra…", "salt"]


def views(name: str) -> list[dict[str, object]]:
    """Some views of a random game, as a seat and as a spectator see it."""
    game, chance, rng = steamshed.game(name), steamshed.Chance(seed=11), random.Random(11)
    state = game.new(players=game.seats[0], chance=chance)
    found: list[dict[str, object]] = []
    for number in range(160):
        if state.seat is None:
            break
        if number % 40 == 0:
            found += [dict(state.view(state.seat)), dict(state.view(None))]
        state.apply(game.steady(state, state.legal(), rng), chance)
    return found


def texts(scenes: list[Scene]) -> list[str]:
    """All that is written on scenes."""
    found = [scene.title for scene in scenes]
    for scene in scenes:
        for thing in scene.things:
            found += [thing.title, thing.label]
        for svg in (scene.background, *scene.symbols.values()):
            found += re.findall(r"<(?:text|title)[^>]*>([^<]*)<", svg)
    return found


@pytest.mark.parametrize("name", steamshed.games())
def test_a_scene_is_all_in_one_language(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """German stands for a language with marks. English before and after has none; German differs in nothing else."""
    drawing = importlib.import_module(f"steamshed.games.{name}.show.drawing.words")
    words: Words = drawing.say

    def marked(source: str) -> str:
        return re.sub(r"^(draw-\w+ = )(.*)$", r"\1«\2", source, flags=re.MULTILINE)

    german = Catalogue("", "de")
    german.entries = {id: marked(text) for id, text in words.catalogue("en").entries.items()}
    monkeypatch.setitem(words._catalogues, "de", german)
    draw: Callable[..., list[Scene]] = steamshed.game(name).scenes
    for view in views(name):
        first, marks, again = (texts(draw(view, language)) for language in ("en", "de", "en"))
        assert first == again
        assert [text.replace("«", "") for text in marks] == first
        assert not any("«" in text for text in first)
        assert sum("«" in text for text in marks) > 0.5 * sum(bool(re.search(r"[a-z]{3}", text)) for text in first)


@pytest.mark.parametrize("name", steamshed.games())
def test_every_word_that_is_drawn_is_written(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A message that nobody has written would be shown by its id."""
    words: Words = importlib.import_module(f"steamshed.games.{name}.show.drawing.words").say
    asked: set[str] = set()
    pattern = Catalogue.pattern

    def noted(catalogue: Catalogue, id: str, attribute: str | None = None) -> object:
        asked.add(id)
        return pattern(catalogue, id, attribute)

    monkeypatch.setattr(Catalogue, "pattern", noted)
    draw: Callable[..., list[Scene]] = steamshed.game(name).scenes
    for view in views(name):
        draw(view, "en")
    said = {id for id in asked if id.startswith("draw-")}
    assert said
    assert {id for id in said if id not in words.catalogue("en")} == set()
