"""Which picture stands before the sentence about a move: workers, rewards, bonuses, tiles, colour effects."""

from __future__ import annotations

from steamshed.games.railroad_revolution.actions import (
    CITY,
    DISCARD,
    FIRST_BONUS,
    GIVE,
    HIRE,
    PRIMARY,
    PROMO,
    PROMOTE_ONE,
    SECTOR,
    SPEC,
    SPEC_DEAL,
    TAKE,
    TILE_WORKER,
    Move,
)
from steamshed.games.railroad_revolution.content.effects import COLOURS
from steamshed.games.railroad_revolution.show.drawing.pictures import colour_name, effects_name
from steamshed.games.railroad_revolution.table.table import Table

OF_WORKERS = (HIRE, DISCARD, GIVE, TAKE, PROMO, PROMOTE_ONE)


def worker_picture(colour: int) -> str:
    """A worker."""
    return f"worker-{COLOURS[colour]}"


def colour_picture(action: int, colour: int) -> str:
    """What a colour of worker adds to an action."""
    return colour_name(action, colour)


def picture_of(state: Table, move: Move) -> str:
    """What a move is about or brings; empty where nothing is drawn for it."""
    verb, box = move.verb, state.rules.box
    if verb in OF_WORKERS or (verb == PRIMARY and move.a >= 0):
        return worker_picture(move.a)
    if SPEC <= verb <= SPEC_DEAL and state.placed > 0:
        return colour_picture(state.action, state.placed)
    city = move.a if verb == CITY else state.city if verb in (PRIMARY, FIRST_BONUS) else -1
    if city >= 0:
        tile = box.city_tiles[state.city_tile[city]]
        return effects_name(tile.bonus if verb == FIRST_BONUS else tile.primary)
    sector = move.a if verb == SECTOR else state.sector if verb == TILE_WORKER else -1
    if sector >= 0 and state.sector_tile[sector] >= 0:
        return effects_name(box.telegraph_tiles[state.sector_tile[sector]])
    return ""
