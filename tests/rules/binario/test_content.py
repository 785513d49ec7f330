"""A value changed in a file changes the game and nothing else; a wrong one is refused naming file, table and field."""

from __future__ import annotations

import pathlib
import shutil

import pytest

from steamshed.games.binario.content import reader
from steamshed.kernel.errors import ContentError
from tests.rules.binario.table import act, draw, road_table, station, table, turn, view_of

SHIPPED = pathlib.Path(str(reader.FOLDER))


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
    assert reader.read_box(folder).start_silver == 200


def test_a_changed_value_is_the_value(folder):
    change(folder, "ways.toml", "build = 2\n", "build = 3\n")
    change(folder, "config.toml", "start_silver = 200", "start_silver = 250")
    changed, shipped = reader.read_box(folder), reader.box()
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
        ("stock.toml", "times = [1, 3, 2, 2]", "times = [1, 3, 2]", "stock.toml, ample.times"),
        ("stock.toml", "times = [1, 3, 2, 2]", "times = [0, 3, 2, 2]", "stock.toml, ample.times[0]"),
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
        reader.read_box(folder)
    assert where in str(refusal.value)


def test_every_effect_kind_is_used_by_some_card():
    box = reader.box()
    assert {card.effect.kind for card in box.cards} == set(reader.KINDS)
    assert {effect.kind for card in box.personalities for effect in card.effects} == set(reader.ONGOING)


# -- a changed value changes the game, and nothing else --------------------------------------------------------------


def flat(thing: object, place: str = "") -> dict[str, object]:
    """Every value of the box by its place."""
    if isinstance(thing, dict):
        parts = list(thing.items())
    elif isinstance(thing, list | tuple):
        parts = list(enumerate(thing))
    elif isinstance(thing, int | str | bool | None):
        return {place: thing}
    else:
        names = [name for name in dir(thing) if not name.startswith("_")]
        parts = [(name, getattr(thing, name)) for name in names if not callable(getattr(thing, name))]
    found: dict[str, object] = {}
    for name, part in parts:
        found |= flat(part, f"{place}.{name}" if place else str(name))
    return found


def differences(folder: pathlib.Path) -> set[str]:
    shipped, changed = flat(reader.box()), flat(reader.read_box(folder))
    return {place for place in shipped.keys() | changed.keys() if shipped.get(place) != changed.get(place)}


def buy_a_cart() -> int:
    state = table("trade")
    act(state, "buy cart")
    return 200 - state.silver[0]


def arrive_with_grain() -> int:
    """Three carts with grain over four cells."""
    line = {"from": "4,6", "to": "2,5", "out": "grain", "vehicle": "cart", "count": 3, "progress": 2}
    state = road_table("control_card", seat={"silver": 0, "lines": {"road 1": line}})
    draw(state, "I_quiet")
    return state.silver[0]


def first_route() -> int:
    state = table()
    act(state, "build earth", "auto", "end 4,6", "end 2,5", "path WWN", "kind road_basic", "kind road_basic")
    return 200 - state.silver[0]


def market_day() -> int:
    state = table("control_card")
    draw(state, "I_market_day")
    return state.silver[0] - 200


def new_era_of_a_banker() -> int:
    state = turn(2, options={"advanced": True}, seat_0={"personality": "banker"}, other={"personality": "inventor"})
    return state.silver[0] - 184


def buy_as_an_inventor() -> int:
    seats = [{"personality": "inventor"}, {"personality": "banker"}]
    state = table("trade", options={"advanced": True}, seats=seats)
    act(state, "buy cart")
    return 200 - state.silver[0]


def points_of_200_silver() -> int:
    return table().scores()[0]


def carts_in_stock() -> int:
    return int(view_of(table(), 0)["vehicles"]["cart"])


def earth_in_the_box() -> int:
    return int(view_of(table(), 0)["supply"][0]["earth"])


