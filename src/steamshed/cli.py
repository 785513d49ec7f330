"""The command line: play, replay, look at and check games.

Exit codes: 0 fine, 1 the input is wrong (one line on standard error says what and where), 2 wrong usage.
"""

from __future__ import annotations

import dataclasses
import json
import pathlib
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence

import click

import steamshed
from steamshed.bots import check_name
from steamshed.hexrail.game import HexGame
from steamshed.kernel.action import Event
from steamshed.kernel.content import game_of_file
from steamshed.kernel.errors import OptionError, PositionError, SteamshedError
from steamshed.kernel.game import Game
from steamshed.kernel.options import text_of
from steamshed.kernel.record import MAGIC, Entry, Record
from steamshed.kernel.state import State
from steamshed.kernel.words import LANGUAGES, refusal, sentence, text
from steamshed.look.svg import compose
from steamshed.server.admin import admin
from steamshed.server.settings import PREFIX, described_settings, from_environment
from steamshed.terminal import Left, Table, figures, write_file
from steamshed.ui.game_ui import ui_of

GAME = click.Choice(steamshed.games())
language_option = click.option(
    "--language", type=click.Choice(LANGUAGES), default="en", show_default=True, help="Language of the words."
)
option_option = click.option(
    "--option", "-o", "chosen", multiple=True, metavar="NAME=VALUE", help="A rule option or preset; may be repeated."
)


ray_option = click.option(
    "--ray", is_flag=False, flag_value="local", default=None, metavar="[ADDRESS]",
    help="Use this Ray cluster; without an address, start a local one.",
)  # fmt: skip


WELCOME = f"""\
Steamshed {steamshed.__version__}: five railway board games. Play, host, analyse, automate.

  steamshed serve                play in the browser, at http://127.0.0.1:8765
  steamshed play days_of_steam   play in the terminal, against bots or at one keyboard
  steamshed games                the games; with the name of one, its options and actions
  steamshed arena binario --bots medium,greedy --games 10
                                 let bots play each other

steamshed --help lists all commands, steamshed COMMAND --help says more about one.
"""


@click.group(
    invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100}
)
@click.version_option(steamshed.__version__, prog_name="steamshed")
@click.pass_context
def cli(context: click.Context) -> None:
    """Five railway board games: play, host, analyse, automate."""
    if context.invoked_subcommand is None:
        click.echo(WELCOME, nl=False)


@cli.command()
@click.argument("game", type=GAME, required=False)
def games(game: str | None) -> None:
    """List the games, or the options and actions of one GAME."""
    if game is None:
        for name in steamshed.games():
            found = steamshed.game(name)
            seats = (
                f"{found.seats[0]}-{found.seats[-1]} players" if len(found.seats) > 1 else f"{found.seats[0]} players"
            )
            click.echo(f"{name:<22} {text(found, 'en', 'title'):<22} {seats}")
        return
    found = steamshed.game(game)
    click.echo(f"{text(found, 'en', 'title')}\n\npresets: {', '.join(found.options.presets) or 'none'}")
    for option in found.options:
        click.echo(
            f"\n{option.name} = {' | '.join(map(text_of, option.choices))}   (default {text_of(option.default)})"
        )
        click.echo(f"    {option.help}")
    click.echo("\nactions:")
    for form in found.notation.forms():
        click.echo(f"    {form}")


@cli.command()
@click.argument("game", type=GAME)
@click.option(
    "--seats", default=None, help="Who sits where: human or a bot, separated by commas.  [human and random bots]"
)
@option_option
@click.option("--seed", type=int, default=None, help="Makes chance and bots repeatable.")
@click.option(
    "--save", type=click.Path(dir_okay=False, path_type=pathlib.Path), help="Write the record here at the end."
)
@language_option
def play(
    game: str, seats: str | None, chosen: Sequence[str], seed: int | None, save: pathlib.Path | None, language: str
) -> None:
    """Play GAME in the terminal, against bots or at one keyboard."""
    found = steamshed.game(game)
    names = seats.split(",") if seats else ["human", *["random"] * (max(2, found.seats[0]) - 1)]
    for name in names:
        if name != "human":
            check_name(name)
    table = Table(found, names, read_options(chosen, found), seed, language)
    click.echo(f"{text(found, language, 'title')}: {', '.join(table.names)}. Type ? for help.")
    try:
        table.play(lambda prompt: str(click.prompt(prompt, prompt_suffix="", default="", show_default=False)))
    except (Left, click.Abort):
        click.echo("Game abandoned.")
    finally:
        table.close()
        if save is not None:
            write_file(save, str(table.record))


