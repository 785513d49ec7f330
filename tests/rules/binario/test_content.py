"""A value changed in a file changes the game and nothing else; a wrong one is refused naming file, table and field."""

from __future__ import annotations

import pathlib
import shutil

import pytest

from steamshed.games.binario import content
from steamshed.kernel.errors import ContentError

SHIPPED = pathlib.Path(str(content.FOLDER))


@pytest.fixture
def folder(tmp_path: pathlib.Path) -> pathlib.Path:
    for file in SHIPPED.glob("*.toml"):
        shutil.copy(file, tmp_path)
    return tmp_path


def change(folder: pathlib.Path, name: str, old: str, new: str) -> None:
    file = folder / name
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_the_shipped_files_are_sound(folder):
    assert content.read_catalog(folder).start_silver == 200


def test_a_changed_value_is_the_value(folder):
    change(folder, "ways.toml", "build = 2\n", "build = 3\n")
    change(folder, "config.toml", "start_silver = 200", "start_silver = 250")
    changed, shipped = content.read_catalog(folder), content.catalog()
    assert (changed.ways[0].build, shipped.ways[0].build) == (3, 2)
    assert changed.start_silver == 250
    assert [way.build for way in changed.ways[1:]] == [way.build for way in shipped.ways[1:]]


@pytest.mark.parametrize(
    ("file", "old", "new", "where"),
    [
        ("ways.toml", "build = 2\n", 'build = "two"\n', "ways.toml, way[0].build"),
        ("ways.toml", 'upgrade_to = "asphalt"', 'upgrade_to = "gravel"', "ways.toml, way[0].upgrade_to"),
        ("ways.toml", '["earth", "asphalt"]', '["earth", "tarmac"]', "ways.toml, joins.pairs[0]"),
        ("ways.toml", "forest = 1\n", "forest = -5\n", "ways.toml, terrain.forest"),
        ("ways.toml", "demolish = 1\n", "", "ways.toml, way[0]"),
        ("stations.toml", 'family = "road"', 'family = "street"', "stations.toml, station[0].family"),
        ("stations.toml", 'upgrade_to = "road_expanded"', 'upgrade_to = "tram"', "station[0].upgrade_to"),
        ("vehicles.toml", 'goods = "all"', 'goods = "some"', "vehicles.toml, vehicle[0].goods"),
        ("vehicles.toml", "speed.earth = { base", "speed.sea = { base", "vehicle[0].speed.sea"),
        ("goods.toml", "straw = 2\n", "", "goods.toml, price_table.white.straw"),
        ("goods.toml", 'producers = ["farm"]', 'producers = ["farmer"]', "goods.toml, good[0].producers"),
        ("facilities.toml", 'outputs = ["log"]', 'outputs = ["beam"]', "facilities.toml, industry[2].outputs"),
        ("stock.toml", "city = 7", "city = 12", "stock.toml, era1.white.facilities"),
        ("stock.toml", "cart = 12", "chart = 12", "stock.toml, era1.white.vehicles"),
        ("control_cards.toml", 'kind = "price_mult"', 'kind = "price_multiply"', "card[0].effect.kind"),
        ("control_cards.toml", 'goods = ["straw"], factor = 2', 'goods = ["straw"]', "card[0].effect.factor"),
        ("control_cards.toml", "count = 1", "count = 2", "control_cards.toml, card"),
        ("personalities.toml", 'mode = "ship", delta', 'mode = "boat", delta', "personality[0].ongoing[0].mode"),
        ("personalities.toml", "cog = 2", "cogg = 2", "personality[0].start.vehicles"),
        ("tiles.toml", "earth = 24", "earth = 25", "tiles.toml, total"),
        ("config.toml", "rounds = [24, 24, 16, 16]", "rounds = [24, 24, 16, 18]", "config.toml, constants.rounds"),
        ("config.toml", "silver_per_point = 10", "silver_per_point = 0", "config.toml, scoring.silver_per_point"),
    ],
)  # fmt: skip
def test_a_wrong_value_is_refused_with_its_place(folder, file, old, new, where):
    change(folder, file, old, new)
    with pytest.raises(ContentError) as refusal:
        content.read_catalog(folder)
    assert where in str(refusal.value)


def test_every_effect_kind_is_used_by_some_card():
    catalog = content.catalog()
    assert {card.effect.kind for card in catalog.cards} == set(content.KINDS)
    assert {effect.kind for card in catalog.personalities for effect in card.effects} == set(content.ONGOING)
