"""The page of a map: a sentence for each thing that it changes, in every language."""

from __future__ import annotations

import re

import pytest

from steamshed.kernel.words import LANGUAGES, source, text
from tests.rules.map_rules.maps import AGE, STEAM, file_with

ALL = """
[rules.length]
turns = 6
[rules.start]
cash = 12
shares = 3
income = 1
engine = 2
by_place = { cash = [0, 1, 2] }
[rules.capital]
share_price = 4
share_limit = 20
per_turn = 3
[rules.reduction]
every = { points = 6, lose = 1 }
times = [{ when = "4", times = 2 }]
skip = "1"
[rules.points]
income = 2
shares = 2
track = 2
cash_per_point = 20
extra = [
  { id = "a", kind = "connects", where = ["Deventer", "Breda"], points = 3 },
  { id = "b", kind = "reaches", where = ["Breda"], points = 3 },
  { id = "c", kind = "most_links", where = ["Breda"], points = 3 },
]
[rules.terrain.river]
surcharge = 2
tiles = "simple"
redirect = false
span = true
[rules.fields]
extra = { E5 = 2 }
walls = ["F4 2"]
[rules.building]
limit = 2
by_turn = [{ when = "1", limit = 1 }]
by_place = [0, 0, 1]
[rules.fill]
cities = "not_own"
[rules.growth]
dice = [4, 0]
not_when = "1"
drip = [{ where = ["Breda"] }, { where = ["Zwolle"], colour = "red", when = "1-4" }]
[rules.new_cities]
tiles = ["A", "C"]
[rules.delivery]
min_links = 2
max_links = 4
[rules.pay]
per_link = 2
long_journey = { links = 4, add = 1 }
long_link = { segments = 4, add = 1 }
last_link = [{ when = "odd", add = 1 }]
colours = { red = 1 }
pairs = [{ ends = ["Breda", "Zwolle"], add = 2 }]
[rules.actions]
set = ["first_move", "engineer", "locomotive", "urbanization"]
off = [{ when = "1", actions = ["locomotive"] }]
[rules.bag]
red = 25
blue = 25
purple = 25
yellow = 25
"""
GONE = """
[rules.length]
end = "goods_gone"
[rules.reduction]
table = [[0, 0], [8, 2]]
[rules.pay]
flat = 3
[rules.growth]
mode = "none"
"""
BOG = "[rules.terrain.bog]\nsign = 'b'\ntiles = 'none'\n[rules.terrain.sand]\nsign = 's'\nper_feature = true"
SHED = "[rules.capital]\nstep = 4\n[rules.points]\nlink = 2"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_change_is_said(language: str) -> None:
    files = [(AGE, file_with(ALL), 3), (AGE, file_with(GONE), 3), (STEAM, file_with(SHED, "us", "steam"), 4)]
    files.append((AGE, file_with(BOG), 3))
    said: list[str] = []
    for game, file, players in files:
        for rule, event in game.maps.page(file, players):
            sentence = text(game, language, event.id, event.args)
            assert sentence != event.id
            assert "{" not in sentence
            assert re.fullmatch(r"MR-\d\d", rule)
            said.append(event.id)
    missing = [id for id in known() if id not in said]
    assert missing == ["change-plain", "change-intro"]


def known() -> list[str]:
    return list(re.findall(r"^(change-[\w-]+) =", source(AGE, "en"), re.MULTILINE))
