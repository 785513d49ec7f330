"""The command line as its users see it: what is printed, what is written, the exit code, and never a traceback.

Everything goes through ``main``, the entry point: 0 is fine, 1 the input is wrong, 2 wrong usage.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import pathlib
import random
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from unittest import mock
from xml.etree import ElementTree

import pytest

import steamshed
from steamshed.cli import main

COMMANDS = ("arena", "check", "games", "map", "play", "playouts", "replay", "rule", "show")
POLDER = pathlib.Path(steamshed.__file__).parent / "games" / "age_of_steam" / "content" / "maps" / "polder.toml"


@dataclass
class Ran:
    code: int
    out: str
    err: str


def run(*args: object, stdin: str = "") -> Ran:
    """Runs the program with these words on its command line."""
    out, err, code = io.StringIO(), io.StringIO(), 0
    with contextlib.ExitStack() as stack:
        stack.enter_context(mock.patch.object(sys, "argv", ["steamshed", *map(str, args)]))
        stack.enter_context(mock.patch.object(sys, "stdin", io.StringIO(stdin)))
        stack.enter_context(contextlib.redirect_stdout(out))
        stack.enter_context(contextlib.redirect_stderr(err))
        try:
            main()
        except SystemExit as exit:
            code = int(exit.code or 0)
    assert "Traceback" not in err.getvalue()
    return Ran(code, out.getvalue(), err.getvalue())


def refused(ran: Ran, *parts: str) -> None:
    """Exit code 1 and one line on standard error that has these parts."""
    assert ran.code == 1
    assert ran.err.startswith("steamshed: ")
    assert len(ran.err.splitlines()) == 1
    for part in parts:
        assert part in ran.err


@pytest.fixture(scope="module")
def record() -> steamshed.Record:
    """A whole game."""
    chance, rng = steamshed.Chance(seed=5), random.Random(5)
    made = steamshed.Record.start(steamshed.game("age_of_steam"), 3, None, chance, ["Ada", "Ben", "Cleo"])
    while not made.state.over:
        made.apply(made.game.steady(made.state, made.state.legal(), rng), chance)
    return made


@pytest.fixture
def record_file(record: steamshed.Record, tmp_path: pathlib.Path) -> pathlib.Path:
    file = tmp_path / "game.txt"
    file.write_text(str(record), encoding="utf-8")
    return file


@pytest.fixture
def position_file(tmp_path: pathlib.Path) -> pathlib.Path:
    file = tmp_path / "position.json"
    state = steamshed.game("age_of_steam").new(3, None, steamshed.Chance(seed=1))
    file.write_text(json.dumps(state.dump()), encoding="utf-8")
    return file


def broken_files(folder: pathlib.Path) -> Iterator[tuple[pathlib.Path, str]]:
    """Files that are neither record nor position nor map, each with a part of what is said about it."""
    yield folder / "missing", "No such file"
    binary = folder / "binary"
    binary.write_bytes(bytes(range(128, 256)))
    yield binary, "is not text in UTF-8"
    for name, content in (
        ("empty", ""),
        ("garbage", "once upon a time\n"),
        ("list", "[1, 2]"),
        ("deep", "[" * 100_000),
        ("number", '{"game": ' + "1" * 5000 + "}"),
        ("null", "\0\0\0"),
    ):
        file = folder / name
        file.write_text(content, encoding="utf-8")
        yield file, ""


# -- help and usage ----------------------------------------------------------------------------------------------------


def test_alone_it_says_what_it_can_do() -> None:
    ran = run()
    assert (ran.code, ran.err) == (0, "")
    named = [line.split()[1] for line in ran.out.splitlines() if line.startswith("  steamshed ")]
    assert named == ["serve", "play", "games", "arena"]
    for command in named:
        assert run(command, "--help").code == 0


def test_help_names_every_command() -> None:
    ran = run("--help")
    assert ran.code == 0
    for command in COMMANDS:
        assert f"\n  {command} " in ran.out


@pytest.mark.parametrize("command", [*COMMANDS, "map check", "map show", "map report"])
def test_every_command_has_help(command: str) -> None:
    for flag in ("--help", "-h"):
        ran = run(*command.split(), flag)
        assert ran.code == 0
        assert ran.out.startswith("Usage: steamshed ")


def test_version() -> None:
    assert run("--version").out == f"steamshed, version {steamshed.__version__}\n"


@pytest.mark.parametrize(
    "words",
    [
        "chess",
        "play",
        "play chess",
        "games chess",
        "playouts chess",
        "playouts age_of_steam --games 0",
        "playouts age_of_steam --policy brilliant",
        "playouts age_of_steam --players many",
        "play age_of_steam --language tlh",
        "replay",
        "show",
        "check file",
        "map",
        "map check",
        "map report",
        "replay game.txt --to -1",
        "play age_of_steam --colour",
    ],
)
def test_wrong_usage_is_2(words: str) -> None:
    ran = run(*words.split())
    assert ran.code == 2
    assert "Usage: " in ran.err


@pytest.mark.parametrize("module", ["steamshed", "steamshed.cli"])
def test_as_a_program(module: str) -> None:
    """The same through a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", module, "rule", "AS-NONE-99"],
        capture_output=True,
        text=True,
        check=False,
        env=dict(os.environ),
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "steamshed: there is no rule 'AS-NONE-99'; an id looks like AS-BUILD-07\n"


