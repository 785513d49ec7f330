"""The rulebook of a game: chapters of sections, each with the rules of the ledger that it tells, and worked examples
that are played by the rules. Its words are the part ``rulebook`` of the texts."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Literal

import msgspec

from steamshed.kernel.chance import Outcome, Scripted
from steamshed.kernel.errors import SteamshedError
from steamshed.kernel.game import AnyGame
from steamshed.kernel.state import State
from steamshed.learn.files import of_game
from steamshed.learn.lesson import Expected, Name
from steamshed.learn.places import place
from steamshed.ui.game_ui import Figure, ui_of

Verdict = Literal["allowed", "refused", "shown"]


class Worked(msgspec.Struct, forbid_unknown_fields=True):
    """A worked example: a position, what all seats do, and what comes out; with every preset that is named."""

    id: Name
    position: dict[str, object]
    expect: Expected
    play: list[str] = []
    chance: list[Outcome] = []
    presets: list[str] = []
    shows: tuple[str, ...] = ("board",)
    """The scenes of its picture."""
    around: list[str] = []
    """Things of the first of them: the picture shows what is around these; all of it if there are none."""
    parts: list[str] = []
    """Things that the picture numbers; the words are ``part-1``, ``part-2`` … of the section."""
    first_part: int = 1
    """The number of the first of them."""
    allowed: bool = False
    """Whether the picture, beside a paragraph, stands for what is allowed."""
    refused: dict[str, str] = {}
    """A rule, and what it refuses in the position at the end: the picture shows that crossed out."""

    @property
    def verdict(self) -> Verdict:
        """What a picture beside a paragraph shows: something that is allowed or refused, or just how things look."""
        return "refused" if self.refused else "allowed" if self.allowed else "shown"


class Section(msgspec.Struct, forbid_unknown_fields=True):
    """A paragraph, and the rules that it tells; pictures beside it, each with the words ``picture-ID``."""

    id: Name
    rules: list[str]
    pictures: list[Worked] = []


class Chapter(msgspec.Struct, forbid_unknown_fields=True):
    id: Name
    sections: list[Section]
    worked: list[Worked] = []


class Rulebook(msgspec.Struct, forbid_unknown_fields=True):
    chapters: list[Chapter]


@functools.cache
def rulebook(game: AnyGame) -> Rulebook | None:
    """The rulebook of a game; None where it has none. Raises ContentError."""
    return of_game(game, "rulebook.json", Rulebook)


def find_worked(game: AnyGame, id: str) -> Worked | None:
    book = rulebook(game)
    chapters = [] if book is None else book.chapters
    return next((one for chapter in chapters for one in examples(chapter) if one.id == id), None)


def examples(chapter: Chapter) -> list[Worked]:
    """The worked examples of a chapter, and the pictures of its sections."""
    return [*chapter.worked, *(one for section in chapter.sections for one in section.pictures)]


def played(game: AnyGame, worked: Worked, preset: str | None) -> State:
    """The position in which an example ends. Raises a SteamshedError if it cannot be played, or chance is left over."""
    position = dict(worked.position)
    if preset is not None:
        options = position.get("options")
        position["options"] = {**(options if isinstance(options, dict) else {}), "preset": preset}
    state: State = game.load(position)
    chance = Scripted(worked.chance)
    for text in worked.play:
        state.apply(game.parse(text, state), chance)
    if chance.rest:
        raise SteamshedError(f"outcomes are left over: {chance.rest}")
    return state


def faults(game: AnyGame, book: Rulebook) -> Iterator[str]:
    """What is wrong with the worked examples."""
    for chapter in book.chapters:
        for worked in examples(chapter):
            presets: list[str | None] = [*worked.presets]
            for preset in presets or [None]:
                try:
                    state = played(game, worked, preset)
                except SteamshedError as error:
                    yield f"{chapter.id}, {worked.id}: {error}"
                    continue
                yield from (f"{chapter.id}, {worked.id}: no {name} is drawn" for name in undrawn(game, worked, state))
                for rule, text in worked.refused.items():
                    violation = state.check(game.parse(text, state))
                    if violation is None or violation.rule != rule:
                        yield f"{chapter.id}, {worked.id}: {text} is refused by {violation}, not by {rule}"
                figures: dict[str, Figure] = {}
                for seat in range(state.setting().players):
                    figures |= {f"{name}_{seat}": value for name, value in ui_of(game).figures(state, seat).items()}
                for name, value in worked.expect.items():
                    found = place(state.dump(), name) if name.startswith("/") else figures.get(name)
                    if found != value:
                        yield f"{chapter.id}, {worked.id}: {name} is {found!r}, not {value!r}"


def undrawn(game: AnyGame, worked: Worked, state: State) -> Iterator[str]:
    """What its picture is to show, and is not there."""
    scenes = {scene.name: scene for scene in ui_of(game).scenes(state.view(None), "en")}
    yield from (name for name in worked.shows if name not in scenes)
    things = {thing.id for name in worked.shows[:1] if name in scenes for thing in scenes[name].things}
    yield from (name for name in worked.around if name not in things)
    shown = {thing.id for name in worked.shows if name in scenes for thing in scenes[name].things}
    yield from (name for name in worked.parts if name not in shown)


def messages(book: Rulebook) -> Iterator[tuple[str, str | None]]:
    """The messages and attributes that a rulebook must have."""
    for chapter in book.chapters:
        yield chapter.id, None
        yield chapter.id, "lead"
        if chapter.worked:
            yield chapter.id, "worked"
        for section in chapter.sections:
            yield f"{chapter.id}-{section.id}", None
            yield f"{chapter.id}-{section.id}", "says"
            for picture in section.pictures:
                yield f"{chapter.id}-{section.id}", f"picture-{picture.id}"
                for number in range(picture.first_part, picture.first_part + len(picture.parts)):
                    yield f"{chapter.id}-{section.id}", f"part-{number}"