@cli.command()
@click.argument("game", type=GAME)
@click.option("--players", type=int, default=None, help="Number of players.  [the fewest]")
@click.option("--games", "count", type=click.IntRange(1), default=100, show_default=True, help="How many games.")
@option_option
@click.option("--seed", type=int, default=0, show_default=True, help="Seed of the first game; each next one adds 1.")
@click.option("--policy", type=click.Choice(["random", "steady"]), default="steady", show_default=True,
              help="random: any legal action; steady: random, but avoids bankruptcy.")  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
def playouts(
    game: str, players: int | None, count: int, chosen: Sequence[str], seed: int, policy: str, as_json: bool
) -> None:
    """Play many games of GAME at random, listing every legal action before each choice, and say what came of it."""
    found = steamshed.game(game)
    seats = found.seats[0] if players is None else players
    options = found.choose(seats, read_options(chosen, found))
    actions: list[int] = []
    best: list[int] = []
    wins: Counter[int] = Counter()
    started = time.perf_counter()
    with click.progressbar(range(count), label=f"{count} games", file=sys.stderr, hidden=as_json) as bar:
        for number in bar:
            chance, rng = steamshed.Chance(seed=seed + number), random.Random(seed + number)
            state = found.new(seats, options, chance)
            played = 0
            while state.seat is not None:
                legal = state.legal()
                action = found.steady(state, legal, rng) if policy == "steady" else rng.choice(legal)
                state.apply_legal(action, chance)
                played += 1
            actions.append(played)
            best.append(max(state.scores()))
            wins.update(state.winners())
    seconds = time.perf_counter() - started
    result: dict[str, object] = {
        "game": game,
        "players": seats,
        "policy": policy,
        "games": count,
        "seconds": round(seconds, 3),
        "games_per_second": round(count / seconds, 2),
        "actions_per_second": round(sum(actions) / seconds),
        "actions_per_game": round(sum(actions) / count, 1),
        "best_score_mean": round(sum(best) / count, 2),
        "wins_by_seat": [wins[seat] for seat in range(seats)],
    }
    if as_json:
        click.echo(json.dumps(result))
    else:
        for key, value in result.items():
            click.echo(f"{key.replace('_', ' '):<20} {value}")


@cli.command()
@click.argument("game", type=GAME)
@click.option("--bots", "names", required=True, help="The bots, separated by commas, one for each seat.")
@click.option("--games", "count", type=click.IntRange(1), default=100, show_default=True, help="How many games.")
@option_option
@click.option(
    "--seed", type=int, default=0, show_default=True, help="First seed; each is played once per seating rotation."
)
@click.option("--clock", type=float, default=None, help="Seconds per decision for external bot programs.")
@click.option("--jobs", type=click.IntRange(1), default=None, help="Processes.  [one for each core]")
@click.option("--save", type=click.Path(file_okay=False, path_type=pathlib.Path),
              help="Keep records and results here; the same command resumes a stopped run.")  # fmt: skip
@ray_option
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
def arena(
    game: str, names: str, count: int, chosen: Sequence[str], seed: int, clock: float | None, jobs: int | None,
    save: pathlib.Path | None, ray: str | None, as_json: bool,
) -> None:  # fmt: skip
    """Let bots play GAME against each other and say how strong they are."""
    from steamshed.arena import report, tournament

    wanted = tournament.Tournament(
        game, tuple(names.split(",")), count, read_options(chosen, steamshed.game(game)), seed, clock
    )
    wanted.check()
    with click.progressbar(
        tournament.run(wanted, jobs, save, ray), length=count, label=f"{count} games", file=sys.stderr, hidden=as_json
    ) as bar:
        results = list(bar)
    if as_json:
        lines = [dataclasses.asdict(line) for line in report.summary(results)]
        click.echo(json.dumps({"setting": wanted.setting(), "games": len(results), "bots": lines}))
    else:
        click.echo(report.as_text(results))