def two_points_of_a_station() -> int:
    return table(seats=[{"silver": 0, "stations": {"0": station("5,6")}}, {}]).scores()[0]


@pytest.mark.parametrize(
    ("file", "changes", "place", "scene", "before", "after"),
    [
        ("vehicles.toml", [("price = 8\n", "price = 9\n")], "vehicles.0.price", buy_a_cart, 8, 9),
        ("vehicles.toml", [("capacity = 1\n", "capacity = 2\n")], "vehicles.0.capacity", arrive_with_grain, 13, 22),
        ("goods.toml", [("grain = 3\n", "grain = 4\n")], "prices.white.21", arrive_with_grain, 13, 16),
        ("ways.toml", [("build = 2\n", "build = 3\n")], "ways.0.build", first_route, 16, 18),
        ("stations.toml", [("build = 6\n", "build = 7\n")], "stations.0.build", first_route, 16, 18),
        ("stations.toml", [("points = 10\n", "points = 12\n")], "stations.0.points", two_points_of_a_station, 5, 6),
        ("control_cards.toml", [('kind = "gain", amount = 6', 'kind = "gain", amount = 7')], "cards.27.effect.amount",
         market_day, 6, 7),
        ("personalities.toml", [("amount = 30", "amount = 31")], "personalities.6.effects.0.amount",
         new_era_of_a_banker, 30, 31),
        ("personalities.toml", [("percent = -15", "percent = -50")], "personalities.9.effects.0.percent",
         buy_as_an_inventor, 7, 4),
        ("config.toml", [("silver_per_point = 10", "silver_per_point = 20")], "silver_per_point",
         points_of_200_silver, 20, 10),
        ("stock.toml", [("cart = 12", "cart = 11")], "stock.0.white.vehicles.0", carts_in_stock, 12, 11),
        ("tiles.toml", [("earth = 24", "earth = 23"), ("total = 600", "total = 598")], "ways.0.count",
         earth_in_the_box, 24, 23),
    ],
)  # fmt: skip
def test_a_changed_value_changes_play(folder, monkeypatch, file, changes, place, scene, before, after):
    assert scene() == before
    for old, new in changes:
        change(folder, file, old, new)
    assert differences(folder) == {place}
    changed = reader.read_box(folder)
    monkeypatch.setattr(reader, "box", lambda: changed)
    assert scene() == after


@pytest.mark.parametrize(
    ("file", "old", "new", "where"),
    [
        ("vehicles.toml", "price = 8\n", "price = -8\n", "vehicles.toml, vehicle[0].price"),
        ("vehicles.toml", "chain = 3\n", "chain = 0\n", "vehicles.toml, vehicle[0].chain"),
        ("vehicles.toml", "buy_eras = [1, 2]", "buy_eras = [1, 5]", "vehicles.toml, vehicle[0].buy_eras"),
        ("vehicles.toml", 'mode = "road"', 'mode = "air"', "vehicles.toml, vehicle[0].mode"),
        ("control_cards.toml", 'kind = "gain", amount = 6', 'kind = "gain", amount = "six"', "effect.amount"),
        ("control_cards.toml", 'scope = "drawer"', 'scope = "nobody"', "control_cards.toml, card["),
        ("personalities.toml", "amount = 30", "sum = 30", "personalities.toml, personality[6].ongoing[0]"),
        ("personalities.toml", "percent = -15", 'percent = "much"', "personalities.toml, personality[9].ongoing[0]"),
        ("stations.toml", "build = 6\n", "build = -6\n", "stations.toml, station[0].build"),
        ("config.toml", "start_silver = 200", "start_silver = -1", "config.toml, constants.start_silver"),
    ],
)  # fmt: skip
def test_wrong_values_of_vehicles_cards_people_and_costs(folder, file, old, new, where):
    change(folder, file, old, new)
    with pytest.raises(ContentError) as refusal:
        reader.read_box(folder)
    assert file in str(refusal.value)
    assert where in str(refusal.value)
