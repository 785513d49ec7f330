"""The wheel build hook: adds the compiled modules where there is a C compiler, else leaves a pure Python wheel.

`STEAMSHED_COMPILE=0` asks for pure Python. An editable install is always pure Python; see `tools/compile.py`.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
from tools.compile import CompileError, compile_package, why_not


class CompileHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    work: Path | None = None

    def dependencies(self) -> list[str]:
        """What compiling needs, besides what the compiled modules import; nothing for pure Python."""
        if why_not():
            return []
        return ["mypy>=2.4,<3", "setuptools>=77", *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
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
