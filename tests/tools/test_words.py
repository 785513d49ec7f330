"""The words of the program: glossaries and the checks of every sentence."""

from __future__ import annotations

import pathlib

import pytest

import steamshed
from tools.words import glossary, terms

GLOSSARIES = [*(glossary.file_of(game) for game in steamshed.games()), glossary.CLIENT]


@pytest.mark.parametrize("file", GLOSSARIES, ids=lambda file: file.parts[-3])
def test_every_game_and_the_client_have_a_glossary(file: pathlib.Path) -> None:
    known = glossary.read(file)
    assert len(known.terms) >= (60 if file == glossary.CLIENT else 40)
    if file != glossary.CLIENT:
        assert known.language in ("hu", "cs", "pl", "nl")
        assert sum(term.rulebook is not None for term in known.terms) >= 30


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('[term.x]\nen = ["x"]', "hu wants a list"),
        ('[term.x]\nen = ["x", "x"]', "en has a form twice"),
        ('language = "xx"\n[term.x]', "there is no language 'xx'"),
        ("[term.x]\nwrong = 1", "nothing is called wrong"),
        ("[term.x", "x.toml:"),
    ],
)
def test_a_glossary_that_is_not_in_form_is_refused(tmp_path: pathlib.Path, text: str, fault: str) -> None:
    file = tmp_path / "x.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(glossary.Faulty, match=fault):
        glossary.read(file)


def test_forms() -> None:
    assert glossary.met_as("hrub*k*").search("varuj před hrubkami")
    assert glossary.met_as("# pary").search("kosztuje ⟨$steam⟩ pary")
    assert glossary.met_as("# pary").search("3\N{NO-BREAK SPACE}pary")
    assert not glossary.met_as("# pary").search("punkty pary")
    assert glossary.alone(("kapcsolat", "kapcsolat*")) == ("kapcsolat*",)
    assert glossary.alone(("to derail", "derail*")) == ("to derail", "derail*")


def test_explained_terms_are_as_in_the_glossary() -> None:
    """``python -m tools.words --terms`` writes them."""
    assert terms.differing(steamshed.games()) == []
