"""A whole review: what was to be expected, decisions, key moments, the page; and the numbers of a game."""

from __future__ import annotations

import json
import pathlib
import random
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

import steamshed
from steamshed.bots.evaluation import fitted_of
from steamshed.bots.levels import EASY
from steamshed.bots.thinking import thinking
from steamshed.cli import cli
from steamshed.kernel.chance import Chance
from steamshed.kernel.record import Record
from steamshed.kernel.words import LANGUAGES, find
from steamshed.review.builder import Maker, review_of
from steamshed.review.game_log import played_of
from steamshed.review.key_moments import key_moments
from steamshed.review.numbers import Table, numbers_of, rules_of
from steamshed.review.page import messages, page
from steamshed.review.report import Moment, Plan, Review


def quick_game(name: str, players: int, seed: int = 7) -> Record:
    """A game of quick players."""
    game = steamshed.game(name)
    chance, rng, mind = Chance(seed), random.Random(seed), thinking(game, EASY)
    record = Record.start(game, players, {}, chance)
    while record.state.seat is not None:
        record.apply(mind.policy(record.state, record.state.legal(), rng), chance)
    return record


@pytest.fixture(scope="module")
def days() -> tuple[Record, Review]:
    record = quick_game("days_of_steam", 2)
    return record, review_of(played_of(record), 3.0)


def test_from_the_beginning_to_the_end(days: tuple[Record, Review]) -> None:
    record, review = days
    assert review.steps[0].number == 0
    assert review.steps[-1].number == len(record.entries)
    assert review.steps[-1].points == [float(score) for score in record.state.scores()]
    assert sum(review.steps[-1].chances) == 1.0
    for step in review.steps:
        assert sum(step.chances) == pytest.approx(1.0, abs=0.001)
    assert {step.turn for step in review.steps} == {0}


def test_marks_are_sure_and_by_the_thresholds(days: tuple[Record, Review]) -> None:
    _, review = days
    for moment in review.moments:
        if moment.mark == "best":
            continue
        assert moment.interval[0] > 0
        assert moment.points_lost > 0
        assert moment.chance_lost >= getattr(review.thresholds, moment.mark)
        assert moment.better is not None
        assert moment.better.actions != moment.played.actions
    counted = sum(seat.inaccuracies + seat.mistakes + seat.blunders for seat in review.seats)
    assert counted == sum(moment.mark != "best" for moment in review.moments)


def test_margin_is_play_and_luck(days: tuple[Record, Review]) -> None:
    _, review = days
    assert review.verdict is not None
    assert review.verdict.play + review.verdict.luck == pytest.approx(review.verdict.margin)
    luck = review.seats[review.verdict.winner].luck - review.seats[review.verdict.second].luck
    assert review.verdict.luck == pytest.approx(luck, abs=0.02)


def test_it_is_known_part_by_part() -> None:
    made = [(one.done, one.of) for one in Maker(played_of(quick_game("days_of_steam", 2, 9))).make(0.5)]
    assert made == sorted(made)
    assert len(made) > 5
    assert [done for done, of in made if done == of] == [made[-1][0]]


def moment(number: int, seat: int, lost: float) -> Moment:
    plan = Plan(["x"], [], [], None)
    return Moment(
        number, number + 1, 1, "", seat, "mistake", 0, 0, lost, 1, (0, 2), plan, plan, 0, 0, 0, []
    )  # fmt: skip


def test_key_moments_are_not_only_one_players() -> None:
    moments = [moment(at, 0, 0.9 - at / 100) for at in range(14)] + [moment(20, 1, 0.06)]
    key = key_moments(moments)
    assert len(key) == 10
    assert key == sorted(key)
    assert 14 in key
    assert key[:9] == list(range(9))


# -- the page ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_stands_alone_in_every_language(days: tuple[Record, Review], language: str) -> None:
    text = page(*days, language)
    assert f'lang="{language}"' in text
    assert "http://" not in text.replace("http://www.w3.org", "")
    assert "src=" not in text.replace('src="data:', "")
    chart = text[text.index("<svg") : text.index("</svg>") + 6]
    assert len(ElementTree.fromstring(chart).findall("polyline")) == 2
    english = messages("en")
    assert english.entries.keys() == messages(language).entries.keys()


