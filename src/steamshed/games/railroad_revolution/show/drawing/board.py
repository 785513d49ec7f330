"""The board: the map with its rail spaces, city tiles, rails and stations."""

from __future__ import annotations

from math import atan2, cos, degrees, hypot, radians, sin

from steamshed.games.railroad_revolution.content.box import Box, CityTile
from steamshed.games.railroad_revolution.show.drawing import icons, usa
from steamshed.games.railroad_revolution.show.drawing.viewed import Table, colours, livery, player
from steamshed.games.railroad_revolution.show.drawing.words import effect_words, say
from steamshed.look import symbols as sym
from steamshed.look.geometry import Point, number
from steamshed.look.symbols import placed
from steamshed.look.words import by_language
from steamshed.ui.scene import Scene, Thing

CARD_W, CARD_H = 224.0, 122.0
LONG_NAME = 11
"""A name with more letters is drawn narrower."""
LANE = 8.5
FIRST, NEXT, SLOTS = 90.0, -40.0, 78.0
"""On a city: where the first station hangs, how far from one to the next, and how far below the middle."""


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
    """A city with its tile: level, cost and primary reward, first-station bonus. Stations hang from its lower edge."""
    w, h = CARD_W, CARD_H
    white = "var(--on-brand)"
    drawn = icons.box(-w / 2, -h / 2, w, h, icons.PLATE, 4)
    drawn += icons.box(-w / 2 + 3, -h / 2 + 3, w - 6, 35, "fill:var(--brand)", 2)
    stretch = 80 if len(name) <= LONG_NAME else 66  # on a small board words are drawn larger than the card
    drawn += icons.words(-w / 2 + 12, -h / 2 + 30, name, 27, "start", fill=white, stretch=stretch)
    drawn += icons.words(w / 2 - 30, -h / 2 + 29, str(level), 25, "end", fill=white)
    drawn += placed(w / 2 - 18, -h / 2 + 19, icons.triangles(1, 8, fill=white))
    drawn += icons.words(-w / 2 + 12, 9, f"${tile.cost}", 27, "start")
    reward, wide = icons.effects(tile.primary.texts)
    drawn += placed(38, -2, reward, min(0.95, 132 / wide))
    drawn += placed(-w / 2 + 25, 40, icons.first_mark(), 1.2)
    bonus, wide = icons.effects(tile.bonus.texts)
    room = 100.0 if tile.bonus_cost else 160.0
    size = min(0.9, room / wide)
    drawn += placed(-w / 2 + 48 + size * wide / 2, 40, bonus, size)
    if tile.bonus_cost:
        drawn += icons.words(w / 2 - 10, 48, f"${tile.bonus_cost}", 25, "end")
    return drawn


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
    found |= {f"station-{n}": placed(0, 0, house(n), 1.6) for n in range(1, 5)}
    found["station-neutral"] = placed(0, 0, icons.house("#B9BDB6"), 1.6)
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
            title = say(kind, one=one, other=other, terrain=ground)
            plates.append(Thing(f"plate-{name}", f"plate-{name}", link.middle, title=title, kind="plate"))
        beds.append(
            Thing(f"space-{name}", f"bed-{name}", link.middle, turn=round(link.turn, 1), title=title, kind="place")
        )
        for number_, seat in enumerate(table.seats):
            if space < 0 or name in seat.rails:
                what = say("rail", player=player(number_), one=one, other=other)
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
    """The first one at the right, then the others."""
    name, shown = box.cities[city], box.city_names[city]
    found: list[Thing] = []
    if city in box.neutral_cities[table.players]:
        at = (row[0] + FIRST, row[1])
        found.append(Thing(f"station-{name}-neutral", "station-neutral", at, title=say("neutral"), kind="station"))
    first = table.first_stations.get(name, -1)
    x = FIRST + NEXT
    for seat, company in enumerate(table.seats):
        if name not in company.stations:
            continue
        kind = "station_first" if seat == first else "station"
        title = say(kind, player=player(seat), city=shown)
        place = (row[0] + (FIRST if seat == first else x), row[1])
        x += 0 if seat == first else NEXT
        symbol = f"station-{livery(seat)}"
        found.append(Thing(f"station-{name}-{seat}", symbol, place, style=colours(seat), title=title, kind="station"))
    return found
