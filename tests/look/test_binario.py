"""The table of Binario Duel as pictures."""

from __future__ import annotations

import random
import re
import xml.etree.ElementTree as ET

import pytest

from steamshed.games.binario import GAME, Binario
from steamshed.games.binario.show.drawing import relief, shapes, traffic, ways
from steamshed.games.binario.show.drawing.pending import path_of
from steamshed.games.binario.show.drawing.viewed import Viewed
from steamshed.games.binario.show.scenes import picture
from steamshed.kernel.chance import Chance
from steamshed.look.svg import rules
from steamshed.look.theme import Theme, evaluate
from steamshed.ui.scene import Scene, Thing
from tests.rules.binario.table import road_table, station, table, way

LEAST = 11.0
"""No text on the map is smaller, in pixels."""
BOARD = (928.0, 592.0)
"""The room of the board in a window of 1280 by 800, in pixels."""


@pytest.fixture(scope="module")
def late() -> Binario:
    chance, rng = Chance(seed=3), random.Random(3)
    state = GAME.new(2, None, chance)
    assert isinstance(state, Binario)
    while state.round < 70:
        state.apply(GAME.steady(state, state.legal(), rng), chance)
    return state


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_table_is_one_picture(late: Binario, theme: Theme) -> None:
    root = ET.fromstring(picture(late.view(None), theme))
    assert root.tag.endswith("svg")
    assert "var(" not in picture(late.view(None), theme)


def scene(state: Binario, name: str) -> Scene:
    return next(scene for scene in GAME.scenes(state.view(0)) if scene.name == name)


def drawn(state: Binario) -> dict[str, Thing]:
    """The things of the board."""
    return {thing.id: thing for thing in scene(state, "board").things}


def test_scenes() -> None:
    names = [scene.name for scene in GAME.scenes(table().view(0))]
    assert names == ["board", "card", "freight-0", "freight-1", "stock", "legend", "players"]


def test_displays_stand_beside_the_board(late: Binario) -> None:
    """A drawer under the board would take the map a third of its height."""
    assert all(scene.box[2] <= 480 for scene in GAME.scenes(late.view(None))[1:])


# -- reading ----------------------------------------------------------------------------------------------------------


def size_of(*lineage: str) -> float:
    """The size of a text within things of these classes, in units."""
    classes = [frozenset(one.split()) for one in lineage]
    sizes = [value for rule in rules() if rule.matches(classes) for name, value in rule.declared if name == "font-size"]
    return float(evaluate(sizes[-1], {}, "light").removesuffix("px"))


@pytest.mark.parametrize("map_mode", ["generated", "fixed:test1"])
def test_every_word_on_the_map_can_be_read(late: Binario, map_mode: str) -> None:
    state = late if map_mode == "generated" else road_table()
    board = scene(state, "board")
    scale = min(BOARD[0] / board.box[2], BOARD[1] / board.box[3])
    sizes = {thing.id: size_of(thing.kind, "label") for thing in board.things if thing.label}
    bodies = [board.background, *board.symbols.values()]
    sizes |= {kind: size_of(kind) for body in bodies for kind in re.findall(r'<text class="([^"]*)"', body)}
    assert {"m-number"} < set(sizes)
    assert {name: size for name, size in sizes.items() if size * scale < LEAST} == {}


def test_places_say_what_they_take_and_make_in_every_language() -> None:
    def title(language: str) -> str:
        board = GAME.scenes(table().view(0), language)[0]
        return next(thing.title for thing in board.things if thing.symbol == "works-farm")

    assert title("en").endswith(": takes manure, pesticide, workers; makes straw bale, workers, grain")
    assert "gabona" in title("hu")
    assert len({title(language) for language in ("en", "hu", "cs", "pl", "nl")}) == 5


# -- ways -------------------------------------------------------------------------------------------------------------


def test_ways_have_the_livery_of_their_owner() -> None:
    board = scene(table(ways={"6,6": way("earth", 1, "EW"), "6,7": way("earth", "both", "NS", laid=0)}), "board")
    things = {thing.id: thing for thing in board.things}
    assert things["verge-way-6-6-0"].style == "--t1:var(--p2)"
    assert things["verge-way-6-7-0"].style == "--t1:var(--p1);--t2:var(--p2)"
    assert "w-livery-2" in board.symbols[things["verge-way-6-7-0"].symbol]
    assert "w-livery-2" not in board.symbols[things["verge-way-6-6-0"].symbol]
    assert "earth" in things["way-6-6-0"].title


def test_the_whole_map_is_drawn_layer_by_layer(late: Binario) -> None:
    """All verges come before all beds, so that nothing breaks at the border of a cell."""
    ids = list(drawn(late))
    cells = [cell.replace(",", "-") for cell in Viewed(late.view(None)).view["ways"]]
    verges = [ids.index(f"verge-way-{cell}-0") for cell in cells]
    beds = [ids.index(f"way-{cell}-0") for cell in cells]
    assert max(verges) < min(beds)


