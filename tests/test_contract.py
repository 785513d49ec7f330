"""The public contract, name by name, shown on Age of Steam. Tools, tests and bots of others rely on these names.

The conformance suite tests the same things for every game at random; here they are spelled out.
"""

from __future__ import annotations

import inspect
import json
from collections import Counter
from typing import Any
from xml.etree import ElementTree

import pytest

import steamshed
from steamshed import Chance, Scripted

NAME = "age_of_steam"
GAME = steamshed.game(NAME)
POSITION: dict[str, object] = {"game": NAME, "players": 3, "phase": "build_track"}


def new(seed: int = 7, players: int = 4, **options: object) -> steamshed.State:
    return GAME.new(players=players, options=options, chance=Chance(seed=seed))


def plain(data: object) -> Any:
    return json.loads(json.dumps(data))


def act(state: steamshed.State, *texts: str) -> list[steamshed.Event]:
    """Plays some actions; the events of the last."""
    events: list[steamshed.Event] = []
    for text in texts:
        events = state.apply(GAME.parse(text), Chance(seed=1))
    return events


# -- the package -------------------------------------------------------------------------------------------------------


def test_public_names() -> None:
    for name in (
        "game",
        "games",
        "Chance",
        "Scripted",
        "Violation",
        "IllegalAction",
        "Action",
        "Event",
        "State",
        "Game",
    ):
        assert name in steamshed.__all__
    for name in steamshed.__all__:
        assert hasattr(steamshed, name)


def test_games_and_game() -> None:
    assert NAME in steamshed.games()
    for name in steamshed.games():
        game = steamshed.game(name)
        assert isinstance(game, steamshed.Game)
        assert game.name == name
        assert steamshed.game(name) is game
    with pytest.raises(steamshed.OptionError, match="there is no game 'chess'; there are age_of_steam"):
        steamshed.game("chess")


def test_every_error_is_a_steamshed_error() -> None:
    """One base class, which is a ValueError, so that a caller can catch bad input of any kind."""
    assert issubclass(steamshed.SteamshedError, ValueError)
    for name in steamshed.__all__:
        found = getattr(steamshed, name)
        if inspect.isclass(found) and issubclass(found, Exception):
            assert issubclass(found, steamshed.SteamshedError)


# -- a game ------------------------------------------------------------------------------------------------------------


def test_declared_facts() -> None:
    assert GAME.seats == range(3, 7)
    assert GAME.prefix == "AS"
    assert GAME.rules == 1
    assert GAME.longest > 0


def test_options() -> None:
    names = [option.name for option in GAME.options]
    assert names[0] == "map"
    assert len(names) == len(set(names)) == len(GAME.options)
    for option in GAME.options:
        assert isinstance(option, steamshed.Option)
        assert option.kind in ("choice", "flag", "number")
        assert option.default in option.choices
        assert option.help
        assert "\n" not in option.help
        assert GAME.options[option.name] is option
    assert GAME.options["terrain_cost"].kind == "choice"
    assert GAME.options["direct_complex"].kind == "flag"
    assert GAME.options["ownership_disc_limit"].kind == "number"


def test_presets() -> None:
    assert list(GAME.options.presets) == ["seed", "official"]
    assert GAME.options.default_preset == "seed"
    assert new().dump()["options"] == new(preset="seed").dump()["options"]
    official = plain(new(preset="official").dump())["options"]
    assert official["terrain_cost"] == "every_tile"
    mixed = plain(new(preset="official", terrain_cost="first_per_feature").dump())["options"]
    assert mixed == {**official, "terrain_cost": "first_per_feature"}


def test_option_values_also_as_text() -> None:
    """As they come from a command line or a record."""
    assert plain(new(direct_complex="true", ownership_disc_limit="0").dump())["options"]["direct_complex"] is True


@pytest.mark.parametrize("players", [2, 7, 0, -1, True, 3.0, "4", None])
def test_wrong_number_of_players(players: Any) -> None:
    with pytest.raises(steamshed.OptionError, match="players: "):
        GAME.new(players=players)


@pytest.mark.parametrize(
    "options", [{"speed": 1}, {"map": "moon"}, {"preset": "house"}, {"direct_complex": 1}, {"terrain_cost": None}, [1]]
)
def test_wrong_options(options: Any) -> None:
    with pytest.raises(steamshed.OptionError, match="option"):
        GAME.new(players=4, options=options)


def test_new_is_a_function_of_the_chance() -> None:
    assert new(seed=7).dump() == new(seed=7).dump()
    assert new(seed=7).dump() != new(seed=8).dump()
    assert GAME.new(3).seat is not None


# -- a state -----------------------------------------------------------------------------------------------------------


def test_seat_and_phase() -> None:
    state = new()
    assert state.phase == "issue_shares"
    assert state.seat in range(4)
    assert not state.over


