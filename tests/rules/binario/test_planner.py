"""The planner against brute force: proposals against every route that can be laid tile by tile.

See docs/rules/binario.md 5.4.
"""

from __future__ import annotations

from typing import Any

import pytest

from steamshed.games.binario import GAME, Binario
from steamshed.games.binario.actions import Do
from steamshed.games.binario.content import reader
from steamshed.games.binario.proof.candidates import candidates
from steamshed.games.binario.rules.phases.by_name import PHASES
from steamshed.games.binario.rules.ways.planner import Planner
from steamshed.games.binario.rules.ways.proposals import check_path, key_of
from steamshed.games.binario.rules.ways.searching import steps
from steamshed.games.binario.rules.ways.steps import AT_STATION, Spot
from tests.rule import rule
from tests.rules.binario.table import act, refused, station, table, texts, way

BOX = reader.box()


def all_paths(planner: Planner, first: int, second: int) -> list[tuple[int, int, str, str]]:
    """Every simple path between two ends, by trying everything."""
    budget = planner.silver - planner.station_cost(first, second)
    found = []

    def walk(spot: Spot) -> None:
        for after in steps(planner.builder, spot, budget, second, planner.sites, True):
            if after.kind != AT_STATION:
                walk(after)
            elif after.cell == second and after.good:
                found.append(key_of(after))

    walk(planner.from_end(first))
    return sorted(found)


MIXED = {"3,6": way("earth", 1, "NS"), "4,5": way("earth", 0, "EW")}
JOINT = {
    "3,6": way("earth", "both", "NEW", laid=1), "3,5": way("earth", 1, "NS"), "3,4": way("earth", 1, "ES"),
    "4,4": way("horse_tram", 1, "NS"),
}  # fmt: skip
BRIDGES = {"8,5": way("earth", 1, "EW"), "9,5": way("earth", 1, "EW"), "7,6": way("horse_tram", 0, "EW")}
DUG = {"7,3": way("highway", 1, "W"), "10,3": way("highway", 1, "E")}
TUNNEL = [{"type": "highway", "owner": 1, "from": "7,3", "path": "eeE"}]
CASES: list[tuple[str, str, int, int, str, dict[str, Any], list[dict[str, Any]]]] = [
    ("4,6", "2,5", 26, 1, "earth", MIXED, []),
    ("5,5", "2,5", 28, 1, "earth", MIXED, []),
    ("7,7", "10,6", 30, 1, "earth", MIXED, []),
    ("3,3", "5,2", 26, 1, "earth", MIXED, []),
    ("4,6", "2,5", 32, 1, "horse_tram", MIXED, []),
    ("6,3", "9,4", 122, 3, "highway", MIXED, []),
    ("4,6", "2,5", 24, 1, "earth", JOINT, []),
    ("5,5", "3,3", 28, 1, "earth", JOINT, []),
    ("7,7", "10,6", 26, 1, "earth", BRIDGES, []),
    ("5,3", "9,2", 28, 1, "earth", {}, []),
    ("7,2", "10,3", 126, 3, "highway", {}, []),
    ("6,3", "11,3", 100, 3, "highway", DUG, TUNNEL),
    ("5,5", "7,5", 120, 3, "express", {"6,6": way("highway", 1, "NS")}, []),
]


@pytest.mark.parametrize(("first", "second", "silver", "era", "type", "ways", "tunnels"), CASES)
def test_the_proposals_are_the_best_paths(first, second, silver, era, type, ways, tunnels):
    """Bridges, tunnels old and new, joint tiles, the opponent's ways, tracks to be crossed, streets."""
    state = table(era=era, seats=[{"silver": silver}, {}], ways=ways, tunnels=tunnels)
    planner = Planner(state, 0, BOX.way_of[type])
    a, b = state.map.index[first], state.map.index[second]
    expected = all_paths(planner, a, b)[:5]
    assert expected
    assert [key_of(spot) for spot in planner.proposals(a, b, 5)] == expected