# -- games, rule -------------------------------------------------------------------------------------------------------


def test_games_lists_all() -> None:
    ran = run("games")
    assert ran.code == 0
    assert [line.split()[0] for line in ran.out.splitlines()] == steamshed.games()
    assert "Age of Steam" in ran.out
    assert "3-6 players" in ran.out


@pytest.mark.parametrize("name", steamshed.games())
def test_games_explains_one(name: str) -> None:
    ran, game = run("games", name), steamshed.game(name)
    assert ran.code == 0
    for option in game.options:
        assert f"\n{option.name} = " in ran.out
        assert option.help in ran.out
    for form in game.notation.forms():
        assert f"    {form}\n" in ran.out


def test_rule() -> None:
    ran = run("rule", "as-share-02")
    assert ran.code == 0
    assert ran.out.startswith("AS-SHARE-02: ")
    assert run("rule", "AS-SHARE-02", "--language", "hu").out.startswith("AS-SHARE-02: ")
    refused(run("rule", "AS-SHARE-99"), "'AS-SHARE-99'")
    refused(run("rule", "nonsense"), "'nonsense'")


# -- playouts ----------------------------------------------------------------------------------------------------------


def test_playouts_as_json() -> None:
    ran = run("playouts", "age_of_steam", "--games", 2, "--players", 3, "--json", "-o", "preset=official")
    assert ran.code == 0
    result = json.loads(ran.out)
    assert (result["game"], result["players"], result["games"], result["policy"]) == ("age_of_steam", 3, 2, "steady")
    assert len(result["wins_by_seat"]) == 3
    assert result["actions_per_game"] > 100


def test_playouts_repeat() -> None:
    words = ("playouts", "age_of_steam", "--games", 2, "--seed", 9, "--policy", "random", "--json")
    first, second = json.loads(run(*words).out), json.loads(run(*words).out)
    for key in ("actions_per_game", "best_score_mean", "wins_by_seat"):
        assert first[key] == second[key]


def test_playouts_in_words() -> None:
    ran = run("playouts", "age_of_steam", "--games", 1)
    assert ran.code == 0
    assert "actions per second" in ran.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--players 2", "players: 2 is not a number from 3 to 6"),
        ("--players 99", "players: 99 is not a number from 3 to 6"),
        ("-o map=atlantis", "option map: 'atlantis' is not one of"),
        ("-o preset=house", "option preset: 'house' is not one of"),
        ("-o speed=fast", "option 'speed' does not exist"),
        ("-o map", "expected NAME=VALUE"),
        ("-o map=polder --players 4", "the map polder is for 3"),
    ],
)
def test_wrong_options_are_refused(words: str, said: str) -> None:
    refused(run("playouts", "age_of_steam", "--games", 1, *words.split()), said)
    if "--players" not in words:
        refused(run("play", "age_of_steam", *words.split()), said)


# -- replay ------------------------------------------------------------------------------------------------------------


