"""The board: the map with its rail spaces, city tiles, rails and stations."""

from __future__ import annotations

from math import atan2, cos, degrees, hypot, radians, sin

from steamshed.games.railroad_revolution.content.box import Box, CityTile
from steamshed.games.railroad_revolution.show.drawing import icons, usa
from steamshed.games.railroad_revolution.show.drawing.viewed import Table, colours, livery, player
from steamshed.games.railroad_revolution.show.drawing.words import effect_words, say
from steamshed.kernel.scene import Scene, Thing
from steamshed.look import symbols as sym
from steamshed.look.geometry import Point, number
from steamshed.look.symbols import placed
from steamshed.look.words import by_language

CARD_W, CARD_H = 164.0, 138.0
LANE = 8.5
FIRST, NEXT, SLOTS = -62.0, -28.0, 54.0
"""On a city: where the first station and the next ones stand, and how far below the middle."""


class Link:
    """Where a rail space runs: from the edge of one city's card to the edge of the other's."""

    def __init__(self, one: Point, other: Point) -> None:
        (ax, ay), (bx, by) = one, other
        dx, dy = bx - ax, by - ay
        long = hypot(dx, dy)
        cut = min(CARD_W / 2 / abs(dx) if dx else 1.0, CARD_H / 2 / abs(dy) if dy else 1.0) * 0.96
        self.length = long * (1 - 2 * cut)
        self.middle = ((ax + bx) / 2, (ay + by) / 2)
        # lanes are counted from above, whichever way the space runs
        angle = degrees(atan2(dy, dx))
        self.turn = angle - 180 if angle > 90 else angle + 180 if angle <= -90 else angle

    def lane(self, seat: int) -> Point:
        """The middle of a seat's lane."""
        aside, heading = (seat - 1.5) * LANE, radians(self.turn)
        return self.middle[0] - sin(heading) * aside, self.middle[1] + cos(heading) * aside


def link_of(box: Box, pair: tuple[int, int]) -> Link:
    return Link(usa.at(*box.city_at[pair[0]]), usa.at(*box.city_at[pair[1]]))


def bed(length: float) -> str:
    """A rail space: four empty lanes."""
    half = number(length / 2)
    lanes = "".join(
        icons.path(f"M-{half} {number((at - 1.5) * LANE)}H{half}", "fill:none;stroke:var(--map-line);stroke-width:5.4")
        for at in range(4)
    )
    edge = "fill:var(--ballast);stroke:var(--map-line-strong);stroke-width:1.4"
    return icons.box(-length / 2, -2 * LANE, length, 4 * LANE, edge, 1) + lanes


def lane(length: float) -> str:
    """A rail on its lane, in the livery of the thing."""
    half = number(length / 2)
    return (
        icons.path(f"M-{half} 0H{half}", "fill:none;stroke:var(--map-ink);stroke-width:7.6")
        + icons.path(f"M-{half} 0H{half}", "fill:none;stroke:var(--c);stroke-width:5.6")
        + icons.path(f"M-{half} 0H{half}", "fill:none;stroke:var(--c-ink);stroke-width:5.6;stroke-dasharray:1.6 8")
    )


def plate(terrain: int, deal: bool) -> str:
    """What is printed at a rail space: triangles or plains, and the deal icon."""
    width = max(1, terrain) * 15 + 18
    x = -15.0 if deal else 0.0
    drawn = icons.box(x - width / 2, -13, width, 26) + placed(x, 0, icons.terrain(terrain))
    return drawn + (placed(x + width / 2 + 15, 0, icons.deal_mark()) if deal else "")


def city_card(name: str, level: int, tile: CityTile) -> str:
    """A city with its tile: cost, primary reward, first-station bonus; room for stations below."""
    w, h = CARD_W, CARD_H
    drawn = icons.box(-w / 2, -h / 2, w, h, icons.PLATE, 4)
    drawn += icons.box(-w / 2 + 3, -h / 2 + 3, w - 6, 29, "fill:var(--brand)", 2)
    drawn += icons.words(0, -h / 2 + 25, name, 23, fill="var(--on-brand)")
    drawn += placed(w / 2 - 10 - 5.5 * level, SLOTS, icons.triangles(level, 5, 11))
    drawn += placed(-50, -17, icons.ticket(f"${tile.cost}"), 1.05)
    reward, wide = icons.effects(tile.primary.texts)
    drawn += placed(27, -17, reward, min(0.9, 92 / wide))
    rule = f"M{-w / 2 + 6} 7H{w / 2 - 6}"
    drawn += icons.path(rule, "fill:none;stroke:var(--plate-line);stroke-width:1;stroke-dasharray:1 4")
    drawn += placed(-64, 24, icons.first_mark(), 0.86)
    bonus, wide = icons.effects(tile.bonus.texts)
    room = 66.0 if tile.bonus_cost else 112.0
    drawn += placed(-12 if tile.bonus_cost else 10, 24, bonus, min(0.72, room / wide))
    if tile.bonus_cost:
        drawn += placed(54, 24, icons.ticket(f"${tile.bonus_cost}"), 0.72)
    slot = "fill:none;stroke:var(--plate-line);stroke-width:1.2;stroke-dasharray:3 2"
    return drawn + icons.box(FIRST - 14, SLOTS - 14, 28, 26, slot)


