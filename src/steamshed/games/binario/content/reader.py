"""Reads the content files of Binario Duel and checks them: a mistake is refused naming file, table and field.

Every number of the game comes from here. Maps are read by ``map_reader``.
"""

from __future__ import annotations

import functools
import importlib.resources
import pathlib
from collections.abc import Mapping
from fractions import Fraction
from importlib.resources.abc import Traversable

from steamshed.games.binario.content.box import (
    FAMILIES,
    MODES,
    SEA_SPEED,
    Box,
    Card,
    CentralBuilding,
    Effect,
    Facility,
    Good,
    Personality,
    StationKind,
    Stock,
    Vehicle,
    WayType,
)
from steamshed.games.binario.content.files import (
    CardsFile,
    ConfigFile,
    EffectEntry,
    FacilitiesFile,
    GoodsFile,
    PersonalitiesFile,
    StationsFile,
    StockFile,
    TilesFile,
    VehiclesFile,
    WaysFile,
)
from steamshed.kernel.content import read_struct
from steamshed.kernel.errors import ContentError

FOLDER = importlib.resources.files(__package__)

KINDS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    # kind: fields it needs, fields it may have
    "none": ((), ()),
    "price_mult": (("goods", "factor"), ()),
    "price_add": (("goods", "amount"), ()),
    "pay": (("amount",), ()),
    "gain": (("amount",), ()),
    "pay_per": (("unit", "amount", "cap"), ("traction",)),
    "gain_per": (("unit", "amount", "cap"), ("traction",)),
    "stall": ((), ("mode", "traction")),
    "boost": (("amount",), ("mode", "traction")),
    "build_discount": (("category", "percent"), ()),
    "vehicle_discount": (("amount",), ("mode", "traction")),
    "stock_add": (("goods", "amount"), ()),
    "toll": (("amount",), ()),
}
ONGOING: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "trip_time": (("mode", "delta"), ()),
    "no_stall": (("mode",), ()),
    "capacity_add": (("mode", "amount"), ()),
    "price_add": (("goods", "amount"), ()),
    "tile_cost": (("mode", "delta", "min"), ()),
    "cost_percent": (("category", "percent"), ()),
    "vehicle_percent": (("percent",), ()),
    "era_income": (("amount",), ()),
    "toll_receive": (("amount",), ()),
    "toll_pay": (("amount",), ()),
    "chain_add": (("traction", "amount"), ()),
}
UNITS = ("road_station", "port", "bridge", "vehicle_on_line")
CATEGORIES = ("road_tile", "rail_tile", "station", "port", "tunnel", "modernise", "hq")
TERRAINS = (
    "sea", "coast", "mouth", "meadow", "forest", "hill", "mountain", "desert", "desert_meadow", "lake", "spring",
    "river_straight", "transition", "great_river_straight", "industry", "industry",
)  # fmt: skip


# -- reading ---------------------------------------------------------------------------------------------------------


@functools.cache
def box() -> Box:
    """The whole box, from the shipped files."""
    return read_box(FOLDER)


def read_box(folder: Traversable | pathlib.Path) -> Box:
    """The whole box, from the files of a folder."""
    made = Box()
    add_config(made, read_struct(folder / "config.toml", ConfigFile))
    add_ways(made, read_struct(folder / "ways.toml", WaysFile))
    add_stations(made, read_struct(folder / "stations.toml", StationsFile))
    add_facilities(made, read_struct(folder / "facilities.toml", FacilitiesFile))
    goods = read_struct(folder / "goods.toml", GoodsFile)
    add_goods(made, goods)
    check_trades(made, goods, read_struct(folder / "facilities.toml", FacilitiesFile))
    add_vehicles(made, read_struct(folder / "vehicles.toml", VehiclesFile))
    add_tiles(made, read_struct(folder / "tiles.toml", TilesFile))
    add_stock(made, read_struct(folder / "stock.toml", StockFile))
    add_cards(made, read_struct(folder / "control_cards.toml", CardsFile))
    add_personalities(made, read_struct(folder / "personalities.toml", PersonalitiesFile))
    return made


def bits(eras: list[int]) -> int:
    return sum(1 << era for era in set(eras))


