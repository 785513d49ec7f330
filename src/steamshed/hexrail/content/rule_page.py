"""The page of a map: what it changes in the rules, as messages with the ids of the switches, in the order of a turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from steamshed.hexrail.content.rule_effects import LATEST
from steamshed.hexrail.content.rule_reader import Kind
from steamshed.hexrail.content.rule_tables import RuleTables, When
from steamshed.kernel.action import Event


class Change(NamedTuple):
    """One sentence of the page: the switch, and what it says on this map."""

    rule: str
    said: Event


def changes(tables: RuleTables, kinds: Mapping[str, Kind], tags: Mapping[str, Sequence[str]]) -> list[Change]:
    """All that a map changes, for one number of players; nothing for a map that plays by the rules of its game."""
    found = [
        *at_the_start(tables),
        *building(tables),
        *terrain(tables, kinds),
        *fields(tables),
        *goods(tables),
        *money(tables),
        *end(tables, tags),
    ]
    return [Change(rule, Event(f"change-{name}", None, args)) for rule, name, args in found]


Said = Iterator[tuple[str, str, dict[str, str | int]]]
"""The switch, the rest of the message's id, and its arguments."""


def turns(when: When) -> str:
    return when if isinstance(when, str) else ", ".join(when)


def places(where: Sequence[str], tags: Mapping[str, Sequence[str]]) -> str:
    """Places by name; of a tag those of which one is enough."""
    return ", ".join("/".join(tags.get(name[1:], ())) if name.startswith("#") else name for name in where)


def listed(numbers: list[int]) -> str:
    return ", ".join(map(str, numbers))


def at_the_start(tables: RuleTables) -> Said:
    start, capital, length = tables.start, tables.capital, tables.length
    if length.end == "goods_gone":
        yield "MR-01", "goods_gone", {"turns": length.turns or LATEST}
    elif length.turns is not None:
        yield "MR-01", "turns", {"turns": length.turns}
    if tables.bag:
        yield "MR-15", "bag", {"cubes": ", ".join(f"{colour} {count}" for colour, count in tables.bag.items())}
    if start.cash is not None:
        yield "MR-02", "start_cash", {"money": start.cash}
    if start.shares is not None:
        yield "MR-02", "start_shares", {"shares": start.shares}
    if start.income is not None:
        yield "MR-02", "start_income", {"income": start.income}
    if start.engine is not None:
        yield "MR-02", "start_engine", {"engine": start.engine}
    if start.by_place.cash:
        yield "MR-02", "by_place", {"amounts": listed(start.by_place.cash)}
    if capital.share_price is not None:
        yield "MR-02", "share_price", {"money": capital.share_price}
    if capital.share_limit is not None:
        yield "MR-02", "share_limit", {"shares": capital.share_limit}
    if capital.per_turn:
        yield "MR-02", "per_turn", {"shares": capital.per_turn}
    if capital.step is not None:
        yield "MR-02", "step", {"money": capital.step}


def building(tables: RuleTables) -> Said:
    table = tables.building
    if table.limit is not None:
        yield "MR-10", "limit", {"tiles": table.limit}
    for entry in table.by_turn:
        yield "MR-10", "limit_turns", {"turns": turns(entry.when), "tiles": entry.limit}
    if table.by_place:
        yield "MR-10", "limit_places", {"amounts": listed(table.by_place)}


def terrain(tables: RuleTables, kinds: Mapping[str, Kind]) -> Said:
    for sign, kind in kinds.items():
        table, name = kind.table, kind.name.replace("_", " ")
        if table.tiles == "none":
            yield "MR-07", "terrain_none", {"kind": name, "sign": sign}
            continue
        yield "MR-07", "terrain", {"kind": name, "sign": sign, "money": kind.surcharge}
        if table.tiles == "simple":
            yield "MR-07", "terrain_simple", {"kind": name}
        if not table.redirect:
            yield "MR-07", "terrain_fixed", {"kind": name}
        if table.span:
            yield "MR-07", "terrain_span", {"kind": name}
        if table.per_feature:
            yield "MR-07", "terrain_feature", {"kind": name}


