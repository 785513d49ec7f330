"""The folder of the data and its files: for nobody but who runs the server."""

from __future__ import annotations

import os
import pathlib


def make_private(folder: pathlib.Path) -> None:
    """Makes the data folder if need be; others can neither list nor enter it. One that is not ours stays as it is."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    if ours(folder):
        folder.chmod(0o700)


def make_private_file(file: pathlib.Path) -> None:
    """Makes a file that only its owner can read; SQLite gives its companions (-wal, -shm) the same rights."""
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    for one in (file, *file.parent.glob(f"{file.name}-*")):
        if ours(one):
            one.chmod(0o600)


def ours(path: pathlib.Path) -> bool:
    """Whether its rights are ours to set; systems without such rights have none to set."""
    return os.name == "posix" and path.stat().st_uid == os.geteuid()
