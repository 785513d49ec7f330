"""The player boards: stock sectors, action spaces with workers, trains, milestones, holdings."""

from __future__ import annotations

from collections import Counter

from steamshed.games.railroad_revolution.content.box import ACTIONS, Box
from steamshed.games.railroad_revolution.content.effects import COLOURS
from steamshed.games.railroad_revolution.show.drawing import icons
from steamshed.games.railroad_revolution.show.drawing.board import house
from steamshed.games.railroad_revolution.show.drawing.displays import INK, milestone_card, milestone_words, train_card
from steamshed.games.railroad_revolution.show.drawing.viewed import Goal, Seat, Table, colours, figure, livery, player
from steamshed.games.railroad_revolution.show.drawing.words import effect_words, say
from steamshed.look import symbols as sym
from steamshed.look.geometry import number
from steamshed.look.symbols import placed
from steamshed.look.words import by_language
from steamshed.ui.scene import Scene, Thing

WIDTH, HEIGHT = 1340.0, 328.0
STOCK_X, STOCK_Y, STOCK_W = 232.0, 52.0, 94.0
ACTION_Y, ACTION_W = 200.0, 188.0
TRAINS = (292.0, 284.0)
MILESTONES = (1090.0, 108.0)
DONE = (1030.0, 250.0)
WORDS_Y = 116.0
"""What the figures are called stands below the ring of what can be chosen."""
FAINT = "fill:var(--inset);stroke:var(--line-strong);stroke-width:1.2"


def mat(box: Box, table: Table, seat: int) -> Scene:
    """The board of one player."""
    company, name = table.seats[seat], player(seat)
    symbols = dict(static_symbols(box))
    things = [*holdings(box, table, seat, company), *stock(box, seat, company), *workers(seat, company)]
    things += trains(box, seat, company) + milestones(box, seat, company, symbols)
    size, back = (0.0, 0.0, WIDTH, HEIGHT), printed(box, seat)
    return Scene(f"player-{seat}", say("player", player=name), size, back, symbols, tuple(things))


@by_language(2)
def static_symbols(box: Box) -> dict[str, str]:
    found = {f"small-worker-{colour}": placed(0, 0, icons.worker(colour), 0.8) for colour in COLOURS}
    found |= {f"house-{n}": house(n) for n in range(1, 5)} | {f"disc-{n}": sym.disc(n) for n in range(1, 5)}
    rail = icons.box(-16, -5, 32, 10, "fill:var(--c);stroke:var(--piece-line);stroke-width:1.6", 2)
    found["rail-piece"] = rail + icons.path(
        "M-10-5V5M-3-5V5M4-5V5M11-5V5", "fill:none;stroke:var(--c-ink);stroke-width:1.6"
    )
    found["mat-edge"] = f'<rect class="livery-edge" width="10" height="{number(HEIGHT)}"/>'
    found["figure"] = "<g/>"
    found["count"] = sym.count()
    found["to-move"] = '<path class="to-move" d="M-5-6L5 0L-5 6Z"/>'
    found["shares"] = placed(0, 0, icons.share(), 1.2)
    found["action-space"] = icons.box(-88, -40, 176, 80, "fill:transparent;stroke:none", 4)
    for train in box.trains:
        for face in ("up", "down"):
            found[f"train-{train.name}-{face}"] = train_card(train.cost, train.effects.texts, face == "up")
    for tile in box.milestones:
        found[f"done-{tile.name}"] = placed(0, 0, icons.seal(tile.points), 0.8)
    return found


