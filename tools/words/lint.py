"""The check of all sentences: what it finds, what was there before it, and where English has left a translation behind.

What a rule found when it was new stands in ``baseline/RULE.txt``, a message a line. Nothing is ever added there: what
is mended is struck out, and what is not there must be mended. What was found in a file is kept in ``build``, so that a
check of files that nobody has touched takes no time.
"""

from __future__ import annotations

import functools
import hashlib
import pathlib
import pickle
from collections.abc import Iterable
from typing import NamedTuple

from tools.words import checks
from tools.words.catalogue import ROOT, Message, english_of, fingerprints, messages, paths, place
from tools.words.checks import GAMES, Finding

HERE = pathlib.Path(__file__).parent
BASELINE = HERE / "baseline"
STAMPS = HERE / "stamps"
KEPT = ROOT / "build" / "words.pickle"
Key = tuple[str, str, str]
"""Rule, file and id."""


def everything(root: pathlib.Path = ROOT, kept: pathlib.Path | None = KEPT) -> list[Finding]:
    """What is wrong anywhere."""
    sources = {str(path.relative_to(root)): path.read_text(encoding="utf-8") for path in paths(root)}
    known = _load(kept)
    about = _about(root)

    @functools.cache
    def parsed(path: str) -> dict[str, Message]:
        return messages(sources[path], path) if path in sources else {}

    fresh: dict[str, tuple[str, list[Finding]]] = {}
    for path, source in sources.items():
        told = place(path)
        english = english_of(path, told.language)
        digest = hashlib.sha256("\n".join([about, path, source, sources.get(english, "")]).encode()).hexdigest()
        if known.get(path, ("", []))[0] == digest:
            fresh[path] = known[path]
        else:
            fresh[path] = digest, checks.findings(told, parsed(path), parsed(english))
    if kept is not None and fresh != known:
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(pickle.dumps(fresh))
    client = {path: parsed(path) for path in sources if place(path).area == "client" and place(path).language == "en"}
    return [found for _, one in fresh.values() for found in one] + checks.calls(client, root) + stale(sources)


def _load(kept: pathlib.Path | None) -> dict[str, tuple[str, list[Finding]]]:
    if kept is None or not kept.is_file():
        return {}
    try:
        found = pickle.loads(kept.read_bytes())
    except (pickle.UnpicklingError, AttributeError, EOFError):
        return {}
    assert isinstance(found, dict)
    return found


def _about(root: pathlib.Path) -> str:
    """What findings depend on beside the file itself."""
    files = [
        *sorted(HERE.glob("*.py")),
        HERE / "style.toml",
        *sorted(root.rglob("src/steamshed/games/*/learn/glossary.toml")),
    ]
    files.append(root / "web" / "src" / "locale" / "glossary.toml")
    told = [hashlib.sha256(file.read_bytes()).hexdigest() for file in files if file.is_file()]
    told += [*sorted(checks.buttons(root)), *(id for game in sorted(GAMES) for id in sorted(checks.events(game)))]
    return hashlib.sha256("\n".join(told).encode()).hexdigest()


# -- what was there before -------------------------------------------------------------------------------------------


def baseline(folder: pathlib.Path = BASELINE) -> set[Key]:
    found: set[Key] = set()
    for file in folder.glob("*.txt"):
        for line in file.read_text(encoding="utf-8").splitlines():
            path, _, id = line.partition(" ")
            found.add((file.stem, path, id))
    return found


def write_baseline(keys: Iterable[Key], folder: pathlib.Path = BASELINE) -> None:
    by_rule: dict[str, list[str]] = {}
    for rule, path, id in sorted(keys):
        by_rule.setdefault(rule, []).append(f"{path} {id}\n")
    folder.mkdir(exist_ok=True)
    for file in folder.glob("*.txt"):
        if file.stem not in by_rule:
            file.unlink()
    for rule, lines in by_rule.items():
        (folder / f"{rule}.txt").write_text("".join(lines), encoding="utf-8")


