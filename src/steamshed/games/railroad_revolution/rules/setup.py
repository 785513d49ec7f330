"""The beginning of a game (RR-SET-01: docs/rules/railroad_revolution.md 3, step by step)."""

from __future__ import annotations

from steamshed.games.railroad_revolution.content.box import GROUPS
from steamshed.games.railroad_revolution.content.effects import COLOURS
from steamshed.games.railroad_revolution.table.phases import ENDOW_PICK
from steamshed.games.railroad_revolution.table.table import Table
from steamshed.kernel.chance import Chance


def set_up(state: Table, chance: Chance) -> None:
    """Puts a game on an empty table, up to its first decision: the first pick of an endowment tile."""
    box, players = state.rules.box, state.rules.players
    for seat in range(players):
        for group in (0, 1):
            left = [tile for tile in box.group_tiles[group] if tile not in state.goals]
            name = chance.draw(f"milestone {GROUPS[group]}", {box.milestones[tile].name: 1 for tile in left})
            state.goals[2 * seat + group] = box.milestone_of[name]
    state.deal_tile = box.deal_of[chance.draw("deal tile", dict.fromkeys(box.deal_names, 1))]
    deal_tiles(state, chance)
    deal_endowments(state, chance)
    state.first_player = chance.roll("first player", players) - 1
    state.active = state.first_player
    # RR-SET-04: anti-clockwise, beginning on the first player's right
    state.queue = [(state.first_player - n) % players for n in range(1, players + 1)]
    state.step = ENDOW_PICK
    state.seat = state.queue[0]
    state.phase = state.phase_name()


def deal_tiles(state: Table, chance: Chance) -> None:
    """Steps 8 and 9: a tile of its level to every city, a tile to every sector without a deal icon."""
    box = state.rules.box
    for city in range(len(box.cities)):
        if box.printed[city]:
            continue
        level = box.city_level[city]
        left = {
            tile.name: 1
            for number, tile in enumerate(box.city_tiles)
            if tile.level == level and number not in state.city_tile and number not in box.printed_tile
        }
        state.city_tile[city] = box.city_tile_of[chance.draw(f"city tile of level {level}", left)]
    for sector in range(len(box.sector_deal)):
        if not box.sector_deal[sector]:
            left = {name: 1 for number, name in enumerate(box.telegraph_names) if number not in state.sector_tile}
            state.sector_tile[sector] = box.telegraph_of[chance.draw("telegraph tile", left)]


def deal_endowments(state: Table, chance: Chance) -> None:
    """Step 11: as many tiles as players, a side of each, then a specialist on each (RR-SET-09)."""
    box = state.rules.box
    names, colours = dict.fromkeys(box.endowment_names, 1), dict.fromkeys(COLOURS[1:], 1)
    for _ in range(state.rules.players):
        name = chance.draw("endowment tile", names)
        names[name] = 0
        side = chance.draw("side", {"a": 1, "b": 1})
        state.endowment += [box.endowment_of[name], "ab".index(side), -1]
    for at in range(2, len(state.endowment), 3):
        name = chance.draw("worker", colours)
        colours[name] = 0
        state.endowment[at] = COLOURS.index(name)
        state.common[COLOURS.index(name)] -= 1
