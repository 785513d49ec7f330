"""Programs as bots: the protocol, and what happens to those that do not keep to it."""

from __future__ import annotations

import pathlib
import shutil
import sys

import pytest

import steamshed
from steamshed.arena.match import play
from steamshed.bots import bot
from steamshed.bots.base import BotFault

EXAMPLES = pathlib.Path(__file__).resolve().parents[2] / "examples" / "bots"
GAME = steamshed.game("age_of_steam")

READY = "import sys, json\nfor line in sys.stdin:\n    m = json.loads(line)\n    "


def program(tmp_path: pathlib.Path, body: str) -> str:
    file = tmp_path / "bot.py"
    file.write_text(READY + body, encoding="utf-8")
    return f"cmd:{sys.executable} {file}"


def greeting(rest: str) -> str:
    return f"print(json.dumps({{'type': 'ready'}}) if m['type'] == 'hello' else {rest}, flush=True)"


@pytest.mark.parametrize(
    "command",
    [
        f"cmd:{sys.executable} {EXAMPLES / 'short_sighted.py'}",
        f"cmd:{shutil.which('node')} {EXAMPLES / 'shortest_word.mjs'}",
    ],
    ids=["python", "javascript"],
)
def test_examples_play_a_whole_game(command: str) -> None:
    result, _ = play(GAME, {}, [command, "random", "random"], 4, 0, 20.0)
    assert result.faults == []
    assert result.times[0]


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (greeting("'no json'"), "not JSON"),
        (greeting("'[1]'"), "not an object"),
        (greeting("json.dumps({'type': 'action', 'action': 'bid 7777'})"), "not among the"),
        (greeting("sys.exit(3)"), "has ended with code 3"),
        (greeting("__import__('time').sleep(9)"), "has not answered within 0.5 s"),
        ("print('{}', flush=True)", "instead of ready"),
        ("sys.exit(4)", "has ended"),
    ],
)
def test_a_bad_program_loses_its_seat_and_the_game_goes_on(tmp_path: pathlib.Path, body: str, reason: str) -> None:
    result, record = play(GAME, {}, [program(tmp_path, body), "random", "random"], 4, 0, 0.5)
    assert [seat for seat, _ in result.faults] == [0]
    assert reason in result.faults[0][1]
    assert record.state.over


def test_a_program_that_does_not_exist() -> None:
    with pytest.raises(BotFault, match="cannot be started"):
        bot("cmd:/no/such/program", GAME)


def test_the_bots_of_the_house_are_programs_too() -> None:
    command = f"cmd:{sys.executable} -m steamshed.bots random"
    result, _ = play(GAME, {}, [command, "random", "random"], 4, 0, 20.0)
    assert result.faults == []
    assert result.times[0]


def test_a_bot_of_the_house_that_does_not_exist_says_so() -> None:
    with pytest.raises(BotFault, match="fails: OptionError: there is no bot 'nobody'"):
        bot(f"cmd:{sys.executable} -m steamshed.bots nobody", GAME)


def test_a_program_can_say_that_it_cannot_go_on(tmp_path: pathlib.Path) -> None:
    body = greeting("json.dumps({'type': 'failed', 'reason': 'no idea'})")
    result, _ = play(GAME, {}, [program(tmp_path, body), "random", "random"], 4, 0, 5.0)
    assert result.faults == [(0, "fails: no idea")]