class Judged(NamedTuple):
    """Findings beside the baseline."""

    new: list[Finding]
    mended: list[Key]
    """What the baseline still names."""


def judged(found: list[Finding], before: set[Key]) -> Judged:
    keys = {one.key for one in found}
    return Judged([one for one in found if one.key not in before], sorted(before - keys))


def shrunk(found: list[Finding], before: set[Key]) -> set[Key]:
    """The baseline without what is mended; never more than it was."""
    return before & {one.key for one in found}


def begun(rule: str, found: list[Finding], before: set[Key]) -> set[Key]:
    """The baseline with what a new rule finds. Raises ValueError for a rule that has its baseline already."""
    if any(key[0] == rule for key in before):
        raise ValueError(f"{rule} has a baseline, which only shrinks")
    return before | {one.key for one in found if one.key[0] == rule}


# -- translations that English has left behind -----------------------------------------------------------------------


def is_stamped(path: str) -> bool:
    """Whether a file's stamps are kept here; lessons carry theirs above each message (``tools.teaching``)."""
    return place(path).language != "en" and "/texts/" not in path


def stamps(folder: pathlib.Path = STAMPS) -> dict[tuple[str, str], tuple[str, str]]:
    """For a file and a message what English and what the translation said when they were last read side by side."""
    found: dict[tuple[str, str], tuple[str, str]] = {}
    for file in folder.glob("*.txt"):
        path = ""
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.startswith("["):
                path = line.strip("[]")
            else:
                id, english, own = line.split()
                found[path, id] = english, own
    return found


def pairs(sources: dict[str, str]) -> dict[tuple[str, str], tuple[str, str]]:
    """The same as they are now."""
    found: dict[tuple[str, str], tuple[str, str]] = {}
    for path in filter(is_stamped, sources):
        english = fingerprints(sources.get(english_of(path, place(path).language), ""))
        for id, own in fingerprints(sources[path]).items():
            if id in english:
                found[path, id] = english[id], own
    return found


def stale(sources: dict[str, str], folder: pathlib.Path = STAMPS) -> list[Finding]:
    """Translations whose English has changed since, and those that nobody has stamped."""
    known = stamps(folder)
    found = []
    for (path, id), (english, own) in pairs(sources).items():
        before = known.get((path, id))
        if before is None or (before[0] != english and before[1] != own):
            found.append(
                Finding("stamp", path, 0, id, "is new or changed in both languages: --stamp notes that it is right")
            )
        elif before[0] != english:
            found.append(
                Finding(
                    "stale",
                    path,
                    0,
                    id,
                    "English has changed, the translation has not; if it still holds: --stamp FILE",
                )
            )
    return found


def write_stamps(sources: dict[str, str], also: Iterable[str] = (), folder: pathlib.Path = STAMPS) -> int:
    """Notes what is there now, and returns how much is new. What is stale stays so but in the files of ``also``."""
    known, now, taken = stamps(folder), pairs(sources), set(also)
    told: dict[tuple[str, str], tuple[str, str]] = {}
    for key, (english, own) in now.items():
        before = known.get(key)
        stays = before is not None and before[0] != english and before[1] == own and key[0] not in taken
        told[key] = before if stays and before is not None else (english, own)
    folder.mkdir(exist_ok=True)
    lines: dict[str, list[str]] = {}
    last: dict[str, str] = {}
    for (path, id), (english, own) in sorted(told.items()):
        language = place(path).language
        rows = lines.setdefault(language, [])
        if last.get(language) != path:
            rows.append(f"[{path}]\n")
            last[language] = path
        rows.append(f"{id} {english} {own}\n")
    for language, rows in lines.items():
        (folder / f"{language}.txt").write_text("".join(rows), encoding="utf-8")
    return sum(known.get(key) != one for key, one in told.items())