@cli.command()
@click.argument("game", type=GAME)
@click.option("--bots", "names", required=True, help="The bots, separated by commas, one for each seat.")
@click.option("--games", "count", type=click.IntRange(1), default=100, show_default=True, help="How many games.")
@click.option("--to", "folder", required=True, type=click.Path(file_okay=False, path_type=pathlib.Path),
              help="The folder for the files; the same command resumes a stopped run.")  # fmt: skip
@option_option
@click.option(
    "--seed", type=int, default=0, show_default=True, help="First seed; each is played once per seating rotation."
)
@click.option("--chunk", type=click.IntRange(1), default=4, show_default=True, help="Games in a file.")
@click.option("--features/--no-features", default=True, show_default=True, help="Note what the judge looks at.")
@click.option("--jobs", type=click.IntRange(1), default=None, help="Processes.  [one for each core]")
@ray_option
def selfplay(
    game: str, names: str, count: int, folder: pathlib.Path, chosen: Sequence[str], seed: int, chunk: int,
    features: bool, jobs: int | None, ray: str | None,
) -> None:  # fmt: skip
    """Let bots play GAME and write every decision as a row of Parquet, to learn from."""
    from steamshed.arena.selfplay import Selfplay, run

    options = read_options(chosen, steamshed.game(game))
    wanted = Selfplay(game, tuple(names.split(",")), count, options, seed, chunk, features)
    started = time.perf_counter()
    made = list(run(wanted, folder, jobs, ray))
    games, rows, size = (sum(values) for values in zip((0, 0, 0), *((m.games, m.rows, len(m.data)) for m in made)))
    spent, seconds = sum(one.seconds for one in made), time.perf_counter() - started
    old = count - games
    click.echo(f"{games} games played, {old} were there already; {rows} decisions, {size / 1e6:.1f} MB in {folder}")
    if games:
        click.echo(f"{games / seconds:.2f} games a second, {games / spent:.2f} a second of processor time")


@cli.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=pathlib.Path))
@click.option("--to", type=click.IntRange(0), default=None, help="Stop after this many actions.")
@click.option("--quiet", is_flag=True, help="Only verify.")
@language_option
def replay(file: pathlib.Path, to: int | None, quiet: bool, language: str) -> None:
    """Replay the record in FILE, verifying every line, and tell it in words."""
    names: dict[int, str] = {}

    def tell(entry: Entry, state: State, events: list[Event]) -> None:
        click.echo(f"{names[entry.seat]}: {entry.action}")
        for event in events:
            click.echo("    " + sentence(found, language, event, names))

    content = read_file(file)
    found, labels = Record.setting(content, steamshed.game)
    names.update(enumerate(labels))
    record = Record.parse(content, steamshed.game, to, None if quiet else tell)
    click.echo(f"{len(record.entries)} actions verified: {record.result()}")


@cli.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=pathlib.Path))
@click.option("--to", type=click.IntRange(0), default=None, help="The position after this many actions of a record.")
@click.option("--svg", type=click.Path(dir_okay=False, path_type=pathlib.Path), help="Write a picture here.")
@click.option("--json", "as_json", is_flag=True, help="Print the position as JSON.")
@language_option
def show(file: pathlib.Path, to: int | None, svg: pathlib.Path | None, as_json: bool, language: str) -> None:
    """Show the position in FILE, a record or a dumped position: as figures, as a picture or as JSON."""
    content = read_file(file)
    if content.startswith(MAGIC):
        record = Record.parse(content, steamshed.game, to)
        state, words = record.state, figures(record, record.names)
    else:
        state = load_position(content)
        words = f"phase {state.phase}, seat {state.seat}, scores {state.scores()}"
    if svg is not None:
        write_file(svg, state.svg(language))
    elif as_json:
        click.echo(json.dumps(state.dump(), indent=1))
    else:
        click.echo(words)