def test_legal() -> None:
    """Complete, no duplicates, canonical order: a list of actions."""
    state = new()
    legal = state.legal()
    assert all(isinstance(action, steamshed.Action) for action in legal)
    assert [str(action) for action in legal] == [f"issue {shares}" for shares in range(14)]
    assert legal == [action for action in GAME.candidates(state) if state.check(action) is None]
    assert state.legal() is not legal


def test_legal_does_not_depend_on_how_the_position_came_about() -> None:
    one, other = GAME.load(POSITION), GAME.load(POSITION)
    act(one, "build H5 straight 0", "build C2 straight 0")
    act(other, "build C2 straight 0", "build H5 straight 0")
    assert [str(action) for action in one.legal()] == [str(action) for action in other.legal()]
    assert plain(one.dump()) == plain(other.dump())


def test_check() -> None:
    state = new()
    assert state.check(GAME.parse("issue 13")) is None
    violation = state.check(GAME.parse("issue 14"))
    assert isinstance(violation, steamshed.Violation)
    assert violation.rule == "AS-SHARE-02"
    assert dict(violation.args) == {"shares": 14, "issued": 2, "most": 15}
    assert violation == steamshed.Violation(rule="AS-SHARE-02", args={"shares": 14, "issued": 2, "most": 15})


def test_apply() -> None:
    state = new()
    seat = state.seat
    events = state.apply(GAME.parse("issue 2"), Chance(seed=1))
    assert [event.to_json() for event in events] == [
        {"id": "shares-issued", "seat": seat, "args": {"shares": 2, "money": 10}}
    ]
    assert state.seat != seat


def test_illegal_action() -> None:
    state = new()
    before, chance = plain(state.dump()), Chance(seed=1)
    with pytest.raises(steamshed.IllegalAction, match="'issue 14' is against AS-SHARE-02") as caught:
        state.apply(GAME.parse("issue 14"), chance)
    assert caught.value.violation.rule == "AS-SHARE-02"
    assert caught.value.action == "issue 14"
    assert plain(state.dump()) == before
    assert chance.drawn == []


def test_wrong_phase_and_game_over() -> None:
    state = new()
    violation = state.check(GAME.parse("build K10 gentle 2"))
    assert violation is not None
    assert violation.rule == "AS-TURN-01"
    over = GAME.load({**POSITION, "phase": "over"})
    assert over.seat is None
    assert over.over
    assert over.legal() == []
    violation = over.check(GAME.parse("done"))
    assert violation is not None
    assert violation.rule == "AS-END-02"


def test_clone() -> None:
    state = new()
    before, copy = plain(state.dump()), state.clone()
    assert plain(copy.dump()) == before
    act(copy, "issue 3")
    assert plain(state.dump()) == before
    act(state, "issue 1")
    assert plain(copy.dump()) != plain(state.dump())


def test_view_and_imagine() -> None:
    """Nothing is hidden in Age of Steam, so every seat and a spectator know the same."""
    state = new()
    for seat in (*range(4), None):
        view = state.view(seat)
        assert plain(view) == view
        imagined = GAME.imagine(plain(view), Chance(seed=99))
        assert plain(imagined.view(seat)) == plain(view)
        assert imagined.legal() == state.legal()
    view = plain(state.view(0))
    assert sum(view["bag"].values()) == 18
    act(state, "issue 3")
    assert plain(GAME.imagine(view, Chance(seed=1)).view(0)) == view


def test_scores_and_ranking() -> None:
    state = new()
    assert state.scores() == [-6, -6, -6, -6]
    with pytest.raises(steamshed.SteamshedError, match="the game is not over"):
        state.ranking()
    seats = [{"income": 5}, {"income": 7}, {"income": 5}]
    over = GAME.load({**POSITION, "phase": "over", "seats": seats})
    assert over.scores() == [9, 15, 9]
    assert over.ranking() == [[1], [0, 2]]


def test_audit() -> None:
    state: Any = new()
    state.audit()
    state.bag[0] += 1
    with pytest.raises(steamshed.AuditError, match="there are 21 red cubes instead of 20"):
        state.audit()


