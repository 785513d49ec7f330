"""Many games at once are the same games as in environments of their own, step by step."""

from __future__ import annotations

import random
from multiprocessing.shared_memory import SharedMemory

import numpy as np
import pytest

import steamshed
from steamshed.env.many import ManyGames
from steamshed.env.observing import Observer
from steamshed.env.outcome import margins, worth
from steamshed.env.playing import Playing
from steamshed.kernel.errors import OptionError
from steamshed.rl.game_rl import rl_of
from steamshed.rl.observation import VIEWER, update
from steamshed.rl.watching import Watcher

FACTORED = ("age_of_steam", "days_of_steam", "railroad_revolution")
WAYS = [(name, "rows") for name in steamshed.games()] + [(name, "factored") for name in FACTORED]
STEPS = {"binario": 400, "railroad_revolution": 400}


@pytest.mark.parametrize(("name", "actions"), WAYS)
def test_the_same_as_single_environments_step_by_step(name, actions):
    players = steamshed.game(name).seats[-1]
    many = ManyGames(name, 4, players, actions=actions, rewards="places")
    many.reset([11, 12, 13, 14])
    alone = [Playing(name, players, actions=actions, flat=True) for _ in range(4)]
    for seed, playing in zip((11, 12, 13, 14), alone, strict=True):
        playing.begin(seed)
    rng = np.random.default_rng(1)
    for step in range(STEPS.get(name, 150)):
        for at, playing in enumerate(alone):
            seat = playing.state.decider
            assert many.seat[at] == seat
            for part, value in playing.observe(seat).items():
                assert np.array_equal(many.seen[part][at], value), f"step {step}, {part}"
            assert many.left_out[at] == playing.left_out()
        assert many.observation_space.contains(many.seen)
        chosen = many.sample(rng)
        many.step(chosen)
        for at, playing in enumerate(alone):
            playing.act(playing.choose(chosen[at]))
            assert many.over[at] == (playing.state.seat is None)
            if playing.state.seat is None:
                assert many.reward[at].tolist() == pytest.approx(playing.rewards())
                assert many.points[at].tolist() == playing.state.scores()
                playing.begin(None)
            else:
                assert not many.reward[at].any()


@pytest.mark.parametrize("name", steamshed.games())
def test_what_has_not_changed_need_not_be_read_again(name):
    """Whole games, with careless players in between: what a watcher writes is what everything read anew would be."""
    game = steamshed.game(name)
    options = [{}, {"advanced": True}] if name == "binario" else [{}]
    for seed, chosen in enumerate(options * 2):
        players = game.seats[seed % len(game.seats)]
        chance, rng = steamshed.Chance(seed), random.Random(seed)
        state = game.new(players, chosen, chance)
        kept, fresh = rl_of(game).senses(state), rl_of(game).senses(state)
        size = sum(sense.size for sense in kept)
        block, anew = np.zeros(size + 3, np.int32), np.zeros(size, np.int32)
        watcher = Watcher(kept, memoryview(block), 2)
        for _ in range(600):
            if state.seat is None:
                break
            viewer = rng.randrange(players)
            watcher.see(state, viewer)
            update(fresh, state, viewer, memoryview(anew))
            assert np.array_equal(block[2:-1], anew)
            legal = state.legal()
            for _ in range(rng.choice((1, 1, 3))):
                state.apply(rng.choice(legal) if rng.random() < 0.2 else game.steady(state, legal, rng), chance)
                legal = state.legal()
                if not legal:
                    break
        assert block[:2].tolist() == [0, 0]
        assert block[-1] == 0


@pytest.mark.parametrize("name", steamshed.games())
def test_senses_name_fields_that_there_are(name):
    game = steamshed.game(name)
    names = {field.name for field in game.declared.fields} | {"phase", VIEWER}
    senses = rl_of(game).senses(game.new(game.seats[0]))
    assert {name for sense in senses for name in sense.needs or ()} <= names
    assert sum(sense.needs is None for sense in senses) < len(senses) / 2


def test_an_observer_may_be_shown_one_game_after_the_other():
    game = steamshed.game("days_of_steam")
    states = [game.new(3, None, steamshed.Chance(seed)) for seed in range(3)]
    observer = Observer(rl_of(game).senses(states[0]), flat=True)
    for number in range(60):
        state = states[number % 3]
        alone = Observer(rl_of(game).senses(state), flat=True)
        assert np.array_equal(observer.see(state, number % 2), alone.see(state, number % 2))
        state.apply(random.Random(number).choice(state.legal()), steamshed.Chance(number))


def test_arrays_stay_the_same_and_have_the_declared_types():
    many = ManyGames("age_of_steam", 3, 4, actions="factored")
    many.reset(1)
    arrays = {name: value for name, value in vars(many).items() if name in ("observation", "mask", "seat", "reward")}
    types = {"observation": np.int32, "mask": np.int8, "seat": np.int32, "reward": np.float32}
    size, width = many.single_observation_space["observation"].shape[0], many.single_action_space.n
    shapes = {"observation": (3, size), "mask": (3, width), "seat": (3,), "reward": (3, 4)}
    rng = np.random.default_rng(1)
    for _ in range(30):
        many.step(many.sample(rng))
    for name, array in arrays.items():
        assert getattr(many, name) is array
        assert array.dtype == types[name]
        assert array.shape == shapes[name]
    assert many.action_space.contains(many.sample(rng))
    assert many.parts["owners"].shape[0] == 3
    assert many.parts["owners"].base is not None
    assert many.parts["phase"][0, 0] == many.observation[0, 0]
    for at in range(3):
        offered = many.offered[many.starts[at] : many.starts[at + 1]]
        assert sorted(offered.tolist()) == np.flatnonzero(many.mask[at]).tolist()
        assert many.state(at).seat == many.seat[at]