def test_replay_tells_the_game(record: steamshed.Record, record_file: pathlib.Path) -> None:
    ran = run("replay", record_file)
    assert ran.code == 0
    assert ran.out.startswith(f"{record.names[record.entries[0].seat]}: {record.entries[0].action}\n    ")
    assert ran.out.endswith(f"{len(record.entries)} actions verified: {record.result()}\n")


def test_replay_to(record_file: pathlib.Path) -> None:
    assert run("replay", record_file, "--quiet", "--to", 7).out == "7 actions verified: unfinished\n"
    assert run("replay", record_file, "--quiet", "--to", 0).out == "0 actions verified: unfinished\n"
    refused(run("replay", record_file, "--to", 100_000), "actions, not 100000")


@pytest.mark.parametrize(
    ("line", "text", "said"),
    [
        (1, "steamshed record 9", "expected 'steamshed record 1'"),
        (2, "game: chess", "there is no game 'chess'"),
        (3, "rules: 7", "rules version '7'; this program plays version 1"),
        (4, "players: Ada, Ada, Cleo", "two players have the same name"),
        (4, "players: Ada, Ben", "players: 2 is not a number"),
        (5, "options: map=atlantis", "option map: 'atlantis'"),
        (6, "result: Ada 1000000", "the result is"),
        (8, "0 setup", "no scripted outcome is left"),
        (8, "0 setup -> red, green", "'green' cannot be drawn"),
        (9, "1 Nobody: issue 0", "it is the turn of"),
        (9, "2 Ada: issue 0", "expected action number 1, got 2"),
        (9, "issue 0", "expected the number of the action first"),
        (9, "1 {name}: issue 14", "AS-SHARE-02"),
        (9, "1 {name}: issue lots", "expected a number of shares"),
        (9, "1 {name}: issue 0 -> red", "causes only 0 outcomes"),
        (9, "1 {name}: issue 0 -> [x]", "outcome '[x]'"),
    ],
)
def test_broken_record_names_the_line(
    record: steamshed.Record, record_file: pathlib.Path, line: int, text: str, said: str
) -> None:
    lines = str(record).splitlines()
    lines[line - 1] = text.format(name=record.names[record.entries[0].seat])
    record_file.write_text("\n".join(lines), encoding="utf-8")
    for command in ("replay", "show"):
        ran = run(command, record_file)
        if line == 1 and command == "show":
            refused(ran, "neither a record nor JSON")
        else:
            refused(ran, f"record, line {line}: ", said)


def test_broken_files_are_refused(tmp_path: pathlib.Path) -> None:
    for file, said in broken_files(tmp_path):
        refused(run("replay", file), said)
        refused(run("show", file), said)
        refused(run("show", file, "--svg", tmp_path / "x.svg"), said)
        refused(run("check", file, "done"), said)
        refused(run("map", "check", file), file.name)
    assert not (tmp_path / "x.svg").exists()
    assert run("show", tmp_path).code == 2


# -- show, check -------------------------------------------------------------------------------------------------------


def test_show_a_record(record: steamshed.Record, record_file: pathlib.Path) -> None:
    ran = run("show", record_file)
    assert ran.code == 0
    assert ran.out.startswith(f"phase over, action {len(record.entries)}\n")
    for name in record.names:
        assert name in ran.out
    assert run("show", record_file, "--to", 3).out.startswith("phase determine_player_order, action 3\n")


def test_show_as_json(record: steamshed.Record, record_file: pathlib.Path, position_file: pathlib.Path) -> None:
    assert json.loads(run("show", record_file, "--json").out) == json.loads(json.dumps(record.state.dump()))
    again = run("show", record_file, "--to", 0, "--json")
    assert json.loads(again.out)["phase"] == "issue_shares"
    assert json.loads(run("show", position_file, "--json").out) == json.loads(position_file.read_text())


def test_show_as_picture(record_file: pathlib.Path, position_file: pathlib.Path, tmp_path: pathlib.Path) -> None:
    for number, file in enumerate((record_file, position_file)):
        picture = tmp_path / f"{number}.svg"
        ran = run("show", file, "--svg", picture)
        assert (ran.code, ran.out) == (0, f"wrote {picture}\n")
        assert ElementTree.parse(picture).getroot().tag == "{http://www.w3.org/2000/svg}svg"
    refused(run("show", position_file, "--svg", tmp_path / "no" / "such.svg"), "cannot be written")


