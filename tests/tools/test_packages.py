"""Wheel and sdist: built here, installed into an empty environment, served, and played with."""

from __future__ import annotations

import os
import pathlib
import shutil
import subprocess
import sys
import tarfile
import zipfile

import httpx
import pytest

import steamshed
from steamshed.kernel.words import LANGUAGES
from tests.server.harness import ROOT, Person, Running

UV = str(pathlib.Path(sys.executable).with_name("uv"))
PLAIN = {**os.environ, "STEAMSHED_COMPILE": "0", "PYTHONPATH": ""}
"""Compiling is tested elsewhere, and takes minutes."""


def run(*command: str | pathlib.Path, cwd: pathlib.Path = ROOT) -> str:
    done = subprocess.run(command, cwd=cwd, env=PLAIN, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def build(project: pathlib.Path, kind: str, to: pathlib.Path) -> pathlib.Path:
    """A package of a kind, from a checkout or an unpacked sdist."""
    run(sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", to, cwd=project)
    (found,) = to.iterdir()
    return found


class Installed(Running):
    """A server of a package that stands in an environment of its own."""

    def __init__(self, folder: pathlib.Path, package: pathlib.Path) -> None:
        super().__init__(folder, extra_games="")
        home = folder / "env"
        run(UV, "venv", "--quiet", "--python", sys.executable, home)
        self.python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        run(UV, "pip", "install", "--quiet", "--python", self.python, "-r", ROOT / "requirements.txt")
        run(UV, "pip", "install", "--quiet", "--python", self.python, "--no-deps", package)
        self.program = (str(self.python.with_name("steamshed")),)

    def path(self) -> str:
        return ""


class WithoutInstalling(Running):
    """A server that uvx runs from a wheel."""

    def __init__(self, folder: pathlib.Path, wheel: pathlib.Path) -> None:
        super().__init__(folder, extra_games="")
        pinned = ("--constraints", str(ROOT / "requirements.txt"))
        self.program = (
            UV,
            "tool",
            "run",
            "--quiet",
            "--python",
            sys.executable,
            *pinned,
            "--from",
            str(wheel),
            "steamshed",
        )

    def path(self) -> str:
        return ""


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """Built as whoever has cloned the project builds it: with the client."""
    return build(ROOT, "sdist", tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="module")
def wheel(sdist: pathlib.Path, tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """Built from the sdist, so both are what they should be; without Node, for the sdist has the client."""
    with tarfile.open(sdist) as packed:
        packed.extractall(tmp_path_factory.mktemp("unpacked"), filter="data")
        unpacked = tmp_path_factory.getbasetemp() / "unpacked0" / packed.getnames()[0].split("/")[0]
    shutil.rmtree(unpacked / "web")
    return build(unpacked, "wheel", tmp_path_factory.mktemp("wheel"))


def test_the_version_is_said_once(wheel: pathlib.Path) -> None:
    assert wheel.name == f"steamshed-{steamshed.__version__}-py3-none-any.whl"


def test_everything_is_in_the_wheel(wheel: pathlib.Path) -> None:
    """Data files, texts and the client: whatever the checkout has in the package."""
    source = ROOT / "src"
    tracked = run("git", "ls-files", "src/steamshed").splitlines() if (ROOT / ".git").exists() else []
    wanted = {pathlib.Path(name).relative_to("src").as_posix() for name in tracked}
    wanted |= {path.relative_to(source).as_posix() for path in source.glob("steamshed/server/static/**/*.*")}
    with zipfile.ZipFile(wheel) as packed:
        assert not wanted - set(packed.namelist())
    manifests = {f"manifest-{language}.webmanifest" for language in LANGUAGES}
    icons = {"icon-180.png", "icon-192.png", "icon-512.png", "icon-maskable-512.png"}
    client = {"index.html", "worker.js", *manifests, *icons}
    assert {f"steamshed/server/static/{name}" for name in client} <= wanted


async def test_an_installed_wheel_serves_the_client_and_a_game(wheel: pathlib.Path, tmp_path: pathlib.Path) -> None:
    server = Installed(tmp_path, wheel)
    where = subprocess.run(
        [server.python, "-c", "import steamshed; print(steamshed.__file__)"],
        capture_output=True,
        text=True,
        env=PLAIN,
        check=True,
    )
    assert str(tmp_path) in where.stdout
    server.start()
    try:
        page = httpx.get(server.address)
        assert page.status_code == 200
        script = page.text.split('src="')[1].split('"')[0]
        assert httpx.get(server.address + script).status_code == 200
        ann = await Person(server.address).be_guest("Ann")
        table = await ann.make("age_of_steam", "me", {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"})
        async with ann.at(table) as line:
            await line.until("state")
            while not line.state.get("legal"):
                await line.until("state")
            await line.play(line.state["legal"][0]["action"])
        await ann.close()
    finally:
        server.stop()


def test_uvx_runs_the_wheel(wheel: pathlib.Path, tmp_path: pathlib.Path) -> None:
    server = WithoutInstalling(tmp_path, wheel)
    assert "steamshed serve" in run(*server.program, cwd=tmp_path)  # alone it says what it can do
    server.start()
    try:
        page = httpx.get(server.address)
        assert page.status_code == 200
        assert "<script" in page.text
    finally:
        server.stop()