def ends(body: str) -> set[tuple[int, int]]:
    """Where the lines of a symbol end, to the nearest unit."""
    found = set()
    for path in re.findall(r' d="([^"]*)"', body):
        for part in path.split("M")[1:]:
            numbers = [float(number) for number in re.findall(r"-?\d*\.?\d+", part)]
            for x, y in (numbers[:2], numbers[-2:]):
                found.add((round(x), round(y)))
    return found


BORDER = {"N": (0, -60), "E": (60, 0), "S": (0, 60), "W": (-60, 0)}
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def reaches(body: str, side: str) -> bool:
    """Whether a piece of way goes to the border of its cell on a side; it may go a unit beyond."""
    x, y = BORDER[side]
    return any(abs(x - ex) <= 1 and abs(y - ey) <= 1 for ex, ey in ends(body))


def joined(state: Binario) -> int:
    """Every way of a position is drawn up to its neighbours, and they up to it; how many joints there are."""
    view, board = Viewed(state.view(None)).view, scene(state, "board")
    things = {thing.id: board.symbols[thing.symbol] for thing in board.things}
    stations = {s["at"]: s.get("sides", "") for entry in view["seats"] for s in entry["stations"].values()}
    pieces: dict[str, dict[str, list[str]]] = {}
    for cell, entries in view["ways"].items():
        for slot, entry in enumerate(entries):
            for side in entry["exits"]:
                id = f"{cell.replace(',', '-')}-{slot}"
                pieces.setdefault(cell, {}).setdefault(side, []).extend([f"way-{id}", f"verge-way-{id}"])
    for cell, sides in stations.items():
        for side in sides:
            id = f"{cell.replace(',', '-')}-{side}"
            pieces.setdefault(cell, {})[side] = [f"court-{id}", f"verge-court-{id}"]
    joints = 0
    for cell, by_side in pieces.items():
        x, y = map(int, cell.split(","))
        for side, ids in by_side.items():
            assert all(reaches(things[id], side) for id in ids), (cell, side)
            dx, dy = STEP[side]
            other, back = f"{x + dx},{y + dy}", ways.opposite(side)
            if other in view["ways"] or other in stations:
                if back in pieces[other]:
                    assert all(reaches(things[id], back) for id in pieces[other][back]), (other, back)
                    joints += 1
            elif f"city-{x + dx}-{y + dy}" in things:
                street = things[f"street-{x + dx}-{y + dy}"]
                assert any(abs(ex - BORDER[back][0]) + abs(ey - BORDER[back][1]) <= 1 for ex, ey in ends(street)), other
                joints += 1
    return joints


def test_every_way_is_drawn_joined_to_its_neighbour(late: Binario) -> None:
    assert joined(late) > 10


@pytest.mark.parametrize("exits", ["N", "NS", "NE", "SW", "NES", "ESW", "NESW"])
@pytest.mark.parametrize("kind", ways.BEDS)
def test_every_tile_reaches_its_borders_and_no_other(kind: str, exits: str) -> None:
    for body in (ways.verge(kind, exits), ways.way(kind, exits)):
        assert [side for side in BORDER if reaches(body, side)] == [side for side in BORDER if side in exits]


def test_stations_have_their_labels_and_tunnels_are_dashed() -> None:
    stations = {"0": station("6,3", "road_III", "E"), "A": station("5,1", "port_III")}
    tunnelled = {"7,3": way("highway", 0, "W"), "10,3": way("highway", 0, "E")}
    tunnels = [{"type": "highway", "owner": 0, "from": "7,3", "path": "eeE"}]
    board = scene(table(era=3, seats=[{"stations": stations}, {}], ways=tunnelled, tunnels=tunnels), "board")
    things = {thing.id: thing for thing in board.things}
    assert (things["label-6-3"].label, things["label-5-1"].label) == ("0", "A")
    assert "tn-line" in board.symbols[things["tunnel-0"].symbol]
    assert {"portal-7-3", "portal-10-3", "court-6-3-E"} <= set(things)


def test_ways_that_cross_at_level_lie_on_top() -> None:
    crossing = [*way("earth", 1, "NS"), *way("railway", 0, "EW")]
    ids = list(drawn(table(era=2, ways={"6,6": crossing})))
    places = [ids.index(id) for id in ("verge-way-6-6-0", "way-6-6-0", "verge-way-6-6-1", "way-6-6-1")]
    assert places == sorted(places)