def lookup(names: Mapping[str, int], name: str, file: str, where: str, what: str) -> int:
    if name not in names:
        raise ContentError(file, where, f"{name!r} is not {what}; there are {', '.join(names)}")
    return names[name]


def of_mode(name: str, file: str, where: str) -> int:
    return lookup({mode: at for at, mode in enumerate(MODES)}, name, file, where, "a mode")


def register(names: dict[str, int], id: str, file: str, where: str) -> None:
    if id in names:
        raise ContentError(file, where, f"{id!r} is there twice")
    names[id] = len(names)


def add_config(made: Box, file: ConfigFile) -> None:
    source, numbers, scoring = "config.toml", file.constants, file.scoring
    for name, cards, given in (
        ("setup", numbers.cards_per_player, numbers.rounds),
        ("cards", file.variants.cards_per_player, None),
        ("half", file.variants.cards_half, None),
        ("third", file.variants.cards_third, None),
    ):
        if len(cards) != 4:
            raise ContentError(source, "cards_per_player", f"{len(cards)} numbers for four eras")
        rounds = [2 * count for count in cards]
        if given is not None and given != rounds:
            raise ContentError(source, "constants.rounds", f"{given} is not twice the cards of each player, {rounds}")
        made.cards_each[name], made.rounds[name] = cards, rounds
    for era, size in enumerate(numbers.deck_size):
        if size < max(2 * cards[era] for cards in made.cards_each.values()):
            raise ContentError(source, f"constants.deck_size[{era}]", f"{size} cards are too few for the rounds")
    made.deck_size = numbers.deck_size
    made.start_silver = numbers.start_silver
    made.colours = numbers.die_colours
    board, intro = numbers.freight_slots, file.variants.freight_slots
    made.rows = {"board": [board.road, board.rail, board.ship], "intro": [intro.road, intro.rail, intro.ship]}
    made.ovals = [numbers.ovals.road, numbers.ovals.rail, numbers.ovals.ship]
    made.food_tokens = [0, 0, numbers.food_tokens.era3, numbers.food_tokens.era4]
    made.least_length, made.least_time = numbers.min_land_route_length, numbers.min_trip_time
    made.proposals = numbers.path_proposals
    made.used_numerator, made.used_denominator = ratio(numbers.used_vehicle_factor)
    made.silver_per_point = scoring.silver_per_point
    if len(scoring.vehicle_by_era) != 4 or len(scoring.land_route_by_class) != 4:
        raise ContentError(source, "scoring", "vehicle_by_era and land_route_by_class have four numbers each")
    made.vehicle_points, made.route_points = scoring.vehicle_by_era, scoring.land_route_by_class
    made.unlisted_numerator, made.unlisted_denominator = ratio(scoring.unlisted_factor)
    for name, entry in file.map_sizes.items():
        if isinstance(entry, str):
            continue
        if entry.facilities not in ("table", "box"):
            raise ContentError(source, f"map_sizes.{name}.facilities", f"{entry.facilities!r} is not table or box")
        made.sizes[f"{entry.size[0]}x{entry.size[1]}"] = entry.facilities
        if name == "quick":
            made.quick = f"{entry.size[0]}x{entry.size[1]}"


def ratio(value: float) -> tuple[int, int]:
    part = Fraction(value).limit_denominator(1000)
    return part.numerator, part.denominator


