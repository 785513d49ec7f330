import pytest

from steamshed.look.svg import SHEETS
from steamshed.look.theme import THEMES, UnknownProperty, declarations, evaluate, mix, stylesheet, tokens


def test_both_themes_have_the_same_tokens():
    light, dark = (tokens(theme) for theme in THEMES)
    assert light.keys() == dark.keys()
    assert light["--ink"] == "#15211D"
    assert dark["--ink"] == "#EAEFE6"


def test_variables_are_looked_up_with_fallbacks():
    known = {"--a": "var(--b)", "--b": "#010203"}
    assert evaluate("var(--a)", known, "light") == "#010203"
    assert evaluate("var(--c, var(--b))", known, "light") == "#010203"
    assert evaluate("1px solid light-dark(red, blue)", known, "dark") == "1px solid blue"
    with pytest.raises(UnknownProperty):
        evaluate("var(--nobody)", known, "light")


def test_colours_are_mixed_as_a_browser_does():
    assert mix("#C4262E", "#FFFFFF", 0.0) == "#C4262E"
    assert mix("#C4262E", "#FFFFFF", 1.0) == "#FFFFFF"
    assert evaluate("color-mix(in oklab, #FFFFFF, #000000 50%)", {}, "light") == "#636363"


def test_a_style_is_read_in_order():
    assert declarations("fill: none;  --c:var(--p1) ; ") == [("fill", "none"), ("--c", "var(--p1)")]


@pytest.mark.parametrize("sheet", SHEETS)
def test_rules_name_no_colour_of_their_own(sheet):
    assert "#" not in stylesheet(sheet)
    assert "rgb(" not in stylesheet(sheet)


@pytest.mark.parametrize(("value", "worked"), [("max(20px, var(--least, 0px))", "20px"), ("max(9.5px,11px)", "11px")])
def test_the_largest_of_some_lengths(value, worked):
    assert evaluate(value, {}, "light") == worked