def test_a_way_that_is_planned_glows() -> None:
    state = table()
    for text in ("build earth", "auto", "end 4,6", "end 2,5"):
        state.apply(GAME.parse(text), Chance(1))
    things = drawn(state)
    assert {"chosen-4-6", "chosen-2-5"} <= set(things)
    assert not [id for id in things if id.startswith("plan-")]
    state.apply(next(action for action in state.legal() if str(action).startswith("path")), Chance(1))
    planned = [thing for id, thing in drawn(state).items() if id.startswith("plan-")]
    assert planned
    assert all("--glow:1" in thing.style for thing in planned)


@pytest.mark.parametrize(
    ("moves", "path"),
    [(["SEE"], "SEE"), (["go E", "tunnel E", "under S", "surface S"], "EesS"), (["go E"], "E"), ([], "")],
)
def test_steps_are_read_as_a_path(moves: list[str], path: str) -> None:
    assert path_of({"moves": moves}) == path


# -- terrain ----------------------------------------------------------------------------------------------------------


def test_a_group_of_cells_has_one_outline() -> None:
    assert shapes.patch([(1, 1), (2, 1), (2, 2)], "wood", 2).count("M") == 1
    assert shapes.patch([(1, 1), (3, 1)], "wood", 2).count("M") == 2
    ring = [(x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1)]
    assert shapes.patch(ring, "wood", 2).count("M") == 2  # and a hole


def test_a_way_through_a_wood_is_a_clearing() -> None:
    whole, cleared = relief.wood(0, ""), relief.wood(0, "EW")
    assert whole.count("Z") > cleared.count("Z") > 0
    assert relief.distance(0, 0, "NS") == 0
    assert relief.distance(0, 0, "NE") > 20


# -- vehicles ---------------------------------------------------------------------------------------------------------


def hauling(progress: int, heading: str = "out", count: int = 1) -> Binario:
    line = {"from": "4,6", "to": "2,5", "out": "grain", "vehicle": "cart", "progress": progress, "heading": heading}
    return road_table(seat={"lines": {"road 1": {**line, "count": count}}})


def test_a_vehicle_moves_along_its_line() -> None:
    xs = [traffic.teams(Viewed(hauling(progress).view(0)))[0].at[0] for progress in range(3)]
    assert xs == sorted(xs, reverse=True)
    assert len(set(xs)) > 1
    thing = drawn(hauling(1))["line-0-road-1"]
    assert abs(thing.at[0] - xs[1]) < traffic.REACH[0]
    assert thing.label == ""


def test_vehicles_are_counted() -> None:
    thing = drawn(hauling(1, count=2))["line-0-road-1"]
    assert thing.label == "×2"
    assert thing.symbol == "token-road1-1"


def test_a_plate_makes_way_for_signs() -> None:
    free = traffic.quiet_place((300.0, 300.0), 40.0, (), False)
    assert free == (300.0, 300.0)
    sign = (270.0, 280.0, 330.0, 320.0, 8.0)
    x, y = traffic.quiet_place((300.0, 300.0), 40.0, (sign,), False)
    assert abs(y - 300) >= 30 or abs(x - 300) >= 48


# -- displays ---------------------------------------------------------------------------------------------------------


def test_what_an_action_touches_is_drawn() -> None:
    state = table()
    ids = {thing.id for drawn in GAME.scenes(state.view(0)) for thing in drawn.things}
    for text in ("end 4,6", "buy cart", "out grain"):
        assert set(GAME.parse(text).things()) <= ids


def test_the_card_is_written_out_and_can_be_read_in_the_dark() -> None:
    things = scene(table(card="I_mud"), "card").things
    words = [thing for thing in things if thing.id.startswith("card-text")]
    assert "deep in mud" in " ".join(thing.label for thing in words)
    for thing in words:  # on the card, which is light in both themes
        colour = [
            v
            for rule in rules()
            if rule.matches([frozenset(thing.kind.split()), frozenset(["label"])])
            for n, v in rule.declared
            if n == "fill"
        ]
        assert colour[-1] == "var(--plate-ink)"


def test_nothing_covers_the_stops_of_a_line() -> None:
    things = {thing.id: thing for thing in scene(hauling(1), "freight-0").things}
    stops = things["stops-0-road-1"]
    for other in ("ware-out-0-road-1", "progress-0-road-1", "goods-out-0-road-1"):
        assert things[other].at[1] - stops.at[1] >= 24
    assert things["number-0-road-1"].at[0] + 13 < stops.at[0]


def test_every_step_can_be_drawn() -> None:
    """Steps of a game on a continent that the players make, and of the advanced game."""
    for options in ({"map_mode": "hand"}, {"preset": "advanced"}):
        chance, rng = Chance(seed=5), random.Random(5)
        state = GAME.new(2, options, chance)
        for step in range(160):
            if step % 20 == 0:
                assert GAME.scenes(state.view(None))
            state.apply(GAME.steady(state, state.legal(), rng), chance)
