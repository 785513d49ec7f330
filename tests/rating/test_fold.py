"""The fold of the log of results: the same numbers from nothing, bots that hold still, nobody to be farmed."""

from __future__ import annotations

import math
import random

import pytest

from steamshed.rating import anchors, fold, model
from steamshed.rating.fold import Book, Game, Seat, Standing

DAY = 86400.0
THEN = 1_790_000_000.0


def played(book: Book, *who: str, at: float = THEN, game: str = "steam", **more: bool) -> list[fold.Change]:
    """A game in which everybody comes in as named."""
    return fold.fold(
        book, Game(game, at, [Seat(one, place, one.startswith("bot:")) for place, one in enumerate(who, 1)], **more)
    )


def at(book: Book, who: str, size: str = "3-4", game: str = "steam") -> Standing:
    return book.standings[game, size, who]


def test_the_same_log_gives_the_same_numbers() -> None:
    rng = random.Random(1)
    log = []
    for number in range(400):
        who = rng.sample([f"p{one}" for one in range(20)] + ["bot:medium", "bot:strong"], rng.randint(2, 6))
        seats = [Seat(one, rng.randint(1, len(who)), one.startswith("bot:")) for one in who]
        log.append(Game(rng.choice(["steam", "binario"]), THEN + number * 3600, seats))
    books = [Book(), Book()]
    for book in books:
        for one in log:
            fold.fold(book, one)
    assert books[0] == books[1]
    half, other = Book(), Book()
    for one in log[:200]:
        fold.fold(half, one)
    for one in log[200:]:  # what a game needs is all that it is folded with
        keys, pairs = fold.needs(one)
        part = Book(
            {key: half.standings[key] for key in keys if key in half.standings},
            {two: half.met[two] for two in pairs if two in half.met},
        )
        fold.fold(part, one)
        half.standings |= part.standings
        half.met |= part.met
    assert half == books[0] != other


def test_games_classes_of_seats_and_seasons_are_apart() -> None:
    book = Book()
    played(book, "a", "b")
    played(book, "a", "b", "c")
    played(book, "a", "b", "c", "d", "e", at=THEN + 100 * DAY)
    played(book, "b", "a", game="binario")
    assert at(book, "a", "2").mean > model.START > at(book, "a", "2", "binario").mean
    assert {size for _, size, who in book.standings if who == "a"} == {"2", "3-4", "5-6"}
    before = at(book, "a")
    played(book, "a", "b", "c", at=THEN + 100 * DAY)
    after = at(book, "a")
    assert (before.season, before.start) == ("2026-3", 1500.0)
    assert (after.season, after.start) == ("2026-4", before.mean)
    assert after.par == pytest.approx(2 / 3, abs=1e-3)
    assert after.wins == after.games == 2


def test_bots_hold_the_scale_and_count_half() -> None:
    book = Book()
    for number in range(200):
        changes = played(book, "a", "bot:medium", at=THEN + number * DAY, game="binario")
        assert changes[1].before == changes[1].after == anchors.rating("binario", "2", "bot:medium")
    solo = at(book, "a", "2", "binario")
    assert solo.mean > 1700
    assert solo.people == 0
    one, other = Book(), Book()
    against_bot = played(one, "a", "bot:medium", game="binario")[0].after.mean
    certain = Standing(1500.0, anchors.rating("binario", "2", "bot:medium").deviation, games=1, last=THEN)
    other.standings["binario", "2", "b"] = certain
    against_person = played(other, "a", "b", game="binario")[0].after.mean
    assert against_bot - 1500 == pytest.approx((against_person - 1500) / 2, rel=1e-3)


def test_a_level_that_was_not_measured_is_guessed_with_a_wide_margin() -> None:
    strong = anchors.rating("steam", "3-4", "bot:strong")
    master = anchors.rating("steam", "3-4", "bot:master")
    assert master.mean == strong.mean
    assert master.margin == anchors.GUESS > strong.margin
    assert anchors.rating("steam", "2", "bot:medium").mean == 1500
    assert anchors.rating("a game of somebody", "2", "bot:blocker") == (1500, anchors.GUESS / 2)
    for game in anchors.measured():
        for size in fold.SIZES:
            order = [anchors.rating(game, size, f"bot:{level}").mean for level in ("random", "easy", "strong")]
            assert order == sorted(order)


