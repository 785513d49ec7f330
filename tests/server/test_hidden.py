"""What leaves the server tells nobody more than his view does: in every game, for every seat and for who watches.

Two worlds that look the same to a viewer must send him the same, byte by byte: the state with its drawings, what the
last action was called and caused, the log, the history. And what the seat to move is offered, shown in advance and told
as a reason must be the same in any world that agrees with its view.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

import steamshed
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Chance
from steamshed.kernel.options import OptionValue
from steamshed.server.api.shapes import NoClock
from steamshed.server.tables import log, state_messages
from steamshed.server.tables.log import Seat
from steamshed.server.tables.play import Begun, Play, make_done
from steamshed.server.tables.state_messages import Frames, Sight, choice_shape
from steamshed.server.tables.table import Table, TableInfo
from steamshed.ui import assist

OPTIONS: dict[str, list[dict[str, OptionValue]]] = {"binario": [{"preset": "advanced"}]}
ACTIONS = {"binario": 40, "railroad_revolution": 450}
"""How far a game is followed, if not for 150 actions: in Railroad Revolution milestones are drawn late."""
CASES = [(name, number) for name in steamshed.games() for number in range(len(OPTIONS.get(name, [{}])))]
encode = msgspec.json.Encoder(order="sorted").encode


def new_table(name: str, options: dict[str, OptionValue], players: int, seed: int) -> Table:
    game = steamshed.game(name)
    values = game.options.resolve(options)
    info = TableInfo("t", "T", name, values, NoClock(), "bot", "public", "en", None, 0.0)
    table = Table(info)
    table.add(log.Open([Seat("human", f"P{seat}", user=str(seat)) for seat in range(players)], game.rules), 0.0)
    chance = Chance(seed)
    names = [f"P{seat}" for seat in range(players)]
    state = game.new(players, values, chance)
    begun = Begun(game, values, names, tuple(chance.drawn), game.rules)
    table.add(log.Start(names, list(begun.setup), state.seat), 0.0, Play(begun, state, [], 0))
    return table


def after(table: Table, action: Action, seed: int) -> Table:
    """The table after an action, with chance of this seed."""
    play = table.play
    assert play is not None
    assert table.turn is not None
    state, chance = play.state.clone(), Chance(seed)
    events = state.apply(action, chance)
    done = make_done(table.turn, play.state.phase, str(action), chance.drawn, events, 1.0, None, state.seat)
    made = Play(play.begun, state, [*play.actions[: play.count], done], play.count + 1)
    draft = table.draft()
    draft.add(done.entry(), 1.0, made)
    return draft


def game_of(name: str, number: int, seed: int = 3) -> Iterator[tuple[Table, random.Random]]:
    """Every position of a game."""
    game, rng = steamshed.game(name), random.Random(seed)
    options = OPTIONS.get(name, [{}])[number]
    table = new_table(name, options, game.seats[0], seed)
    for step in range(ACTIONS.get(name, 150)):
        play = table.play
        assert play is not None
        if table.stage != "running":
            return
        yield table, rng
        table = after(table, game.steady(play.state, play.state.legal(), rng), step)


def viewers(table: Table) -> list[int | None]:
    return [None, *range(len(table.seats))]


def sent(table: Table, before: Table, viewer: int | None) -> list[bytes]:
    """All that a viewer is sent of the last action: as a whole state, as changes, as a line of the log, as history."""
    mine = [] if viewer is None else [viewer]
    play, now, then = table.play, Frames(table), Frames(before)
    assert play is not None
    assert play.last is not None
    eye = now.eye(mine)
    told = state_messages.told(play.game, play.last, eye, table.stage == "finished")
    past = play.replay(play.count)
    history = Sight(past.game, past.state.view(eye if past.game.hidden else None))
    return [
        now.state(mine),
        now.state(mine, then),
        encode(told),
        encode(history.sent_view),
        encode(history.scenes("en")),
    ]


@pytest.mark.parametrize(("name", "number"), CASES)
def test_worlds_that_look_the_same_send_the_same(name: str, number: int) -> None:
    """Other draws and other choices than those that were made: whoever cannot see the difference is not told it."""
    unseen = 0
    for table, rng in game_of(name, number):
        play = table.play
        assert play is not None
        legal = play.state.legal()
        first = rng.choice(legal)
        one = after(table, first, 100)
        others = [after(table, first, 101), after(table, rng.choice(legal), 100)]
        for other in others:
            assert one.play is not None
            assert other.play is not None
            for viewer in viewers(table):
                # Two ways to the same position are a choice that everybody may hear of.
                differs = one.play.state.dump() != other.play.state.dump()
                alike = one.play.state.view(viewer) == other.play.state.view(viewer)
                if differs and alike:
                    assert sent(one, table, viewer) == sent(other, table, viewer)
                    unseen += 1
    assert bool(unseen) == steamshed.game(name).hidden


@pytest.mark.parametrize(("name", "number"), CASES)
def test_choices_previews_and_reasons_follow_from_the_view(name: str, number: int) -> None:
    game = steamshed.game(name)
    for step, (table, rng) in enumerate(game_of(name, number, seed=4)):
        if step % 6:
            continue
        play, seat = table.play, table.turn
        assert play is not None
        assert seat is not None
        state = play.state
        world = game.imagine(state.view(seat), Chance(step))
        legal = state.legal()
        assert encode([choice_shape(state.choice(action)) for action in legal]) == encode(
            [choice_shape(world.choice(action)) for action in world.legal()]
        )
        for action in rng.sample(legal, min(3, len(legal))):
            assert assist.preview(game, state, seat, [action]) == assist.preview(game, world, seat, [action])
        some = game.candidates(state)
        for action in rng.sample(some, min(20, len(some))):
            assert state.check(action) == world.check(action)
        touched = [action.things()[:1] for action in rng.sample(some, min(2, len(some))) if action.things()]
        for things in touched:
            assert assist.why(game, state, things) == assist.why(game, world, things)


@pytest.mark.parametrize(("name", "number"), CASES)
def test_the_drawings_of_every_seat_follow_from_its_view(name: str, number: int) -> None:
    game = steamshed.game(name)
    for step, (table, _) in enumerate(game_of(name, number, seed=5)):
        if step % 10 == 0:
            assert table.play is not None
            for viewer in viewers(table):
                view = table.play.state.view(viewer)
                world = game.imagine(view, Chance(step))
                assert Sight(game, world.view(viewer)).sent_view == Sight(game, table.play.state.view(viewer)).sent_view
                assert encode(game.scenes(view)) == encode(game.scenes(world.view(viewer)))