def test_a_seed_decides_everything():
    def played(seed: int | list[int]) -> tuple[list[int], list[list[int]]]:
        many, rng = ManyGames("railroad_revolution", 3, 3), np.random.default_rng(5)
        many.reset(seed)
        begun = many.seed.tolist()
        for _ in range(60):
            many.step(many.sample(rng))
        return begun, many.observation.tolist()

    assert played(7) == played(7)
    assert played(7)[0] != played(8)[0]
    begun = played([4, 4, 9])[0]
    assert begun[0] == begun[1] != begun[2]


def test_a_game_that_is_over_is_followed_by_another():
    many, rng = ManyGames("age_of_steam", 2, 3, actions="factored"), np.random.default_rng(2)
    many.reset(3)
    ended = rewarded = 0
    for _ in range(400):
        before, seeds = many.steps.copy(), many.seed.copy()
        many.step(many.sample(rng))
        for at in range(2):
            if many.over[at]:
                ended += 1
                assert many.steps[at] == 0
                assert many.seed[at] != seeds[at]
                rewarded += bool(many.reward[at].any())
            else:
                assert not many.reward[at].any()
                assert many.steps[at] == before[at] + 1
                assert many.seed[at] == seeds[at]
    assert ended > 4
    assert rewarded


def test_games_are_broken_off():
    many, rng = ManyGames("binario", 2, most_steps=5), np.random.default_rng(2)
    many.reset(3)
    for step in range(1, 12):
        many.step(many.sample(rng))
        assert many.broken.tolist() == [step % 5 == 0] * 2
        assert many.steps.tolist() == [step % 5] * 2
        assert not many.reward.any()


def test_a_number_that_is_not_legal_changes_nothing():
    many, rng = ManyGames("age_of_steam", 3, 3, actions="factored"), np.random.default_rng(2)
    with pytest.raises(OptionError, match="reset begins the games"):
        many.step([0, 0, 0])
    many.reset(3)
    chosen = many.sample(rng)
    chosen[1] = int(np.flatnonzero(many.mask[1] == 0)[0])
    before = [many.state(at).dump() for at in range(3)]
    with pytest.raises(OptionError, match=rf"game 1, action {chosen[1]}: is none of the legal ones"):
        many.step(chosen)
    with pytest.raises(OptionError, match="actions: 2 for 3 games"):
        many.step([0, 0])
    with pytest.raises(OptionError, match="is none of the legal ones"):
        many.step([-1, -1, -1])
    assert [many.state(at).dump() for at in range(3)] == before
    rows = ManyGames("age_of_steam", 1, 3, rows=2)
    rows.reset(1)
    with pytest.raises(OptionError, match="is none of the legal ones"):
        rows.step([2])
    assert rows.left_out[0] == len(rows.state(0).legal()) - 2


def test_wrong_wishes_are_refused():
    with pytest.raises(OptionError, match="count: 0 is not a number of games"):
        ManyGames("age_of_steam", 0)
    with pytest.raises(OptionError, match="rewards: 'wish' is not one of margins, places"):
        ManyGames("age_of_steam", 1, rewards="wish")
    with pytest.raises(OptionError, match="seed: 2 for 3 games"):
        ManyGames("age_of_steam", 3).reset([1, 2])


def test_margins_are_points_ahead_of_the_best_of_the_others():
    game = steamshed.game("age_of_steam")
    found = 0
    for seed in range(6):
        chance, rng = steamshed.Chance(seed), random.Random(seed)
        state = game.new(3, None, chance)
        while state.seat is not None:
            legal = state.legal()
            careless = seed % 2
            state.apply(rng.choice(legal) if careless else game.steady(state, legal, rng), chance)
        margin, place, points = margins(state), worth(state), state.scores()
        gone = state.eliminated()
        if not gone:
            assert margin == [points[seat] - max(points[:seat] + points[seat + 1 :]) for seat in range(3)]
        elif len(gone) < 3:
            found += 1
            assert max(margin[seat] for seat in gone) < min(margin[seat] for seat in range(3) if seat not in gone)
        assert (max(margin) == margin[place.index(max(place))]) or len(gone) == 3
    assert found


def test_arrays_can_lie_where_others_see_them():
    memories: list[SharedMemory] = []

    def shared(shape: tuple[int, ...], kind: type) -> np.ndarray:
        memory = SharedMemory(create=True, size=max(1, int(np.prod(shape)) * np.dtype(kind).itemsize))
        memories.append(memory)
        return np.ndarray(shape, kind, memory.buf)

    many, plain = ManyGames("steam", 2, 3, make=shared), ManyGames("steam", 2, 3)
    for each in (many, plain):
        each.reset(5)
    seen = SharedMemory(memories[0].name)
    rng = np.random.default_rng(1)
    for _ in range(40):
        chosen = plain.sample(rng)
        many.step(chosen)
        plain.step(chosen)
    other = np.ndarray(plain.observation.shape, np.int32, seen.buf)
    assert np.array_equal(other, plain.observation)
    del other, many
    seen.close()
    for memory in memories:
        memory.unlink()
