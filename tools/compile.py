"""Compile the hot half of the package with mypyc.

`make compile` runs this file as a script: it leaves a whole copy of the package, compiled, in `build/compiled`, so that
`PYTHONPATH=build/compiled` runs the compiled modules while the checkout stays plain Python and no extension module ever
shadows a source that is being edited. The wheel hook (`hatch_build.py`) calls the same `compile_package`.

The table `[tool.steamshed.compile]` in `pyproject.toml` chooses the modules: `include` and `exclude` are globs relative
to `src`. They become one mypyc group, so calls between them are direct C calls.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import importlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

if sys.platform != "win32":
    import fcntl

SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
STAMP = "compiled.json"
"""What a compiled copy was made from."""
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.pyc", "*.so", ".mypy_cache")


class CompileError(Exception):
    """mypyc or the C compiler refused; what they said is on the terminal."""


def why_not() -> str | None:
    """Why nothing can be compiled here, or None when it can."""
    if os.environ.get("STEAMSHED_COMPILE") == "0":
        return "STEAMSHED_COMPILE is 0"
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the C headers of this Python are not installed (Python.h)"
    return None


def hot_modules(project: Path) -> list[Path]:
    """The modules to compile, relative to `src`, in a stable order."""
    with (project / "pyproject.toml").open("rb") as file:
        table = tomllib.load(file)["tool"]["steamshed"]["compile"]
    source = project / "src"

    def found(globs: list[str]) -> set[Path]:
        return {path.relative_to(source) for glob in globs for path in source.glob(glob) if path.suffix == ".py"}

    return sorted(found(table["include"]) - found(table["exclude"]))


def compile_package(project: Path, target: Path, work: Path) -> list[Path]:
    """Compile the hot modules of `project`; put the extension modules, and nothing else, below `target`.

    All intermediate files go to `work`; when it is kept, the next run only recompiles the C files that changed.
    The paths returned are relative to `target`, laid out as on `sys.path`.
    """
    modules = hot_modules(project)
    if not modules:
        raise CompileError("[tool.steamshed.compile] names no module that exists")
    tree = work / "tree"
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(project / "src", tree, ignore=LEFT_OUT)
    shutil.rmtree(target, ignore_errors=True)
    command = [sys.executable, str(Path(__file__).resolve()), "--build", str(target.resolve()), str(work.resolve())]
    # In a process of its own: mypyc ends the process on a type error and depends on the current folder.
    child = subprocess.run(command, cwd=tree, input=json.dumps([str(path) for path in modules]), text=True, check=False)
    if child.returncode != 0:
        raise CompileError("mypyc could not compile the package, see above")
    return sorted(path.relative_to(target) for path in target.rglob(f"*{SUFFIX}"))


def build(modules: list[str], target: str, work: Path) -> None:
    """Run mypyc and the C compiler in the current folder, a copy of `src`. Only ever called in a child process."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    group = Path(modules[0]).parts[0]
    extensions = mypycify(
        [
            "--config-file=",
            f"--cache-dir={work / 'mypy_cache'}",
            "--ignore-missing-imports",
            "--no-color-output",
            *modules,
        ],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        group_name=group,
        target_dir=str(work / "c"),
    )
    headers = hashlib.sha256(repr(tools()).encode())
    for header in sorted((work / "c").rglob("*.h")):
        headers.update(header.read_bytes())

    class BuildExtensions(build_ext):
        """Compiles the C files of an extension side by side, and only those that changed since the last run."""

        def build_extensions(self) -> None:
            one_by_one = self.compiler.compile

            def compile_all(sources: list[str], output_dir: str | None = None, **options: Any) -> list[str]:
                def compile_one(source: str) -> list[str]:
                    digest = headers.copy()
                    digest.update(repr([source, options["macros"], options["extra_postargs"]]).encode())
                    digest.update(Path(source).read_bytes())
                    objects: list[str] = self.compiler.object_filenames([source], output_dir=output_dir or "")
                    stamp = Path(objects[0] + ".sha256")
                    if Path(objects[0]).exists() and stamp.exists() and stamp.read_text() == digest.hexdigest():
                        return objects
                    stamp.unlink(missing_ok=True)
                    one_by_one([source], output_dir=output_dir, **options)
                    stamp.write_text(digest.hexdigest())
                    return objects

                # The largest first: they decide when the last one is ready.
                largest_first = sorted(sources, key=os.path.getsize, reverse=True)
                with ThreadPoolExecutor(max(1, os.cpu_count() or 1)) as pool:
                    done = dict(zip(largest_first, pool.map(compile_one, largest_first), strict=True))
                return [obj for source in sources for obj in done[source]]

            self.compiler.compile = compile_all
            super().build_extensions()

    distribution = Distribution({"name": group, "ext_modules": extensions, "cmdclass": {"build_ext": BuildExtensions}})
    command = distribution.get_command_obj("build_ext")
    command.build_lib = target
    command.build_temp = str(work / "objects")
    command.ensure_finalized()
    command.run()


