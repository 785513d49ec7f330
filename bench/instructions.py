"""What the engines, the bots and the server cost in machine instructions, which do not depend on what else a machine
does.

    PYTHONPATH=build/compiled .venv/bin/python -m bench.instructions             # counts, beside those on record
    ... -m bench.instructions --record                                           # writes bench/instructions.json
    ... -m bench.instructions --record --because "what makes something dearer"   # where a count has grown by over 5 %

callgrind counts in processes of its own, one a game. A count comes out alike, within a percent, wherever the
toolchain is the same: CPython and how it was built, the compiler of the extension modules, the pinned packages. The
record keeps each toolchain apart, and a test (``bench/tests/test_instructions.py``) compares.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import subprocess
import sys
import sysconfig
import tempfile
import zlib
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import steamshed
from bench.callgrind import Counter, can_count, counted
from bench.engine import is_compiled
from bench.served import MOVES, Served
from steamshed.bots.ladder import LadderBot
from steamshed.bots.levels import MEDIUM
from steamshed.bots.thinking import thinking
from steamshed.kernel.game import AnyGame
from steamshed.kernel.state import State
from steamshed.ui import assist

RECORD = Path(__file__).with_suffix(".json")
MOST = 1.05
"""A count may grow by so much without a word."""
ELSEWHERE = 1.3
"""The same on another toolchain than the one on record, where each count is a little different."""
TRIED = 12
"""So many actions are tried for what the judge says after them."""
ACTIONS = 400
"""Of a whole game that is counted, so many at most."""
COUNTS = {
    "action": "one action of steady play: all legal actions, the choice, carrying it out",
    "copy": "one copy of a position",
    "judge": "a copy, an action on it, and what `medium` says of it for every seat",
    "decision": "one decision of `medium`, from the view on",
    "imagine": "a position from a view",
    "view": "a view of a position",
    "panel": "the panel beside the board, from the view on",
    "move": "a move at a table of the server that four people watch, with what each is sent; nothing is stored",
}


def positions(game: AnyGame, players: int, options: Mapping[str, object]) -> list[State]:
    """The positions of a steady game, as far as it is looked at."""
    chance, rng = steamshed.Chance(seed=1), random.Random(1)
    found: list[State] = []
    state: State = game.new(players, options, chance)
    while state.seat is not None and len(found) < ACTIONS:
        found.append(state.clone())
        state.apply_legal(game.steady(state, state.legal(), rng), chance)
    return found


def busiest(states: list[State]) -> State:
    """In the second quarter of a game, the position with the most legal actions."""
    quarter = len(states) // 4
    return max(states[quarter : 2 * quarter], key=lambda state: len(state.legal()))


def count_all(name: str) -> None:
    """Counts everything of one game. In a process that valgrind runs."""
    game: AnyGame = steamshed.game(name)
    players = min(4, game.seats[-1])
    options: dict[str, object] = {"preset": "official"} if "official" in game.options.presets else {}
    states = positions(game, players, options)
    busy = busiest(states)
    seat, legal, view = busy.decider, busy.legal(), busy.view(busy.seat)
    heuristics = thinking(game, MEDIUM)
    count = Counter().count

    some = legal[:: max(1, len(legal) // TRIED)][:TRIED]

    def play() -> int:
        chance, rng = steamshed.Chance(seed=2), random.Random(2)
        state: State = game.new(players, options, chance)
        played = 0
        while state.seat is not None and played < ACTIONS:
            state.apply_legal(game.steady(state, state.legal(), rng), chance)
            played += 1
        return played

    def judge() -> None:
        for action in some:
            after = busy.clone()
            after.apply_legal(action, steamshed.Chance(seed=3))
            for each in range(players):
                heuristics.judge(after, each)

    served = Served(game, options, busy)
    count(f"{name}.action/{play()}", play)
    count(f"{name}.copy/200", lambda: [busy.clone() for _ in range(200)])
    count(f"{name}.judge/{len(some)}", judge)
    count(f"{name}.decision/1", lambda: LadderBot(game, MEDIUM).choose(view, legal, None, random.Random(4)))
    count(f"{name}.imagine/10", lambda: [game.imagine(view, steamshed.Chance(seed=5)) for _ in range(10)])
    count(f"{name}.view/20", lambda: [busy.view(seat) for _ in range(20)])
    count(f"{name}.panel/1", lambda: assist.panel(game, view))
    count(f"{name}.move/{MOVES}", served.play, served.begin)


# -- one process a game ------------------------------------------------------------------------------------------------


def measure(names: list[str]) -> dict[str, int]:
    """All counts of some games: for one of each thing."""
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(os.cpu_count()) as pool:
        each = list(pool.map(lambda name: measure_game(name, Path(folder) / name), names))
    return {f"{name}.{what}": counts[f"{name}.{what}"] for name, counts in zip(names, each) for what in COUNTS}


def measure_game(name: str, folder: Path) -> dict[str, int]:
    folder.mkdir()
    valgrind = ["valgrind", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={folder}/callgrind.out"]
    # Nothing of what lies in the environment: hashes of texts and the length of paths are part of what is counted.
    environment = {"PATH": os.environ.get("PATH", ""), "PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1"}
    environment["PYTHONPATH"] = os.environ.get("PYTHONPATH", "")
    command = [*valgrind, sys.executable, "-m", "bench.instructions", "--in-valgrind", name]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{name} cannot be counted:\n{done.stderr[-2000:]}")
    found: dict[str, int] = {}
    for key, count in counted(folder).items():
        what, _, times = key.partition("/")
        found[what] = round(count / int(times))
    return found


def toolchain() -> str:
    """What the counts depend on beside the sources and the pinned packages: CPython, how it was built, the compiler."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    version = subprocess.run([compiler, "-dumpfullversion"], capture_output=True, text=True, check=False).stdout.strip()
    built = zlib.crc32(str(sysconfig.get_config_var("CONFIG_ARGS")).encode())
    python = f"{platform.python_implementation()} {platform.python_version()}, {platform.python_compiler()}"
    return f"{python}, {built:08x}, {compiler} {version}"