def fields(tables: RuleTables) -> Said:
    table = tables.fields
    for hex, price in table.extra.items():
        yield "MR-08", "extra_price", {"hex": hex, "money": price}
    if table.walls:
        yield "MR-08", "walls", {"edges": ", ".join(table.walls)}


def goods(tables: RuleTables) -> Said:
    growth, delivery, pay, actions = tables.growth, tables.delivery, tables.pay, tables.actions
    if tables.fill.cities == "not_own":
        yield "MR-16", "not_own", {}
    if actions.set is not None:
        yield "MR-24", "actions", {"lying": ", ".join(actions.set)}
    for entry in actions.off:
        yield "MR-24", "actions_off", {"turns": turns(entry.when), "lying": ", ".join(entry.actions)}
    if tables.new_cities.tiles is not None:
        yield "MR-18", "new_cities", {"letters": ", ".join(tables.new_cities.tiles)}
    if delivery.min_links > 1:
        yield "MR-21", "min_links", {"links": delivery.min_links}
    if delivery.max_links:
        yield "MR-21", "max_links", {"links": delivery.max_links}
    if pay.flat:
        yield "MR-22", "flat", {"points": pay.flat}
    if pay.per_link != 1:
        yield "MR-22", "per_link", {"points": pay.per_link}
    if pay.long_journey is not None:
        yield "MR-22", "long_journey", {"links": pay.long_journey.links, "points": pay.long_journey.add}
    if pay.long_link is not None:
        yield "MR-22", "long_link", {"segments": pay.long_link.segments, "points": pay.long_link.add}
    for last in pay.last_link:
        yield "MR-22", "last_link", {"turns": turns(last.when), "points": last.add}
    for colour, add in pay.colours.items():
        yield "MR-22", "colour", {"colour": colour, "points": add}
    for pair in pay.pairs:
        yield "MR-22", "pair", {"places": ", ".join(pair.ends), "points": pair.add}
    if growth.mode == "none":
        yield "MR-17", "no_dice", {}
    if growth.dice is not None:
        yield "MR-17", "dice", {"white": growth.dice[0], "black": growth.dice[1]}
    if growth.not_when:
        yield "MR-17", "dice_not", {"turns": turns(growth.not_when)}
    for drip in growth.drip:
        args: dict[str, str | int] = {"places": ", ".join(drip.where), "cubes": drip.cubes, "turns": turns(drip.when)}
        yield "MR-17", "drip" if drip.colour == "any" else "drip_colour", {**args, "colour": drip.colour}


def money(tables: RuleTables) -> Said:
    table = tables.reduction
    if table.every is not None:
        yield "MR-05", "reduction_every", {"points": table.every.points, "lose": table.every.lose}
    if table.table is not None:
        bands = ", ".join(f"{lowest}: {less}" for lowest, less in table.table)
        yield "MR-05", "reduction_table", {"bands": bands}
    for entry in table.times:
        yield "MR-05", "reduction_times", {"turns": turns(entry.when), "times": entry.times}
    if table.skip:
        yield "MR-05", "reduction_skip", {"turns": turns(table.skip)}


def end(tables: RuleTables, tags: Mapping[str, Sequence[str]]) -> Said:
    table = tables.points
    for name, points in (
        ("points_income", table.income),
        ("points_shares", table.shares),
        ("points_track", table.track),
        ("points_link", table.link),
    ):
        if points is not None:
            yield "MR-06", name, {"points": points}
    if table.cash_per_point:
        yield "MR-06", "points_cash", {"money": table.cash_per_point}
    for extra in table.extra:
        yield "MR-06", f"extra_{extra.kind}", {"places": places(extra.where, tags), "points": extra.points}