def tools() -> list[str]:
    """What compiles, besides this file."""
    from mypy.version import __version__ as mypy_version

    return [sys.version, mypy_version, SUFFIX, os.environ.get("CC", ""), os.environ.get("CFLAGS", "")]


def fingerprint(project: Path) -> str:
    """Changes exactly when a compilation could give something else: sources, choice of modules, tools."""
    digest = hashlib.sha256()
    choice = [str(path) for path in hot_modules(project)]
    digest.update(json.dumps([choice, tools()]).encode())
    digest.update(Path(__file__).read_bytes())
    for path in sorted((project / "src").rglob("*.py")):
        digest.update(f"\0{path.relative_to(project)}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def files(folder: Path) -> Iterator[Path]:
    """Every file of a package that belongs in a copy of it, relative to `folder`."""
    for path in folder.rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in {".so", ".pyc"}:
            yield path.relative_to(folder)


def refresh(source: Path, copy: Path) -> None:
    """Bring the Python and data files of `copy` up to those of `source`, leaving its extension modules alone."""
    wanted = set(files(source))
    for path in set(files(copy)) - wanted:
        (copy / path).unlink()
    for path in wanted:
        old, new = copy / path, (source / path).read_bytes()
        if not old.exists() or old.read_bytes() != new:
            old.parent.mkdir(parents=True, exist_ok=True)
            old.write_bytes(new)


@contextlib.contextmanager
def alone(path: Path) -> Iterator[None]:
    """Waits for other runs; where the system has no such locks (Windows), only one should be started."""
    with path.open("w") as lock:
        if sys.platform != "win32":
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def up_to_date(project: Path, target: Path) -> list[Path]:
    """The compiled modules of a copy whose sources have not changed since; none if they have."""
    stamp = target / STAMP
    known = json.loads(stamp.read_text()) if stamp.exists() else None
    if known is None or known["fingerprint"] != fingerprint(project):
        return []
    modules = [Path(name) for name in known["modules"]]
    return modules if all((target / path).exists() for path in modules) else []


def compiled_copy(project: Path, target: Path) -> list[Path]:
    """Make `target` hold a full, compiled copy of what is in `src`; quick when no source changed."""
    work = project / "build" / "mypyc"
    work.mkdir(parents=True, exist_ok=True)
    with alone(work / "lock"):
        if modules := up_to_date(project, target):
            stamp = (target / STAMP).read_text()
            refresh(project / "src", target)
            (target / STAMP).write_text(stamp)
            return modules
        shutil.rmtree(target, ignore_errors=True)
        fresh, now = work / "fresh", fingerprint(project)
        modules = compile_package(project, fresh, work)
        refresh(project / "src", fresh)
        names = [str(path) for path in modules]
        (fresh / STAMP).write_text(json.dumps({"fingerprint": now, "modules": names}, indent=1))
        target.parent.mkdir(parents=True, exist_ok=True)
        fresh.rename(target)
        return modules


def check(target: Path) -> None:
    """Fail unless this very process imports the package from `target`, with every compiled module really compiled."""
    stamp = target / STAMP
    if not stamp.exists():
        raise SystemExit(f"there is no compiled package in {target}")
    for name in json.loads(stamp.read_text())["modules"]:
        dotted = name.removesuffix(SUFFIX).replace("/", ".")
        found = Path(importlib.import_module(dotted).__file__ or "")
        if found.resolve() != (target / name).resolve():
            raise SystemExit(f"{dotted} was to be compiled, in {target}, but was imported from {found}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile the hot half of the package with mypyc.")
    parser.add_argument("--target", type=Path, default=Path("build/compiled"), help="where the compiled copy goes")
    parser.add_argument("--check", action="store_true", help="only check that Python imports the compiled copy")
    parser.add_argument("--build", nargs=2, help=argparse.SUPPRESS)
    options = parser.parse_args()
    project = Path(__file__).resolve().parent.parent
    if options.build:
        build(json.load(sys.stdin), options.build[0], Path(options.build[1]))
    elif options.check:
        check(options.target)
    elif reason := why_not():
        shutil.rmtree(options.target, ignore_errors=True)
        print(f"Not compiling: {reason}. Everything runs as plain Python, only slower.")
    else:
        start = time.perf_counter()
        try:
            modules = compiled_copy(project, options.target)
        except CompileError as error:
            raise SystemExit(f"Not compiled: {error}") from None
        print(f"{len(modules)} extension modules in {options.target}, {time.perf_counter() - start:.1f} s")


if __name__ == "__main__":
    main()