@by_language(16)
def printed(box: Box, seat: int) -> str:
    """What is printed on the board: the sectors of the stock with their money and the logo, the action spaces."""
    back = f'<rect class="panel" width="{number(WIDTH)}" height="{number(HEIGHT)}"/>'
    for sector, money in enumerate(box.sector_money):
        x = STOCK_X + STOCK_W * sector
        back += icons.box(x, STOCK_Y, STOCK_W - 6, 96, FAINT, 2)
        price = placed(x + STOCK_W / 2 - 3, STOCK_Y - 16, icons.ticket(f"${money}"), 0.8)
        back += icons.titled(say("sale", money=money), price)
    logo = STOCK_X + STOCK_W * box.logo_after - 3
    back += icons.path(
        f"M{number(logo)} {STOCK_Y - 34}V{STOCK_Y + 100}", "fill:none;stroke:var(--brand);stroke-width:4"
    )
    back += placed(logo, STOCK_Y - 38, icons.circle(0, 0, 13, "fill:var(--brand)") + placed(0, 0, logo_mark(seat), 0.8))
    pictures = (icons.house(), icons.rail(), icons.office(), icons.share())
    for at, (name, picture) in enumerate(zip(ACTIONS, pictures)):
        x = STOCK_X + ACTION_W * at
        back += icons.box(x, ACTION_Y - 40, ACTION_W - 10, 80, FAINT, 4)
        back += icons.words(x + 34, ACTION_Y - 22, say.name("what", name), 18, "start", fill=INK)
        back += icons.circle(x + 18, ACTION_Y - 27, 11, "fill:var(--plate)") + placed(
            x + 18, ACTION_Y - 27, picture, 0.5
        )
    return back


def logo_mark(seat: int) -> str:
    return f'<g style="--c-ink:var(--on-brand)">{sym.insignia(livery(seat))}</g>'


def holdings(box: Box, table: Table, seat: int, company: Seat) -> list[Thing]:
    name = player(seat)
    title = say("holdings", player=name, cash=company.cash, shares=company.shares, points=table.scores[seat])
    found = [
        Thing(f"company-{seat}", "mat-edge", (0, 0), style=colours(seat), title=title, kind="player"),
        Thing(f"company-mark-{seat}", f"disc-{livery(seat)}", (36, 32), style=colours(seat), title=title, kind="mark"),
        figure(f"name-{seat}", (60, 32), name, "on-name start"),
        figure(f"cash-{seat}", (48, 84), f"${company.cash}", title=title),
        figure(f"cash-word-{seat}", (48, WORDS_Y), say("cash"), "on-words"),
        Thing(
            f"shares-{seat}",
            "shares",
            (112, 84),
            title=say("shares_title", player=name, shares=company.shares, price=box.share_price),
            kind="place",
        ),
        figure(f"shares-count-{seat}", (146, 84), str(company.shares), "on-figure"),
        figure(f"shares-word-{seat}", (120, WORDS_Y), say("shares"), "on-words"),
        figure(f"points-{seat}", (194, 84), str(table.scores[seat]), title=title),
        figure(f"points-word-{seat}", (194, WORDS_Y), say("points"), "on-words"),
    ]
    if table.seat == seat:
        found.append(Thing(f"company-to-move-{seat}", "to-move", (20, 32), title=say("to_move")))
    if table.first_player == seat:
        found.append(figure("first-player", (60, 54), say("first_player"), "on-words start"))
        state = say(f"round_{table.end}" if table.end else "round", round=table.round)
        found.append(figure("round", (16, 138), state, "on-words start"))
    return found


def stock(box: Box, seat: int, company: Seat) -> list[Thing]:
    """Rails above, buildings below; the leftmost of each kind can be chosen."""
    found: list[Thing] = []
    for kind, left, sectors in (
        ("rail", company.stock.rails, box.rail_sector),
        ("building", company.stock.buildings, box.building_sector),
    ):
        title = say(f"stock_{kind}", player=player(seat), count=left)
        for piece in range(left, 0, -1):
            sector = sectors[piece]
            x = STOCK_X + STOCK_W * sector
            # pieces are taken from the left: the same place of the board as long as they lie there
            total = box.sector_pieces[sector][0 if kind == "rail" else 1]
            at = total - sum(1 for other in range(1, piece + 1) if sectors[other] == sector)
            place = (x + 26 + 38 * at, STOCK_Y + 26) if kind == "rail" else (x + 26 + 36 * at, STOCK_Y + 66)
            id = f"stock-{seat}-{kind}" + ("" if piece == left else f"-{piece}")
            symbol = "rail-piece" if kind == "rail" else f"house-{livery(seat)}"
            css = "place" if piece == left else "piece"
            found.append(Thing(id, symbol, place, style=colours(seat), title=title, kind=css))
    return found