def add_ways(made: Box, file: WaysFile) -> None:
    source = "ways.toml"
    for entry in file.way:
        register(made.way_of, entry.id, source, "way")
    families = {"horse_tram": 1, "maglev": 3}
    for at, entry in enumerate(file.way):
        where = f"way[{at}]"
        way = WayType(entry.id)
        way.mode = of_mode(entry.mode, source, f"{where}.mode")
        way.level, way.eras, way.tunnel = entry.level, bits(entry.build_eras), entry.tunnel
        way.family = families.get(entry.id, 2) if way.mode else 0
        way.build, way.demolish, way.raise_cost = entry.build, entry.demolish, entry.upgrade_from_below
        if entry.upgrade_to:
            way.up = lookup(made.way_of, entry.upgrade_to, source, f"{where}.upgrade_to", "a way")
        if entry.tunnel != (entry.id in file.tunnel.types):
            raise ContentError(source, f"{where}.tunnel", f"disagrees with tunnel.types {file.tunnel.types}")
        made.ways.append(way)
        made.joins.append(1 << at)
    if len(made.ways) != SEA_SPEED:
        raise ContentError(source, "way", f"{len(made.ways)} way types; the game has {SEA_SPEED}")
    for at, (first, second) in enumerate(file.joins.pairs):
        a = lookup(made.way_of, first, source, f"joins.pairs[{at}]", "a way")
        b = lookup(made.way_of, second, source, f"joins.pairs[{at}]", "a way")
        made.joins[a] |= 1 << b
        made.joins[b] |= 1 << a
    for name in TERRAINS:
        value = file.terrain.get(name)
        if not isinstance(value, int) or isinstance(value, bool) or value < -1:
            raise ContentError(source, f"terrain.{name}", f"{value!r} is not a surcharge (-1 for no way there)")
        made.surcharge.append(value)
    surcharge = file.terrain.get("station_surcharge")
    if not isinstance(surcharge, bool):
        raise ContentError(source, "terrain.station_surcharge", f"{surcharge!r} is not true or false")
    made.station_surcharge = surcharge
    made.tunnel_eras = bits(file.tunnel.eras)
    made.portal_surcharge, made.under_surcharge = file.tunnel.portal_surcharge, file.tunnel.underground_surcharge
    made.maglev_surcharge, made.under_demolish = file.tunnel.maglev_underground_surcharge, file.tunnel.demolish_per_cell
    if file.rebuild.rounding != "up":
        raise ContentError(source, "rebuild.rounding", f"{file.rebuild.rounding!r}: only 'up' is known")
    if file.rebuild.terrain_surcharge_again:
        raise ContentError(source, "rebuild.terrain_surcharge_again", "only false is known")
    made.own_numerator, made.own_denominator = ratio(file.rebuild.own_factor)
    made.opponent_numerator, made.opponent_denominator = ratio(file.rebuild.opponent_factor)
    made.toll = file.toll.silver_per_opponent_tile


def add_stations(made: Box, file: StationsFile) -> None:
    source = "stations.toml"
    for entry in file.station:
        register(made.station_of, entry.id, source, "station")
    families = {name: at for at, name in enumerate(FAMILIES)}
    for at, entry in enumerate(file.station):
        where = f"station[{at}]"
        kind = StationKind(entry.id)
        kind.family = lookup(families, entry.family, source, f"{where}.family", "a family")
        kind.era, kind.level, kind.eras = entry.era, entry.level, bits(entry.build_eras)
        kind.build, kind.demolish, kind.raise_cost = entry.build, entry.demolish, entry.upgrade_from_below
        kind.points, kind.exits = entry.points, entry.max_exits
        if entry.upgrade_to:
            kind.up = lookup(made.station_of, entry.upgrade_to, source, f"{where}.upgrade_to", "a station")
            if file.station[kind.up].upgrade_from != entry.id:
                raise ContentError(source, f"{where}.upgrade_to", f"{entry.upgrade_to} does not say so in upgrade_from")
        made.stations.append(kind)
    made.labels = [file.labels.road, file.labels.rail, file.labels.ship]
    for generation, central in enumerate(file.hq, 1):
        if central.generation != generation:
            raise ContentError(source, f"hq[{generation - 1}].generation", f"{central.generation} is out of order")
        entry_made = CentralBuilding()
        entry_made.generation, entry_made.eras = generation, bits(central.build_eras)
        entry_made.build, entry_made.raise_cost = central.build, central.upgrade_from_below
        entry_made.points = central.points
        made.centrals.append(entry_made)


