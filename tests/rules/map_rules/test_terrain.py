"""MR-07 and MR-08: kinds of terrain, prices of fields, walls."""

from __future__ import annotations

import random

import pytest

from steamshed.kernel.chance import Chance
from steamshed.kernel.errors import ContentError
from tests.rule import rule
from tests.rules.map_rules.maps import act, at, findings, lay, new, refusal

# of Polder: C3 is plain, beside the city B3
DESERT = '[rules.terrain.desert]\nsign = "d"\nsurcharge = 1\nlike = "."'
COLUMN_C = {'  "w....~..", # C': '  "w.d..~..", # C'}


def built(state: object) -> list[str]:
    return [str(action) for action in state.legal() if str(action).startswith("build")]  # type: ignore[attr-defined]


@rule("MR-07")
def test_own_terrain_costs_with_every_tile() -> None:
    state = at("build_track", lay(DESERT, **COLUMN_C), seats={0: {"cash": 20}})
    action = next(text for text in built(state) if text.startswith("build C3 straight"))
    assert state.choice(parsed(state, action)).price == 3
    events = act(state, action)
    assert state.cash[0] == 17
    assert next(event.to_json() for event in events if event.id == "ground-price")["args"] == {"hex": "C3", "money": 1}


def parsed(state: object, text: str) -> object:
    from tests.rules.map_rules.maps import state_game

    return state_game(state).parse(text, state)


@rule("MR-07")
def test_own_terrain_paid_once_for_each_feature() -> None:
    features = DESERT + "\nper_feature = true"
    dry = '{ id = "dry", kind = "desert", label = "Dry", hexes = ["C3"] },'
    added = {"features = [": f"features = [\n  {dry}"}
    name = lay(features, **COLUMN_C, **added)
    state = at("build_track", name, seats={0: {"cash": 20, "features": ["dry"]}})
    action = next(text for text in built(state) if text.startswith("build C3 straight"))
    assert state.choice(parsed(state, action)).price == 2
    with pytest.raises(ContentError, match="a desert field of no feature"):
        lay(features, **COLUMN_C)


@rule("MR-07")
def test_the_games_own_terrain_at_another_price() -> None:
    state = at("build_track", lay("[rules.terrain.mountain]\nsurcharge = 4"), seats={0: {"cash": 20}}, track=NEAR)
    action = next(text for text in built(state) if text.startswith("build H4 "))
    assert state.choice(parsed(state, action)).price == 6


NEAR = {"I3": {"tile": "gentle 3", "owners": {"3-5": 0}}}


@rule("MR-07")
def test_land_that_nobody_builds_on() -> None:
    bare = '[rules.terrain.peak]\nsign = "p"\ntiles = "none"\nlike = "^"'
    state = at("build_track", lay(bare, **{'  "w....~..", # C': '  "w.p..~..", # C'}), seats={0: {"cash": 20}})
    assert not [text for text in built(state) if text.startswith("build C3")]
    assert refusal(state, "build C3 straight 0") == "MR-07"
    leads = [text for text in everything(state, "C4") if refusal(state, text) == "MR-07"]
    assert leads


def everything(state: object, hex: str) -> list[str]:
    board = state.rules.board  # type: ignore[attr-defined]
    return [f"build {hex} {piece.tile.name} {piece.turn}" for piece in board.tiles.pieces[1:]]


@rule("MR-07")
def test_only_simple_tiles() -> None:
    name = lay(DESERT + '\ntiles = "simple"', **COLUMN_C)
    state = at("build_track", name, seats={0: {"cash": 20}})
    assert refusal(state, "build C3 x_straight_straight 0") == "MR-07"
    laid = {"C3": {"tile": "straight 1", "owners": {"1-4": 0}}}
    later = at("build_track", name, seats={0: {"cash": 20}}, track=laid)
    double = [text for text in everything(later, "C3") if text.split()[2].startswith(("x_", "co_"))]
    assert all(refusal(later, text) == "MR-07" for text in double)
    assert [text for text in built(later) if text.startswith("build C3")]


@rule("MR-07")
def test_track_that_is_never_redirected() -> None:
    laid = {"C3": {"tile": "straight 1", "owners": {"1-4": 0}}}
    free = at("build_track", lay(DESERT, **COLUMN_C), seats={0: {"cash": 20}}, track=laid)
    fixed = at("build_track", lay(DESERT + "\nredirect = false", **COLUMN_C), seats={0: {"cash": 20}}, track=laid)
    turned = [text for text in built(free) if text.startswith(("build C3 gentle", "build C3 acute"))]
    assert turned
    assert all(refusal(fixed, text) == "MR-07" for text in turned)


@rule("MR-07")
def test_spans_are_one_field_long() -> None:
    mole = '[rules.terrain.mole]\nsign = "m"\nspan = true\nlike = "."'
    name = lay(mole, **{'  "w....~..", # C': '  "w.mm.~..", # C'})
    state = at("build_track", name, seats={0: {"cash": 20}})
    # C3 and C4 are moles, one south of the other
    for text in everything(state, "C3"):
        action = parsed(state, text)
        mask = state.rules.board.tiles.pieces[state.rules.board.piece_of(action)].mask
        if mask >> 3 & 1:
            assert refusal(state, text) is not None
        else:
            refusal(state, text)
    assert not [text for text in built(state) if text.startswith("build C3 straight 0")]