def test_dump_and_load() -> None:
    """Exact round trip through JSON, and the impossible is refused with its place."""
    state = new(preset="official")
    data = plain(state.dump())
    again = GAME.load(data)
    assert plain(again.dump()) == data
    assert again.legal() == state.legal()
    with pytest.raises(steamshed.PositionError, match=r"^position, seats\[1\]\.cash: ") as caught:
        GAME.load({**POSITION, "seats": [{}, {"cash": -3}, {}]})
    assert caught.value.where == "seats[1].cash"
    assert caught.value.reason


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"track": {"H5": {"tile": "straight 0"}, "I7": {"tile": 5}}}, "track.I7.tile"),
        ({"track": {"I7": {"tile": "gentle 5", "owners": {"1-5": 9}}}}, "track.I7.owners.1-5"),
        ({"cubes": {"Chicago": {"red": 1}, "Detroit": {"blue": 1, "red": -1}}}, "cubes.Detroit.red"),
        ({"display": {"W1": ["red", 7, None]}}, "display.W1[1]"),
        ({"seats": [{}, {}, {"engine": 7}]}, "seats[2].engine"),
        ({"seats": [{}, {}, {"shares": 1}]}, "seats[2].shares"),
        ({"turn": 0}, "turn"),
        ({"order": [0, 1, 1]}, "order"),
        ({"move": {}}, "move"),
        ({"build": {"left": 4}}, "build.left"),
        ({"build": {"left": 3, "built": ["Z1"]}}, "build.built"),
        ({"new_cities": {"H6": "A"}}, "new_cities.H6"),
    ],
)
def test_load_names_the_place(change: dict[str, object], where: str) -> None:
    with pytest.raises(steamshed.PositionError) as caught:
        GAME.load({**POSITION, **change})
    assert caught.value.where == where
    assert str(caught.value) == f"position, {where}: {caught.value.reason}"


@pytest.mark.parametrize("junk", [None, [], "position", 5, {}, {"game": NAME}, {**POSITION, "game": "chess"}])
def test_load_refuses_what_is_no_position(junk: Any) -> None:
    with pytest.raises(steamshed.PositionError):
        GAME.load(junk)


def test_texts() -> None:
    """One canonical text per action."""
    for text in ("bid 5", "build K10 gentle 2", "deliver red Chicago-Toledo-Detroit", "take turn_order_pass", "done"):
        assert str(GAME.parse(text)) == text
        assert GAME.parse(text) == GAME.parse(text)
        assert len({GAME.parse(text), GAME.parse(text)}) == 1
    assert str(GAME.parse("build K10 straight 4")) == "build K10 straight 1"


def test_parse_error() -> None:
    with pytest.raises(steamshed.ParseError) as caught:
        GAME.parse("build K10 gentle 9")
    error = caught.value
    assert (error.text, error.token) == ("build K10 gentle 9", "9")
    assert error.expected == "a turn, a whole number from 0 to 5"
    assert str(error) == "'build K10 gentle 9': at '9': expected a turn, a whole number from 0 to 5"


@pytest.mark.parametrize(
    "text", ["", " ", "bid", "bid  5", "bid 05", "bid -1", "bid 5 ", "Bid 5", "bid ٥", "build k1 a 1"]
)
def test_what_is_no_action(text: str) -> None:
    with pytest.raises(steamshed.ParseError):
        GAME.parse(text)


def test_choice() -> None:
    """What a client needs to show an action: the things it touches in click order, the price, the effect."""
    state = GAME.load(POSITION)
    choice = state.choice(GAME.parse("build H5 straight 0"))
    assert choice.things == ("hex-H5", "tile-straight-0")
    assert choice.price == 2
    assert choice.effect.id == "choice-build"


def test_pictures() -> None:
    state = GAME.load(POSITION)
    act(state, "build H5 straight 0")
    picture: Any = state
    assert ElementTree.fromstring(picture._repr_svg_()).tag.endswith("svg")
    assert picture._repr_svg_() == state.svg()
    board = GAME.scenes(state.view(None))[0]
    assert isinstance(board, steamshed.Scene)
    tile = next(thing for thing in board.things if thing.id == "tile-H5")
    assert isinstance(tile, steamshed.Thing)
    assert tile.symbol in board.symbols
    assert tile.title


# -- chance ------------------------------------------------------------------------------------------------------------


def test_chance_draws() -> None:
    chance = Chance(seed=7)
    counted = Counter(chance.draw("bag", {"red": 3, "blue": 1, "black": 0}) for _ in range(400))
    assert set(counted) == {"red", "blue"}
    assert 250 < counted["red"] < 350
    assert {chance.roll("white die", 6) for _ in range(200)} == {1, 2, 3, 4, 5, 6}
    assert sorted(chance.order("seats", 4)) == [0, 1, 2, 3]


def test_chance_remembers_and_repeats() -> None:
    def ask(chance: Chance) -> list[object]:
        return [chance.draw("bag", {"red": 14, "blue": 9}), chance.roll("white die", 6), chance.order("seats", 4)]

    chance = Chance(seed=7)
    answers = ask(chance)
    assert chance.drawn == answers
    assert ask(Chance(seed=7)) == answers
    assert ask(Scripted(chance.drawn)) == answers