def test_who_beats_the_same_weaker_account_again_and_again_gains_ever_less() -> None:
    """A hundred wins in a month over one account are worth little more than twenty, and less than over others."""
    same, others = Book(), Book()
    after = {}
    for number in range(100):
        played(same, "a", "b", at=THEN + number * DAY / 4)
        played(others, "a", f"b{number % 50}", at=THEN + number * DAY / 4)
        after[number + 1] = at(same, "a", "2").mean
    assert after[20] - 1500 > 10 * (after[100] - after[99])
    assert after[100] - after[20] < after[20] - 1500
    assert at(others, "a", "2").mean > after[100]
    sum_of_both = at(same, "a", "2").mean + at(same, "b", "2").mean
    assert sum_of_both == pytest.approx(3000, abs=1)
    rested, friends = Book(), Book()
    for number in range(20):
        played(rested, "a", "b", at=THEN + number * 90 * DAY)
        played(friends, "a", "b", at=THEN + number * DAY / 4, among_friends=True)
    assert at(rested, "a", "2").mean > after[20]
    assert at(friends, "a", "2").mean > after[20]


def test_a_seat_that_does_not_move_is_compared_with() -> None:
    book = Book()
    seats = [Seat("a", 1), Seat("b", 2, moves=False), Seat("c", 3)]
    changes = fold.fold(book, Game("steam", THEN, seats))
    assert changes[1].before == changes[1].after
    assert changes[1].standing is None
    assert ("steam", "3-4", "b") not in book.standings
    assert changes[0].after.mean > 1500 > changes[2].after.mean


def test_who_is_away_for_long_is_less_certain_and_keeps_the_rating() -> None:
    standing = Standing(1600.0, 40.0, games=50, last=THEN)
    assert standing.at(THEN + fold.LISTED) == (1600, 40)
    year = standing.at(THEN + 365 * DAY)
    assert year.mean == 1600
    assert 40 < year.deviation < 80
    assert standing.at(THEN + 1000 * 365 * DAY).deviation == model.UNKNOWN


def test_a_thousand_players_are_found_in_their_order() -> None:
    """A thousand simulated players, tables of 3 to 6, luck as large as skill: the order is found at least as well as by
    Elo in pairs from the same games, and the truth lies within ± as often as is claimed, 19 times of 20."""
    rng = random.Random(20)
    skill = [rng.gauss(0, 1) for _ in range(1000)]
    book, elo = Book(), [1500.0] * 1000
    for _number in range(10_000):
        who = rng.sample(range(1000), rng.choice([3, 4, 4, 5, 6]))
        order = sorted(who, key=lambda one: -skill[one] - rng.gauss(0, 1))
        # one class of seats, so that both see all games
        players = [book.standings.get(("g", "", str(one)), fold.NEW) for one in order]
        after = model.rated([one.rating for one in players], list(range(1, len(order) + 1)))
        for one, standing, rating in zip(order, players, after):
            book.standings["g", "", str(one)] = Standing(rating.mean, rating.deviation, standing.games + 1)
        moves = dict.fromkeys(order, 0.0)
        for ahead in range(len(order)):
            for behind in range(ahead + 1, len(order)):
                one, other = order[ahead], order[behind]
                gain = 24 / (len(order) - 1) / (1 + 10 ** ((elo[one] - elo[other]) / 400))
                moves[one] += gain
                moves[other] -= gain
        for one, move in moves.items():
            elo[one] += move
    found = [book.standings["g", "", str(one)] for one in range(1000)]
    ours, theirs = spearman(skill, [one.mean for one in found]), spearman(skill, elo)
    middle = sum(skill) / 1000
    # a skill of one is 1.2 on the scale of the logistic curve
    truth = [1500 + 1.2 * math.sqrt(2) * model.LUCK * (one - middle) for one in skill]
    inside = sum(abs(true - one.mean) <= one.rating.margin for true, one in zip(truth, found)) / 1000
    assert ours > 0.95, (ours, theirs)
    assert ours >= theirs, (ours, theirs)
    assert 0.92 <= inside <= 0.98, inside
    print(f"Spearman {ours:.3f}, Elo by pairs {theirs:.3f}, within the margin {inside:.3f}")


def spearman(one: list[float], other: list[float]) -> float:
    ranks = []
    for values in (one, other):
        order = sorted(range(len(values)), key=lambda at: values[at])
        ranks.append({at: rank for rank, at in enumerate(order)})
    squares = sum((ranks[0][at] - ranks[1][at]) ** 2 for at in ranks[0])
    return 1 - 6 * squares / (len(one) * (len(one) ** 2 - 1))