@rule("MR-07")
def test_what_terrain_refuses() -> None:
    assert findings('[rules.terrain.desert]\nsign = "~"') == [
        "rules.terrain.desert.sign: MR-07: '~' is not one sign that nothing else has"
    ]
    assert findings(DESERT.replace('like = "."', 'like = "x"'), **COLUMN_C) == [
        "rules.terrain.desert.like: MR-07: 'x' is no terrain of the game: . ~ ^"
    ]
    many = "\n".join(f'[rules.terrain.kind{n}]\nsign = "{n}"' for n in range(9))
    assert "rules.terrain: MR-07: 9 kinds of its own are more than 8" in findings(many)


@rule("MR-08")
def test_an_extra_price_of_a_field() -> None:
    # C6 is a river
    state = at("build_track", lay("[rules.fields.extra]\nC6 = 3\nDordrecht = 2"), seats={0: {"cash": 20}}, track=SOUTH)
    action = next(text for text in built(state) if text.startswith("build C6 "))
    assert state.choice(parsed(state, action)).price == 2 + 1 + 3
    name = lay("[rules.fields.extra]\nC6 = 3")
    paid = at("build_track", name, seats={0: {"cash": 20, "features": ["rhine"]}}, track=SOUTH)
    assert paid.choice(parsed(paid, action)).price == 2 + 3


SOUTH = {"C5": {"tile": "straight 0", "owners": {"0-3": 0}}, "C4": {"tile": "gentle 3", "owners": {"3-5": 0}}}


@rule("MR-08")
def test_no_track_crosses_a_wall() -> None:
    name = lay("[rules.fields]\nwalls = ['C3 3']")
    state = at("build_track", name, seats={0: {"cash": 20}})
    crossing = [text for text in everything(state, "C3") if refusal(state, text) == "MR-08"]
    assert crossing
    assert [text for text in everything(state, "C4") if refusal(state, text) == "MR-08"]


@rule("MR-08")
def test_what_fields_refuse() -> None:
    assert findings("[rules.fields]\nextra = { B3 = 1 }") == ["rules.fields.extra.B3: MR-08: nothing is built there"]
    assert findings("[rules.fields]\nextra = { Z9 = 1 }") == ["rules.fields.extra.Z9: MR-08: is no field of the map"]
    assert findings("[rules.fields]\nwalls = ['C3']") == [
        "rules.fields.walls[0]: MR-08: 'C3' is no field and edge of the map, like 'K10 2'"
    ]
    assert findings("[rules.fields]\nwalls = ['A4 5']") == [
        "rules.fields.walls[0]: MR-08: does not lie between two fields that track can lie on"
    ]


@rule("MR-07", "MR-08")
def test_steam_pays_for_ground_of_the_map() -> None:
    text = {"game": "steam", "base": "us"}
    board = new(
        lay("[rules.terrain.river]\nsurcharge = 5\n[rules.terrain.plain]\nsurcharge = 1", **text), 4, game="steam"
    ).rules.board
    river = next(field for field in board.buildable if board.grid.kinds[field] == "~")
    plain = next(field for field in board.buildable if board.grid.kinds[field] == ".")
    assert (board.terrain_price[river], board.terrain_price[plain]) == (5, 1)
    extra = board.grid.names[plain]
    more = new(lay(f"[rules.fields.extra]\n{extra} = 4", **text), 4, game="steam").rules.board
    assert more.terrain_price[plain] == 4


RULES = (
    DESERT,
    DESERT + '\ntiles = "simple"',
    DESERT + "\nredirect = false",
    DESERT + "\nspan = true",
    DESERT + '\ntiles = "none"',
    "[rules.fields]\nwalls = ['C3 3', 'F4 2', 'G3 1']\nextra = { E5 = 2, Amersfoort = 3 }",
    "[rules.building]\nlimit = 2\nby_place = [1, 0, 0]\n[rules.start]\ncash = 15\nshares = 3",
)


@rule("MR-00f")
@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("preset", ["seed", "official"])
def test_what_is_listed_is_what_is_allowed(rules: str, preset: str) -> None:
    """Brute force in games of the steady random player."""
    from steamshed.games.age_of_steam.proof.candidates import candidates
    from steamshed.games.age_of_steam.proof.steady import steady

    changes = COLUMN_C if "desert" in rules else {}
    state = new(lay(rules, **changes), preset=preset)
    rng, chance = random.Random(rules), Chance(4)
    for number in range(150):
        if state.seat is None:
            break
        legal = state.legal()
        assert legal
        if number % 12 == 0 or (state.phase == "build_track" and number % 4 == 0):
            allowed = {str(action) for action in candidates(state) if state.check(action) is None}
            assert {str(action) for action in legal} == allowed
            assert type(state).dump(state) == state.clone().dump()
        before, seat = state.cash[state.seat], state.seat
        action = steady(state, legal, rng)
        price = state.choice(action).price
        state.apply(action, chance)
        state.audit()
        if str(action).startswith("build"):
            assert before - state.cash[seat] == price
