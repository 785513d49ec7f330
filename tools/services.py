"""What the tests use of the system, if it is there: PostgreSQL, Redis, Chromium for the browser client,
valgrind for what things cost.

Says in one line what is missing and how to get it. Nothing is installed unasked: `make services` asks for it
(`--install`), and so does CI (the variable CI is set), where a missing one is an error.
"""

from __future__ import annotations

import argparse
import os
import pathlib
import shutil
import subprocess
import sys

PACKAGES = {"postgres": "postgresql", "redis-server": "redis-server", "chromium": "chromium", "valgrind": "valgrind"}
USES = {
    "postgres": "several workers",
    "redis-server": "several workers",
    "chromium": "the browser client",
    "valgrind": "what the engines cost",
}
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find(program: str) -> str | None:
    """The program on the path or where Debian puts PostgreSQL; for a browser also $CHROMIUM and its other names."""
    if program == "chromium":
        names = (os.environ.get("CHROMIUM"), *BROWSERS)
        return next((found for name in names if name and (found := shutil.which(name))), None)
    found = shutil.which(program)
    if found is not None:
        return found
    versions = sorted(pathlib.Path("/usr/lib/postgresql").glob(f"*/bin/{program}"))
    return str(versions[-1]) if versions else None


def missing(programs: list[str]) -> list[str]:
    return [program for program in programs if find(program) is None]


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
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("programs", nargs="*", choices=[*PACKAGES, []], help="what is looked for (all)")
    parser.add_argument("--install", action="store_true", help="install what is missing, by apt")
    options = parser.parse_args()
    programs = options.programs or list(PACKAGES)
    in_ci = bool(os.environ.get("CI"))
    lacking = missing(programs)
    if lacking and (options.install or in_ci):
        install(lacking)
        lacking = missing(programs)
    if not lacking:
        return 0
    uses = " and ".join(dict.fromkeys(USES[program] for program in lacking))
    packages = " ".join(PACKAGES[program] for program in lacking)
    how = f"install {packages} by hand" if options.install else f"make services, or apt-get install {packages}"
    print(f"NOT TESTED: {uses}, for want of {', '.join(lacking)}. To get what is missing: {how}.")
    return 1 if in_ci or options.install or options.programs else 0


if __name__ == "__main__":
    sys.exit(main())