def add_facilities(made: Box, file: FacilitiesFile) -> None:
    source = "facilities.toml"
    register(made.facility_of, "city", source, "city")
    for entry in file.industry:
        register(made.facility_of, entry.id, source, "industry")
    city = Facility("city")
    city.count = file.city.count
    made.facilities.append(city)
    if len(file.city.names) != file.city.count:
        raise ContentError(source, "city.names", f"{len(file.city.names)} names for {file.city.count} cities")
    for at, name in enumerate(file.city.names):
        if not name or set(name) & set(" ,:-/\n"):
            raise ContentError(source, f"city.names[{at}]", f"{name!r} is empty or has a space or one of , : - /")
    made.city_names = file.city.names
    for name in [*file.city.must_start, *file.city.coastal]:
        if name not in file.city.names:
            raise ContentError(source, "city.must_start", f"{name!r} is not one of the cities")
    made.must_start, made.coastal_cities = file.city.must_start, file.city.coastal
    for at, entry in enumerate(file.industry):
        if entry.site not in ("land", "coast", "coast_or_lakeside"):
            raise ContentError(source, f"industry[{at}].site", f"{entry.site!r} is no site")
        kind = Facility(entry.id)
        kind.count, kind.site, kind.first_era = entry.count, entry.site, min(entry.eras, default=1)
        made.facilities.append(kind)


def add_goods(made: Box, file: GoodsFile) -> None:
    source = "goods.toml"
    if file.count != len(file.good):
        raise ContentError(source, "count", f"{file.count} for {len(file.good)} goods")
    for at, entry in enumerate(file.good):
        where = f"good[{at}]"
        register(made.good_of, entry.id, source, where)
        good = Good(entry.id)
        good.producers = kinds_of(made, entry.producers, f"{where}.producers")
        good.consumers = kinds_of(made, [name for name in entry.consumers if name != "port"], f"{where}.consumers")
        good.to_ports = "port" in entry.consumers
        good.between_kinds = "any_industry" in entry.producers
        good.eras = bits(entry.eras)
        made.goods.append(good)
    for colour in made.colours:
        if colour not in file.price_table:
            raise ContentError(source, f"price_table.{colour}", "is missing")
        table = file.price_table[colour]
        prices: list[int] = []
        for good in made.goods:
            price = table.get(good.id)
            if not isinstance(price, int) or price < 0:
                raise ContentError(source, f"price_table.{colour}.{good.id}", f"{price!r} is not a price")
            prices.append(price)
        made.prices[colour] = prices


def kinds_of(made: Box, names: list[str], where: str) -> int:
    found = 0
    for name in names:
        if name == "any_industry":
            found |= (1 << len(made.facilities)) - 2
        else:
            found |= 1 << lookup(made.facility_of, name, "goods.toml", where, "a facility")
    return found


def check_trades(made: Box, goods: GoodsFile, file: FacilitiesFile) -> None:
    """Both files say who gives and takes what: goods.toml counts, facilities.toml must agree with it."""
    tables = [("city", "city", file.city.outputs, file.city.inputs)]
    tables += [(f"industry[{at}]", entry.id, entry.outputs, entry.inputs) for at, entry in enumerate(file.industry)]
    for where, id, outputs, inputs in tables:
        bit = 1 << made.facility_of[id]
        for field, named, wanted in (
            ("outputs", outputs, [good.id for good in made.goods if good.producers & bit]),
            ("inputs", inputs, [good.id for good in made.goods if good.consumers & bit]),
        ):
            for name in named:
                lookup(made.good_of, name, "facilities.toml", f"{where}.{field}", "a good")
            general = {entry.id for entry in goods.good if "any_industry" in entry.producers} if id != "city" else set()
            if set(named) - general != set(wanted) - general:
                raise ContentError("facilities.toml", f"{where}.{field}", f"goods.toml says {', '.join(wanted)}")