def test_the_command(days: tuple[Record, Review], tmp_path: pathlib.Path) -> None:
    file, to = tmp_path / "game.txt", tmp_path / "out.html"
    file.write_text(str(days[0]), encoding="utf-8")
    run = CliRunner().invoke(cli, ["review", str(file), "--seconds", "1", "--json"])
    assert run.exit_code == 0, run.output
    assert len(json.loads(run.stdout)["seats"]) == 2
    run = CliRunner().invoke(cli, ["review", str(file), "--seconds", "1", "--html", str(to), "--language", "pl"])
    assert run.exit_code == 0, run.output
    assert to.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_a_game_that_is_not_over_is_refused(tmp_path: pathlib.Path) -> None:
    record = Record.start(steamshed.game("days_of_steam"), 2, {}, Chance(1))
    file = tmp_path / "game.txt"
    file.write_text(str(record), encoding="utf-8")
    run = CliRunner().invoke(cli, ["review", str(file)])
    assert run.exit_code == 1
    assert "not over" in str(run.exception or run.output)


# -- numbers -------------------------------------------------------------------------------------------------------


def test_the_money_of_age_of_steam_adds_up() -> None:
    record = quick_game("age_of_steam", 3)
    numbers = {table.id: table for table in numbers_of(played_of(record)).tables}
    seats = record.state.dump()["seats"]
    assert isinstance(seats, list)
    for seat in range(3):
        accounts = dict(zip(ids(numbers["accounts"]), numbers["accounts"].totals[seat].values, strict=True))
        spending = dict(zip(ids(numbers["spending"]), numbers["spending"].totals[seat].values, strict=True))
        left = 10 + 5 * accounts["shares"] + accounts["income"] - accounts["expenses"]
        assert left - spending["track"] - spending["order"] == seats[seat]["cash"]
    paid = numbers["paid"]
    assert [column.seat for column in paid.columns] == [0, 1, 2]


def ids(table: Table) -> list[str]:
    return [column.id for column in table.columns]


@pytest.mark.parametrize("name", steamshed.games())
def test_numbers_have_words_in_all_languages_and_events_that_there_are(name: str) -> None:
    game = steamshed.game(name)
    rules = rules_of(game)
    assert rules.tables
    for language in LANGUAGES:
        source = (game.folder("locale") / f"{language}.ftl").read_text(encoding="utf-8")
        for table in rules.tables:
            for id in [table.id, *(f"{table.id}-{column.id}" for column in table.columns)]:
                assert f"\nnumbers-{id} = " in source, (language, id)
    for table in rules.tables:
        for column in [*table.columns, *([table.between] if table.between else [])]:
            for event in column.events:
                assert find(game, "en", event, None, {}) is not None, event


@pytest.mark.parametrize("name", steamshed.games())
def test_what_is_expected_was_fitted_and_tested_on_other_games(name: str) -> None:
    fitted = fitted_of(steamshed.game(name))
    assert fitted.fitted.startswith(f"python -m lab.calibrate {name} ")
    assert fitted.held_out.log_loss < fitted.held_out.guessing
    assert 0.75 < fitted.held_out.slope < 1.25
    assert all(
        len(row) == len(fitted.knots) for row in [fitted.temperature, *fitted.level.values(), *fitted.ahead.values()]
    )


@pytest.mark.parametrize("name", steamshed.games())
@pytest.mark.parametrize("moves", [0, 1])
def test_a_game_that_was_given_up_has_a_review_and_numbers(name: str, moves: int) -> None:
    record = Record.start(steamshed.game(name), min(steamshed.game(name).seats), {}, chance := Chance(4))
    for _ in range(moves):
        record.apply(record.state.legal()[0], chance)
    played = played_of(record)
    found = review_of(played, 0.5)
    assert (found.verdict, [step.number for step in found.steps][:1]) == (None, [0])
    assert [seat.points for seat in found.seats] == record.state.scores()
    points = numbers_of(played).tables[0]
    assert [row.values[0] for row in points.totals] == record.state.scores()
