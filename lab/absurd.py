"""Counts what no sensible player of Age of Steam or Steam does, over games of one level; and how openings vary.

    PYTHONPATH=build/compiled python -m lab.absurd age_of_steam --level strong --games 20
    PYTHONPATH=build/compiled python -m lab.absurd age_of_steam --level medium --games 100 --openings

A count is not a proof: a second link may keep a rival out. ``--openings`` plays the first turn of one set-up again and
again, with other draws of the players, and counts what is built first.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Sequence
from typing import Final, cast

import steamshed
from steamshed.bots.ladder import LadderBot
from steamshed.bots.levels import JUDGE, LEVELS, Level
from steamshed.games.age_of_steam.plan.track import Planner as AgeOfSteamPlanner
from steamshed.games.age_of_steam.state import AgeOfSteam
from steamshed.games.steam.plan.track import Planner as SteamPlanner
from steamshed.games.steam.state import Steam
from steamshed.hexrail.actions import Build
from steamshed.hexrail.plan.track import Plan
from steamshed.hexrail.table.table import HexTable
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Chance
from steamshed.kernel.game import Game

BUILDING: Final = ("build_track", "build")
AUCTIONS: Final = ("determine_player_order", "auction", "opening_auction")
FIRST_SEED: Final = 910_000
SPENDABLE: Final = 2
"""Dollars beyond what is due at the end of a turn that a link must leave, to be in reach."""
COUNTS: Final = {
    "bid-for-nothing": "a bid was paid, and the place is the one for giving in at once",
    "second-link": "a build turn ends with one more own link between two nodes that an own link joins already",
    "nothing-built": "no tile in a build turn before the last, with the money for a link that nobody of one's own has",
    "issued-into-ruin": "out of the game, or four fifths of all shares issued before half of the turns are over, and "
    "more to pay for shares than comes in",
    "money-left": "at the end of the game there is the money for which a link was to be had in the last build turn",
}


def due(state: HexTable, seat: int) -> int:
    """What income does not pay at the end of this turn."""
    if isinstance(state, AgeOfSteam):
        return max(0, state.shares[seat] + state.engine[seat] - state.income[seat])
    return max(0, state.engine[seat] - state.income[seat])


def links_in_reach(state: HexTable, seat: int) -> list[Plan]:
    """The links that the seat to build could pay for without want, between nodes that none of its own joins."""
    money = state.cash[seat] - due(state, seat) - SPENDABLE
    if money <= 0:
        return []
    if isinstance(state, AgeOfSteam):
        plans = AgeOfSteamPlanner(state, seat, state.builds_left, money).plans()
    else:
        plans = SteamPlanner(cast("Steam", state), seat, state.builds_left, money).plans()
    own = joined(state, seat)
    return [plan for plan in plans if (min(plan.start, plan.end), max(plan.start, plan.end)) not in own]


def joined(state: HexTable, seat: int) -> Counter[tuple[int, int]]:
    """How many own links join two nodes."""
    network = state.network
    pairs = [(network.start[section], network.end[section]) for section in network.links_of(seat)]
    return Counter((min(pair), max(pair)) for pair in pairs)


def second_links(state: HexTable, seat: int) -> int:
    return sum(count - 1 for count in joined(state, seat).values())


class Watch:
    """What one game has of it. To be told every action, before and after it is done."""

    def __init__(self, state: HexTable) -> None:
        self.found: Counter[str] = Counter()
        self.build_turns = 0
        self.begun: HexTable | None = None
        """The position at the beginning of the build turn that goes on."""
        self.tiles = 0
        self.in_reach: dict[int, int] = {}
        """Seat to what the cheapest link cost that it left in its last build turn."""
        self.place_without: dict[int, int] = {}
        """Seat to the place it would have had for giving in where it first bid."""
        self.cash = list(state.cash)

    def before(self, state: HexTable, action: Action) -> None:
        seat = state.decider
        if state.phase in BUILDING and self.begun is None:
            self.begun, self.tiles = cast("HexTable", state.clone()), 0
        if state.phase in AUCTIONS:
            if not self.place_without:
                self.cash = list(state.cash)
            if action.text.startswith("bid"):
                self.place_without.setdefault(seat, len(state.queue))
        self.tiles += isinstance(action, Build)

    def after(self, state: HexTable, seat: int) -> None:
        if self.begun is not None and (state.seat != seat or state.phase not in BUILDING):
            self.turn_is_over(self.begun, state, seat)
            self.begun = None
        if self.place_without and state.phase not in AUCTIONS:
            for bidder, place in self.place_without.items():
                paid = self.cash[bidder] - state.cash[bidder]
                self.found["bid-for-nothing"] += paid > 0 and state.order.index(bidder) + 1 >= place
            self.place_without = {}
        if isinstance(state, AgeOfSteam) and state.seat is not None and 2 * state.turn <= state.rules.turns:
            most = state.rules.numbers.most_shares
            many = 5 * state.shares[seat] >= 4 * most and state.shares[seat] > state.income[seat]
            self.found["issued-into-ruin"] += many and not self.in_reach.get(-1 - seat)
            if many:
                self.in_reach[-1 - seat] = 1

    def turn_is_over(self, begun: HexTable, state: HexTable, seat: int) -> None:
        self.build_turns += 1
        self.found["second-link"] += second_links(state, seat) > second_links(begun, seat)
        if state.turn == state.rules.turns:
            left = cast("HexTable", begun.clone())
            left.cash[seat] = state.cash[seat]
            if not self.tiles:
                costs = [plan.cost for plan in links_in_reach(left, seat)]
                if costs:
                    self.in_reach[seat] = min(costs)
        elif not self.tiles and links_in_reach(begun, seat):
            self.found["nothing-built"] += 1

    def over(self, state: HexTable) -> None:
        for seat in range(state.rules.players):
            cost = self.in_reach.get(seat, 0)
            self.found["money-left"] += 0 < cost <= state.cash[seat]
            self.found["issued-into-ruin"] += state.out[seat]


def played(game: Game, level: Level, players: int, seed: int) -> tuple[Counter[str], int]:
    """What there was of it in one game, and how many build turns it had."""
    chance, rng = Chance(seed), random.Random(f"{seed}/absurd")
    state = cast("HexTable", game.new(players, {}, chance))
    bots = [LadderBot(game, level) for _ in range(players)]
    watch = Watch(state)
    while (seat := state.seat) is not None:
        action = bots[seat].choose(state.view(seat), state.legal(), None, rng)
        watch.before(state, action)
        state.apply(action, chance)
        watch.after(state, seat)
    watch.over(state)
    return watch.found, watch.build_turns


def first_build(game: Game, level: Level, players: int, setup: int, number: int) -> str:
    """Where the first link lies, or the first tiles if none was completed, of a set-up played once more."""
    chance, rng = Chance(setup), random.Random(f"{setup}/{number}")
    state = cast("HexTable", game.new(players, {}, chance))
    bots = [LadderBot(game, level) for _ in range(players)]
    built: list[str] = []
    while (seat := state.seat) is not None:
        action = bots[seat].choose(state.view(seat), state.legal(), None, rng)
        building = state.phase in BUILDING
        state.apply(action, chance)
        if isinstance(action, Build):
            built.append(action.hex)
        if building and built and (state.seat != seat or state.phase not in BUILDING):
            names, network = state.rules.board.node_name, state.network
            links = sorted(
                "-".join(sorted((names[network.start[link]], names[network.end[link]])))
                for link in network.links_of(seat)
            )
            return ", ".join(links) or " ".join(sorted(built))
    return "nothing"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m lab.absurd", description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("game", choices=["age_of_steam", "steam"])
    parser.add_argument("--level", default="strong", choices=[*LEVELS, JUDGE.name])
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=FIRST_SEED)
    parser.add_argument("--openings", action="store_true", help="count what is built first in one set-up")
    chosen = parser.parse_args(arguments)
    game = steamshed.game(chosen.game)
    level = LEVELS.get(chosen.level, JUDGE)
    if chosen.openings:
        first = Counter(first_build(game, level, chosen.players, chosen.seed, number) for number in range(chosen.games))
        for what, count in first.most_common():
            print(f"| {what} | {100 * count / chosen.games:.0f} % |")
        return
    found: Counter[str] = Counter()
    turns = 0
    for number in range(chosen.games):
        counts, builds = played(game, level, chosen.players, chosen.seed + number)
        found += counts
        turns += builds
    print(f"{chosen.games} games of {chosen.players} {level.name}, {turns} build turns")
    for name, meaning in COUNTS.items():
        print(f"| {name} | {found[name]} | {found[name] / chosen.games:.2f} a game | {meaning} |")


if __name__ == "__main__":
    main()