@cli.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=pathlib.Path))
@click.option("--html", "to", type=click.Path(dir_okay=False, path_type=pathlib.Path), help="Write a page here.")
@click.option("--seconds", type=click.FloatRange(1), default=150.0, show_default=True, help="Processor time, at most.")
@click.option("--json", "as_json", is_flag=True, help="Print the review as JSON.")
@language_option
def review(file: pathlib.Path, to: pathlib.Path | None, seconds: float, as_json: bool, language: str) -> None:
    """Review the finished game in FILE, a record: what decisions cost, what luck brought, how well all have played."""
    from steamshed.review import builder, page, text
    from steamshed.review.game_log import played_of

    record = Record.parse(read_file(file), steamshed.game)
    if record.state.seat is not None:
        raise SteamshedError(f"{file}: the game is not over: there is nothing to review yet")
    made = None
    length = 2 * len(record.entries)
    with click.progressbar(length=length, label="review", file=sys.stderr, hidden=as_json) as bar:
        for made in builder.Maker(played_of(record)).make(seconds):
            bar.update(made.done - bar.pos)
    assert made is not None
    if to is not None:
        write_file(to, page.page(record, made.review, language))
    if as_json:
        click.echo(json.dumps(dataclasses.asdict(made.review)))
    elif to is None:
        click.echo(text.lines(record, made.review, language))


@cli.command()
@click.argument("id")
@language_option
def rule(id: str, language: str) -> None:
    """Explain the rule with this ledger ID, like AS-BUILD-07."""
    for name in steamshed.games():
        found = steamshed.game(name)
        if id.upper().startswith(found.prefix + "-"):
            explained = text(found, language, id.upper())
            if explained != id.upper():
                click.echo(f"{id.upper()}: {explained}")
                return
    raise OptionError(f"there is no rule {id!r}; an id looks like AS-BUILD-07")


@cli.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=pathlib.Path))
@click.argument("action")
@language_option
def check(file: pathlib.Path, action: str, language: str) -> None:
    """Say whether ACTION is legal in the dumped position in FILE, and if not, by which rule."""
    content = read_file(file)
    state = Record.parse(content, steamshed.game).state if content.startswith(MAGIC) else load_position(content)
    found = steamshed.game(str(state.dump()["game"]))
    violation = state.check(found.parse(action, state))
    if violation is None:
        click.echo("legal")
    else:
        click.echo(refusal(found, language, violation))
        sys.exit(1)


def serve_options(command: Callable[..., None]) -> Callable[..., None]:
    """An option for each setting of the server; the module with the settings is small and loads no server."""
    kinds: dict[object, type] = {int: int, float: float, bool: bool, pathlib.Path: pathlib.Path, str: str}
    for item, kind in reversed(described_settings()):
        name = item.name.replace("_", "-")
        flag = f"--{name}/--no-{name}" if kind is bool else f"--{name}"
        shown = f"  [{PREFIX}{item.name.upper()}; {str(item.default) or 'empty'}]"
        command = click.option(flag, item.name, type=kinds[kind], default=None, help=item.metadata["help"] + shown)(
            command
        )
    return command


@cli.command()
@serve_options
def serve(**given: object) -> None:
    """Serve the games to browsers. Every option can also be set by the environment."""
    settings = from_environment(given)
    from steamshed.server.serve import serve as run

    run(settings)


cli.add_command(admin)


@cli.group(name="map")
def map_group() -> None:
    """Maps as files."""


@map_group.command(name="check")
@click.argument("file", type=click.Path(dir_okay=False, path_type=pathlib.Path))
def map_check(file: pathlib.Path) -> None:
    """Read a map FILE and say what is wrong with it, or what is in it.

    Of its rules everything is said that is wrong or doubtful.
    """
    maps = map_game(file).maps
    wrong = [line for line, warns in maps.findings(file) if not warns]
    for line, warns in maps.findings(file):
        click.echo(f"{file.name}, {line}" + (" (a warning)" if warns else ""), err=not warns)
    if wrong:
        raise SystemExit(1)
    click.echo(f"{file.name}: {maps.summary(file)}")