def test_chance_cannot_draw_from_nothing() -> None:
    for bag in ({}, {"red": 0}, {"red": -1}):
        with pytest.raises(steamshed.ChanceError, match=r"^bag: "):
            Chance(seed=1).draw("bag", bag)
        with pytest.raises(steamshed.ChanceError, match=r"^bag: "):
            Scripted(["red"]).draw("bag", bag)


def test_scripted() -> None:
    chance = Scripted(["red", 4, [2, 0, 3, 1]])
    assert isinstance(chance, Chance)
    assert chance.draw("bag", {"red": 14, "blue": 9}) == "red"
    assert chance.roll("white die", 6) == 4
    assert chance.order("seats", 4) == [2, 0, 3, 1]
    assert chance.rest == []
    assert chance.drawn == ["red", 4, [2, 0, 3, 1]]
    with pytest.raises(steamshed.ChanceError, match="white die: no scripted outcome is left"):
        chance.roll("white die", 6)


@pytest.mark.parametrize("lie", ["green", "black", 4, [0]])
def test_scripted_cannot_lie_about_a_bag(lie: Any) -> None:
    with pytest.raises(steamshed.ChanceError, match="cannot be drawn from 14 red"):
        Scripted([lie]).draw("bag", {"red": 14, "black": 0})


@pytest.mark.parametrize("lie", [0, 7, -1, True, "4", [4]])
def test_scripted_cannot_lie_about_a_die(lie: Any) -> None:
    with pytest.raises(steamshed.ChanceError, match="is not on a die with 6 sides"):
        Scripted([lie]).roll("white die", 6)


@pytest.mark.parametrize("lie", [[0, 1], [0, 0, 1], [1, 2, 3], "012", 3])
def test_scripted_cannot_lie_about_an_order(lie: Any) -> None:
    with pytest.raises(steamshed.ChanceError, match="is not an order of 0 to 2"):
        Scripted([lie]).order("seats", 3)


LAST_MOVE: dict[str, object] = {
    **POSITION,
    "phase": "move_goods",
    "seat": 2,
    "move": {"round": 2},
    "display": {"W1": ["red", None, None]},
}


def test_chance_passes_through_apply() -> None:
    """The action is the intent; the dice come from the chance: three white ones, three black ones."""
    state = GAME.load(LAST_MOVE)
    state.apply(GAME.parse("nothing"), Scripted([1, 2, 3, 4, 5, 6]))
    assert plain(state.dump())["cubes"]["Chicago"] == {"red": 1}
    other = GAME.load(LAST_MOVE)
    other.apply(GAME.parse("nothing"), Scripted([6, 2, 3, 4, 5, 6]))
    assert plain(other.dump())["cubes"]["Chicago"] == {}


@pytest.mark.parametrize("lies", [[], [1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 7], [1, 2, 3, 4, 5, "red"]])
def test_a_lie_leaves_the_state_unchanged(lies: list[Any]) -> None:
    state = GAME.load(LAST_MOVE)
    before = plain(state.dump())
    with pytest.raises(steamshed.ChanceError):
        state.apply(GAME.parse("nothing"), Scripted(lies))
    assert plain(state.dump()) == before
    assert state.legal() == GAME.load(LAST_MOVE).legal()


def test_no_state_knows_its_future() -> None:
    """Two copies of one state can see different dice."""
    state = GAME.load(LAST_MOVE)
    futures = set()
    for seed in range(20):
        copy = state.clone()
        chance = Chance(seed=seed)
        copy.apply(GAME.parse("nothing"), chance)
        futures.add(tuple(map(str, chance.drawn)))
    assert len(futures) > 10


# -- records -----------------------------------------------------------------------------------------------------------


def test_records() -> None:
    chance = Chance(seed=7)
    record = steamshed.Record.start(GAME, 3, {"preset": "official"}, chance, ["Ann", "Ben", "Cleo"])
    for _ in range(5):
        record.apply(record.state.legal()[0], chance)
    again = steamshed.Record.parse(str(record), steamshed.game)
    assert str(again) == str(record)
    assert plain(again.state.dump()) == plain(record.state.dump())
    assert steamshed.Record.parse(str(record), steamshed.game, to=2).entries == record.entries[:2]
    with pytest.raises(steamshed.RecordError, match=r"^record, line 9: ") as caught:
        steamshed.Record.parse(str(record).replace("issue 0", "issue 99", 1), steamshed.game)
    assert caught.value.line == 9


def test_undoable() -> None:
    """Exactly what drew no chance and showed nobody anything new."""
    chance = Chance(seed=7)
    record = steamshed.Record.start(GAME, 3, None, chance)
    while not any(entry.outcomes for entry in record.entries):
        record.apply(record.state.legal()[-1], chance)
    assert [entry.undoable for entry in record.entries] == [not entry.outcomes for entry in record.entries]
    assert not record.entries[-1].undoable
