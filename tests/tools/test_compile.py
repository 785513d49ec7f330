"""The compiled build, on a small package of its own: what is compiled, what is left alone, when it is done again."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.compile import SUFFIX, compiled_copy, hot_modules, why_not

FILES = {
    "pyproject.toml": """
        [tool.steamshed.compile]
        include = ["shed/engine/**/*.py"]
        exclude = ["**/__init__.py", "**/content.py"]
    """,
    "src/shed/__init__.py": "",
    "src/shed/engine/__init__.py": "",
    "src/shed/engine/base.py": """
        class Wagon:
            def __init__(self, load: int) -> None:
                self.load = load

            def weight(self) -> int:
                return self.load
    """,
    "src/shed/engine/content.py": """
        from pathlib import Path

        class Note:
            text = Path(__file__).with_name("note.toml").read_text().strip()
    """,
    "src/shed/engine/deep/__init__.py": "",
    "src/shed/engine/deep/tender.py": """
        from shed.engine.base import Wagon
        from shed.engine.content import Note

        class Tender(Wagon):
            def weight(self) -> int:
                return super().weight() + 1

            def note(self) -> str:
                return Note.text
    """,
    "src/shed/engine/note.toml": "coal",
    "src/shed/cold.py": "",
}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        lines = text.strip("\n").split("\n")
        indent = len(lines[0]) - len(lines[0].lstrip())
        path.write_text("\n".join(line[indent:] for line in lines) + "\n")
    return tmp_path


def run(compiled: Path, code: str) -> str:
    command = [sys.executable, "-c", code]
    environment = os.environ | {"PYTHONPATH": str(compiled)}
    return subprocess.run(command, env=environment, cwd="/", check=True, capture_output=True, text=True).stdout.strip()


def test_the_table_chooses_the_modules(project: Path) -> None:
    assert [str(path) for path in hot_modules(project)] == ["shed/engine/base.py", "shed/engine/deep/tender.py"]


@pytest.mark.parametrize(("compiler", "switch", "said"), [("no-such-cc", "1", "no-such-cc"), ("cc", "0", "is 0")])
def test_says_why_not(monkeypatch: pytest.MonkeyPatch, compiler: str, switch: str, said: str) -> None:
    monkeypatch.setenv("CC", compiler)
    monkeypatch.setenv("STEAMSHED_COMPILE", switch)
    assert said in str(why_not())


@pytest.mark.skipif(why_not() is not None, reason="nothing can be compiled here")
def test_a_compiled_copy(project: Path) -> None:
    compiled = project / "build" / "compiled"
    modules = [str(path) for path in compiled_copy(project, compiled)]
    assert f"shed/engine/base{SUFFIX}" in modules
    assert f"shed/engine/deep/tender{SUFFIX}" in modules
    assert not [name for name in modules if "content" in name or "cold" in name]

    tender = "from shed.engine.deep.tender import Tender; t = Tender(4); print(t.weight(), t.note())"
    assert run(compiled, tender) == "5 coal"
    where = "import shed.cold, shed.engine.base, shed.engine.content as c; print(shed.engine.base.__file__, c.__file__)"
    assert run(compiled, where) == f"{compiled}/shed/engine/base{SUFFIX} {compiled}/shed/engine/content.py"

    # Nothing changed: nothing is done. Data changed: only copied. A source changed: compiled again.
    extension = compiled / "shed" / "engine" / f"base{SUFFIX}"
    before = extension.stat().st_mtime_ns
    (project / "src/shed/engine/note.toml").write_text("water\n")
    compiled_copy(project, compiled)
    assert extension.stat().st_mtime_ns == before
    assert run(compiled, tender) == "5 water"
    base = project / "src/shed/engine/base.py"
    base.write_text(base.read_text().replace("return self.load", "return self.load * 2"))
    compiled_copy(project, compiled)
    assert run(compiled, tender) == "9 water"
    assert json.loads((compiled / "compiled.json").read_text())["modules"] == modules
    assert not list((project / "src").rglob("*.so"))