def laid_by_hand(state: Binario, first: str, second: str, type: str, kind: str, most: int) -> dict[str, int]:
    """The cost of every route of up to so many cells between two ends, laid tile by tile and paid."""
    found: dict[str, int] = {}
    x, y = (int(part) for part in second.split(","))
    start = state.clone()
    act(start, f"build {type}", "manual", f"start {first}", f"kind {kind}")

    def walk(here: Binario, word: str) -> None:
        for action in here.legal():
            verb, *rest = str(action).split(" ")
            if verb in ("stop", "enter"):
                continue
            after = here.clone()
            act(after, str(action))
            step = rest[0].lower() if verb == "under" else rest[0]
            if verb == "station":
                if rest[1] == kind and after.station[after.map.index[second]] >= 0:
                    found[word + step] = state.silver[0] - after.silver[0]
                continue
            path = word + step
            at_x = int(first.split(",")[0]) + path.upper().count("E") - path.upper().count("W")
            at_y = int(first.split(",")[1]) + path.upper().count("S") - path.upper().count("N")
            if len(path) + abs(at_x - x) + abs(at_y - y) <= most:
                walk(after, path)

    walk(start, "")
    return found


@pytest.mark.parametrize(
    ("first", "second", "type", "kind", "era", "silver", "most", "ways"),
    [
        ("4,6", "2,5", "earth", "road_basic", 1, 22, 5, MIXED),
        ("4,6", "2,5", "earth", "road_basic", 1, 24, 5, JOINT),
        ("7,7", "10,6", "earth", "road_basic", 1, 24, 6, BRIDGES),
        ("7,5", "9,6", "highway", "road_III", 3, 113, 5, {}),
        ("6,3", "11,3", "express", "rail_III", 3, 145, 5, {}),
    ],
)
def test_the_first_proposal_is_the_cheapest_route_that_can_be_laid(first, second, type, kind, era, silver, most, ways):
    """Another way to the same end: whole routes played by hand, by what they cost in the end."""
    state = table(era=era, seats=[{"silver": silver}, {}], ways=ways)
    found = laid_by_hand(state, first, second, type, kind, most)

    def order(word: str) -> tuple[int, int, list[int], str]:
        return found[word], len(word), ["NESW".index(letter.upper()) for letter in word], word.swapcase()

    best = min(found, key=order)
    act(state, f"build {type}", "auto", f"end {first}", f"end {second}")
    assert texts(state)[0] == f"path {best}"
    act(state, texts(state)[0], f"kind {kind}", f"kind {kind}")
    assert silver - state.silver[0] == found[best]


PROPOSING = [
    ("4,6", "2,5", 1, "earth", MIXED), ("4,6", "2,5", 1, "earth", JOINT), ("7,7", "10,6", 1, "earth", BRIDGES),
    ("7,5", "9,6", 3, "highway", {}), ("5,3", "9,2", 2, "asphalt", {}), ("5,5", "7,5", 3, "express", {}),
]  # fmt: skip


@rule("BI-BLD-04")
@pytest.mark.parametrize(("first", "second", "era", "type", "ways"), PROPOSING)
def test_each_path_is_judged_by_itself(first, second, era, type, ways):
    """The check of a path follows it step by step; the list is what it allows of all short courses, and no more."""
    state = table(era=era, seats=[{"silver": 150}, {}], ways=ways)
    act(state, f"build {type}", "auto", f"end {first}", f"end {second}")
    legal = {str(action) for action in state.legal()}
    fresh = GAME.load(dict(state.dump()))
    tried = [action for action in candidates(fresh) if isinstance(action, Do) and action.verb == "path"]
    fresh.options_now = None
    allowed = {str(action) for action in tried if PHASES["proposal"].check(fresh, action) is None}
    assert len(tried) > 80
    assert allowed == legal


@rule("BI-BLD-04", "BI-BLD-10")
def test_why_a_path_cannot_be_chosen():
    state = table(seats=[{"silver": 60, "stations": {"0": station("3,6")}}, {}])
    act(state, "build earth", "auto", "end 4,6", "end 2,5")
    assert refused(state, "path WWN") == "BI-BLD-10"
    assert refused(state, "path NWSWN") == "BI-BLD-10"
    assert refused(state, "path NWEWW") == "BI-BLD-04"
    assert refused(state, "path NW") == "BI-BLD-04"
    assert refused(state, "path SWWN") == "BI-BLD-09"
    assert refused(state, "path NwWW") == "BI-TUN-01"
    planner = Planner(state, 0, 0)
    a, b = state.map.index["4,6"], state.map.index["2,5"]
    assert check_path(planner, a, b, "NWW", 5) is None
