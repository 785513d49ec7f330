"""Every word that the scenes of Railroad Revolution say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

WORDS: Final[Mapping[str, str]] = {
    "board": "United States",
    "telegraph": "Telegraph line",
    "tracks": "Performance tracks",
    "deal": "Deals",
    "supply": "Common supply",
    "player": "Company {player}",
    "city": "{city}, level {level}: station ${cost}, then {primary}; first {bonus}",
    "city_bonus_cost": "{bonus} for ${cost}",
    "space": "{space}, {one} to {other}: {terrain}",
    "space_deal": "{space}, {one} to {other}: {terrain}, deal",
    "terrain_0": "plains",
    "terrain_1": "one triangle",
    "terrain_2": "two triangles",
    "terrain_3": "three triangles",
    "start_space": "{one} to {other}: everybody's first rail",
    "rail": "Rail of {player} on {space}",
    "station": "Station of {player} in {city}",
    "station_first": "First station of {player} in {city}",
    "office": "Office of {player} in sector {sector}",
    "office_first": "First office of {player} in sector {sector}",
    "neutral": "Neutral building",
    "sector": "Sector {sector}: {shares} shares, first office {first} more",
    "sector_tile": "Sector {sector}: {shares} shares, first office {first} more; for a worker {tile}",
    "sector_deal": "Sector {sector}: {shares} shares, first office {first} more; deal",
    "link": "{points} points for offices in sectors {one} and {other}",
    "track_telegraph": "Telegraph",
    "track_stations": "Stations",
    "track_network": "Network",
    "per_telegraph": "for each office",
    "per_stations": "for each station",
    "per_network": "for each city of level 5",
    "mark": "{player}: {track} {points} points, position {position}",
    "toll_money": "toll ${size}",
    "toll_shares": "toll {size} shares",
    "toll_worker": "toll one worker",
    "deal_half": "{half} deal: {shares} shares{money} for {effects}",
    "deal_money": " and ${money}",
    "half_upper": "Upper",
    "half_lower": "Lower",
    "column": "{count} deal tiles face down",
    "common": "{count} {colour} workers in the common supply",
    "stack": "{count} trains: {effects}",
    "pile": "{count} milestones {letter}",
    "endowment": "Endowment {tile}: {effects}, with a {colour} worker",
    "drawn": "Drawn: {milestone}",
    "drawn_hidden": "A milestone that you do not see",
    "milestone": "Milestone {tile}, {points} points: {conditions}; managers {managers}",
    "managed": "{milestone}; filled: {filled}",
    "completed": "Completed: {tile}, {points} points",
    "condition_connect": "{number} cities of level {what} connected",
    "condition_station": "{number} stations in cities of level {what}",
    "condition_deal_rails": "{number} rails with a deal",
    "condition_terrain_rails": "{number} rails over {what}",
    "any": "any",
    "none": "none",
    "action_station": "Station",
    "action_railroad": "Railroad",
    "action_telegraph": "Telegraph",
    "action_trade": "Trade",
    "action": "{player}: action {action}",
    "worker_supply": "{player}: {count} {colour} workers to place",
    "worker_board": "{player}: {count} {colour} workers on {action}",
    "train_up": "{player}: {count} trains face up, {effects}",
    "train_down": "{player}: {count} trains face down, {effects}",
    "stock_rail": "{player}: {count} rails in stock",
    "stock_building": "{player}: {count} buildings in stock",
    "sale": "${money} for a piece of this sector",
    "cash": "Cash",
    "shares": "Shares",
    "points": "Points",
    "holdings": "{player}: ${cash}, {shares} shares, {points} points",
    "shares_title": "{player}: {shares} shares, ${price} each",
    "to_move": "to decide",
    "first_player": "first player",
    "round": "Round {round}",
    "round_triggered": "Round {round}: to be finished, then one more",
    "round_last_round": "Round {round}: the last",
    "face_down": "face down",
    "livery_1": "Pine",
    "livery_2": "Orange",
    "livery_3": "Sky",
    "livery_4": "Rose",
    "colour_white": "white",
    "colour_purple": "purple",
    "colour_orange": "orange",
    "colour_grey": "grey",
    "colour_turquoise": "turquoise",
    "effect_money": "${n}",
    "effect_shares": "{n} shares",
    "effect_steps": "up to {n} steps",
    "effect_promote": "{n} promotions",
    "effect_promote_paying": "{n} promotions for ${pay} each",
    "effect_exchange": "exchange of a worker",
    "effect_worker_any": "{n} workers of any colour",
    "effect_workers": "workers {colours}",
    "effect_either": "a worker {colours}",
    "effect_train": "a train",
    "effect_flip": "{n} flips of trains",
    "effect_free_rail": "a free rail",
    "effect_free_station": "a free station",
    "effect_free_office": "a free office",
    "effect_start_rail": "the spare rail",
    "effect_start_station": "the spare building in Washington or Charlotte",
    "effect_start_office": "the spare building in a deal sector",
    "and": ", ",
    "or": " or ",
}


def say(message: str, **arguments: object) -> str:
    """A message with its arguments filled in; one that is missing is shown by its id."""
    return WORDS.get(message, message).format(**arguments)


def effect_words(texts: list[str] | tuple[str, ...]) -> str:
    """A list of effects in words."""
    return say("and").join(map(_one, texts))


def _one(text: str) -> str:
    verb, _, rest = text.partition(" ")
    words = rest.split(" ")
    if verb in ("workers", "either"):
        joint = say("and") if verb == "workers" else say("or")
        return say(f"effect_{verb}", colours=joint.join(say(f"colour_{colour}") for colour in words))
    if "paying" in words:
        return say("effect_promote_paying", n=words[0], pay=words[2])
    return say(f"effect_{verb}", n=rest)