# -- the record --------------------------------------------------------------------------------------------------------


def on_record(tools: str) -> tuple[dict[str, int], float, list[str]]:
    """The counts on record, by how much they may grow, and why counts have grown. A toolchain that is not on record is
    compared with one that is, generously."""
    if not RECORD.exists():
        return {}, MOST, []
    data = json.loads(RECORD.read_text(encoding="utf-8"))
    if tools in data["counts"]:
        return data["counts"][tools], MOST, data["grown"]
    return next(iter(data["counts"].values())), ELSEWHERE, data["grown"]


def grown(counts: Mapping[str, int], recorded: Mapping[str, int], most: float) -> list[str]:
    """What takes more than the record allows, or is not in it: a line each."""
    found: list[str] = []
    for key, count in counts.items():
        before = recorded.get(key)
        if before is None:
            found.append(f"{key}: {count:,} instructions, not on record")
        elif count > most * before:
            found.append(f"{key}: {count:,} instructions, {before:,} on record ({count / before - 1:+.1%})")
    return found


def record(counts: Mapping[str, int], tools: str, because: str) -> None:
    """Writes the counts of a toolchain. What has grown needs a reason."""
    recorded, most, why = on_record(tools)
    dearer = [line for line in grown(counts, recorded, most) if "on record (" in line]
    if dearer and not because:
        raise SystemExit("\n".join([*dearer, "Say why with --because."]))
    why += [f"{line}: {because}" for line in dearer]
    known = json.loads(RECORD.read_text(encoding="utf-8"))["counts"] if RECORD.exists() else {}
    known[tools] = {**known.get(tools, {}), **counts}
    text = json.dumps({"counts": known, "grown": why}, indent=1, ensure_ascii=False)
    RECORD.write_text(text + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", help="games (all)")
    parser.add_argument("--record", action="store_true", help=f"write {RECORD.name}")
    parser.add_argument("--because", default="", help="why something takes more")
    parser.add_argument("--in-valgrind", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.in_valgrind:
        count_all(asked.names[0])
        return
    if not can_count() or not is_compiled():
        raise SystemExit("This needs Linux on x86-64, valgrind, and the compiled copy (docs/bench.md).")
    counts = measure(asked.names or steamshed.games())
    recorded = on_record(toolchain())[0]
    print(f"Instructions, thousands; {toolchain()}")
    for key, count in counts.items():
        before = recorded.get(key)
        print(f"{key:<32} {count / 1000:>12,.1f}" + (f" {count / before - 1:>+8.1%}" if before else ""))
    if asked.record:
        record(counts, toolchain(), asked.because)


if __name__ == "__main__":
    main()
