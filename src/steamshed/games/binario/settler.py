"""Before and between the rounds: personalities, a continent built by hand, the food factory. What a bot prefers."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from steamshed.games.binario import effects, hand, lines
from steamshed.games.binario.actions import Do
from steamshed.games.binario.data import Personality

if TYPE_CHECKING:
    from steamshed.games.binario.state import Binario

ROUTES: Final = 12
"""New routes that a company builds in a game, about."""


# -- personalities ---------------------------------------------------------------------------------------------------


def person_worth(state: Binario, card: Personality) -> float:
    """What a personality is worth, in silver of the beginning."""
    catalog = state.rules.catalog
    worth = float(card.silver)
    worth += sum(count * catalog.vehicles[kind].price for kind, count in card.vehicles)
    worth += sum(count * catalog.stations[kind].build for kind, count in card.buildings)
    for effect in card.effects:
        if effect.kind == "price_add":
            # each token of the good is carried by one of the two, a dozen loads a game
            tokens = sum(state.goods[good] for good in range(len(catalog.goods)) if effect.goods >> good & 1)
            worth += 8.0 * tokens * effect.amount
        elif effect.kind == "trip_time":
            worth += 40.0
        elif effect.kind == "capacity_add":
            worth += 30.0
        elif effect.kind == "era_income":
            worth += 2.0 * effect.amount
        elif effect.kind == "cost_percent":
            worth += 1.2 * ROUTES * -effect.percent / 4
        elif effect.kind == "vehicle_percent":
            worth += 6.0 * -effect.percent
        elif effect.kind == "tile_cost":
            worth += 2.0 * ROUTES * -effect.amount
        elif effect.kind == "chain_add":
            worth += 25.0 * effect.amount
        else:
            worth += 5.0
    return worth


def draft(state: Binario, legal: list[Do]) -> Do:
    """Keeps the best card; the opponent is passed the worst, so the one between is returned."""
    catalog = state.rules.catalog
    order = sorted(
        legal, key=lambda action: person_worth(state, catalog.personalities[catalog.personality_of[action.word]])
    )
    if state.phase == "draft_keep":
        return order[-1]
    return order[0] if state.phase == "draft_pass" else order[len(order) // 2]


# -- the continent ---------------------------------------------------------------------------------------------------


def place(state: Binario, legal: list[Do], rng: random.Random) -> Do:
    """A facility near others that it trades with; waters and hills anywhere."""
    if legal[0].verb != "place" or hand.now(state) not in state.rules.catalog.facility_of:
        return rng.choice(legal)
    kind = state.rules.catalog.facility_of[hand.now(state)]
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


def trades(state: Binario, kind: int, other: int) -> bool:
    for good in state.rules.catalog.goods:
        if (good.producers >> kind & 1 and good.consumers >> other & 1) or (
            good.producers >> other & 1 and good.consumers >> kind & 1
        ):
            return True
    return False


# -- the food factory ------------------------------------------------------------------------------------------------


def factory(state: Binario, seat: int, legal: list[Do]) -> Do:
    """Beside own stations that reach a city, and not beside the opponent's."""
    best, highest = legal[0], float("-inf")
    for action in legal:
        cell = state.map.index[action.word]
        rating = 0.0
        for side in range(4):
            other = state.map.near[4 * cell + side]
            if other < 0 or state.station[other] < 0:
                continue
            worth = 2.0 + len(state.rules.catalog.goods) / 22.0 * len(lines.served(state, other))
            rating += worth if state.station_owner[other] == seat else -worth
        if rating > highest:
            best, highest = action, rating
    return best


def price_of(state: Binario, seat: int, good: int) -> int:
    return effects.table_price(state, seat, good)
