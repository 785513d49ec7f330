"""Looks for the database and the message server that some tests start; installs them by apt where that is allowed.

Prints one line for what is missing. With CI set in the environment a missing one is an error.
"""

from __future__ import annotations

import os
import pathlib
import shutil
import subprocess
import sys

PACKAGES = {"postgres": "postgresql", "redis-server": "redis-server"}


def find(program: str) -> str | None:
    """The program on the path or where Debian puts PostgreSQL."""
    found = shutil.which(program)
    if found is not None:
        return found
    versions = sorted(pathlib.Path("/usr/lib/postgresql").glob(f"*/bin/{program}"))
    return str(versions[-1]) if versions else None


def missing() -> list[str]:
    return [program for program in PACKAGES if find(program) is None]


def install(programs: list[str]) -> None:
    """By apt as root, or with a sudo that asks nothing."""
    apt = shutil.which("apt-get")
    if apt is None:
        return
    command = [apt, "install", "-y", "-qq", "--no-install-recommends", *(PACKAGES[program] for program in programs)]
    if os.geteuid() != 0:
        sudo = shutil.which("sudo")
        if sudo is None:
            return
        command = [sudo, "-n", *command]
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(command, env=environment, capture_output=True, check=False)
    if done.returncode != 0:
        update = [*command[: command.index(apt) + 1], "update", "-qq"]
        subprocess.run(update, env=environment, capture_output=True, check=False)
        subprocess.run(command, env=environment, capture_output=True, check=False)


def main() -> int:
    lacking = missing()
    if lacking:
        install(lacking)
        lacking = missing()
    if not lacking:
        return 0
    packages = " ".join(PACKAGES[program] for program in lacking)
    print(f"NOT TESTED: several workers, for want of {', '.join(lacking)}. Install: apt-get install {packages}")
    return 1 if os.environ.get("CI") else 0


if __name__ == "__main__":
    sys.exit(main())
