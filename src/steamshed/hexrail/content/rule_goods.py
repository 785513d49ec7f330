"""What the switches of a map do to goods, deliveries and special actions, as both games of the family have them alike.

See docs/rules/map_rules.md and ``rule_effects.py``.
"""

from __future__ import annotations

from collections.abc import Sequence

from steamshed.hexrail.content.hexmap import HexMap
from steamshed.hexrail.content.map_rules import LONGEST, Drip, MapRules, Pay
from steamshed.hexrail.content.rule_reader import Reader

MOST_DICE = 8
MOST_ENGINE = 6
"""No engine pulls over more links."""


def growth(reader: Reader, made: HexMap, last: int | None, rules: MapRules) -> None:
    """MR-17: dice and cubes that come by themselves."""
    table, place = reader.tables.growth, "rules.growth"
    if table.dice is not None:
        rules.dice = list(table.dice)
        if max(table.dice) > MOST_DICE:
            reader.wrong("MR-17", f"{place}.dice", f"{max(table.dice)} dice are more than {MOST_DICE} for a side")
    if table.mode == "none":
        if table.dice is not None or table.not_when:
            reader.wrong("MR-17", place, "has no dice, and says when they are rolled")
        rules.no_growth = list(range(1, LONGEST + 1))
    else:
        rules.no_growth = sorted(reader.turns(table.not_when, last, "MR-17", f"{place}.not_when"))
    for number, drip in enumerate(table.drip):
        where = f"{place}.drip[{number}]"
        places = reader.places(drip.where, made, "MR-17", f"{where}.where")
        for field in places:
            if field not in made.cities:
                reader.wrong("MR-17", f"{where}.where", f"{made.grid.names[field]} is no city")
        colour = made.goods.colour_of.get(drip.colour, -1)
        if drip.colour != "any" and colour < 0:
            known = ", ".join(["any", *made.goods.colours])
            reader.wrong("MR-17", f"{where}.colour", f"{drip.colour!r} is no colour of goods: {known}")
        turns = sorted(reader.turns(drip.when, last, "MR-17", f"{where}.when"))
        rules.drips.append(Drip(places, drip.cubes, colour, turns))


def delivery(reader: Reader, most_engine: int, rules: MapRules) -> None:
    """MR-21: how many links a journey may have."""
    table, place = reader.tables.delivery, "rules.delivery"
    if table.min_links > most_engine:
        reader.wrong("MR-E6", f"{place}.min_links", f"no engine pulls over {table.min_links} links")
    if table.max_links and table.max_links < table.min_links:
        reader.wrong("MR-21", f"{place}.max_links", f"{table.max_links} is fewer than {table.min_links}, the fewest")
    rules.fewest_links, rules.most_links = table.min_links, table.max_links


def pay(reader: Reader, made: HexMap, last: int | None, rules: MapRules) -> None:
    """MR-22: what a delivery brings."""
    table, place = reader.tables.pay, "rules.pay"
    if table == type(table)():
        return
    links = table.long_journey or table.long_link or table.last_link or table.per_link != 1
    if table.flat and (links or table.colours or table.pairs):
        reader.wrong("MR-22", f"{place}.flat", "is all that a delivery brings, and there is more")
    made_pay = Pay()
    made_pay.per_link, made_pay.flat = table.per_link, table.flat
    if table.long_journey is not None:
        made_pay.long_journey, made_pay.for_long_journey = table.long_journey.links, table.long_journey.add
    if table.long_link is not None:
        made_pay.long_link, made_pay.for_long_link = table.long_link.segments, table.long_link.add
    if table.last_link:
        made_pay.last_link = [0] * (LONGEST + 1)
        for number, entry in enumerate(table.last_link):
            for turn in reader.turns(entry.when, last, "MR-22", f"{place}.last_link[{number}].when"):
                made_pay.last_link[turn] = entry.add
    if table.colours:
        made_pay.colours = [0] * len(made.goods.colours)
        for colour, add in table.colours.items():
            if colour in made.goods.colour_of:
                made_pay.colours[made.goods.colour_of[colour]] = add
            else:
                known = ", ".join(made.goods.colours)
                reader.wrong("MR-22", f"{place}.colours.{colour}", f"is no colour of goods: {known}")
    for number, pair in enumerate(table.pairs):
        ends = reader.places(list(pair.ends), made, "MR-22", f"{place}.pairs[{number}].ends")
        if len(ends) == 2 and all(made.node_name[end] for end in ends):
            made_pay.pairs.append((ends[0], ends[1], pair.add))
        else:
            reader.wrong("MR-22", f"{place}.pairs[{number}].ends", "are no two cities or towns")
    rules.pay = made_pay


def actions(reader: Reader, names: Sequence[str], last: int | None, rules: MapRules) -> None:
    """MR-24: which special actions lie out in each turn."""
    table, place = reader.tables.actions, "rules.actions"
    if table == type(table)():
        return
    out = [set(names) if table.set is None else set(table.set) for _ in range(LONGEST + 1)]
    for name in table.set or ():
        if name not in names:
            reader.wrong("MR-24", f"{place}.set", f"{name!r} is no action: {', '.join(names)}")
    for number, entry in enumerate(table.off):
        for name in entry.actions:
            if name not in names:
                reader.wrong("MR-24", f"{place}.off[{number}]", f"{name!r} is no action: {', '.join(names)}")
        for turn in reader.turns(entry.when, last, "MR-24", f"{place}.off[{number}].when"):
            out[turn] -= set(entry.actions)
    for name in names:
        if table.off and (table.set is None or name in table.set) and not any(name in one for one in out[1:]):
            reader.wrong("MR-24", f"{place}.off", f"{name!r} is off in all turns")
    for turn, left in enumerate(out[1:], 1):
        if len(left & set(names)) < reader.players:
            count = len(left & set(names))
            reader.wrong("MR-24", place, f"in turn {turn} {count} actions lie out, for {reader.players} players")
            break
    rules.actions_out = [sum(1 << at for at, name in enumerate(names) if name in one) for one in out]


def goods_switches(reader: Reader, made: HexMap, names: Sequence[str], rules: MapRules) -> None:
    """MR-21, MR-22, MR-24."""
    numbers = reader.tables.delivery
    delivery(reader, MOST_ENGINE, rules)
    pay(reader, made, reader.last, rules)
    actions(reader, names, reader.last, rules)
    rules.judged = rules.pay is not None or numbers != type(numbers)()


def new_cities(reader: Reader, letters: Sequence[str], rules: MapRules) -> None:
    """MR-18: which New City tiles there are."""
    tiles = reader.tables.new_cities.tiles
    if tiles is None:
        return
    for letter in tiles:
        if letter not in letters:
            reader.wrong("MR-18", "rules.new_cities.tiles", f"{letter!r} is no New City: {', '.join(letters)}")
    if not tiles:
        reader.wrong("MR-18", "rules.new_cities.tiles", "there are none: take urbanization out of the actions")
    rules.new_cities = [at for at, letter in enumerate(letters) if letter in tiles]
