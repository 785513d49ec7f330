"""Lessons and their texts: plays every lesson through the rules, and lists what translations lack.

    python -m tools.teaching [GAME ...]                   plays all lessons; messages by language; exits 1 on a fault
    python -m tools.teaching --missing hu [GAME ...]      what Hungarian lacks, and what is stale
    python -m tools.teaching --stamp hu [GAME ...]        notes that Hungarian says what English says now

Above every translated message stands ``# en: HASH``, the fingerprint of the English message that it translates. Where
the English one has changed since, the translation is stale.
"""

from __future__ import annotations

import argparse
import hashlib
import pathlib
import re
import sys
from typing import NamedTuple

from fluent.syntax import FluentParser, FluentSerializer, ast

import steamshed
from steamshed.kernel.words import LANGUAGES
from steamshed.learn.checking import Check, needed
from steamshed.learn.lesson import course

GAMES = pathlib.Path(__file__).resolve().parent.parent / "src" / "steamshed" / "games"
PARTS = ("lessons", "rulebook", "aid", "companion")
STAMP = re.compile(r"^en: ([0-9a-f]{8})$", re.MULTILINE)
OPTIONAL = re.compile(r"title|otherwise|know-[0-9]+")


class Entry(NamedTuple):
    """A message: its fingerprint, the variables in its value (under "") and in its attributes, and its stamp."""

    fingerprint: str
    variables: dict[str, frozenset[str]]
    stamp: str | None


def variables_of(node: object) -> frozenset[str]:
    """The names of the variables in a part of a message."""
    if isinstance(node, ast.VariableReference):
        return frozenset([node.id.name])
    parts = node if isinstance(node, list) else vars(node).values() if isinstance(node, ast.BaseNode) else ()
    return frozenset().union(*(variables_of(part) for part in parts))


def entries(text: str, name: str) -> dict[str, Entry]:
    """The messages of a file. Raises SystemExit, naming the line, for one that is no Fluent."""
    found: dict[str, Entry] = {}
    for node in FluentParser().parse(text).body:
        if isinstance(node, ast.Junk):
            assert node.span is not None
            line = text.count("\n", 0, node.span.start) + 1
            raise SystemExit(f"{name}, line {line}: {node.annotations[0].message}")
        if not isinstance(node, ast.Message):
            continue
        if node.id.name in found:
            raise SystemExit(f"{name}: {node.id.name} is there twice")
        stamp = STAMP.search(node.comment.content or "") if node.comment is not None else None
        node.comment = None
        said = FluentSerializer().serialize_entry(node)
        variables = {"": variables_of(node.value)} if node.value is not None else {}
        variables |= {attribute.id.name: variables_of(attribute.value) for attribute in node.attributes}
        fingerprint = hashlib.sha256(said.encode()).hexdigest()[:8]
        found[node.id.name] = Entry(fingerprint, variables, stamp[1] if stamp else None)
    return found


def file_of(game: str, language: str, part: str) -> pathlib.Path:
    return GAMES / game / "learn" / "texts" / language / f"{part}.ftl"


def read(game: str, language: str, part: str) -> dict[str, Entry]:
    file = file_of(game, language, part)
    return entries(file.read_text(encoding="utf-8"), f"{game}/{language}/{part}.ftl") if file.is_file() else {}


def differences(english: dict[str, Entry], other: dict[str, Entry]) -> list[str]:
    """What a translation lacks, has too much, says with other variables, or says of an English message that is gone."""
    found = [f"{id}: missing" for id in english if id not in other]
    found += [f"{id}: there is no such message in English" for id in other if id not in english]
    for id in (id for id in english if id in other):
        own, their = english[id], other[id]
        places = {place: f"{id}.{place}" if place else id for place in own.variables | their.variables}
        found += [f"{name}: missing" for place, name in places.items() if place not in their.variables]
        found += [f"{name}: not in English" for place, name in places.items() if place not in own.variables]
        for place in (place for place in own.variables if place in their.variables):
            if own.variables[place] != their.variables[place]:
                wanted = ", ".join(sorted(f"${name}" for name in own.variables[place])) or "no variable"
                found.append(f"{places[place]}: English has {wanted}")
        if their.stamp != own.fingerprint:
            found.append(f"{id}: stale" if their.stamp else f"{id}: no stamp; run --stamp once it is right")
    return found


def unneeded(game: str, english: dict[str, Entry]) -> list[str]:
    """English texts of lessons that no lesson says."""
    wanted = {pair for lesson in course(steamshed.game(game)) for pair in needed(lesson)}
    ids = {id for id, _ in wanted}
    found = [id for id in english if id not in ids]
    for id, entry in english.items():
        extra = [name for name in entry.variables if name and (id, name) not in wanted and not OPTIONAL.fullmatch(name)]
        found += [f"{id}.{name}" for name in extra if id in ids]
    return [f"{name}: no lesson says this" for name in found]


def stamped(text: str, english: dict[str, Entry]) -> str:
    """A translated file with the fingerprints of the present English messages."""
    lines: list[str] = []
    for line in text.split("\n"):
        id = re.match(r"([a-zA-Z][\w-]*) *=", line)
        if id and id[1] in english:
            if lines and lines[-1].startswith("# en: "):
                lines.pop()
            lines.append(f"# en: {english[id[1]].fingerprint}")
        lines.append(line)
    return "\n".join(lines)


# -- commands --------------------------------------------------------------------------------------------------------


def play(games: list[str]) -> int:
    faults: list[str] = []
    for game in games:
        tries = lessons = 0
        for lesson in course(steamshed.game(game)):
            for language in LANGUAGES:
                if language == "en" or file_of(game, language, "lessons").is_file():
                    check = Check(steamshed.game(game), lesson, language)
                    faults += [f"{game}: {fault}" for fault in check.run()]
                    tries += check.tries
            lessons += 1
        faults += [f"{game}: {fault}" for fault in unneeded(game, read(game, "en", "lessons"))]
        counts = {language: sum(len(read(game, language, part)) for part in PARTS) for language in LANGUAGES}
        told = ", ".join(f"{language} {count}" for language, count in counts.items())
        print(f"{game}: {lessons} lessons, {tries} lines played; messages: {told}")
    print("\n".join(faults) or "every lesson can be played to its end")
    return 1 if faults else 0


def missing(language: str, games: list[str]) -> int:
    count = 0
    for game in games:
        for part in PARTS:
            for fault in differences(read(game, "en", part), read(game, language, part)):
                print(f"{game}/{language}/{part}.ftl: {fault}")
                count += 1
    print(f"{count} to do" if count else f"{language} is complete")
    return 1 if count else 0


def stamp(language: str, games: list[str]) -> int:
    for game in games:
        for part in PARTS:
            file = file_of(game, language, part)
            if file.is_file():
                file.write_text(stamped(file.read_text(encoding="utf-8"), read(game, "en", part)), encoding="utf-8")
    return 0


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="tools.teaching", description=__doc__.split("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--missing", choices=LANGUAGES[1:])
    parser.add_argument("--stamp", choices=LANGUAGES[1:])
    chosen = parser.parse_args(arguments)
    for game in chosen.games:
        if game not in steamshed.games():
            parser.error(f"there is no game {game!r}; there are {', '.join(steamshed.games())}")
    games = chosen.games or steamshed.games()
    if chosen.stamp:
        return stamp(chosen.stamp, games)
    return missing(chosen.missing, games) if chosen.missing else play(games)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
