"""A table in the terminal: people and bots in turn, choices narrowed word by word, the log in sentences."""

from __future__ import annotations

import pathlib
import random
from collections.abc import Callable, Sequence

import click

from steamshed.bots import COMMAND, bot
from steamshed.bots.base import Bot, BotFault
from steamshed.bots.random import RandomBot
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Chance
from steamshed.kernel.errors import OptionError, ParseError
from steamshed.kernel.game import Game
from steamshed.kernel.record import Record
from steamshed.kernel.words import refusal, sentence, text

HELP = """Choose by number or by word; several words narrow at once, a whole action plays it.
  back   one word back          undo   take back my last action, if it revealed nothing
  show   the table as numbers   svg FILE   the table as a picture
  save FILE   the record so far     quit   abandon the game"""


class Left(Exception):
    """The player has left the table."""


class Table:
    """One game with its seats: None is a person at this terminal."""

    def __init__(
        self, game: Game, seats: Sequence[str], options: dict[str, object], seed: int | None, language: str
    ) -> None:
        self.game = game
        self.language = language
        self.chance = Chance(seed)
        self.rng = random.Random(seed)
        self.names = seat_names(seats)
        self.record = Record.start(game, len(seats), options, self.chance, self.names)
        self.bots: list[Bot | None] = []
        for name in seats:
            try:
                self.bots.append(None if name == "human" else bot(name, game))
            except BotFault as fault:
                self.close()
                raise OptionError(f"seats: {name}: {fault}") from None

    def play(self, ask: Callable[[str], str]) -> None:
        """Plays to the end; raises Left if a person leaves."""
        state = self.record.state
        while (seat := state.seat) is not None:
            player = self.bots[seat]
            legal = state.legal()
            if player is not None:
                self.apply(self.ask_bot(seat, player, legal))
            elif len(legal) == 1:
                self.apply(legal[0])
            else:
                self.ask_person(seat, legal, ask)
                state = self.record.state
        click.echo(f"\n{self.record.result()}")

    def ask_bot(self, seat: int, player: Bot, legal: list[Action]) -> Action:
        """The choice of a bot. One that fails loses its seat to a random one."""
        try:
            return player.choose(self.record.state.view(seat), legal, None, self.rng)
        except BotFault as fault:
            click.secho(f"  {self.names[seat]} {fault}; a random bot plays on", fg="red")
            player.close()
            self.bots[seat] = RandomBot(self.game)
            return self.rng.choice(legal)

    def close(self) -> None:
        """Ends the programs that play as bots."""
        for player in self.bots:
            if player is not None:
                player.close()

    def apply(self, action: Action) -> None:
        names = dict(enumerate(self.names))
        for event in self.record.apply(action, self.chance):
            click.echo("  " + sentence(self.game, self.language, event, names))

    # -- a person's choice ---------------------------------------------------------------------------------------

    def ask_person(self, seat: int, legal: Sequence[Action], ask: Callable[[str], str]) -> None:
        """Narrows the legal actions word by word until one is left and confirmed."""
        phase = text(self.game, self.language, f"phase-{self.record.state.phase}")
        click.secho(f"\n{self.names[seat]}: {phase}", bold=True)
        path: list[str] = []
        while True:
            words = next_words(legal, path)
            self.show_words(legal, path, words)
            answer = ask(" ".join(path) + "> ").strip()
            if is_command(answer):
                if self.command(answer):
                    return
                continue
            if answer == "back":
                path = path[:-1]
                continue
            chosen = self.narrow(legal, path, words, answer)
            if chosen is None:
                continue
            path = chosen
            found = [action for action in legal if str(action).split(" ") == path]
            if found:
                self.apply(found[0])
                return

    def show_words(self, legal: Sequence[Action], path: Sequence[str], words: Sequence[str]) -> None:
        for number, word in enumerate(words, 1):
            under = [action for action in legal if str(action).split(" ")[: len(path) + 1] == [*path, word]]
            if len(under) == 1:
                choice = self.record.state.choice(under[0])
                effect = choice.effect
                detail = text(self.game, self.language, effect.id, effect.args)
                click.echo(f"  {number:>3}  {str(under[0])[len(' '.join(path)) :].strip():<28} {detail}")
            else:
                click.echo(f"  {number:>3}  {word:<28} {len(under)} ways")

    def narrow(self, legal: Sequence[Action], path: list[str], words: Sequence[str], answer: str) -> list[str] | None:
        """The path after an answer; None, with the reason on the screen, if it leads nowhere."""
        if not answer:
            return None
        if is_number(answer) and answer not in words and 1 <= int(answer) <= len(words):
            longer = [*path, words[int(answer) - 1]]
        else:
            longer = [*path, *answer.split()]
        under = [words for words in (str(action).split(" ") for action in legal) if words[: len(longer)] == longer]
        if len(under) == 1:
            return under[0]
        if under:
            return longer
        return self.read_other(" ".join(longer))

    def read_other(self, wanted: str) -> list[str] | None:
        """Words that no legal action has: another way to write one, or nothing and on the screen the reason why."""
        try:
            action = self.game.parse(wanted, self.record.state)
        except ParseError as error:
            click.secho(f"  {error}", fg="red")
            return None
        violation = self.record.state.check(action)
        if violation is None:
            return str(action).split(" ")
        click.secho(f"  {refusal(self.game, self.language, violation)}", fg="red")
        return None

    def command(self, answer: str) -> bool:
        """Carries out what is no choice. True if the position may have changed and must be asked anew."""
        verb, _, rest = answer.partition(" ")
        if verb == "quit":
            raise Left
        if verb in ("help", "?"):
            click.echo(HELP)
        elif verb == "show":
            click.echo(figures(self.record, self.names))
        elif verb in ("svg", "save"):
            try:
                write_file(pathlib.Path(rest), self.record.state.svg() if verb == "svg" else str(self.record))
            except OptionError as error:
                click.secho(f"  {error}", fg="red")
        elif verb == "undo":
            return self.undo()
        return False

    def undo(self) -> bool:
        """Takes back the last choice of a person, with what others did since, if all of it showed nobody anything."""
        for number, entry in reversed(list(enumerate(self.record.entries))):
            if not entry.undoable:
                break
            if self.bots[entry.seat] is None:
                before = self.record.back_to(number)
                if len(before.state.legal()) > 1:
                    self.record = before
                    return True
        click.secho("  there is nothing to take back", fg="red")
        return False


