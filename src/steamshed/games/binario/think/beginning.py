"""Before and between the rounds: personalities, a continent built by hand, the food factory. What a bot prefers."""

from __future__ import annotations

import random
from typing import Final

from steamshed.games.binario.actions import Do
from steamshed.games.binario.content.box import Personality
from steamshed.games.binario.rules.continent import by_hand
from steamshed.games.binario.table.table import Table

TOKEN: Final = 8.0
"""Silver that a good brings in a game for one more silver of price: a dozen loads, two of three of them carried."""
EFFECT: Final = {
    # ships are a quarter of the lines; a round less of about five
    "trip_time": 40.0,
    # one unit more on three ships
    "capacity_add": 30.0,
    # one animal more in a chain of two or three, until era III
    "chain_add": 25.0,
}
"""Silver that other effects are worth, whatever their numbers."""
SPENT: Final = {"cost_percent": 3.5, "vehicle_percent": 6.0}
"""Silver for each percent less: what a company spends early on stations, and on vehicles, divided by 100."""
TILES: Final = 24.0
"""Way tiles of one mode that a company lays."""


# -- personalities ---------------------------------------------------------------------------------------------------


def person_worth(state: Table, card: Personality) -> float:
    """What a personality is worth, in silver of the beginning."""
    box = state.rules.box
    worth = float(card.silver)
    worth += sum(count * box.vehicles[kind].price for kind, count in card.vehicles)
    worth += sum(count * box.stations[kind].build for kind, count in card.buildings)
    for effect in card.effects:
        if effect.kind == "price_add":
            tokens = sum(state.goods[good] for good in range(len(box.goods)) if effect.goods >> good & 1)
            worth += TOKEN * tokens * effect.amount
        elif effect.kind == "era_income":
            # silver of later eras counts less
            worth += 2.0 * effect.amount
        elif effect.kind == "tile_cost":
            worth -= TILES * effect.amount
        elif effect.kind in SPENT:
            worth -= SPENT[effect.kind] * effect.percent
        else:
            worth += EFFECT.get(effect.kind, 5.0)
    return worth


def draft(state: Table, legal: list[Do]) -> Do:
    """Keeps the best card; the opponent is passed the worst, so the one between is returned."""
    box = state.rules.box
    order = sorted(legal, key=lambda action: person_worth(state, box.personalities[box.personality_of[action.word]]))
    if state.phase == "draft_keep":
        return order[-1]
    return order[0] if state.phase == "draft_pass" else order[len(order) // 2]


# -- the continent ---------------------------------------------------------------------------------------------------


def place(state: Table, legal: list[Do], rng: random.Random) -> Do:
    """A facility near others that it trades with; waters and hills anywhere."""
    if legal[0].verb != "place" or by_hand.now(state) not in state.rules.box.facility_of:
        return rng.choice(legal)
    kind = state.rules.box.facility_of[by_hand.now(state)]
    partners = [cell for cell, other in enumerate(state.map.facility) if other >= 0 and trades(state, kind, other)]
    width = state.map.width
    best: list[Do] = []
    highest = float("-inf")
    for action in legal:
        cell = state.map.index[action.word]
        rating = 0.0
        for partner in partners:
            away = abs(cell % width - partner % width) + abs(cell // width - partner // width)
            # stations stand beside facilities: four apart leaves room for a short road
            rating += 1.0 / (1 + abs(away - 4))
        if rating > highest:
            best, highest = [action], rating
        elif rating == highest:
            best.append(action)
    return rng.choice(best)


def trades(state: Table, kind: int, other: int) -> bool:
    for good in state.rules.box.goods:
        if (good.producers >> kind & 1 and good.consumers >> other & 1) or (
            good.producers >> other & 1 and good.consumers >> kind & 1
        ):
            return True
    return False


# -- the food factory ------------------------------------------------------------------------------------------------


def factory(state: Table, seat: int, legal: list[Do]) -> Do:
    """Beside own stations that reach a city, and not beside the opponent's."""
    best, highest = legal[0], float("-inf")
    for action in legal:
        cell = state.map.index[action.word]
        rating = 0.0
        for side in range(4):
            other = state.map.near[4 * cell + side]
            if other < 0 or state.station[other] < 0:
                continue
            # the factory takes what other facilities of the station give, and gives food for cities
            worth = 2.0 + len(state.served(other))
            rating += worth if state.station_owner[other] == seat else -worth
        if rating > highest:
            best, highest = action, rating
    return best