@map_group.command(name="show")
@click.argument("file", type=click.Path(dir_okay=False, path_type=pathlib.Path))
@click.option("--players", type=int, help="For how many players; the fewest if left out.")
@click.option("--language", type=click.Choice(LANGUAGES), default="en", show_default=True, help="Of the sentences.")
@click.option("--svg", type=click.Path(dir_okay=False, path_type=pathlib.Path), help="Draw the map into this file.")
def map_show(file: pathlib.Path, players: int | None, language: str, svg: pathlib.Path | None) -> None:
    """Say what is on a map FILE and what it changes in the rules, with the ids of the rules."""
    found = map_game(file)
    maps = found.maps
    click.echo(maps.summary(file))
    there = maps.players_of(file)
    if players is not None and players not in there:
        raise OptionError(f"players: the map is for {', '.join(map(str, there))}, not {players}")
    changes = maps.page(file, min(there) if players is None else players)
    click.echo(text(found, language, "change-intro" if changes else "change-plain"))
    for rule, said in changes:
        click.echo(f"  {text(found, language, said.id, said.args)} [{rule}]")
    if svg is not None:
        state = found.new(min(there), {"map": found.lay_map(file)}, steamshed.Chance(0))
        write_file(svg, compose(ui_of(found).scenes(state.view(None), language)[:1]))


@map_group.command(name="report")
@click.argument("file", type=click.Path(dir_okay=False, path_type=pathlib.Path))
@click.option("--players", type=int, help="For how many players; the fewest if left out.")
@click.option("--bot", default="easy", show_default=True, help="The bot on every seat.")
@click.option("--games", "count", type=click.IntRange(1), default=20, show_default=True, help="How many games.")
@click.option("--seed", type=int, default=0, show_default=True, help="First seed.")
@click.option("--jobs", type=click.IntRange(1), default=None, help="Processes.  [one for each core]")
@ray_option
@click.option("--json", "as_json", is_flag=True, help="Print the report as JSON.")
def map_report(
    file: pathlib.Path, players: int | None, bot: str, count: int, seed: int, jobs: int | None, ray: str | None,
    as_json: bool,
) -> None:  # fmt: skip
    """Let bots play on a map FILE and say what came of it: wins by start place, points, bankruptcies, what is never
    used."""
    from steamshed.arena import map_report

    wanted = map_report.read(file, players, bot, count, seed)
    found: map_report.MapReport | None = None
    with click.progressbar(
        map_report.run(wanted, jobs, ray), length=count, label=f"{count} games", file=sys.stderr, hidden=as_json
    ) as bar:
        for report in bar:
            found = report
    assert found is not None
    click.echo(json.dumps(found.to_json()) if as_json else map_report.as_text(found))


def map_game(file: pathlib.Path) -> HexGame:
    """The game that a map file says it is for."""
    found = steamshed.game(game_of_file(file, steamshed.games()))
    if not isinstance(found, HexGame):
        raise OptionError(f"{found.name} has no maps")
    return found


# -- reading ---------------------------------------------------------------------------------------------------------


def read_options(chosen: Sequence[str], game: Game) -> dict[str, object]:
    """NAME=VALUE words as options; says which of them have no effect."""
    options: dict[str, object] = {}
    for word in chosen:
        name, equals, value = word.partition("=")
        if not equals:
            raise OptionError(f"option {word!r}: expected NAME=VALUE")
        options[name] = value
    for line in game.options.idle(options):
        click.echo(line, err=True)
    return options


def read_file(file: pathlib.Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise OptionError(f"{file}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise OptionError(f"{file}: is not text in UTF-8") from None


def load_position(content: str) -> State:
    try:
        data = json.loads(content)
    except json.JSONDecodeError as error:
        raise PositionError(f"line {error.lineno}", f"neither a record nor JSON: {error.msg}") from None
    except (RecursionError, ValueError):
        raise PositionError("", "JSON that is nested too deeply or has a number that is too long") from None
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise PositionError("game", "the name of the game is missing")
    return steamshed.game(data["game"]).load(data)


def main() -> None:
    """The entry point: bad input is one line on standard error."""
    try:
        cli(prog_name="steamshed")
    except SteamshedError as error:
        click.echo(f"steamshed: {error}", err=True)
        sys.exit(1)


if __name__ == "__main__":
    main()
