"""Runs the notebooks of examples/notebooks, and writes them with their outputs into the documentation.

python tools/notebooks.py          run them in short form; an error, or a page that is not as its notebook, is a failure
python tools/notebooks.py --write  run them whole, keep the outputs and write docs/notebooks

``make test-notebooks`` and ``make notebooks`` do it in the environment that has what they need.
"""

from __future__ import annotations

import argparse
import base64
import os
import pathlib
import sys
import tempfile
from typing import Any

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError

ROOT = pathlib.Path(__file__).resolve().parent.parent
NOTEBOOKS = sorted((ROOT / "examples" / "notebooks").glob("*.ipynb"))
PAGES = ROOT / "docs" / "notebooks"
PICTURES = {"image/svg+xml": "svg", "image/png": "png"}
"""What a cell may show as a picture, the better kind first."""
SECONDS = 600


def run(notebook: Any, folder: pathlib.Path) -> None:
    """Runs all cells of a notebook in a folder. Raises CellExecutionError."""
    client = NotebookClient(notebook, timeout=SECONDS, kernel_name="python3", resources={"metadata": {"path": folder}})
    client.execute()
    for cell in notebook.cells:
        cell.metadata.clear()  # when it ran is nobody's business
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    notebook.metadata = nbformat.from_dict({"kernelspec": kernel, "language_info": {"name": "python"}})


def page(notebook: Any, name: str) -> dict[str, bytes]:
    """The files of a notebook's page: its text, and its pictures."""
    parts: list[str] = []
    files: dict[str, bytes] = {}
    for cell in notebook.cells:
        if cell.cell_type == "markdown":
            parts.append(cell.source)
            continue
        parts.append(f"```python\n{cell.source}\n```")
        for output in cell.outputs:
            parts.append(shown(output, name, files))
    note = f"*Written from the notebook `examples/notebooks/{name}.ipynb` by `make notebooks`.*"
    files[f"{name}.md"] = ("\n\n".join([*filter(None, parts), note]) + "\n").encode()
    return files


def shown(output: Any, name: str, files: dict[str, bytes]) -> str:
    """What a cell has shown, as Markdown; a picture goes into a file."""
    if output.output_type == "stream":
        return f"```text\n{output.text.rstrip()}\n```"
    for kind, ending in PICTURES.items():
        if kind in output.data:
            picture = f"{name}-{sum(not file.endswith('.md') for file in files) + 1}.{ending}"
            data = output.data[kind]
            files[picture] = base64.b64decode(data) if ending == "png" else data.encode()
            return f"![]({picture})"
    return f"```text\n{output.data['text/plain']}\n```"


def check(file: pathlib.Path) -> list[str]:
    """What is wrong with a notebook: its page is another, it names this machine, it cannot be run."""
    notebook = nbformat.read(file, as_version=4)
    wrong = [
        f"docs/notebooks/{name} is not as {file.name}: make notebooks"
        for name, data in page(notebook, file.stem).items()
        if not (PAGES / name).exists() or (PAGES / name).read_bytes() != data
    ]
    if str(ROOT) in file.read_text(encoding="utf-8") or str(pathlib.Path.home()) in file.read_text(encoding="utf-8"):
        wrong.append(f"{file.name} names a folder of the machine on which it ran")
    with tempfile.TemporaryDirectory() as folder:
        try:
            run(notebook, pathlib.Path(folder))
        except CellExecutionError as error:
            wrong.append(f"{file.name}: {error}")
    return wrong


def write(file: pathlib.Path) -> None:
    notebook = nbformat.read(file, as_version=4)
    run(notebook, file.parent)
    nbformat.write(notebook, file)
    for old in PAGES.glob(f"{file.stem}*"):
        old.unlink()
    for name, data in page(notebook, file.stem).items():
        (PAGES / name).write_bytes(data)


def main() -> None:
    parser = argparse.ArgumentParser(description="Runs the notebooks.")
    parser.add_argument("--write", action="store_true", help="whole, and keep what they show")
    parser.add_argument("names", nargs="*", help="only these")
    chosen = parser.parse_args()
    files = [file for file in NOTEBOOKS if not chosen.names or file.stem in chosen.names]
    if chosen.write:
        for file in files:
            write(file)
            print(f"wrote {file.stem}")
        return
    os.environ["STEAMSHED_SHORT"] = "1"
    wrong = [line for file in files for line in check(file)]
    for line in wrong:
        print(line, file=sys.stderr)
    print(f"{len(files)} notebooks run in short form")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
