"""Every game at a table: frames, changes, undo, reload and analysis work, and a seat's frame follows from its view."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import steamshed
from steamshed.server.api.endpoints import GameInfo
from steamshed.server.api.shapes import Args, Change, LogEntry, NoClock
from steamshed.server.games.routes import about_game
from steamshed.server.tables import analysis, log, seating, state_messages
from steamshed.server.tables.log import Seat
from steamshed.server.tables.play import Play
from steamshed.server.tables.state_messages import Frames, Sight
from steamshed.server.tables.table import Table, TableInfo, follow
from steamshed.ui import assist
from tests.server.declared import check_message

MOVES = 40


def new_table(name: str) -> Table:
    game = steamshed.game(name)
    info = TableInfo("t", "T", name, game.options.resolve(None), NoClock(), "bot", "public", "en", None, 0.0)
    table = Table(info)
    table.add(log.Open([Seat("human", f"P{seat}", user=str(seat)) for seat in range(game.seats[0])], game.rules), 0.0)
    seating.begin(table, 0.0)
    return table


def act(table: Table, rng: random.Random) -> Table:
    play = table.play
    assert play is not None
    assert table.turn is not None
    action = play.game.steady(play.state, play.state.legal(), rng)
    after = play.advance(action, 1.0, None)
    assert after.last is not None
    draft = table.draft()
    draft.pending = list(table.pending)  # all of the log, to fold it again
    draft.add(after.last.entry(), 1.0, after)
    return draft


@pytest.mark.parametrize("name", steamshed.games())
def test_frames_changes_and_reload(name: str) -> None:
    rng, table = random.Random(5), new_table(name)
    seen: dict[int | None, Frames] = {}
    for _ in range(MOVES):
        if table.stage != "running":
            break
        table = act(table, rng)
        now = Frames(table)
        for seat in (None, 0, 1):
            mine = [] if seat is None else [seat]
            check_message(now.state(mine))
            whole = msgspec.json.decode(now.state(mine))
            assert ("legal" in whole) == (table.turn == seat and table.stage == "running")
            assert whole["view"] == msgspec.json.decode(msgspec.json.encode(now.sight(seat).view))
            if seat in seen:
                check_message(now.state(mine, seen[seat]))
                assert "scenes" not in msgspec.json.decode(now.state(mine, seen[seat]))
            seen[seat] = now
    entries = state_messages.log_entries(table, playing(table), None, 0)
    msgspec.json.decode(msgspec.json.encode(entries), type=list[LogEntry])
    again = follow(Table(table.info), table.pending)
    assert table.play is not None
    assert again.play is not None
    assert again.play.state.dump() == table.play.state.dump()
    assert [done.events for done in again.play.done()] == [done.events for done in table.play.done()]
    assert again.summary() == table.summary()
    back = table.play.replay(table.play.count // 2)
    assert back.count == table.play.count // 2
    assert analysis.analyse(table.play, [[1], [0]]).winners == [1]
    found = analysis.analyse(table.play, None)
    assert found.winners is None
    assert found.eliminated == sorted(table.play.state.eliminated())
    scores = table.play.state.scores()
    assert [sum(part.values()) for part in found.breakdown] == scores


@pytest.mark.parametrize("name", steamshed.games())
def test_changes_keep_the_scenery_complete(name: str) -> None:
    """Who has the scenery of the beginning and every change since can draw all things, on the paper of now."""
    rng, table = random.Random(7), new_table(name)
    known: dict[str, dict[str, Any]] = {scene.name: as_json(scene) for scene in Frames(table).sight(0).scenery("en")}
    before, early = Frames(table), Sight(playing(table).game, playing(table).state.view(0))
    for _ in range(4 * MOVES):
        if table.stage != "running":
            break
        table = act(table, rng)
        now = Frames(table)
        for change in msgspec.json.decode(now.state([0], before))["changes"]:
            has = known[change["name"]]
            has.update({part: change[part] for part in ("title", "box", "background") if part in change})
            has["symbols"] = {**has["symbols"], **change.get("symbols", {})}
        before = now
    for scene in before.sight(0).drawn("en"):
        has = known[scene.name]
        assert (has["title"], has["background"], tuple(has["box"])) == (scene.title, scene.background, scene.box)
        assert {thing.symbol: scene.symbols[thing.symbol] for thing in scene.things}.items() <= has["symbols"].items()
    back: dict[object, dict[str, Any]] = {
        entry.name: as_json(entry) for entry in early.scenery_since(before.sight(0), "en")
    }
    for scene in early.drawn("en"):
        has = {**known[scene.name], **back.get(scene.name, {})}
        symbols = {**known[scene.name]["symbols"], **has["symbols"]}
        assert (has["background"], tuple(has["box"])) == (scene.background, scene.box)
        assert {thing.symbol for thing in scene.things} <= symbols.keys()


def as_json(shape: msgspec.Struct) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(shape)
    return found


def playing(table: Table) -> Play:
    assert table.play is not None
    return table.play


@pytest.mark.parametrize("name", steamshed.games())
def test_previews_refusals_and_the_game_itself_are_as_declared(name: str) -> None:
    rng, table = random.Random(8), new_table(name)
    game = playing(table).game
    msgspec.json.decode(msgspec.json.encode(about_game(game)), type=GameInfo)
    for _ in range(MOVES):
        if table.stage != "running":
            break
        state, seat = playing(table).state, table.turn
        legal, candidates = state.legal(), game.candidates(state)
        for action in rng.sample(legal, min(2, len(legal))):
            msgspec.convert(assist.preview(game, state, seat, [action]), list[Change])
        for action in rng.sample(candidates, min(20, len(candidates))):
            violation = state.check(action)
            if violation is not None:
                msgspec.convert(dict(violation.args), Args)
        table = act(table, rng)


@pytest.mark.parametrize("name", steamshed.games())
def test_a_sight_is_made_of_the_view_alone(name: str) -> None:
    """What a seat is shown of an imagined world that agrees with its view is what it is shown of the true one."""
    rng, table = random.Random(6), new_table(name)
    for number in range(MOVES):
        if table.stage != "running":
            break
        table = act(table, rng)
        if number % 8 == 0:
            assert table.play is not None
            game, state = table.play.game, table.play.state
            for seat in range(len(table.seats)):
                world = game.imagine(state.view(seat), steamshed.Chance(number))
                assert Sight(game, world.view(seat)).scenes("en") == Sight(game, state.view(seat)).scenes("en")


@pytest.mark.parametrize("name", steamshed.games())
def test_what_is_told_of_an_action_is_no_more_than_the_whole(name: str) -> None:
    rng, table = random.Random(7), new_table(name)
    for _ in range(MOVES):
        if table.stage != "running":
            break
        table = act(table, rng)
        play = table.play
        assert isinstance(play, Play)
        assert play.last is not None
        own = state_messages.told(play.game, play.last, play.last.seat, False)
        assert own[0] == play.last.action


@pytest.mark.parametrize("name", steamshed.games())
def test_only_the_first_drawing_of_its_kind_is_new(name: str) -> None:
    """It takes long and is made in a thread; afterwards only another language is new."""
    now = Frames(new_table(name))
    state_messages._drawn_before.clear()
    assert now.new_to_draw("en")
    now.draw_first(0, "en")
    assert not Frames(new_table(name)).new_to_draw("en")
    assert now.new_to_draw("hu")
