"""The coverage of the rule ledgers: for every id where it is enforced and which tests name it.

An id is a message of the game's English locale. It counts as tested when a test is marked ``@rule("AS-BUILD-07")``.
Exits with 1 if an id has no test, or if code or tests name an id that does not exist.
"""

from __future__ import annotations

import ast
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "steamshed" / "games"
TESTS = ROOT / "tests"
RULE = re.compile(r"\b([A-Z]{2}-[A-Z]+-\d+|MR-\d\d[a-z]?)\b")
FAMILY = ROOT / "src" / "steamshed" / "hexrail"
"""Where the rules stand that maps can bring: docs/rules/map_rules.md."""


def ledger(game: pathlib.Path) -> list[str]:
    """The ids of a game, in the order of its locale file."""
    text = (game / "locale" / "en.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([A-Z]{2}-[A-Z]+-\d+|MR-\d\d[a-z]?) =", text, re.MULTILINE)


def enforced(game: pathlib.Path) -> dict[str, list[str]]:
    """Rule id to the modules of a game that name it."""
    found: dict[str, list[str]] = {}
    files = [*sorted(game.rglob("*.py")), *(sorted(GAMES.rglob("*.py")) if game == FAMILY else [])]
    for file in files:
        name = str(file.relative_to(game if file.is_relative_to(game) else GAMES))
        for id in dict.fromkeys(mentioned(file.read_text(encoding="utf-8"))):
            found.setdefault(id, []).append(name)
    return found


def mentioned(text: str) -> list[str]:
    """Ids in a text, also in the short forms "AS-VP-02 to 06" and "AS-REPL-01, 04, 06"."""
    found: list[str] = []
    for match in RULE.finditer(text):
        id = match.group(1)
        found.append(id)
        if id.startswith("MR-"):
            continue
        stem, number = id[:-2], int(id[-2:])
        rest = text[match.end() : match.end() + 60]
        if span := re.match(r" to (\d\d)\b", rest):
            found.extend(f"{stem}{n:02}" for n in range(number + 1, int(span.group(1)) + 1))
        elif more := re.match(r"((?:, \d\d\b)+(?: and \d\d\b)?|(?: and \d\d\b))", rest):
            found.extend(f"{stem}{n}" for n in re.findall(r"\d\d", more.group(1)))
    return found


def tested() -> dict[str, list[str]]:
    """Rule id to the tests that are marked with it."""
    found: dict[str, list[str]] = {}
    for file in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
                    for argument in mark.args:
                        if isinstance(argument, ast.Constant):
                            found.setdefault(str(argument.value), []).append(f"{file.relative_to(TESTS)}::{node.name}")
    return found


def main() -> int:
    tests, known, faults = tested(), set[str](), 0
    for game in [*sorted(path.parent.parent for path in GAMES.glob("*/locale/en.ftl")), FAMILY]:
        ids, places = ledger(game), enforced(game)
        known.update(ids)
        print(f"{game.name}: {len(ids)} rules, {sum(id in tests for id in ids)} tested")
        for id in ids:
            named = tests.get(id, [])
            where = ", ".join(places.get(id, [])) or "by the shape of the program"
            what = named[0] + (f" (+{len(named) - 1})" if len(named) > 1 else "") if named else "NO TEST"
            print(f"  {id:<14} {where:<50} {what}")
            faults += not named
        prefixes = {id[:3] for id in ids}
        for id in sorted(id for id in places if id[:3] in prefixes and id not in ids):
            print(f"  {id:<14} is named in {', '.join(places[id])} but is no rule")
            faults += 1
    for id in sorted(set(tests) - known):
        print(f"  {id:<14} is tested by {tests[id][0]} but is no rule")
        faults += 1
    print("every rule has a test" if not faults else f"{faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
