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
from steamshed.kernel.scene import Scene, Thing
from steamshed.look import symbols as sym
from steamshed.look.geometry import number
from steamshed.look.symbols import placed

INK = "var(--ink)"
FAINT = "fill:var(--surface);stroke:var(--line-strong);stroke-width:1.2"


def paper(width: float, height: float, head: str) -> str:
    """The paper of a display with its head."""
    sheet = f'<rect class="panel" width="{number(width)}" height="{number(height)}"/>'
    return sheet + icons.title_words(16, 30, head, 20, INK, "start")


# -- telegraph ---------------------------------------------------------------------------------------------------------

SECTOR_W, LINE_H = 152.0, 236.0


def telegraph(box: Box, table: Table) -> Scene:
    """The line from left to right: shares, tile, first slot and offices; the links between sectors."""
    count = len(box.sector_shares)
    width = 32 + SECTOR_W * count
    back = paper(width, LINE_H, say("telegraph"))
    wire = f"M16 56H{number(width - 16)}"
    back += icons.path(wire, f"fill:none;stroke:{INK};stroke-width:2;stroke-dasharray:14 3")
    symbols = {f"house-{n}": house(n) for n in range(1, 5)} | {"house-neutral": icons.house("#B9BDB6")}
    things: list[Thing] = []
    for sector in range(count):
        x = 16 + SECTOR_W * (sector + 0.5)
        tile = table.telegraph_tiles.get(str(sector + 1))
        texts = box.telegraph_tiles[box.telegraph_of[tile]].texts if tile else ()
        symbols[f"sector-{sector + 1}"] = sector_card(box, sector, texts)
        words = {"sector": sector + 1, "shares": box.sector_shares[sector], "first": box.sector_first[sector]}
        kind = "sector_tile" if tile else "sector_deal" if box.sector_deal[sector] else "sector"
        title = say(kind, tile=effect_words(texts), **words)
        things.append(Thing(f"sector-{sector + 1}", f"sector-{sector + 1}", (x, 144), title=title, kind="place"))
        things += offices(box, table, sector, x)
        if sector + 1 < count:
            points = box.sector_link[sector]
            symbols[f"link-{points}"] = placed(0, 0, icons.seal(points), 0.8)
            title = say("link", points=points, one=sector + 1, other=sector + 2)
            at = (x + SECTOR_W / 2, 56.0)
            things.append(Thing(f"link-{sector + 1}", f"link-{points}", at, title=title, kind="link"))
    return Scene("telegraph", say("telegraph"), (0, 0, width, LINE_H), back, symbols, tuple(things))


def sector_card(box: Box, sector: int, texts: Sequence[str]) -> str:
    w = SECTOR_W - 12
    drawn = icons.box(-w / 2, -70, w, 152, icons.PLATE, 4)
    drawn += placed(-52, -48, icons.title_words(0, 7, str(sector + 1), 24))
    drawn += placed(-18, -48, icons.words(0, 7, f"{box.sector_shares[sector]}×", 20)) + placed(12, -48, icons.share())
    drawn += placed(-50, -14, icons.first_mark(), 0.85)
    drawn += placed(-18, -14, icons.words(0, 7, f"+{box.sector_first[sector]}", 20)) + placed(12, -14, icons.share())
    drawn += icons.path(
        f"M{-w / 2 + 8} 6H{w / 2 - 8}", "fill:none;stroke:var(--plate-line);stroke-width:1;stroke-dasharray:1 4"
    )
    if box.sector_deal[sector]:
        drawn += placed(0, 28, icons.deal_mark(), 1.2)
    else:
        picture, wide = icons.effects(texts)
        drawn += placed(-46, 27, icons.any_worker_plain(), 0.5) + icons.path(
            "M-32 28H-22M-26 24L-22 28L-26 32", icons.LINE
        )
        drawn += placed(18, 27, picture, min(0.75, 72 / wide))
    slot = "fill:none;stroke:var(--plate-line);stroke-width:1.2;stroke-dasharray:3 2"
    return drawn + icons.box(-62, 51, 28, 26, slot)