@by_language(maxsize=8)
def symbols(box: Box, tiles: tuple[int, ...]) -> dict[str, str]:
    """The symbols of a game: its city tiles do not change."""
    found: dict[str, str] = {}
    for city, name in enumerate(box.cities):
        found[f"city-{name}"] = city_card(box.city_names[city], box.city_level[city], box.city_tiles[tiles[city]])
    for space, name in enumerate(box.spaces):
        link = link_of(box, box.space_pair[space])
        found[f"bed-{name}"] = bed(link.length)
        found[f"lane-{name}"] = lane(link.length)
        found[f"plate-{name}"] = plate(box.terrain[space], box.deal_space[space])
    start = link_of(box, box.start_pair)
    found[f"bed-{box.start_space}"], found[f"lane-{box.start_space}"] = bed(start.length), lane(start.length)
    found |= {f"house-{n}": house(n) for n in range(1, 5)} | {"house-neutral": icons.house("#B9BDB6")}
    return found


def house(n: int) -> str:
    """A building in a livery with its mark."""
    return icons.house("var(--c)") + placed(0, 2, sym.insignia(n), 0.62)


def board(box: Box, table: Table) -> Scene:
    """The map."""
    tiles = tuple(
        box.city_tile_of[name if box.printed[city] else table.city_tiles[name]] for city, name in enumerate(box.cities)
    )
    things = [*space_things(box, table), *city_things(box, table, tiles)]
    frame = (0.0, 0.0, usa.WIDTH, usa.HEIGHT)
    return Scene("board", say("board"), frame, usa.sheet(), symbols(box, tiles), tuple(things))


def space_things(box: Box, table: Table) -> list[Thing]:
    """Beds, rails, and the plates above them."""
    beds: list[Thing] = []
    rails: list[Thing] = []
    plates: list[Thing] = []
    pairs = [(box.start_space, box.start_pair), *zip(box.spaces, box.space_pair)]
    for space, (name, pair) in enumerate(pairs, -1):
        link = link_of(box, pair)
        one, other = box.city_names[pair[0]], box.city_names[pair[1]]
        if space < 0:
            title = say("start_space", one=one, other=other)
        else:
            ground = say(f"terrain_{box.terrain[space]}")
            kind = "space_deal" if box.deal_space[space] else "space"
            title = say(kind, space=name, one=one, other=other, terrain=ground)
            plates.append(Thing(f"plate-{name}", f"plate-{name}", link.middle, title=title, kind="plate"))
        beds.append(
            Thing(f"space-{name}", f"bed-{name}", link.middle, turn=round(link.turn, 1), title=title, kind="place")
        )
        for number_, seat in enumerate(table.seats):
            if space < 0 or name in seat.rails:
                what = say("rail", player=player(number_), space=name)
                at, turn = link.lane(number_), round(link.turn, 1)
                rails.append(
                    Thing(f"rail-{name}-{number_}", f"lane-{name}", at, turn=turn, style=colours(number_), title=what)
                )
    return [*beds, *rails, *plates]


def city_things(box: Box, table: Table, tiles: tuple[int, ...]) -> list[Thing]:
    found: list[Thing] = []
    for city, name in enumerate(box.cities):
        x, y = usa.at(*box.city_at[city])
        tile = box.city_tiles[tiles[city]]
        bonus = effect_words(tile.bonus.texts)
        if tile.bonus_cost:
            bonus = say("city_bonus_cost", bonus=bonus, cost=tile.bonus_cost)
        title = say(
            "city",
            city=box.city_names[city],
            level=box.city_level[city],
            cost=tile.cost,
            primary=effect_words(tile.primary.texts),
            bonus=bonus,
        )
        found.append(Thing(f"city-{name}", f"city-{name}", (x, y), title=title, kind="place"))
        found += stations(box, table, city, (x, y + SLOTS))
    return found


def stations(box: Box, table: Table, city: int, row: Point) -> list[Thing]:
    """The first slot, then the others from the left."""
    name, shown = box.cities[city], box.city_names[city]
    found: list[Thing] = []
    if city in box.neutral_cities[table.players]:
        at = (row[0] + FIRST, row[1])
        found.append(Thing(f"station-{name}-neutral", "house-neutral", at, title=say("neutral"), kind="station"))
    first = table.first_stations.get(name, -1)
    x = NEXT
    for seat, company in enumerate(table.seats):
        if name not in company.stations:
            continue
        kind = "station_first" if seat == first else "station"
        title = say(kind, player=player(seat), city=shown)
        place = (row[0] + (FIRST if seat == first else x), row[1])
        x += 0 if seat == first else 26
        symbol = f"house-{livery(seat)}"
        found.append(Thing(f"station-{name}-{seat}", symbol, place, style=colours(seat), title=title, kind="station"))
    return found
