"""How balanced Binario Duel is: two equal simple players over many seeds.

    python bench/binario_balance.py --games 200

Prints the advantage of the first player, the income per era, the final scores and the share of points by source. The
player is greedy: each round he builds the route with the best income for its cost, fills his boards, modernises when
he can, and from round 60 on turns silver into points.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time

import steamshed
from steamshed.games.binario import GAME, Binario, effects, lines
from steamshed.games.binario.actions import Do
from steamshed.games.binario.scoring import breakdown
from steamshed.kernel.action import Action

RESERVE = 12
LATE = 60


def words(legal: list[Action], verb: str) -> list[Do]:
    return [action for action in legal if isinstance(action, Do) and action.verb == verb]


def best_pair(state: Binario, seat: int, cells: list[int], start: int) -> tuple[float, int]:
    """The second end that exchanges the dearest goods with the first, and what a round trip there is worth."""
    best, chosen = -1.0, cells[0]
    for end in cells:
        worth = value(state, seat, start, end)
        distance = abs(start % state.map.width - end % state.map.width) + abs(
            start // state.map.width - end // state.map.width
        )
        income = worth / (distance + 2)
        if income > best:
            best, chosen = income, end
    return best, chosen


def value(state: Binario, seat: int, start: int, end: int) -> float:
    """The prices of the best goods each way, by the facilities beside two cells."""
    total = 0.0
    for here, there in ((start, end), (end, start)):
        givers, takers = lines.served(state, here), lines.served(state, there)
        prices = [0]
        for good, kind in enumerate(state.rules.catalog.goods):
            if not state.goods[good] or not state.rules.good_eras[good] >> state.era & 1:
                continue
            for giver in givers:
                if kind.producers >> state.facility[giver] & 1 and lines.taken(state, good, giver, takers):
                    prices.append(effects.table_price(state, seat, good))
        total += max(prices)
    return total


def free_rows(state: Binario, seat: int, board: int) -> int:
    first = state.row_of(seat, board, 0)
    return state.start[first : first + state.rules.rows[board]].count(-1)


def choose(state: Binario, rng: random.Random) -> Action:
    """One decision of the simple player."""
    legal = state.legal()
    seat = state.seat
    assert seat is not None
    phase = state.phase
    if phase == "build":
        return choose_build(state, seat, legal, rng)
    if phase == "planner":
        return (words(legal, "auto") or legal)[0]
    if phase in ("first_end", "second_end"):
        ends = words(legal, "end")
        cells = [state.map.index[action.word] for action in ends]
        assert state.pending is not None
        if phase == "second_end" and cells:
            _, chosen = best_pair(state, seat, cells, state.pending.ends[0])
            return ends[cells.index(chosen)]
        if not cells:
            return legal[0]
        # a look at some of the ends is enough for a simple player
        few = rng.sample(cells, min(8, len(cells)))
        others = rng.sample(cells, min(24, len(cells)))
        scored = [best_pair(state, seat, others, cell)[0] for cell in few]
        return ends[cells.index(few[scored.index(max(scored))])]
    if phase == "trade":
        return choose_trade(state, seat, legal)
    if phase == "freight":
        found = words(legal, "open") or [action for action in words(legal, "edit") if wants_change(state, seat, action)]
        return found[0] if found else legal[-1]
    if phase in ("outbound", "return"):
        return dearest(state, seat, legal)
    if phase == "vehicle":
        return best_vehicle(state, seat, legal)
    if phase == "number":
        return legal[-1]
    if phase in ("demolish", "modernise"):
        return legal[0]
    if phase == "modernise_target":
        return legal[-1]
    if phase == "offer":
        return words(legal, "decline")[0]
    return legal[0] if phase in ("proposal", "station_kind") else rng.choice(legal)


def choose_build(state: Binario, seat: int, legal: list[Action], rng: random.Random) -> Action:
    """A route while a row is free for it, else the central building, else modernising."""
    silver = state.silver[seat]
    ways = state.rules.catalog.ways
    routes = [
        action
        for action in words(legal, "build")
        if action.word != "ports" and ways[state.rules.catalog.way_of[action.word]].mode == 0
    ]
    rows = free_rows(state, seat, 0)
    unused = len([cell for cell in state.stations[seat] if not lines.busy(state, seat, cell)])
    if routes and rows and unused < 2 and silver > 30 + RESERVE:
        return routes[0]
    if words(legal, "build") and free_rows(state, seat, 2) and silver > 90 and rng.random() < 0.3:
        ports = [action for action in words(legal, "build") if action.word == "ports"]
        if ports and state.round > 8 and len([1 for cell in state.stations[seat] if state.map.port_site[cell]]) < 4:
            return ports[0]
    if words(legal, "hq") and (silver > 150 or state.round >= LATE):
        return words(legal, "hq")[-1]
    if words(legal, "modernise") and (silver > 60 or state.round >= LATE):
        return words(legal, "modernise")[0]
    return legal[0]


def choose_trade(state: Binario, seat: int, legal: list[Action]) -> Action:
    """Vehicles for rows that lack them; late in the game whatever gives points."""
    catalog = state.rules.catalog
    first = seat * state.rules.all_rows
    rows = [row for row in range(first, first + state.rules.all_rows) if state.start[row] >= 0]
    empty = [row for row in rows if state.vehicle[row] < 0]
    idle = [cell for cell in state.stations[seat] if not lines.busy(state, seat, cell)]
    parked = sum(state.park[seat])
    for action in reversed(words(legal, "buy")):
        kind = catalog.vehicle_of[action.word]
        price = effects.vehicle_price(state, seat, kind)
        if catalog.vehicles[kind].goods.bit_count() < len(catalog.goods) // 2 and state.round < LATE:
            # mail coaches and their kin fit few lines
            continue
        if state.round >= LATE and price <= state.silver[seat]:
            return action
        wanted = 3 if empty or idle else 0
        roads = [cell for cell in idle if catalog.stations[state.station[cell]].family == 0]
        era = 4 if state.central[seat] else min([catalog.stations[state.station[cell]].era for cell in roads] or [0])
        suits = any(not lines.vehicle_fault(state, seat, state.start[row], state.end[row], kind) for row in empty) or (
            len(roads) > 1 and catalog.vehicles[kind].mode == 0 and catalog.vehicles[kind].era <= era
        )
        if suits and parked < wanted and state.silver[seat] - price >= RESERVE:
            return action
    return legal[-1]


def wants_change(state: Binario, seat: int, action: Do) -> bool:
    row = state.row_of(seat, ("road", "rail", "ship").index(action.words[0]), int(action.words[1]) - 1)
    if state.vehicle[row] < 0:
        return sum(state.park[seat]) > 0
    return state.out_good[row] < 0 and state.back_good[row] < 0


def dearest(state: Binario, seat: int, legal: list[Action]) -> Action:
    best, chosen = -1, legal[0]
    for action in legal:
        assert isinstance(action, Do)
        if action.word in ("none", "keep"):
            continue
        price = effects.table_price(state, seat, state.rules.catalog.good_of[action.word])
        if price > best:
            best, chosen = price, action
    return chosen


def best_vehicle(state: Binario, seat: int, legal: list[Action]) -> Action:
    best, chosen = 0, legal[0]
    for action in legal:
        assert isinstance(action, Do)
        if action.word in ("none", "keep"):
            continue
        kind = state.rules.catalog.vehicle_of[action.word]
        load = effects.capacity(state, seat, kind) * state.park[seat][kind]
        if load > best:
            best, chosen = load, action
    return chosen


def play(seed: int, options: dict[str, object]) -> tuple[Binario, list[list[int]]]:
    """A game; and the income of each seat in each era."""
    chance, rng = steamshed.Chance(seed=seed), random.Random(seed)
    state = GAME.new(2, options, chance)
    assert isinstance(state, Binario)
    income = [[0] * 4, [0] * 4]
    while state.seat is not None:
        era = state.era
        for event in state.apply(choose(state, rng), chance):
            if event.id == "leg-paid" and event.seat is not None:
                income[event.seat][era - 1] += int(event.args["silver"])
    return state, income


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--advanced", action="store_true")
    args = parser.parse_args()
    began = time.perf_counter()
    wins, margins, points = [0.0, 0.0], [], []
    eras: list[list[int]] = [[], [], [], []]
    sources: dict[str, int] = {}
    for seed in range(args.games):
        state, income = play(seed, {"advanced": args.advanced})
        scores = state.scores()
        first = state.first
        places = state.ranking()
        for place in places[:1]:
            for seat in place:
                wins[0 if seat == first else 1] += 1 / len(place)
        margins.append(scores[first] - scores[1 - first])
        points += scores
        for seat in range(2):
            for era in range(4):
                eras[era].append(income[seat][era])
            for name, part in breakdown(state, seat).items():
                sources[name] = sources.get(name, 0) + part
    total = sum(sources.values())
    error = statistics.stdev(margins) / len(margins) ** 0.5
    share = 100 * wins[0] / args.games
    print(f"{args.games} games in {time.perf_counter() - began:.0f} s")
    print(f"first player wins {share:.1f} %, margin {statistics.mean(margins):+.1f} ± {error:.1f} points")
    print("income per era and player:", ", ".join(f"{statistics.mean(part):.0f}" for part in eras))
    middle = f"mean {statistics.mean(points):.0f}, median {statistics.median(points):.0f}"
    print(f"final score: {middle}, from {min(points)} to {max(points)}")
    print("points by source:", ", ".join(f"{name} {100 * part / total:.0f} %" for name, part in sources.items()))


if __name__ == "__main__":
    main()