def add_vehicles(made: Box, file: VehiclesFile) -> None:
    source = "vehicles.toml"
    for at, entry in enumerate(file.vehicle):
        where = f"vehicle[{at}]"
        register(made.vehicle_of, entry.id, source, where)
        kind = Vehicle(entry.id)
        kind.number, kind.era, kind.traction = entry.number, entry.era, entry.traction
        kind.mode = of_mode(entry.mode, source, f"{where}.mode")
        kind.price, kind.capacity, kind.chain = entry.price, entry.capacity, entry.chain
        kind.buy, kind.use, kind.points = bits(entry.buy_eras), bits(entry.use_eras_advanced), entry.points
        given = [bool(entry.goods), bool(entry.goods_only), bool(entry.goods_not)]
        if sum(given) != 1 or (entry.goods and entry.goods != "all"):
            raise ContentError(source, f"{where}.goods", 'exactly one of goods = "all", goods_only, goods_not')
        everything = (1 << len(made.goods)) - 1
        only = sum(
            1 << lookup(made.good_of, name, source, f"{where}.goods_only", "a good") for name in entry.goods_only
        )
        never = sum(1 << lookup(made.good_of, name, source, f"{where}.goods_not", "a good") for name in entry.goods_not)
        kind.goods = only if entry.goods_only else everything & ~never
        for name, speed in entry.speed.items():
            place = f"{where}.speed.{name}"
            on = SEA_SPEED if name == "sea" else lookup(made.way_of, name, source, place, "a way type or sea")
            if (2 if on == SEA_SPEED else made.ways[on].mode) != kind.mode:
                raise ContentError(source, place, f"a {entry.mode} vehicle does not run there")
            if bool(speed.per) != bool(speed.skip):
                raise ContentError(source, place, "per and skip go together")
            kind.base[on], kind.flat[on], kind.per[on], kind.skip[on] = speed.base, speed.flat, speed.per, speed.skip
        if not entry.speed:
            raise ContentError(source, f"{where}.speed", "a vehicle needs at least one speed")
        made.vehicles.append(kind)


def add_tiles(made: Box, file: TilesFile) -> None:
    source = "tiles.toml"
    made.terrain_tiles = file.terrain
    used = {"tunnel_portal"}
    for table, items in (("way", made.ways), ("station", made.stations)):
        for item in items:
            if item.id == "maglev":
                continue
            if item.id not in file.player:
                raise ContentError(source, f"player.{item.id}", f"is missing: how many {table} tiles has a player?")
            item.count = file.player[item.id]
            used.add(item.id)
    if "tunnel_portal" not in file.player:
        raise ContentError(source, "player.tunnel_portal", "is missing")
    made.portals = file.player["tunnel_portal"]
    used.update(f"hq_{central.generation}" for central in made.centrals)
    for name in file.player:
        if name not in used:
            raise ContentError(source, f"player.{name}", "is no way, station, portal or central building")
    for facility in made.facilities:
        if file.facilities.get(facility.id) != facility.count:
            raise ContentError(source, f"facilities.{facility.id}", f"facilities.toml says {facility.count}")
    total = sum(file.terrain.values()) + sum(file.facilities.values()) + 2 * sum(file.player.values())
    if total != file.total:
        raise ContentError(source, "total", f"{file.total}, but the tables add up to {total}")


def add_stock(made: Box, file: StockFile) -> None:
    source = "stock.toml"
    eras = (file.era1, file.era2, file.era3, file.era4)
    if len(file.ample.times) != len(eras):
        raise ContentError(source, "ample.times", f"one number for each of {len(eras)} eras")
    made.ample_times = file.ample.times
    for era, tables in enumerate(eras, 1):
        found: dict[str, Stock] = {}
        for colour in made.colours:
            if colour not in tables:
                raise ContentError(source, f"era{era}.{colour}", "is missing")
            entry, where = tables[colour], f"era{era}.{colour}"
            stock = Stock()
            stock.goods = spread(made.good_of, entry.goods, source, f"{where}.goods", "a good")
            stock.vehicles = spread(made.vehicle_of, entry.vehicles, source, f"{where}.vehicles", "a vehicle")
            stock.facilities = spread(made.facility_of, entry.facilities, source, f"{where}.facilities", "a facility")
            for kind, count in enumerate(stock.facilities):
                limit = made.facilities[kind].count if made.facilities[kind].first_era == 1 else 0
                if count > limit:
                    raise ContentError(source, f"{where}.facilities", f"{count} {made.facilities[kind].id} of {limit}")
            if era == 1 and stock.facilities[0] < len(made.must_start):
                raise ContentError(source, f"{where}.facilities.city", f"{', '.join(made.must_start)} are always there")
            if (era > 1) == bool(entry.facilities):
                raise ContentError(
                    source, f"{where}.facilities", "the tables of era I, and only they, place facilities"
                )
            found[colour] = stock
        made.stock.append(found)