def offices(box: Box, table: Table, sector: int, x: float) -> list[Thing]:
    found: list[Thing] = []
    y = 144.0 + 64
    if sector in box.neutral_sectors[table.players]:
        found.append(
            Thing(f"office-{sector + 1}-neutral", "house-neutral", (x - 48, y), title=say("neutral"), kind="office")
        )
    first, at = table.first_offices.get(str(sector + 1), -1), x - 14
    for seat, company in enumerate(table.seats):
        if sector + 1 not in company.offices:
            continue
        title = say("office_first" if seat == first else "office", player=player(seat), sector=sector + 1)
        place = (x - 48 if seat == first else at, y)
        at += 0 if seat == first else 27
        symbol = f"house-{livery(seat)}"
        found.append(
            Thing(f"office-{sector + 1}-{seat}", symbol, place, style=colours(seat), title=title, kind="office")
        )
    return found


# -- performance tracks ------------------------------------------------------------------------------------------------

STEP_W, TRACK_H, TRACKS_W, NAMES_W = 104.0, 64.0, 960.0, 216.0


def tracks(box: Box, table: Table) -> Scene:
    """Three tracks from left to right: points of each position, the toll before it, the markers on it."""
    height = 8 + TRACK_H * 3
    back = f'<rect class="panel" width="{number(TRACKS_W)}" height="{number(height)}"/>'
    things: list[Thing] = []
    for track, name in enumerate(TRACKS):
        top = 6 + TRACK_H * track
        back += icons.words(16, top + 28, say.name("what", name), 19, "start", fill=INK)
        back += icons.words(16, top + 48, say(f"per_{name}"), 16, "start", 400, "var(--ink-2)")
        for position, points in enumerate(box.track_points[track]):
            x = NAMES_W + STEP_W * position
            back += icons.box(x + 12, top + 2, STEP_W - 16, TRACK_H - 8, FAINT, 2)
            back += placed(x + STEP_W - 22, top + 19, icons.seal(points), 0.68)
            kind, size = box.toll_kind[track][position], box.toll_size[track][position]
            back += placed(x + 12, top + 20, toll(kind, size))
        for seat, company in enumerate(table.seats):
            position = company.tracks[name]
            points = box.track_points[track][position]
            title = say("mark", player=player(seat), track=say.name("what", name), points=points, position=position)
            at = (NAMES_W + STEP_W * position + 26 + 20 * seat, top + 46)
            symbol = f"small-disc-{livery(seat)}"
            things.append(Thing(f"mark-{seat}-{name}", symbol, at, style=colours(seat), title=title, kind="mark"))
    symbols = {f"small-disc-{n}": sym.small_disc(n) for n in range(1, 5)}
    return Scene("tracks", say("tracks"), (0, 0, TRACKS_W, height), back, symbols, tuple(things))


def toll(kind: int, size: int) -> str:
    """What lies between two positions."""
    if kind == TOLL_MONEY:
        title, drawn = say("toll_money", size=size), placed(0, 0, icons.ticket(f"${size}"), 0.8)
    elif kind == TOLL_SHARES:
        title = say("toll_shares", size=size)
        drawn = "".join(placed(0, (at - (size - 1) / 2) * 17, icons.share(), 0.62) for at in range(size))
    elif kind == TOLL_WORKER:
        title, drawn = say("toll_worker"), placed(0, 3, icons.any_worker_plain(), 0.52)
    else:
        return ""
    return icons.titled(title, drawn)


# -- deals and supply --------------------------------------------------------------------------------------------------

DEAL_W, DEAL_H = 360.0, 200.0


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
        things.append(Thing(f"deal-{name}", symbol, (DEAL_W / 2, 84 + 76 * at), title=title, kind="place"))
    things.append(figure("column", (DEAL_W - 16, 24), say("column", count=table.column), "on-words end"))
    back = paper(DEAL_W, DEAL_H, say("deal"))
    return Scene("deal", say("deal"), (0, 0, DEAL_W, DEAL_H), back, symbols, tuple(things))


def deal_card(shares: int, money: int, texts: Sequence[str]) -> str:
    drawn = icons.box(-164, -34, 328, 68, icons.PLATE, 4)
    drawn += placed(-138, 0, icons.words(0, 7, f"{shares}×", 20)) + placed(-106, 0, icons.share(), 0.9)
    if money:
        drawn += placed(-56, 0, icons.ticket(f"${money}"), 0.85)
    drawn += icons.path("M-22 0H2M-6-7L2 0L-6 7", f"{icons.LINE};stroke-width:3")
    picture, wide = icons.effects(texts)
    return drawn + placed(86, 0, picture, min(1.0, 140 / wide))


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
