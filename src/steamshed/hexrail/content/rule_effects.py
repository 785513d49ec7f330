"""What the switches of a map do to start values, limits and fields, as far as both games of the family have them alike.

Each function reads one switch, says what is wrong with it, and changes what the rules ask: the numbers of the game, or
``MapRules``. See docs/rules/map_rules.md.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from steamshed.hexrail.content.hexmap import HexMap, Limits
from steamshed.hexrail.content.map_rules import EXTRAS, LONGEST, MOST_LINKS, Extra, MapRules
from steamshed.hexrail.content.rule_reader import Kind, Reader
from steamshed.hexrail.content.rule_tables import IDS, FieldsTable

SHORTEST = 4
LATEST = 15
"""MR-01: where the game ends when no goods are left, and the map does not say when at the latest."""
MOST_CUBES = 120
MOST_KINDS = 8
MOST_EXTRAS = 6
MOST_LIMIT = 8


def refuse_foreign(reader: Reader, foreign: Mapping[str, Sequence[str]], title: str) -> None:
    """MR-00h: keys of a switch that the game does not know."""
    for name, keys in foreign.items():
        table = getattr(reader.tables, name)
        fresh = type(table)()
        for key in keys:
            if getattr(table, key) != getattr(fresh, key):
                reader.wrong(IDS[name], f"rules.{name}.{key}", f"{title} has nothing of the kind")


def length(reader: Reader, numbers: Limits, rules: MapRules) -> int | None:
    """MR-01. Gives the last turn if it is known beforehand."""
    table, players = reader.tables.length, reader.players
    rules.goods_gone = table.end == "goods_gone"
    turns = table.turns
    if turns is not None and not SHORTEST <= turns <= LONGEST:
        reader.wrong("MR-01", "rules.length.turns", f"{turns} is not a number from {SHORTEST} to {LONGEST}")
    elif turns is not None or rules.goods_gone:
        numbers.turns = {**numbers.turns, players: LATEST if turns is None else turns}
    return None if rules.goods_gone else numbers.turns.get(players)


def start(reader: Reader, numbers: Limits, rules: MapRules) -> None:
    """MR-02, the part that both games have."""
    table = reader.tables.start
    if table.cash is not None:
        numbers.cash = table.cash
    if table.income is not None:
        numbers.income = table.income
    if table.engine is not None:
        if table.engine > numbers.most_engine:
            reader.wrong("MR-02", "rules.start.engine", f"{table.engine} is above {numbers.most_engine}, the strongest")
        else:
            numbers.engine = table.engine
    cash = table.by_place.cash
    if cash and len(cash) != reader.players:
        reader.wrong("MR-02", "rules.start.by_place.cash", f"{len(cash)} amounts for {reader.players} players")
    elif min(cash, default=0) + numbers.cash < 0:
        reader.wrong("MR-02", "rules.start.by_place.cash", "nobody can start with less than $0")
    else:
        rules.cash_by_place = list(cash)


def reduction(reader: Reader, last: int | None, rules: MapRules) -> None:
    """MR-05: the table of the income reduction, and how often it is taken in each turn."""
    table, place = reader.tables.reduction, "rules.reduction"
    if table == type(table)():
        return
    if table.table is not None and table.every is not None:
        reader.wrong("MR-05", place, "either a table or 'every', not both")
        return
    bands = [] if table.table is None else table.table
    if table.every is not None:
        points, lose = table.every.points, table.every.lose
        if lose > points:
            reader.wrong("MR-05", f"{place}.every", f"{lose} is more than the {points} points that lose it")
        bands = [(points * step, lose * step) for step in range(1, 200 // points + 1)]
    for number, (lowest, less) in enumerate(bands):
        if number and (lowest <= bands[number - 1][0] or less < bands[number - 1][1]):
            reader.wrong("MR-05", f"{place}.table[{number}]", "the rows do not rise")
        if less > lowest:
            reader.wrong("MR-05", f"{place}.table[{number}]", f"loses {less} of an income of {lowest}")
    factor = [1] * (LONGEST + 1)
    for number, entry in enumerate(table.times):
        for turn in reader.turns(entry.when, last, "MR-05", f"{place}.times[{number}].when"):
            factor[turn] = entry.times
    for turn in reader.turns(table.skip, last, "MR-05", f"{place}.skip"):
        factor[turn] = 0
    rules.bands, rules.times = list(bands), factor


def points(reader: Reader, made: HexMap, rules: MapRules) -> None:
    """MR-06: what is counted at the end."""
    table, place = reader.tables.points, "rules.points"
    rules.income_points = 3 if table.income is None else table.income
    rules.share_points = 3 if table.shares is None else table.shares
    rules.track_points = 1 if table.track is None else table.track
    rules.cash_per_point = table.cash_per_point
    if len(table.extra) > MOST_EXTRAS:
        reader.wrong("MR-06", f"{place}.extra", f"there are {len(table.extra)}, more than {MOST_EXTRAS}")
    for number, extra in enumerate(table.extra):
        where = f"{place}.extra[{number}]"
        groups = reader.groups(extra.where, made, "MR-06", f"{where}.where")
        kind = EXTRAS.index(extra.kind)
        if not groups or (kind == 0 and len(groups) < 2) or (kind == MOST_LINKS and len(groups) != 1):
            wanted = "two places or more" if kind == 0 else "a place"
            reader.wrong("MR-06", f"{where}.where", f"{extra.kind!r} wants {wanted}")
        for group in groups:
            if not any(made.node_name[field] for field in group):
                reader.wrong("MR-06", f"{where}.where", "is no city or town: no link ends there")
        rules.extras.append(Extra(extra.id, kind, groups, extra.points))


def building(reader: Reader, numbers: Limits, last: int | None, rules: MapRules) -> None:
    """MR-10: how many tiles in a build turn, by turn and place, before what Engineer adds."""
    table, place = reader.tables.building, "rules.building"
    if table == type(table)():
        return
    bonus = numbers.engineer_limit - numbers.build_limit
    by_turn = [numbers.build_limit if table.limit is None else table.limit] * (LONGEST + 1)
    for number, entry in reversed(list(enumerate(table.by_turn))):
        for turn in reader.turns(entry.when, last, "MR-10", f"{place}.by_turn[{number}].when"):
            by_turn[turn] = entry.limit
    by_place = table.by_place or [0] * reader.players
    if len(by_place) != reader.players:
        reader.wrong("MR-10", f"{place}.by_place", f"{len(by_place)} numbers for {reader.players} players")
        return
    limits = [[limit + more for more in by_place] for limit in by_turn]
    low, high = min(map(min, limits)), max(map(max, limits))
    if low < 1 or high + bonus > MOST_LIMIT + bonus:
        reader.wrong("MR-10", place, f"a limit of {low if low < 1 else high} is not a number from 1 to {MOST_LIMIT}")
        return
    rules.limits = limits
    # what does not ask for turn and place takes the first turn's
    numbers.build_limit, numbers.engineer_limit = limits[1][0], limits[1][0] + bonus


def bag(reader: Reader, counts: dict[str, int]) -> dict[str, int]:
    """MR-15: how many cubes there are of each colour."""
    if not reader.tables.bag:
        return counts
    for colour in reader.tables.bag:
        if colour not in counts:
            reader.wrong("MR-15", f"rules.bag.{colour}", f"is no colour of goods: {', '.join(counts)}")
    found = {colour: reader.tables.bag.get(colour, 0) for colour in counts}
    if sum(found.values()) > MOST_CUBES:
        reader.wrong("MR-15", "rules.bag", f"{sum(found.values())} cubes are more than {MOST_CUBES}")
    return found


def check_bag(reader: Reader, made: HexMap, new: Sequence[int], drawn: int) -> None:
    """MR-15, MR-E2, MR-E3: the cubes suffice for the setup, and each can go somewhere. ``new`` are the colours of New
    Cities."""
    goods = made.goods
    if drawn > sum(goods.counts):
        reader.wrong("MR-E2", "rules.bag", f"the setup takes {drawn} cubes, there are {sum(goods.counts)}")
    wanted = {made.colour[city] for city in made.cities} | set(new)
    for colour, name in enumerate(goods.colours):
        if goods.counts[colour] and colour not in wanted:
            reader.wrong("MR-E3", f"rules.bag.{name}", f"no city takes {name} cubes")
    for city in made.cities:
        if not goods.counts[made.colour[city]]:
            name = goods.colours[made.colour[city]]
            reader.wrong("MR-15", f"cities, {made.grid.names[city]}", f"wants {name}, and there are no {name} cubes")


# -- terrain and fields ------------------------------------------------------------------------------------------------


def terrain_kinds(reader: Reader, built_in: Mapping[str, str], prices: Mapping[str, int]) -> dict[str, Kind]:
    """MR-07: sign to what the map says of the kind. ``built_in`` has signs by the names of the game's own kinds,
    ``prices`` what those cost."""
    found: dict[str, Kind] = {}
    taken = {*built_in.values(), "w", "@", "o", " "}
    own = 0
    for name, table in reader.tables.terrain.items():
        place = f"rules.terrain.{name}"
        if name in built_in:
            sign = built_in[name]
            if table.sign not in ("", sign) or table.like != "." or table.look is not None:
                reader.wrong("MR-07", place, "has its sign and its look already")
            price = prices[name]
        else:
            own, price, sign = own + 1, 0, table.sign
            if len(sign) != 1 or not sign.isascii() or not sign.isprintable() or sign in taken:
                reader.wrong("MR-07", f"{place}.sign", f"{sign!r} is not one sign that nothing else has")
            if table.like not in built_in.values():
                signs = " ".join(built_in.values())
                reader.wrong("MR-07", f"{place}.like", f"{table.like!r} is no terrain of the game: {signs}")
            if not re_name(name):
                reader.wrong("MR-07", place, f"the name {name!r} has something else than a to z, 0 to 9 and _")
        taken.add(sign)
        price = price if table.surcharge is None else table.surcharge
        if price < 0:
            reader.wrong("MR-07", f"{place}.surcharge", "is below $0")
        found[sign] = Kind(name, table, max(0, price))
    if own > MOST_KINDS:
        reader.wrong("MR-07", "rules.terrain", f"{own} kinds of its own are more than {MOST_KINDS}")
    return found


def re_name(name: str) -> bool:
    return name.isascii() and name.replace("_", "").isalnum() and name == name.lower()


def ground(reader: Reader, made: HexMap, kinds: Mapping[str, Kind], land: Sequence[bool]) -> list[bool]:
    """MR-07: what tiles may lie on each field; gives the fields that can carry track at all."""
    open_to = list(land)
    for field, sign in enumerate(made.grid.kinds):
        if sign in kinds:
            table = kinds[sign].table
            open_to[field] = open_to[field] and table.tiles != "none"
            made.simple_only[field] = table.tiles == "simple"
            made.fixed[field] = not table.redirect
            made.span[field] = table.span
            made.barred[field] = table.tiles == "none"
    return open_to


def extras(reader: Reader, made: HexMap, open_to: Sequence[bool], cities: Sequence[int]) -> None:
    """MR-08: extra prices of single fields, walls, and when fields can be built on."""
    table: FieldsTable = reader.tables.fields
    for name, price in table.extra.items():
        place, field = f"rules.fields.extra.{name}", made.field_at.get(name, made.node_at.get(name, -1))
        if field < 0:
            reader.wrong("MR-08", place, "is no field of the map")
        elif not open_to[field] or field in cities:
            reader.wrong("MR-08", place, "nothing is built there")
        elif price < 0:
            reader.wrong("MR-08", place, "is below $0")
        else:
            made.extra_price[field] = price
    for number, text in enumerate(table.walls):
        place = f"rules.fields.walls[{number}]"
        hex, _, edge = text.partition(" ")
        if hex not in made.grid.index or edge not in ("0", "1", "2", "3", "4", "5"):
            reader.wrong("MR-08", place, f"{text!r} is no field and edge of the map, like 'K10 2'")
            continue
        field = made.grid.index[hex]
        other = made.grid.neighbour(field, int(edge))
        if other < 0 or not open_to[field] or not open_to[other]:
            reader.wrong("MR-08", place, "does not lie between two fields that track can lie on")
            continue
        made.grid.wall(field, int(edge))
        made.walls.append((field, int(edge)))
        made.walls.append((other, (int(edge) + 3) % 6))