def spread(names: Mapping[str, int], counts: Mapping[str, int], file: str, where: str, what: str) -> list[int]:
    found = [0] * len(names)
    for name, count in counts.items():
        found[lookup(names, name, file, f"{where}.{name}", what)] = count
    return found


def read_effect(
    made: Box,
    entry: EffectEntry,
    kinds: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]],
    file: str,
    where: str,
) -> Effect:
    """An effect whose kind is known and that has the fields its kind reads."""
    if entry.kind not in kinds:
        raise ContentError(file, f"{where}.kind", f"{entry.kind!r} is not one of {', '.join(kinds)}")
    needs, may = kinds[entry.kind]
    for field in entry.__struct_fields__:
        given = getattr(entry, field) is not None
        if field != "kind" and given != (field in needs) and not (given and field in may):
            problem = "does not belong to" if given else "is missing for"
            raise ContentError(file, f"{where}.{field}", f"{problem} an effect of kind {entry.kind}")
    effect = Effect(entry.kind)
    for name in entry.goods or []:
        effect.good_list.append(lookup(made.good_of, name, file, f"{where}.goods", "a good"))
    effect.goods = sum(1 << good for good in set(effect.good_list))
    if entry.factor is not None:
        effect.numerator, effect.denominator = ratio(entry.factor)
    effect.amount = entry.amount if entry.amount is not None else entry.delta if entry.delta is not None else 0
    effect.unit, effect.cap = entry.unit or "", entry.cap or 0
    if entry.unit is not None and entry.unit not in UNITS:
        raise ContentError(file, f"{where}.unit", f"{entry.unit!r} is not one of {', '.join(UNITS)}")
    if entry.mode is not None:
        effect.mode = of_mode(entry.mode, file, f"{where}.mode")
    effect.tractions = several(entry.traction)
    for traction in effect.tractions:
        if traction not in {vehicle.traction for vehicle in made.vehicles}:
            raise ContentError(file, f"{where}.traction", f"no vehicle has the traction {traction!r}")
    effect.categories = several(entry.category)
    for category in effect.categories:
        if category not in CATEGORIES:
            raise ContentError(file, f"{where}.category", f"{category!r} is not one of {', '.join(CATEGORIES)}")
    effect.percent, effect.least = entry.percent or 0, entry.min or 0
    return effect


def several(value: str | list[str] | None) -> tuple[str, ...]:
    """BI-CARD-22: a list means any of."""
    return () if value is None else (value,) if isinstance(value, str) else tuple(value)


def add_cards(made: Box, file: CardsFile) -> None:
    source = "control_cards.toml"
    sizes = [0, 0, 0, 0]
    for at, entry in enumerate(file.card):
        where = f"card[{at}]"
        register(made.card_of, entry.id, source, where)
        if entry.scope not in ("both", "drawer"):
            raise ContentError(source, f"{where}.scope", f"{entry.scope!r} is not both or drawer")
        effect = read_effect(made, entry.effect, KINDS, source, f"{where}.effect")
        made.cards.append(Card(entry.id, entry.era, entry.count, entry.scope == "both", effect))
        sizes[entry.era - 1] += entry.count
    if sizes != made.deck_size:
        raise ContentError(source, "card", f"the decks have {sizes} cards, config.toml says {made.deck_size}")


def add_personalities(made: Box, file: PersonalitiesFile) -> None:
    source = "personalities.toml"
    if file.count != len(file.personality):
        raise ContentError(source, "count", f"{file.count} for {len(file.personality)} personalities")
    for at, entry in enumerate(file.personality):
        where = f"personality[{at}]"
        register(made.personality_of, entry.id, source, where)
        card = Personality(entry.id)
        card.silver = entry.start.silver
        for name, count in entry.start.vehicles.items():
            card.vehicles.append((lookup(made.vehicle_of, name, source, f"{where}.start.vehicles", "a vehicle"), count))
        for name, count in entry.start.buildings.items():
            kind = lookup(made.station_of, name, source, f"{where}.start.buildings", "a station")
            card.buildings.append((kind, count))
        for number, effect in enumerate(entry.ongoing):
            card.effects.append(read_effect(made, effect, ONGOING, source, f"{where}.ongoing[{number}]"))
        made.personalities.append(card)
