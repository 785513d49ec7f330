"""The displays beside the map: telegraph line, performance tracks, deal tile, common supply."""

from __future__ import annotations

from collections.abc import Sequence

from steamshed.games.railroad_revolution.content.box import (
    CONDITIONS,
    HALVES,
    TOLL_MONEY,
    TOLL_SHARES,
    TOLL_WORKER,
    TRACKS,
    Box,
    Milestone,
)
from steamshed.games.railroad_revolution.content.effects import COLOURS
from steamshed.games.railroad_revolution.show.drawing import icons, pictures
from steamshed.games.railroad_revolution.show.drawing.board import house
from steamshed.games.railroad_revolution.show.drawing.viewed import Table, colours, figure, livery, player
from steamshed.games.railroad_revolution.show.drawing.words import effect_words, say
from steamshed.look import symbols as sym
from steamshed.look.geometry import number
from steamshed.look.symbols import placed
from steamshed.look.words import by_language
from steamshed.ui.scene import Scene, Thing

INK = "var(--ink)"
FAINT = "fill:var(--surface);stroke:var(--line-strong);stroke-width:1.2"


def paper(width: float, height: float, head: str) -> str:
    """The paper of a display with its head."""
    sheet = f'<rect class="panel" width="{number(width)}" height="{number(height)}"/>'
    return sheet + icons.title_words(16, 30, head, 20, INK, "start")


ROW_H = 250.0
"""Telegraph line, performance tracks and deals are equally high: they stand side by side."""

# -- telegraph ---------------------------------------------------------------------------------------------------------