def workers(seat: int, company: Seat) -> list[Thing]:
    """The personal supply on the left, the others on their action spaces."""
    found: list[Thing] = []
    x = 34.0
    for colour in COLOURS:
        count = company.supply.get(colour, 0)
        if count:
            title = say("worker_supply", player=player(seat), count=count, colour=say.name("what", colour))
            found += group(f"worker-{seat}-{colour}-supply", colour, count, (x, ACTION_Y + 18), title)
            x += 42
    chosen: set[str] = set()
    for at, action in enumerate(ACTIONS):
        left = STOCK_X + ACTION_W * at
        title = say("action", player=player(seat), action=say.name("what", action))
        middle = (left + ACTION_W / 2 - 5, ACTION_Y)
        found.append(Thing(f"action-{seat}-{action}", "action-space", middle, title=title, kind="place"))
        x = left + 28
        for colour in COLOURS:
            count = company.board.get(action, {}).get(colour, 0)
            if count:
                words = {"player": player(seat), "count": count, "colour": say.name("what", colour)}
                title = say("worker_board", action=say.name("what", action), **words)
                id = f"worker-{seat}-{colour}-board" + (f"-{action}" if colour in chosen else "")
                chosen.add(colour)
                found += group(id, colour, count, (x, ACTION_Y + 18), title)
                x += 36
    return found


def group(id: str, colour: str, count: int, at: tuple[float, float], title: str) -> list[Thing]:
    """Workers of one colour in one place."""
    found = [Thing(id, f"small-worker-{colour}", at, title=title, kind="place")]
    if count > 1:
        found.append(Thing(f"{id}-count", "count", (at[0] + 13, at[1] + 14), label=str(count), kind="on-count"))
    return found


def trains(box: Box, seat: int, company: Seat) -> list[Thing]:
    found: list[Thing] = []
    for text, count in sorted(Counter(company.trains).items(), key=lambda item: company.trains.index(item[0])):
        kind, _, face = text.partition(" ")
        effects = effect_words(box.trains[box.train_of[kind]].effects.texts)
        title = say(f"train_{face}", player=player(seat), count=count, effects=effects)
        column = sum(thing.symbol != "count" for thing in found)
        place = (TRAINS[0] + 128 * column, TRAINS[1])
        found.append(Thing(f"train-{seat}-{kind}-{face}", f"train-{kind}-{face}", place, title=title, kind="place"))
        if count > 1:
            id = f"train-{seat}-{kind}-{face}-count"
            found.append(Thing(id, "count", (place[0] + 56, place[1] + 24), label=str(count), kind="on-count"))
    return found


def milestones(box: Box, seat: int, company: Seat, symbols: dict[str, str]) -> list[Thing]:
    """The open ones with their managers, then the completed ones."""
    found: list[Thing] = []
    for line, goal in enumerate(company.milestones):
        if goal is not None:
            found += milestone(box, goal, (MILESTONES[0] + 168.0 * line, MILESTONES[1]), symbols)
    for at, name in enumerate(company.completed):
        tile = box.milestones[box.milestone_of[name]]
        place = (DONE[0] + 36.0 * (at % 9), DONE[1] + 36.0 * (at // 9))
        title = say("completed", letter=name[0], points=tile.points)
        found.append(Thing(f"done-{name}", f"done-{name}", place, title=title, kind="done"))
    return found


def milestone(box: Box, goal: Goal, at: tuple[float, float], symbols: dict[str, str]) -> list[Thing]:
    tile = box.milestones[box.milestone_of[goal.tile]]
    symbols[f"milestone-{goal.tile}"] = milestone_card(tile)
    title = milestone_words(tile)
    if goal.managers:
        filled = say("and").join(say.name("what", colour) for colour in goal.managers)
        title = say("managed", milestone=title, filled=filled)
    found = [Thing(f"milestone-{goal.tile}", f"milestone-{goal.tile}", at, title=title, kind="place")]
    free = list(range(len(tile.managers)))
    for colour in goal.managers:
        slot = next(n for n in free if tile.managers[n] < 0 or COLOURS[tile.managers[n]] == colour)
        free.remove(slot)
        place = (at[0] + 46.0 * (slot - (len(tile.managers) - 1) / 2), at[1] + 70)
        found.append(
            Thing(
                f"manager-{goal.tile}-{slot}",
                f"small-worker-{colour}",
                place,
                title=say.name("what", colour),
                kind="manager",
            )
        )
    return found