def test_show_a_position(position_file: pathlib.Path) -> None:
    ran = run("show", position_file)
    assert ran.code == 0
    assert ran.out.startswith("phase issue_shares, seat ")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"game": 5}, "position, game: the name of the game is missing"),
        ({"turn": 99}, "position, turn: 99 is after the last turn, 10"),
        ({"phase": "lunch"}, "position, phase: 'lunch' is not one of"),
        ({"seats": [{}, {"cash": -1}, {}]}, "position, seats[1].cash: "),
        ({"track": {"H6": {"tile": "gentle 2"}}}, "position, track.H6: no track can lie there (AS-MAP-01)"),
        ({"weather": "rain"}, "position: Object contains unknown field weather"),
    ],
)
def test_impossible_position(position_file: pathlib.Path, change: dict[str, object], said: str) -> None:
    position_file.write_text(json.dumps({**json.loads(position_file.read_text()), **change}), encoding="utf-8")
    refused(run("show", position_file), said)
    refused(run("check", position_file, "issue 0"), said)


def test_check(record_file: pathlib.Path, position_file: pathlib.Path) -> None:
    legal = run("check", position_file, "issue 13")
    assert (legal.code, legal.out) == (0, "legal\n")
    illegal = run("check", position_file, "issue 14")
    assert illegal.code == 1
    assert illegal.out == "AS-SHARE-02: You have 2 shares; with 14 more you would have more than 15.\n"
    assert run("check", record_file, "done").out == "AS-END-02: The game is over.\n"
    refused(run("check", position_file, "fly"), "'fly': at 'fly': expected one of issue, bid")


# -- maps --------------------------------------------------------------------------------------------------------------


def test_map_check(tmp_path: pathlib.Path) -> None:
    ran = run("map", "check", POLDER)
    assert ran.code == 0
    assert ran.out == "polder.toml: Polder: 68 fields, 6 cities, 4 towns, for 3 players\n"
    file = tmp_path / "polder.toml"
    file.write_text(POLDER.read_text(encoding="utf-8").replace('colour = "red"', 'colour = "pink"'), encoding="utf-8")
    refused(run("map", "check", file), "polder.toml, cities, B3: 'pink' is not a colour of goods")
    file.write_text('game = "chess"\n', encoding="utf-8")
    refused(run("map", "check", file), "polder.toml, game: expected one of age_of_steam")