COMMANDS = ("help", "?", "quit", "show", "svg", "save", "undo")


def is_command(answer: str) -> bool:
    """Whether an answer is no choice: a command, with the name of a file where it needs one."""
    verb, _, rest = answer.partition(" ")
    return verb in COMMANDS and bool(rest) == (verb in ("svg", "save"))


def is_number(answer: str) -> bool:
    return answer.isascii() and answer.isdigit() and len(answer) < 9


def next_words(legal: Sequence[Action], path: Sequence[str]) -> list[str]:
    """The words that can follow, in the order of the legal actions."""
    found: dict[str, None] = {}
    for action in legal:
        words = str(action).split(" ")
        if words[: len(path)] == list(path) and len(words) > len(path):
            found[words[len(path)]] = None
    return list(found)


def seat_names(seats: Sequence[str]) -> list[str]:
    """A name for every seat: Player, Program or the bot's name, with a number where it is not the only one."""
    known = {"human": "Player"}
    labels = ["Program" if seat.startswith(COMMAND) else known.get(seat, seat.capitalize()) for seat in seats]
    return [
        f"{label} {labels[: at + 1].count(label)}" if labels.count(label) > 1 else label
        for at, label in enumerate(labels)
    ]


def figures(record: Record, names: Sequence[str]) -> str:
    """What a spectator can see of the seats, as a table of figures."""
    view = record.state.view(None)
    lines = [f"phase {record.state.phase}, action {len(record.entries)}"]
    seats = view.get("seats")
    rows = [seat for seat in seats if isinstance(seat, dict)] if isinstance(seats, list) else []
    columns = [key for key in (rows[0] if rows else {}) if all(isinstance(row[key], int | str | None) for row in rows)]
    table = [["", *columns, "score"]]
    for name, row, score in zip(names, rows, record.state.scores(), strict=False):
        table.append([name, *("-" if row[key] is None else str(row[key]) for key in columns), str(score)])
    widths = [max(len(line[at]) for line in table) for at in range(len(table[0]))]
    lines += ["  ".join(cell.rjust(width) for cell, width in zip(line, widths, strict=True)) for line in table]
    return "\n".join(lines)


def write_file(path: pathlib.Path, content: str) -> None:
    try:
        path.write_text(content, encoding="utf-8")
    except OSError as error:
        raise OptionError(f"{path}: cannot be written ({error.strerror})") from None
    click.echo(f"wrote {path}")
