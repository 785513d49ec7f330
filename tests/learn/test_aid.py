"""The player aids: every game has one, every word is there in every language, and no number is lost on the way."""

from __future__ import annotations

import pathlib
import re

import pytest

import steamshed
from steamshed.games.binario.content import reader
from steamshed.games.binario.content.box import Vehicle
from steamshed.kernel.errors import ContentError
from steamshed.kernel.game import Game
from steamshed.kernel.words import LANGUAGES
from steamshed.learn import aid as aids
from steamshed.learn.aid import Aid, Block, aid, said
from steamshed.learn.texts import Words, languages
from tools import teaching

GAMES = steamshed.games()
EVERY = [(game, language) for game in GAMES for language in LANGUAGES]


def blocks(game: str) -> list[Block]:
    found = aid(steamshed.game(game))
    assert isinstance(found, Aid)
    return found.blocks()


@pytest.mark.parametrize("game", GAMES)
def test_every_block_says_something_and_none_is_forgotten(game: str) -> None:
    words = Words(steamshed.game(game), "en", "aid")
    for block in blocks(game):
        text = said(words, block)
        assert text.title
        assert text.steps or text.rows or text.says, block.id
        assert len({len(row) for row in (text.head, *text.rows) if row}) <= 1, block.id
        assert all(step.says for step in text.steps)
    assert {block.id for block in blocks(game)} == set(teaching.read(game, "en", "aid"))


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_every_language_has_the_same_numbers(game: str, language: str) -> None:
    known = steamshed.game(game)
    assert language in languages(known, "aid")
    english, other = Words(known, "en", "aid"), Words(known, language, "aid")
    for block in blocks(game):
        for one, two in zip(shape(english, block), shape(other, block), strict=True):
            assert numbers(one) == numbers(two), (block.id, one, two)


def shape(words: Words, block: Block) -> list[str]:
    """All texts of a block, cell by cell."""
    text = said(words, block)
    steps = [part for step in text.steps for part in (step.title, step.says)]
    cells = [cell for row in (text.head, *text.rows) for cell in row]
    return [text.title, text.rule, text.says, text.note, *steps, *cells]


def numbers(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


def test_a_figure_that_is_not_there(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "aid.json").write_text('{"left": [{"id": "turn", "figure": "nowhere"}], "right": []}')
    monkeypatch.setattr(Game, "folder", lambda self, name: tmp_path)
    monkeypatch.setattr(aids, "find_worked", lambda game, id: None)
    with pytest.raises(ContentError, match="turn: the rulebook has no example nowhere"):
        aid.__wrapped__(steamshed.game("steam"))


FIRST_WAY = {"vehicles-road": 0, "vehicles-rail": 4, "ships": 8}
"""Of the tables of vehicles the way of their first column of speeds."""
ROMAN = ["", "I", "II", "III", "IV"]


def test_vehicles_are_those_of_the_box() -> None:
    """The tables on the back of the aid of Binario Duel say of every vehicle what its card says."""
    game = steamshed.game("binario")
    words, box = Words(game, "en", "aid"), reader.box()
    english = (game.folder("locale") / "en.ftl").read_text(encoding="utf-8")
    kinds = {name: id for id, name in re.findall(r"^vehicle-(\w+) = (.*)$", english, re.MULTILINE)}
    known = {kind.id: kind for kind in box.vehicles}
    every = {good.id for good in box.goods}
    tables = [(FIRST_WAY[block.id], said(words, block).rows) for block in blocks("binario") if block.id in FIRST_WAY]
    assert sum(len(rows) for _, rows in tables) == len(known) == 31
    for first, rows in tables:
        for name, sold, price, load, coupled, *speeds, goods in rows:
            kind = known.pop(kinds[name])
            eras = [ROMAN[era] for era in range(1, 5) if kind.buy >> era & 1]
            assert sold == "–".join(dict.fromkeys([eras[0], eras[-1]])), name
            assert (price, load, coupled) == (str(kind.price), str(kind.capacity), str(kind.chain).replace("1", "–"))
            assert speeds == [speed(kind, way) for way in range(first, first + len(speeds))], name
            named = set(goods.removeprefix("no ").split(", "))
            told = every if goods == "everything" else every - named if goods.startswith("no ") else named
            assert {good.id for number, good in enumerate(box.goods) if kind.goods >> number & 1} == told, name


def speed(kind: Vehicle, way: int) -> str:
    """As it stands on the card: 1-(4-1)."""
    if not kind.base[way]:
        return "–"
    if kind.per[way]:
        return f"{kind.base[way]}-({kind.per[way]}-{kind.skip[way]})"
    return f"{kind.base[way]}-({kind.flat[way]})" if kind.flat[way] else str(kind.base[way])