def test_map_check_says_all_that_is_wrong_with_rules(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "polder.toml"
    wrong = "[rules.length]\nturns = 3\n[rules.building]\nlimit = 9\n[tags]\nwest = ['A4']\n"
    file.write_text(POLDER.read_text(encoding="utf-8") + wrong, encoding="utf-8")
    ran = run("map", "check", file)
    assert ran.code == 1
    assert ran.err.splitlines() == [
        "polder.toml, rules.length.turns: MR-01: 3 is not a number from 4 to 20",
        "polder.toml, rules.building: MR-10: a limit of 9 is not a number from 1 to 8",
    ]
    assert ran.out == "polder.toml, tags.west: MR-W0: nothing names this tag (a warning)\n"


def test_map_show(tmp_path: pathlib.Path) -> None:
    picture = tmp_path / "map.svg"
    ran = run("map", "show", POLDER.parent / "high_fold.toml", "--players", "4", "--svg", picture)
    assert ran.code == 0
    assert ran.out.splitlines()[:3] == [
        "High Fold: 117 fields, 10 cities, 11 towns, for 3, 4, 5 players",
        "This map plays by the rules of the game, except:",
        "  Number of turns: 8. [MR-01]",
    ]
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    assert "unchanged" in run("map", "show", POLDER).out
    refused(run("map", "show", POLDER, "--players", "5"), "players: the map is for 3, not 5")


def test_map_report() -> None:
    ran = run("map", "report", POLDER, "--games", "2", "--bot", "random", "--jobs", "1", "--json")
    assert ran.code == 0
    report = json.loads(ran.out)
    assert (report["map"], report["players"], report["games"]) == ("polder", 3, 2)
    assert len(report["wins"]) == len(report["scores"]) == 3
    assert set(report["touched"]) <= set(report["nodes"])
    refused(run("map", "report", POLDER, "--players", "4"), "players: the map is for 3, not 4")


# -- play --------------------------------------------------------------------------------------------------------------

SOLO = ("play", "age_of_steam", "--seats", "human,random,random", "--seed", 4)


def test_bots_finish_a_game(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "game.txt"
    words = ("play", "age_of_steam", "--seats", "random,random,random", "--seed", 2, "--save", file)
    ran = run(*words)
    assert ran.code == 0
    assert ran.out.startswith("Age of Steam: Random 1, Random 2, Random 3.")
    record = steamshed.Record.parse(file.read_text(encoding="utf-8"), steamshed.game)
    assert record.state.over
    assert f"\n{record.result()}\n" in ran.out
    assert run("replay", file, "--quiet").code == 0
    assert run(*words).out == ran.out


def test_play_refuses_who_cannot_sit() -> None:
    refused(
        run("play", "age_of_steam", "--seats", "human,deep_blue,random"),
        "there is no bot 'deep_blue'; there are random, greedy",
    )
    refused(run("play", "age_of_steam", "--seats", "random,random"), "players: 2 is not a number from 3 to 6")
    refused(run("play", "age_of_steam", "--seats", "random,,random"), "''")


def program(folder: pathlib.Path, answers: int) -> str:
    """The name of a bot that is a program, takes the first legal action so many times, and then talks nonsense."""
    file = folder / "bot.py"
    file.write_text(
        "import json, sys\n"
        "for number, line in enumerate(sys.stdin):\n"
        "    asked = json.loads(line)\n"
        "    first = {'type': 'action', 'action': asked.get('legal', [''])[0]}\n"
        f"    answer = first if number <= {answers} else 'nonsense'\n"
        "    print(json.dumps({'type': 'ready'} if asked['type'] == 'hello' else answer), flush=True)\n",
        encoding="utf-8",
    )
    return f"cmd:{sys.executable} {file}"


def test_a_program_takes_a_seat(tmp_path: pathlib.Path) -> None:
    """And loses it to a random bot when it fails; one that does not start is refused."""
    words = ("play", "age_of_steam", "--seed", 1, "--seats")
    good = run(*words, f"random,{program(tmp_path, 10_000)},random")
    assert good.code == 0
    assert "Program issues no shares." in good.out
    assert "a random bot plays on" not in good.out
    failing = run(*words, f"random,{program(tmp_path, 2)},random")
    assert failing.code == 0
    assert failing.out.count("Program answers with JSON that is not an object; a random bot plays on") == 1
    refused(run(*words, "random,cmd:./no_such_program,random"), "'./no_such_program' cannot be started")
    refused(run(*words, f"random,cmd:{sys.executable} -c pass,random"), "has ended with code")


def test_arena() -> None:
    words = ("arena", "age_of_steam", "--games", 1, "--jobs", 1, "--bots")
    ran = run(*words, "random,random,random", "--json")
    assert ran.code == 0
    assert json.loads(ran.out)["games"] == 1
    assert "random" in run(*words, "random,random,random").out
    refused(run(*words, "random,random"), "players: 2 is not a number from 3 to 6")
    refused(run(*words, "random,deep_blue,random"), "there is no bot 'deep_blue'")
    refused(run(*words, "random,random,random", "-o", "map=atlantis"), "option map: 'atlantis'")


def test_choices_by_number_and_by_word() -> None:
    """A number narrows, a word narrows, several words at once play."""
    by_words = run(*SOLO, stdin="issue\n3\nquit\n")
    at_once = run(*SOLO, stdin="issue 3\nquit\n")
    # the first way to go on is "issue", the fourth amount is 3; a number that is itself a word counts as the word
    by_number = run(*SOLO, stdin="1\n3\nquit\n")
    for ran in (by_words, at_once, by_number):
        assert ran.code == 0
        assert "Player issues 3 shares for $15." in ran.out
        assert ran.out.endswith("Game abandoned.\n")


def test_back_goes_one_word_back() -> None:
    ran = run(*SOLO, stdin="issue\nback\nback\nissue 1\nquit\n")
    assert ran.out.count("  issue  ") == 3
    assert "Player issues one share for $5." in ran.out


def test_illegal_input_is_answered_by_the_rule() -> None:
    ran = run(*SOLO, stdin="issue 14\nissue lots\nfly\nbuild K10 gentle 2\n\n99\n²\nissue 0\nquit\n")
    assert ran.code == 0
    assert "AS-SHARE-02: You have 2 shares; with 14 more you would have more than 15." in ran.out
    assert "'issue lots': at 'lots': expected a number of shares, a whole number from 0 to 99" in ran.out
    assert "'fly': at 'fly': expected one of issue, bid" in ran.out
    assert "AS-TURN-01: " in ran.out
    assert "Player issues no shares." in ran.out


def test_undo_takes_back_the_own_choice(tmp_path: pathlib.Path) -> None:
    """Also when bots have acted since; not when there is nothing before."""
    file = tmp_path / "game.txt"
    ran = run(*SOLO, stdin=f"undo\nissue 3\nundo\nissue 1\nsave {file}\nquit\n")
    assert ran.out.count("there is nothing to take back") == 1
    record = steamshed.Record.parse(file.read_text(encoding="utf-8"), steamshed.game)
    mine = [entry.action for entry in record.entries if entry.seat == 0]
    assert mine[0] == "issue 1"
    assert "issue 3" not in mine


def test_undo_does_not_pass_chance(tmp_path: pathlib.Path) -> None:
    """Dice have rolled since the last choice: it stays."""
    file = tmp_path / "game.txt"
    words = ("play", "age_of_steam", "--seats", "human,human,human", "--seed", 1, "--save", file)
    turn = "issue 3\n" * 3 + "drop\n" * 2 + "take engineer\ntake first_move\ntake first_build\n" + "done\n" * 3
    before = run(*words, stdin=turn + "nothing\n" * 5 + "undo\nquit\n")
    assert "nothing to take back" not in before.out
    assert len(file.read_text(encoding="utf-8").splitlines()) == 8 + 11 + 4
    after = run(*words, stdin=turn + "nothing\n" * 6 + "undo\nquit\n")
    assert "nothing to take back" in after.out
    assert len(file.read_text(encoding="utf-8").splitlines()) == 8 + 11 + 6


def test_commands_at_the_table(tmp_path: pathlib.Path) -> None:
    picture, file = tmp_path / "table.svg", tmp_path / "game.txt"
    ran = run(*SOLO, stdin=f"?\nhelp\nshow\nsvg {picture}\nsave {file}\nsave {tmp_path}/no/where\nquit\n")
    assert ran.code == 0
    assert ran.out.count("take back my last action") == 2
    assert "cash  income  shares  engine" in ran.out
    assert f"wrote {picture}\n" in ran.out
    assert "cannot be written" in ran.out
    assert "expected one of" not in ran.out
    assert ElementTree.parse(picture).getroot().tag.endswith("svg")
    assert run("replay", file, "--quiet").code == 0


def test_end_of_input_leaves_the_table(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "game.txt"
    ran = run(*SOLO, "--save", file, stdin="issue 2\n")
    assert ran.code == 0
    assert "Game abandoned.\n" in ran.out
    assert run("replay", file, "--quiet").out.endswith("unfinished\n")


def test_a_turn_that_looks_the_same_is_the_same_tile(tmp_path: pathlib.Path) -> None:
    """straight 3 is straight 0: the picker takes the other way to write it."""
    file = tmp_path / "game.txt"
    words = ("play", "age_of_steam", "--seats", "human,human,human", "--seed", 1, "--save", file)
    first = "issue 0\n" * 3 + "drop\ndrop\n" + "take engineer\ntake first_move\ntake first_build\n"
    ran = run(*words, stdin=first + "build H5 straight 3\nquit\n")
    assert " on H5 for $2." in ran.out
    record = steamshed.Record.parse(file.read_text(encoding="utf-8"), steamshed.game)
    assert record.entries[-1].action == "build H5 straight 0"
