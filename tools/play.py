"""Serve the games at once, and faster as soon as they are compiled: `make play` runs this module.

A compiled copy that is up to date is served right away. Otherwise plain Python serves while the copy is compiled in the
background, and the server is then started again from it: whoever is at a table is connected again by the page.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TypeAlias

from tools.compile import compiled_copy, up_to_date, why_not

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
LOG = ROOT / "build" / "compile.log"
PATIENCE = 10.0
"""Seconds that a server gets to end by itself."""
Process: TypeAlias = "subprocess.Popen[bytes]"


def serve(words: list[str], compiled: bool) -> Process:
    environment = {**os.environ, "PYTHONPATH": str(COMPILED) if compiled else ""}
    return subprocess.Popen([sys.executable, "-m", "steamshed.cli", "serve", *words], env=environment)


def compile_quietly() -> Process:
    """Compiling, with what it says in a file, and so that it leaves the processor to the server."""
    LOG.parent.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, str(ROOT / "tools" / "compile.py")]
    if sys.platform != "win32":
        command = ["nice", "-n", "10", *command]
    with LOG.open("wb") as log:
        return subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log, start_new_session=True)


def stop_compiling(compiler: Process) -> None:
    """All of it: it has processes of its own."""
    if sys.platform != "win32":
        with contextlib.suppress(ProcessLookupError):
            os.killpg(compiler.pid, signal.SIGTERM)
    end(compiler)


def end(process: Process) -> None:
    """Asks a process to end, and makes sure that it does."""
    if process.poll() is None:
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def main(words: list[str]) -> int:
    if reason := why_not():
        print(f"Not compiling: {reason}. The games run as plain Python, only slower.", flush=True)
        return watch(serve(words, compiled=False), None, words)
    if up_to_date(ROOT, COMPILED):
        compiled_copy(ROOT, COMPILED)  # data may have changed
        return watch(serve(words, compiled=True), None, words)
    print("Compiling the games in the background; you can play meanwhile.", flush=True)
    return watch(serve(words, compiled=False), compile_quietly(), words)


def watch(server: Process, compiler: Process | None, words: list[str]) -> int:
    """Ends when the server ends or somebody presses Ctrl-C."""
    started = time.monotonic()
    try:
        while server.poll() is None:
            if compiler is not None and compiler.poll() is not None:
                if compiler.returncode == 0:
                    seconds = time.monotonic() - started
                    print(f"Compiled in {seconds:.0f} s: the server starts again, and is faster.", flush=True)
                    end(server)
                    server = serve(words, compiled=True)
                else:
                    print(f"Not compiled (see {LOG.relative_to(ROOT)}): it stays plain Python.", flush=True)
                compiler = None
            time.sleep(0.2)
        return server.returncode
    except KeyboardInterrupt:
        return 0
    finally:
        if compiler is not None:
            stop_compiling(compiler)
        end(server)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    sys.exit(main(sys.argv[1:]))