SECTOR_W, SECTOR_Y = 68.0, 156.0
OFFICE_STEP = 20.0
"""How far apart offices stand."""
PLACES_OF_OFFICES = tuple((OFFICE_STEP * (at % 3 - 1), 30.0 + 28 * (at // 3)) for at in range(6))
"""Where offices stand in a sector; the first place is the one of the first office."""


def telegraph(box: Box, table: Table) -> Scene:
    """The line from left to right: tile, shares, first office and offices; the links between sectors."""
    count = len(box.sector_shares)
    width = 16 + SECTOR_W * count
    back = paper(width, ROW_H, say("telegraph"))
    wire = f"M12 54H{number(width - 12)}"
    back += icons.path(wire, f"fill:none;stroke:{INK};stroke-width:2;stroke-dasharray:14 3")
    symbols = {f"house-{n}": house(n) for n in range(1, 5)} | {"house-neutral": icons.house("#B9BDB6")}
    things: list[Thing] = []
    for sector in range(count):
        x = 8 + SECTOR_W * (sector + 0.5)
        tile = table.telegraph_tiles.get(str(sector + 1))
        texts = box.telegraph_tiles[box.telegraph_of[tile]].texts if tile else ()
        back += icons.circle(x, 54, 14, "fill:var(--surface)") + icons.title_words(x, 61, str(sector + 1), 20, INK)
        symbols[f"sector-{sector + 1}"] = sector_card(box, sector, texts)
        words = {"sector": sector + 1, "shares": box.sector_shares[sector], "first": box.sector_first[sector]}
        kind = "sector_tile" if tile else "sector_deal" if box.sector_deal[sector] else "sector"
        title = say(kind, tile=effect_words(texts), **words)
        things.append(Thing(f"sector-{sector + 1}", f"sector-{sector + 1}", (x, SECTOR_Y), title=title, kind="place"))
        things += offices(box, table, sector, x)
        if sector + 1 < count:
            points = box.sector_link[sector]
            symbols[f"link-{points}"] = icons.seal(points)
            title = say("link", points=points, one=sector + 1, other=sector + 2)
            at = (x + SECTOR_W / 2, 54.0)
            things.append(Thing(f"link-{sector + 1}", f"link-{points}", at, title=title, kind="link"))
    return Scene("telegraph", say("telegraph"), (0, 0, width, ROW_H), back, symbols, tuple(things))


@by_language(64)
def sector_card(box: Box, sector: int, texts: Sequence[str]) -> str:
    """What a sector gives, from the top down; below it the room of the offices."""
    w = SECTOR_W - 4
    drawn = icons.box(-w / 2, -78, w, 164, icons.PLATE, 4)
    if box.sector_deal[sector]:
        drawn += placed(0, -54, icons.deal_mark(), 1.1)
    else:
        picture, wide = icons.effects(texts)
        drawn += placed(0, -54, picture, min(0.75, 58 / wide))
    drawn += icons.words(-12, -16, f"{box.sector_shares[sector]}×", 20) + placed(14, -23, icons.share(), 0.8)
    drawn += placed(-16, 5, icons.first_mark(), 0.8) + icons.words(12, 12, f"+{box.sector_first[sector]}", 20)
    slot = "fill:none;stroke:var(--plate-line);stroke-width:1.2;stroke-dasharray:3 2"
    x, y = PLACES_OF_OFFICES[0]
    return drawn + icons.box(x - 11, y + 1, 22, 24, slot)


def offices(box: Box, table: Table, sector: int, x: float) -> list[Thing]:
    found: list[Thing] = []
    places = [(x + dx, SECTOR_Y + dy + 13) for dx, dy in PLACES_OF_OFFICES]
    if sector in box.neutral_sectors[table.players]:
        found.append(
            Thing(f"office-{sector + 1}-neutral", "house-neutral", places[0], title=say("neutral"), kind="office")
        )
    first, others = table.first_offices.get(str(sector + 1), -1), iter(places[1:])
    for seat, company in enumerate(table.seats):
        if sector + 1 not in company.offices:
            continue
        title = say("office_first" if seat == first else "office", player=player(seat), sector=sector + 1)
        place = places[0] if seat == first else next(others)
        symbol = f"house-{livery(seat)}"
        found.append(
            Thing(f"office-{sector + 1}-{seat}", symbol, place, style=colours(seat), title=title, kind="office")
        )
    return found


# -- performance tracks ------------------------------------------------------------------------------------------------

STEP_W, TRACK_H, TRACKS_TOP, NAMES_W = 62.0, 68.0, 42.0, 152.0


def tracks(box: Box, table: Table) -> Scene:
    """Three tracks from left to right: the markers on each position, its points, the toll of the step to it."""
    width = NAMES_W + STEP_W * max(map(len, box.track_points)) + 8
    back = paper(width, ROW_H, say("tracks"))
    things: list[Thing] = []
    for track, name in enumerate(TRACKS):
        top = TRACKS_TOP + TRACK_H * track
        back += icons.words(16, top + 30, say.name("what", name), 18, "start", fill=INK)
        back += icons.words(16, top + 50, say(f"per_{name}"), 16, "start", 400, "var(--ink-2)")
        for position, points in enumerate(box.track_points[track]):
            x = NAMES_W + STEP_W * position
            back += icons.box(x, top + 2, STEP_W - 3, TRACK_H - 6, FAINT, 2)
            back += icons.words(x + STEP_W / 2 - 1, top + 41, str(points), 20, fill=INK)
            back += placed(
                x + STEP_W / 2 - 1, top + 54, toll(box.toll_kind[track][position], box.toll_size[track][position])
            )
        for seat, company in enumerate(table.seats):
            position = company.tracks[name]
            points = box.track_points[track][position]
            title = say("mark", player=player(seat), track=say.name("what", name), points=points, position=position)
            at = (NAMES_W + STEP_W * position + 9 + 14 * seat, top + 14)
            symbol = f"track-disc-{livery(seat)}"
            things.append(Thing(f"mark-{seat}-{name}", symbol, at, style=colours(seat), title=title, kind="mark"))
    symbols = {f"track-disc-{n}": placed(0, 0, sym.small_disc(n), 0.8) for n in range(1, 5)}
    return Scene("tracks", say("tracks"), (0, 0, width, ROW_H), back, symbols, tuple(things))


def toll(kind: int, size: int) -> str:
    """What a step costs, in one line."""
    if kind == TOLL_MONEY:
        title, drawn = say("toll_money", size=size), icons.words(0, 6, f"${size}", 16, weight=500, fill="var(--ink-2)")
    elif kind == TOLL_SHARES:
        title = say("toll_shares", size=size)
        drawn = "".join(placed((at - (size - 1) / 2) * 24, 0, icons.share(), 0.62) for at in range(size))
    elif kind == TOLL_WORKER:
        title, drawn = say("toll_worker"), placed(0, 1, icons.any_worker_plain(), 0.4)
    else:
        return ""
    return icons.titled(title, drawn)


# -- deals and supply --------------------------------------------------------------------------------------------------

DEAL_W, HALF_W, HALF_H = 196.0, 180.0, 84.0


def deals(box: Box, table: Table) -> Scene:
    """The face-up deal tile: what each half costs and gives."""
    tile = box.deals[box.deal_of[table.deal.tile]]
    symbols, things = {"figure": "<g/>"}, list[Thing]()
    for at, name in enumerate(HALVES):
        deal = tile[at]
        symbol = f"deal-{table.deal.tile}-{name}"
        symbols[symbol] = deal_card(deal.shares, deal.money, deal.effects.texts)
        money = say("deal_money", money=deal.money) if deal.money else ""
        words = {"half": say(f"half_{name}"), "shares": deal.shares, "money": money}
        title = say("deal_half", effects=effect_words(deal.effects.texts), **words)
        place = (DEAL_W / 2, 44 + HALF_H / 2 + (HALF_H + 6) * at)
        things.append(Thing(f"deal-{name}", symbol, place, title=title, kind="place"))
    things.append(figure("column", (DEAL_W / 2, ROW_H - 16), say("column", count=table.column), "on-words"))
    back = paper(DEAL_W, ROW_H, say("deal"))
    return Scene("deal", say("deal"), (0, 0, DEAL_W, ROW_H), back, symbols, tuple(things))


def deal_card(shares: int, money: int, texts: Sequence[str]) -> str:
    """What is given, and below it what is got."""
    drawn = icons.box(-HALF_W / 2, -HALF_H / 2, HALF_W, HALF_H, icons.PLATE, 4)
    paid = placed(-14, 0, icons.words(0, 7, f"{shares}×", 20)) + placed(14, 0, icons.share(), 0.85)
    drawn += placed(-40 if money else 0, -20, paid)
    if money:
        drawn += icons.words(42, -13, f"${money}", 20)
    drawn += icons.path("M-78 20H-58M-65 14L-58 20L-65 26", f"{icons.LINE};stroke-width:3")
    picture, wide = icons.effects(texts)
    return drawn + placed(16, 20, picture, min(0.9, 130 / wide))


SUPPLY_W, SUPPLY_H = 690.0, 210.0


def supply(box: Box, table: Table) -> Scene:
    """Workers, train stacks and piles; beside them endowment tiles and drawn milestones while there are some."""
    width = SUPPLY_W + 152.0 * len(table.endowment) + 190.0 * len(table.drawn)
    symbols = {f"worker-{colour}": icons.worker(colour) for colour in COLOURS} | {"figure": "<g/>"}
    symbols |= pictures.symbols(box, table)
    things: list[Thing] = []
    for at, colour in enumerate(COLOURS):
        x, count = 48 + 76.0 * at, table.common[colour]
        title = say("common", count=count, colour=say.name("what", colour))
        things.append(Thing(f"common-{colour}", f"worker-{colour}", (x, 80), title=title, kind="place"))
        things.append(figure(f"common-count-{colour}", (x, 116), str(count)))
    for at, (letter, count) in enumerate(table.piles.items()):
        x = 456 + 66.0 * at
        symbols[f"back-{letter}"] = milestone_back(letter)
        title = say("pile", count=count, letter=letter)
        things.append(Thing(f"pile-{letter}", f"back-{letter}", (x, 74), title=title, kind="pile"))
        things.append(figure(f"pile-count-{letter}", (x, 116), str(count)))
    for at, (kind, count) in enumerate(table.stacks.items()):
        train = box.trains[box.train_of[kind]]
        symbols[f"train-{kind}-up"] = train_card(train.cost, train.effects.texts, True)
        title = say("stack", count=count, effects=effect_words(train.effects.texts))
        x = 88 + 152.0 * at
        things.append(Thing(f"stack-{kind}", f"train-{kind}-up", (x - 14, 168), title=title, kind="place"))
        things.append(figure(f"stack-count-{kind}", (x + 58, 168), str(count)))
    things += endowments(box, table, symbols)
    things += drawn(box, table, symbols)
    back = paper(width, SUPPLY_H, say("supply"))
    return Scene("supply", say("supply"), (0, 0, width, SUPPLY_H), back, symbols, tuple(things))


def endowments(box: Box, table: Table, symbols: dict[str, str]) -> list[Thing]:
    found: list[Thing] = []
    for at, entry in enumerate(table.endowment):
        effects = box.endowments[box.endowment_of[entry.tile]]["ab".index(entry.side)]
        picture, wide = icons.effects(effects.texts)
        name = f"endowment-{entry.tile}-{entry.side}-{entry.worker}"
        symbols[name] = (
            icons.box(-68, -56, 136, 112, icons.PLATE, 4)
            + placed(0, -22, picture, min(1.0, 110 / wide))
            + placed(0, 32, icons.worker(entry.worker), 0.8)
        )
        words = {"effects": effect_words(effects.texts), "colour": say.name("what", entry.worker)}
        at_point = (SUPPLY_W + 72 + 152.0 * at, SUPPLY_H / 2)
        found.append(Thing(f"endowment-{entry.tile}", name, at_point, title=say("endowment", **words), kind="place"))
    return found


def drawn(box: Box, table: Table, symbols: dict[str, str]) -> list[Thing]:
    found: list[Thing] = []
    for at, entry in enumerate(table.drawn):
        place = (SUPPLY_W + 90 + 190.0 * at, SUPPLY_H / 2)
        if entry.tile is None:
            symbols["back-hidden"] = placed(0, 0, milestone_back("?"), 2.2)
            found.append(Thing(f"drawn-{at}", "back-hidden", place, title=say("drawn_hidden"), kind="pile"))
        else:
            goal = box.milestones[box.milestone_of[entry.tile]]
            symbols[f"milestone-{entry.tile}"] = milestone_card(goal)
            title = say("drawn", milestone=milestone_words(goal))
            found.append(Thing(f"drawn-{entry.tile}", f"milestone-{entry.tile}", place, title=title, kind="place"))
    return found


@by_language(64)
def train_card(cost: int, texts: Sequence[str], up: bool) -> str:
    """A train tile: face up with its bonus, face down without colour."""
    style = icons.PLATE if up else "fill:var(--inset);stroke:var(--line-strong);stroke-width:1.6;stroke-dasharray:4 3"
    card = icons.box(-62, -28, 124, 56, style, 4) + placed(-34, 0, icons.loco(), 0.8)
    if not up:
        return card + icons.path("M8-10L34 10M34-10L8 10", "fill:none;stroke:var(--line-strong);stroke-width:2.4")
    picture, wide = icons.effects(texts)
    drawn = card + placed(28, -8 if cost else 0, picture, min(0.72, 56 / wide))
    return drawn + (placed(28, 16, icons.ticket(f"${cost}"), 0.6) if cost else "")


def milestone_back(letter: str) -> str:
    return icons.box(
        -24, -30, 48, 60, "fill:var(--brand);stroke:var(--plate-line);stroke-width:1.4", 3
    ) + icons.title_words(0, 10, letter, 28, "var(--on-brand)")


@by_language(64)
def milestone_card(goal: Milestone) -> str:
    """Letter, points, conditions, and the managers it takes."""
    drawn = icons.box(-80, -92, 160, 184, icons.PLATE, 5)
    drawn += icons.title_words(-56, -60, goal.name[0], 28) + placed(50, -68, icons.seal(goal.points))
    for at, (kind, what, count) in enumerate(goal.conditions):
        y = -26 + 30.0 * at
        picture = icons.words(-58, y + 6, f"{count}×", 19) + placed(0, y, condition(CONDITIONS[kind], what))
        drawn += icons.titled(condition_words(kind, what, count), picture)
    drawn += icons.path("M-72 52H72", "fill:none;stroke:var(--plate-line);stroke-width:1;stroke-dasharray:1 4")
    for slot, colour in enumerate(goal.managers):
        x = 46.0 * (slot - (len(goal.managers) - 1) / 2)
        ring = f"fill:{'none' if colour < 0 else f'var(--w-{COLOURS[colour]})'};stroke:{icons.INK};stroke-width:1.6"
        drawn += icons.circle(x, 72, 17, f"{ring};stroke-dasharray:4 3;fill-opacity:.45")
        drawn += placed(x, 73, icons.worker(COLOURS[colour]) if colour >= 0 else icons.any_worker_plain(), 0.42)
    return drawn


def condition(kind: str, what: int) -> str:
    """A level or a terrain on a plate, and rails or a house beside it."""
    plate = icons.box(-34, -13, 62, 26, "fill:#DDE5D0;stroke:var(--plate-line);stroke-width:1.2", 2)
    if kind == "connect":
        return plate + placed(-3, 0, icons.triangles(what, 4.6, 11.5)) + placed(52, 0, icons.rail(), 0.66)
    if kind == "station":
        return plate + placed(-3, 0, icons.triangles(what, 4.6, 11.5)) + placed(52, 0, icons.house(), 0.95)
    if kind == "deal_rails":
        return placed(-3, 0, icons.deal_mark(), 0.95) + placed(52, 0, icons.rail(), 0.66)
    land = icons.box(-34, -13, 62, 26, "fill:#E9E2C4;stroke:var(--plate-line);stroke-width:1.2", 12)
    return land + placed(-3, 0, icons.terrain(what)) + placed(52, 0, icons.rail(), 0.66)


def condition_words(kind: int, what: int, count: int) -> str:
    shown = say(f"terrain_{what}") if CONDITIONS[kind] == "terrain_rails" else what
    return say(f"condition_{CONDITIONS[kind]}", number=count, what=shown)


def milestone_words(goal: Milestone) -> str:
    conditions = [condition_words(kind, what, count) for kind, what, count in goal.conditions]
    managers = [say.name("what", COLOURS[colour]) if colour >= 0 else say("any") for colour in goal.managers]
    words = {"letter": goal.name[0], "points": goal.points}
    return say("milestone", conditions=say("and").join(conditions), managers=say("and").join(managers), **words)
